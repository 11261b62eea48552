enum ASCII {
  static func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }
  static func isCapital(_ byte: UInt8) -> Bool { byte >= 65 && byte <= 90 }
  static func isSmall(_ byte: UInt8) -> Bool { byte >= 97 && byte <= 122 }
  static func isLetter(_ byte: UInt8) -> Bool { isSmall(byte | 32) }
  static func isHexadecimal(_ byte: UInt8) -> Bool { isDigit(byte) || (97...102).contains(byte | 32) }
  /// Whether a byte can be part of an identifier.
  static func isWord(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "_") }

  /// The same without capitals; letters of other alphabets stay as they are.
  static func lowered(_ bytes: some Sequence<UInt8>) -> [UInt8] { bytes.map { isCapital($0) ? $0 | 32 : $0 } }

  static func lowered(_ text: String) -> String { String(decoding: lowered(text.utf8), as: UTF8.self) }

  /// Whether a text without its capitals is another.
  static func isSame(_ text: String, lowered letters: [UInt8]) -> Bool {
    text.utf8.count == letters.count && text.utf8.elementsEqual(letters) { (isCapital($0) ? $0 | 32 : $0) == $1 }
  }
}
