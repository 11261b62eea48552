import SimKit

/// Something wrong outside of any scenario: the command line, a file, the output.
struct Problem: Error {
  enum Kind {
    case unknownCommand(String, legal: [String])
    case unknownOption(String, command: String, legal: [String], isWordOfLanguage: Bool)
    case missingValue(String, command: String)
    case unwantedValue(String)
    case badValue(String, option: String, legal: [String])
    /// An option that changes nothing beside another, why, and the options that go with the other.
    case apart(String, from: String, reason: String, fitting: [String])
    /// A second value after a space, where a list has commas.
    case listWithoutCommas(String, option: String, value: String)
    case missingOperand(String, command: String)
    case extraOperand(String, command: String)
    case noSuchFile(String, near: [String])
    case danglingLink(String, target: String)
    case isDirectory(String)
    case unreadable(String, reason: String)
    /// A name that is refused, and why.
    case riskyName(String, reason: String = TextGate.risk)
    case looksLikeScenario(String, isPointer: Bool)
    /// Two scenarios are called alike, and a stored trace belongs to both.
    case sharedTrace(String, files: [String])
    /// A bound of what is read, with its value.
    case beyondLimit(String, Limit, Int)
    case cannotCreate(String, reason: String)
    case readOnly(String)
    case cannotWrite(String, reason: String)
    /// A path or name that was not found, and the path that leads to nothing, if it is one of several.
    case nothingChosen(String, at: String? = nil, helps: [String])
    case unknownExample(String, legal: [String])
    case unknownTopic(String, legal: [String])
    case unknownExplanation(String, near: [String])
    case unknownController(String, file: String, legal: [String])
    case refusesToOverwrite(String)
    case notATrace(String, reason: String)
    case notALog(String, ofControllers: Bool = false)
    /// The kind of file in place of a scenario, as a sentence names it.
    case notAScenario(String, what: String)
    case notImported(String, line: Int, reason: String)
    /// The files that are merged, and why they can't be.
    case notMerged(String, reason: String)
    /// A file that is no list of records, and the first line that is none.
    case notRecords(String, line: Int)
    case needsTerminal
    case reportsCollide([String])
    case badConfiguration(String)
    case nothingMapped(String, classes: [(name: String, instances: Int)], legal: [String])
    case severalCases(String, [String])
    case tooLarge(String, reason: String)
    /// A log or a trace with more receivers beside more lines than can be drawn.
    case tooManyThreads(String, receivers: Int, lines: Int)
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  var code: String {
    switch kind {
    case .unknownCommand: "VS0001"
    case .unknownOption: "VS0002"
    case .missingValue, .unwantedValue: "VS0003"
    case .badValue, .listWithoutCommas, .apart: "VS0004"
    case .missingOperand, .extraOperand: "VS0005"
    case .noSuchFile, .danglingLink: "VS0006"
    case .isDirectory: "VS0007"
    case .unreadable: "VS0008"
    case .cannotCreate, .readOnly: "VS0009"
    case .cannotWrite: "VS0010"
    case .nothingChosen: "VS0011"
    case .unknownExample, .unknownTopic, .unknownExplanation: "VS0012"
    case .unknownController: "VS0013"
    case .refusesToOverwrite: "VS0014"
    case .notATrace, .notALog, .notImported, .notMerged, .notRecords: "VS0015"
    case .needsTerminal: "VS0016"
    case .reportsCollide: "VS0017"
    case .badConfiguration: "VS0018"
    case .nothingMapped: "VS0019"
    case .severalCases: "VS0020"
    case .tooLarge, .tooManyThreads: "VS0021"
    case .beyondLimit: "VS0022"
    case .looksLikeScenario: "VS0023"
    case .riskyName: "VS0024"
    case .notAScenario: "VS0025"
    case .sharedTrace: "VS0026"
    }
  }

  /// The file that cannot be read, where it is about one.
  var path: String? {
    switch kind {
    case .noSuchFile(let path, _), .danglingLink(let path, _), .isDirectory(let path), .unreadable(let path, _),
      .riskyName(let path, _), .looksLikeScenario(let path, _), .beyondLimit(let path, _, _):
      path
    case .nothingChosen(_, let path, _): path
    default: nil
    }
  }

