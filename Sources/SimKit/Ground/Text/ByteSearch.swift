extension Array where Element == UInt8 {
  func firstRange(of needle: [UInt8], from start: Int = 0) -> Range<Int>? {
    guard !needle.isEmpty, count >= needle.count, start <= count - needle.count else { return nil }
    for place in start...(count - needle.count) where self[place] == needle[0] {
      var length = 1
      while length < needle.count, self[place + length] == needle[length] { length += 1 }
      if length == needle.count { return place..<place + length }
    }
    return nil
  }

  /// The place of a byte at or after another place; nil where there is none. Eight bytes are looked at at once.
  func firstPlace(of byte: UInt8, from start: Int = 0) -> Int? {
    var place = start
    while place + 8 <= count {
      let found = places(of: byte, inEightFrom: place)
      if found != 0 { return place + found.trailingZeroBitCount / 8 }
      place += 8
    }
    while place < count {
      if self[place] == byte { return place }
      place += 1
    }
    return nil
  }

  /// The highest bit of each of eight bytes that is the one that is sought; the first byte is the lowest.
  @inline(__always)
  func places(of byte: UInt8, inEightFrom place: Int) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let word = withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: place, as: UInt64.self)) }
    return highestBits(ofZerosIn: word ^ (ones &* UInt64(byte)))
  }

  package func isSame(as others: [UInt8]) -> Bool { isSame(indices, as: others, others.indices) }

  func isSame(_ range: Range<Int>, as others: [UInt8], _ otherRange: Range<Int>) -> Bool {
    guard range.count == otherRange.count else { return false }
    return withUnsafeBytes { space in
      others.withUnsafeBytes { other in
        if space.baseAddress == other.baseAddress, range == otherRange { return true }
        var (place, otherPlace) = (range.lowerBound, otherRange.lowerBound)
        func differ(_ offset: Int) -> UInt64 {
          space.loadUnaligned(fromByteOffset: place + offset, as: UInt64.self)
            ^ other.loadUnaligned(fromByteOffset: otherPlace + offset, as: UInt64.self)
        }
        while place + 32 <= range.upperBound {
          if differ(0) | differ(8) | differ(16) | differ(24) != 0 { return false }
          place += 32
          otherPlace += 32
        }
        while place + 8 <= range.upperBound {
          if differ(0) != 0 { return false }
          place += 8
          otherPlace += 8
        }
        // The last eight may have been seen in part.
        if range.count >= 8 { return differ(range.upperBound - 8 - place) == 0 }
        while place < range.upperBound {
          if space[place] != other[otherPlace] { return false }
          place += 1
          otherPlace += 1
        }
        return true
      }
    }
  }

  func isASCII(_ range: Range<Int>) -> Bool {
    withUnsafeBytes { space in
      var place = range.lowerBound
      while place + 8 <= range.upperBound {
        if space.loadUnaligned(fromByteOffset: place, as: UInt64.self) & 0x8080_8080_8080_8080 != 0 { return false }
        place += 8
      }
      while place < range.upperBound {
        if space[place] >= 0x80 { return false }
        place += 1
      }
      return true
    }
  }

  /// A number that is the same for the same bytes: eight are taken at once.
  func hash(of range: Range<Int>) -> Int {
    withUnsafeBytes { space in
      var hash = UInt64(truncatingIfNeeded: range.count)
      var place = range.lowerBound
      func mix(_ word: UInt64) {
        hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
        hash ^= hash >> 32
      }
      while place + 8 <= range.upperBound {
        mix(UInt64(littleEndian: space.loadUnaligned(fromByteOffset: place, as: UInt64.self)))
        place += 8
      }
      if range.count >= 8 {
        // Some of the last eight are taken twice.
        if place < range.upperBound {
          mix(UInt64(littleEndian: space.loadUnaligned(fromByteOffset: range.upperBound - 8, as: UInt64.self)))
        }
      } else {
        for byte in space[range] { mix(UInt64(byte)) }
      }
      return Int(truncatingIfNeeded: hash)
    }
  }

  /// The end of a run of bytes of a kind that begins at a place; it may be empty.
  @inline(__always)
  func end(of isOfKind: (UInt8) -> Bool, from start: Int, before limit: Int = .max) -> Int {
    var end = start
    while end < Swift.min(count, limit), isOfKind(self[end]) { end += 1 }
    return end
  }

  /// The start of a run of bytes of a kind that ends at a place; it may be empty.
  @inline(__always)
  func start(of isOfKind: (UInt8) -> Bool, to end: Int, from limit: Int) -> Int {
    var start = end
    while start > limit, isOfKind(self[start - 1]) { start -= 1 }
    return start
  }

  /// How many spaces a part of them begins with.
  @inline(__always)
  func spaces(in range: Range<Int>) -> Int {
    end(of: { $0 == 32 }, from: range.lowerBound, before: range.upperBound) - range.lowerBound
  }

  /// A part of them as text; what is not UTF-8 comes out as replacement characters.
  func text(_ range: Range<Int>) -> String { String(decoding: self[range], as: UTF8.self) }

  func contains(_ needle: String) -> Bool { firstRange(of: Array(needle.utf8)) != nil }

  package var isPlain: Bool { withUnsafeBytes { $0.isPlain } }
}

