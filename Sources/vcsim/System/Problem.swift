import SimKit

/// Something wrong outside of any scenario: the command line, a file, the output.
struct Problem: Error {
  let code: String
  let exitCode: ExitCode
  /// The sentence, with the beginning and the end of words that are too long to be read.
  let message: String
  let helps: [String]
  /// The file that cannot be read, where it is about one.
  let path: String?

  /// The same with helps that are changed, such as cut into lines.
  func helping(_ change: (String) -> [String]) -> Problem {
    Problem(code, exitCode, message, helps.flatMap(change), at: path)
  }

  private init(
    _ code: String, _ exitCode: ExitCode, _ message: String, _ helps: [String] = [], at path: String? = nil
  ) {
    (self.code, self.exitCode, self.path) = (code, exitCode, path)
    self.message = Self.readable(message)
    self.helps = helps.map(Self.readable)
  }

  /// The beginning and the end of a text that is too long to be read.
  static func readable(_ text: String) -> String {
    // A letter may have any number of accents.
    let scalars = text.unicodeScalars
    return text.utf8.count < 2_000 ? text : String(scalars.prefix(1_000)) + " … " + String(scalars.suffix(200))
  }

  /// How many names a message lists of the many that a file may hold.
  static let mostNames = 20

  private static func few(_ names: [String]) -> String {
    let more = names.count > mostNames ? " and \(names.count - mostNames) more" : ""
    return names.prefix(mostNames).joined(separator: ", ") + more
  }

  private static func meant(_ words: [String], otherwise: String) -> [String] {
    words.isEmpty ? [otherwise] : ["did you mean " + words.map { "'\($0)'" }.joined(separator: " or ") + "?"]
  }

  private static func near(_ word: String, _ legal: [String], otherwise: String) -> [String] {
    meant(Suggestion.nearest(to: word, among: legal), otherwise: otherwise)
  }

  // MARK: The command line

  /// - Parameter line: The command line that the word stands for.
  static func unknownCommand(_ word: String, legal: [String], meant line: String?) -> Problem {
    Problem(
      "VS0001", .usage, "there is no command '\(word)'",
      line.map { ["write: \($0)"] } ?? near(word, legal, otherwise: "'vcsim help' lists the commands"))
  }
  static func unknownOption(_ word: String, command: String, legal: [String], isWordOfLanguage: Bool) -> Problem {
    // In a list of arguments, an option and its value may be a single argument.
    let parts = word.split(separator: " ", maxSplits: 1)
    let helps =
      if parts.count == 2 && legal.contains(String(parts[0])) {
        ["write: \(parts[0])=\(parts[1])"]
      } else if isWordOfLanguage {
        ["'\(word.drop { $0 == "-" })' is a word in the scenario; see 'vcsim help language'"]
      } else {
        near(word, legal, otherwise: help(on: command))
      }
    return Problem(
      "VS0002", .usage, command.isEmpty ? "there is no option '\(word)'" : "'\(command)' has no option '\(word)'", helps
    )
  }
  static func missingValue(_ option: String, command: String) -> Problem {
    Problem("VS0003", .usage, "'\(option)' needs a value", [help(on: command)])
  }
  static func unwantedValue(_ option: String) -> Problem {
    Problem("VS0003", .usage, "'\(option)' takes no value", ["leave out '=' and what follows it"])
  }
  static func badValue(_ value: String, option: String, legal: [String]) -> Problem {
    let all = "possible values: " + legal.joined(separator: ", ")
    let some = "possible values: \(legal.prefix(8).joined(separator: ", ")); 'vcsim help devices' lists the models"
    return Problem(
      "VS0004", .usage, "'\(option)' cannot be '\(value)'",
      option == "--mode" ? [all] : near(value, legal, otherwise: option == "--device" ? some : all))
  }
  static func badPattern(_ value: String, option: String, reason: String) -> Problem {
    Problem(
      "VS0004", .usage, "'\(option)' cannot be '\(value)': \(reason)",
      ["between the signs '/' stands an extended regular expression, such as /^login.*ios6$/"])
  }
  /// An option that changes nothing beside another, why, and the options that go with the other.
  static func apart(_ option: String, from other: String, reason: String, fitting: [String]) -> Problem {
    Problem(
      "VS0004", .usage, "'\(option)' cannot be combined with '\(other)', \(reason)",
      ["leave out '\(option)', or '\(other)'; '\(other)' goes with \(fitting.joined(separator: ", "))"])
  }
  /// A second value after a space, where a list has commas.
  static func listWithoutCommas(_ word: String, option: String, value: String) -> Problem {
    Problem(
      "VS0004", .usage, "'\(word)' is not a file, and '\(option) \(value)' ends before it",
      ["separate the values with commas: \(option) \(value),\(word)"])
  }
  static func missingOperand(_ what: String, command: String) -> Problem {
    Problem("VS0005", .usage, "'\(command)' needs \(what)", [help(on: command)])
  }
  static func extraOperand(_ word: String, command: String) -> Problem {
    Problem("VS0005", .usage, "'\(command)' takes no further argument, and '\(word)' is one", [help(on: command)])
  }
  /// About the command alone, as in 'import --check', if there is one.
  private static func help(on command: String) -> String {
    command.isEmpty ? "see 'vcsim help'" : "see 'vcsim help \(command.prefix { $0 != " " })'"
  }

