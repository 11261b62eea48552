/// `man`: the manual page, made from the same tables as help.
enum ManCommand {
  static let form = CommandForm(
    command: .man, group: .files, summary: "the manual page", operands: .none, options: [],
    examples: [("vcsim man | man -l -", "read it"), ("vcsim man > vcsim.1", "install it")],
    exits: "0 printed.", run: run)

  private static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    invocation.console.print(page)
    return .ok
  }

  static var page: String {
    var text = """
      .TH VCSIM 1 "" "vcsim \(Version.name)" "User Commands"
      .SH NAME
      vcsim \\- replay view\\-controller scenarios and print the UIKit callbacks
      .SH SYNOPSIS
      .B vcsim
      .I command
      .RI [ options ]
      .RI [ files ]
      .SH DESCRIPTION
      .B vcsim
      replays a plain\\-text scenario through a simulated iOS view\\-controller hierarchy and prints the callbacks that UIKit
      would send, in UIKit's order, for a chosen version of iOS.
      .SH COMMANDS

      """
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
    for code in ExitCode.allCases { text += ".TP\n\(code.rawValue) \(escaped(code.name))\n\(escaped(code.meaning))\n" }
    text += ".SH ENVIRONMENT\n"
    for variable in Environment.all { text += ".TP\n\\fB\(escaped(variable.name))\\fR\n\(escaped(variable.meaning))\n" }
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
    var text = String(text).replacing("\\", with: "\\e").replacing("-", with: "\\-")
    text = text.replacing("…", with: "\\&...")
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }
}
