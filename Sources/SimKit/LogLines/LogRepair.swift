/// Text that was read in the wrong encoding: UTF-8 whose bytes were taken for characters of Windows-1252, as `â€”` for
/// a dash and `Ã©` for `é`.
enum LogRepair {
  /// The characters of the bytes 0x80 to 0x9F in Windows-1252; 0 for the five without one.
  private static let high: [UInt32] = [
    0x20AC, 0, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0, 0x017D, 0, 0,
    0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0, 0x017E, 0x0178,
  ]

  /// The character that was meant by those at a place, and the place behind them; nil where nothing is broken.
  static func character(in line: ArraySlice<UInt8>, at start: Int) -> ([UInt8], Int)? {
    // The first byte of a character of UTF-8 is a letter with an accent in Windows-1252.
    guard line[start] == 0xC3, let (first, behind) = byte(in: line, at: start), (0xC2...0xF4).contains(first) else {
      return nil
    }
    var bytes = [first]
    var place = behind
    for _ in 0..<(first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3) {
      guard let (next, end) = byte(in: line, at: place), (0x80...0xBF).contains(next) else { return nil }
      bytes.append(next)
      place = end
    }
    return (bytes, place)
  }

  /// The byte that a character at a place stands for, and the place behind it; nil for what is in no code page.
  private static func byte(in line: ArraySlice<UInt8>, at place: Int) -> (UInt8, Int)? {
    guard place < line.endIndex else { return nil }
    let length = UTF8Scan.length(
      Array(line[place..<min(line.endIndex, place + 4)]), at: 0, end: min(4, line.endIndex - place))
    guard length == 2 || length == 3, place + length <= line.endIndex else { return nil }
    var scalar = UInt32(line[place] & (length == 2 ? 0x1F : 0x0F))
    for next in 1..<length { scalar = scalar << 6 | UInt32(line[place + next] & 0x3F) }
    if (0x80...0xFF).contains(scalar) { return (UInt8(scalar), place + length) }
    return high.firstIndex(of: scalar).map { (UInt8(0x80 + $0), place + length) }
  }
}
