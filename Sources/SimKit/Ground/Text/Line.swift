/// A word of a line: a run of bytes without spaces, or a text in quotation marks.
struct Word: Hashable, Sendable {
  var text: String
  /// The position in the source; with quotation marks.
  var range: Range<Int>
  var isQuoted = false
}

/// A line of a scenario, cut into words.
struct Line: Sendable {
  /// From 1.
  var number: Int
  var indent: Int
  var words: [Word]
  /// The comment with its `#`, nil if there is none.
  var comment: Range<Int>?
  var end: Int

  /// The line with the words from a place on as one text.
  func quoted(from place: Int) -> String {
    func text(_ words: ArraySlice<Word>) -> String { words.map { $0.text }.joined(separator: " ") }
    return text(words[..<place]) + " \"" + text(words[place...]).filter { $0 != "\"" } + "\""
  }
}

/// The possible errors in a line before its words are read.
enum LineFault: Hashable, Sendable {
  case badUTF8(at: Int)
  case tab(at: Int)
  case control(at: Int)
  case unterminated(at: Int)
}

extension Source {
  func cut(_ number: Int) -> (Line, LineFault?) {
    let range = lineRange(number)
    var line = Line(number: number, indent: 0, words: [], comment: nil, end: range.upperBound)
    var offset = range.lowerBound
    while offset < range.upperBound, bytes[offset] == 32 {
      line.indent += 1
      offset += 1
    }
    if offset < range.upperBound { line.words.reserveCapacity(8) }
    var fault: LineFault?
    var hasHighBytes = false
    while offset < range.upperBound {
      let byte = bytes[offset]
      if byte == 32 {
        offset += 1
        continue
      }
      if byte == 35 {
        line.comment = offset..<range.upperBound
        break
      }
      let start = offset
      if byte == 34 {
        offset += 1
        while offset < range.upperBound, bytes[offset] != 34 {
          if bytes[offset] >= 0x80 { hasHighBytes = true }
          if bytes[offset] < 32, fault == nil { fault = controlFault(at: offset) }
          offset += 1
        }
        guard offset < range.upperBound else {
          fault = fault ?? .unterminated(at: start)
          break
        }
        offset += 1
        line.words.append(Word(text: text(start + 1..<offset - 1), range: start..<offset, isQuoted: true))
        continue
      }
      while offset < range.upperBound, bytes[offset] != 32 {
        if bytes[offset] >= 0x80 { hasHighBytes = true }
        if bytes[offset] < 32 || bytes[offset] == 127, fault == nil { fault = controlFault(at: offset) }
        offset += 1
      }
      line.words.append(Word(text: text(start..<offset), range: start..<offset))
    }
    if hasHighBytes || line.comment != nil, let bad = invalidUTF8(in: range) { fault = .badUTF8(at: bad) }
    return (line, fault)
  }

  private func controlFault(at offset: Int) -> LineFault {
    bytes[offset] == 9 ? .tab(at: offset) : .control(at: offset)
  }
}