extension StringProtocol where SubSequence == Substring {
  /// The text with other words for some of its own, wherever they are, or in their first place alone.
  package func replacing(_ words: String, by others: String, firstOnly: Bool = false) -> String {
    parts(between: words, most: firstOnly ? 1 : .max).joined(separator: others)
  }

  /// The parts between the first `most` places of some words.
  package func parts(between words: String, most: Int = .max) -> [Substring] {
    let (bytes, needle) = (Array(utf8), Array(words.utf8))
    var parts: [Substring] = []
    var (place, start) = (0, startIndex)
    while parts.count < most, let range = bytes.firstRange(of: needle, from: place) {
      let end = utf8.index(start, offsetBy: range.lowerBound - place)
      parts.append(self[start..<end])
      start = utf8.index(end, offsetBy: needle.count)
      place = range.upperBound
    }
    return parts + [self[start...]]
  }

  /// What is before the first place of some words, and what is behind it; nil if they aren't there.
  package func cut(at words: String) -> (before: Substring, after: Substring)? {
    let parts = parts(between: words, most: 1)
    return parts.count > 1 ? (parts[0], parts[1]) : nil
  }

  package func includes(_ words: String) -> Bool { Array(utf8).firstRange(of: Array(words.utf8)) != nil }
}

extension Array where Element == UInt32 {
  /// How many numbers from a place on are the same as those of others from another place on. Four are looked at at once.
  func commonLength(from start: Int, with others: [UInt32], from otherStart: Int) -> Int {
    let limit = Swift.min(count - start, others.count - otherStart)
    var length = 0
    withUnsafeBytes { space in
      others.withUnsafeBytes { other in
        func differ(_ offset: Int) -> UInt64 {
          space.loadUnaligned(fromByteOffset: 4 * (start + length) + offset, as: UInt64.self)
            ^ other.loadUnaligned(fromByteOffset: 4 * (otherStart + length) + offset, as: UInt64.self)
        }
        while length + 4 <= limit, differ(0) | differ(8) == 0 { length += 4 }
      }
    }
    while length < limit, self[start + length] == others[otherStart + length] { length += 1 }
    return length
  }
}

/// The highest bit of each byte that is zero.
@inline(__always)
private func highestBits(ofZerosIn word: UInt64) -> UInt64 {
  let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
  return ~(((word & low) &+ low) | word | low)
}

extension UnsafeRawBufferPointer {
  /// True for nearly all text: printable ASCII with line feeds, no `#`, and no two colons in a row. No terminal takes it for
  /// more than text, and no log for a command. Eight bytes are looked at at once; the last eight may have been seen in part.
  var isPlain: Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    var place = 0
    // The highest bit of a word whose last byte is a colon, moved to the first byte of the next.
    var colonBefore: UInt64 = 0
    @inline(__always)
    func isPlainWord(at place: Int) -> Bool {
      let word = UInt64(littleEndian: loadUnaligned(fromByteOffset: place, as: UInt64.self))
      // Line feeds become letters, so that they are no control characters.
      let letters = word | highestBits(ofZerosIn: word ^ (ones &* 10)) >> 1
      let colons = highestBits(ofZerosIn: word ^ (ones &* 58))
      let isControl = (letters &- ones &* 32) | letters | (letters &+ ones)
      let isCommand = highestBits(ofZerosIn: word ^ (ones &* 35)) | colons & (colons << 8 | colonBefore)
      colonBefore = colons >> 56
      return (isControl | isCommand) & (ones &* 0x80) == 0
    }
    while place + 8 <= count {
      if !isPlainWord(at: place) { return false }
      place += 8
    }
    if place > 0 {
      colonBefore = 0
      return isPlainWord(at: count - 8)
    }
    var wasColon = false
    for byte in self {
      if (byte < 32 && byte != 10) || byte >= 127 || byte == 35 || (byte == 58 && wasColon) { return false }
      wasColon = byte == 58
    }
    return true
  }
}