  var exitCode: ExitCode {
    switch kind {
    case .unknownCommand, .unknownOption, .missingValue, .unwantedValue, .badValue, .apart, .listWithoutCommas,
      .missingOperand, .extraOperand,
      .unknownExample, .unknownTopic, .unknownExplanation, .unknownController, .needsTerminal,
      .reportsCollide, .nothingMapped, .severalCases,
      .tooLarge, .tooManyThreads:
      .usage
    case .noSuchFile, .danglingLink, .isDirectory, .unreadable, .riskyName, .beyondLimit, .notATrace, .notALog,
      .notImported, .notMerged, .notRecords:
      .noInput
    case .looksLikeScenario, .notAScenario, .sharedTrace: .invalid
    case .cannotCreate, .readOnly, .refusesToOverwrite: .cannotCreate
    case .cannotWrite: .cannotWrite
    case .nothingChosen: .empty
    case .badConfiguration: .config
    }
  }

  /// The sentence, with the beginning and the end of words that are too long to be read.
  var message: String { Self.readable(whole) }

  private var whole: String {
    switch kind {
    case .unknownCommand(let word, _): "there is no command '\(word)'"
    case .unknownOption(let word, let command, _, _):
      command.isEmpty ? "there is no option '\(word)'" : "'\(command)' has no option '\(word)'"
    case .missingValue(let option, _): "'\(option)' needs a value"
    case .unwantedValue(let option): "'\(option)' takes no value"
    case .badValue(let value, let option, _): "'\(option)' cannot be '\(value)'"
    case .apart(let option, let other, let reason, _): "'\(option)' cannot be combined with '\(other)', \(reason)"
    case .listWithoutCommas(let word, let option, let value):
      "'\(word)' is not a file, and '\(option) \(value)' ends before it"
    case .missingOperand(let what, let command): "'\(command)' needs \(what)"
    case .extraOperand(let word, let command): "'\(command)' takes no further argument, and '\(word)' is one"
    case .noSuchFile(let path, _): "cannot read '\(path)': no such file"
    case .danglingLink(let path, let target): "cannot read '\(path)': it is a link to '\(target)', which does not exist"
    case .isDirectory(let path): "cannot read '\(path)': it is a directory"
    case .unreadable(let path, let reason): "cannot read '\(path)': \(reason)"
    case .riskyName(let path, let reason): "cannot read '\(path)': \(reason)"
    case .looksLikeScenario(let path, isPointer: true): "'\(path)' is a pointer of Git LFS, and not the file itself"
    case .looksLikeScenario(let path, isPointer: false):
      "'\(path)' looks like a scenario, but its first line is not 'vcsim 1'"
    case .sharedTrace(let path, let files):
      "\(files.map { "'\($0)'" }.joined(separator: " and ")) share the stored trace '\(path)'"
    case .beyondLimit(let path, let limit, let value):
      switch limit {
      case .foundFiles: "cannot look through '\(path)': it holds more than \(value) files"
      case .includedFiles: "cannot read '\(path)': it includes more than \(value) files"
      case .inputBytes, .includedBytes: "cannot read '\(path)': it holds more than \(value) bytes"
      }
    case .readOnly(let path): "cannot write to '\(path)': it is read-only"
    case .cannotCreate(let path, let reason): "cannot create '\(path)': \(reason)"
    case .cannotWrite(let path, let reason): "cannot write to \(path): \(reason)"
    case .nothingChosen(let what, _, _): what
    case .unknownExample(let name, _): "there is no example '\(name)'"
    case .unknownTopic(let name, _): "there is no help on '\(name)'"
    case .unknownExplanation(let name, _): "vcsim cannot explain '\(name)'"
    case .unknownController(let name, let file, _): "no controller of '\(file)' is named '\(name)'"
    case .refusesToOverwrite(let path): "'\(path)' exists already"
    case .notATrace(let path, let reason): "'\(path)' is not a stored trace: \(reason)"
    case .needsTerminal: "'accept -i' asks questions and needs a terminal; the input is not one"
    case .notImported(let path, let line, let reason):
      "'\(path)' cannot be imported: \(line > 0 ? "line \(line): " : "")\(reason)"
    case .notRecords(let path, let line): "line \(line) of '\(path)' is no line of a list of records"
    case .notMerged(let paths, let reason): "'\(paths)' cannot be merged: \(reason)"
    case .notAScenario(let path, let what): "'\(path)' is \(what), and no scenario"
    case .notALog(let path, let ofControllers):
      "no line of '\(path)' names a callback" + (ofControllers ? " of a controller" : "")
    case .nothingMapped(let path, let classes, _):
      classes.allSatisfy { $0.name.isEmpty }
        ? "the callbacks of '\(path)' name no class"
        : "no class in '\(path)' could be matched to a controller of the trace: "
          + Self.few(classes.map { $0.name }.filter { !$0.isEmpty })
    case .tooManyThreads(let path, let receivers, let lines):
      "'\(path)' cannot be drawn: it has \(receivers) receivers in \(lines) lines"
    case .tooLarge(let name, let reason): "'\(name)' cannot be shown step by step: \(reason)"
    case .severalCases(let path, let names):
      "one case is needed, and '\(path)' holds several: \(names.joined(separator: ", "))"
    case .badConfiguration(let path): "'\(path)' has errors; they are shown above"
    case .reportsCollide(let kinds): "several reports cannot share standard output: \(kinds.joined(separator: ", "))"
    }
  }

