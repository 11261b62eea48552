import SimKit

/// `step` on a terminal: the trace up to the current line, what a command has said, and a line for keys, drawn again after each key.
struct WalkScreen {
  private var walk: Walk
  /// The typed text: words of a command, or a prediction. Nil if keys are commands.
  private var input: String?
  /// The output of the last command.
  private var answer: [Substring] = []

  init(_ walk: Walk) { self.walk = walk.onScreen }

  /// Returns at the end of the input, or if the user ends it.
  mutating func run() {
    while let key = Keyboard.next() {
      guard take(key) else { break }
      draw()
    }
  }

  var result: String { walk.result }

  // MARK: Keys

  /// False to end.
  private mutating func take(_ key: Keyboard.Stroke) -> Bool {
    switch key {
    case .redraw: return true
    case .right, .down: return perform("next")
    case .left, .up: return perform("back")
    case .pageDown: return perform("action")
    case .pageUp: return perform("previous")
    case .home: return perform("first")
    case .end: return perform("last")
    case .enter: return end()
    case .escape:
      if input == nil { answer = [] }
      if walk.isPredicting { return perform("predict") }
      input = nil
      return true
    case .erase:
      if input?.isEmpty == true, !walk.isPredicting { input = nil } else { _ = input?.popLast() }
      return true
    case .character(let character): return take(character)
    }
  }

  private mutating func take(_ character: Character) -> Bool {
    if input != nil {
      input?.append(character)
      return true
    }
    switch character {
    case " ": return perform("next")
    case ":": input = ""
    case "u": input = "until "
    case "y": input = "try "
    default: return perform(String(character))
    }
    return true
  }

  /// Enter: what is typed is complete.
  private mutating func end() -> Bool {
    let line = input ?? "next"
    input = nil
    return perform(line)
  }

  private mutating func perform(_ line: String) -> Bool {
    guard walk.answer(line) != nil else { return false }
    answer = walk.takeSaid().split(separator: "\n", omittingEmptySubsequences: true)
    input = walk.isPredicting ? "" : nil
    return true
  }

  // MARK: Drawing

  private static let keys = "→ next  ← back  PgDn action  w why  t tree  g guess  : command  ? help  q quit"

  private func draw() {
    guard let (rows, columns) = Keyboard.size else { return }
    let console = walk.console
    let (session, place) = (walk.session, walk.session.position)
    let head = "\(session.recording.caseName), line \(place + 1) of \(session.recording.rows.count)"
    var lines = [console.dim(head.cut(to: columns))]

    // The answer has what it needs, up to all but the title, two lines of the trace, and the keys.
    let room = max(rows - 2, 1)
    var below = answer.map { $0.cut(to: columns) }
    if below.count > max(room - 2, 1) {
      let kept = max(room - 3, 0)
      below = below.prefix(kept) + [console.dim("and \(below.count - kept) more lines; a taller terminal shows them")]
    }
    let shown = max(room - below.count, 1)
    for number in max(0, place + 1 - shown)...place {
      lines.append(line(number, isCurrent: number == place, columns))
    }
    while lines.count < 1 + shown { lines.append("") }
    lines += below
    lines.append(last(columns))

    // The cursor is where the user types.
    Keyboard.draw(Array(lines.prefix(rows)), isTyping: input != nil)
  }

  private func line(_ number: Int, isCurrent: Bool, _ columns: Int) -> String {
    let (row, console) = (walk.session.recording.rows[number], walk.console)
    let bounds = row.bounds.map { "   " + console.judged($0.text(), $0.judgement) } ?? ""
    return ((isCurrent ? console.bold("> ") : "  ") + walk.text(of: row) + bounds).cut(to: columns)
  }

  private func last(_ columns: Int) -> String {
    guard let input else { return walk.console.dim(Self.keys.cut(to: columns)) }
    let prompt = walk.isPredicting ? "what comes next? (Enter: five to choose from, Esc: stop) " : ":"
    return (prompt + input).end(of: columns)
  }
}
