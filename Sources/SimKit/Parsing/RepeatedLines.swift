/// The actions of a story that were read last. A long story says the same again and again: what a line means that has the same
/// bytes as one above it is known, for no name is declared any more where the story has begun.
struct RepeatedLines: Sendable {
  /// Most stories have fewer lines that differ. Lines of one place in the table take it from each other.
  private static let size = 256

  private var known: [Statement?] = []

  /// What a line means that has been read before, as it stands there.
  func statement(ofLine number: Int, in source: Source) -> Statement? {
    guard !known.isEmpty else { return nil }
    let range = source.lineRange(number)
    // What stands indented belongs to another line.
    guard let first = range.first, source.bytes[first] != 32, let earlier = known[Self.place(of: range, in: source)],
      source.isSame(range, source.lineRange(earlier.line))
    else { return nil }
    var statement = earlier
    statement.line = number
    return statement
  }

  mutating func keep(_ statement: Statement, in source: Source) {
    if known.isEmpty { known = Array(repeating: nil, count: Self.size) }
    known[Self.place(of: source.lineRange(statement.line), in: source)] = statement
  }

  private static func place(of range: Range<Int>, in source: Source) -> Int {
    var hash: UInt32 = 2_166_136_261
    for offset in range { hash = (hash ^ UInt32(source.bytes[offset])) &* 16_777_619 }
    return Int(truncatingIfNeeded: hash ^ hash >> 15) & (size - 1)
  }
}

extension Source {
  fileprivate func isSame(_ range: Range<Int>, _ other: Range<Int>) -> Bool {
    guard range.count == other.count else { return false }
    let distance = other.lowerBound - range.lowerBound
    for offset in range where bytes[offset] != bytes[offset + distance] { return false }
    return true
  }
}