  // MARK: Files

  private static func unread(_ code: String, _ path: String, _ reason: String, _ helps: [String] = []) -> Problem {
    Problem(code, .noInput, "cannot read '\(path)': \(reason)", helps, at: path)
  }
  static func noSuchFile(_ path: String, near: [String]) -> Problem {
    // In quotation marks the shell leaves patterns as they are.
    let pattern = "the shell expands patterns, but not inside quotation marks: leave them out, or name the directory"
    let helps = path.contains("*") ? [pattern] : near.prefix(1).map { "did you mean '\($0)'?" }
    return unread("VS0006", path, "no such file", helps)
  }
  static func noConfiguredFolder(_ path: String) -> Problem {
    unread("VS0006", path, "no such file", ["a line 'scenarios' of \(Configuration.fileName) names it"])
  }
  static func danglingLink(_ path: String, target: String) -> Problem {
    unread(
      "VS0006", path, "it is a link to '\(target)', which does not exist",
      ["create the file that the link names, or remove the link"])
  }
  static func isDirectory(_ path: String) -> Problem {
    unread(
      "VS0007", path, "it is a directory",
      ["name a file in it; 'vcsim check \(ShellWord.quoted(path))' takes whole directories"])
  }
  static func unreadable(_ path: String, reason: String) -> Problem { unread("VS0008", path, reason) }
  static func riskyName(_ path: String, reason: String = TextGate.risk) -> Problem {
    unread("VS0024", path, reason, ["rename the file"])
  }
  static func beyondLimit(_ path: String, _ limit: Limit, _ value: Int) -> Problem {
    let message =
      switch limit {
      case .foundFiles: "cannot look through '\(path)': it holds more than \(value) files"
      case .includedFiles: "cannot read '\(path)': it includes more than \(value) files"
      case .inputBytes, .includedBytes: "cannot read '\(path)': it holds more than \(value) bytes"
      }
    let option = "--limit \(limit.rawValue)="
    return Problem(
      "VS0022", .noInput, message, ["\(option)N raises the limit, as in \(option)\(limit.example)"], at: path)
  }
  static func looksLikeScenario(_ path: String, isPointer: Bool) -> Problem {
    isPointer
      ? Problem(
        "VS0023", .invalid, "'\(path)' is a pointer of Git LFS, and not the file itself",
        ["'git lfs pull' fetches the file"], at: path)
      : Problem(
        "VS0023", .invalid, "'\(path)' looks like a scenario, but its first line is not 'vcsim 1'",
        ["write 'vcsim 1' on its first line, or name the file on the command line"], at: path)
  }
  /// Two scenarios are called alike, and a stored trace belongs to both.
  static func sharedTrace(_ path: String, files: [String]) -> Problem {
    Problem(
      "VS0026", .invalid, "\(files.map { "'\($0)'" }.joined(separator: " and ")) share the stored trace '\(path)'",
      ["rename one of them: a stored trace is called after its scenario, without the ending"])
  }
  static func cannotCreate(_ path: String, reason: String) -> Problem {
    Problem("VS0009", .cannotCreate, "cannot create '\(path)': \(reason)")
  }
  static func createsBehindLink(_ path: String, target: String) -> Problem {
    Problem(
      "VS0009", .cannotCreate, "cannot create '\(path)': it is a link to '\(target)', which does not exist",
      ["remove the link, or create the file that it names"])
  }
  static func linkInFolder(_ path: String, target: String) -> Problem {
    Problem(
      "VS0009", .cannotCreate,
      "cannot write to '\(path)': it is a link to '\(target)', which the command line doesn't name",
      ["remove the link, or name another folder"])
  }
  static func readOnly(_ path: String) -> Problem {
    Problem(
      "VS0009", .cannotCreate, "cannot write to '\(path)': it is read-only",
      ["'chmod u+w \(ShellWord.quoted(path))' lets it be written to"])
  }
  static func cannotWrite(_ path: String, reason: String) -> Problem {
    Problem("VS0010", .cannotWrite, "cannot write to \(path): \(reason)")
  }
  static func refusesToOverwrite(_ path: String) -> Problem {
    Problem("VS0014", .cannotCreate, "'\(path)' exists already", ["take another name, or remove the file first"])
  }
  static func refusesToOverwriteInput(_ path: String) -> Problem {
    Problem("VS0014", .cannotCreate, "'\(path)' was read in this run, and would be overwritten", ["name another file"])
  }
  static func refusesToOverwriteOutput(_ path: String) -> Problem {
    Problem(
      "VS0014", .cannotCreate, "'\(path)' was written in this run, and would be overwritten", ["name another file"])
  }
  static func holdsAnotherExport(_ folder: String, _ target: String, instead: String) -> Problem {
    Problem(
      "VS0014", .cannotCreate, "'\(folder)' holds what 'vcsim export \(target)' wrote",
      ["name another folder, as in -o \(instead)"])
  }
  static func badConfiguration(_ path: String) -> Problem {
    Problem(
      "VS0018", .config, "'\(path)' has errors; they are shown above",
      ["correct it, or leave it out with --config none"])
  }

