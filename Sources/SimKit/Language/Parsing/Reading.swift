/// A line that has been read: the form that it is written in, and what stands where something varies.
struct Reading: Sendable {
  let candidate: Grammar.Candidate
  let taken: [Reader.Taken]
  /// The line in full, once it is needed.
  var text: String?

  @inline(__always)
  var entry: Grammar.Entry { candidate.entry }
  @inline(__always)
  var form: Form { candidate.form }

  func operand(_ number: Int) -> Operand? { form.part(taken[number].part).operand }

  /// Whether a controller is before a word already, and behind the container that was named last.
  func names(_ id: ControllerID, before word: Int) -> Bool {
    for number in taken.indices.reversed() where taken[number].words.lowerBound < word {
      if case .controller(_?) = operand(number) { return false }
      switch taken[number].value {
      case .controller(id): return true
      case .controllers(let ids):
        if ids.prefix(word - taken[number].words.lowerBound).contains(id) { return true }
      default: continue
      }
    }
    return false
  }
}

extension Parser {
  /// The forms of lines that begin with the first word of a line.
  func candidates(
    of line: Line, in index: GrammarIndex, _ legal: @autoclosure () -> Diagnostic.Lines
  ) throws(Diagnostic) -> ArraySlice<Grammar.Candidate> {
    let first = line.words[0]
    if let candidates = index[first.text] { return candidates }
    var diagnostic = Diagnostic(.unknownStatement(first.text, in: legal()), line, at: first)
    diagnostic.instead = suggestion(for: line)?.lines ?? []
    throw diagnostic
  }

  /// The line to write in place of a line in UIKit's words; nil where the error isn't shown.
  private func suggestion(for line: Line) -> SuggestedLine? {
    guard showsMore else { return nil }
    var isOption = false
    if line.indent > 0, case .controller = block { isOption = true }
    return SuggestedLine(line, in: scenario, owner: owner, isOption: isOption)
  }

  /// The controller whose code or options are being read.
  private var owner: ControllerID? {
    switch block {
    case .controller(let id): return id
    case .lines(let levels):
      guard case .hook(let place)? = levels.first?.owner, case .controller(let id) = scenario.hooks[place].receiver
      else {
        return nil
      }
      return id
    case .none, .template, .expect, .exploration, .record, .skipped: return nil
    }
  }

  /// The one way to read a line by some forms. Values in another spelling are replaced in the line.
  mutating func reading(
    _ line: inout Line, _ candidates: ArraySlice<Grammar.Candidate>
  ) throws(Diagnostic) -> Reading {
    var kept = part == .story ? keptLine : nil
    if let known = kept.flatMap({ cache?.reading(ofLine: $0) }) {
      keep(line, known)
      try check(known, line)
      return known
    }
    var reader = Reader(line, names: names, routines: routines)
    reader.read(candidates)
    if reader.readings.isEmpty {
      reader.gathers = true
      reader.read(candidates)
    }
    if reader.readings.isEmpty, let reworded = reworded(line, reader, candidates) {
      (line, reader) = reworded
      kept = nil
      keptLine = nil
    }
    guard reader.readings.count == 1, let only = reader.readings.first else {
      var diagnostic = reader.diagnosis(of: line, candidates)
      if case .missing = diagnostic.kind, let form = reader.hopeful.first {
        diagnostic.instead = suggestion(for: line)?.completed(candidates[form].form).map { [$0] } ?? []
      }
      if case .wrongWord(_, .operand(.text), _, _) = diagnostic.kind {
        diagnostic.instead = [line.quoted(from: reader.furthest)]
      }
      if case .unknownController = diagnostic.kind { diagnostic.instead = suggestion(for: line)?.everydayLines ?? [] }
      declareAnyway(line)
      throw diagnostic
    }
    let reading = Reading(candidate: candidates[only.form], taken: only.taken)
    keep(line, reading)
    try check(reading, line)
    if let kept { cache?.keep(reading, ofLine: kept) }
    return reading
  }

  /// The line with its values as the language spells them, and how it is read then; nil if that doesn't help.
  private mutating func reworded(
    _ line: Line, _ reader: Reader, _ candidates: ArraySlice<Grammar.Candidate>
  ) -> (Line, Reader)? {
    var (line, reader) = (line, reader)
    // A line has few words that can be wrong.
    for _ in 0..<Self.mostRewordings {
      guard let next = Rewording.corrected(line, at: reader.furthest, reader.expected) else { return nil }
      line = next
      reader = Reader(line, names: names, routines: routines)
      reader.gathers = true
      reader.read(candidates)
      if reader.readings.count == 1 {
        if !isIncluded, scenario.header.matrix.isEmpty { rewordings[line.number] = line }
        return (line, reader)
      }
    }
    return nil
  }

  private static let mostRewordings = 16

  /// Remembers the words of a line, if needed.
  private mutating func keep(_ line: Line, _ reading: Reading) {
    keep(line, reading.candidate) {
      reading.taken.map { .init(operand: reading.form.part($0.part).operand, words: $0.words) }
    }
  }

