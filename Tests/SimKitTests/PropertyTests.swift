import Testing

@testable import SimKit

/// Random walks: whatever a story does, some things can never be.
@Suite struct PropertyTests {
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

  private func walk(_ seeds: Range<UInt64>, _ modes: [Mode], depth: Int = 3, hooks: Bool = true) {
    var failures = 0
    for seed in seeds.prefix(Rounds.of(seeds.count, oneIn: 40)) {
      let scenario = RandomScenario(seed: seed, depth: depth, hooks: hooks).scenario
      for mode in modes where !check(scenario, mode, seed: seed) { failures += 1 }
      if failures > 3 { return }
    }
  }

  @Test func storiesKeepAllInvariantsOnIOS5() { walk(0..<10_000, [.ios5]) }
  @Test func storiesKeepAllInvariantsOnIOS6() { walk(0..<10_000, [.ios6]) }
  @Test func laterVersionsKeepThemToo() { walk(20_000..<20_400, Mode.all.filter { $0 >= .ios7 }) }

  @Test func treesOfContainersSixDeepKeepThem() { walk(50_000..<60_000, [.ios7], depth: 6, hooks: false) }

  /// The versions in which windows are resized.
  @Test func resizedWindowsAndRepeatedCodeKeepThem() { walk(70_000..<74_000, [.ios9, .ios13, .ios18]) }

  @Test func manualAppearanceCallsBreakNothingElse() {
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
