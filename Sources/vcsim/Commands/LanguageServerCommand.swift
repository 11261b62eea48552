/// `lsp`: answers an editor over standard input and output.
enum LanguageServerCommand {
  static let form = CommandForm(command: .lsp, operands: .none, run: run)

  private static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    var server = LanguageServer(invocation.configuration.levels)
    return server.run()
  }
}
