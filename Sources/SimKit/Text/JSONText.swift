/// Text inside quotation marks in JSON.
package enum JSONText {
  /// `inMarkup`: the text may also be in a `script` element of a page.
  package static func escaped(_ text: String, inMarkup: Bool = false) -> String {
    if isPlain(text, inMarkup) { return text }
    var result = ""
    // The first of two number signs may begin a command to a CI system: JSON readers get both, a log neither.
    var isNumberSign = false
    for scalar in text.unicodeScalars {
      let wasNumberSign = isNumberSign
      isNumberSign = scalar == "#"
      switch scalar {
      case "#" where wasNumberSign: result += "\\u0023"
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if isControl(scalar) || (inMarkup && isMarkup(scalar)) {
          let digits = String(scalar.value, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  /// Control characters, and what ends a line or turns the direction of writing round: who shows JSON shows them.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
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

  /// Characters that would end an element, or a line of a script.
  private static func isMarkup(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "<" || scalar == ">" || scalar == "&" || scalar.value == 0x2028 || scalar.value == 0x2029
  }
}
