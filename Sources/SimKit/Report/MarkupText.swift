/// Text for HTML, SVG and XML.
package enum MarkupText {
  /// Text for an element or an attribute; characters that XML does not allow are left out. A page may be printed into a log: `##` is
  /// no beginning of a command there.
  package static func escaped(_ text: String) -> String {
    var result = ""
    var isNumberSign = false
    for scalar in text.unicodeScalars {
      let wasNumberSign = isNumberSign
      isNumberSign = scalar == "#"
      switch scalar {
      case "#" where wasNumberSign: result += "&#35;"
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

  /// Returns the policy of a page, which may load and run only its own styles, and its own script if it has one.
  package static func policy(script: Bool) -> String {
    "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; "
      + (script ? "script-src 'unsafe-inline'; " : "") + "img-src data:; base-uri 'none'; form-action 'none'\">\n"
  }
}
