import SimKit

/// The conversation of `step`: commands as words, and what they say.
struct Walk {
  private(set) var session: StepSession
  let console: Console
  private let isTerminal = System.isTerminal(0)
  private(set) var isPredicting = false
  private var guessing = Guessing()
  /// The output of the commands that is not yet shown.
  private var said = ""
  /// Whether a screen shows the trace up to the line; otherwise each line is said.
  private let isOnScreen: Bool

  init(session: StepSession, console: Console, isOnScreen: Bool = false) {
    self.session = session
    self.console = console
    self.isOnScreen = isOnScreen
  }

  var onScreen: Walk { Walk(session: session, console: console, isOnScreen: true) }

  private mutating func say(_ text: String) { said += text }

  /// The output since the last time.
  mutating func takeSaid() -> String {
    defer { said = "" }
    return said
  }

  private enum Command: String, CaseIterable {
    case next, back, action, previous, first, last, go, until, tree, state, why, trace, predict, `try`, undo, help, quit

    /// The letter of a command, and what other debuggers call it.
    private static let others: [Command: [String]] = [
      .next: ["n", "s", "step", "down", "right"], .back: ["b", "up", "left"], .action: ["a"], .previous: ["p"],
      .last: ["c", "continue", "end"], .go: ["goto", "jump"], .until: ["u"], .tree: ["t"], .why: ["w"],
      .predict: ["g", "guess"], .try: ["y"], .help: ["?", "h"], .quit: ["q", "exit"],
    ]

    static func named(_ word: String) -> Command? {
      allCases.first { $0.rawValue == word || others[$0]?.contains(word) ?? false }
    }
  }

  mutating func run() -> ExitCode {
    var lines = InputLines()
    if isTerminal { say("\(session.recording.caseName)   type 'help' for the commands\n") }
    show()
    var code = ExitCode.ok
    while true {
      if isTerminal { say(console.dim(isPredicting ? "what comes next? " : "> ")) }
      console.print(takeSaid())
      guard let line = lines.next().map(Self.namingArrows) else { break }
      guard let outcome = answer(line) else { break }
      // On a terminal a slip is a slip; in a script it is a fault.
      if !outcome, !isTerminal { code = code.joined(.usage) }
    }
    if isTerminal { say("\n") }
    console.print(takeSaid() + result)
    return code
  }

  /// How the predictions went; empty without any.
  var result: String { guessing.score.asked > 0 ? "\(guessing.score.text) right at the first try\n" : "" }

  /// Answers a line. Nil to end; false when the words were not understood.
  mutating func answer(_ line: String) -> Bool? {
    let words = line.split(separator: " ").map(String.init)
    guard words.isEmpty else { return answer(words) }
    guard isPredicting else { return answer(["next"]) }
    offer()
    return true
  }

  /// Nil to end; false when the words were not understood.
  private mutating func answer(_ words: [String]) -> Bool? {
    guard let command = Command.named(words[0]) else {
      if isPredicting { return predict(words.joined(separator: " ")) }
      let near = Suggestion.nearest(to: words[0], among: Command.allCases.map(\.rawValue))
      return refuse("unknown command '\(words[0])'" + (near.first.map { ": did you mean '\($0)'?" } ?? "; type 'help'"))
    }
    let rest = Array(words.dropFirst())
    switch command {
    case .quit: return nil
    case .next: return walk(rest, "this is the end") { $0.next() }
    case .back: return walk(rest, "this is the beginning") { $0.back() }
    case .action: return walk([], "no action comes after this one") { $0.nextAction() }
    case .previous: return walk([], "no action comes before this one") { $0.previousAction() }
    case .first: return walk([], "") { $0.go(to: 0) }
    case .last: return walk([], "") { $0.go(to: $0.recording.rows.count - 1) }
    case .go:
      guard let place = rest.first.flatMap({ Int($0) }) else { return refuse("go needs the number of a line") }
      return walk([], "there are \(session.recording.rows.count) lines") { $0.go(to: max(place, 0) - 1) }
    case .until: return until(rest)
    case .tree: say(TreeText.text(of: session.row.snapshot, in: session.recording.scenario))
    case .state: return state(rest)
    case .why: why()
    case .trace: trace()
    case .predict:
      if !rest.isEmpty { return predict(rest.joined(separator: " ")) }
      isPredicting.toggle()
      say(
        isPredicting
          ? "write the next callback, as in: \(example) (Enter shows five to choose from)\n"
          : "\(guessing.score.text) right at the first try\n")
    case .try: return attempt(rest.joined(separator: " "))
    case .undo:
      guard session.undo() else { return refuse("nothing has been tried") }
      show()
    case .help: say(HelpText.text("step"))
    }
    return true
  }

