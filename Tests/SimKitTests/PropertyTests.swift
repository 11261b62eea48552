import Testing

@testable import SimKit

/// Random walks: whatever a story does, some things can never be.
struct PropertyTests {
  private func check(_ scenario: Scenario, _ mode: Mode, seed: UInt64, balanced: Bool = true) -> Bool {
    var simulator = Simulator(scenario, mode: mode)
    var invariants = Invariants(scenario, mode: mode)
    if balanced { invariants.watch(&simulator) } else { _ = simulator.run(into: &invariants) }
    if case .fault(let fault)? = simulator.outcome, case .neverIdle = fault.kind, !scenario.repeatsCode {
      Issue.record("seed \(seed) in \(mode.name) runs for ever\n\(scenario.asText)")
      return false
    }
    guard !invariants.violations.isEmpty else { return true }
    Issue.record("seed \(seed) in \(mode.name): \(invariants.violations)\n\(scenario.asText)")
    return false
  }

  /// A series of random stories, and the versions that play it.
  struct Walk: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let seeds: Range<UInt64>
    let modes: [Mode]
    var depth = 3
    var hooks = true
  }

  private static let walks = [
    Walk(testDescription: "iOS 5", seeds: 0..<10_000, modes: [.ios5]),
    Walk(testDescription: "iOS 6", seeds: 0..<10_000, modes: [.ios6]),
    Walk(testDescription: "later versions", seeds: 20_000..<20_400, modes: Mode.all.filter { $0 >= .ios7 }),
    Walk(testDescription: "containers six deep", seeds: 50_000..<60_000, modes: [.ios7], depth: 6, hooks: false),
    Walk(testDescription: "resized windows and repeated code", seeds: 70_000..<74_000, modes: [.ios9, .ios13, .ios18]),
  ]

  @Test(arguments: walks) func storiesKeepAllInvariants(_ walk: Walk) {
    var failures = 0
    for seed in walk.seeds.prefix(Rounds.of(walk.seeds.count, oneIn: 40)) {
      let scenario = RandomScenario(seed: seed, depth: walk.depth, hooks: walk.hooks).scenario
      for mode in walk.modes where !check(scenario, mode, seed: seed) { failures += 1 }
      if failures > 3 { return }
    }
  }

  @Test(.ci) func manualAppearanceCallsBreakNothingElse() {
    for seed in 0..<UInt64(Rounds.of(1_000)) {
      let scenario = RandomScenario(seed: seed, manual: true).scenario
      for mode in [Mode.ios5, .ios6] where !check(scenario, mode, seed: seed, balanced: false) { return }
    }
  }

  @Test func theSameStoryGivesTheSameTrace() {
    for seed in UInt64(0)..<UInt64(Rounds.of(300, oneIn: 10)) {
      let scenario = RandomScenario(seed: seed).scenario
      for mode in [Mode.ios5, .ios6] {
        var first = Simulator(scenario, mode: mode)
        var second = Simulator(scenario, mode: mode)
        #expect(first.collect().steps == second.collect().steps)
      }
    }
  }

  @Test func aRandomScenarioReadsItsOwnTextBack() {
    for seed in UInt64(0)..<UInt64(Rounds.of(500, oneIn: 5)) {
      let scenario = RandomScenario(seed: seed).scenario
      let parsed = Scenario.parse(Source(name: "random", text: scenario.asText))
      #expect(parsed.diagnostics.isEmpty, "seed \(seed): \(parsed.diagnostics.map(\.message))\n\(scenario.asText)")
      #expect(parsed.draft.controllers.map(\.anywhere) == scenario.controllers.map(\.anywhere), "seed \(seed)")
      #expect(parsed.draft.header == scenario.header, "seed \(seed)")
      #expect(
        parsed.draft.story.map(\.text).map { $0.replacing(" without waiting", with: "") } == scenario.story.map(\.text))
    }
  }

  @Test func theWatcherSeesWhatIsWrong() {
    var scenario = Scenario()
    scenario.controllers = [ControllerDeclaration(name: "home", line: 1)]
    let home = Receiver.controller(ControllerID(0))
    func call(_ callback: Callback, _ rule: RuleID = .launchOrder) -> TraceEvent {
      let call = Call(receiver: home, callback: callback, argument: .none, answer: nil, rule: rule, geometry: nil)
      return TraceEvent(content: .call(call), depth: 0, time: 0)
    }
    let bad: [[Callback]] = [
      [.viewDidAppear], [.viewWillAppear, .viewWillAppear], [.viewWillAppear, .viewDidAppear, .viewDidDisappear],
      [.viewDidLoad], [.loadView, .viewDidLoad, .loadView], [.layoutSubviews], [.didRotate], [.viewDidUnload],
      [.viewIsAppearing],
    ]
    for callbacks in bad {
      var invariants = Invariants(scenario, mode: .ios6)
      for callback in callbacks { invariants.receive(call(callback)) }
      #expect(!invariants.violations.isEmpty, "\(callbacks)")
    }
  }
}
