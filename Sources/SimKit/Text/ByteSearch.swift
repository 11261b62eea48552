extension Array where Element == UInt8 {
  /// Where a run of bytes begins and ends for the first time, at or after a place.
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
    let ones: UInt64 = 0x0101_0101_0101_0101
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    return withUnsafeBytes { space in
      var place = start
      while place + 8 <= space.count {
        let word =
          UInt64(littleEndian: space.loadUnaligned(fromByteOffset: place, as: UInt64.self)) ^ (ones &* UInt64(byte))
        // The highest bit of each byte that is the one that is sought.
        let found = ~(((word & low) &+ low) | word | low)
        if found != 0 { return place + found.trailingZeroBitCount / 8 }
        place += 8
      }
      while place < space.count {
        if space[place] == byte { return place }
        place += 1
      }
      return nil
    }
  }

  /// True if a part of these bytes is the same as a part of others.
  func isSame(_ range: Range<Int>, as others: [UInt8], _ otherRange: Range<Int>) -> Bool {
    guard range.count == otherRange.count else { return false }
    return withUnsafeBytes { space in
      others.withUnsafeBytes { other in
        var (place, otherPlace) = (range.lowerBound, otherRange.lowerBound)
        while place + 8 <= range.upperBound {
          let word = space.loadUnaligned(fromByteOffset: place, as: UInt64.self)
          if word != other.loadUnaligned(fromByteOffset: otherPlace, as: UInt64.self) { return false }
          place += 8
          otherPlace += 8
        }
        while place < range.upperBound {
          if space[place] != other[otherPlace] { return false }
          place += 1
          otherPlace += 1
        }
        return true
      }
    }
  }

  func contains(_ needle: String) -> Bool { firstRange(of: Array(needle.utf8)) != nil }
}
