/// Reads the lines of an `explore` block.
extension Parser {
  mutating func beginExploration(_ line: Line) {
    if firstAction == nil { firstAction = Place(line) }
    explorationLine = line
    block = .exploration
  }

  mutating func closeExploration() throws(Diagnostic) {
    guard let line = explorationLine, scenario.exploration.isEmpty, diagnostics.isEmpty else { return }
    throw Diagnostic(.emptyBlock("explore"), line, at: line.words[0])
  }

  mutating func readExplorationLine(_ typed: Line) throws(Diagnostic) {
    var line = typed
    let forms = try candidates(of: line, in: Grammar.explorationLines, .exploration)
    let outer = try reading(&line, forms)
    guard case .structure(let structure) = outer.form.effect, let taken = outer.taken.last else { return }
    var values = Values(outer.taken, of: outer.form)
    var part = line
    part.words = Array(line.words[taken.words])
    var state: ArraySlice<Word>?
    if case .mayWhile = structure {
      let (action, behind) = Self.cut(line.words[taken.words], at: "while")
      if !action.isEmpty { part.words = Array(action) }
      state = behind
    }
    let words = part.words.map { $0.text }.joined(separator: " ")
    let lines = try candidates(of: part, in: Grammar.actionLines, .moves)
    func refused(_ meaning: String) -> Diagnostic {
      Diagnostic(.badValue(words, [.operand(.rest(.init("ACTION", meaning)))]), line, at: part.words[0])
    }
    switch structure {
    case .may:
      if case .block = lines[lines.startIndex].form.effect { throw refused("an action without lines below it") }
      var reader = Reader(part, names: names, routines: routines)
      reader.gathers = true
      reader.read(lines)
      guard reader.readings.count == 1, let only = reader.readings.first, lines[only.form].form.isAction
      else { throw reader.diagnosis(of: part, lines) }
      let reading = Reading(candidate: lines[only.form], taken: only.taken)
      try check(reading, part)
      let start = taken.words.lowerBound
      if readings?.last?.line.number == line.number { readings?.removeLast() }
      keep(line, outer.candidate) {
        reading.taken.map { match in
          .init(
            operand: reading.form.part(match.part).operand,
            words: match.words.lowerBound + start..<match.words.upperBound + start)
        }
      }
      // The line that is kept is the outer one.
      keptLine = nil
      let added = try statement(reading, part)
      if let action = added.action, !action.isMove {
        throw refused("an action that can come at any time after the launch")
      }
      scenario.exploration.added.append(added)
    case .mayNot: scenario.exploration.refused.append(words)
    case .mayWhile:
      scenario.exploration.offers.append(.init(words: words, state: try condition(state ?? [], line)))
    case .atMost: scenario.exploration.limits.append(.init(most: values.number(), words: words))
    default: preconditionFailure("no line of an 'explore' block")
    }
  }
}

extension Form {
  /// Whether the line is an action, with no lines below it.
  fileprivate var isAction: Bool {
    switch effect {
    case .action, .structure(.call): true
    case .header, .reading, .option, .controller, .block, .structure: false
    }
  }
}

extension Action {
  /// Whether it is something to try: a search waits by itself, and begins after the launch.
  var isMove: Bool {
    switch self {
    case .wait, .waitUntilIdle: false
    default: !launches
    }
  }
}
