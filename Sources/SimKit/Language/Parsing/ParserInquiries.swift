extension Scenario {
  /// The name of the source that faults of a question are shown in.
  package static let questionName = "--ask"

  /// Reads a question about this scenario.
  package func inquiry(_ source: Source) throws(Diagnostic) -> Inquiry {
    var parser = Parser(source, .first) { _, _ throws(IncludeFault) in throw .noSuchFile }
    parser.scenario = self
    for (place, controller) in controllers.enumerated() { parser.names[controller.name] = ControllerID(place) }
    parser.routines = RoutineNames(routines)
    let (line, fault) = source.cut(1)
    if let fault { throw Diagnostic(fault, line, source) }
    return try parser.readInquiry(line, from: 0, isAssert: false)
  }
}

/// Reads the questions of `assert` lines and of the command line.
extension Parser {
  /// `assert QUESTION`
  mutating func readAssert(_ candidate: Grammar.Candidate, _ line: Line) throws(Diagnostic) {
    if firstAction == nil { firstAction = Place(line) }
    marksOfInquiry = []
    scenario.asserts.append(try readInquiry(line, from: 1, isAssert: true))
    let marks = marksOfInquiry
    if readings?.last?.line.number == line.number { readings?.removeLast() }
    keep(line, candidate) { marks }
  }

  fileprivate mutating func readInquiry(
    _ line: Line, from start: Int, isAssert: Bool
  ) throws(Diagnostic) -> Inquiry {
    let words = line.words[start...]
    let first = words.first?.text ?? ""
    let text = words.map { written($0) }.joined(separator: " ")
    let isPossibility = first == "can"
    let rest = isPossibility || first == "never" ? words.dropFirst() : words
    let form = try form(of: rest, line, isDenied: isPossibility || first == "never")
    if rest.startIndex > words.startIndex, let other = form.statement {
      throw Diagnostic(.unfitQuestion(first, form: other), line: line.number, range: words.first?.range ?? 0..<0)
    }
    var isPlain = false
    if case .after = form { isPlain = rest.startIndex == words.startIndex }
    if isPlain || (isAssert && isPossibility) {
      let legal = Choice.other(
        noun: "a question",
        words: (isAssert ? [] : ["can"]) + ["never", "… only after …", "… at most …", "… leads to …"])
      throw Diagnostic(
        .badValue(first, [.operand(.choice(legal))]), line: line.number, range: words.first?.range ?? 0..<0)
    }
    return Inquiry(text: text, isPossibility: isPossibility, form: form, line: isAssert ? line.number : nil)
  }

  /// A word of the file, with the values of the matrix.
  private func written(_ word: Word) -> String {
    let text = source.text(word.range)
    guard text.utf8.contains(UInt8(ascii: "{")) else { return text }
    return word.isQuoted ? "\"" + word.text + "\"" : word.text
  }

  private mutating func form(
    of words: ArraySlice<Word>, _ line: Line, isDenied: Bool
  ) throws(Diagnostic) -> Inquiry.Form {
    if words.count > 1, words[words.startIndex].text == "at", words[words.startIndex + 1].text == "rest" {
      let (state, other) = Self.cut(words.dropFirst(2), at: "while")
      var companion: Inquiry.Condition?
      if let other { companion = try condition(other, line) }
      return .rest(try condition(state, line), holds: isDenied, while: companion)
    }
    let (main, exception) = Self.cut(words, at: "without")
    var without: Inquiry.Pattern?
    if let exception { without = try pattern(exception, line) }
    if case let (before, behind?) = Self.cut(main, at: "only", "after") {
      return .before(try pattern(before, line), try pattern(behind, line), without: without)
    }
    if case let (before, behind?) = Self.cut(main, at: "after") {
      return .after(try pattern(before, line), try pattern(behind, line), without: without)
    }
    if exception != nil {
      throw unfit(
        words[main.endIndex], in: ["LINE after LINE without LINE", "LINE only after LINE without LINE"], line)
    }
    if case let (before, behind?) = Self.cut(main, at: "leads", "to") {
      return .unanswered(try pattern(before, line), by: try pattern(behind, line))
    }
    if case let (before, limit?) = Self.cut(main, at: "at", "most") {
      let (number, between) = Self.cut(limit, at: "between")
      let operand = Operand.number(.init("N", "a number from 1 to 200"))
      guard let word = number.first else { throw missing(operand, line) }
      guard number.count == 1, let most = Int(word.text), (1...200).contains(most) else {
        throw Diagnostic(.badNumber(word.text, [.operand(operand)]), line, at: word)
      }
      var border: Inquiry.Pattern?
      if let between { border = try pattern(between, line) }
      return .moreThan(most, try pattern(before, line), between: border)
    }
    return .after(try pattern(main, line, judges: true), nil, without: nil)
  }

