import SimKit

/// A command: what it is called, what it takes, and what it does.
struct CommandForm: Sendable {
  struct Operands: Sendable, ExpressibleByStringLiteral {
    /// How they are written, empty when there are none.
    let text: String
    /// The noun of what is missing without any; nil where the command does without, or says more about it.
    let needed: String?
    /// Whether the command itself says how many it takes.
    private let isUncounted: Bool
    /// The words that a shell offers; nil for files.
    let offers: (@Sendable () -> [String])?

    init(
      _ text: String, needs noun: String? = nil, isUncounted: Bool = false, offers: (@Sendable () -> [String])? = nil
    ) {
      (self.text, needed, self.isUncounted, self.offers) = (text, noun, isUncounted, offers)
    }

    init(stringLiteral text: String) { self.init(text) }

    static let none = Operands("") { [] }

    /// How many there are at most: as many as are written; nil for any number, behind an ellipsis.
    var most: Int? { isUncounted || text.contains { $0 == "…" } ? nil : text.split { $0 == " " }.count }

    /// Refuses a command line with too few or too many.
    func check(_ given: [String], of command: Command) throws(Problem) {
      if let needed, given.isEmpty { throw .missingOperand(needed, command: command.rawValue) }
      if let most, given.count > most { throw .extraOperand(given[most], command: command.rawValue) }
    }
  }

  let command: Command
  let operands: Operands
  var options: [OptionForm] = []
  /// Options that change nothing beside another, with any value or with one, and why.
  var apart: [(option: String, reason: String, others: [String])] = []
  let run: @Sendable (Invocation) throws(Problem) -> ExitCode

  var name: String { command.rawValue }

  /// Refuses options that would change nothing.
  func checkCombination(_ values: [String: [String]]) throws(Problem) {
    let given = values.flatMap { name, words in ["--\(name)", "--\(name) \(words.last ?? "")"] }
    for row in apart where given.contains(row.option) {
      guard let other = row.others.first(where: given.contains) else { continue }
      let refusing = apart.filter { $0.others.contains(row.option) }.map(\.option)
      let unfit = row.others + refusing + [row.option]
      let fitting = (options + [Arguments.mode.form]).map { "--" + $0.name }.filter { !unfit.contains($0) }
      throw .apart(other, from: row.option, reason: row.reason, fitting: fitting)
    }
  }

  // MARK: Prose

  private static let sections = TextSection.all(in: TextFiles.commands)
  private var section: TextSection? { Self.sections.first { $0.heading == name } }

  var summary: String { section?.text ?? "" }

  var examples: [(line: String, shows: String)] {
    let lines = section?.block("")?.split(separator: "\n") ?? []
    return lines.map { line in
      let parts = line.parts(between: "  # ", most: 1).map(String.init)
      return (parts[0], parts[1])
    }
  }

  /// The exit codes in one line.
  var exits: String { section?.values("Exit").joined() ?? "" }
}

/// A command line that has been understood.
struct Invocation: Sendable {
  let operands: [String]
  /// The words of each option that is given.
  let values: [String: [String]]
  let console: Console
  let form: CommandForm
  var configuration: Configuration

  /// The same with the configuration as it is by now.
  func reconfigured() throws(Problem) -> Invocation {
    var invocation = self
    invocation.configuration = try ConfigurationFile.load(self[Arguments.config], console)
    return invocation
  }

  /// The value of an option of the command, or of a shared one.
  subscript<Value>(option: Option<Value>) -> Value {
    assert((Arguments.shared + form.options).contains { $0.name == option.form.name })
    return option.read(values[option.form.name] ?? [])
  }

  /// The first operand of a command that needs one.
  var operand: String { operands[0] }

  /// The first operand, a word of an enumeration.
  func word<Word: RawRepresentable<String> & CaseIterable>() throws(Problem) -> Word {
    guard let word = Word(rawValue: operand) else {
      throw .badValue(operand, option: form.name, legal: Word.allCases.map(\.rawValue))
    }
    return word
  }

