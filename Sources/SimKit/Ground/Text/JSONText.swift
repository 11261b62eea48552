/// Text inside quotation marks in JSON.
package enum JSONText {
  /// `inMarkup`: the text may also be in a `script` element of a page.
  package static func escaped(_ text: String, inMarkup: Bool = false) -> String {
    if isPlain(text, inMarkup) { return text }
    return text.replacing(secondNumberSign: "\\u0023") { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      case "<", ">", "&": inMarkup ? code(scalar) : nil
      default: isControl(scalar) ? inMarkup ? scalar.sign : code(scalar) : nil
      }
    }
  }

  private static func code(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }

  /// Control characters, and what ends a line or turns the direction of writing round: who shows JSON shows them.
  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Whether the text needs no second look, as nearly every text. Each line of a trace asks, so that the bytes are read where they are.
  private static func isPlain(_ text: String, _ inMarkup: Bool) -> Bool {
    let isPlain = text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "#"): false
        case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"): !inMarkup
        default: byte >= 32 && byte < 127
        }
      }
    }
    return isPlain ?? false
  }
}

extension Unicode.Scalar {
  /// A control character as text: `U+202E`, as on a terminal.
  var sign: String { "U+" + String(value, radix: 16, uppercase: true) }
}

extension String {
  /// The text with other signs for some characters. The second of two number signs gets one, too: they may begin a command to a CI system.
  func replacing(secondNumberSign: String, _ sign: (Unicode.Scalar) -> String?) -> String {
    var result = ""
    var last: Unicode.Scalar?
    for scalar in unicodeScalars {
      if scalar == "#", last == "#" {
        result += secondNumberSign
      } else if let other = sign(scalar) {
        result += other
      } else {
        result.unicodeScalars.append(scalar)
      }
      last = scalar
    }
    return result
  }
}
