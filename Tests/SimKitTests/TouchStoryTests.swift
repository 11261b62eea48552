import Testing

@testable import SimKit

/// What a finger reaches, and what it doesn't: each kind of cover, in each version.
struct TouchStoryTests {
  /// Two tabs, and what can lie over them.
  private static func tabs(_ shown: String, device: String = "phone") -> String {
    """
    device \(device)
    controller a
    controller other
    controller item
    controller nav is navigation of a
    controller tabs is tab bar of nav other
    segue "go" from a to item is push animated
    \(shown)
    launch tabs

    """
  }

  /// How it is declared, where it exists, and how it is brought up over the tabs.
  private static let covers: [(declared: String, device: String, first: Int)] = [
    ("controller cover\n  style fullScreen", "phone", 5),
    ("controller cover\n  style pageSheet", "phone", 13),
    ("controller cover\n  style formSheet", "pad", 5),
    ("controller cover\n  style popover", "pad", 5),
    ("controller cover\n  style overFullScreen", "phone", 8),
    ("controller cover is alert", "phone", 5),
    ("controller cover is alert", "pad", 8),
  ]

  private static let touches = [
    (line: "tap other in tabs", first: 5), (line: "trigger \"go\" from a", first: 5),
    (line: "begin pop of nav", first: 7),
    (line: "unwind item to a", first: 6),
  ]

  private func answer(_ text: String, _ mode: Mode) throws -> String? {
    try Answers.of(text, mode).first { $0.text.contains(" touch") }?.text
  }

  @Test(.ci, arguments: covers.indices) func noFingerReachesWhatIsCovered(_ index: Int) throws {
    let (declared, device, first) = Self.covers[index]
    for mode in Rounds.sample(Mode.all.filter { $0.major >= first }) {
      for touch in Self.touches where mode.major >= touch.first {
        let pushed = touch.line.hasSuffix("from a") ? "" : "push item on nav\n"
        let story = Self.tabs(declared, device: device) + pushed
        let under = story + "present cover from tabs animated\n"
        let words = try answer(under + touch.line + "\n", mode)
        #expect(
          words?.contains("cannot be touched: 'cover' is presented over it") == true, "\(mode.name) \(touch.line)")
        // While it comes nothing is reached either, and when it has gone everything is.
        let early = try answer(story + "present cover from tabs animated without waiting\n" + touch.line + "\n", mode)
        #expect(early?.contains("'cover' is presented over it") == true, "\(mode.name) \(touch.line)")
        #expect(try answer(under + "dismiss cover animated\n" + touch.line + "\n", mode) == nil, "\(mode.name)")
      }
    }
  }

  @Test func whatIsPresentedItselfIsReached() throws {
    for mode in Mode.all where mode.major >= 13 {
      let story = Self.tabs("controller cover\n  style pageSheet") + "present cover from tabs animated\n"
      #expect(try answer(story + "begin dismissal of cover\nfinish dismissal of cover\n", mode) == nil)
    }
  }

  /// A context covers its own place; what lies beside it is reached.
  @Test func aContextCoversOnlyItself() throws {
    let text = """
      controller a
        defines presentation context
      controller other
      controller cover
        style overCurrentContext
      controller tabs is tab bar of a other
      controller second
      segue "go" from a to second is modal
      launch tabs
      present cover from a

      """
    for mode in Mode.all where mode.major >= 8 {
      #expect(try answer(text + "tap other in tabs\n", mode) == nil, "\(mode.name)")
      #expect(try answer(text + "trigger \"go\" from a\n", mode)?.contains("'cover' is presented over it") == true)
    }
  }

  @Test func whatCoversAContainerCoversItsChildren() throws {
    for mode in Mode.all {
      let text = Self.tabs("controller cover\n  style fullScreen\ncontroller top\n  style fullScreen")
      let story = text + "present cover from tabs\npresent top from cover\n"
      #expect(try answer(story + "tap other in tabs\n", mode)?.contains("is presented over it") == true, "\(mode.name)")
    }
  }

  @Test(arguments: [
    ("remove view of nav\n", "trigger \"go\" from a", "it is not on screen", 5),
    ("select other in tabs\n", "trigger \"go\" from a", "it is not on screen", 5),
    ("background\n", "tap other in tabs", "the app is in the background", 5),
    ("rotate landscapeLeft without waiting\nwait 10ms\n", "tap other in tabs", "while the interface changes", 6),
    ("push item on nav\nbegin pop of nav\n", "tap other in tabs", "a gesture on 'nav' is in progress", 7),
  ]) func whatElseKeepsAFingerAway(_ before: String, _ touch: String, _ words: String, _ first: Int) throws {
    for mode in Mode.all where mode.major >= first {
      let story = Self.tabs("") + before
      let message = try answer(story + touch + "\n", mode)
      #expect(message?.contains(words) == true, "\(mode.name): \(message ?? "no fault")")
    }
  }

  /// The app's own code needs no finger.
  @Test func codeReachesWhatIsCovered() throws {
    for mode in Mode.all {
      let story = Self.tabs("controller cover is alert") + "present cover from tabs animated\n"
      #expect(try answer(story + "select other in tabs\n", mode) == nil, "\(mode.name)")
    }
  }

  /// An explorer asks the same question.
  @Test func eachTouchCanBeAskedFor() throws {
    let text = "vcsim 1\n" + Self.tabs("controller cover is alert") + "present cover from tabs animated\n"
    let parsed = Scenario.parse(Source(name: "touch", text: text))
    let scenario = try #require(parsed.scenario)
    let tabs = try #require(scenario.controller(named: "tabs"))
    for mode in Mode.all {
      var simulator = Simulator(scenario, mode: mode)
      var sink = TraceCollector(scenario)
      _ = simulator.playNext(into: &sink)
      #expect(simulator.canTouch(.inside(tabs)))
      _ = simulator.playNext(into: &sink)
      #expect(!simulator.canTouch(.inside(tabs)))
    }
  }
}
