/// The canonical layout of a scenario: words one space apart, blocks indented by two spaces, at most one blank line,
/// comments kept, and values in the language's spelling. It never changes what a scenario means.
package enum Formatter {
  /// The text in its canonical layout. Lines that cannot be cut into words are left as they are.
  package static func format(_ source: Source) -> String {
    let rewordings = Scenario.rewordings(in: source)
    var lines: [String] = []
    var indents: [Int] = []
    var pendingBlank = false
    var isInRecord = false
    for number in stride(from: 1, through: source.bytes.isEmpty ? 0 : source.lineCount, by: 1) {
      var (line, fault) = source.cut(number)
      // The lines of a record stay as they are: quotes and signs in them mean nothing.
      if !source.isIndented(number) { isInRecord = fault == nil && line.words.first?.text == "record" }
      if isInRecord, source.isIndented(number) {
        lines.append("  " + source.text(ofLine: number).drop { $0 == " " })
        continue
      }
      let reworded = rewordings[number]
      if let reworded { line.words = reworded.words }
      if fault != nil {
        lines.append(source.text(ofLine: number))
        continue
      }
      if line.words.isEmpty, line.comment == nil {
        pendingBlank = !lines.isEmpty
        continue
      }
      if pendingBlank { lines.append("") }
      pendingBlank = false
      while let last = indents.last, line.indent < last { indents.removeLast() }
      if line.indent > (indents.last ?? 0) { indents.append(line.indent) }
      let level = line.indent == 0 ? 0 : indents.count
      lines.append(String(repeating: "  ", count: level) + text(of: line, in: source, isReworded: reworded != nil))
    }
    return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
  }

  private static func text(of line: Line, in source: Source, isReworded: Bool) -> String {
    var text = ""
    for (place, word) in line.words.enumerated() {
      // The words of UIKit's complaints stay as they are, double spaces and all.
      if place == 0, word.text == "!" || word.text == "!!", line.words.count > 1 {
        let end = line.words[line.words.count - 1].range.upperBound
        let rest = source.text(line.words[1].range.lowerBound..<end)
        text = word.text == "!" ? "!  " + rest : "!! " + rest
        break
      }
      if place > 0 { text += " " }
      text += isReworded ? (word.isQuoted ? "\"\(word.text)\"" : word.text) : source.text(word.range)
    }
    if let comment = line.comment {
      if !text.isEmpty { text += "  " }
      var words = source.text(comment)
      while words.last == " " { words.removeLast() }
      text += words
    }
    return text
  }
}
