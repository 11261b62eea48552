/// Reduces a text to lines without any of which something no longer holds.
package enum Shrink {
  /// The smallest text that is found. A line goes together with the lines indented below it. `holds` is true for the text itself.
  package static func smallest(_ text: String, holds: (String) -> Bool) -> String {
    var lines = text.utf8.split(separator: 10).map { String(Substring($0)) }
    func stillHolds(_ fewer: [String]) -> Bool { holds(fewer.joined(separator: "\n") + "\n") }
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      // Many blocks at once first: most of a file has nothing to do with it.
      var size = max(1, lines.count / 2)
      while size > 0 {
        var place = 0
        while place < lines.count {
          let end = blockEnd(after: min(place + size, lines.count) - 1, in: lines)
          let fewer = Array(lines[..<place] + lines[end...])
          if stillHolds(fewer) {
            lines = fewer
            isSmaller = true
          } else {
            place += size
          }
        }
        size /= 2
      }
      for place in lines.indices {
        for words in [" animated", " without waiting", " once"] where lines[place].hasSuffix(words) {
          var simpler = lines
          simpler[place].removeLast(words.count)
          if stillHolds(simpler) {
            lines = simpler
            isSmaller = true
          }
        }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The place behind a line and all that is indented below it.
  private static func blockEnd(after place: Int, in lines: [String]) -> Int {
    let depth = indent(of: lines[place])
    var end = place + 1
    while end < lines.count, indent(of: lines[end]) > depth { end += 1 }
    return end
  }

  private static func indent(of line: String) -> Int { line.utf8.prefix { $0 == 32 }.count }
}
