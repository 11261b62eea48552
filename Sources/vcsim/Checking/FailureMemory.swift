/// Which cases failed the last time in this directory: for `check --failed`.
///
/// Kept in the user's cache, never beside the scenarios; if that fails, only the option is lost.
struct FailureMemory {
  private(set) var failed: Set<String> = []
  private let path: String?

  init(_ invocation: Invocation) {
    path = Self.place()
    // A problem about a missing file would look for similar names.
    if let path, Path.exists(path), let bytes = try? Files.readPlain(path) {
      failed = Set(String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init))
    }
  }

  private static func place() -> String? {
    let cache =
      System.environment("XDG_CACHE_HOME").flatMap { $0.isEmpty ? nil : $0 }
      ?? System.environment("HOME").map { $0 + "/.cache" }
    guard let cache, let here = System.currentDirectory else { return nil }
    var hash = StableHash()
    hash.add(here.utf8)
    return "\(cache)/vcsim/failed-\(hash.text)"
  }

  /// Cases that did not run keep their last result.
  mutating func remember(_ reported: ReportedCase) {
    switch reported.result {
    case .passed, .known, .experiment: if !failed.isEmpty { failed.remove(Self.key(reported)) }
    case .failed, .invalid: failed.insert(Self.key(reported))
    }
  }

  private static func key(_ reported: ReportedCase) -> String { reported.file + "\t" + reported.name }

  func store() {
    guard let path else { return }
    if failed.isEmpty, !Path.exists(path) { return }
    guard Directory.create(Path.folder(of: path)) else { return }
    try? Files.rewrite(path, with: Array(failed.sorted().joined(separator: "\n").utf8))
  }
}

/// FNV-1a: Swift's own hash differs from run to run.
struct StableHash {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  var text: String { String(value, radix: 16) }

  mutating func add(_ bytes: some Sequence<UInt8>) { for byte in bytes { add(UInt64(byte)) } }

  /// Adds a number. A number beyond a byte separates parts.
  mutating func add(_ number: UInt64) { value = (value ^ number) &* 0x100_0000_01b3 }
}

/// `--shard I/N`
struct Shard {
  static let option = Option.text("shard", "I/N", "the I-th of N parts of about equal size")

  let index: Int
  let count: Int

  init?(_ invocation: Invocation) throws(Problem) {
    guard let text = invocation[Self.option] else { return nil }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], count >= 1, (1...count).contains(index) else {
      throw .badValue(text, option: "--shard", legal: ["I/N with I from 1 to N, as in 2/4"])
    }
    self.index = index
    self.count = count
  }

  /// Neighbors go to different parts, so that a large directory is spread.
  func contains(_ place: Int) -> Bool { place % count == index - 1 }

  func part<Element>(of all: [Element]) -> [Element] { all.indices.filter(contains).map { all[$0] } }
}
