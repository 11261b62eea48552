import SimKit

/// An option of a command.
struct OptionForm: Sendable {
  let name: String
  var short: Character?
  /// What its value is called in help; nil for an option without value.
  var value: String?
  var repeats = false
  let help: String
  /// The values there are, when they are few.
  var legal: [String]?

  init(_ name: String, short: Character? = nil, value: String? = nil, repeats: Bool = false, legal: [String]? = nil, _ help: String) {
    self.name = name
    self.short = short
    self.value = value
    self.repeats = repeats
    self.legal = legal
    self.help = help
  }
}

/// A command: what it is called, what it takes, and what it does.
struct CommandForm: Sendable {
  enum Group: String, CaseIterable {
    case everyday = "Everyday"
    case understand = "Understand"
    case files = "Files"
  }

  let name: String
  let group: Group
  /// One line.
  let summary: String
  /// How its operands are written, empty when it takes none.
  let operands: String
  let options: [OptionForm]
  /// Command lines with what they show.
  let examples: [(line: String, shows: String)]
  /// Its exit codes in one line.
  let exits: String
  let run: @Sendable (Invocation) throws(Problem) -> ExitCode
}

/// A command line that has been understood.
struct Invocation: Sendable {
  let command: String
  let operands: [String]
  private let values: [String: [String]]
  let console: Console
  private(set) var configuration: Configuration

  init(
    command: String, operands: [String], values: [String: [String]], console: Console, configuration: Configuration
  ) {
    self.command = command
    self.operands = operands
    self.values = values
    self.console = console
    self.configuration = configuration
  }

  /// The same with the configuration as it is by now.
  func reconfigured() throws(Problem) -> Invocation {
    var invocation = self
    invocation.configuration = try ConfigurationFile.load(last("config"), console)
    return invocation
  }

  func has(_ option: String) -> Bool { values[option] != nil }
  func all(_ option: String) -> [String] { values[option] ?? [] }
  func last(_ option: String) -> String? { values[option]?.last }

  func number(_ option: String, in range: ClosedRange<Int>) throws(Problem) -> Int? {
    guard let text = last(option) else { return nil }
    guard let value = Int(text), range.contains(value) else {
      throw Problem(.badValue(text, option: "--" + option, legal: ["\(range.lowerBound) to \(range.upperBound)"]))
    }
    return value
  }

  /// Where scenarios are looked for: the operands, else the configuration's, else here.
  func scenarioPaths() throws(Problem) -> [String] {
    operands.isEmpty ? configuration.scenarios ?? ["."] : operands
  }

  /// The versions that `--mode` names.
  func modes() throws(Problem) -> [Mode] {
    var modes: [Mode] = []
    for word in all("mode").flatMap({ $0.split(separator: ",").map(String.init) }) {
      guard let mode = Mode.all.first(where: { $0.name == word || String($0.major) == word }) else {
        throw Problem(.badValue(word, option: "--mode", legal: Mode.all.map(\.name)))
      }
      if !modes.contains(mode) { modes.append(mode) }
    }
    return modes
  }
}

/// Reads command lines by the table of commands.
enum Arguments {
  /// Options that every command takes, before or after its name.
  static let shared: [OptionForm] = [
    OptionForm("mode", value: "VERSION", repeats: true, "iOS to simulate: ios5, ios6, …; may be repeated"),
    OptionForm("device", value: "DEVICE", "as in pad or phone,320x568,landscapeRight"),
    OptionForm("color", value: "WHEN", legal: Console.ColorChoice.allCases.map(\.rawValue), "auto, always or never"),
    OptionForm("no-color", "the same as --color never"),
    OptionForm("quiet", short: "q", "say nothing beside the output"),
    OptionForm("verbose", short: "v", "say more"),
    OptionForm("config", value: "FILE", "instead of the nearest vcsim.conf; none reads none"),
    OptionForm("directory", short: "C", value: "DIR", "as if started in DIR"),
    OptionForm("limit", value: "NAME=N", repeats: true, "how much is read at most: see 'vcsim help limits'"),
    OptionForm("help", short: "h", "help on the command"),
    OptionForm("version", "the version of vcsim"),
  ]

  struct Parsed {
    var command: String?
    var operands: [String] = []
    var values: [String: [String]] = [:]
  }

  static func parse(_ arguments: [String], commands: [CommandForm]) throws(Problem) -> Parsed {
    var parsed = Parsed()
    var place = 0
    var onlyOperands = false
    while place < arguments.count {
      let word = arguments[place]
      place += 1
      if onlyOperands || word == "-" || !word.hasPrefix("-") {
        if parsed.command == nil { parsed.command = word } else { parsed.operands.append(word) }
        continue
      }
      if word == "--" {
        onlyOperands = true
        continue
      }
      let command = commands.first { $0.name == parsed.command }
      let options = shared + (command?.options ?? [])
      let (option, attached) = try find(word, among: options, command: parsed.command ?? "", commands)
      var value: String?
      if option.value != nil {
        if let attached {
          value = attached
        } else {
          guard place < arguments.count else { throw Problem(.missingValue(word, command: parsed.command ?? "")) }
          value = arguments[place]
          place += 1
        }
        if let legal = option.legal, let value, !legal.contains(value) {
          throw Problem(.badValue(value, option: "--" + option.name, legal: legal))
        }
      } else if attached != nil {
        throw Problem(.unwantedValue("--" + option.name))
      }
      parsed.values[option.name, default: []].append(value ?? "")
    }
    return parsed
  }

  /// The option that a word names, with the value after `=` or, for a short one, right behind it.
  private static func find(
    _ word: String, among options: [OptionForm], command: String, _ commands: [CommandForm]
  ) throws(Problem) -> (OptionForm, String?) {
    if word.hasPrefix("--") {
      let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      if let option = options.first(where: { $0.name == name }) {
        return (option, parts.count == 2 ? String(parts[1]) : nil)
      }
      // An option of a command may stand before the command's name.
      if command.isEmpty, let option = commands.flatMap(\.options).first(where: { $0.name == name }) {
        return (option, parts.count == 2 ? String(parts[1]) : nil)
      }
    } else if let letter = word.dropFirst().first, let option = options.first(where: { $0.short == letter }) {
      let rest = String(word.dropFirst(2))
      if option.value != nil { return (option, rest.isEmpty ? nil : rest) }
      if rest.isEmpty { return (option, nil) }
    }
    let bare = String(word.drop { $0 == "-" })
    let isWord = Grammar.all.contains { $0.statement == bare } || bare == "animated"
    throw Problem(
      .unknownOption(
        word, command: command, legal: options.map { "--" + $0.name },
        isWordOfLanguage: isWord && Suggestion.nearest(to: word, among: options.map { "--" + $0.name }).isEmpty))
  }
}
