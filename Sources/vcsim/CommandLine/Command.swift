/// All commands, in the order in which help lists them.
enum Command: String, CaseIterable, Sendable {
  case run, check, accept, diff, log, why
  case explore, shrink
  case explain, history, report, step, learn, examples, help
  case new, fmt, lint, list, parse, schema
  case record, records, export, `import`, conform, completions, lsp, man, fidelity

  static var names: [String] { allCases.map(\.rawValue) }

  /// The same as `init(rawValue:)`, without the table of all names that it makes first.
  static func named(_ name: String) -> Command? { allCases.first { $0.rawValue == name } }
}
