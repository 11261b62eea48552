/// The kinds of characters in logs.
///
/// Names of classes and callbacks are ASCII; labels that people write in front of them are in any script.
enum LogBytes {
  /// Whether a byte can be part of a class name: with its module, a category, or `<` of generics cut off.
  static func isClass(_ byte: UInt8) -> Bool { ASCII.isWord(byte) || byte == UInt8(ascii: ".") || byte >= 0x80 }

  /// The length in bytes of the character at a place, and whether it is a letter or digit of any script.
  ///
  /// Without Unicode's tables: the characters above ASCII that are no letters are in few blocks (general punctuation to
  /// arrows and symbols, CJK and full-width punctuation, private use, and the emoji).
  static func character(_ bytes: [UInt8], at place: Int) -> (length: Int, isLetter: Bool) {
    let first = bytes[place]
    if first < 0x80 { return (1, ASCII.isWord(first)) }
    let length = max(1, UTF8Scan.length(bytes, at: place, end: bytes.count))
    var scalar: UInt32 = 0
    switch length {
    case 2: scalar = UInt32(first & 0x1F) << 6 | UInt32(bytes[place + 1] & 0x3F)
    case 3:
      scalar = UInt32(first & 0x0F) << 12 | UInt32(bytes[place + 1] & 0x3F) << 6 | UInt32(bytes[place + 2] & 0x3F)
    case 4: scalar = 0x1F000
    default: return (1, false)
    }
    switch scalar {
    case 0x80...0xBF, 0xD7, 0xF7, 0x2000...0x2BFF, 0x2E00...0x2E7F, 0x3000...0x3004, 0x3008...0x3020, 0x3030, 0x30FB,
      0x3200...0x33FF, 0xE000...0xF8FF, 0xFE00...0xFE6F, 0xFF00...0xFF0F, 0xFF1A...0xFF20, 0xFF3B...0xFF40,
      0xFF5B...0xFF65, 0xFFE0...0xFFFF, 0x1F000...:
      return (length, false)
    default: return (length, true)
    }
  }

  /// Whether a word is written in a script without spaces between words, or has such characters.
  static func isIdeographic(_ bytes: some Sequence<UInt8>) -> Bool { bytes.contains { $0 >= 0xE3 && $0 <= 0xED } }
}
