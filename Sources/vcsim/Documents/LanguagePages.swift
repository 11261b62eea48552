import SimKit

/// The text of `help language`: the lines of a first scenario on one screen, all others by topic.
enum LanguageHelp {
  static let name = "language"
  /// The word for all topics at once.
  private static let everything = "all"
  static let topics = Grammar.Topic.allCases.map(\.rawValue) + [everything]

  static var core: String {
    var text = HelpText.text(name)
    for section in Grammar.Section.allCases {
      let forms = Grammar.all.filter { $0.section == section }.flatMap { $0.forms.filter(\.isCore) }
      guard !forms.isEmpty else { continue }
      text += "\n\(section.title)\n" + forms.map { line($0.syntax) }.joined()
    }
    text += "\nMore: vcsim help language TOPIC\n"
    for topic in Grammar.Topic.allCases { text += Columns.row("  " + topic.rawValue, topic.summary, 16) }
    return text + "\n'vcsim explain present' says what a line means and shows an example.\n"
  }

  /// All lines on a topic, with what they mean; nil if there is no such topic.
  static func text(_ word: String) -> String? {
    if word == everything { return Grammar.Topic.allCases.map { text(of: $0) }.joined(separator: "\n") }
    return Grammar.Topic(rawValue: word).map { text(of: $0) }
  }

  private static func line(_ syntax: String) -> String { "  " + Columns.wrap(syntax, 76, indent: "      ") }

  private static func text(of topic: Grammar.Topic) -> String {
    var text = Columns.wrap("\(topic.rawValue): \(topic.summary)")
    for entry in Grammar.all where entry.topic == topic {
      text += "\n" + entry.syntaxes.map(line).joined()
      text += Columns.wrap(entry.summary, 73).split(separator: "\n").map { "     \($0)\n" }.joined()
    }
    guard topic == .code else { return text }
    return text + "\nAt the end of a line\n" + Grammar.tails.map { "  \($0)\n" }.joined()
  }
}

/// The documentation of the language, made from the table of its lines.
enum LanguageReference {
  static var text: String {
    var text = HelpText.text("language-reference")
    for section in Grammar.Section.allCases {
      text += "## \(section.title)\n\n"
      for entry in Grammar.all where entry.section == section {
        text +=
          "### `\(entry.statement)`\n\n" + entry.syntaxes.map { "    \($0)\n" }.joined() + "\n\(entry.summary)\n\n"
        text += "```vcsim\n\(entry.example.text)```\n\n"
      }
    }
    return String(text.dropLast())
  }
}
