extension String {
  /// The text with invisible characters shown: tabs, controls, special spaces, marks of writing direction, and a space at the end.
  package var visible: String {
    // Nearly all text is such.
    if utf8.last != 32, utf8.allSatisfy({ $0 >= 32 && $0 < 127 }) { return self }
    var result = ""
    for character in self {
      result += character == "\t" ? "␉" : character.isPlain ? String(character) : character.codes
    }
    if result.hasSuffix(" ") { result = String(result.dropLast()) + "␠" }
    return result
  }
}

extension Character {
  /// Whether a terminal shows the text as it is: no control character, and no space that looks like another one.
  var isPlain: Bool {
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0..<32, 127...160, 0xAD, 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x206F, 0x3000, 0xFEFF: return false
      default: continue
      }
    }
    return true
  }

  /// `<U+00A0>`
  var codes: String {
    var text = ""
    for scalar in unicodeScalars {
      let digits = String(scalar.value, radix: 16, uppercase: true)
      text += "<U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits + ">"
    }
    return text
  }
}

extension Int {
  /// The number with its noun: `1 case`, `2 cases`.
  package func counted(_ noun: String, plural: String? = nil) -> String {
    "\(self) \(self == 1 ? noun : plural ?? noun + "s")"
  }
}

extension [String] {
  /// The words as a part of a sentence: `a, b and c`.
  func joined(with conjunction: String) -> String {
    count > 1 ? dropLast().joined(separator: ", ") + " \(conjunction) " + self[count - 1] : first ?? ""
  }
}

extension String {
  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }

  /// Cut off with a sign if there is no room for all of it.
  func shortened(to room: Int) -> String {
    // There are as many bytes as characters at least.
    utf8.count > room && count > room ? String(prefix(max(1, room - 1))) + "…" : self
  }

  mutating func removeSpacesAtEnd() {
    while utf8.last == UInt8(ascii: " ") { removeLast() }
  }
}