  /// The places to look for scenarios: the operands, else the configuration's, else here.
  var scenarioPaths: [String] { operands.isEmpty ? configuration.scenarios ?? ["."] : operands }

  /// The places to look for scenarios, of which the configuration's have to be there.
  func existingScenarioPaths() throws(Problem) -> [String] {
    guard operands.isEmpty, let paths = configuration.scenarios else { return scenarioPaths }
    if let path = paths.first(where: { FileStatus($0) == nil }) { throw .noConfiguredFolder(path) }
    return paths
  }

  /// The versions that `--mode` names.
  func modes() throws(Problem) -> [Mode] {
    var modes: [Mode] = []
    for word in self[Arguments.mode].flatMap({
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }) {
      let number = word.lowercased().replacing("ios", by: "").replacing(" ", by: "")
      guard let mode = Mode(name: "ios" + number) ?? Mode(major: number) else {
        throw .badValue(word, option: "--mode", legal: Mode.all.map(\.name))
      }
      if !modes.contains(mode) { modes.append(mode) }
    }
    return modes
  }
}

/// Reads command lines by the table of commands.
enum Arguments {
  static let mode = Option.texts("mode", "VERSION", "iOS to simulate: ios5, ios6, …; may be repeated") {
    Mode.all.map(\.name)
  }
  static let device = Option.text("device", "DEVICE", "as in pad or phone,320x568,landscapeRight")
  static let color = Option<Console.ColorChoice?>.choice("color", "WHEN", "auto, always or never")
    .formerly("no-color", "never")
  static let quiet = Option.flag("quiet", short: "q", "say nothing beside the output")
  static let verbose = Option.flag("verbose", short: "v", "say more")
  static let config = Option.text("config", "FILE", "instead of the nearest vcsim.conf; none reads none")
  static let directory = Option.text("directory", short: "C", "DIR", "as if started in DIR")
  static let limit = Option.texts("limit", "NAME=N", "how much is read at most: see 'vcsim help limits'")
  static let help = Option.flag("help", short: "h", "help on the command")
  static let version = Option.flag("version", "the version of vcsim")

  /// Options that every command takes, before or after its name.
  static let shared: [OptionForm] = [
    mode.form, device.form, color.form, quiet.form, verbose.form, config.form, directory.form, limit.form,
    help.form, version.form,
  ]

  struct Parsed {
    /// The first operand: the command's name.
    var name: String?
    var operands: [String] = []
    /// Operands right after the value of an option that takes a list, with the option and its value.
    var afterLists: [String: (option: String, value: String)] = [:]
    var values: [String: [String]] = [:]
    /// A former name of a command; `name` is today's.
    var former: FormerCommand?
    /// Former spellings, with what to type today.
    var notes: [String] = []

    /// The command whose options can follow.
    var command: Command? { name.flatMap { Command.named($0) } ?? former?.command }

    /// In 'run --only home sheet login.txt', 'sheet' is meant as a second value, and would be read as a file.
    func checkLists() throws(Problem) {
      for word in operands {
        guard let list = afterLists[word], word != "-", !word.hasPrefix(Examples.prefix) else { continue }
        // 'login.txt:12' is a line of a file.
        let path = word.split(separator: ":").first.map(String.init) ?? word
        guard !Path.exists(path) else { continue }
        throw .listWithoutCommas(word, option: list.option, value: list.value)
      }
    }

    subscript<Value>(option: Option<Value>) -> Value { option.read(values[option.form.name] ?? []) }
  }

