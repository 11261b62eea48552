import SimKit

/// The texts of help. Most come from the tables.
enum Help {
  static var start: String {
    var text = HelpText.text("start")
    for group in CommandForm.Group.allCases {
      text += "\n\(group.rawValue)\n"
      for command in Command.allCases.map(\.form) where command.group == group {
        text += "  \(Columns.pad(command.name, width(of: Command.names)))\(command.summary)\n"
      }
    }
    return text + "\n'vcsim help <command>' for options, 'vcsim help language' for the file format.\n"
  }

  /// The width of a column of names.
  static func width(of names: [String]) -> Int { 2 + (names.map(\.count).max() ?? 0) }

  // MARK: Topics

  static let topics: [(name: String, summary: String, text: @Sendable () -> String)] = [
    ("language", "the lines of a scenario; 'help language TOPIC' for more", { LanguageHelp.core }),
    ("language-reference", "docs/language.md", { LanguageReference.text }),
    ("options", "options that every command takes", { OptionForm.lines(Arguments.shared) }),
    ("trace", "how a trace is laid out", { HelpText.text("trace") + values }),
    ("families", "the families of callbacks", families),
    ("modes", "the versions of iOS", { ModesPage.text }),
    ("devices", "the models that 'device' takes", devices),
    ("exit-codes", "how the program ends", exitCodes),
    ("limits", "how much is read at most", limits),
    ("environment", "the variables that matter", environment),
    ("configuration", "vcsim.conf", { HelpText.text("configuration") }),
    ("ci", "in continuous integration", { HelpText.text("ci") }),
    ("textmate-grammar", "docs/editors: colors", { TextMateGrammar.text }),
  ]

  private static let values = FieldKey.allCases.map { Columns.row("  " + $0.name, $0.facts.kind.what, 36) }.joined()

  private static func families() -> String {
    Family.allCases.map { "\(Columns.pad($0.name, 14))\($0.summary)\n" }.joined()
  }

  private static func exitCodes() -> String {
    ExitCode.allCases.map { code in
      let number = String(code.rawValue)
      let blanks = String(repeating: " ", count: 3 - number.count)
      return Columns.row("\(blanks)\(number)  \(code.name)", HelpText.meaning(of: code), 20)
    }.joined()
  }

  private static func devices() -> String {
    let models = Device.named
    let width = width(of: models.map(\.name))
    return
      "Write a model in quotation marks: device \"iPhone 17\". Sizes are those of the\nscreen in portrait, in points.\n\n"
      + models.map { "  \(Columns.pad($0.name, width))\($0.device.screen.width)x\($0.device.screen.height)\n" }
      .joined()
  }

  private static func limits() -> String {
    "What is read is bounded; '--limit NAME=N' takes another bound, N with K, M or G.\n\n"
      + Limit.allCases.map {
        Columns.row("  \(Columns.pad($0.rawValue, 16))\($0.standard)", $0.meaning, 30)
      }.joined()
      + "\nWhat one line of a scenario brings about is bounded, too; VS3002 says so.\n"
  }

  private static func environment() -> String {
    HelpText.environment.map { Columns.row($0.name, $0.text, 22) }.joined()
      + "\nNothing else changes what vcsim does; locale and time zone are ignored.\n"
  }

  static let configurationSummary =
    "The settings of a project; the nearest one, from the current directory upwards, is read."
}

/// `help`
enum HelpCommand {
  static let form = CommandForm(
    command: .help, group: .understand,
    operands: .init("[COMMAND|TOPIC]", isUncounted: true) {
      Command.names + Help.topics.map(\.name) + LanguageHelp.topics
    }, run: run)

  private static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    guard let name = invocation.operands.first else {
      var text = Help.start + "\nTopics of help\n"
      let width = Help.width(of: Help.topics.map(\.name))
      for topic in Help.topics { text += "  \(Columns.pad(topic.name, width))\(topic.summary)\n" }
      invocation.console.print(text)
      return .ok
    }
    if name == LanguageHelp.name, invocation.operands.count == 2 {
      let topic = invocation.operands[1]
      guard let text = LanguageHelp.text(topic) else { throw .unknownTopic(topic, legal: LanguageHelp.topics) }
      invocation.console.print(text)
    } else if invocation.operands.count > 1 {
      throw .extraOperand(invocation.operands[1], command: "help")
    } else if let command = Command.named(name) {
      invocation.console.print(command.form.help)
    } else if let topic = Help.topics.first(where: { $0.name == name }) {
      invocation.console.print(topic.text())
    } else {
      throw .unknownTopic(name, legal: Command.names + Help.topics.map(\.name))
    }
    return .ok
  }
}
