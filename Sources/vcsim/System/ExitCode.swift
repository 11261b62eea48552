/// How the program ends. `vcsim help exit-codes` prints this table.
enum ExitCode: Int32, CaseIterable {
  case ok = 0
  case differs = 1
  case invalid = 2
  case threw = 3
  case empty = 4
  case violated = 5
  case usage = 64
  case noInput = 66
  case bug = 70
  case cannotCreate = 73
  case cannotWrite = 74
  case config = 78
  case interrupted = 130

  /// The words of the case.
  var name: String { "\(self)".map { $0.isUppercase ? " " + $0.lowercased() : String($0) }.joined() }

  var meaning: String {
    switch self {
    case .ok: "it ran; all cases matched; nothing to format"
    case .differs: "a trace differs from what is expected, or is missing or stale; 'explore' has found something"
    case .invalid: "a scenario cannot be understood, or asks for what cannot be"
    case .threw: "the simulated app raised an exception that no 'expect' announces; 'explore' met a limit"
    case .empty: "no case matches: no files, or a filter left none"
    case .violated: "an invariant doesn't hold: vcsim is wrong, or what it relies on"
    case .usage: "unknown command or option, or a value that does not fit"
    case .noInput: "a named file is missing or cannot be read"
    case .bug: "a fault of vcsim itself; please report it"
    case .cannotCreate: "an output file cannot be created"
    case .cannotWrite: "the output cannot be written"
    case .config: "the configuration file is wrong"
    case .interrupted: "interrupted by Ctrl-C"
    }
  }

  /// When several apply, the first of these is reported.
  private static let order: [ExitCode] = [
    .bug, .interrupted, .cannotWrite, .cannotCreate, .config, .usage, .noInput, .invalid, .threw, .violated, .differs,
    .empty, .ok,
  ]

  func joined(_ other: ExitCode) -> ExitCode {
    Self.order.first { $0 == self || $0 == other } ?? self
  }
}
