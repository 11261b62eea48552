/// A former name of a command. It works as ever in this version, with its options and exit codes; shells don't offer it.
enum FormerCommand: String, CaseIterable, Sendable {
  case why, history, report, examples, record, records

  /// The command whose options it takes.
  var command: Command {
    switch self {
    case .why: .log
    case .history: .diff
    case .report: .page
    case .examples: .list
    case .record: .export
    case .records: .fidelity
    }
  }

  /// The words to type today.
  var today: String {
    switch self {
    case .why: "log --stories"
    case .history: "diff FILE"
    case .report: "page"
    case .examples: "list example:"
    case .record: "export recorder"
    case .records: "fidelity add"
    }
  }

  /// The exit code that scripts know. `history` only shows what differs.
  func exitCode(_ code: ExitCode) -> ExitCode { self == .history && code == .differs ? .ok : code }
}

extension Arguments.Parsed {
  /// - Parameter word: A former spelling.
  static func note(_ word: String, today: String) -> String {
    "'\(word)' is '\(today)' now; vcsim \(Version.next) no longer has '\(word)'"
  }
}
