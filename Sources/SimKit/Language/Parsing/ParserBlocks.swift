extension Parser {
  /// Lines that are being read, with how deep the line stands that they belong to.
  struct Level {
    let indent: Int
    let owner: Owner

    enum Owner {
      case hook(Int)
      case block(BlockID)
    }
  }

  /// A line of the app's code begins that has lines of its own below it.
  mutating func beginBlock(_ line: Line) -> BlockID {
    let id = BlockID(scenario.blocks.count)
    scenario.blocks.append(CodeBlock(line: line.number))
    let level = Level(indent: line.indent, owner: .block(id))
    if case .lines(let levels) = block, line.indent > 0 {
      block = .lines(levels + [level])
    } else {
      block = .lines([level])
    }
    return id
  }

  mutating func add(_ routine: Routine) {
    routines.add(routine)
    scenario.routines.append(routine)
  }

  /// `action NAME`
  mutating func declareRoutine(_ line: Line) throws(Diagnostic) {
    let word = line.words[1]
    try line.require(!routines.has(word.text), at: word, .repeatedLine("action " + word.text))
    let block = beginBlock(line)
    add(Routine(name: word.text, block: block))
    try line.require(word.text.isName && !word.isQuoted, at: word, .invalidName(word.text))
  }

  /// A line of the app's code. With a variable in braces, it is a line for each value, which counts while the variable has it.
  mutating func readBlockLine(_ typed: Line, in levels: [Level]) throws(Diagnostic) {
    guard let variable = scenario.variables.first(where: { typed.names($0.name) }), let last = typed.words.last else {
      return try readCode(typed, in: levels, isForFurtherValue: false)
    }
    var kept = (line: keptLine, readings: readings)
    defer { (keptLine, readings) = (kept.line, kept.readings) }
    keptLine = nil
    for value in variable.values {
      var line = typed
      for place in line.words.indices {
        line.words[place].text = line.words[place].text.replacing("{" + variable.name + "}", by: value)
      }
      line.words += ["if", variable.name + "=" + value].map { Word(text: $0, range: last.range) }
      try readCode(line, in: levels, isForFurtherValue: value != variable.values[0])
      guard value == variable.values[0] else { continue }
      // An editor has one reading of the line.
      kept.readings = readings
      readings = nil
    }
  }

  /// A line of the app's code, in the block that its indentation says.
  private mutating func readCode(
    _ typed: Line, in levels: [Level], isForFurtherValue: Bool
  ) throws(Diagnostic) {
    var line = typed
    var levels = levels
    while levels.count > 1, let last = levels.last, line.indent <= last.indent {
      levels.removeLast()
      block = .lines(levels)
      try requireLines(last)
    }
    let candidates = try candidates(of: line, in: Grammar.actionLines, .block)
    let reading = try reading(&line, candidates)
    var statement = try statement(reading, line)
    statement.isForFurtherValue = isForFurtherValue
    switch levels[levels.count - 1].owner {
    case .hook(let place):
      try requireCall(above: &statement, scenario.hooks[place].actions.last, line)
      scenario.hooks[place].actions.append(statement)
    case .block(let id):
      try requireCall(above: &statement, scenario.blocks[id.int].statements.last, line)
      scenario.blocks[id.int].statements.append(statement)
    }
  }

  /// A `then` stands right below what it follows.
  func requireCall(above statement: inout Statement, _ previous: Statement?, _ line: Line) throws(Diagnostic) {
    guard case .action(.then(let block, _)) = statement.content else { return }
    switch previous?.content {
    case .action(.animate), .action(.alongside): return
    case .action(.present), .action(.dismiss), .action(.transition), .action(.push), .action(.pop), .action(.setStack),
      .action(.show), .action(.turnPage), .action(.select(_, in: _, byUser: false)):
      statement.content = .action(.then(block, ofCall: true))
    case .action, .note, nil:
      throw Diagnostic(.followsNoAnimation, line, at: line.words[0])
    }
  }

  /// A block that has begun must hold something.
  mutating func closeBlock() throws(Diagnostic) {
    switch block {
    case .none, .skipped, .controller, .record: return
    case .template(.action(let name)):
      guard let template = templates[name], template.lines.isEmpty, diagnostics.isEmpty else { return }
      throw Diagnostic(.emptyBlock("action " + name), line: template.line, range: firstWord(ofLine: template.line))
    case .template(.hook): return
    case .lines(let levels): for level in levels.reversed() { try requireLines(level) }
    case .expect: try closeExpect()
    case .exploration: try closeExploration()
    }
  }

  private func requireLines(_ level: Level) throws(Diagnostic) {
    let line: Int
    switch level.owner {
    case .hook(let place):
      let hook = scenario.hooks[place]
      guard hook.actions.isEmpty, !hook.withoutSuper else { return }
      line = hook.line
    case .block(let id):
      guard scenario.blocks[id.int].statements.isEmpty else { return }
      line = scenario.blocks[id.int].line
    }
    guard diagnostics.isEmpty else { return }
    let range = firstWord(ofLine: line)
    throw Diagnostic(.emptyBlock(source.text(range)), line: line, range: range)
  }
}

extension Line {
  /// Whether a word has this name in braces.
  fileprivate func names(_ variable: String) -> Bool {
    words.contains { $0.text.utf8.contains(UInt8(ascii: "{")) && Array($0.text.utf8).contains("{" + variable + "}") }
  }
}
