/// The canonical layout of a scenario: words one space apart, blocks indented by two spaces, at most one blank line,
/// comments kept, and values in the language's spelling. It never changes what a scenario means.
package enum Formatter {
  /// The text in its canonical layout. Lines that cannot be cut into words are left as they are.
  package static func format(_ source: Source) -> String {
    let rewordings = Scenario.rewordings(in: source)
    var text = ByteBuffer()
    var indents: [Int] = []
    var pendingBlank = false
    var isInRecord = false
    for number in stride(from: 1, through: source.bytes.isEmpty ? 0 : source.lineCount, by: 1) {
      var (line, fault) = source.cut(number)
      // The lines of a record stay as they are: quotes and signs in them mean nothing.
      if !source.isIndented(number) { isInRecord = fault == nil && line.words.first?.text == "record" }
      if isInRecord, source.isIndented(number) {
        text.put("  ")
        text.put(source.bytes[source.lineRange(number)].drop { $0 == 32 })
        text.put(byte: 10)
        continue
      }
      let reworded = rewordings[number]
      if let reworded { line.words = reworded.words }
      if fault != nil {
        text.put(source.bytes[source.lineRange(number)])
        text.put(byte: 10)
        continue
      }
      if line.words.isEmpty, line.comment == nil {
        pendingBlank = text.count > 0
        continue
      }
      if pendingBlank { text.put(byte: 10) }
      pendingBlank = false
      while let last = indents.last, line.indent < last { indents.removeLast() }
      if line.indent > (indents.last ?? 0) { indents.append(line.indent) }
      let level = line.indent == 0 ? 0 : indents.count
      text.spaces(2 * level)
      put(line, of: source, isReworded: reworded != nil, to: &text)
      text.put(byte: 10)
    }
    return text.text
  }

  private static func put(_ line: Line, of source: Source, isReworded: Bool, to text: inout ByteBuffer) {
    for (place, word) in line.words.enumerated() {
      // The words of UIKit's complaints stay as they are, double spaces and all.
      if place == 0, word.text == "!" || word.text == "!!", line.words.count > 1 {
        let end = line.words[line.words.count - 1].range.upperBound
        text.put(text: word.text == "!" ? "!  " : "!! ")
        text.put(source.bytes[line.words[1].range.lowerBound..<end])
        break
      }
      if place > 0 { text.put(byte: 32) }
      if isReworded {
        text.put(text: word.isQuoted ? "\"\(word.text)\"" : word.text)
      } else {
        text.put(source.bytes[word.range])
      }
    }
    guard let comment = line.comment.map({ source.bytes[$0] }) else { return }
    if !line.words.isEmpty { text.put("  ") }
    text.put(comment[...(comment.lastIndex { $0 != 32 } ?? comment.startIndex)])
  }
}
