import SimKit

/// The text of `help language`: the lines of a first scenario on one screen, all others by topic.
enum LanguageHelp {
  static let name = "language"
  /// The word for all topics at once.
  private static let everything = "all"
  static let topics = Grammar.Topic.allCases.map(\.rawValue) + [everything]

  static var core: String {
    var text = """
      A scenario is a text file: a header, declarations, a story. One line, one thing; the
      first word decides. Blocks are indented by two spaces; # begins a comment.

      """
    for section in Grammar.Section.allCases {
      let forms = Grammar.all.filter { $0.section == section }.flatMap { $0.forms.filter(\.isCore) }
      guard !forms.isEmpty else { continue }
      text += "\n\(section.title)\n" + forms.map { "  \($0.syntax)\n" }.joined()
    }
    text += "\nMore: vcsim help language TOPIC\n"
    for topic in Grammar.Topic.allCases { text += "  \(Columns.pad(topic.rawValue, 14))\(topic.summary)\n" }
    return text + "\n'vcsim explain present' says what a line means and shows an example.\n"
  }

  /// All lines on a topic, with what they mean; nil if there is no such topic.
  static func text(_ word: String) -> String? {
    if word == everything { return Grammar.Topic.allCases.map { text(of: $0) }.joined(separator: "\n") }
    return Grammar.Topic(rawValue: word).map { text(of: $0) }
  }

  private static func text(of topic: Grammar.Topic) -> String {
    var text = "\(topic.rawValue): \(topic.summary)\n"
    for entry in Grammar.all where entry.topic == topic {
      text += "\n" + entry.syntaxes.map { "  \($0)\n" }.joined()
      text += Columns.wrap(entry.summary, 73).split(separator: "\n").map { "     \($0)\n" }.joined()
    }
    guard topic == .code else { return text }
    return text + "\nAt the end of a line\n  without waiting\n"
      + Grammar.newTails.prefix(3).map { "  \($0.syntax)\n" }.joined()
  }
}
