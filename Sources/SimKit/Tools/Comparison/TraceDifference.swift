package struct ComparedLine: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case same
    /// Expected, and did not happen.
    case missing
    /// Happened, and was not expected.
    case unexpected
    /// Happened, but so many lines earlier (negative) or later than expected.
    case moved(by: Int)
    /// Happened with other values; what was expected.
    case changed(from: TraceLine.Content)
    /// The same line, nested otherwise.
    case nested(from: Int)
    /// So many lines that `...` stands for: they are not compared.
    case skipped(Int)
  }

  package var kind: Kind
  package var line: TraceLine

  package init(_ kind: Kind, _ line: TraceLine) {
    self.kind = kind
    self.line = line
  }

  package var differs: Bool {
    switch kind {
    case .same, .skipped: false
    case .missing, .unexpected, .moved, .changed, .nested: true
    }
  }

  /// The values that are not those that were expected; empty where something else differs.
  package var changes: [FieldChange] {
    guard case .changed(from: .message(let before)) = kind, let after = line.message else { return [] }
    return FieldKey.allCases.compactMap { key in
      before[key] == after[key] ? nil : FieldChange(key: key, expected: before[key], happened: after[key])
    }
  }
}

package struct FieldChange: Hashable, Sendable {
  package var key: FieldKey
  /// Nil when none was expected.
  package var expected: FieldValue<String>?
  /// Nil when the message does not state it.
  package var happened: FieldValue<String>?
}

/// The common lines and the differences of two steps with the same action.
package struct StepDifference: Hashable, Sendable {
  package enum Presence: Hashable, Sendable {
    case both
    case onlyExpected
    case onlyActual
    /// Another action is in place of the expected one.
    case changed(from: String)
  }

  package var text: String
  package var statement: Int?
  package var presence: Presence
  package var lines: [ComparedLine]

  package init(text: String, statement: Int?, presence: Presence, lines: [ComparedLine]) {
    self.text = text
    self.statement = statement
    self.presence = presence
    self.lines = lines
  }

  package var isEmpty: Bool {
    presence == .both && !lines.contains { $0.differs }
  }
}

package struct DifferenceCounts: Hashable, Sendable {
  package var missing = 0
  package var unexpected = 0
  package var moved = 0
  package var changed = 0
  /// Actions in place of others.
  package var actions = 0

  /// - Parameter sides: The names of two runs of which neither is expected, as two versions of iOS.
  package func text(of sides: (String, String)? = nil) -> String {
    var parts: [String] = []
    if actions > 0 { parts.append("\(actions.counted("action")) changed") }
    if moved > 0 { parts.append("\(moved) moved") }
    if missing > 0 { parts.append(sides.map { "\(missing.counted("line")) only in \($0.0)" } ?? "\(missing) missing") }
    if unexpected > 0 {
      parts.append(sides.map { "\(unexpected.counted("line")) only in \($0.1)" } ?? "\(unexpected) unexpected")
    }
    if changed > 0 { parts.append("\(changed.counted("value")) changed") }
    return parts.joined(separator: ", ")
  }
}