  // MARK: What the command line names

  /// A path or name that was not found, and the path that leads to nothing, if it is one of several.
  static func nothingChosen(_ what: String, at path: String? = nil, helps: [String]) -> Problem {
    Problem("VS0011", .empty, what, helps, at: path)
  }
  /// Two sides of a comparison without a line.
  static func nothingCompared(_ left: String, _ right: String) -> Problem {
    Problem(
      "VS0011", .empty, "nothing was compared: no line of '\(left)' and '\(right)' is chosen",
      ["choose other controllers, families, or callbacks"])
  }
  /// - Parameter noun: `example`, or another kind of thing that a command lists.
  static func unknown(_ noun: String, _ name: String, listedBy command: String, legal: [String]) -> Problem {
    Problem(
      "VS0012", .usage, "there is no \(noun) '\(name)'",
      near(
        name, legal,
        otherwise: "'vcsim \(command)' lists them"
          + (legal.count > mostNames ? "" : ": \(legal.joined(separator: ", "))")))
  }
  static func unknownTopic(_ name: String, legal: [String]) -> Problem {
    Problem(
      "VS0012", .usage, "there is no help on '\(name)'",
      near(
        name, legal,
        otherwise: legal.count > mostNames
          ? "'vcsim help --all' lists the commands and the topics"
          : "there is help on: \(legal.joined(separator: ", "))"))
  }
  static func unknownExplanation(_ name: String, near: [String]) -> Problem {
    Problem(
      "VS0012", .usage, "vcsim cannot explain '\(cut(name, to: 40))'",
      meant(near, otherwise: "'vcsim explain' alone says what it knows"))
  }
  /// A version of iOS that isn't simulated.
  static func otherVersion(_ name: String, _ major: Int) -> Problem {
    let nearest = [Mode.all.last { $0.major < major }, Mode.all.first { $0.major > major }].compactMap { $0 }
    return Problem(
      "VS0012", .usage, "vcsim doesn't simulate '\(name)'",
      [
        "its versions are \(Mode.allInWords)",
        "write: " + nearest.map { "vcsim explain 'iOS \($0.major)'" }.joined(separator: "  or  "),
      ])
  }
  /// A console text that differs from all that vcsim knows.
  static func otherText(_ text: String, _ near: PastedText.Near) -> Problem {
    let (wanted, pasted) = (near.wanted, near.pasted)
    let difference =
      wanted.isEmpty
      ? "yours also has '\(pasted)'"
      : pasted.isEmpty ? "it also has '\(wanted)'" : "it has '\(wanted)' where yours has '\(pasted)'"
    return Problem(
      "VS0012", .usage, "vcsim doesn't know the text '\(cut(text, to: 33))'",
      ["another text is near: \(near.text.example)", difference, "it is explained by its words"])
  }
  private static func cut(_ text: String, to count: Int) -> String {
    text.count > count ? text.prefix(count - 1) + "\u{2026}" : text
  }
  static func noSuchCause(_ number: Int, _ name: String, count: Int) -> Problem {
    Problem(
      "VS0004", .usage, "'--cause' cannot be '\(number)'",
      [
        count == 0
          ? "'\(name)' has no causes: 'vcsim explain symptoms' lists what has" : "'\(name)' has causes 1 to \(count)"
      ])
  }
  static func unknownController(_ name: String, file: String, legal: [String]) -> Problem {
    Problem(
      "VS0013", .usage, "no controller of '\(file)' is named '\(name)'",
      near(name, legal, otherwise: "its controllers: " + legal.joined(separator: ", ")))
  }
  static let needsTerminal = Problem(
    "VS0016", .usage, "'accept -i' asks questions and needs a terminal; the input is not one",
    [
      "'accept -n' shows what would be written", "'accept --filter NAME' and 'accept FILE' write a part of it",
      "'accept' writes all of it",
    ])
  /// - Parameter path: The file; nil for standard output.
  static func reportsCollide(_ kinds: [String], at path: String? = nil) -> Problem {
    Problem(
      "VS0017", .usage,
      "several reports cannot share \(path.map { "'\($0)'" } ?? "standard output"): \(kinds.joined(separator: ", "))",
      ["give all but one \(path == nil ? "a" : "another") file: --report \(kinds.last ?? "junit"):FILE"])
  }
  static func severalCases(_ path: String, _ names: [String]) -> Problem {
    Problem(
      "VS0020", .usage, "one case is needed, and '\(path)' holds several: \(names.joined(separator: ", "))",
      ["choose a version with --mode"])
  }
  static func tooLarge(_ name: String, reason: String) -> Problem {
    Problem(
      "VS0021", .usage, "'\(name)' cannot be shown step by step: \(reason)",
      ["shorten the scenario; 'vcsim run' prints traces of any length"])
  }

