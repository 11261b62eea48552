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

  func contains(_ needle: String) -> Bool { firstRange(of: Array(needle.utf8)) != nil }
}
