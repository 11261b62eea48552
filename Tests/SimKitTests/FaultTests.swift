import Testing

@testable import SimKit

/// What no app could do is a fault, and what UIKit does otherwise, or nobody knows, is an answer: at the line that asks for it.
struct FaultTests {
  private static let popover = "controller p\n  style popover\n"

  /// Stories that are written without a mistake: what is declared, the story, the words to look for. The answer is to the story's last
  /// line.
  static let refused: [(mode: Int, declared: String, story: [String], words: String)] = [
    (6, "", ["add b to a"], "is not running"),
    (6, "", ["load a"], "is not running"),
    (6, "", ["launch a", "launch b"], "launched already"),
    (6, "", ["launch a", "launch nothing"], "launched already"),
    (6, "", ["launch nothing", "launch a"], "launched already"),
    (6, "", ["launch a", "add b to a", "set root b"], "should have parent view controller:(null)"),
    (6, "", ["launch a", "present b from a", "set root b"], "former root"),
    (6, "", ["launch a", "add b to a", "add view of a to b"], "isn't in the view"),
    // The hook has a line of its own; what comes after it has the statement's.
    (6, "when b viewDidLoad once\n  add view of b to a\n", ["launch a", "add view of a to b"], "isn't in the view"),
    (13, "", ["launch a", "present b from a", "remove view of b", "begin dismissal of b"], "not on screen"),
    (13, "", ["launch a", "begin dismissal of b"], "not on screen"),
    (13, "", ["launch a", "begin dismissal of a"], "isn't presented"),
    (6, "", ["launch a", "present b from a", "begin dismissal of b"], "ios7+"),
    (7, "", ["launch a", "add b to a", "set traits of b to compact any"], "unrecognized selector"),
    (8, "", ["launch a", "set traits of b to compact any"], "no parent"),
    (9, "", ["launch a", "resize window to 3000x300"], "the whole screen|does not fit"),
    (6, "", ["launch a", "tap outside a"], "nothing is outside"),
    (14, "", ["launch a", "drag a to large"], "ios15+"),
    (15, "", ["launch a", "present b from a", "drag b to large"], "no detent large"),
    // A popover has none, whatever its controller says of sheets.
    (
      15, "controller p\n  style popover\n  detents medium large\n",
      ["launch a", "present p from a", "drag p to large"],
      "no detent large"
    ),
    (
      15, "controller p\n  style pageSheet\n  detents medium large\n",
      ["launch a", "present p from a animated without waiting", "drag p to large"],
      "not on screen"
    ),
    (
      15, "controller p\n  style fullScreen\n  detents medium large\n",
      ["launch a", "present p from a", "drag p to large"],
      "no detent large"
    ),
    (
      9, "controller p\n  style popover\n  adapts to none\ncontroller q\n  style overFullScreen\n",
      ["launch a", "present p from a", "present q from p", "tap outside p"], "'q' is presented over it"
    ),
    (15, "", ["launch a", "request geometry portrait"], "unrecognized selector"),
    (15, "", ["launch a", "update orientations a"], "unrecognized selector"),
    (18, "", ["launch a", "update properties a"], "unrecognized selector"),
    (5, "", ["launch a", "load b as view of a"], "a view that two controllers have"),
    (
      7, "controller halves is split of a b\n", ["launch halves", "set column width of halves to 300"],
      "unrecognized selector"
    ),
    (
      9, "segue \"go\" from a to b is show\n", ["launch a", "add b to a", "perform \"go\" from a"],
      "in the hierarchy already"
    ),
    (5, "segue \"in\" from a to b is embed\n", ["launch c", "perform \"in\" from a"], "ios6+"),
    (5, "segue \"in\" from a to b is embed\n", ["launch a", "perform \"in\" from a"], "ios6+"),
    (6, "controller nav is navigation of a b\n", ["launch nav", "begin pop of nav"], "ios7+"),
    (7, "controller nav is navigation of a b\n", ["launch c", "begin pop of nav"], "not on screen"),
    (7, "controller nav is navigation of a\n", ["launch nav", "begin pop of nav"], "nothing to pop"),
    (
      7, "controller nav is navigation of a b\n", ["launch nav", "begin pop of nav", "begin pop of nav"],
      "a gesture on 'nav' is in progress"
    ),
    (
      7, "controller nav is navigation of a\n",
      ["launch nav", "push b on nav animated without waiting", "begin pop of nav"],
      "nothing to pop"
    ),
    (7, "controller nav is navigation of a b\n", ["launch nav", "finish pop of nav"], "no gesture"),
    (7, "controller nav is navigation of a b\n", ["launch nav", "cancel pop of nav"], "no gesture"),
    (6, "controller tabs is tab bar of a b\n", ["launch tabs", "select c in tabs"], "list of view controllers"),
    (6, "controller tabs is tab bar of a b\n", ["launch tabs", "tap c in tabs"], "no tab|not a tab"),
    (
      6, "controller tabs is tab bar of a b\n", ["launch tabs", "set tabs of tabs to a", "tap b in tabs"],
      "no tab|not a tab"
    ),
    (6, "controller pages is page view of a b scroll\n", ["launch c", "begin turn of pages to b"], "not on screen"),
    (6, "controller pages is page view of a b scroll\n", ["launch pages", "finish turn of pages"], "no gesture"),
    (6, "controller pages is page view of a b scroll\n", ["launch pages", "cancel turn of pages"], "no gesture"),
    (
      6, "controller pages is page view of a b scroll\n",
      ["launch pages", "begin turn of pages to b", "turn pages to b animated"], "in progress"
    ),
    (
      6, "controller pages is page view of a b scroll\n",
      ["launch pages", "begin turn of pages to b", "begin turn of pages to b"], "a gesture on 'pages'"
    ),
    (
      6, "controller pages is page view of a b scroll\n",
      ["launch pages", "turn pages to b animated", "finish turn of pages"], "no gesture"
    ),
    (6, "controller s is split of a b\n", ["launch c", "show master of s"], "not on screen"),
    (9, "controller s is split of a b\n", ["launch c", "show master of s"], "not on screen"),
    (
      7, "controller s is split of a b\n", ["launch s", "set display mode of s to secondaryOnly"],
      "unrecognized selector"
    ),
    (7, "controller s is split of a b\n", ["launch s", "show c from a"], "unrecognized selector"),
    (13, "controller s is split of a b in columns\n", ["launch s"], "ios14+"),
    (
      14, "controller s is split of a b in columns\n",
      ["launch s", "resize window to 320x1024", "set column compact of s to c"],
      "while its columns are stacked"
    ),
    (
      14, "controller m is navigation\ncontroller s is split of a b in columns\n",
      ["launch s", "resize window to 320x1024", "set column primary of s to m"], "another primary column"
    ),
    (14, "controller s is split of a b\n", ["launch s", "show column primary of s"], "a column that"),
    (
      14, "controller m is navigation of a\ncontroller n is navigation of b\ncontroller s is split of m n in columns\n",
      ["launch s", "set column supplementary of s to c"], "a column that"
    ),
    (14, "controller s is split of a b\n", ["launch s", "set column secondary of s to c"], "a column that"),
    (9, "controller s is split of a b\n", ["launch s", "show detail a from b"], "in another column"),
    (7, "", ["launch a", "show b from a"], "unrecognized selector"),
    (
      6, "segue \"go\" from a to b is modal\n", ["launch a", "perform \"go\" from a", "perform \"go\" from a"],
      "already"
    ),
    (6, "segue \"go\" from b to a is modal\n", ["launch a", "present b from a", "perform \"go\" from b"], "already"),
    (13, "", ["launch a", "present b from a", "present c from b", "begin dismissal of b"], "'c' is presented"),
    (6, "", ["launch a", "present b from a", "tap outside b"], "nothing is outside"),
    (6, popover, ["launch a", "present p from a animated without waiting", "tap outside p"], "a transition is in"),
    (6, popover, ["launch a", "present p from a", "present c from p", "tap outside p"], "'c' is presented over it"),
    (8, "controller s is split of a b\n", ["launch s", "remove view of s", "show master of s"], "not on screen"),
    (6, "controller s is split of a b\n", ["launch s", "remove view of s", "show master of s"], "not on screen"),
    (9, "", ["launch a", "background", "resize window to 500x1024"], "enters the foreground"),
    (9, "", ["launch a", "resize window to 300x3000"], "does not fit"),
    (8, "", ["launch a", "resize window to 500x300"], "ios9+"),
    (12, "", ["launch a", "background", "disconnect scene"], "uses no scenes"),
    (6, "controller s is split of a b\n", ["launch s held landscapeLeft", "hide master of s"], "portrait"),
    (7, "controller nav is navigation of a b\n", ["launch a", "create nav"], "adding a root view controller <a>"),
    (9, "controller q is alert\n", ["launch a", "layout q"], "the alert 'q'"),
    (9, "controller q is alert\n", ["launch a", "add q to a"], "the alert 'q'"),
  ]