  // MARK: What a file holds

  static func notATrace(_ path: String, reason: String) -> Problem {
    Problem(
      "VS0015", .noInput, "'\(path)' is not a stored trace: \(reason)",
      ["a stored trace begins with 'vcsim-trace 1'; 'vcsim accept' writes one"])
  }
  static func notALog(_ path: String, ofControllers: Bool = false) -> Problem {
    Problem(
      "VS0015", .noInput, "no line of '\(path)' names a callback" + (ofControllers ? " of a controller" : ""),
      [
        "'vcsim log --lines' shows how each line was read; 'vcsim export recorder swift' prints code that logs callbacks"
      ])
  }
  static func notImported(_ path: String, line: Int, reason: String) -> Problem {
    Problem("VS0015", .noInput, "'\(path)' cannot be imported: \(line > 0 ? "line \(line): " : "")\(reason)")
  }
  static func notMerged(_ paths: String, reason: String) -> Problem {
    Problem(
      "VS0015", .noInput, "'\(paths)' cannot be merged: \(reason)",
      [
        "run 'vcsim explore --shard I/N' for each I, and name all that they print",
        "all need the same files, options, and version of vcsim",
      ])
  }
  /// A file that is no list of records, and the first line that is none.
  static func notRecords(_ path: String, line: Int) -> Problem {
    Problem(
      "VS0015", .noInput, "line \(line) of '\(path)' is no line of a list of records",
      ["'--to' appends to a list that 'vcsim fidelity add' began, as in device.records"])
  }
  /// A file of one kind in place of another, and the commands that read it.
  static func wrongKind(_ path: String, is noun: String, wanted: String, _ advice: [String]) -> Problem {
    Problem("VS0025", .invalid, "'\(path)' is \(noun), and no \(wanted)", advice)
  }
  /// The kind of file in place of a scenario, as a sentence names it.
  static func notAScenario(_ path: String, what: String) -> Problem {
    let word = ShellWord.quoted(path)
    return Problem(
      "VS0025", .invalid, "'\(path)' is \(what), and no scenario",
      (what == "a log"
        ? ["'vcsim log \(word)' says what happened in it", "'vcsim new --from \(word) NAME' drafts a scenario of it"]
        : [])
        + [
          "'vcsim run --view lanes \(word)' and 'vcsim page \(word)' draw it",
          "'vcsim diff SCENARIO \(word)' holds it against a scenario",
        ])
  }
  static func nothingMapped(_ path: String, classes: [(name: String, instances: Int)], legal: [String]) -> Problem {
    guard let first = classes.first(where: { !$0.name.isEmpty }) else {
      return Problem(
        "VS0019", .usage, "the callbacks of '\(path)' name no class",
        [
          "log the class too, as 'vcsim export recorder swift' does",
          "or say which controller they belong to: --map =\(legal.first ?? "home")",
        ])
    }
    let names = legal.filter { $0 != "app" && !$0.contains(".") }.prefix(max(1, first.instances))
    let map = "--map \(first.name)=\(names.isEmpty ? "home" : names.joined(separator: ","))"
    return Problem(
      "VS0019", .usage,
      "no class in '\(path)' could be matched to a controller of the trace: "
        + few(classes.map { $0.name }.filter { !$0.isEmpty }),
      ["say which controller each class is: \(map)"])
  }

  static func pageTooLong(_ names: String, lines: Int, most: Int) -> Problem {
    Problem(
      "VS0021", .usage, "'\(names)' cannot be shown on a page: \(lines) lines, and a page has \(most) at most",
      ["--only and --family show fewer lines of a scenario; cut a log or a trace into pieces"])
  }

  /// More receivers beside more lines than can be drawn.
  static func tooManyThreads(_ path: String, receivers: Int, lines: Int) -> Problem {
    Problem(
      "VS0021", .usage, "'\(path)' cannot be drawn: it has \(receivers) receivers in \(lines) lines",
      ["cut it into pieces; 'vcsim log --lines' lists a log of any length"])
  }
}
