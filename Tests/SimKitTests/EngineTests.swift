import Testing

@testable import SimKit

private func run(_ text: String, _ mode: Mode) -> (steps: [TraceStep], outcome: Outcome, faults: [Diagnostic]) {
  let parsed = Scenario.parse(Source(name: "test", text: text))
  var simulator = Simulator(parsed.draft, mode: mode)
  let (steps, outcome) = simulator.collect()
  return (steps, outcome, parsed.diagnostics)
}

private func texts(_ text: String, _ mode: Mode) -> [String] {
  let result = run(text, mode)
  #expect(result.faults.isEmpty, "\(result.faults.map(\.message))")
  return result.steps.flatMap { $0.lines.map(\.text) }
}

/// Mechanisms, looked at directly. What UIKit does is held by the scenarios; these are about combinations.
struct EngineTests {
  @Test(.long) func hooksThatCauseEachOtherForEverEndWithAFault() {
    let text = """
      vcsim 1
      controller a
      controller b
      controller tabs is tab bar of a b
      when a viewDidAppear:
        select b in tabs
      when b viewDidAppear:
        select a in tabs
      launch tabs
      """
    for mode in Rounds.areAll ? Mode.all : [.ios5, .ios13] {
      guard case .fault(let fault) = run(text, mode).outcome else {
        Issue.record("\(mode.name): \(run(text, mode).outcome)")
        continue
      }
      switch fault.kind {
      case .neverIdle, .hooksNestTooDeep: break
      default: Issue.record("\(mode.name): \(fault.kind)")
      }
    }
  }

  @Test func aHookThatPresentsItselfOverAndOverEndsWithAnException() {
    let text = """
      vcsim 1
      controller a
      controller b
      when b viewDidAppear:
        present b from b
      when a viewDidAppear:
        present b from a animated
      launch a
      """
    #expect(run(text, .ios6).outcome == .threw)
    let other = text.replacing("present b from b", with: "present a from b")
    #expect(run(other, .ios6).outcome == .threw)
  }

  @Test func aHookThatCallsItselfEndsWithAFault() {
    let text = "vcsim 1\ncontroller a\nwhen a viewDidLayoutSubviews\n  layout a now\nlaunch a\n"
    #expect(run(text, .ios6).outcome == .fault(Fault(kind: .hooksNestTooDeep(limit: 200), line: 4)))
  }

  @Test func addingAControllerToItselfIsAnException() {
    let text = "vcsim 1\ncontroller a\nwhen a viewDidLoad\n  add a to a\nlaunch a\n"
    #expect(run(text, .ios6).outcome == .threw)
  }

  @Test(.ci) func layoutThatAsksForLayoutForEverEndsWithAFault() {
    let text = "vcsim 1\ncontroller a\nwhen a viewDidLayoutSubviews\n  layout a\nlaunch a\n"
    guard case .fault = run(text, .ios6).outcome else {
      Issue.record("\(run(text, .ios6).outcome)")
      return
    }
  }

  @Test func anExceptionEndsTheApp() {
    let text = "vcsim 1\ncontroller a\ncontroller nav is navigation of a\nlaunch nav\npush a on nav\nmemory warning\n"
    let result = run(text, .ios6)
    #expect(result.outcome == .threw)
    #expect(result.steps.count == 2)
    #expect(result.steps.last?.lines.last?.text.hasPrefix("!! NSInvalidArgumentException") == true)
  }

