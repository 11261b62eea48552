import SimKit

/// `new`: writes a first scenario.
enum NewCommand {
  static let from = Option.text("from", "LOG", "draft it from a log, or copy example:NAME")

  static let form = CommandForm(command: .new, operands: "[NAME]", options: [from.form], run: run)

  private static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    let name = invocation.operands.first
    let prints = name == "-"
    if let name, Path.name(of: name).isEmpty { throw .missingOperand("a name", command: "new") }
    let path = prints ? nil : name.map { Path.name(of: $0).contains(".") ? $0 : $0 + ".txt" }
    if let path, Path.exists(path) { throw .refusesToOverwrite(path) }
    if let name = invocation[from], name.hasPrefix(Examples.prefix) {
      try write(String(decoding: try Files.bytes(at: name), as: UTF8.self), to: path, invocation.console)
      return .ok
    }
    if let name = invocation[from] {
      let log = try LogStories.read(name)
      let explanation = log.hasMarks ? Explanation(marked: log) : LogStories.explain(log, most: 1)
      try LogStories.write(log, explanation, of: name, to: path, invocation.console)
      return .ok
    }
    if path == nil, !prints { throw .missingOperand("a name", command: "new") }
    let modes = try invocation.modes()
    let names = (modes.isEmpty ? [Mode.newest] : modes).map(\.name).joined(separator: " ")
    let text = HelpText.text("scenario").replacing("@MODES@", by: names)
    try write(text, to: path, invocation.console)
    return .ok
  }

  /// Writes a scenario; prints it where no path is named.
  private static func write(_ text: String, to path: String?, _ console: Console) throws(Problem) {
    guard let path else { return console.print(text) }
    try Files.replace(path, with: Array(text.utf8))
    console.print("wrote \(path); 'vcsim run \(ShellWord.quoted(path))' replays it\n")
  }
}
