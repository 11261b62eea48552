/// `man`: the manual page, made from the same tables as help.
enum ManCommand {
  static let form = CommandForm(command: .man, operands: .none, run: run)

  private static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    invocation.console.print(page)
    return .ok
  }

  static var page: String {
    var text = HelpText.text("manual").replacing("@VERSION@", by: Version.name)
    for command in Command.allCases.map(\.form) {
      text +=
        ".SS \(escaped("vcsim " + command.name + (command.operands.text.isEmpty ? "" : " " + command.operands.text)))\n"
      text += escaped(command.summary.prefix(1).uppercased() + command.summary.dropFirst() + ".") + "\n"
      for option in command.options { text += item(option) }
      if !command.exits.isEmpty { text += ".PP\nExit: \(escaped(command.exits))\n" }
    }
    text += ".SH SHARED OPTIONS\n"
    for option in Arguments.shared { text += item(option) }
    text += ".SH EXIT STATUS\n"
    for code in ExitCode.allCases {
      text += ".TP\n\(code.rawValue) \(escaped(code.name))\n\(escaped(HelpText.meaning(of: code)))\n"
    }
    text += ".SH ENVIRONMENT\n"
    for (name, meaning) in HelpText.environment { text += ".TP\n\\fB\(escaped(name))\\fR\n\(escaped(meaning))\n" }
    text += ".SH FILES\n.TP\n\\fBvcsim.conf\\fR\n\(escaped(Help.configurationSummary))\n.SH EXAMPLES\n"
    for example in Command.allCases.flatMap(\.form.examples) {
      text += ".TP\n\\fB\(escaped(example.line))\\fR\n\(escaped(example.shows))\n"
    }
    return text
  }

  private static func item(_ option: OptionForm) -> String {
    let short = option.short.map { "\\-\($0), " } ?? ""
    let value = option.value.map { " \\fI\(escaped($0))\\fR" } ?? ""
    return ".TP\n\\fB\(short)\\-\\-\(escaped(option.name))\\fR\(value)\n\(escaped(option.help))\n"
  }

  /// Characters that mean something to troff.
  private static func escaped(_ text: some StringProtocol) -> String {
    var text = String(text).replacing("\\", by: "\\e").replacing("-", by: "\\-")
    text = text.replacing("…", by: "\\&...")
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }
}
