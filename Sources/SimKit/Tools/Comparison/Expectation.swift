extension ExpectBlock {
  /// Whether nothing in it is relaxed: then it can be replaced whole.
  package var isLiteral: Bool { relaxations == 0 }

  /// Whether a run can differ from it: `...` alone fits every run.
  package var canFail: Bool { lines.isEmpty || lines.contains { $0.content != .anyLines } }

  package var relaxations: Int { lines.count { $0.literal == nil } }

  /// The lines that are compared: those that `only` names.
  func relevant(_ lines: [TraceLine], in scenario: Scenario) -> [TraceLine] {
    guard let only else { return lines }
    let names = Set(only.map { scenario.name(of: $0) })
    return lines.filter { $0.message.map { names.contains($0.owner) } ?? false }
  }

  /// The lines of the block that fit one line of a trace only, as that line.
  package var literalLines: [TraceLine] {
    lines.compactMap { line in
      if case .line(let pattern) = line.content { TraceLine(pattern.content, depth: 0) } else { nil }
    }
  }
}

/// Holds the lines of a step against an `expect` block.
package struct Expectation: Sendable {
  package let block: ExpectBlock
  package let words: ComparisonWords

  package init(_ block: ExpectBlock, _ words: ComparisonWords) {
    self.block = block
    self.words = words
  }

  package func matches(_ lines: [TraceLine]) -> Bool {
    let (pattern, lines) = compared(lines)
    return PatternMatcher(lines, ignoringOthers: words.ignoresUnstatedValues).matches(pattern)
  }

  /// The compared lines: without what the scenario excludes.
  func compared(_ lines: [TraceLine]) -> (pattern: [ExpectedLine], lines: [TraceLine]) {
    var lines = lines
    for place in lines.indices { lines[place].depth = 0 }
    if words.ignoresUnstatedValues, !statesTimes { lines.removeAll { $0.isGap } }
    guard words.collapsesRepeats else { return (block.lines, lines) }
    let pattern = Self.collapsed(block.lines) { $0.content == $1.content && $0.content != .anyLines }
    return (pattern, Self.collapsed(lines) { $0.content == $1.content })
  }

  private var statesTimes: Bool {
    block.lines.contains { line in
      switch line.content {
      case .line(.gap): true
      case .anyOrder(let group): group.contains { if case .line(.gap) = $0.content { true } else { false } }
      case .line, .anyLines, .not: false
      }
    }
  }

  /// Leaves out what repeats the item, or the group of items, right before it.
  static func collapsed<Item>(_ items: [Item], isAlike: (Item, Item) -> Bool) -> [Item] {
    var result = items
    var changed = true
    while changed {
      changed = false
      var length = 1
      while length * 2 <= result.count {
        var start = 0
        while start + 2 * length <= result.count {
          let isRepeat = (0..<length).allSatisfy { isAlike(result[start + $0], result[start + length + $0]) }
          if isRepeat {
            result.removeSubrange(start + length..<start + 2 * length)
            changed = true
          } else {
            start += 1
          }
        }
        length += 1
      }
    }
    return result
  }
}

/// An `expect` block and the lines of a run that it is held against.
package struct JudgedBlock: Sendable {
  private let expectation: Expectation
  /// The place in the story of the statement that the block belongs to.
  package let statement: Int
  /// The lines that are compared, or nil if the run ended before the statement.
  package var lines: [TraceLine]?
  package let fits: Bool

  fileprivate init(_ expectation: Expectation, _ statement: Int, _ lines: [TraceLine]?) {
    self.expectation = expectation
    self.statement = statement
    self.lines = lines
    fits = lines.map { expectation.matches($0) } ?? false
  }

  package var block: ExpectBlock { expectation.block }

  /// The lines of both sides, with those that differ, and the line of the file to look at first. No lines if the block fits.
  package var difference: (lines: [ComparedLine], line: Int) {
    guard !fits else { return ([], block.line) }
    let difference = expectation.difference(lines ?? [])
    return (difference.lines, difference.place ?? block.line)
  }
}

extension Scenario {
  /// Holds the lines of a run against every `expect` block that counts in a version, in the order of the story.
  ///
  /// - Parameter lines: The lines that follow from a statement of the story, nil if the run ended before it.
  package func judge(in mode: Mode, _ lines: (_ statement: Int) -> [TraceLine]?) -> [JudgedBlock] {
    var judged: [JudgedBlock] = []
    for (place, statement) in story.enumerated() where statement.counts(in: mode, on: header.device(in: mode)) {
      for block in statement.expectations where block.modes?.contains(mode) ?? true {
        let relevant = lines(place).map { block.relevant($0, in: self) }
        judged.append(JudgedBlock(Expectation(block, header.comparison), place, relevant))
      }
    }
    return judged
  }

  package func judge(_ steps: [TraceStep], in mode: Mode) -> [JudgedBlock] {
    judge(in: mode) { place in steps.first { $0.statement == place }?.lines }
  }
}

extension ComparedLine {
  /// The sign before the line, as every difference has it.
  package var sign: String {
    switch kind {
    case .same, .skipped: " "
    case .missing: "-"
    case .unexpected: "+"
    case .moved: "^"
    case .changed, .nested: "~"
    }
  }

  /// The judgment on the line if one side is the expected one; empty if there's no difference.
  package var reproach: String {
    switch kind {
    case .same, .changed: ""
    case .skipped(let count): count == 1 ? "one line" : "\(count) lines"
    case .missing: "expected, did not happen"
    case .unexpected: "not expected"
    case .moved(let by):
      "expected \(abs(by) == 1 ? "one line" : "\(abs(by)) lines") \(by > 0 ? "earlier" : "later")"
    case .nested(let depth): "expected \(depth == 0 ? "not nested" : "nested \(depth) deep")"
    }
  }
}
