import Foundation
import Testing

@testable import SimKit

/// Whether the rules say all that versions differ in, and whether each that says so does something.
struct RulesTests {
  /// All published scenarios, read once.
  private static let scenarios: [Scenario] = {
    let folder = Vcsim.root.appendingPathComponent("Scenarios")
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".txt") }.sorted().compactMap { file in
      let text = try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      return text.map { Scenario.parse(Source(name: file, text: $0)).scenario! }
    }
  }()

  private struct Events: EventSink {
    var all: [TraceEvent] = []
    mutating func receive(_ event: TraceEvent) {
      // The version itself decides which release of it a remark names.
      if case .remark(.since, _) = event.content { return }
      all.append(event)
    }
  }

  private func events(_ scenario: Scenario, _ mode: Mode, _ rules: RuleSet) -> [TraceEvent] {
    var sink = Events()
    var simulator = Simulator(scenario, mode: mode, rules: rules)
    _ = simulator.run(into: &sink)
    return sink.all
  }

  private func modes(of scenario: Scenario) -> [Mode] {
    scenario.header.modes.isEmpty ? [.standard] : scenario.header.modes
  }

  @Test func eachRuleHasARowAtItsPlace() {
    #expect(RuleBook.all.map(\.id) == RuleID.allCases)
    for (place, rule) in RuleID.allCases.enumerated() { #expect(rule.place == place) }
  }

  @Test func flippingARuleTwiceChangesNothing() {
    let rules = RuleSet(.ios6)
    for rule in RuleID.allCases {
      #expect(rules.holds(rule) == rule.modes.contains(.ios6))
      #expect(rules.flipping(rule).holds(rule) != rules.holds(rule))
      #expect(rules.flipping(rule).flipping(rule) == rules)
    }
  }

  /// True where a line counts in some versions only: then the scenario asks for the version itself.
  private func isConditional(_ scenario: Scenario) -> Bool {
    let inside = scenario.blocks.flatMap { $0.statements } + scenario.hooks.flatMap { $0.actions }
    let conditions = (scenario.story + inside).map { $0.condition } + scenario.hooks.map { $0.condition }
    return conditions.contains { $0?.modes != nil }
  }

  /// The mode itself decides nothing: with the rules of its neighbor a version behaves as its neighbor.
  @Test(.long) func versionsDifferInTheirRulesAlone() {
    for scenario in Vcsim.sample(Self.scenarios) where !isConditional(scenario) {
      for (old, new) in zip(Mode.all, Mode.all.dropFirst()) {
        let there = events(scenario, new, RuleSet(new))
        #expect(events(scenario, old, RuleSet(new)) == there, "\(scenario.name) \(old.name)")
      }
    }
  }

  private static let parts = 8

  @Test(.long, arguments: 0..<parts) func aDifferenceOfTwoVersionsHasARule(part: Int) {
    let scenarios = Vcsim.sample(Self.scenarios)
    for number in stride(from: part, to: scenarios.count, by: Self.parts) {
      let scenario = scenarios[number]
      let runs = Mode.all.map { mode in
        var simulator = Simulator(scenario, mode: mode)
        return (mode: mode, steps: simulator.collect().steps)
      }
      for (before, after) in zip(runs, runs.dropFirst()) {
        let (old, new) = (before.mode, after.mode)
        let rules = RuleDifference.rules(of: scenario, from: old, to: new)
        #expect((before.steps != after.steps) == !rules.isEmpty, "\(scenario.name) \(old.name) \(new.name)")
        #expect(rules.allSatisfy { $0.modes.contains(old) != $0.modes.contains(new) })
      }
    }
  }

  /// A line of both versions that differs, a size of another layout or a callback at another place, is told the rule that
  /// makes it differ, which holds in one of them only.
  @Test(.long) func eachDifferenceNamesARuleOfOneVersion() {
    let (old, new) = (Mode.ios5, Mode.ios26)
    var lines = 0
    for scenario in Vcsim.sample(Self.scenarios) where !isConditional(scenario) {
      for step in RuleDifference.explained(scenario, from: old, to: new) {
        for line in step.lines where line.differs {
          lines += 1
          let rule = line.line.rule
          #expect(
            rule.map { $0.modes.contains(old) != $0.modes.contains(new) } == true,
            "\(scenario.name) \(step.text): \(line.line.text) \(rule?.rawValue ?? "no rule")")
        }
      }
    }
    #expect(lines > 50)
  }

  /// A rule that no scenario ever calls upon is a claim that nothing shows: each sends a line of a published trace, or
  /// changes one when it is switched, in a version in which the scenario is checked.
  @Test(.long) func aRuleHasAScenario() {
    // What is refused has a scenario on its page, which `RefusalRowTests` plays.
    var idle = Set(RuleID.allCases).subtracting(Refusal.allCases.map(\.rule))
    var runs: [(scenario: Scenario, mode: Mode, events: [TraceEvent])] = []
    for scenario in Self.scenarios {
      for mode in modes(of: scenario) {
        let events = events(scenario, mode, RuleSet(mode))
        runs.append((scenario, mode, events))
        for event in events {
          switch event.content {
          case .call(let call): idle.remove(call.rule)
          case .warning(_, let rule), .exception(_, _, let rule): idle.remove(rule)
          case .step, .note, .remark, .gap: break
          }
        }
      }
    }
    for rule in idle {
      let changes = runs.contains { run in
        events(run.scenario, run.mode, RuleSet(run.mode).flipping(rule)) != run.events
      }
      if changes { idle.remove(rule) }
    }
    #expect(idle.isEmpty, "\(idle.map(\.rawValue).sorted())")
  }
}
