/// The lines of the `expect` block that is being read.
struct ExpectLines {
  var block = ExpectBlock(modes: nil, only: nil, lines: [], line: 0, lastLine: 0)
  var range = 0..<0
  /// The lines of an `any order` that is being read, with its own line and indentation.
  var group: (lines: [ExpectedLine], line: Int, indent: Int)?
}

extension Parser {
  /// `expect`, with the versions and the controllers that it speaks of.
  mutating func beginExpect(_ values: inout Values, isEmpty: Bool, _ line: Line) throws(Diagnostic) {
    let first = line.words[0]
    let modes = expectedModes
    let block = ExpectBlock(
      modes: values.optional { $0.modeRange() }, only: values.optional { $0.ids() }, lines: [], line: line.number,
      lastLine: line.number)
    if let range = block.modes, !modes.contains(where: { range.contains($0) }) {
      let word = line.words.first { ModeRange(word: $0.text) == range } ?? first
      throw Diagnostic(.expectsUnlistedMode(range), line, at: word)
    }
    guard let last = scenario.story.last, last.action != nil else {
      throw Diagnostic(.expectsWithoutAction, line, at: first)
    }
    for other in last.expectations {
      for mode in modes where block.modes?.contains(mode) ?? true && other.modes?.contains(mode) ?? true {
        // Blocks of different controllers say nothing about the same line.
        if let own = block.only, let others = other.only, Set(own).isDisjoint(with: others) { continue }
        throw Diagnostic(.expectsTwice(mode), line, at: first)
      }
    }
    expectLines = ExpectLines(block: block, range: first.range)
    if isEmpty { appendExpectation() }
    self.block = isEmpty ? .none : .expect
  }

  /// The versions in which the action that the expectation is about runs.
  private var expectedModes: [Mode] {
    let modes = scenario.header.runModes
    guard let condition = scenario.story.last?.condition else { return modes }
    return modes.filter { condition.modes?.contains($0) ?? true }
  }

  /// The versions in which the block is compared with a run.
  private var comparedModes: [Mode] { expectedModes.filter { expectLines.block.modes?.contains($0) ?? true } }

  mutating func readExpectedLine(_ line: Line) throws(Diagnostic) {
    expectLines.block.lastLine = line.number
    if let group = expectLines.group, line.indent <= group.indent { closeGroup() }
    var cursor = Cursor(line, statement: "expect")
    let content: ExpectedLine.Content
    let words = line.words
    if words.count == 1, words[0].text == "..." {
      content = .anyLines
    } else if words.count == 2, words[0].text == "any", words[1].text == "order" {
      closeGroup()
      expectLines.group = ([], line.number, line.indent)
      return
    } else if words[0].text == "not" {
      _ = cursor.next()
      let pattern = try readTraceLine(&cursor)
      if case .message(let message) = pattern { try checkDenied(message, words[1], words[2], cursor) }
      content = .not(pattern)
    } else {
      content = .line(try readTraceLine(&cursor))
    }
    let expected = ExpectedLine(content: content, line: line.number)
    guard expectLines.group != nil else { return expectLines.block.lines.append(expected) }
    guard case .line = content else { throw Diagnostic(.malformedExpectation(.groupOfLines), line, at: words[0]) }
    expectLines.group?.lines.append(expected)
  }

  private mutating func closeGroup() {
    guard let group = expectLines.group else { return }
    expectLines.block.lines.append(ExpectedLine(content: .anyOrder(group.lines), line: group.line))
    expectLines.group = nil
  }

  mutating func closeExpect() throws(Diagnostic) {
    closeGroup()
    if expectLines.block.lines.isEmpty, diagnostics.isEmpty {
      throw Diagnostic(.emptyBlock("expect"), line: expectLines.block.line, range: expectLines.range)
    }
    appendExpectation()
  }

  private mutating func appendExpectation() {
    guard !scenario.story.isEmpty else { return }
    scenario.story[scenario.story.count - 1].expectations.append(expectLines.block)
  }

  // MARK: Lines of a trace

