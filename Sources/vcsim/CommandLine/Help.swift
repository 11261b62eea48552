import SimKit

/// What help says. Everything in it comes from the tables.
enum Help {
  static var start: String {
    var text = """
      vcsim replays view-controller scenarios and prints the UIKit callbacks.

      Usage: vcsim <command> [options] [files]

      Start here
        vcsim run example:modal            replay a built-in scenario
        vcsim diff --mode ios5 --mode ios6 example:memory
                                           see what iOS 6 changed
        vcsim new login                    write login.txt to play with

      """
    for group in CommandForm.Group.allCases {
      text += "\n\(group.rawValue)\n"
      for command in Command.allCases.map(\.form) where command.group == group {
        text += "  \(pad(command.name, 10))\(command.summary)\n"
      }
    }
    return text + "\n'vcsim help <command>' for options, 'vcsim help language' for the file format.\n"
  }

  static func text(of command: CommandForm) -> String {
    var text = "\(command.summary.prefix(1).uppercased() + command.summary.dropFirst()).\n\n"
    let operands = command.operands.text.isEmpty ? "" : " " + command.operands.text
    text += "Usage: vcsim \(command.name) [options]\(operands)\n"
    if !command.examples.isEmpty {
      text += "\nExamples\n"
      for example in command.examples {
        let isShort = example.line.count <= 38 && example.shows.count <= 38
        text +=
          isShort
          ? "  \(pad(example.line, 40))\(example.shows)\n" : "  \(example.line)\n      \(example.shows)\n"
      }
    }
    if !command.options.isEmpty { text += "\nOptions\n" + lines(command.options) }
    let shared = Arguments.shared.map { "--\($0.name)" }.joined(separator: " ")
    text += "\n" + wrapped("Shared: \(shared); see 'vcsim help options'", indent: "        ")
    if !command.exits.isEmpty { text += "\n" + wrapped("Exit: " + command.exits, indent: "      ") }
    return text
  }

