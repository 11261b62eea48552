import Testing

@testable import SimKit

private func parse(_ text: String) -> ParsedScenario { Scenario.parse(Source(name: "test", text: text)) }
private func codes(_ text: String) -> [String] { parse(text).diagnostics.map(\.code) }

/// What the app's own code does: its methods, blocks and conditions.
struct CodeBlockTests {
  private static let head = "vcsim 1\nfamily memory appearance\ncontroller a\ncontroller b\n"

  private func steps(_ text: String, _ mode: Mode = .ios6) throws -> [TraceStep] {
    let parsed = parse(text)
    let scenario = try #require(parsed.scenario, "\(parsed.diagnostics.map(\.message))")
    var simulator = Simulator(scenario, mode: mode)
    let (steps, outcome) = simulator.collect()
    #expect(outcome == .finished)
    return steps
  }

  private func lines(_ text: String, _ mode: Mode = .ios6) throws -> [String] {
    try steps(text, mode).last?.lines.map(\.text) ?? []
  }

  @Test func anActionDoesWhatItsLinesDoInOneTurn() throws {
    let story = "launch a\npresent b from a animated without waiting\nmemory warning\n"
    let action = "action open\n  present b from a animated\n  memory warning\nlaunch a\ndo open\n"
    let apart = try steps(Self.head + story).dropFirst().flatMap { $0.lines.map(\.text) }
    #expect(try lines(Self.head + action) == apart)
    #expect(try lines(Self.head + "launch a\ntogether\n  present b from a animated\n  memory warning\n") == apart)
    #expect(apart.contains("b didReceiveMemoryWarning"))
  }

