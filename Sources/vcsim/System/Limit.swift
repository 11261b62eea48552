import Synchronization

/// How much is read before vcsim gives up: what strangers hand it must not fill the memory of a machine.
enum Limit: String, CaseIterable {
  case inputBytes = "input-bytes"
  case includedFiles = "included-files"
  case includedBytes = "included-bytes"
  case foundFiles = "found-files"

  /// The standard value, a larger one as it is written, and the bounded quantity as in help.
  private var facts: (standard: Int, example: String, meaning: String) {
    switch self {
    case .inputBytes: (256 << 20, "2G", "the size of a file, a device or standard input")
    case .includedFiles: (1_000, "10000", "how many files a scenario includes, those of included files counted")
    case .includedBytes: (16 << 20, "64M", "their size together")
    case .foundFiles: (1_000_000, "10000000", "how many files are looked at in directories")
    }
  }

  var standard: Int { facts.standard }
  var example: String { facts.example }
  var meaning: String { facts.meaning }

  /// The values from the command line.
  private static let chosen = Mutex<[Limit: Int]>([:])

  var value: Int { Self.chosen.withLock { $0[self] } ?? standard }

  /// Reads `NAME=NUMBER`, the number with `K`, `M` or `G` for the 1,024th, its square and its cube; false if it is none.
  static func choose(_ text: String) -> Bool {
    let parts = text.split(separator: "=", omittingEmptySubsequences: false)
    guard parts.count == 2, let limit = Limit(rawValue: String(parts[0])) else { return false }
    let shift: Int
    switch parts[1].last {
    case "K": shift = 10
    case "M": shift = 20
    case "G": shift = 30
    default: shift = 0
    }
    guard let number = Int(shift == 0 ? parts[1] : parts[1].dropLast()), number > 0, number <= 1 << 32 else {
      return false
    }
    chosen.withLock { $0[limit] = number << shift }
    return true
  }
}
