extension Diagnostic {
  /// The marks that a terminal puts around parts of a diagnostic; all empty without color.
  package struct Style: Sendable {
    package var error = ""
    package var place = ""
    package var frame = ""
    package var label = ""
    package var reset = ""

    package init() {}
  }

  /// The diagnostic as people read it: place and message, the line with a caret under the fault, and what to do. It ends with a line feed.
  public func rendered(in source: Source) -> String { rendered(in: source, style: Style()) }

  /// The same, with colors.
  package func rendered(in source: Source, style: Style, severity: String = "error") -> String {
    let place = line > 0 ? ":\(line):\(source.column(of: range.lowerBound, inLine: line))" : ""
    var text = "\(style.place)\(source.name)\(place):\(style.reset)"
    text += " \(style.error)\(severity):\(style.reset) \(message) [\(code)]\n"
    let width = line > 0 ? String(max(line, related?.line ?? 0)).count : 0
    let gutter = String(repeating: " ", count: width)
    if line > 0 {
      text += "\(style.frame)\(gutter) |\(style.reset)\n"
      if let related, related.line < line { text += excerpt(related, source, width, style) }
      text += excerpt(line: line, range: range, mark: "^", rest: "~", label: nil, source, width, style, style.error)
      if let related, related.line > line { text += excerpt(related, source, width, style) }
    }
    for help in helps {
      text += "\(gutter) \(style.frame)=\(style.reset) \(style.label)help:\(style.reset) \(help)\n"
    }
    return text
  }

  /// The column of its first character, from 1.
  public func column(in source: Source) -> Int {
    line > 0 && line <= source.lineCount ? source.column(of: range.lowerBound, inLine: line) : 1
  }

  private func excerpt(_ related: Related, _ source: Source, _ width: Int, _ style: Style) -> String {
    excerpt(
      line: related.line, range: related.range, mark: "-", rest: "-", label: related.label, source, width, style,
      style.label)
  }

  private func excerpt(
    line: Int, range: Range<Int>, mark: String, rest: String, label: String?, _ source: Source, _ width: Int,
    _ style: Style, _ color: String
  ) -> String {
    let number = String(line)
    let gutter = String(repeating: " ", count: width)
    let window = source.window(around: range, inLine: line)
    var text = "\(style.frame)\(String(repeating: " ", count: width - number.count))\(number) |\(style.reset) "
    text += window.text + "\n"
    text += "\(style.frame)\(gutter) |\(style.reset) "
    text += String(repeating: " ", count: window.marked.lowerBound)
    text += color + mark + String(repeating: rest, count: max(0, window.marked.count - 1))
    if let label { text += " " + label }
    return text + style.reset + "\n"
  }
}

extension Source {
  /// Returns the part of a line around a range, in characters, in a time that doesn't follow the line's length.
  fileprivate func window(around range: Range<Int>, inLine line: Int) -> (text: String, marked: Range<Int>) {
    let (before, behind, longest) = (60, 140, 2_000)
    let whole = lineRange(line)
    let lower = min(max(range.lowerBound, whole.lowerBound), whole.upperBound)
    let upper = min(max(range.upperBound, lower), whole.upperBound)
    func characters(_ part: Range<Int>) -> [Character] {
      text(part).map { $0.isPlain && $0.utf8.count <= 40 ? $0 : "\u{FFFD}" }
    }
    // Bytes that continue a character do not begin one.
    func boundary(_ offset: Int) -> Int {
      var offset = offset
      while offset > whole.lowerBound, offset < whole.upperBound, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
      return offset
    }
    // If each byte is a character, fewer bytes fill the part.
    let around = max(whole.lowerBound, lower - longest)..<min(whole.upperBound, lower + longest)
    let reach = bytes.isASCII(around) ? behind + 1 : longest
    let start = boundary(max(around.lowerBound, lower - reach))
    let end = boundary(min(around.upperBound, lower + reach))
    let left = characters(start..<lower)
    let right = characters(lower..<max(lower, end))
    let shownLeft = left.suffix(before)
    let shownRight = right.prefix(behind - shownLeft.count)
    let dots = start > whole.lowerBound || left.count > before
    let shown =
      (dots ? "…" : "") + String(shownLeft) + String(shownRight)
      + (end < whole.upperBound || shownRight.count < right.count ? "…" : "")
    let first = shownLeft.count + (dots ? 1 : 0)
    let length = min(characters(lower..<min(upper, max(lower, end))).count, shownRight.count)
    return (shown, first..<first + max(1, length))
  }
}
