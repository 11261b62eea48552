/// Reduces a text to lines without any of which something no longer holds.
package enum Shrink {
  /// The smallest text that is found. A line goes together with the lines indented below it. `holds` is true for the text itself.
  package static func smallest(_ text: String, holds: (String) -> Bool) -> String {
    var lines = text.utf8.split(separator: 10).map { String(Substring($0)) }
    var isSmaller = true
    @discardableResult
    func take(_ fewer: [String]) -> Bool {
      guard holds(fewer.joined(separator: "\n") + "\n") else { return false }
      lines = fewer
      isSmaller = true
      return true
    }
    while isSmaller {
      isSmaller = false
      // Many blocks at once first: most of a file has nothing to do with it.
      var size = max(1, lines.count / 2)
      while size > 0 {
        var place = 0
        while place < lines.count {
          let end = blockEnd(after: min(place + size, lines.count) - 1, in: lines)
          if !take(Array(lines[..<place] + lines[end...])) { place += size }
        }
        size /= 2
      }
      for name in names(in: lines) {
        let fewer = without(name, lines)
        if fewer.count < lines.count { take(fewer) }
      }
      for place in lines.indices {
        for words in [" animated", " without waiting", " once"] where lines[place].hasSuffix(words) {
          var simpler = lines
          simpler[place].removeLast(words.count)
          take(simpler)
        }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func names(in lines: [String]) -> [String] {
    lines.map { Part.cut($0) }.filter { $0.count > 1 && $0[0] == "controller" }.map { $0[1] }
  }

  /// The lines without a controller: its declaration and each action and hook with it go; a container and a filter of it stay.
  private static func without(_ name: String, _ lines: [String]) -> [String] {
    var fewer: [String] = []
    var place = 0
    while place < lines.count {
      let words = Part.cut(lines[place])
      let lists = words.count > 1 && (words[0] == "only" || words[0] == "controller" && words[1] != name)
      let isMeant = { (word: String) in word == name || word.utf8.starts(with: (name + ".").utf8) }
      if lists, words.dropFirst(2).contains(where: isMeant) || words[1] == name {
        let rest = words.filter { !isMeant($0) }
        if rest.count > 1 { fewer.append(rest.joined(separator: " ")) }
      } else if words.contains(where: isMeant) {
        place = blockEnd(after: place, in: lines)
        continue
      } else {
        fewer.append(lines[place])
      }
      place += 1
    }
    return fewer
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
