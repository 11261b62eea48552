/// Makes UTF-8 with line feeds of whatever a text was saved with.
package enum SavedText {
  /// The text as UTF-8 without a byte order mark. Editors number the lines as the result's are numbered.
  ///
  /// UTF-16 is known by its mark or by its zeros (PowerShell writes it); a file that has more carriage returns alone
  /// than line feeds ends its lines with them.
  package static func decoded(_ bytes: [UInt8]) -> [UInt8] {
    var text = bytes
    if let isBigEndian = utf16(bytes) { text = utf8(bytes, isBigEndian: isBigEndian) }
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { text.removeFirst(3) }
    guard text.firstPlace(of: 13) != nil else { return text }
    var (returns, feeds) = (0, 0)
    for (place, byte) in text.enumerated() {
      if byte == 10 { feeds += 1 }
      if byte == 13, place + 1 == text.count || text[place + 1] != 10 { returns += 1 }
    }
    if returns > feeds {
      for place in text.indices where text[place] == 13 {
        text[place] = place + 1 < text.count && text[place + 1] == 10 ? 32 : 10
      }
    }
    return text
  }

  /// Whether the text is in a form that some programs of Windows save.
  package static func isUTF16(_ bytes: [UInt8]) -> Bool { utf16(bytes) != nil }

  /// True for big-endian UTF-16, false for little-endian, nil for no UTF-16.
  private static func utf16(_ bytes: [UInt8]) -> Bool? {
    if bytes.starts(with: [0xFF, 0xFE]) { return false }
    if bytes.starts(with: [0xFE, 0xFF]) { return true }
    guard bytes.count >= 8 else { return nil }
    let sample = bytes.prefix(64)
    let odd = sample.enumerated().filter { $0.offset % 2 == 1 && $0.element == 0 }.count
    let even = sample.enumerated().filter { $0.offset % 2 == 0 && $0.element == 0 }.count
    if odd * 3 >= sample.count, even == 0 { return false }
    if even * 3 >= sample.count, odd == 0 { return true }
    return nil
  }

  private static func utf8(_ bytes: [UInt8], isBigEndian: Bool) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    for place in stride(from: 0, to: bytes.count - 1, by: 2) {
      let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      units.append(isBigEndian ? first << 8 | second : second << 8 | first)
    }
    if units.first == 0xFEFF { units.removeFirst() }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
