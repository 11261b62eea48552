import Testing

@testable import SimKit

/// Code that several controllers share: actions that take controllers, and hooks of classes.
struct TemplateTests {
  private let declared = """
    vcsim 1
    only list detail
    callbacks viewDidLoad viewDidAppear:
    controller home
    controller list
      class Screen
    controller detail
      class Screen
    controller nav is navigation of home

    """

  private func parse(_ text: String) -> ParsedScenario {
    Scenario.parse(Source(name: "test", text: declared + text + "\n"))
  }

  private func play(_ text: String) throws -> [[String]] {
    let parsed = parse(text)
    var simulator = Simulator(try #require(parsed.scenario, "\(parsed.diagnostics.map(\.message))"), mode: .ios13)
    return simulator.collect().steps.map { $0.lines.map(\.text) }
  }

  private func messages(_ text: String) -> [String] { parse(text).diagnostics.map(\.message) }

  private let show = """
    action show {screen} {other}
      load {other}
      push {screen} on nav
      after 0ms
        do log {other}
    action log {what}
      layout {what} now

    """

  @Test func anActionTakesControllers() throws {
    let lines = try play(show + "launch nav\ndo show list detail\ndo show detail list without waiting\nwait until idle")
    #expect(
      lines == [
        [], ["detail viewDidLoad", "list viewDidLoad", "list viewDidAppear: animated=no"], [],
        ["detail viewDidAppear: animated=no"],
      ])
    let scenario = try #require(parse(show + "launch nav\ndo show list detail\ndo show list detail").scenario)
    #expect(scenario.routines.map(\.name) == ["show list detail", "log detail"])
    #expect(scenario.story.map(\.text) == ["launch nav", "do show list detail", "do show list detail"])
  }

  /// An action may call itself: its lines are read once for the same controllers.
  @Test func anActionThatCallsItselfEnds() throws {
    let scenario = try #require(parse("action again {a}\n  do again {a}\nlaunch nav\ndo again list").scenario)
    var simulator = Simulator(scenario, mode: .ios13)
    guard case .fault = simulator.collect().outcome else {
      Issue.record("it never ends")
      return
    }
  }

  @Test func aHookOfAClassRunsInEachOfItsControllers() throws {
    let hook = "when class Screen viewDidLoad once\n  layout {self} now\n"
    #expect(
      try play(hook + "launch nav\npush list on nav\npush detail on nav") == [
        [], ["list viewDidLoad", "list viewDidAppear: animated=no"],
        ["detail viewDidLoad", "detail viewDidAppear: animated=no"],
      ])
    let scenario = try #require(parse(hook + "launch nav").scenario)
    #expect(scenario.hooks.map(\.receiver) == [1, 2].map { .controller(ControllerID($0)) })
    #expect(scenario.hooks.map { $0.actions.map(\.text) } == [["layout list now"], ["layout detail now"]])
    #expect(scenario.hooks.allSatisfy { $0.once && $0.line == 10 })
  }

  /// Each mistake in the shared lines is one, whoever uses them.
  @Test func whatIsWrongIsSaidOnce() {
    #expect(messages("when class Screen viewDidLoad\n  layout {slef}\nlaunch nav").count == 1)
    #expect(messages(show.replacing("{screen} on", with: "{scren} on") + "launch nav\ndo show list detail").count == 1)
    #expect(
      messages("when class Other viewDidLoad\n  layout {self}\nlaunch nav") == [
        "no controller states the class 'Other'"
      ])
    #expect(messages("when class Screen nothing\n  layout {self}\nlaunch nav").count == 1)
    #expect(messages(show + "launch nav\ndo show list") == ["the action 'show' takes 2 controllers, not 1"])
    #expect(
      messages("launch nav\ndo show list") == [
        "'show' is not an 'action' that is declared above"
      ])
    #expect(messages("action show {a} {a}\n  load {a}\nlaunch nav") == ["'{a}' is no parameter"])
    #expect(messages("action show a\n  load list\nlaunch nav") == ["'a' is no parameter"])
    #expect(messages("action 1 {a}\n  load {a}\nlaunch nav") == ["'1' cannot be a name"])
    #expect(messages("action log\n  load list\n" + show + "launch nav").count == 1)
    #expect(messages("action log {a}\nlaunch nav") == ["'action log' is followed by no indented line"])
  }

  /// A matrix stands in shared lines, too, and in the lines of an included file.
  @Test func sharedLinesStandInIncludedFilesAndUseAMatrix() throws {
    let main = Source(
      name: "main.txt", text: "vcsim 1\nmatrix animated: yes, no\ninclude \"shared.txt\"\nlaunch nav\ndo show list\n")
    let shared = Source(
      name: "shared.txt",
      text: declared.replacing("only list detail\ncallbacks viewDidLoad viewDidAppear:\n", with: "")
        + "action show {screen}\n  push {screen} on nav animated={animated}\n"
        + "when class Screen viewDidLoad\n  layout {self} now\n")
    let parsed = Scenario.parse(main, including: { _, _ throws(IncludeFault) in shared })
    let scenario = try #require(parsed.scenario, "\(parsed.diagnostics.map(\.message))")
    #expect(scenario.blocks.flatMap { $0.statements.map(\.text) } == ["push list on nav animated"])
    #expect(scenario.hooks.count == 2)
    // What is wrong in an included file counts at the line that includes it.
    let wrong = Source(
      name: "shared.txt", text: shared.text(0..<shared.bytes.count).replacing("layout {self}", with: "lay {self}"))
    let fault = try #require(Scenario.parse(main, including: { _, _ throws(IncludeFault) in wrong }).diagnostics.first)
    #expect(fault.line == 3)
  }

  /// An editor knows the words of shared lines from their first use.
  @Test func anEditorKnowsTheWordsOfSharedLines() {
    var checkpoint: Checkpoint?
    var cache = LineCache()
    let source = Source(
      name: "test",
      text: declared + show + "when class Screen viewDidLoad\n  layout {self} now\nlaunch nav\ndo show list detail\n")
    let parsed = Scenario.parse(
      source, from: &checkpoint, changedAt: 1, keepingReadingsIn: &cache,
      including: { _, _ throws(IncludeFault) in throw .noSuchFile })
    #expect(parsed.readings.map(\.line.number) == Array(1...source.lineCount))
  }
}
