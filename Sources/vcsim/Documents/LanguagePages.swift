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

  /// A syntax, in several lines if that helps: a long list of alternatives is one word.
  private static func line(_ syntax: String) -> String {
    let isWord = syntax.split(separator: " ").contains { $0.count > 70 }
    return "  " + (isWord ? syntax + "\n" : Columns.wrap(syntax, 76, indent: "      "))
  }

  private static func text(of topic: Grammar.Topic) -> String {
    var text = Columns.wrap("\(topic.rawValue): \(topic.summary)")
    for entry in Grammar.all where entry.topic == topic {
      text += "\n" + entry.syntaxes.map(line).joined()
      text += Columns.wrap(entry.summary, 73).split(separator: "\n").map { "     \($0)\n" }.joined()
    }
    guard topic == .code else { return text }
    return text + "\nAt the end of a line\n  without waiting\n"
      + Grammar.newTails.prefix(3).map { "  \($0.syntax)\n" }.joined()
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

  /// The lines that version 0.1.0 did not have, in the order of the table: `help language-news`.
  static var news: String {
    var text = HelpText.text("news")
    let lines = Grammar.all.flatMap { entry in entry.forms.compactMap { form in form.news.map { (form.syntax, $0) } } }
    for (syntax, news) in lines + Grammar.newTails {
      let cells = ["`\(syntax)`", "`\(news.example)`", news.instead].map { $0.replacing("|", with: "\\|") }
      text += "| " + cells.joined(separator: " | ") + " |\n"
    }
    return text
  }
}
