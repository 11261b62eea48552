/// All commands, in the order in which help lists them.
enum Command: String, CaseIterable, Sendable {
  case run, diff, log, explain, page, step, learn
  case new, `import`, list, lint, fmt
  case check, accept, explore, export
  case help
  case shrink, fidelity, conform, parse, schema, lsp, completions, man

  static var names: [String] { allCases.map(\.rawValue) }

  /// The same as `init(rawValue:)`, without the table of all names that it makes first.
  static func named(_ name: String) -> Command? { allCases.first { $0.rawValue == name } }

  /// The uses of commands.
  enum Group: String, CaseIterable {
    case see = "See"
    case write = "Write"
    /// To keep what is right.
    case protect = "Guard"
    /// Scripts, editors, and installers call these; people seldom do.
    case more = "More"
  }

  /// The group in which help lists the command; nil for `help`, which is the list.
  var group: Group? {
    switch self {
    case .run, .diff, .log, .explain, .page, .step, .learn: .see
    case .new, .import, .list, .lint, .fmt: .write
    case .check, .accept, .explore, .export: .protect
    case .help: nil
    case .shrink, .fidelity, .conform, .parse, .schema, .lsp, .completions, .man: .more
    }
  }
}

extension CommandForm {
  /// The page that `vcsim help COMMAND` shows, made from the row of the command.
  var help: String {
    var text = "\(summary.prefix(1).uppercased() + summary.dropFirst()).\n\n"
    let operands = operands.text.isEmpty ? "" : " " + operands.text
    text += "Usage: vcsim \(name) [options]\(operands)\n"
    if !examples.isEmpty {
      text += "\nExamples\n"
      for example in examples {
        let isShort = example.line.count <= 38 && example.shows.count <= 38
        text +=
          isShort
          ? "  \(Columns.pad(example.line, 40))\(example.shows)\n" : "  \(example.line)\n      \(example.shows)\n"
      }
    }
    if !options.isEmpty { text += "\nOptions\n" + OptionForm.lines(options) }
    let shared = Arguments.shared.map { "--\($0.name)" }.joined(separator: " ")
    text += "\n" + Columns.wrap("Shared: \(shared); see 'vcsim help options'", indent: "        ")
    if !exits.isEmpty { text += "\n" + Columns.wrap("Exit: " + exits, indent: "      ") }
    return text
  }
}

extension OptionForm {
  /// A line for each option.
  static func lines(_ options: [OptionForm]) -> String {
    options.map { option in
      let short = option.short.map { "-\($0), " } ?? "    "
      let name = "--\(option.name)" + (option.value.map { " " + $0 } ?? "")
      return "  \(short)\(Columns.pad(name, 22))\(option.help)\n"
    }.joined()
  }
}
