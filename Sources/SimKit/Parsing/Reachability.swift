extension Scenario {
  /// The `expect` blocks that no version reaches: what they say is never compared with anything.
  ///
  /// `others` are the scenario with the other values of its matrix. A block that one of them reaches is held against a run.
  package func neverExpected(in source: Source, others: [Scenario] = []) -> [Diagnostic] {
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
    let modes = header.modes.isEmpty ? [Mode.standard] : header.modes
    for statement in story where !statement.expectations.isEmpty {
      let running = modes.filter { statement.counts(in: $0, on: header.device(in: $0)) }
      for block in statement.expectations where running.contains(where: { block.modes?.contains($0) ?? true }) {
        lines.insert(block.line)
      }
    }
  }
}