/// Compares traces: actions, then the lines below each. A line only elsewhere is *moved*, one with only other values *changed*.
package enum TraceDifference {
  enum Side {
    case expected, actual
  }

  package static func compare(expected: [TraceStep], actual: [TraceStep]) -> [StepDifference] {
    compare(edits(expected.map { $0.text }, actual.map { $0.text }), isSame: { _, _ in false }) { side, place in
      side == .expected ? expected[place] : actual[place]
    }
  }

  /// Steps whose actions have been aligned. Those of which `isSame` knows that they do not differ are left out.
  static func compare(_ edits: [Edit], isSame: (Int, Int) -> Bool, step: (Side, Int) -> TraceStep) -> [StepDifference] {
    var result: [StepDifference] = []
    var removed: [TraceStep] = []
    var inserted: [TraceStep] = []
    for edit in edits {
      switch edit {
      case .removed(let place): removed.append(step(.expected, place))
      case .inserted(let place): inserted.append(step(.actual, place))
      case .both(let left, let right):
        if !removed.isEmpty || !inserted.isEmpty { result += replaced(removed, inserted) }
        (removed, inserted) = ([], [])
        if !isSame(left, right) { result.append(together(step(.expected, left), step(.actual, right), .both)) }
      }
    }
    return result + replaced(removed, inserted)
  }

  /// Steps of one side only, between two of both. Two forms of one call (`dismiss x`, `dismiss x animated`) are one step that has changed.
  private static func replaced(_ removed: [TraceStep], _ inserted: [TraceStep]) -> [StepDifference] {
    func verb(_ step: TraceStep) -> Substring { Substring(step.text.utf8.prefix { $0 != UInt8(ascii: " ") }) }
    // The places of each verb, the next one last: the search for all of them looks at each step once.
    var places: [Substring: [Int]] = [:]
    for place in inserted.indices.reversed() { places[verb(inserted[place]), default: []].append(place) }
    var result: [StepDifference] = []
    var next = 0
    for step in removed {
      let verb = verb(step)
      while let place = places[verb]?.last, place < next { places[verb]?.removeLast() }
      guard let place = places[verb]?.last else {
        result.append(alone(step, .onlyExpected, .missing))
        continue
      }
      result += inserted[next..<place].map { alone($0, .onlyActual, .unexpected) }
      result.append(together(step, inserted[place], .changed(from: step.text)))
      next = place + 1
    }
    return result + inserted[next...].map { alone($0, .onlyActual, .unexpected) }
  }

  private static func together(
    _ expected: TraceStep, _ actual: TraceStep, _ presence: StepDifference.Presence
  ) -> StepDifference {
    StepDifference(
      text: actual.text, statement: actual.statement, presence: presence, lines: compare(expected.lines, actual.lines))
  }

  private static func alone(
    _ step: TraceStep, _ presence: StepDifference.Presence, _ kind: ComparedLine.Kind
  ) -> StepDifference {
    StepDifference(
      text: step.text, statement: step.statement, presence: presence, lines: step.lines.map { ComparedLine(kind, $0) })
  }

  package static func counts(_ steps: [StepDifference]) -> DifferenceCounts {
    var counts = DifferenceCounts()
    for step in steps {
      if case .changed = step.presence { counts.actions += 1 }
    }
    for line in steps.flatMap({ $0.lines }) {
      switch line.kind {
      case .same, .skipped: break
      case .missing: counts.missing += 1
      case .unexpected: counts.unexpected += 1
      case .moved: counts.moved += 1
      case .changed, .nested: counts.changed += 1
      }
    }
    return counts
  }

  /// Lines of one step. Lines that are the same on both sides are aligned by the shortest way from one to the other; what is
  /// left on one side is sought on the other, first with the same words, then about the same subject.
  package static func compare(_ expected: [TraceLine], _ actual: [TraceLine]) -> [ComparedLine] {
    if isSame(expected, actual) { return actual.map { ComparedLine(.same, $0) } }
    let rows = edits(expected.map { $0.content }, actual.map { $0.content })
    var partner: [Int: Int] = [:]
    pair(rows, expected, actual, &partner) { $0.content }
    pair(rows, expected, actual, &partner) { $0.subject }
    let taken = Set(partner.values)
    var result: [ComparedLine] = []
    for (place, row) in rows.enumerated() {
      switch row {
      case .both(let left, let right):
        let line = actual[right]
        let depth = expected[left].depth
        result.append(ComparedLine(depth == line.depth ? .same : .nested(from: depth), line))
      case .removed(let left):
        if !taken.contains(place) { result.append(ComparedLine(.missing, expected[left])) }
      case .inserted(let right):
        let line = actual[right]
        guard let source = partner[place], case .removed(let left) = rows[source] else {
          result.append(ComparedLine(.unexpected, line))
          continue
        }
        let before = expected[left].content
        let isMoved = before == line.content
        result.append(
          ComparedLine(isMoved ? .moved(by: distance(from: source, to: place, rows)) : .changed(from: before), line))
      }
    }
    return result
  }

  private static func isSame(_ expected: [TraceLine], _ actual: [TraceLine]) -> Bool {
    guard expected.count == actual.count else { return false }
    return zip(expected, actual).allSatisfy { $0.content == $1.content && $0.depth == $1.depth }
  }

  /// The number of common lines between two rows.
  private static func distance(from source: Int, to place: Int, _ rows: [Edit]) -> Int {
    let between = rows[min(source, place)..<max(source, place)]
    let count = max(1, between.count { if case .both = $0 { true } else { false } })
    return place > source ? count : -count
  }

  /// Pairs what is on one side only, by a key; each with the first that is free.
  private static func pair(
    _ rows: [Edit], _ expected: [TraceLine], _ actual: [TraceLine], _ partner: inout [Int: Int],
    by key: (TraceLine) -> TraceLine.Content
  ) {
    let taken = Set(partner.values)
    // The next one is last.
    var free: [TraceLine.Content: [Int]] = [:]
    for (place, row) in rows.enumerated().reversed() {
      if case .removed(let left) = row, !taken.contains(place) { free[key(expected[left]), default: []].append(place) }
    }
    for (place, row) in rows.enumerated() {
      if case .inserted(let right) = row, partner[place] == nil { partner[place] = free[key(actual[right])]?.popLast() }
    }
  }

  static func edits<Item: Hashable>(_ old: [Item], _ new: [Item]) -> [Edit] {
    // Common ends need no search.
    let (start, end) = common(old, new)
    let middle = ShortestEdit.between(old[start..<old.count - end], new[start..<new.count - end])
    return (0..<start).map { .both($0, $0) } + middle
      + (0..<end).map { .both(old.count - end + $0, new.count - end + $0) }
  }

  /// How much two sequences have in common at their beginning and at their end.
  private static func common<Item: Equatable>(_ old: [Item], _ new: [Item]) -> (start: Int, end: Int) {
    var start = 0
    while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
    var end = 0
    while end < old.count - start, end < new.count - start, old[old.count - 1 - end] == new[new.count - 1 - end] {
      end += 1
    }
    return (start, end)
  }
}