  /// - Parameter optionsOf: what a command takes.
  static func parse(_ arguments: [String], optionsOf: (Command) -> [OptionForm]) throws(Problem) -> Parsed {
    var parsed = Parsed()
    var options = shared
    var rest = arguments[...]
    var onlyOperands = false
    var list: (option: String, value: String)?
    while let word = rest.popFirst() {
      if onlyOperands || word == "-" || !word.hasPrefix("-") || parsed.command == .explain && isMethod(word) {
        if parsed.name == nil {
          parsed.name = word
          parsed.former = FormerCommand(rawValue: word)
          if let command = parsed.command { options += optionsOf(command) }
        } else {
          parsed.operands.append(word)
          if let list { parsed.afterLists[word] = list }
        }
        list = nil
        continue
      }
      if word == "--" {
        onlyOperands = true
        continue
      }
      var (option, value, former) = try find(word, among: options, command: parsed.name ?? "", optionsOf)
      if let former {
        if former.takesValue { value = value ?? rest.popFirst() }
        guard former.takesValue == (value != nil) else {
          throw former.takesValue ? .missingValue(word, command: parsed.name ?? "") : .unwantedValue("--" + former.name)
        }
        value = former.value?.replacing("%", by: value ?? "")
        let today = "--" + option.name + (value.map { " " + $0 } ?? "")
        parsed.notes.append(Parsed.note("--" + former.name, today: today))
      }
      if option.value == nil {
        if value != nil { throw .unwantedValue("--" + option.name) }
      } else {
        value = value ?? rest.popFirst()
        if value == nil { throw .missingValue(word, command: parsed.name ?? "") }
      }
      list = option.takesList ? ("--" + option.name, value ?? "") : nil
      parsed.values[option.name, default: []].append(value ?? "")
    }
    try check(parsed, options)
    return parsed
  }

  /// Whether it is no option but a method as code or a console writes it: `-viewDidLoad`, `-[Class method]`, `- (void)viewDidLoad`.
  private static func isMethod(_ word: String) -> Bool {
    if ["-[", "- (", "-(", "+ ("].contains(where: word.hasPrefix) { return true }
    let name = String(word.dropFirst())
    return (CallbackNames[name] ?? CallbackNames[name + ":"]) != nil || UIKitName.named(name) != nil
  }

  /// Options that stood before the command's name may be none of its own; and each value has to fit.
  private static func check(_ parsed: Parsed, _ options: [OptionForm]) throws(Problem) {
    for (name, texts) in parsed.values {
      if let option = options.first(where: { $0.name == name }) {
        for text in texts { try option.check(text, of: parsed.name ?? "") }
      } else if parsed.command != nil {
        throw .unknownOption(
          "--" + name, command: parsed.name ?? "", legal: options.map { "--" + $0.name }, isWordOfLanguage: false)
      }
    }
  }

  /// The option that a word names, with the value after `=` or, for a short one, right behind it.
  private static func find(
    _ word: String, among options: [OptionForm], command: String, _ optionsOf: (Command) -> [OptionForm]
  ) throws(Problem) -> (OptionForm, String?, OptionForm.Former?) {
    if word.hasPrefix("--") {
      let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      let own = options.first { $0.name == name }
      // An option of a command may stand before the command's name.
      let early =
        own == nil && command.isEmpty ? Command.allCases.lazy.flatMap(optionsOf).first { $0.name == name } : nil
      let value = parts.count == 2 ? String(parts[1]) : nil
      if let option = own ?? early { return (option, value, nil) }
      for option in options {
        if let former = option.former.first(where: { $0.name == name }) { return (option, value, former) }
      }
    } else if let letter = word.dropFirst().first, let option = options.first(where: { $0.short == letter }) {
      let rest = String(word.dropFirst(2))
      if rest.isEmpty || option.value != nil { return (option, rest.isEmpty ? nil : rest, nil) }
    }
    let bare = String(word.drop { $0 == "-" })
    let isWord = Grammar.all.contains { $0.statement == bare } || bare == "animated"
    throw .unknownOption(
      word, command: command, legal: options.map { "--" + $0.name },
      isWordOfLanguage: isWord && Suggestion.nearest(to: word, among: options.map { "--" + $0.name }).isEmpty)
  }
}
