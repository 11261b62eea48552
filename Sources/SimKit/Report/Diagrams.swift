/// A run as the text of a sequence diagram: UIKit on the left, the controllers beside it.
package enum SequenceDiagram {
  /// The most characters that Mermaid shows; for longer texts, it shows an error instead of a picture.
  package static let mostMermaidCharacters = 50_000

  /// A line behind the participants.
  private enum Line {
    case action(String)
    /// UIKit calls the controller in a column, or the controller calls it out of a callback.
    case message(column: Int, isNested: Bool, text: String)
    case rest(Int)
    case note(String)
  }

  private static func lines(_ recording: Recording, step: Int?) -> [Line] {
    var lines: [Line] = []
    for (number, one) in recording.steps.enumerated() where step == nil || step == number + 1 {
      lines.append(.action(recording.text(of: one)))
      for row in recording.lines(of: one) {
        if let column = recording.column(of: row) {
          lines.append(.message(column: column, isNested: row.event.depth > 0, text: Recording.message(of: row)))
        } else if case .gap(let duration) = row.event.content {
          lines.append(.rest(duration))
        } else {
          lines.append(.note(row.text))
        }
      }
    }
    return lines
  }

  /// For Mermaid. Names are aliases, so that none of them can be one of Mermaid's words.
  package static func mermaid(_ recording: Recording, step: Int? = nil) -> String {
    let lanes = recording.lanes
    var text = "sequenceDiagram\n"
    if let title = recording.scenario.header.title { text += "  title \(mermaidText(title)), \(recording.caseName)\n" }
    text += "  participant K as UIKit\n"
    for (place, lane) in lanes.enumerated() {
      text += "  participant C\(place) as \(mermaidText(recording.name(of: lane)))\n"
    }
    let whole = lanes.isEmpty ? "K" : "K,C\(lanes.count - 1)"
    for line in lines(recording, step: step) {
      switch line {
      case .message(let column, let isNested, let words):
        text += "  K\(isNested ? "-->>" : "->>")C\(column): \(mermaidText(words))\n"
      case .action(let words), .note(let words): text += "  Note over \(whole): \(mermaidText(words))\n"
      case .rest(let duration): text += "  Note over \(whole): \(duration) ms\n"
      }
    }
    return text
  }

  /// For PlantUML.
  package static func plantUML(_ recording: Recording, step: Int? = nil) -> String {
    var text = "@startuml\nhide footbox\n"
    if let title = recording.scenario.header.title { text += "title \(plantText(title)), \(recording.caseName)\n" }
    text += "participant UIKit as K\n"
    for (place, lane) in recording.lanes.enumerated() {
      text += "participant \"\(plantText(recording.name(of: lane)))\" as C\(place)\n"
    }
    for line in lines(recording, step: step) {
      switch line {
      case .action(let words): text += "== \(plantText(words)) ==\n"
      case .message(let column, let isNested, let words):
        text += "K \(isNested ? "-->" : "->") C\(column) : \(plantText(words))\n"
      case .rest(let duration): text += "...\(duration) ms...\n"
      case .note(let words): text += "note over K : \(plantText(words))\n"
      }
    }
    return text + "@enduml\n"
  }

  /// Mermaid ends a statement at a semicolon, begins an entity with a number sign, and reads HTML.
  private static func mermaidText(_ text: String) -> String {
    text.inOneLine { ";#<>&\"{}%`\\".unicodeScalars.contains($0) ? "#\($0.value);" : nil }
  }

  /// PlantUML reads doubled signs as marks, and angle brackets as tags.
  private static func plantText(_ text: String) -> String {
    text.inOneLine { "*/_~<>[]\"\\%|=#$!^".unicodeScalars.contains($0) ? Character($0).codes : nil }
  }
}

extension String {
  /// The text with other signs for some characters, and with spaces for the ends of lines.
  fileprivate func inOneLine(_ sign: (Unicode.Scalar) -> String?) -> String {
    unicodeScalars.map { sign($0) ?? ($0 == "\n" || $0 == "\r" ? " " : String($0)) }.joined()
  }
}

/// A run as tables in Markdown, one for each action.
package enum MarkdownTable {
  /// The tables of bounds, then what followed from each action.
  ///
  /// - Parameters:
  ///   - recording: The run that is shown.
  ///   - step: Only that action, from 1, and then no table of bounds.
  package static func text(_ recording: Recording, step: Int? = nil) -> String {
    var text = "## \(escaped(recording.scenario.header.title ?? recording.caseName)) (\(recording.mode.name))\n"
    if step == nil { for table in BoundsTable.all(of: recording) { text += "\n" + table.markdown } }
    for (number, one) in recording.steps.enumerated() where step == nil || step == number + 1 {
      text += "\n### \(code(recording.text(of: one)))\n"
      if one.lines.isEmpty {
        text += "\nNothing follows.\n"
        continue
      }
      text += "\n| who | what | bounds | rule |\n| --- | --- | --- | --- |\n"
      for row in recording.lines(of: one) { text += self.row(row, recording) }
    }
    return text
  }

  private static func row(_ row: Recording.Row, _ recording: Recording) -> String {
    guard case .call(let call) = row.event.content, let lane = recording.lane(of: row) else {
      if case .gap(let duration) = row.event.content { return "| | *\(duration) ms* | | |\n" }
      return "| | \(escaped(row.text)) | | |\n"
    }
    let indent = String(repeating: "&emsp;", count: row.event.depth)
    let bounds = row.bounds?.text() ?? ""
    return "| \(escaped(recording.name(of: lane))) | \(indent)\(escaped(Recording.message(of: row))) | \(bounds) | "
      + "\(call.rule.rawValue) |\n"
  }

  /// A text as code, which it cannot break out of.
  private static func code(_ text: String) -> String {
    let longest = longestRow(in: text)
    guard longest > 0 else { return "`\(text)`" }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence) \(text) \(fence)"
  }

  /// A fence of lines that is longer than any row of backticks inside.
  package static func fence(around text: String) -> String {
    String(repeating: "`", count: max(3, longestRow(in: text) + 1))
  }

  private static func longestRow(in text: String) -> Int {
    var (longest, current) = (0, 0)
    for byte in text.utf8 {
      current = byte == UInt8(ascii: "`") ? current + 1 : 0
      longest = max(longest, current)
    }
    return longest
  }

  static func escaped(_ text: String) -> String {
    text.inOneLine { scalar in
      switch scalar {
      case "|", "*", "_", "`", "[", "]", "#", "\\": "\\" + String(scalar)
      case "<": "&lt;"
      case ">": "&gt;"
      case "&": "&amp;"
      default: nil
      }
    }
  }
}
