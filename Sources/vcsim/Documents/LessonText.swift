import SimKit

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
      text += wrapped(paragraph.map { $0.drop { $0 == " " } }.joined(separator: " "))
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

  /// Returns a way to the answer: the first command in it.
  func hint(_ lesson: Lesson) -> String {
    let line = lesson.answer.split(separator: "\n").first { $0.hasPrefix("$ ") }
    return line.map { "See for yourself: " + command($0).dropFirst(2) } ?? "The lesson has the answer."
  }

  /// Commands name the scenarios that the program carries: nothing has to be saved first.
  private func command(_ line: Substring) -> String {
    guard line.hasPrefix("$ vcsim ") else { return String(line) }
    let words = line.split(separator: " ").map { word -> String in
      guard word.hasSuffix(".txt"), examples.contains(String(word.dropLast(4))) else { return String(word) }
      return Examples.prefix + word.dropLast(4)
    }
    return words.joined(separator: " ")
  }

  private func wrapped(_ paragraph: String) -> String {
    let indent = paragraph.hasPrefix("- ") ? "  " : ""
    return Columns.wrap(plain(paragraph), max(40, min(console.width ?? 100, 100)), indent: indent)
  }

  /// Without the marks of links and of stressed words.
  private func plain(_ text: String) -> String {
    var (plain, rest) = ("", text[...])
    while let link = rest.cut(at: "]("), let start = link.before.lastIndex(of: "["),
      let end = link.after.firstIndex(of: ")")
    {
      plain += link.before[..<start] + link.before[start...].dropFirst()
      rest = link.after[end...].dropFirst()
    }
    let parts = (plain + rest).replacing("**", by: "").parts(between: "*")
    var place = 1
    plain = String(parts[0])
    while place < parts.count {
      // A star that doesn't stress a word stands for itself.
      let isStress = place + 1 < parts.count && parts[place].first?.isLetter == true
      plain += isStress ? parts[place] + parts[place + 1] : "*" + parts[place]
      place += isStress ? 2 : 1
    }
    return plain
  }
}
