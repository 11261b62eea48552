/// A run as the text of a sequence diagram: UIKit on the left, the controllers beside it.
package enum SequenceDiagram {
  /// The most characters that Mermaid shows; for longer texts, it shows an error instead of a picture.
  package static let mostMermaidCharacters = 50_000

  private enum Line {
    case action(String)
    /// UIKit calls the controller in a column, or the controller calls it out of a callback.
    case message(column: Int, isNested: Bool, text: String)
    case rest(Int)
    case note(String)
  }

  private static func lines(_ recording: FollowedRun, step: Int?) -> [Line] {
    var lines: [Line] = []
    for (number, one) in recording.steps.enumerated() where step == nil || step == number + 1 {
      lines.append(.action(recording.text(of: one)))
      for row in recording.lines(of: one) {
        if let column = recording.column(of: row) {
          lines.append(.message(column: column, isNested: row.event.depth > 0, text: FollowedRun.message(of: row)))
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
  package static func mermaid(_ recording: FollowedRun, step: Int? = nil) -> String {
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

  /// Mermaid ends a statement at a semicolon, begins an entity with a number sign, and reads HTML.
  private static func mermaidText(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      if ";#<>&\"{}%`\\".unicodeScalars.contains(scalar) { return "#\(scalar.value);" }
      return scalar == "\n" || scalar == "\r" ? " " : String(scalar)
    }.joined()
  }
}
