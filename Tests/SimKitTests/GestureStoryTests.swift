import Testing

@testable import SimKit

/// A gesture whose container leaves the screen, or whose stack moves on under the finger.
struct GestureStoryTests {
  private func run(_ text: String, _ mode: Mode) throws -> (outcome: Outcome, lines: [String]) {
    let source = Source(name: "gesture", text: "vcsim 1\n" + text)
    let parsed = Scenario.parse(source)
    #expect(parsed.diagnostics.isEmpty, "\(parsed.diagnostics.map(\.message))\n\(text)")
    var simulator = Simulator(try #require(parsed.scenario), mode: mode)
    var checker = InvariantChecker(simulator.scenario)
    var sink = TraceText(simulator.scenario)
    while simulator.playNext(into: &sink, watching: &checker) {}
    #expect(checker.violations.isEmpty, "\(mode.name)\n\(text)")
    return (simulator.outcome ?? .finished, sink.buffer.text.split(separator: "\n").map(String.init))
  }

  /// The gesture removes the new page; the page before it reappears with its container.
  @Test(arguments: ["present cover from book animated", "select other in tabs"])
  func aTurnEndsWhenItsPagesLeaveTheWindow(_ leaving: String) throws {
    let back = leaving.hasPrefix("present") ? "dismiss cover animated" : "select book in tabs"
    let story = """
      controller a
      controller b
      controller other
      controller cover
        style fullScreen
      controller book is page view of a b
      controller tabs is tab bar of book other
      launch tabs
      begin turn of book to b
      \(leaving)
      \(back)

      """
    for mode in Mode.all {
      let lines = try run(story, mode).lines
      #expect(lines.contains { $0.hasSuffix("b didMoveToParentViewController: parent=nil") }, "\(mode.name)")
      #expect(lines.last { $0.contains("a view") && $0.contains("Appear:") }?.contains("a viewDidAppear:") == true)
      #expect(
        try Answers.of(story + "finish turn of book\n", mode).last?.text
          == "no effect: no gesture of 'book' is in progress")
    }
  }

  /// UIKit's gesture doesn't begin without a navigation bar.
  @Test func aHiddenBarHasNoPopGesture() throws {
    let story = """
      controller home
      controller detail
      controller nav is navigation of home
      launch nav
      push detail on nav
      hide bar of nav

      """
    for mode in Mode.all where mode >= .ios7 {
      let shown = try run(story + "show bar of nav\nbegin pop of nav\n", mode)
      #expect(shown.lines.contains { $0.contains("detail viewWillDisappear:") })
      let answer = try Answers.of(story + "begin pop of nav\n", mode).last?.text
      #expect(answer == "no effect: 'nav' has nothing to pop by a gesture now")
    }
  }

  /// The gesture ends without removing a controller that the app has pushed again.
  @Test func aPopOfWhatHasComeAgainIsTakenBack() throws {
    let story = """
      controller home
      controller detail
      controller nav is navigation of home
      launch nav
      push detail on nav animated
      begin pop of nav
      push detail on nav animated

      """
    for mode in Mode.all where mode >= .ios7 {
      let before = try run(story, mode).lines
      let lines = try run(story + "finish pop of nav\n", mode).lines.dropFirst(before.count)
      #expect(lines.contains { $0.contains("detail viewDidAppear:") })
      #expect(!lines.contains { $0.contains("home viewDidAppear:") })
    }
  }
}
