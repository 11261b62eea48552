extension Reader {
  /// The diagnostic of a line that no form can read, or that two forms can.
  func diagnosis(of line: Line, _ candidates: ArraySlice<Grammar.Candidate>) -> Diagnostic {
    if readings.count > 1 { return ambiguity(line, candidates) }
    let statement = statement(candidates)
    guard furthest < line.words.count else {
      let end = line.words.last?.range.upperBound ?? line.end
      let needed = expected.filter { if case .option = $0 { false } else { $0 != .end } }
      return Diagnostic(.missing(needed, statement: statement), line: line.number, range: end..<end)
    }
    let word = line.words[furthest]
    return Diagnostic(kind(of: word, statement, candidates), line, at: word)
  }

  /// The forms that came furthest have one name, or they share the words that have been read.
  private func statement(_ candidates: ArraySlice<Grammar.Candidate>) -> String {
    let names = hopeful.map { candidates[$0].entry.statement }
    guard let first = names.first else { return line.words[0].text }
    if names.allSatisfy({ $0 == first }) { return first }
    let read = line.words[..<min(furthest, line.words.count)].map { $0.text }.joined(separator: " ")
    return names.allSatisfy { $0 == read || $0.hasPrefix(read + " ") } ? read : first
  }

  private func kind(of word: Word, _ statement: String, _ candidates: ArraySlice<Grammar.Candidate>) -> Diagnostic.Kind
  {
    var forms: [String] { hopeful.map { candidates[$0].form.syntax } }
    let operands = expected.compactMap { $0.operand }
    let words = expected.filter { if case .word = $0 { true } else { false } }
    let hasOptions = expected.contains { if case .option = $0 { $0.operand == nil } else { false } }
    for case .callback(let use) in operands {
      return CallbackNames[word.text] == nil ? .unknownCallback(word.text) : .wrongCallback(word.text, needs: use)
    }
    if operands.contains(where: { $0.namesController }) { return .unknownController(word.text, expected) }
    if operands.contains(.version) { return .unsupportedVersion(word.text) }
    if let first = operands.first {
      if case .text = first { return .wrongWord(word.text, .operand(first), statement: statement, forms: forms) }
      guard operands.allSatisfy({ $0.isNumeric }) else { return .badValue(word.text, expected) }
      if !hasOptions || word.beginsAsNumber { return .badNumber(word.text, expected) }
    }
    if expected.contains(.end) {
      return hasOptions
        ? .unknownOption(word.text, expected, statement: statement) : .unexpectedWord(word.text, statement: statement)
    }
    return words.count == 1
      ? .wrongWord(word.text, words[0], statement: statement, forms: forms)
      : .badValue(word.text, expected.map { phrase($0, candidates) })
  }

  /// A word with those that always follow it: 'tab bar'.
  private func phrase(_ one: Expected, _ candidates: ArraySlice<Grammar.Candidate>) -> Expected {
    guard case .word(let word) = one else { return one }
    for place in hopeful {
      for case .words(let text) in candidates[place].form.parts {
        let words = text.split(separator: " ").map { String($0) }
        if let first = words.firstIndex(of: word) { return .word(words[first...].joined(separator: " ")) }
      }
    }
    return one
  }

  /// Two ways to read a line differ in a word that one of them takes for a name.
  private func ambiguity(_ line: Line, _ candidates: ArraySlice<Grammar.Candidate>) -> Diagnostic {
    func operand(at place: Int, _ way: Way) -> Operand? {
      way.taken.first { $0.words.contains(place) }.flatMap { candidates[way.form].form.part($0.part).operand }
    }
    let place = line.words.indices.first { operand(at: $0, readings[0]) != operand(at: $0, readings[1]) } ?? 0
    return Diagnostic(
      .ambiguous(line.words[place].text, statement: candidates[readings[0].form].entry.statement), line,
      at: line.words[place])
  }
}

extension Reader.Expected {
  /// The variable part at the place, if there is one.
  var operand: Operand? {
    switch self {
    case .operand(let operand): return operand
    case .option(.optional(words: "", let operand, isList: _)): return operand
    case .option, .word, .end: return nil
    }
  }

  /// The words allowed there, if they are few and known.
  var words: [String] {
    switch self {
    case .word(let word): [word]
    case .operand(let operand): operand.fixedWords
    case .option(let part): operand?.fixedWords ?? [part.stated]
    case .end: []
    }
  }
}

extension Word {
  fileprivate var beginsAsNumber: Bool {
    guard let byte = text.utf8.first else { return false }
    return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "+")
  }
}
