extension Diagnostic {
  /// The marks that a terminal puts around parts of a diagnostic; all empty without colour.
  package struct Style: Sendable {
    package var error = ""
    package var place = ""
    package var frame = ""
    package var label = ""
    package var reset = ""

    package init() {}
  }

  /// The diagnostic as people read it: place and message, the line with a caret under the fault, and what to do. It ends
  /// with a line feed.
  public func rendered(in source: Source) -> String { rendered(in: source, style: Style()) }

  /// The same, with colours.
  package func rendered(in source: Source, style: Style, severity: String = "error") -> String {
    guard line > 0 else {
      var text =
        "\(style.place)\(source.name):\(style.reset) \(style.error)\(severity):\(style.reset) \(message) [\(code)]\n"
      for help in helps { text += helpLine(help, gutter: "", style) }
      return text
    }
    let column = source.column(of: range.lowerBound, inLine: line)
    var text = "\(style.place)\(source.name):\(line):\(column):\(style.reset)"
    text += " \(style.error)\(severity):\(style.reset) \(message) [\(code)]\n"
    let width = String(max(line, related?.line ?? 0)).count
    let gutter = String(repeating: " ", count: width)
    text += "\(style.frame)\(gutter) |\(style.reset)\n"
    if let related, related.line < line { text += excerpt(related, source, width, style) }
    text += excerpt(line: line, range: range, mark: "^", rest: "~", label: nil, source, width, style, style.error)
    if let related, related.line > line { text += excerpt(related, source, width, style) }
    for help in helps { text += helpLine(help, gutter: gutter, style) }
    return text
  }

  /// The column of its first character, from 1.
  public func column(in source: Source) -> Int {
    line > 0 && line <= source.lineCount ? source.column(of: range.lowerBound, inLine: line) : 1
  }

  private func helpLine(_ help: String, gutter: String, _ style: Style) -> String {
    "\(gutter) \(style.frame)=\(style.reset) \(style.label)help:\(style.reset) \(help)\n"
  }

  private func excerpt(_ related: Related, _ source: Source, _ width: Int, _ style: Style) -> String {
    excerpt(
      line: related.line, range: related.range, mark: "-", rest: "-", label: related.label, source, width, style,
      style.label)
  }

  private func excerpt(
    line: Int, range: Range<Int>, mark: String, rest: String, label: String?, _ source: Source, _ width: Int,
    _ style: Style, _ colour: String
  ) -> String {
    let number = String(line)
    let gutter = String(repeating: " ", count: width)
    let column = source.column(of: range.lowerBound, inLine: line)
    let end = source.column(of: range.upperBound, inLine: line)
    // A very long line is shown around the fault only.
    let all = Array(source.text(ofLine: line).map { $0.isPlain ? $0 : "\u{FFFD}" })
    let first = max(0, min(column - 1, all.count) - 60)
    let last = min(all.count, first + 140)
    let shown = String(all[first..<last])
    let length = max(1, min(end - column, last - (column - 1)))
    let dots = first > 0 ? "…" : ""
    var text = "\(style.frame)\(String(repeating: " ", count: width - number.count))\(number) |\(style.reset) "
    text += dots + shown + (last < all.count ? "…" : "") + "\n"
    text += "\(style.frame)\(gutter) |\(style.reset) "
    text += String(repeating: " ", count: column - 1 - first + dots.count)
    text += colour + mark + String(repeating: rest, count: length - 1)
    if let label { text += " " + label }
    return text + style.reset + "\n"
  }
}
