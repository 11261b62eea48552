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
  /// The page that `vcsim help COMMAND` shows, made from the row of the command: what fits a small terminal, if it isn't to be whole.
  /// The last examples give way first, then the last options.
  func help(isWhole: Bool) -> String {
    let examples = examples.map { example in
      let isShort = example.line.count <= 38 && example.shows.count <= 38
      return isShort
        ? "  \(Columns.pad(example.line, 40))\(example.shows)\n" : "  \(example.line)\n      \(example.shows)\n"
    }
    let options = options.map { OptionForm.lines([$0]) }
    var (shownExamples, shownOptions) = (examples.count, options.count)
    func page() -> String {
      var text = usage
      if shownExamples > 0 { text += "\nExamples\n" + examples.prefix(shownExamples).joined() }
      if shownOptions > 0 { text += "\nOptions\n" + options.prefix(shownOptions).joined() }
      let more = [
        (options.count - shownOptions, "more option"), (examples.count - shownExamples, "more example"),
      ].filter { $0.0 > 0 }.map { $0.0.counted($0.1) }
      if !more.isEmpty { text += "\n\(more.joined(separator: ", ")): vcsim help --all \(name)\n" }
      return text + (more.isEmpty || isWhole ? "\n" + ending : ending)
    }
    guard !isWhole else { return page() }
    while ShortPage.isTooLong(page()), shownExamples > 2 || shownOptions > 1 {
      if shownExamples > 2 { shownExamples -= 1 } else { shownOptions -= 1 }
    }
    return page()
  }

  private var usage: String {
    "\(summary.prefix(1).uppercased() + summary.dropFirst()).\n\n"
      + "Usage: vcsim \(name) [options]\(operands.text.isEmpty ? "" : " " + operands.text)\n"
  }

  private var ending: String {
    let shared = Arguments.shared.map { "--\($0.name)" }.joined(separator: " ")
    return Columns.wrap("Shared: \(shared); see 'vcsim help options'", indent: "        ")
      + (exits.isEmpty ? "" : "\n" + Columns.wrap("Exit: " + exits, indent: "      "))
  }
}

extension OptionForm {
  static func lines(_ options: [OptionForm]) -> String {
    options.map { option in
      let short = option.short.map { "-\($0), " } ?? "    "
      let name = "--\(option.name)" + (option.value.map { " " + $0 } ?? "")
      return "  \(short)\(Columns.pad(name, 22))\(option.help)\n"
    }.joined()
  }
}
