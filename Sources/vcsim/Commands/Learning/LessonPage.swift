import SimKit

/// A lesson as its reader sees it: on a terminal a screen with the lesson above the question, which scrolls; else one text.
struct LessonPage {
  let console: Console
  private let isScreen: Bool
  private var lines = InputLines()
  /// The lesson, and what has been added to it.
  private var text: [Substring] = []
  /// The first line of the text that is shown.
  private var top = 0
  /// The question, and what has been said to it.
  private var asked: [Substring] = []

  init(console: Console, isScreen: Bool) {
    self.console = console
    self.isScreen = isScreen
  }

  /// Adds a part of the lesson. A screen shows what follows a question from what was said last on.
  mutating func add(_ part: String) {
    guard isScreen else { return console.print(part) }
    if let last = asked.last {
      top = text.count
      text.append(last)
    }
    text += part.split(separator: "\n", omittingEmptySubsequences: false)
    asked = []
  }

  mutating func say(_ words: String) {
    guard isScreen else { return console.print(words) }
    asked += words.split(separator: "\n")
  }

  /// Keeps the words of a question below the lesson. Its scenario is in the lesson.
  mutating func ask(about question: String) {
    guard isScreen else { return }
    asked = question.split(separator: "\n", omittingEmptySubsequences: false).filter {
      !$0.isEmpty && !$0.hasPrefix("    ")
    }
  }

  /// The reader's next line, or nil at the end of the input.
  mutating func next(_ prompt: String) -> String? {
    guard isScreen else {
      if System.isTerminal(0) { console.print(prompt) }
      return lines.next().map { String($0.drop { $0 == " " || $0 == "\t" }) }
    }
    var input = ""
    draw(prompt + input)
    while let key = Keyboard.next() {
      switch key {
      case .enter: return input
      case .escape: return nil
      case .character(let character): input.append(character)
      case .erase: _ = input.popLast()
      case .up: top -= 1
      case .down: top += 1
      case .pageUp, .left: top -= room
      case .pageDown, .right: top += room
      case .home: top = 0
      case .end: top = text.count
      case .redraw: break
      }
      draw(prompt + input)
    }
    return nil
  }

  // MARK: Drawing

  /// The lines of the lesson that are shown: at least half of the screen.
  private var room: Int {
    let rows = Keyboard.size?.rows ?? 24
    return max(rows - 2 - min(asked.count, max(rows / 2 - 2, 1)), 1)
  }

  private mutating func draw(_ input: String) {
    guard let (rows, columns) = Keyboard.size else { return }
    top = max(0, min(top, text.count - room))
    let shown = text[top..<min(top + room, text.count)]
    var screen = shown.map { $0.cut(to: columns) } + Array(repeating: "", count: room - shown.count)
    let below = text.count - top - shown.count
    let keys = "── ↑ ↓ PgUp PgDn scroll\(below > 0 ? ", \(below) more lines" : "")   Esc ends "
    screen.append(console.dim((keys + String(repeating: "─", count: max(0, columns - keys.count))).cut(to: columns)))
    screen += asked.suffix(max(rows - 2 - room, 0)).map { $0.cut(to: columns) }
    screen.append(input.end(of: columns))
    Keyboard.draw(Array(screen.prefix(rows)), isTyping: true)
  }
}
