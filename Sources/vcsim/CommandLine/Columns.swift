/// Text in columns and lines of a width, for people.
enum Columns {
  /// A text filled up with spaces to a width; one space at least.
  static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }

  /// A number with its noun: `1 case`, `2 cases`.
  static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  /// A text in lines of a width, words kept whole; all but the first are indented. It ends with a line feed.
  static func wrap(_ text: String, _ width: Int = 78, indent: String = "") -> String {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + word.count + 1 > width {
        lines.append(line)
        line = indent + word
      } else {
        line += (line.isEmpty ? "" : " ") + word
      }
    }
    return (lines + [line]).joined(separator: "\n") + "\n"
  }

  /// A text in lines that each begin with a mark.
  static func block(_ text: String, _ mark: String) -> String {
    wrap(text, 78 - mark.count).split(separator: "\n").map { mark + $0 + "\n" }.joined()
  }

  /// A label, and beside it a text that stays in its column.
  static func row(_ label: String, _ text: String, _ width: Int = 14) -> String {
    let lines = wrap(text, 78 - width).split(separator: "\n")
    return pad(label, width) + lines.joined(separator: "\n" + String(repeating: " ", count: width)) + "\n"
  }
}
