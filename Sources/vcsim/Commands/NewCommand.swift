import SimKit

/// `new`: writes a first scenario.
enum NewCommand {
  static let from = Option.text("from", "LOG", "draft it as 'why --write'; without NAME, print it")

  static let form = CommandForm(
    command: .new, group: .files, summary: "write a first scenario", operands: "[NAME]",
    options: [from.form],
    examples: [
      ("vcsim new login", "write login.txt"), ("vcsim new --mode ios12,ios26 login", "for two versions of iOS"),
      ("vcsim new --from device.log login", "a draft of what the log shows"),
    ],
    exits: "0 written, 64 no name, 66 no log, 73 the file exists already.", run: run)

  private static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    let name = invocation.operands.first
    let prints = name == "-"
    let path = prints ? nil : name.map { $0.contains(".") ? $0 : $0 + ".txt" }
    if let path, Path.exists(path) { throw .refusesToOverwrite(path) }
    if let name = invocation[from] {
      let log = try WhyCommand.read(name)
      try WhyCommand.write(log, WhyCommand.explain(log, most: 1), of: name, to: path, invocation.console)
      return .ok
    }
    if path == nil, !prints { throw .missingOperand("a name", command: "new") }
    let modes = try invocation.modes()
    let text = """
      vcsim 1
      title "What this scenario shows"
      mode \((modes.isEmpty ? [Mode.newest] : modes).map(\.name).joined(separator: " "))

      # The view controllers, with the view that UIKit creates for them.
      controller home
        view default
      controller sheet
        view default

      # What the user and the app's code do.
      launch home
      present sheet from home animated
      dismiss sheet animated

      """
    guard let path else {
      invocation.console.print(text)
      return .ok
    }
    try Files.replace(path, with: Array(text.utf8))
    invocation.console.print("wrote \(path); 'vcsim run \(ShellWord.quoted(path))' replays it\n")
    return .ok
  }
}
