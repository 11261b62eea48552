import SimKit

/// The texts of help. All of them come from the tables.
enum Help {
  static var start: String {
    var text = """
      vcsim simulates in which order UIKit calls view controllers.
      It doesn't run your app.

      Usage: vcsim <command> [options] [files]

      Start here
        vcsim run example:sheet                             replay a scenario
        vcsim diff --mode ios12 --mode ios26 example:sheet  compare two versions
        vcsim new login                                     write a first scenario

      """
    for group in CommandForm.Group.allCases {
      text += "\n\(group.rawValue)\n"
      for command in Command.allCases.map(\.form) where command.group == group {
        text += "  \(Columns.pad(command.name, longest(Command.names) + 2))\(command.summary)\n"
      }
    }
    return text + "\n'vcsim help <command>' for options, 'vcsim help language' for the file format.\n"
  }

  /// How wide a column of names is.
  static func longest(_ names: [String]) -> Int { names.reduce(0) { max($0, $1.count) } }

  // MARK: Topics

  static let topics: [(name: String, summary: String, text: @Sendable () -> String)] = [
    ("language", "the lines of a scenario; 'help language TOPIC' for more", { LanguageHelp.core }),
    ("language-reference", "docs/language.md", { LanguageReference.text }),
    ("options", "options that every command takes", { OptionForm.lines(Arguments.shared) }),
    ("trace", "how a trace is laid out", { trace }),
    ("families", "the families of callbacks", families),
    ("modes", "the versions of iOS", { ModesPage.text }),
    ("devices", "the models that 'device' takes", devices),
    ("exit-codes", "how the program ends", exitCodes),
    ("limits", "how much is read at most", limits),
    ("environment", "the variables that matter", environment),
    ("configuration", "vcsim.conf", { configuration }),
    ("ci", "in continuous integration", { ci }),
    ("textmate-grammar", "docs/editors: colors", { TextMateGrammar.text }),
  ]

  private static let values = FieldKey.allCases.map { "  \(Columns.pad($0.name, 34))\($0.facts.kind.what)" }
    .joined(separator: "\n")

  private static let trace = """
    launch home                                  an action, flush left
      home viewWillAppear: animated=no           a message: receiver, selector, values
        list viewWillAppear: animated=no         a message sent from inside the one above
      home.view layoutSubviews                   a message to home's view
      nav.delegate navigationController:…        a message to nav's delegate
      app applicationDidBecomeActive:            a message to the application's delegate
      -- +400ms                                  virtual time has passed
      !  Unbalanced calls to …                   a console warning, in UIKit's words
      !! NSInternalInconsistencyException: …     an exception; the app ends

    'expect' blocks and stored traces have the same lines. '--format jsonl' writes
    one object a line; docs/trace.md describes it. Values, in their order:

    \(values)

    """

  private static func families() -> String {
    Family.allCases.map { "\(Columns.pad($0.name, 14))\($0.summary)\n" }.joined()
  }

  private static func exitCodes() -> String {
    ExitCode.allCases.map { code in
      let number = String(code.rawValue)
      return
        "\(String(repeating: " ", count: 3 - number.count))\(number)  \(Columns.pad(code.name, 15))\(code.meaning)\n"
    }.joined()
  }

  private static func devices() -> String {
    let models = Device.named
    let width = longest(models.map(\.name))
    return
      "Write a model in quotation marks: device \"iPhone 17\". Sizes are those of the screen in portrait, in points.\n\n"
      + models.map { "  \(Columns.pad($0.name, width + 2))\($0.device.screen.width)x\($0.device.screen.height)\n" }
      .joined()
  }

  private static func limits() -> String {
    "What is read is bounded; '--limit NAME=N' takes another bound, N with K, M or G.\n\n"
      + Limit.allCases.map { "  \(Columns.pad($0.rawValue, 16))\(Columns.pad(String($0.standard), 12))\($0.meaning)\n" }
      .joined()
  }

  private static func environment() -> String {
    Environment.all.map { "\(Columns.pad($0.name, 22))\($0.meaning)\n" }.joined()
      + "\nNothing else changes what vcsim does; locale and time zone are ignored.\n"
  }

  static let configurationSummary =
    "The settings of a project; the nearest one, from the current directory upwards, is read."

  private static let configuration = """
    vcsim.conf holds facts about a project; the nearest one, from the current directory
    upwards, is read. Its lines, with # for comments:

      scenarios PATH …            where the scenarios are, relative to the file
      lint deny|warn|allow RULE … the level of rules of lint; all is every rule

    '--config FILE' reads another one, '--config none' reads none.

    """

  private static let ci = """
    vcsim check --report junit:vcsim.xml    a file that CI systems read
    vcsim check --report github             annotations and a summary on GitHub
    vcsim check --shard 2/4                 the second of four machines
    vcsim diff login@ios6.trace device.log  a log from a device
    vcsim fmt --check && vcsim lint         the layout, and likely mistakes

    'check' never writes a stored trace; 'accept' does, and shows what it writes first.
    docs/ci.md leads from an app on a Mac to a failing check on Linux.

    """
}

/// The variables of the environment that matter.
enum Environment {
  static let all: [(name: String, meaning: String)] = [
    ("NO_COLOR", "if set and not empty: no color, unless --color says otherwise"),
    ("FORCE_COLOR", "if set and not 0: color even when the output is no terminal"),
    ("TERM=dumb", "no color"),
    ("COLUMNS", "the width of 'diff --side'; 100 if not set"),
    ("CI", "if set: no line of progress, and what 'fmt -' prints into the log is shown like all text"),
    ("GITHUB_ACTIONS", "the same for what 'fmt -' prints, as are TF_BUILD and TEAMCITY_VERSION"),
    ("GITHUB_WORKSPACE", "the folder that the paths of annotations are relative to"),
    ("GITHUB_STEP_SUMMARY", "the file that '--report github' adds a summary to"),
    ("XDG_CACHE_HOME", "where 'check --failed' remembers; ~/.cache if not set"),
  ]
}

/// `help`
enum HelpCommand {
  static let form = CommandForm(
    command: .help, group: .understand, summary: "help on a command or a topic",
    operands: .init("[COMMAND|TOPIC]", isUncounted: true) {
      Command.names + Help.topics.map(\.name) + LanguageHelp.topics
    },
    options: [],
    examples: [
      ("vcsim help check", "the options of a command"), ("vcsim help language", "the lines of a scenario"),
      ("vcsim help language containers", "all lines on a topic"),
    ],
    exits: "0 shown, 64 no such topic.", run: run)

  private static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    guard let name = invocation.operands.first else {
      var text = Help.start + "\nTopics of help\n"
      let width = Help.longest(Help.topics.map(\.name)) + 2
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
