/// The lines that there are, one row for each: the one list behind help, the language's documentation, suggestions and
/// the editors' grammar.
public enum Vocabulary {
  /// The part of a file that a line belongs to.
  public enum Part: UInt8, CaseIterable, Hashable, Sendable {
    case header
    case declaration
    case option
    case hook
    case story
    case expectation

    public var title: String {
      switch self {
      case .header: "Header"
      case .declaration: "Declarations"
      case .option: "Options of a controller"
      case .hook: "Hooks"
      case .story: "Story"
      case .expectation: "Expectations"
      }
    }
  }

  /// A line that can be written.
  public struct Form: Sendable {
    /// The words it begins with, also its name in diagnostics.
    public let statement: String
    public let part: Part
    /// How it is written: capitals stand for what varies, brackets for what may be left out.
    public let syntax: String
    /// What it means.
    public let summary: String
    /// A whole scenario that uses it.
    public let example: Example

    init(_ statement: String, _ part: Part, _ syntax: String, _ summary: String, example: Example) {
      self.statement = statement
      self.part = part
      self.syntax = syntax
      self.summary = summary
      self.example = example
    }
  }

  public static let all: [Form] = headerForms + declarationForms + storyForms + containerForms + expectationForms

  /// The forms that begin with these words.
  public static func forms(of statement: String) -> [Form] { all.filter { $0.statement == statement } }

  /// The first words of the lines of some parts.
  static func firstWords(of parts: [Part]) -> [String] {
    var result: [String] = []
    for form in all where parts.contains(form.part) {
      let word = String(form.statement.split(separator: " ")[0])
      if !result.contains(word) { result.append(word) }
    }
    return result
  }

  /// Words that stand where a name could stand, and so cannot be names.
  static let reserved: Set<String> = [
    "add", "animated", "any", "app", "appearance", "attempt", "background", "bar", "begin", "cancel", "change", "child",
    "create", "did", "dismiss", "end", "expect", "finish", "foreground", "frame", "from", "hide", "idle", "in",
    "launch", "layout", "load", "memory", "move", "nil", "none", "not", "note", "nothing", "now", "of", "on", "once",
    "only", "pop", "present", "push", "release", "remove", "root", "rotate", "select", "set", "show", "stack", "tap",
    "to", "transition", "turn", "unload", "until", "update", "view", "wait", "warning", "when", "will", "with",
    "without", "controller",
  ]
}
