/// Text for HTML, SVG and XML.
package enum MarkupText {
  /// Text for an element or an attribute; characters that XML does not allow are left out.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default:
        let isAllowed = scalar.value >= 32 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
        if isAllowed || scalar == "\n" || scalar == "\t" { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }

  /// A string of JSON that may stand inside a `script` element.
  static func json(_ text: String) -> String { "\"" + JSONText.escaped(text, inMarkup: true) + "\"" }
}
