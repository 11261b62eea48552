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

  /// When several apply, the first of these is reported.
  private static let order: [ExitCode] = [
    .bug, .interrupted, .violated, .cannotWrite, .cannotCreate, .config, .usage, .noInput, .invalid, .threw, .differs,
    .empty, .ok,
  ]

  func joined(_ other: ExitCode) -> ExitCode {
    Self.order.first { $0 == self || $0 == other } ?? self
  }
}
