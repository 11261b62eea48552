import Testing

@testable import SimKit

/// Parents and presentations never close a circle, whatever is called: UIKit's exception, or a fault, ends the story.
struct CircleTests {
  /// What is presented over the root, from which version on there is such a line, and the line that would put the root below it.
  private static let lines: [(shown: String, kind: String, first: Int, line: String)] = [
    ("shown", "", 5, "add root to shown"),
    ("shown", "", 6, "perform \"in\" from shown"),
    ("shown", "", 5, "present root from shown"),
    ("shown", "", 5, "set root shown"),
    ("shown", " is navigation of inner", 5, "push root on shown"),
    ("shown", " is navigation of inner", 5, "set stack of shown to root"),
    ("shown", " is navigation of inner", 5, "set stack of shown to inner root other animated"),
    ("shown", " is navigation of inner", 8, "show root from inner"),
    ("shown", " is tab bar of inner", 5, "set tabs of shown to root other"),
    ("shown", " is page view of inner scroll", 6, "turn shown to root animated"),
    ("shown", " is page view of inner scroll", 6, "begin turn of shown to root"),
    ("shown", " is split of inner other in columns", 14, "set column supplementary of shown to root"),
    ("shown", " is split of inner other in columns", 14, "show detail root from inner"),
  ]

  private func play(_ text: String, _ mode: Mode) throws -> Outcome {
    let parsed = Scenario.parse(Source(name: "circle", text: "vcsim 1\n" + text))
    #expect(parsed.diagnostics.isEmpty, "\(parsed.diagnostics.map(\.message))")
    var simulator = Simulator(try #require(parsed.scenario), mode: mode)
    let outcome = simulator.collect().outcome
    let ids = simulator.scenario.controllers.indices.map { ControllerID($0) }
    for id in ids {
      for above in [simulator.hierarchy.parent(of: id), simulator.hierarchy[id].presenter].compactMap({ $0 }) {
        #expect(!simulator.hierarchy.isAbove(id, above), "a circle through \(simulator.scenario.name(of: id))")
      }
    }
    return outcome
  }

  private func ends(_ text: String, _ mode: Mode) throws {
    switch try play(text, mode) {
    case .threw, .fault: break
    case .finished: #expect(try !Answers.of(text, mode).isEmpty, "\(mode.name) goes on\n\(text)")
    }
  }

  @Test(.ci, arguments: lines.indices, ["currentContext", "fullScreen", "formSheet"])
  func nobodyGetsBelowWhatItPresents(_ index: Int, style: String) throws {
    let (shown, kind, first, line) = Self.lines[index]
    for mode in Mode.all where mode.major >= first {
      try ends(
        """
        device pad
        controller root
        controller other
        controller inner
        controller \(shown)\(kind)
          style \(style)
        segue "in" from shown to root is embed
        launch root
        present \(shown) from root
        \(line)

        """, mode)
    }
  }

  @Test func nobodyGetsBelowItsOwnChildren() throws {
    for mode in Mode.all {
      try ends("controller a\ncontroller b\nlaunch a\nadd b to a\nadd a to b\n", mode)
      try ends("controller a\ncontroller n is navigation of a\nlaunch n\nadd n to a\n", mode)
    }
  }

  @Test func codeThatRunsMeanwhileClosesNoCircleEither() throws {
    let text = """
      controller a
      controller b
      controller c
      when b willMoveToParentViewController:
        add c to b
        add a to c
      launch c
      add b to a

      """
    for mode in Mode.all { try ends(text, mode) }
  }

  /// The context of a presentation that stands, put below what is presented there.
  @Test func theContextOfAPresentationDoesNotGetBelowIt() throws {
    let pushed = """
      controller c0
      controller c1 is tab bar of c0
      controller c2
      controller c4 is navigation of c2
        style overCurrentContext
      controller c5 is tab bar of c1
      controller c6
      launch c5
      present c4 from c0
      push c5 on c4
      present c6 from c0

      """
    let embedded = """
      controller c0
      controller c1
      controller c4 is navigation of c1
      controller c2
        style currentContext
      segue "s0" from c2 to c4 is embed
      action later
        after 50ms
          present c0 from c4
      launch c4
      present c2 from c4 without waiting
      do later

      """
    for mode in Mode.all {
      try ends(pushed, mode)
      if mode >= .ios6 { try ends(embedded, mode) }
    }
  }

  /// What presents one controller and is the child of another is above the circle's other side on one of two ways.
  @Test func bothWaysUpAreLookedAt() throws {
    let text = """
      controller root
      controller sheet
        style formSheet
      controller box
        style formSheet
      launch root
      present sheet from root
      add sheet to box
      add root to sheet

      """
    for mode in Mode.all { try ends(text, mode) }
  }
}
