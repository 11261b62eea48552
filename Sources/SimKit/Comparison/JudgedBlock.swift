/// The result of an `expect` block in a run of its scenario.
package struct JudgedBlock: Sendable {
  package let block: ExpectBlock
  /// The place in the story of the statement that the block belongs to.
  package let statement: Int
  /// How many of its lines are relaxed.
  package let relaxations: Int
  /// False if the run ended before the statement.
  package let isReached: Bool
  /// The lines of both sides, with those that differ, or nil if the block fits.
  package let difference: [ComparedLine]?
  /// The line of the file to look at first.
  package let line: Int

  package var fits: Bool { difference == nil }
}

extension Scenario {
  /// Holds the lines of a run against every `expect` block that counts in a version, in the order of the story.
  ///
  /// - Parameter lines: The lines that follow from a statement of the story, nil if the run ended before it.
  package func judge(in mode: Mode, _ lines: (_ statement: Int) -> [TraceLine]?) -> [JudgedBlock] {
    var judged: [JudgedBlock] = []
    for (place, statement) in story.enumerated() where statement.counts(in: mode, on: header.device(in: mode)) {
      for block in statement.expectations where block.modes?.contains(mode) ?? true {
        let expectation = Expectation(block, header.comparison)
        let found = lines(place)
        let relevant = expectation.relevant(found ?? [], in: self)
        let fits = found != nil && expectation.matches(relevant)
        let (difference, line) = fits ? (nil, nil) : expectation.difference(relevant) as ([ComparedLine]?, Int?)
        judged.append(
          JudgedBlock(
            block: block, statement: place, relaxations: expectation.relaxations, isReached: found != nil,
            difference: difference, line: line ?? block.line))
      }
    }
    return judged
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
