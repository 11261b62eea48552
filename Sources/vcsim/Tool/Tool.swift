import SimKit

/// The program: finds the command and runs it.
enum Tool {
  static func run(_ arguments: [String]) -> ExitCode {
    System.prepareStreams()
    // Nothing is made for a line of text.
    if arguments == ["--version"] { return showVersion(Console()) }
    System.answerInterrupt()
    var console = Console()
    do throws(Problem) {
      var parsed = try Arguments.parse(arguments) { $0.form.options }
      if let former = parsed.former { try parsed.translate(former) }
      console = configured(by: parsed)
      if parsed[Arguments.version] { return showVersion(console) }
      if let directory = parsed[Arguments.directory], let reason = System.enter(directory) {
        throw .unreadable(directory, reason: reason)
      }
      try parsed.checkLists()
      for text in parsed[Arguments.limit] where !Limit.choose(text) {
        throw .badValue(text, option: "--limit", legal: Limit.allCases.map { "\($0.rawValue)=\($0.example)" })
      }
      guard let name = parsed.name else {
        console.print(Help.start)
        return .ok
      }
      guard let command = parsed.command else {
        throw .unknownCommand(name, legal: Command.names, meant: meant(by: name))
      }
      if parsed[Arguments.help] {
        console.print(command.form.help(isWhole: false))
        return .ok
      }
      let form = command.form
      let configuration = try ConfigurationFile.load(parsed[Arguments.config], console)
      try form.operands.check(parsed.operands, of: command)
      try form.checkCombination(parsed.values)
      if parsed.values[SharedOption.format.form.name]?.last != SharedOption.Format.jsonl.rawValue {
        for note in parsed.notes { console.say("note: " + note) }
      }
      let code = try form.run(
        Invocation(
          operands: parsed.operands, values: parsed.values, console: console, form: form, configuration: configuration))
      return parsed.former?.exitCode(code) ?? code
    } catch {
      console.report(error)
      return error.exitCode
    }
  }

  /// The command line that a first word without a command stands for, such as a file or something to look up.
  private static func meant(by word: String) -> String? {
    let quoted = ShellWord.quoted(word)
    if word.hasPrefix(Examples.prefix) { return "vcsim run \(quoted)" }
    if FileStatus(word)?.kind == .directory { return "vcsim check \(quoted)" }
    if let bytes = try? Files.readPlain(word) {
      if ScenarioHead(bytes, isWhole: true) == .scenario { return "vcsim run \(quoted)" }
      return DeviceLog(Source(name: word, bytes: bytes)).isEmpty ? nil : "vcsim log \(quoted)"
    }
    // A file that isn't there.
    if word.hasSuffix(".log") { return "vcsim log \(quoted)" }
    if word.hasSuffix(".txt") { return "vcsim run \(quoted)" }
    return ExplainCommand.explains(word) ? "vcsim explain \(quoted)" : nil
  }

  /// The system has not handed over what the program is to do.
  static func endWithoutArguments() -> ExitCode {
    System.prepareStreams()
    let problem = Problem.unreadable(
      "/proc/self/cmdline", reason: "without it the program does not know what it is asked for")
    Console().report(problem)
    return problem.exitCode
  }

  private static func showVersion(_ console: Console) -> ExitCode {
    console.print("vcsim \(Version.name)\n")
    return .ok
  }

  private static func configured(by parsed: Arguments.Parsed) -> Console {
    var console = Console()
    if let choice = parsed[Arguments.color] { console.choose(choice) }
    console.isQuiet = parsed[Arguments.quiet]
    console.isVerbose = parsed[Arguments.verbose]
    return console
  }
}
