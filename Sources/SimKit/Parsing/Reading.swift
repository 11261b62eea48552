/// A line that has been read: the form that it is written in, and what stands where something varies.
struct Reading {
  let entry: Grammar.Entry
  let form: Form
  let values: [Value]
  /// The words that stand where something varies.
  let taken: [Reader.Taken]
}

extension Parser {
  /// The one way to read a line by some forms.
  mutating func reading(_ line: Line, _ candidates: [Grammar.Candidate]) throws(Diagnostic) -> Reading {
    var reader = Reader(line, names: names)
    for (place, candidate) in candidates.enumerated() { reader.read(candidate.form.nodes, of: place) }
    guard reader.readings.count == 1, let only = reader.readings.first else {
      let diagnostic = reader.diagnosis(of: line, candidates)
      declareAnyway(line)
      throw diagnostic
    }
    let candidate = candidates[only.form]
    try check(only.taken, line, candidate.entry.statement)
    return Reading(
      entry: candidate.entry, form: candidate.form,
      values: reader.values(only.taken, count: candidate.form.valueCount), taken: only.taken)
  }

  /// What the table says of the controllers in a line, beyond that they are declared: that they are of a kind, and that
  /// they are different ones.
  private func check(_ taken: [Reader.Taken], _ line: Line, _ statement: String) throws(Diagnostic) {
    var named: [ControllerID] = []
    for one in taken {
      for word in line.words[one.words] {
        switch one.operand {
        case .controller(let kind?):
          guard let id = names[word.text] else { continue }
          try check(id, is: kind, word, line, statement)
          named = []
        case .controller(nil):
          if let id = names[word.text] { named.append(id) }
        case .other:
          guard let id = names[word.text] else { continue }
          guard !named.contains(id) else {
            throw Diagnostic(.sameController(word.text, statement: statement), line: line.number, range: word.range)
          }
          named.append(id)
        case .newName, .receiver, .callback, .choice, .orientations, .modeRange, .version, .size, .number, .duration,
          .text,
          .word, .element, .traceLine, .variable, nil:
          continue
        }
      }
    }
  }

  private func check(
    _ id: ControllerID, is kind: ContainerKind, _ word: Word, _ line: Line, _ statement: String
  ) throws(Diagnostic) {
    guard scenario.controllers[id.int].kind.container != kind, !faulty.contains(id) else { return }
    let place = declarations[id.int]
    throw Diagnostic(
      .wrongKind(word.text, needs: kind, statement: statement), line: line.number, range: word.range,
      related: Diagnostic.Related(line: place.line, range: place.range, label: "\(quoted(word.text)) is declared here"))
  }

  /// Does what a line says.
  mutating func perform(_ reading: Reading, _ line: Line) throws(Diagnostic) {
    var values = Values(reading.values)
    switch reading.form.effect {
    case .header(let set):
      if reading.entry.standsOnce { try once(reading.entry.statement, line) }
      let known = scenario.header.knownFailures.count
      set(&scenario.header, &values)
      if scenario.header.knownFailures.count > known { rememberModes(ofKnownFailureAt: line) }
    case .controller(let make):
      _ = values.text()
      try declare(line, make(&values))
    case .action: scenario.story.append(statement(reading, line))
    case .structure(let structure): try perform(structure, reading, line)
    case .option: preconditionFailure("options are indented")
    }
  }

  private mutating func perform(_ structure: Form.Structure, _ reading: Reading, _ line: Line) throws(Diagnostic) {
    var values = Values(reading.values)
    switch structure {
    case .version: try once(reading.entry.statement, line)
    case .matrix: try readMatrix(line)
    case .only:
      try once(reading.entry.statement, line)
      only = (Array(line.words.dropFirst()), line.number)
    case .include: try include(values.text(), line)
    case .hook: beginHook(&values, line)
    case .segue: try declareSegue(&values, line)
    case .note: scenario.story.append(statement(reading, line))
    case .expect, .expectNothing:
      try beginExpect(&values, isEmpty: structure == .expectNothing, line)
    case .anyLines, .anyOrder, .not:
      throw Diagnostic(.unknownStatement(line.words[0].text, in: .story), line: line.number, range: line.words[0].range)
    }
  }

  /// A line of the story, or of a block.
  func statement(_ reading: Reading, _ line: Line) -> Statement {
    var values = Values(reading.values)
    switch reading.form.effect {
    case .action(let make, let take):
      let action = make(&values)
      let withoutWaiting = reading.form.tail.isEmpty ? false : values.flag()
      let shown = (take(action) ?? []) + (withoutWaiting ? [.present] : [.nothing])
      var statement = Statement(
        content: .action(action), text: reading.form.text(shown, in: scenario.controllers), line: line.number)
      statement.withoutWaiting = withoutWaiting
      return statement
    case .structure:
      let text = values.text()
      return Statement(content: .note(text), text: "note \"\(text)\"", line: line.number)
    case .header, .option, .controller: preconditionFailure("the form is no line of the story")
    }
  }
}