  @Test func aTraceWithoutGeometryHasTheBoundsOfALayout() throws {
    let scenario = try #require(
      Scenario.parse(Source(name: "plain", text: "vcsim 1\ncontroller a\nlaunch a\n")).scenario)
    var sink = TraceText(scenario)
    var simulator = Simulator(scenario, mode: .ios6)
    while simulator.playNext(into: &sink) {}
    let lines = sink.buffer.text.split(separator: "\n").filter { $0.contains("bounds=") }
    #expect(lines == ["  a viewWillLayoutSubviews bounds=320x460"])
  }

  @Test func aRotationInsideAHookTurnsTheChildToo() {
    let text = """
      vcsim 1
      family rotation
      controller box is container
        view from nib
      controller inner
      when inner viewDidAppear: once
        rotate landscapeLeft
      launch box
      add inner to box
      """
    let lines = texts(text, .ios6)
    #expect(lines.first == "box willRotateToInterfaceOrientation:duration: orientation=landscapeLeft duration=300ms")
    #expect(lines.contains("inner didRotateFromInterfaceOrientation: orientation=portrait"))
  }

  @Test func aTurnDuringAPresentationWaitsForItsEnd() {
    let text = """
      vcsim 1
      only sheet
      family appearance rotation
      controller home
      controller sheet
      launch home
      present sheet from home animated without waiting
      wait 100ms
      rotate landscapeLeft
      """
    let lines = texts(text, .ios6)
    let appeared = lines.firstIndex { $0.hasPrefix("sheet viewDidAppear:") }
    let turned = lines.firstIndex { $0.hasPrefix("sheet willRotate") }
    #expect(appeared != nil && turned != nil && appeared! < turned!)
  }

  @Test func aPopBeforeThePushHasEndedSendsEachWillItsDid() {
    let text = """
      vcsim 1
      only a b
      family appearance
      controller a
      controller b
      controller nav is navigation of a
      launch nav
      push b on nav animated without waiting
      wait 100ms
      pop nav animated
      """
    for mode in [Mode.ios5, .ios6, .ios7, .ios12] {
      let lines = texts(text, mode)
      #expect(lines.contains("a viewDidAppear: animated=yes"), "\(mode.name) \(lines)")
      #expect(lines.last { $0.hasPrefix("b ") }?.hasPrefix("b viewDidDisappear:") == true, "\(mode.name) \(lines)")
    }
  }

  @Test func whatANavigationControllerInATabShowsHearsOfThePresentationOverTheTabs() {
    let text = """
      vcsim 1
      only tabs nav list
      family appearance
      controller list
      controller nav is navigation of list
      controller tabs is tab bar of nav
      controller sheet
      launch tabs
      present sheet from list animated
      """
    let lines = Array(run(text, .ios6).steps[1].lines.map(\.text))
    #expect(
      lines == [
        "tabs viewWillDisappear: animated=yes", "nav viewWillDisappear: animated=yes",
        "list viewWillDisappear: animated=yes", "-- +400ms", "tabs viewDidDisappear: animated=yes",
        "nav viewDidDisappear: animated=yes", "list viewDidDisappear: animated=yes",
      ])
  }

  @Test func aCopyOfTheSimulatorIsASnapshot() {
    let parsed = Scenario.parse(Source(name: "test", text: Grammar.entries(of: "dismiss")[0].example.text))
    struct Count: EventSink {
      var events: [TraceEvent] = []
      mutating func receive(_ event: TraceEvent) { events.append(event) }
    }
    var simulator = Simulator(parsed.draft, mode: .ios6)
    var sink = Count()
    _ = simulator.playNext(into: &sink)
    let snapshot = simulator
    var first = Count()
    _ = simulator.run(into: &first)
    var again = snapshot
    var second = Count()
    _ = again.run(into: &second)
    #expect(!first.events.isEmpty && first.events == second.events)
  }

  /// So deep, the lines of a turn would be indented by gigabytes: the story ends at that limit, and no stack overflows before.
  @Test(.long, arguments: [1_000, 50_000]) func nestedChildrenDoNotOverflow(_ count: Int) {
    var scenario = Scenario()
    scenario.controllers = (0..<count).map { ControllerDeclaration(name: "c\($0)", line: 1) }
    func append(_ action: Action) {
      scenario.story.append(Statement(content: .action(action), text: "x", line: 1))
    }
    append(.launch(ControllerID(0), held: nil))
    for index in 1..<count - 1 { append(.addWhole(ControllerID(index), to: ControllerID(index - 1))) }
    append(.rotate(.landscapeLeft))
    append(.present(ControllerID(count - 1), from: ControllerID(0), animated: true, completion: false))
    append(.memoryWarning)
    append(.dismiss(ControllerID(0), animated: true, completion: false))
    struct Count: EventSink {
      var events = 0
      mutating func receive(_ event: TraceEvent) { events += 1 }
    }
    var sink = Count()
    var simulator = Simulator(scenario, mode: .ios6)
    let outcome = simulator.run(into: &sink)
    #expect(sink.events > count * 8)
    let isTooLong =
      if case .fault(let fault) = outcome, case .neverIdle(_, limit: .bytes, _) = fault.kind { true } else { false }
    #expect(count > 1_000 ? isTooLong : outcome == .finished, "\(outcome)")
  }
}

extension Mode {
  static var ios12: Mode { Mode(major: 12)! }
}