  /// A terminal sends escape sequences for arrow keys; the last one counts.
  private static func namingArrows(_ line: String) -> String {
    let names: [Character: String] = ["A": "up", "B": "down", "C": "right", "D": "left"]
    let arrows = line.parts(between: "\u{1B}").dropFirst().compactMap { sequence -> String? in
      guard let first = sequence.first, first == "[" || first == "O" else { return nil }
      return sequence.dropFirst().first.flatMap { names[$0] }
    }
    return arrows.last ?? line
  }

  private mutating func refuse(_ words: String) -> Bool {
    say(Problem.readable(words) + "\n")
    return false
  }

  // MARK: Walking

  private mutating func walk(_ rest: [String], _ otherwise: String, _ move: (inout StepSession) -> Bool) -> Bool {
    guard let count = rest.first.map({ Int($0) }) ?? 1, count > 0 else {
      return refuse("'\(rest[0])' is no number of lines")
    }
    var moved = false
    for _ in 0..<min(count, 1_000_000) {
      guard move(&session) else { break }
      moved = true
      if count > 1 { showLine() }
    }
    guard moved else {
      say(otherwise + "\n")
      return true
    }
    if count <= 1 { show() }
    return true
  }

  private mutating func until(_ words: [String]) -> Bool {
    do throws(StepCondition.Fault) {
      let condition = try StepCondition(words, in: session.recording.scenario)
      guard session.go(until: condition) else { return refuse("it isn't called again") }
      show()
      return true
    } catch {
      switch error {
      case .incomplete: return refuse("until needs a condition, as in: until viewDidAppear:")
      case .unknown(let word, let legal):
        let near = Suggestion.nearest(to: word, among: legal)
        return refuse("unknown word '\(word)'" + (near.first.map { ": did you mean '\($0)'?" } ?? ""))
      }
    }
  }

  // MARK: Showing

  private mutating func show() {
    showLine()
    for change in changes { say("      \(console.dim(change))\n") }
  }

  private mutating func showLine() {
    if isOnScreen { return }
    let row = session.row
    let number = "\(session.position + 1)/\(session.recording.rows.count)"
    let mark = session.isTrying ? " (trying)" : ""
    let bounds = row.bounds.map { "   " + console.judged($0.text(), $0.judgement) }
    say("\(console.dim(Columns.pad(number, 8)))\(text(of: row))\(bounds ?? "")\(mark)\n")
  }

  func text(of row: FollowedRun.Moment) -> String {
    switch row.event.content {
    case .step, .note: console.bold(row.text)
    case .remark, .gap, .call, .warning, .exception: String(repeating: "  ", count: row.event.depth + 1) + row.text
    }
  }

  /// The changes since the line before: `sheet: disappeared → appearing`.
  private var changes: [String] {
    guard session.position > 0 else { return [] }
    let before = session.recording.rows[session.position - 1].snapshot
    let now = session.row.snapshot
    var result: [String] = []
    if before.interface != now.interface {
      result.append("the interface: \(before.interface.name) → \(now.interface.name)")
    }
    for (place, declaration) in session.recording.scenario.controllers.enumerated() {
      let (old, new) = (before.controllers[place], now.controllers[place])
      if old.appearance != new.appearance {
        result.append("\(declaration.name): \(old.appearance.name) → \(new.appearance.name)")
      }
      if old.isLoaded != new.isLoaded { result.append("\(declaration.name): \(new.isLoaded ? "loaded" : "unloaded")") }
      if old.isInWindow != new.isInWindow {
        result.append("\(declaration.name): \(new.isInWindow ? "in the window" : "out of the window")")
      }
      if old.bounds != new.bounds, new.isLoaded {
        result.append(
          "\(declaration.name): \(old.bounds.width)x\(old.bounds.height) → \(new.bounds.width)x\(new.bounds.height)")
      }
    }
    return result
  }