  /// How many names a message lists of the many that a file may hold.
  static let mostNames = 20

  private static func few(_ names: [String]) -> String {
    let more = names.count > mostNames ? " and \(names.count - mostNames) more" : ""
    return names.prefix(mostNames).joined(separator: ", ") + more
  }

  var helps: [String] { wholeHelps.map(Self.readable) }

  private static func readable(_ text: String) -> String {
    // A letter may have any number of accents.
    let scalars = text.unicodeScalars
    return text.utf8.count < 2_000 ? text : String(scalars.prefix(1_000)) + " … " + String(scalars.suffix(200))
  }

  private var wholeHelps: [String] {
    func near(_ word: String, _ legal: [String], otherwise: String) -> [String] {
      let words = Suggestion.nearest(to: word, among: legal)
      return words.isEmpty ? [otherwise] : ["did you mean " + words.map { "'\($0)'" }.joined(separator: " or ") + "?"]
    }
    switch kind {
    case .unknownCommand(let word, let legal):
      return near(word, legal, otherwise: "'vcsim' alone lists the commands")
    case .unknownOption(let word, let command, let legal, let isWord):
      let more = isWord ? ["'\(word.drop { $0 == "-" })' is a word in the scenario; see 'vcsim help language'"] : []
      let fallback = command.isEmpty ? "see 'vcsim help'" : "see 'vcsim help \(command)'"
      return more.isEmpty ? near(word, legal, otherwise: fallback) : more
    case .missingValue(_, let command): return ["see 'vcsim help \(command)'"]
    case .unwantedValue: return ["leave out '=' and what follows it"]
    case .badValue(_, "--mode", let legal): return ["possible values: " + legal.joined(separator: ", ")]
    case .badValue(let value, "--device", let legal):
      let values = legal.prefix(8).joined(separator: ", ")
      return near(value, legal, otherwise: "possible values: \(values); 'vcsim help devices' lists the models")
    case .badValue(let value, _, let legal):
      return near(value, legal, otherwise: "possible values: " + legal.joined(separator: ", "))
    case .apart(let option, let other, _, let fitting):
      return ["leave out '\(option)', or '\(other)'; '\(other)' goes with \(fitting.joined(separator: ", "))"]
    case .listWithoutCommas(let word, let option, let value):
      return ["separate the values with commas: \(option) \(value),\(word)"]
    case .missingOperand(_, let command), .extraOperand(_, let command):
      // The command alone, as in 'import --check'.
      return ["see 'vcsim help \(command.prefix { $0 != " " })'"]
    case .noSuchFile(let path, let near):
      // In quotation marks the shell leaves patterns as they are.
      if path.contains("*") {
        return ["the shell expands patterns, but not inside quotation marks: leave them out, or name the directory"]
      }
      return near.first.map { ["did you mean '\($0)'?"] } ?? []
    case .danglingLink: return ["create the file that the link names, or remove the link"]
    case .riskyName: return ["rename the file"]
    case .looksLikeScenario(_, isPointer: true): return ["'git lfs pull' fetches the file"]
    case .looksLikeScenario(_, isPointer: false):
      return ["write 'vcsim 1' on its first line, or name the file on the command line"]
    case .sharedTrace: return ["rename one of them: a stored trace is called after its scenario, without the ending"]
    case .beyondLimit(_, let limit, _):
      return ["--limit \(limit.rawValue)=N raises the limit, as in --limit \(limit.rawValue)=\(limit.example)"]
    case .readOnly(let path): return ["'chmod u+w \(ShellWord.quoted(path))' lets it be written to"]
    case .isDirectory(let path):
      return ["name a file in it; 'vcsim check \(ShellWord.quoted(path))' takes whole directories"]
    case .unreadable, .cannotCreate, .cannotWrite: return []
    case .nothingChosen(_, _, let helps): return helps
    case .unknownExample(let name, let legal):
      return near(name, legal, otherwise: "'vcsim examples' lists them: \(legal.joined(separator: ", "))")
    case .unknownTopic(let name, let legal):
      return near(name, legal, otherwise: "there is help on: \(legal.joined(separator: ", "))")
    case .unknownExplanation(_, let near):
      return near.isEmpty
        ? [
          "a rule, a callback, a word of the language or a code can be explained; 'vcsim explain rules' lists the rules"
        ]
        : ["did you mean " + near.map { "'\($0)'" }.joined(separator: " or ") + "?"]
    case .unknownController(let name, _, let legal):
      return near(name, legal, otherwise: "its controllers: " + legal.joined(separator: ", "))
    case .refusesToOverwrite: return ["take another name, or remove the file first"]
    case .needsTerminal:
      return [
        "'accept -n' shows what would be written", "'accept --filter NAME' and 'accept FILE' write a part of it",
        "'accept' writes all of it",
      ]
    case .nothingMapped(_, let classes, let legal):
      guard let first = classes.first(where: { !$0.name.isEmpty }) else {
        return [
          "log the class too, as 'vcsim record swift' does",
          "or say which controller they belong to: --map =\(legal.first ?? "home")",
        ]
      }
      let names = legal.filter { $0 != "app" && !$0.contains(".") }.prefix(max(1, first.instances))
      return [
        "say which controller each class is: --map \(first.name)=\(names.isEmpty ? "home" : names.joined(separator: ","))"
      ]
    case .tooManyThreads: return ["cut it into pieces; 'vcsim log' lists a log of any length"]
    case .tooLarge: return ["shorten the scenario; 'vcsim run' prints traces of any length"]
    case .severalCases: return ["choose a version with --mode"]
    case .badConfiguration: return ["correct it, or leave it out with --config none"]
    case .reportsCollide(let kinds): return ["give all but one a file: --report \(kinds.last ?? "junit"):FILE"]
    case .notImported: return []
    case .notRecords: return ["'--to' appends to a list that 'vcsim records add' began, as in device.records"]
    case .notMerged:
      return [
        "run 'vcsim explore --shard I/N' for each I, and name all that they print",
        "all need the same files, options, and version of vcsim",
      ]
    case .notAScenario(let path, _):
      return [
        "'vcsim run --view lanes \(ShellWord.quoted(path))' and 'vcsim report \(ShellWord.quoted(path))' draw it",
        "'vcsim diff SCENARIO \(ShellWord.quoted(path))' holds it against a scenario",
      ]
    case .notALog:
      return ["'vcsim log' shows how each line was read; 'vcsim record swift' prints code that logs callbacks"]
    case .notATrace: return ["a stored trace begins with 'vcsim-trace 1'; 'vcsim accept' writes one"]
    }
  }
}
