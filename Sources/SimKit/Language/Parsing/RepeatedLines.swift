/// The last actions by their bytes. In a long scenario, a line means what the same line above it means: no name is declared between.
struct RepeatedLines: Sendable {
  /// Most stories have fewer lines that differ. Lines of one place in the table take it from each other.
  private static let size = 256

  /// The place of an action in the story and one more, or 0.
  private var known: [Int32] = []

  /// The meaning of a line that has been read before, at its position.
  func statement(ofLine number: Int, in source: Source, _ story: [Statement]) -> Statement? {
    guard !known.isEmpty else { return nil }
    let range = source.lineRange(number)
    // An indented line belongs to another line.
    guard let first = range.first, source.bytes[first] != 32 else { return nil }
    let place = Int(known[Self.slot(of: range, in: source)]) - 1
    guard place >= 0, source.bytes.isSame(range, as: source.bytes, source.lineRange(story[place].line)) else {
      return nil
    }
    var statement = story[place]
    statement.line = number
    statement.expectations = []
    return statement
  }

  /// The last action of the story has been read from its line.
  mutating func keepLast(of story: [Statement], in source: Source) {
    if known.isEmpty { known = Array(repeating: 0, count: Self.size) }
    known[Self.slot(of: source.lineRange(story[story.count - 1].line), in: source)] = Int32(story.count)
  }

  private static func slot(of range: Range<Int>, in source: Source) -> Int {
    source.bytes.hash(of: range) & (size - 1)
  }
}