  /// A word that has no place in the question.
  private func unfit(_ word: Word, in forms: [String], _ line: Line) -> Diagnostic {
    let legal = Choice.other(noun: "a word of this question", words: forms)
    return Diagnostic(.badValue(word.text, [.operand(.choice(legal))]), line, at: word)
  }

  /// The words before and behind some of the language.
  static func cut(_ words: ArraySlice<Word>, at first: String, _ second: String? = nil)
    -> (ArraySlice<Word>, ArraySlice<Word>?)
  {
    for place in words.indices where words[place].text == first && !words[place].isQuoted {
      guard let second else { return (words[..<place], words[(place + 1)...]) }
      if place + 1 < words.endIndex, words[place + 1].text == second {
        return (words[..<place], words[(place + 2)...])
      }
    }
    return (words, nil)
  }

  private func missing(_ operand: Operand, _ line: Line) -> Diagnostic {
    Cursor(line, statement: "assert").missing(operand)
  }

  // MARK: Lines

  /// - Parameter judges: Whether the line is all of a question, which can be about a judgment of the bounds.
  private mutating func pattern(
    _ words: ArraySlice<Word>, _ line: Line, judges: Bool = false
  ) throws(Diagnostic) -> Inquiry.Pattern {
    guard let first = words.first else { throw missing(.traceLine, line) }
    var behind = ""
    for (word, next) in zip(words, words.dropFirst()) {
      if word.range != first.range { behind += source.text(word.range.upperBound..<next.range.lowerBound) }
      behind += written(next)
    }
    switch first.text {
    case "!": return .warning(behind)
    case "!!": return .exception(behind)
    case "exception" where words.count == 1: return .exception("")
    default: break
    }
    var part = line
    part.words = Array(words)
    if names[first.text] == nil, let candidates = Grammar.actionLines[first.text] {
      try requireAction(part, candidates)
      return .action(words.map { $0.text }.joined(separator: " "))
    }
    let judgement = BoundsJudgement.allCases.first { part.words.last?.text == "(" + $0.name + ")" }
    if let judgement {
      let word = part.words.removeLast()
      guard judges else {
        throw unfit(word, in: ["can LINE (\(judgement.name))", "never LINE (\(judgement.name))"], line)
      }
    }
    var cursor = Cursor(part, statement: "assert")
    let message = try readCall(&cursor, isExpected: false, isAssert: source.name != Scenario.questionName)
    guard let receiver = Receiver(word: message.receiver, names) else {
      throw Diagnostic(.unknownController(first.text, [.word(Receiver.appName)]), line, at: first)
    }
    let start = words.startIndex
    marksOfInquiry += [
      .init(operand: .receiver, words: start..<start + 1),
      .init(operand: .callback(.any), words: start + 1..<start + 2),
      .init(operand: .traceLine, words: start + 2..<words.endIndex),
    ]
    return .message(receiver, message, judgement)
  }

  /// An action, or the words that actions begin with.
  private func requireAction(_ line: Line, _ candidates: ArraySlice<Grammar.Candidate>) throws(Diagnostic) {
    var reader = Reader(line, names: names, routines: routines)
    reader.gathers = true
    reader.read(candidates)
    guard reader.readings.isEmpty else { return }
    let diagnostic = reader.diagnosis(of: line, candidates)
    if case .missing = diagnostic.kind { return }
    throw diagnostic
  }

  // MARK: States

  mutating func condition(_ words: ArraySlice<Word>, _ line: Line) throws(Diagnostic) -> Inquiry.Condition {
    let states = Choice.other(
      noun: "a state", words: ["NAME on screen", "NAME presented", "NAME in memory", "interface portrait"])
    guard let first = words.first else { throw missing(.choice(states), line) }
    let state = words.dropFirst().map { $0.text }.joined(separator: " ")
    if first.text == "interface", let orientation = Orientation(name: state) { return .interface(orientation) }
    if first.text == "something", state == "on screen" { return .somethingOnScreen }
    guard let id = names[first.text] else {
      throw Diagnostic(.unknownController(first.text, [.operand(.choice(states))]), line, at: first)
    }
    marksOfInquiry.append(.init(operand: .controller(nil), words: words.startIndex..<words.startIndex + 1))
    switch state {
    case "on screen": return .onScreen(id)
    case "presented": return .presented(id)
    case "in memory": return .inMemory(id)
    default:
      let word = words.dropFirst().first
      throw Diagnostic(
        .badValue(state, [.operand(.choice(states))]), line: line.number, range: word?.range ?? first.range)
    }
  }
}

extension Inquiry.Form {
  /// The words of a form that states what holds: neither `can` nor `never` fits it.
  fileprivate var statement: String? {
    switch self {
    case .after, .rest: nil
    case .before: "only after"
    case .moreThan: "at most"
    case .unanswered: "leads to"
    }
  }
}
