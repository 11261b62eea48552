import SimKit

/// The texts of help. Most come from the tables.
enum Help {
  /// The text of `vcsim` alone.
  static var start: String {
    HelpText.text("start").replacing("@MODE@", by: "iOS \(Mode.newest.major)")
      .replacing("@LESSONS@", by: "\(Lesson.all.count)")
  }

  static var commands: String {
    var text = "Usage: vcsim COMMAND [options] [FILE …]\n\n"
    for group in Command.Group.allCases where group != .more { text += table(of: group) + "\n" }
    let more = Command.allCases.count { $0.group == .more }
    return text
      + "'vcsim help COMMAND' has its options; 'vcsim help language' the lines of a file.\n"
      + "'vcsim help --all': \(more) more commands, former names, topics, exit codes.\n"
  }

  static var everything: String {
    var text = Command.Group.allCases.map { table(of: $0) + "\n" }.joined()
    let former = FormerCommand.allCases
    let width = width(of: former.map(\.rawValue))
    for (place, name) in former.enumerated() {
      text += "\(Columns.pad(["Former", "names"].dropFirst(place).first ?? "", 8))"
      text += "\(Columns.pad(name.rawValue, width))now: \(name.today)\n"
    }
    text += "        They work in this version; \(Version.next) no longer has them.\n\n"
    text += Columns.row("Topics", topics.map(\.name).joined(separator: " "), 8) + "\n"
    for (place, code) in ExitCode.allCases.enumerated() {
      if place % exitColumns == 0 { text += place == 0 ? "Exit    " : "\n        " }
      text += Columns.pad("\(code.rawValue) \(code.name)", 18)
    }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(trimmed).joined(separator: "\n") + "\n"
  }

  private static let exitColumns = 4

  private static func trimmed(_ line: Substring) -> Substring { line.last == " " ? trimmed(line.dropLast()) : line }

  private static func table(of group: Command.Group) -> String {
    let width = width(of: Command.allCases.filter { ($0.group == .more) == (group == .more) }.map(\.rawValue))
    return Command.allCases.filter { $0.group == group }.enumerated().map { place, command in
      Columns.pad(place == 0 ? group.rawValue : "", 8) + Columns.pad(command.rawValue, width) + command.form.summary
        + "\n"
    }.joined()
  }

  static func width(of names: [String]) -> Int { 2 + (names.map(\.count).max() ?? 0) }

  // MARK: Topics

  static let topics: [(name: String, summary: String, text: @Sendable () -> String)] = [
    ("language", "the lines of a scenario; 'help language TOPIC' for more", { LanguageHelp.core }),
    ("language-reference", "all of the language, as a page with examples", { LanguageReference.text }),
    ("names", "callbacks and other names of UIKit, as a page", { NamesPage.text }),
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
      + "\nWhat one line of a scenario brings about is bounded, too; VS3002 says so."
      + "\nA page has \(ReportPage.mostLines) lines at most.\n"
      + "explore keeps \(Explorer.Limits.standardMemory >> 20) MB of apps at most, with --differ "
      + "\(Explorer.Limits.timesOfPairs) times as much.\n"
  }

  private static func environment() -> String {
    HelpText.environment.map { Columns.row($0.name, $0.text, 22) }.joined()
      + "\nNothing else changes what vcsim does; locale and time zone are ignored.\n"
  }

  static let configurationSummary =
    "The settings of a project; the nearest one, from the current directory upwards, is read."
}

enum HelpCommand {
  static let all = Option.flag("all", "all commands and topics, or all of a command")

  static let form = CommandForm(
    command: .help,
    operands: .init("[COMMAND|TOPIC]", isUncounted: true) {
      Command.names + Help.topics.map(\.name) + LanguageHelp.topics
    }, options: [all.form], run: run)

  private static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    guard let name = invocation.operands.first else {
      invocation.console.print(invocation[all] ? Help.everything : Help.commands)
      return .ok
    }
    if name == LanguageHelp.name, invocation.operands.count == 2 {
      let topic = invocation.operands[1]
      guard let text = LanguageHelp.text(topic) else { throw .unknownTopic(topic, legal: LanguageHelp.topics) }
      invocation.console.print(text)
    } else if invocation.operands.count > 1 {
      throw .extraOperand(invocation.operands[1], command: "help")
    } else if let command = Command.named(name) {
      invocation.console.print(command.form.help(isWhole: invocation[all]))
    } else if let former = FormerCommand(rawValue: name) {
      invocation.console.say("note: " + Arguments.Parsed.note(name, today: former.today))
      invocation.console.print(former.command.form.help(isWhole: invocation[all]))
    } else if let topic = Help.topics.first(where: { $0.name == name }) {
      invocation.console.print(topic.text())
    } else {
      throw .unknownTopic(name, legal: Command.names + Help.topics.map(\.name))
    }
    return .ok
  }
}