  private mutating func readTraceLine(_ cursor: inout Cursor) throws(Diagnostic) -> LinePattern {
    guard let first = cursor.peek else { throw cursor.missing(.traceLine) }
    switch first.text {
    case "--": return try readGap(&cursor)
    case "!", "!!", "warning":
      // The words of a warning or an exception are UIKit's and stay as they are.
      if first.text == "warning" {
        _ = cursor.next()
        let text = Operand.text(.init("TEXT", "the warning in quotation marks"))
        let word = try cursor.word(text)
        guard word.isQuoted else {
          throw cursor.at(word, .wrongWord(word.text, .operand(text), statement: cursor.statement, forms: []))
        }
        return .warning(word.text)
      }
      let start = first.range.upperBound
      let text = String(source.text(start..<cursor.line.end).drop { $0 == " " })
      let words = try cursor.words(.word(.init("TEXT", "the words of it")))
      if first.text == "!" { return .warning(text) }
      guard let (name, reason) = LinePattern.exception(text) else {
        throw cursor.at(words[0], .malformedExpectation(.exception))
      }
      return .exception(name: name, reason: reason)
    default: return .message(try readCall(&cursor, isExpected: true))
    }
  }

  private func readGap(_ cursor: inout Cursor) throws(Diagnostic) -> LinePattern {
    _ = cursor.next()
    let gap = Operand.number(.init("DURATION", "a time such as +400ms"))
    let word = try cursor.word(gap)
    guard word.text.hasPrefix("+"), let duration = Word.milliseconds(String(word.text.dropFirst())) else {
      throw cursor.at(word, .badNumber(word.text, [.operand(gap)]))
    }
    return .gap(duration)
  }

  /// A message of an `expect`, or of a question, which is about all versions.
  mutating func readCall(
    _ cursor: inout Cursor, isExpected: Bool, isAssert: Bool = false
  ) throws(Diagnostic) -> MessagePattern {
    let word = try cursor.word(.receiver)
    guard let receiver = Receiver(word: word.text, names) else {
      throw cursor.at(word, .unknownController(word.text, [.word(Receiver.appName)]))
    }
    let name = try cursor.word(.callback(.any))
    guard let callback = CallbackNames[name.text] else { throw cursor.at(name, .unknownCallback(name.text)) }
    if isExpected, let place = cursor.line.words.firstIndex(of: word) {
      let values = cursor.line.words.indices.suffix(from: place + 2)
      keep(cursor.line, nil) {
        [
          .init(operand: .receiver, words: place..<place + 1),
          .init(operand: .callback(.any), words: place + 1..<place + 2),
          .init(operand: .traceLine, words: values.startIndex..<values.endIndex),
        ]
      }
    }
    if isExpected {
      // A missing line fails by itself: a record may have what no rule sends, and the app's code may send it.
      if cursor.line.words[0].text == "not" { try checkModes(callback, name, comparedModes, cursor) }
      try checkObserved(receiver, word, cursor)
    } else if isAssert, !scenario.header.runModes.contains(where: { callback.modes.contains($0) }) {
      try checkModes(callback, name, scenario.header.runModes, cursor)
    }
    var message = MessagePattern(receiver: word.text, callback: callback)
    while let value = cursor.next() {
      if value.text == "*", cursor.isAtEnd {
        message.allowsOthers = true
      } else {
        let field = try readField(value, callback, &cursor)
        let isNew = !message.fields.contains { $0.key == field.key }
        try cursor.line.require(isNew, at: value, .repeatedLine(field.key.name))
        message.fields.append(field)
      }
    }
    message.fields = message.fields.ordered { Int($0.key.rawValue) }
    return message
  }