  @Test func whatIsDroppedHasOneAnswer() throws {
    let text = """
      controller a
      controller m
      controller nav is navigation of a
      controller q is alert
      launch nav
      present m from nav animated without waiting
      set stack of nav to nothing
      create q
      release q
      """
    #expect(try Answers.of(text, .ios17).isEmpty)
  }

  /// A pass of layout that calls for the next one; a turn of the run loop that sets up the next one.
  @Test(
    .ci,
    arguments: [
      (
        "when a viewDidLayoutSubviews\n  layout a\nlaunch a\n",
        "after 'launch a': stopped after 10001 rounds; 'a viewWillLayoutSubviews' repeats"
      ),
      (
        "action again\n  after 10ms\n    do again\nlaunch a\ndo again\n", "after 'do again': stopped after 20020 rounds"
      ),
    ]) func whatNeverComesToRestIsStopped(_ story: String, words: String) throws
  {
    let source = Source(name: "fault", text: "vcsim 1\ncontroller a\n" + story)
    let parsed = Scenario.parse(source)
    #expect(parsed.diagnostics.isEmpty)
    var simulator = Simulator(try #require(parsed.scenario), mode: .ios7)
    guard case .fault(let fault) = simulator.collect().outcome else {
      Issue.record("no fault")
      return
    }
    let message = Diagnostic(fault, in: source).message
    #expect(message.contains(words), "\(message)")
  }

  @Test(arguments: refused.indices) func whatIsNotDoneIsAnsweredAtItsLine(_ index: Int) throws {
    let (major, declared, story, words) = Self.refused[index]
    let header = "device pad\n" + ["a", "b", "c"].map { "controller \($0)\n  supports all\n" }.joined() + declared
    let text = header + story.joined(separator: "\n") + "\nmemory warning\n"
    let answers = try Answers.of(text, try #require(Mode(major: major)))
    let line = 1 + header.split(separator: "\n").count + story.count
    let isAnswered = answers.contains { answer in
      answer.line == line && words.split(separator: "|").contains { answer.text.contains($0) }
    }
    #expect(isAnswered, "\(story): \(answers)")
  }

  @Test(.ci) func hooksThatKeepEachOtherBusyEndWithAFaultOfTheirOwn() throws {
    // Two children that ask each other for layout, never nested: the hooks are counted.
    let text = """
      vcsim 1
      controller box is container
      controller one
      controller two
      when one viewDidLayoutSubviews
        layout two
      when two viewDidLayoutSubviews
        layout one
      launch box
      add one to box
      add two to box
      """
    let parsed = Scenario.parse(Source(name: "busy", text: text))
    #expect(parsed.diagnostics.isEmpty)
    var simulator = Simulator(try #require(parsed.scenario), mode: .ios6)
    guard case .fault(let fault) = simulator.collect().outcome, case .neverIdle = fault.kind else {
      Issue.record("\(simulator.outcome as Any)")
      return
    }
  }

  /// The clock holds what an Int of 32 bits holds, wherever vcsim runs: 24 waits of a day end in time, the next one and a hook that
  /// puts the next day off for ever do not.
  @Test(arguments: [
    ("", String(repeating: "wait 86400000ms\n", count: 24), false),
    ("", String(repeating: "wait 86400000ms\n", count: 25), true),
    ("when home viewDidLayoutSubviews\n  after 86400000ms\n    layout home\n", "", true),
  ])
  func theClockEnds(hook: String, story: String, isTooLong: Bool) throws {
    let parsed = Scenario.parse(
      Source(name: "clock", text: "vcsim 1\ncontroller home\n\(hook)launch home\n\(story)memory warning\n"))
    var simulator = Simulator(try #require(parsed.scenario), mode: .ios6)
    guard isTooLong else { return #expect(simulator.collect().outcome == .finished) }
    guard case .fault(let fault) = simulator.collect().outcome else { return #expect(Bool(false), "no fault") }
    #expect(fault.kind == .lastsTooLong)
    #expect(simulator.runLoop.now <= Int(Int32.max))
  }

  /// The parser refuses it, but a scenario may be put together by hand.
  @Test func timeDoesNotPassInsideACallback() {
    for action in [Action.wait(100), .waitUntilIdle] {
      var scenario = Scenario()
      scenario.controllers = [ControllerDeclaration(name: "home", line: 1)]
      let home = ControllerID(0)
      let waits = Statement(content: .action(action), text: "wait", line: 3)
      scenario.hooks = [Hook(receiver: .controller(home), callback: .viewDidLoad, line: 2, actions: [waits])]
      scenario.story = [Statement(content: .action(.launch(home, held: nil)), text: "launch home", line: 4)]
      var simulator = Simulator(scenario, mode: .ios6)
      #expect(simulator.collect().outcome == .fault(Fault(kind: .timeInCallback, line: 3)))
    }
  }
}
