import SimKit

/// A lesson of the tutorial, taken apart: what is read, what is asked, and what answers it.
struct Lesson: Sendable {
  /// From 1.
  let number: Int
  let title: String
  /// What stands before the question, in Markdown.
  let text: String
  let question: String
  let answer: String
  let exercise: String
  let solution: String
  /// The scenarios of the lesson, as `example:NAME` gives them.
  let scenarios: [(name: String, text: String)]

  static let all: [Lesson] = LessonTexts.all.enumerated().map { Lesson(number: $0.offset + 1, $0.element) }

  /// The scenarios of all lessons.
  static var scenarios: [(name: String, text: String)] { all.flatMap(\.scenarios) }

  init(number: Int, _ page: String) {
    self.number = number
    var rest = page[...]
    /// What stands before a mark; the mark is left out.
    func take(until mark: String) -> String {
      guard let range = rest.firstRange(of: mark) else {
        defer { rest = "" }
        return String(rest)
      }
      defer { rest = rest[range.upperBound...] }
      return String(rest[..<range.lowerBound])
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

extension Examples {
  /// An example, or a scenario of a lesson.
  static func named(_ name: String) -> (name: String, text: String)? {
    (all + Lesson.scenarios).first { $0.name == name }
  }

  static var names: [String] { (all + Lesson.scenarios).map(\.name) }
}

/// Markdown of the lessons for a terminal: paragraphs as wide as it is, blocks as they are.
struct LessonText {
  let console: Console
  /// Names of scenarios that commands may name without a file.
  let examples: [String]

  func render(_ markdown: String) -> String {
    var text = ""
    var paragraph: [Substring] = []
    var isBlock = false
    var isPicture = false
    func flush() {
      guard !paragraph.isEmpty else { return }
      text += wrapped(paragraph.map { $0.drop { $0 == " " } }.joined(separator: " ")) + "\n"
      paragraph = []
    }
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        flush()
        isBlock.toggle()
      } else if isBlock {
        text += line.isEmpty ? "\n" : "    " + command(line) + "\n"
      } else if line.hasPrefix("![") || isPicture {
        isPicture = !line.hasSuffix(")")
      } else if line.hasPrefix("#") {
        flush()
        text += console.bold(String(line.drop { $0 == "#" || $0 == " " })) + "\n"
      } else if line.isEmpty {
        flush()
        if !text.hasSuffix("\n\n"), !text.isEmpty { text += "\n" }
      } else {
        if line.hasPrefix("- ") || line.hasPrefix("|") || line.hasPrefix("    ") { flush() }
        paragraph.append(line)
      }
    }
    flush()
    while text.hasSuffix("\n\n") { text.removeLast() }
    return text
  }

  /// Commands name the scenarios that the program carries: nothing has to be saved first.
  private func command(_ line: Substring) -> String {
    guard line.hasPrefix("$ vcsim ") else { return String(line) }
    let words = line.split(separator: " ").map { word -> String in
      guard word.hasSuffix(".txt"), examples.contains(String(word.dropLast(4))) else { return String(word) }
      return "example:" + word.dropLast(4)
    }
    return words.joined(separator: " ")
  }

  private func wrapped(_ paragraph: String) -> String {
    let width = max(40, min(console.width ?? 100, 100))
    let indent = paragraph.hasPrefix("- ") ? "  " : ""
    var lines: [String] = []
    var line = ""
    for word in plain(paragraph).split(separator: " ") {
      if !line.isEmpty, line.count + word.count + 1 > width {
        lines.append(line)
        line = indent
      }
      line += (line.isEmpty || line == indent ? "" : " ") + word
    }
    return (lines + [line]).joined(separator: "\n")
  }

  /// Without the marks of links and of bold words.
  private func plain(_ text: String) -> String {
    text.replacing(#/\[([^\]]*)\]\([^)]*\)/#) { $0.1 }.replacing("**", with: "")
  }
}
