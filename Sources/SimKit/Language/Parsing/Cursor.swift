/// Reads the words of one line, from left to right, where they are no form of the grammar: a line of a trace, or of a configuration.
struct Cursor {
  let line: Line
  /// The line's name in diagnostics.
  let statement: String
  private var place = 0

  init(_ line: Line, statement: String) {
    self.line = line
    self.statement = statement
  }

  var peek: Word? { place < line.words.count ? line.words[place] : nil }
  var isAtEnd: Bool { place >= line.words.count }

  mutating func next() -> Word? {
    guard place < line.words.count else { return nil }
    place += 1
    return line.words[place - 1]
  }

  /// The next word, whatever it is.
  mutating func word(_ operand: Operand) throws(Diagnostic) -> Word {
    guard let word = next() else { throw missing(operand) }
    return word
  }

  /// The rest of the words; at least one.
  mutating func words(_ operand: Operand) throws(Diagnostic) -> [Word] {
    guard !isAtEnd else { throw missing(operand) }
    let rest = Array(line.words[place...])
    place = line.words.count
    return rest
  }

  func at(_ word: Word, _ kind: Diagnostic.Kind) -> Diagnostic { Diagnostic(kind, line, at: word) }

  func missing(_ operand: Operand) -> Diagnostic {
    let end = line.words.last?.range.upperBound ?? line.end
    return Diagnostic(.missing([.operand(operand)], statement: statement), line: line.number, range: end..<end)
  }
}
