import SimKit

/// `new`: writes a first scenario.
enum NewCommand {
  static let from = Option.text("from", "LOG", "draft it as 'why --write'; without NAME, print it")

  static let form = CommandForm(
    command: .new, group: .files, operands: "[NAME]", options: [from.form], run: run)

  private static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    let name = invocation.operands.first
    let prints = name == "-"
    if let name, Path.name(of: name).isEmpty { throw .missingOperand("a name", command: "new") }
    let path = prints ? nil : name.map { Path.name(of: $0).contains(".") ? $0 : $0 + ".txt" }
    if let path, Path.exists(path) { throw .refusesToOverwrite(path) }
    if let name = invocation[from] {
      let log = try WhyCommand.read(name)
      try WhyCommand.write(log, WhyCommand.explain(log, most: 1), of: name, to: path, invocation.console)
      return .ok
    }
    if path == nil, !prints { throw .missingOperand("a name", command: "new") }
    let modes = try invocation.modes()
    let names = (modes.isEmpty ? [Mode.newest] : modes).map(\.name).joined(separator: " ")
    let text = HelpText.text("scenario").replacing("@MODES@", with: names)
    guard let path else {
      invocation.console.print(text)
      return .ok
    }
    try Files.replace(path, with: Array(text.utf8))
    invocation.console.print("wrote \(path); 'vcsim run \(ShellWord.quoted(path))' replays it\n")
    return .ok
  }
}