  mutating func keep(_ line: Line, _ candidate: Grammar.Candidate?, _ marks: () -> [LineReading.Mark]) {
    guard readings != nil, !isIncluded else { return }
    readings?.append(LineReading(line: line, candidate: candidate, marks: marks()))
  }

  /// The conditions of the table on the controllers in a line: their kinds, and that they are different.
  func check(_ reading: Reading, _ line: Line) throws(Diagnostic) {
    for (number, match) in reading.taken.enumerated() {
      switch match.value {
      case .controller(let id): try check(id, number, 0, reading, line)
      case .controllers(let ids): for place in ids.indices { try check(ids[place], number, place, reading, line) }
      default: continue
      }
    }
  }

  /// A controller of a line: the index of its match, and its index in that.
  private func check(
    _ id: ControllerID, _ number: Int, _ place: Int, _ reading: Reading, _ line: Line
  ) throws(Diagnostic) {
    let place = reading.taken[number].words.lowerBound + place
    switch reading.operand(number) {
    case .controller(let kind?): try check(id, is: kind, line.words[place], line, reading)
    case .controller(nil): try refuseAlert(id, place, line, reading)
    case .other:
      try refuseAlert(id, place, line, reading)
      guard !reading.names(id, before: place) else {
        let word = line.words[place]
        throw Diagnostic(.sameController(word.text, statement: reading.entry.statement), line, at: word)
      }
    default: return
    }
  }

  /// No declaration puts an alert into a container, or a segue to it. The app's code can do that: the run says what it does.
  private func refuseAlert(_ id: ControllerID, _ place: Int, _ line: Line, _ reading: Reading) throws(Diagnostic) {
    if case .action = reading.form.effect { return }
    guard scenario.isAlert(id) else { return }
    let word = line.words[place]
    throw Diagnostic(.alertInLine(word.text, statement: reading.entry.statement), line, at: word)
  }

  private func check(
    _ id: ControllerID, is kind: ContainerKind, _ word: Word, _ line: Line, _ reading: Reading
  ) throws(Diagnostic) {
    guard scenario.controllers[id.int].kind.container != kind, !declarations[id.int].isFaulty else { return }
    let fix =
      holder(of: id, kind).map { name in
        line.words.map { $0.range == word.range ? name : $0.text }.joined(separator: " ")
      } ?? declaration(of: id, as: kind)
    throw Diagnostic(
      .wrongKind(word.text, needs: kind, fix: fix, statement: reading.entry.statement), line, at: word,
      related: declarations[id.int].place.related("\(quoted(word.text)) is declared here"))
  }

  func declaration(of id: ControllerID, as kind: ContainerKind) -> String {
    var names = scenario.controllers[id.int].kind.content.map { scenario.name(of: $0) }
    while names.count < (kind == .split ? 2 : 1) { names.append("NAME") }
    return "controller \(scenario.name(of: id)) is \(kind.name) of \(names.joined(separator: " "))"
  }

  /// The container of a kind that holds a controller: by its declaration, or since the story has put it there.
  private func holder(of id: ControllerID, _ kind: ContainerKind) -> String? {
    for statement in scenario.story.reversed() {
      switch statement.content {
      case .action(.push(id, on: let nav, _)) where kind == .navigation: return scenario.name(of: nav)
      case .action(.setStack(let nav, let stack, _)) where kind == .navigation && stack.contains(id):
        return scenario.name(of: nav)
      case .action, .note: continue
      }
    }
    return scenario.controllers.first { $0.kind.container == kind && $0.kind.content.contains(id) }?.name
  }

  mutating func perform(_ reading: Reading, _ line: Line) throws(Diagnostic) {
    var values = Values(reading.taken, of: reading.form)
    switch reading.form.effect {
    case .header(let set), .reading(let set):
      if reading.entry.standsOnce { try once(reading.candidate, line) }
      let known = scenario.header.knownFailures.count
      set(&scenario.header, &values)
      keepDependent(reading.candidate.entryPlace, line)
      if scenario.header.knownFailures.count > known { rememberModes(ofKnownFailureAt: line) }
    case .controller(let make):
      _ = values.text()
      try declare(line, make(&values))
    case .action, .block:
      var statement = try statement(reading, line)
      try requireCall(above: &statement, scenario.story.last, line)
      scenario.story.append(statement)
      if case .action = reading.form.effect, mayRepeat { repeated.keepLast(of: scenario.story, in: source) }
    case .structure(let structure): try perform(structure, reading, line)
    case .option: preconditionFailure("options are indented")
    }
  }