  private static func wrapped(_ text: String, indent: String) -> String {
    var lines = [""]
    for word in text.split(separator: " ") {
      if lines[lines.count - 1].count + word.count + 1 > 78 { lines.append(indent.dropLast() + "") }
      lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func lines(_ options: [OptionForm]) -> String {
    options.map { option in
      let short = option.short.map { "-\($0), " } ?? "    "
      let name = "--\(option.name)" + (option.value.map { " " + $0 } ?? "")
      return "  \(short)\(pad(name, 22))\(option.help)\n"
    }.joined()
  }

  static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }

  // MARK: Topics

  static let topics: [(name: String, summary: String, text: @Sendable () -> String)] = [
    ("language", "the lines of a scenario", language),
    ("language-reference", "docs/language.md", { LanguageReference.text }),
    ("options", "options that every command takes", { lines(Arguments.shared) }),
    ("trace", "how a trace is laid out", { trace }),
    ("families", "the families of callbacks", families),
    ("modes", "the versions of iOS", modes),
    ("exit-codes", "how the program ends", exitCodes),
    ("limits", "how much is read at most", limits),
    ("environment", "the variables that matter", environment),
    ("configuration", "vcsim.conf", { configuration }),
    ("ci", "in continuous integration", { ci }),
    ("textmate-grammar", "docs/editors: colours", { TextMateGrammar.text }),
  ]

  private static func language() -> String {
    var text = """
      A scenario is a text file: a header, declarations, a story. One line, one thing; the
      first word decides. Blocks are indented by two spaces; # begins a comment.

      """
    for section in Grammar.Section.allCases {
      text += "\n\(section.title)\n"
      for entry in Grammar.all where entry.section == section {
        for syntax in entry.syntaxes { text += "  \(syntax)\n" }
      }
    }
    return text + "\n'vcsim explain present' says what a line means and shows an example.\n"
  }

  private static let values = FieldKey.allCases.map { "  \(pad($0.name, 34))\($0.facts.kind.what)" }
    .joined(separator: "\n")

  private static let trace = """
    launch home                                  a line of the story, flush left
      home viewWillAppear: animated=no           a message: receiver, selector, values
        list viewWillAppear: animated=no         a message sent from inside the one above
      home.view layoutSubviews                   a message to home's view
      nav.delegate navigationController:…        a message to nav's delegate
      app applicationDidBecomeActive:            a message to the application's delegate
      -- +400ms                                  virtual time has passed
      !  Unbalanced calls to …                   a console warning, in UIKit's words
      !! NSInternalInconsistencyException: …     an exception; the app ends

    The same lines stand in 'expect' blocks and in stored traces. '--format jsonl' writes
    one object a line; docs/trace.md describes it. Values, in their order:

    \(values)

    """

  private static func families() -> String {
    Family.allCases.map { "\(pad($0.name, 14))\($0.summary)\n" }.joined()
  }

  static func modes() -> String {
    var text = ""
    for mode in Mode.all {
      let changed = RuleBook.all.filter { $0.modes.first == mode && mode != Mode.all[0] }.map(\.id.rawValue)
      let ended = RuleBook.all.filter { $0.modes.last != nil && $0.modes.last == mode.previous }.map(\.id.rawValue)
      text += pad(mode.name, 8)
      text += mode == .standard ? "the standard mode; " : ""
      text += changed.isEmpty && ended.isEmpty ? "no rule begins or ends here" : ""
      text += changed.isEmpty ? "" : "begins: " + changed.joined(separator: ", ")
      text += ended.isEmpty ? "" : (changed.isEmpty ? "" : "; ") + "ends: " + ended.joined(separator: ", ")
      text += "\n"
    }
    return text + "\n" + Help.catalyst + "\n"
  }

  /// What is to be known of iOS 26.
  static var catalyst: String {
    let holding = RuleBook.all.filter { $0.modes.contains(.ios26) }
    let recorded = holding.filter { $0.standing(in: .ios26) != .inferred }
    return "ios26: its records come from Mac Catalyst and show \(recorded.count) of \(holding.count) rules;"
      + " the others are carried on from ios18"
  }

  private static func exitCodes() -> String {
    ExitCode.allCases.map { code in
      let number = String(code.rawValue)
      return "\(String(repeating: " ", count: 3 - number.count))\(number)  \(pad(code.name, 15))\(code.meaning)\n"
    }.joined()
  }

  private static func limits() -> String {
    "What is read is bounded; '--limit NAME=N' takes another bound, N with K, M or G.\n\n"
      + Limit.allCases.map { "  \(pad($0.rawValue, 16))\(pad(String($0.standard), 12))\($0.meaning)\n" }.joined()
  }

  private static func environment() -> String {
    Environment.all.map { "\(pad($0.name, 22))\($0.meaning)\n" }.joined()
      + "\nNothing else changes what vcsim does; locale and time zone are ignored.\n"
  }

  static let configurationSummary =
    "What a project says of itself; the nearest one, from the current directory upwards, is read."

  private static let configuration = """
    vcsim.conf holds facts about a project; the nearest one, from the current directory
    upwards, is read. Its lines, with # for comments:

      scenarios PATH …            where the scenarios lie, relative to the file
      lint deny|warn|allow RULE … the level of rules of lint; all is every rule

    '--config FILE' reads another one, '--config none' reads none.

    """

  private static let ci = """
    vcsim check --report junit:vcsim.xml    a file that CI systems read
    vcsim check --report github             annotations and a summary on GitHub
    vcsim check --shard 2/4                 the second of four machines
    vcsim diff golden.trace device.log      a log from a device
    vcsim fmt --check && vcsim lint         the layout, and what is probably not meant

    'check' never writes a stored trace; 'accept' does, and shows what it writes first.
    docs/ci.md leads from an app on a Mac to a failing check on Linux.

    """
}

/// The variables of the environment that matter.
enum Environment {
  static let all: [(name: String, meaning: String)] = [
    ("NO_COLOR", "if set and not empty: no colour, unless --color says otherwise"),
    ("FORCE_COLOR", "if set and not 0: colour even when the output is no terminal"),
    ("TERM=dumb", "no colour"),
    ("COLUMNS", "the width of 'diff --side'; 100 if not set"),
    ("CI", "if set: no line of progress"),
    ("GITHUB_ACTIONS", "if true: what 'fmt -' prints into the log is shown like all text"),
    ("GITHUB_STEP_SUMMARY", "the file that '--report github' adds a summary to"),
    ("XDG_CACHE_HOME", "where 'check --failed' remembers; ~/.cache if not set"),
  ]
}

/// `help`
enum HelpCommand {
  static let form = CommandForm(
    command: .help, group: .understand, summary: "help on a command or a topic",
    operands: .init("[COMMAND|TOPIC]") { Command.names + Help.topics.map(\.name) }, options: [],
    examples: [("vcsim help check", "the options of a command"), ("vcsim help language", "the lines of a scenario")],
    exits: "0 shown, 64 no such topic.", run: run)

  private static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    guard let name = invocation.operands.first else {
      var text = Help.start + "\nTopics of help\n"
      for topic in Help.topics { text += "  \(Help.pad(topic.name, 14))\(topic.summary)\n" }
      invocation.console.print(text)
      return .ok
    }
    if let command = Command(rawValue: name) {
      invocation.console.print(Help.text(of: command.form))
    } else if let topic = Help.topics.first(where: { $0.name == name }) {
      invocation.console.print(topic.text())
    } else {
      throw Problem(.unknownTopic(name, legal: Command.names + Help.topics.map(\.name)))
    }
    return .ok
  }
}
