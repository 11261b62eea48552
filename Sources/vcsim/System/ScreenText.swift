extension Keyboard {
  /// Draws a screen again, line by line in the place of the last. The cursor stays behind the last line if the user types there.
  static func draw(_ lines: [String], isTyping: Bool) {
    var bytes = Array("\u{1B}[H".utf8)
    for (number, line) in lines.enumerated() {
      bytes += (number == 0 ? [] : Array("\r\n".utf8)) + (TextGate.cleaned(Array(line.utf8)) ?? Array(line.utf8))
      bytes += Array("\u{1B}[K".utf8)
    }
    bytes += Array((isTyping ? "\u{1B}[J\u{1B}[?25h" : "\u{1B}[J\u{1B}[?25l").utf8)
    DescriptorOutput.standard.writeRaw(bytes)
  }
}

extension StringProtocol {
  /// The end that fits in front of the cursor.
  func end(of columns: Int) -> String {
    let room = columns > 1 ? columns - 1 : 1
    return count > room ? String(suffix(room)) : String(self)
  }

  /// The beginning that fits so many columns of a terminal, with all its colors, which take none. A cut is shown.
  func cut(to columns: Int) -> String {
    var result = ""
    var left = columns
    var rest = String(self)[...]
    while let first = rest.first {
      if let color = rest.colorAtStart {
        result += rest[..<color]
        rest = rest[color...]
        continue
      }
      rest = rest.dropFirst()
      guard left > 0 else { continue }
      left -= 1
      result.append(left == 0 && !rest.isColorsOnly ? "…" : first)
    }
    return result
  }
}

extension Substring {
  /// The end of the color that the text begins with.
  fileprivate var colorAtStart: Index? {
    guard hasPrefix(TextGate.mark) else { return nil }
    return dropFirst(TextGate.mark.count).firstIndex(of: "m").map { index(after: $0) }
  }

  fileprivate var isColorsOnly: Bool {
    var rest = self
    while let color = rest.colorAtStart { rest = rest[color...] }
    return rest.isEmpty
  }
}
