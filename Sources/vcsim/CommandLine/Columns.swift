/// Text in columns and lines of a width, for people.
enum Columns {
  /// A text filled up with spaces to a width; one space at least.
  static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }

  /// A text in lines of at most 78 columns, words kept whole. It ends with a line feed.
  static func wrap(_ text: String, _ width: Int = 78) -> String {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + word.count + 1 > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return (lines + [line]).joined(separator: "\n") + "\n"
  }
}
