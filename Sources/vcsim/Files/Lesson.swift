import SimKit

/// A lesson of the tutorial, taken apart: what is read, what is asked, and what answers it.
struct Lesson: Sendable {
  /// From 1.
  let number: Int
  let title: String
  /// The text before the question, in Markdown.
  let text: String
  let question: String
  let answer: String
  let exercise: String
  let solution: String
  /// The scenarios of the lesson, as `example:NAME` gives them.
  let scenarios: [(name: String, text: String)]

  static let all: [Lesson] = TextFiles.lessons.enumerated().map { Lesson(number: $0.offset + 1, $0.element.text) }

  static var scenarios: [(name: String, text: String)] { all.flatMap(\.scenarios) }

  init(number: Int, _ page: String) {
    self.number = number
    var rest = page[...]
    /// Returns the text before a mark, and removes both.
    func take(until mark: String) -> String {
      let (before, after) = rest.cut(at: mark) ?? (rest, "")
      rest = after
      return String(before)
    }
    title = String(take(until: "\n").split(separator: " ").dropFirst(2).joined(separator: " "))
    text = take(until: "## A question\n")
    question = take(until: "<details><summary>The answer</summary>\n")
    answer = take(until: "</details>\n")
    _ = take(until: "## An exercise\n")
    exercise = take(until: "<details><summary>A solution</summary>\n")
    solution = take(until: "</details>\n")
    scenarios = Self.scenarios(of: page)
  }

  /// The letters of the choices below the question, as in `- **a** nothing`.
  var choices: [Character] { question.parts(between: "\n- ").dropFirst().compactMap { Self.stressedLetter($0) } }

  /// The letter of the right choice, with which the answer begins.
  var right: Character? { Self.stressedLetter(answer.drop { $0 != "*" }) }

  /// The letter of `**a** nothing`.
  private static func stressedLetter(_ text: Substring) -> Character? {
    let parts = text.parts(between: "**", most: 2)
    return parts.count == 3 && parts[0].isEmpty && parts[1].count == 1 ? parts[1].first : nil
  }

  /// The blocks of a page that are scenarios with a name.
  private static func scenarios(of page: String) -> [(name: String, text: String)] {
    var found: [(name: String, text: String)] = []
    var name: String?
    var lines: [Substring] = []
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if let open = name {
        if line == "```" {
          found.append((open, lines.joined(separator: "\n") + "\n"))
          name = nil
        } else {
          lines.append(line)
        }
      } else if line.hasPrefix("```vcsim "), line.hasSuffix(".txt") {
        name = String(line.dropFirst("```vcsim ".count).dropLast(".txt".count))
        lines = []
      }
    }
    return found
  }
}

/// The scenarios that are built into the program: the files in `Scenarios/examples`, and those of the lessons.
enum Examples {
  /// The beginning of a path to an example.
  static let prefix = "example:"
  /// The beginning of a path to the scenario that plays a published record.
  static let recordPrefix = "record:"

  /// Whether a path names what is built into the program.
  static func isBuiltIn(_ path: String) -> Bool { path.hasPrefix(prefix) || path.hasPrefix(recordPrefix) }

  static var playedRecords: [String] {
    let sources = TextFiles.evidence.map { Source(name: $0.name, text: $0.text) }
    return sources.flatMap { (try? RecordReader.records(inHeaderOf: $0))?.map(\.id) ?? [] }
  }

  /// The scenario in whose header a record is; nil if no scenario plays it.
  static func playing(record name: String) -> String? {
    let head = "\nrecord \(name)\n  "
    return TextFiles.evidence.first { $0.text.includes(head) }?.text
  }

  static var all: [(name: String, text: String)] { TextFiles.examples }

  /// The scenarios of documents that students read: `blog/rotate`.
  static var ofDocuments: [(name: String, text: String)] {
    TextFiles.blog.map { ("blog/" + $0.name, $0.text) } + TextFiles.talk.map { ("talk/" + $0.name, $0.text) }
  }

  /// An example, or a scenario of a document or a lesson.
  static func named(_ name: String) -> (name: String, text: String)? {
    // Lessons are cut up only for a name that stands nowhere else: they are long.
    all.first { $0.name == name } ?? ofDocuments.first { $0.name == name }
      ?? Lesson.scenarios.first { $0.name == name }
  }

  static var names: [String] { (all + ofDocuments + Lesson.scenarios).map(\.name) }
}
