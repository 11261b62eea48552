/// Text in columns and lines of a width, for people.
enum Columns {
  /// A text filled up with spaces to a width; one space at least.
  static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }

  /// A text in lines of a width, words kept whole (but alternatives and long selectors), all but the first indented. Ends with a line feed.
  static func wrap(_ text: String, _ width: Int = 78, indent: String = "") -> String {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      for (place, part) in parts(of: word, longerThan: width - indent.count).enumerated() {
        let space = line.isEmpty || place > 0 ? "" : " "
        if !line.isEmpty, line.count + part.count + space.count > width {
          lines.append(line)
          line = indent + part
        } else {
          line += space + part
        }
      }
    }
    return (lines + [line]).joined(separator: "\n") + "\n"
  }

  private static func parts(of word: Substring, longerThan width: Int) -> [Substring] {
    var parts = [word]
    while word.count > width, let bar = parts[parts.count - 1].firstIndex(of: "|") {
      let last = parts.removeLast()
      parts += [last[...bar], last[last.index(after: bar)...]]
    }
    let name = word.last.map { ".,".contains($0) } == true ? word.dropLast() : word
    guard word.count > width, name.allSatisfy({ $0.isLetter || $0 == ":" }) else { return parts }
    while case let last = parts[parts.count - 1], last.count > width,
      let colon = last.prefix(width).lastIndex(of: ":")
    {
      parts[parts.count - 1] = last[...colon]
      parts.append(last[last.index(after: colon)...])
    }
    return parts.filter { !$0.isEmpty }
  }

  /// A text in lines that each begin with a mark.
  static func block(_ text: String, _ mark: String) -> String {
    wrap(text, 78 - mark.count).split(separator: "\n").map { mark + $0 + "\n" }.joined()
  }

  /// A selector; one that doesn't fit is broken behind a colon.
  static func selector(_ name: String, indent: Int) -> String {
    var lines = [""]
    var rest = name[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: ":").map { rest.index(after: $0) } ?? rest.endIndex
      if lines[lines.count - 1].count + rest[..<end].count > 78 - indent { lines.append("  ") }
      lines[lines.count - 1] += rest[..<end]
      rest = rest[end...]
    }
    return lines.joined(separator: "\n" + String(repeating: " ", count: indent))
  }

  /// A label, and beside it a text that stays in its column.
  static func row(_ label: String, _ text: String, _ width: Int = 14) -> String {
    let lines = wrap(text, 78 - width).split(separator: "\n")
    return pad(label, width) + lines.joined(separator: "\n" + String(repeating: " ", count: width)) + "\n"
  }
}