  private mutating func perform(_ structure: Form.Structure, _ reading: Reading, _ line: Line) throws(Diagnostic) {
    var values = Values(reading.taken, of: reading.form)
    switch structure {
    case .version: try once(reading.candidate, line)
    case .matrix: try readMatrix(line)
    case .variable: scenario.variables.append(try dimension(line))
    case .only:
      try once(reading.candidate, line)
      only = (Array(line.words.dropFirst()), line.number)
    case .include: try include(values.text(), line)
    case .hook: try beginHook(&values, line)
    case .classHook: try beginClassHook(&values, line)
    case .template: try declareTemplate(line)
    case .segue: try declareSegue(&values, line)
    case .like:
      _ = values.text()
      _ = try copy(values.id(), as: line.words[1], line)
    case .routine: try declareRoutine(line)
    case .note, .call: scenario.story.append(try statement(reading, line))
    case .expect, .expectNothing:
      try beginExpect(&values, isEmpty: structure == .expectNothing, line)
    case .assert: try readAssert(reading.candidate, line)
    case .explore:
      try once(reading.candidate, line)
      beginExploration(line)
    case .may, .mayNot, .mayWhile, .atMost:
      preconditionFailure("lines of an 'explore' block are indented")
    case .anyLines, .anyOrder, .not:
      throw Diagnostic(.unknownStatement(line.words[0].text, in: .story), line, at: line.words[0])
    }
  }

  /// A line of the story, or of a block. The lines that are indented below it are read into its own block.
  mutating func statement(_ reading: Reading, _ line: Line) throws(Diagnostic) -> Statement {
    var values = Values(reading.taken, of: reading.form)
    let action: Action
    let text: String
    switch reading.form.effect {
    case .action(let make):
      action = make(&values)
      if case .setVariable(let setting) = action { _ = try value(setting, among: scenario.variables, line) }
      text = self.text(of: reading, action)
    case .block(let make):
      action = make(&values, beginBlock(line))
      text = self.text(of: reading, action)
    case .structure(.call):
      let (name, block) = try block(of: values.text(), with: values.ids(), line)
      action = .runRoutine(name, block)
      text = "do " + name
    case .structure:
      let text = values.text()
      return Statement(content: .note(text), text: Statement.note(text), line: line.number)
    case .header, .reading, .option, .controller: preconditionFailure("the form is no line of the story")
    }
    var statement = Statement(content: .action(action), text: text, line: line.number)
    if reading.form.tail.count > Grammar.conditions.count { statement.withoutWaiting = values.flag() }
    statement.condition = try condition(&values, line)
    return statement
  }

  /// How an action is written in full, with its values.
  private mutating func text(of reading: Reading, _ action: Action) -> String {
    if let text = reading.text { return text }
    reading.form.write(action.values, tail: reading.taken, in: scenario.controllers, to: &written)
    let text = written.takeText()
    if let keptLine { cache?.keep(text: text, ofLine: keptLine) }
    return text
  }

  /// When a line counts; nil for always.
  ///
  /// - Parameter isCode: A line of the app's code, which a variable can decide about, too.
  mutating func condition(
    _ values: inout Values, _ line: Line, isCode: Bool = true
  ) throws(Diagnostic) -> Condition? {
    let modes = values.optional { $0.modeRange() }
    let idiom = values.optional { Device.Idiom.allCases[$0.choice()] }
    let setting = values.optional { $0.text() }
    guard modes != nil || idiom != nil || setting != nil else { return nil }
    guard let setting else { return Condition(modes: modes, idiom: idiom, isChosen: true) }
    let variables = isCode ? scenario.variables : []
    let (dimension, value) = try value(setting, among: scenario.header.matrix + variables, line)
    let variable = scenario.value(setting)
    return Condition(
      modes: modes, idiom: idiom, isChosen: variable != nil || (choice[dimension.name] ?? dimension.values[0]) == value,
      variable: variable)
  }

  /// The name and the value in a word such as `animated=yes`.
  private func value(
    _ setting: String, among dimensions: [MatrixDimension], _ line: Line
  ) throws(Diagnostic) -> (MatrixDimension, String) {
    let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
    let range = line.words.last { $0.text == setting }?.range ?? line.words[0].range
    guard let dimension = dimensions.first(where: { $0.name == parts[0] }) else {
      throw Diagnostic(.unknownVariable(parts[0]), line: line.number, range: range)
    }
    guard dimension.values.contains(parts[1]) else {
      let legal = Choice.other(noun: "a value of '\(dimension.name)'", words: dimension.values)
      throw Diagnostic(.badValue(parts[1], [.operand(.choice(legal))]), line: line.number, range: range)
    }
    return (dimension, parts[1])
  }
}

/// A line that has been read, with what its words are.
struct LineReading: Sendable {
  let line: Line
  /// Nil for a line of a trace.
  let candidate: Grammar.Candidate?
  let marks: [Mark]

  /// Words that stand where something varies.
  struct Mark: Sendable {
    /// Nil for an option of words only.
    var operand: Operand?
    var words: Range<Int>
  }

  var entry: Grammar.Entry? { candidate?.entry }

  /// The part of the form at a word; nil for a word of the language.
  func operand(at place: Int) -> Operand? { marks.first { $0.words.contains(place) }?.operand }
}
