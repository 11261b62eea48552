import SimKit

/// The program: finds the command and runs it.
enum Tool {
  static let version = "0.1.0"

  /// All commands, in the order in which help lists them.
  static let commands: [CommandForm] = [
    RunCommand.form, CheckCommand.form, AcceptCommand.form, DiffCommand.form, LogCommand.form,
    ExplainCommand.form, ReportCommand.form, StepCommand.form,
    LearnCommand.form, ExamplesCommand.form, HelpCommand.form,
    NewCommand.form, ImportCommand.form, FmtCommand.form, LintCommand.form,
    ListCommand.form, ParseCommand.form, SchemaCommand.form,
    RecordCommand.form, CompletionsCommand.form, ManCommand.form, FidelityCommand.form,
  ]

  static func run(_ arguments: [String]) -> ExitCode {
    System.prepareStreams()
    var console = Console()
    do throws(Problem) {
      let parsed = try Arguments.parse(arguments, commands: commands)
      console = configured(by: parsed)
      if parsed.values["version"] != nil {
        console.print("vcsim \(version)\n")
        return .ok
      }
      if let directory = parsed.values["directory"]?.last, let reason = System.enter(directory) {
        throw Problem(.unreadable(directory, reason: reason))
      }
      for text in parsed.values["limit"] ?? [] where !Limit.choose(text) {
        throw Problem(.badValue(text, option: "--limit", legal: Limit.allCases.map { "\($0.rawValue)=\($0.example)" }))
      }
      guard let name = parsed.command else {
        console.print(Help.start)
        return .ok
      }
      guard let command = commands.first(where: { $0.name == name }) else {
        throw Problem(.unknownCommand(name, legal: commands.map(\.name)))
      }
      if parsed.values["help"] != nil {
        console.print(Help.text(of: command))
        return .ok
      }
      for option in parsed.values.keys
      where !(Arguments.shared + command.options).contains(where: { $0.name == option }) {
        throw Problem(
          .unknownOption(
            "--" + option, command: name, legal: command.options.map { "--" + $0.name }, isWordOfLanguage: false))
      }
      return try command.run(
        Invocation(
          command: name, operands: parsed.operands, values: parsed.values, console: console,
          configuration: try ConfigurationFile.load(parsed.values["config"]?.last, console)))
    } catch {
      console.report(error)
      return error.exitCode
    }
  }

  private static func configured(by parsed: Arguments.Parsed) -> Console {
    var console = Console()
    if let choice = parsed.values["color"]?.last.flatMap({ Console.ColorChoice(rawValue: $0) }) {
      console.choose(choice)
    } else if parsed.values["no-color"] != nil {
      console.choose(.never)
    }
    console.isQuiet = parsed.values["quiet"] != nil
    console.isVerbose = parsed.values["verbose"] != nil
    return console
  }
}