  @Test func whatComesAfterComesThen() throws {
    let story =
      "launch a\nafter 100ms\n  memory warning\n  after 0ms\n    memory warning\n  after 50ms\n    memory warning\n"
    #expect(
      try lines(Self.head + story) == [
        "-- +100ms", "a didReceiveMemoryWarning", "a didReceiveMemoryWarning", "-- +50ms", "a didReceiveMemoryWarning",
      ])
  }

  @Test func aBlockInACallbackRunsThere() throws {
    let text = Self.head + "when a viewDidAppear:\n  after 10ms\n    memory warning\n  memory warning\nlaunch a\n"
    #expect(
      try lines(text) == [
        "a viewWillAppear: animated=no", "a viewDidAppear: animated=no", "a didReceiveMemoryWarning", "-- +10ms",
        "a didReceiveMemoryWarning",
      ])
  }

  @Test func aLineCountsWhereItsConditionHolds() throws {
    let text = Self.head + "launch a\nmemory warning on ios5\nwait 10ms on ios6+\nrotate landscapeLeft on pad\n"
    #expect(try steps(text, .ios5).map(\.text) == ["launch a", "memory warning on ios5"])
    #expect(try steps(text, .ios6).map(\.text) == ["launch a", "wait 10ms on ios6+"])
    let hook = Self.head + "when a viewDidAppear: on ios5\n  memory warning\nlaunch a\n"
    #expect(try lines(hook, .ios5).contains("a didReceiveMemoryWarning"))
    #expect(try !lines(hook, .ios6).contains("a didReceiveMemoryWarning"))
  }

  @Test func aLineCountsWhereTheMatrixHasItsValue() throws {
    let source = Source(
      name: "test",
      text: "vcsim 1\nmatrix open: yes, no\ncontroller a\nlaunch a\nmemory warning if open=no\nexpect\n  ...\n")
    let scenario = try #require(Scenario.parse(source).scenario)
    let choices = MatrixChoice.all(of: scenario.header.matrix)
    let texts = try choices.map { choice in
      var simulator = Simulator(try #require(Scenario.parse(source, choosing: choice).scenario), mode: .ios6)
      return simulator.collect().steps.map(\.text)
    }
    #expect(texts == [["launch a"], ["launch a", "memory warning if open=no"]])
    #expect(codes("vcsim 1\nmatrix open: yes\ncontroller a\nlaunch a if opn=yes\n") == ["VS2009"])
    #expect(codes("vcsim 1\nmatrix open: yes\ncontroller a\nlaunch a if open=no\n") == ["VS1006"])
  }

  @Test func withoutSuperAContainerForwardsNothing() throws {
    let head = "vcsim 1\nfamily appearance\ncontroller a\ncontroller nav is navigation of a\n"
    let all = try lines(head + "launch nav\n")
    let without = try lines(
      head + "when nav viewWillAppear: without super\nwhen nav viewDidAppear: without super\nlaunch nav\n")
    #expect(all.contains("a viewDidAppear: animated=no"))
    #expect(without.contains("nav viewDidAppear: animated=no") && !without.contains("a viewDidAppear: animated=no"))
    let later = "when nav viewDidAppear: without super on ios5\nlaunch nav\n"
    #expect(try lines(head + later) == all)
  }

  @Test func emptyContainersAreFilledLater() throws {
    let head = "vcsim 1\nfamily appearance\ncontroller a\ncontroller nav is navigation\ncontroller tabs is tab bar\n"
    #expect(try lines(head + "launch nav\nset stack of nav to a\n").contains("a viewDidAppear: animated=no"))
    #expect(try lines(head + "launch tabs\nset tabs of tabs to a\n").contains("a viewDidAppear: animated=no"))
    for mode in Mode.all {
      #expect(try lines(head + "launch nav\n", mode).contains("nav viewDidAppear: animated=no"))
      #expect(try lines(head + "launch tabs\n", mode).contains("tabs viewDidAppear: animated=no"))
    }
  }

  @Test func likeDeclaresTheSameAgainWithWhatItHolds() throws {
    let text =
      "vcsim 1\ncontroller a\n  view from nib\ncontroller nav is navigation of a\n  has delegate\ncontroller other like nav\nlaunch other\n"
    let scenario = try #require(parse(text).scenario)
    #expect(scenario.controllers.map(\.name) == ["a", "nav", "other", "other-a"])
    #expect(scenario.controllers[2].kind == .navigation([ControllerID(3)]) && scenario.controllers[2].hasDelegate)
    #expect(scenario.controllers[3].view == .nib(nil))
  }

  @Test func theHeaderSaysWhoHoldsControllers() throws {
    let text = "vcsim 1\nheld by UIKit only\ncontroller a\ncontroller b\n  held by the app\nlaunch a\n"
    #expect(try #require(parse(text).scenario).controllers.map(\.heldByUIKitOnly) == [true, false])
  }

  @Test func theDefaultViewIsAsLargeAsTheScreen() throws {
    let head = "vcsim 1\ncontroller a\n  view default\nlaunch nothing\nload a\n"
    var simulator = Simulator(try #require(parse(head).scenario), mode: .ios6)
    _ = simulator.collect()
    #expect(simulator.hierarchy.views[ControllerID(0).view].bounds == Size(320, 460))
  }

  @Test func aBlockWithoutLinesAndACallOfNobodyAreErrors() {
    #expect(codes(Self.head + "launch a\ntogether\n") == ["VS1017"])
    #expect(codes(Self.head + "action open\nlaunch a\n") == ["VS1017"])
    #expect(codes(Self.head + "action open\n  after 10ms\n  memory warning\nlaunch a\n") == ["VS1017"])
    #expect(codes(Self.head + "launch a\ndo open\n") == ["VS1006"])
    #expect(codes(Self.head + "action open\n  load a\naction open\n  load b\nlaunch a\ndo open\n") == ["VS1015"])
  }

  @Test func anActionThatCallsItselfIsAFault() throws {
    let text = Self.head + "action again\n  do again\nlaunch a\ndo again\n"
    var simulator = Simulator(try #require(parse(text).scenario), mode: .ios6)
    guard case .fault(let fault) = simulator.collect().outcome else { return #expect(Bool(false)) }
    #expect(fault.kind == .hooksNestTooDeep(limit: 200))
  }
}
