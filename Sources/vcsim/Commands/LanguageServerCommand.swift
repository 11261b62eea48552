/// `lsp`: answers an editor over standard input and output.
enum LanguageServerCommand {
  static let form = CommandForm(
    command: .lsp, group: .files, summary: "a language server for editors, over standard input and output",
    operands: .none,
    options: [], examples: [("vcsim lsp", "an editor starts it; docs/editors says how")],
    exits: "0 after shutdown and exit, 1 when the editor went away without.", run: run)

  private static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    var server = LanguageServer()
    return server.run()
  }
}
