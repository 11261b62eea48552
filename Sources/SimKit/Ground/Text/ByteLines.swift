/// The lines of a text one after the other, without their ends; a carriage return before the line feed belongs to the end, and a
/// byte order mark to no line.
struct ByteLines {
  private let bytes: [UInt8]
  /// The start of the next line.
  private var place: Int
  private let end: Int
  /// All before this has been searched for line feeds, eight bytes at once.
  private var searched: Int
  /// The line feeds among the last eight bytes that are not reached yet: the highest bit of each.
  private var found: UInt64 = 0
  /// How many lines have been given away: the number of the last, from 1.
  private(set) var count = 0

  init(_ bytes: [UInt8]) {
    self.init(bytes, in: (bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)..<bytes.count)
  }

  init(_ bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    place = range.lowerBound
    searched = place
    end = range.upperBound
  }

  /// Nil behind the last; a line feed at the end begins no other line.
  @inline(__always)
  mutating func next() -> Range<Int>? {
    guard place < end else { return nil }
    let start = place
    let stop = nextFeed()
    place = stop + 1
    count += 1
    return start..<(stop > start && bytes[stop - 1] == 13 ? withoutReturns(start, stop) : stop)
  }

  /// The end of a line without its carriage returns; lines of their own, for few files have any.
  @inline(never)
  private func withoutReturns(_ start: Int, _ end: Int) -> Int {
    var stop = end - 1
    while stop > start, bytes[stop - 1] == 13 { stop -= 1 }
    return stop
  }

  /// The place of the next line feed; the end where there is none.
  @inline(__always)
  private mutating func nextFeed() -> Int {
    while found == 0, searched + 8 <= end {
      found = bytes.places(of: 10, inEightFrom: searched)
      searched += 8
    }
    if found != 0 {
      defer { found &= found - 1 }
      return searched - 8 + found.trailingZeroBitCount / 8
    }
    while searched < end {
      searched += 1
      if bytes[searched - 1] == 10 { return searched - 1 }
    }
    return end
  }
}

/// Numbers for runs of bytes: the same number for the same bytes, from 0 in the order in which they come.
struct ByteNumbers {
  /// The runs, each once, one behind the other.
  private var known: [UInt8] = []
  /// The end of each, after a zero.
  private var ends = [0]
  /// Each number at the place of its bytes' hash, or at the next free one; at most half of the places are taken.
  private var slots = [Int](repeating: -1, count: 64)

  mutating func number(of range: Range<Int>, in bytes: [UInt8]) -> Int {
    var slot = bytes.hash(of: range) & (slots.count - 1)
    while slots[slot] >= 0 {
      if known.isSame(ends[slots[slot]]..<ends[slots[slot] + 1], as: bytes, range) { return slots[slot] }
      slot = (slot + 1) & (slots.count - 1)
    }
    let number = ends.count - 1
    slots[slot] = number
    known += bytes[range]
    ends.append(known.count)
    if 2 * ends.count > slots.count { grow() }
    return number
  }

  /// The number here of each of the runs that another has numbered.
  mutating func numbers(of other: ByteNumbers) -> [Int] {
    (0..<other.ends.count - 1).map { number(of: other.ends[$0]..<other.ends[$0 + 1], in: other.known) }
  }

  private mutating func grow() {
    slots = [Int](repeating: -1, count: 4 * slots.count)
    for number in 0..<ends.count - 1 {
      var slot = known.hash(of: ends[number]..<ends[number + 1]) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = number
    }
  }
}
