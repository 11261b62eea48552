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

/// The documentation of the language, made from the table of its lines.
enum LanguageReference {
  static var text: String {
    var text = """
      # The language

      This page is made by `vcsim help language-reference > docs/language.md`; a test fails when it is stale, and another
      parses every example.

      A scenario is a plain-text file. Its first line is `vcsim 1`. A **header** specifies the versions, the device, and what is
      shown; **declarations** name the controllers; the **steps** are what the user or the app's code does.
      A line in the wrong section is an error, never ignored.

      - One line, one thing. The first word decides what the line is.
      - Blocks are indented by two spaces: the options of a `controller`, the actions of a `when`, the lines of an `expect`.
      - `#` begins a comment. Blank lines are free. The file is UTF-8; tabs are an error.
      - Names begin with a letter: `home`, `RootViewController`. A name may be a word of the language, `app` excepted; a line
        that could be read in two ways then is an error.
      - A controller is declared before it is used, and before the container that holds it from the start.
      - Orientations are those of the *interface*: `portrait`, `portraitUpsideDown`, `landscapeLeft`, `landscapeRight`;
        several at once are `landscape`, `all`, `allButUpsideDown`.
      - Callbacks are written as Objective-C spells them, `viewWillAppear:`; the Swift spelling is read too.
      - Each action runs until nothing is pending. With `without waiting` at its end the next line runs in the same turn of
        the run loop; `wait 100ms` ends the turn and lets time pass.
      - With `on ios5`, `on phone`, `on pad` or `if NAME=VALUE` at its end an action, a hook or an option counts only there.
        Such an option wins over one without a condition.
      - An option or a header line that has no effect in any version of the `mode` line, or on the device of the `device`
        line, is an error. `--mode` and `--device` replace these lines, and a file without them can run anywhere: then
        only `vcsim lint` warns. Files for other versions can include a file, so its lines are never errors for this reason.
        Nor are `shouldAutorotateToInterfaceOrientation`, `supportedInterfaceOrientations`, and `forwards both`: a class can have
        only the method that UIKit calls in other versions (VS5115).
      - A scenario holds actions, never callbacks: the engine alone decides what is sent.


      """
    for section in Grammar.Section.allCases {
      text += "## \(section.title)\n\n"
      for entry in Grammar.all where entry.section == section {
        text +=
          "### `\(entry.statement)`\n\n" + entry.syntaxes.map { "    \($0)\n" }.joined() + "\n\(entry.summary)\n\n"
        text += "```vcsim\n\(entry.example.text)```\n\n"
      }
    }
    return String((text + news).dropLast())
  }

  /// The lines that version 0.1.0 did not have, in the order of the table.
  private static var news: String {
    var text = """
      ## New since 0.1

      Every scenario of 0.1 is still read. What is new, line by line, and what was written before:

      | line | example | instead of |
      | --- | --- | --- |

      """
    let lines = Grammar.all.flatMap { entry in entry.forms.compactMap { form in form.news.map { (form.syntax, $0) } } }
    for (syntax, news) in lines + Grammar.newTails {
      let cells = ["`\(syntax)`", "`\(news.example)`", news.instead].map { $0.replacing("|", with: "\\|") }
      text += "| " + cells.joined(separator: " | ") + " |\n"
    }
    return text + "\n"
  }
}