  /// `animated=yes`, `animated=*`.
  private mutating func readField(
    _ word: Word, _ callback: Callback, _ cursor: inout Cursor
  ) throws(Diagnostic) -> FieldPattern {
    guard let sign = word.text.utf8.firstIndex(of: UInt8(ascii: "=")),
      let key = FieldKey(name: String(word.text[..<sign]))
    else {
      let name = word.text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).first
      throw cursor.at(word, .unknownValue(String(name ?? "")))
    }
    var text = String(word.text[word.text.utf8.index(after: sign)...])
    if text == "*" {
      try checkPlace(key, word, cursor)
      return FieldPattern(key: key, value: nil)
    }
    // A frame has spaces between its numbers.
    while text.hasPrefix("{"), !text.hasSuffix("}"), let next = cursor.next() { text += " " + next.text }
    guard let value = FieldValue(text, of: key, in: callback) else {
      throw cursor.at(word, .wrongValue(text, of: key, in: callback))
    }
    try checkPlace(key, word, cursor)
    if case .controller(let name?) = value, names[name] == nil {
      throw cursor.at(word, .unknownController(name, [.word("nil")]))
    }
    return FieldPattern(key: key, value: value)
  }

  private func checkModes(
    _ callback: Callback, _ word: Word, _ modes: [Mode], _ cursor: Cursor
  ) throws(Diagnostic) {
    let impossible = modes.filter { !callback.modes.contains($0) }
    try cursor.line.require(impossible.isEmpty, at: word, .callbackNotInMode(callback, modes: impossible))
  }

  /// The value of a place is looked up only if something states it, and not in a version that lacks it.
  private mutating func checkPlace(_ key: FieldKey, _ word: Word, _ cursor: Cursor) throws(Diagnostic) {
    guard FieldKey.ofPlace.contains(key) else { return }
    scenario.header.readsPlaces = true
    guard cursor.statement == "expect", let rule = key.rule else { return }
    let without = comparedModes.filter { !rule.modes.contains($0) }
    try cursor.line.require(without.isEmpty, at: word, .valueNotInMode(key, modes: without))
  }

  /// A line that the scenario's own filter hides can never come.
  private func checkObserved(_ receiver: Receiver, _ word: Word, _ cursor: Cursor) throws(Diagnostic) {
    let name = receiver.controller.map { scenario.name(of: $0) } ?? "app"
    guard let only else { return }
    let isObserved = only.words.contains { $0.text == name || $0.text == word.text }
    try cursor.line.require(isObserved, at: word, .notObserved(name))
  }

  /// A line that the filter hides of all receivers, or that the block leaves out, is never found: behind 'not', it can't fail.
  private func checkDenied(
    _ message: MessagePattern, _ receiver: Word, _ name: Word, _ cursor: Cursor
  ) throws(Diagnostic) {
    if let ids = expectLines.block.only {
      let isCompared = Receiver(word: message.receiver, names)?.controller.map { ids.contains($0) } ?? false
      try cursor.line.require(isCompared, at: receiver, .notObserved(message.receiver))
    }
    let filter = scenario.header.filter
    guard filter.families != nil || filter.callbacks != nil else { return }
    try cursor.line.require(filter.shows(message.callback), at: name, .notObserved(message.callback.selector))
  }
}

extension Scenario {
  /// The `expect` blocks that no version reaches: what they say is never compared with anything.
  ///
  /// `others` are the scenario with the other values of its matrix. A block that one of them reaches is held against a run.
  package func neverExpected(in source: Source, others: [Scenario] = []) -> [Diagnostic] {
    guard story.contains(where: { !$0.expectations.isEmpty }) else { return [] }
    var reached: Set<Int> = []
    for scenario in [self] + others { scenario.addReached(to: &reached) }
    var diagnostics: [Diagnostic] = []
    for block in story.flatMap({ $0.expectations }) where !reached.contains(block.line) {
      let range = source.lineRange(block.line)
      let end = source.bytes[range].firstIndex { $0 == 32 } ?? range.upperBound
      diagnostics.append(Diagnostic(.neverExpected, line: block.line, range: range.lowerBound..<end))
    }
    return diagnostics
  }

  private func addReached(to lines: inout Set<Int>) {
    let modes = header.runModes
    for statement in story where !statement.expectations.isEmpty {
      let running = modes.filter { statement.counts(in: $0, on: header.device(in: $0)) }
      for block in statement.expectations where running.contains(where: { block.modes?.contains($0) ?? true }) {
        lines.insert(block.line)
      }
    }
  }
}
