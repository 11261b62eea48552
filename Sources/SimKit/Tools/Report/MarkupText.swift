extension String {
  /// The text for an element or an attribute of HTML, SVG, and XML; control characters and what turns the direction of writing
  /// are shown as on a terminal, and the two characters without a sign that XML does not allow are left out. A page may be
  /// printed into a log: `##` is no beginning of a command there.
  package var markup: String {
    replacing(secondNumberSign: "&#35;") { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&#39;"
      case "\n", "\t": nil
      default: JSONText.isControl(scalar) ? scalar.sign : scalar.value == 0xFFFE || scalar.value == 0xFFFF ? "" : nil
      }
    }
  }
}
