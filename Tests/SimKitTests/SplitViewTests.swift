import Testing

@testable import SimKit

/// Split view controllers from iOS 8 on: the tree of controllers and the sizes, whatever the trace says.
struct SplitViewTests {
  /// What has been played so far.
  private struct Play {
    let scenario: Scenario
    var simulator: Simulator
    var lines: [String] = []

    init(_ text: String, _ mode: Mode) throws {
      let parsed = Scenario.parse(Source(name: "split", text: text))
      #expect(parsed.diagnostics.isEmpty, "\(parsed.diagnostics.map(\.message))")
      scenario = try #require(parsed.scenario)
      simulator = Simulator(scenario, mode: mode)
      lines = simulator.collect().steps.flatMap { $0.lines.map(\.text) }
    }

    func parent(of name: String) -> String? {
      simulator.hierarchy.parent(of: scenario.controller(named: name)!).map { scenario.name(of: $0) }
    }
  }

  private static let phone = """
    vcsim 1
    device "iPhone 6 Plus"
    controller list
      supports all
      held by UIKit only
    controller item
      supports all
    controller other
      supports all
    controller left is navigation of list
      supports all
    controller right is navigation of item
      supports all
      held by UIKit only
    controller halves is split of left right
      supports all
    launch halves

    """

  @Test(arguments: [8, 9, 12, 14, 18]) func theTreeFollowsTheSizeClass(_ major: Int) throws {
    let mode = try #require(Mode(major: major))
    var turns = ""
    for turn in 0..<4 {
      let play = try Play(Self.phone + turns, mode)
      #expect(play.simulator.outcome == .finished)
      #expect(play.parent(of: "right") == (turn % 2 == 0 ? "left" : "halves"), "after \(turn) turns")
      #expect(play.parent(of: "left") == "halves")
      turns += turn % 2 == 0 ? "rotate landscapeLeft\n" : "rotate portrait\n"
    }
  }

  /// What is announced by `viewWillTransitionToSize:…` is what the next layout of the same controller has.
  @Test(arguments: ["pad", "\"iPhone 6 Plus\""], [8, 11, 14]) func everyAnnouncedSizeIsLaidOut(
    _ device: String, _ major: Int
  )
    throws
  {
    let text = Self.phone.replacing("\"iPhone 6 Plus\"", with: device) + "rotate landscapeLeft\nrotate portrait\n"
    let play = try Play(text, try #require(Mode(major: major)))
    var announced: [String: String] = [:]
    var compared = 0
    for line in play.lines {
      let words = line.split(separator: " ").map { String($0) }
      if line.contains("viewWillTransitionToSize:") {
        announced[words[0]] = words.last.map { String($0.dropFirst("size=".count)) }
      } else if line.contains("viewWillLayoutSubviews"), let size = announced.removeValue(forKey: words[0]) {
        #expect(words.last == "bounds=" + size, "\(line)")
        compared += 1
      }
    }
    #expect(compared >= 4)
  }

  @Test func aDetailThatWasPoppedIsKeptForTheTimeWhenThereIsRoom() throws {
    let popped = Self.phone + "pop left\n"
    let compact = try Play(popped, .ios8)
    #expect(compact.parent(of: "right") == nil)
    #expect(!compact.lines.contains("right dealloc"))
    let wide = try Play(popped + "rotate landscapeLeft\n", .ios8)
    #expect(wide.parent(of: "right") == "halves")
  }

  @Test func aDetailThatAnotherHasReplacedIsLetGo() throws {
    let play = try Play(Self.phone + "pop left\nshow detail other from list\nrotate landscapeLeft\n", .ios8)
    #expect(play.parent(of: "other") == "halves")
    #expect(play.lines.last { $0.hasSuffix("dealloc") } == "right dealloc")
  }

  @Test func whatIsKeptGoesWithTheSplitView() throws {
    let released = Self.phone.replacing(
      "controller halves is split of left right\n  supports all",
      with:
        "controller halves is split of left right\n  supports all\n  held by UIKit only")
    let play = try Play(released + "pop left\nset root other\n", .ios8)
    let deallocs = play.lines.filter { $0.hasSuffix("dealloc") }
    #expect(deallocs.contains("halves dealloc") && deallocs.contains("right dealloc"))
  }

  @Test func aPlainPrimaryControllerDropsWhatItIsHanded() throws {
    let text = Self.phone.replacing("is split of left right", with: "is split of other right")
    let compact = try Play(text, .ios9)
    #expect(compact.parent(of: "right") == nil)
    #expect(!compact.lines.contains { $0.hasPrefix("item viewWillAppear:") })
    #expect(try Play(text + "rotate landscapeLeft\n", .ios9).parent(of: "right") == "halves")
  }

  @Test func aNavigationControllerIsPushedOnTheStackOfACollapsedSplitViewOnly() throws {
    let pushes =
      Self.phone.replacing("launch halves", with: "controller third is navigation of other\nlaunch halves")
      + "show detail third from list\n"
    let compact = try Play(pushes, .ios9)
    #expect(compact.parent(of: "third") == "left")
    let wide = try Play(pushes.replacing("\nshow", with: "\nrotate landscapeLeft\npush third on left\nshow"), .ios9)
    #expect(wide.simulator.outcome == .threw)
  }

  @Test func whatTheUserHasBroughtOverTheDetailStaysUntilThereIsRoom() throws {
    let text = Self.phone.replacing("\"iPhone 6 Plus\"", with: "pad") + "show master of halves\n"
    let id = try #require(try Play(text, .ios9).scenario.controller(named: "halves"))
    func mode(_ story: String) throws -> SplitState.Arrangement? {
      try Play(text + story, .ios9).simulator.containers[split: id]?.arrangement
    }
    #expect(try mode("rotate portraitUpsideDown\n") == .separate(.oneOverSecondary, isWide: false))
    #expect(try mode("rotate landscapeLeft\n") == .separate(.oneBesideSecondary, isWide: true))
    #expect(
      try mode("rotate landscapeLeft\nhide master of halves\nrotate landscapeRight\n")
        == .separate(.secondaryOnly, isWide: true))
  }

  @Test func columnsAreFilledOneByOne() {
    let (one, two, three, four) = (ControllerID(1), ControllerID(2), ControllerID(3), ControllerID(4))
    let sides = SplitContent.sides(primary: one, secondary: two)
    #expect(sides.with(four, in: .secondary).members == [one, four])
    #expect(sides.with(four, in: .supplementary) == sides)
    #expect(sides.column(of: two) == .secondary && sides.column(of: three) == nil)
    let columns = SplitContent.columns(primary: one, supplementary: two, secondary: three)
    #expect(columns.with(four, in: .supplementary).members == [one, four, three])
    #expect(columns.holding([two, three, four]).members == [two, three, four])
    #expect(
      SplitContent.columns(primary: one, supplementary: nil, secondary: two).with(three, in: .supplementary).members
        == [one, two])
  }
}