  private mutating func state(_ words: [String]) -> Bool {
    let scenario = session.recording.scenario
    guard let name = words.first, let place = scenario.controllers.firstIndex(where: { $0.name == name }) else {
      return refuse("state needs a controller: \(scenario.controllers.map(\.name).joined(separator: ", "))")
    }
    let controller = session.row.snapshot.controllers[place]
    func called(_ id: ControllerID?) -> String { id.map { scenario.name(of: $0) } ?? "none" }
    let frame =
      "{\(controller.frame.x), \(controller.frame.y), \(controller.frame.size.width), \(controller.frame.size.height)}"
    say(
      """
      \(name)   \(controller.exists ? controller.appearance.name : "not made yet")
        view        \(controller.isLoaded ? "loaded" : "not loaded")\(controller.isInWindow ? ", in the window" : "")
        bounds      \(controller.bounds.width)x\(controller.bounds.height)
        frame       \(frame)
        parent      \(called(controller.parent))
        presented by \(called(controller.presenter))

      """)
    return true
  }

  private mutating func why() {
    let rule: RuleID
    switch session.row.event.content {
    case .call(let call): rule = call.rule
    case .warning(_, let behind), .exception(_, _, let behind): rule = behind
    case .step, .note:
      say("an action of the scenario\n")
      return
    case .remark:
      say("words for the reader, not from UIKit\n")
      return
    case .gap:
      say("an animation runs; virtual time passes\n")
      return
    }
    let known = RuleBook.rule(rule)
    let evidence = known.evidence.isEmpty ? "" : ": " + known.evidence.joined(separator: ", ")
    let standing = known.standing(in: session.recording.mode)
    say("\(rule.rawValue)   \(known.modes.name)\n  \(known.sentence)\n  \(standing.label)\(evidence)\n")
  }

  private mutating func trace() {
    for row in session.recording.rows[...session.position] { say(text(of: row) + "\n") }
  }

  // MARK: Predicting and trying

  private var example: String {
    session.recording.scenario.controllers.first.map { "\($0.name) viewWillAppear:" } ?? "home viewWillAppear:"
  }

  private mutating func offer() {
    guard let prediction = Prediction(session.recording, after: session.position) else {
      say("no more callbacks\n")
      return
    }
    for (number, choice) in prediction.choices.enumerated() { say("  \(number + 1)  \(choice)\n") }
  }

  /// The reader names the next callback, by its words, their beginning, or the number of a choice. Two misses bring hints,
  /// the third the answer.
  private mutating func predict(_ text: String) -> Bool {
    guard let prediction = Prediction(session.recording, after: session.position) else {
      return refuse("no more callbacks")
    }
    switch guessing.judge(text, prediction) {
    case .unclear(let possible):
      if possible.isEmpty { return refuse("no callback of this run is named '\(text)'; write it as in: \(example)") }
      return refuse("which one? " + possible.joined(separator: ", "))
    case .missed(let hint):
      say("\(console.red("not yet")); \(hint)\n")
      return true
    case .over(let isRight):
      say(
        "\(isRight ? console.green("right") : console.red("no")), it is \(prediction.answer)   \(guessing.score.text)\n"
      )
    }
    _ = session.go(to: prediction.row)
    show()
    return true
  }

  private mutating func attempt(_ action: String) -> Bool {
    guard !action.isEmpty else { return refuse("try needs an action, as in: try rotate landscapeLeft") }
    let diagnostics = session.attempt(action)
    guard diagnostics.isEmpty else {
      let source = session.tried(action)
      if isOnScreen {
        for diagnostic in diagnostics { say(diagnostic.rendered(in: source, style: console.outputStyle) + "\n") }
      } else {
        console.report(diagnostics, in: source)
      }
      return false
    }
    for place in session.position..<session.recording.rows.count {
      _ = session.go(to: place)
      showLine()
    }
    return true
  }
}
