/// The cases of a text, run: which of its `expect` blocks fit, and what they would say instead.
package struct Trial: Sendable {
  /// A block that does not fit.
  package struct Misfit: Hashable, Sendable {
    /// The line of the `expect`, from 1.
    package let line: Int
    /// The versions in which it does not.
    package let modes: [Mode]
  }

  /// How many cases there are: one for each version and each choice of the matrix.
  package let caseCount: Int
  /// In the order of their lines.
  package let misfits: [Misfit]
  private let runs: [Run]
  private let source: Source
  private let words: ComparisonWords

  private struct Run: Sendable {
    let scenario: Scenario
    let choice: MatrixChoice
    let mode: Mode
    let steps: [TraceStep]

    /// The lines that followed from a statement; nil when it was not reached.
    func lines(of place: Int) -> [TraceLine]? { steps.first { $0.statement == place }?.lines }
  }

  /// Nil if something is wrong with the text, or if it asks for what cannot be.
  package init?(_ text: EditedText) {
    var runs: [Run] = []
    for choice in MatrixChoice.all(of: text.parsed.draft.header.matrix) {
      let parsed = Scenario.parse(text.source, choosing: choice, including: text.loader)
      guard let scenario = parsed.scenario else { return nil }
      for mode in text.modes {
        var simulator = Simulator(scenario, mode: mode)
        let (steps, outcome) = simulator.collect()
        if case .fault = outcome { return nil }
        runs.append(Run(scenario: scenario, choice: choice, mode: mode, steps: steps))
      }
    }
    self.runs = runs
    source = text.source
    words = text.parsed.draft.header.comparison
    caseCount = runs.count
    var misfits: [Int: [Mode]] = [:]
    for run in runs {
      for (place, statement) in run.scenario.story.enumerated() {
        for block in statement.expectations where block.modes?.contains(run.mode) ?? true {
          let expectation = Expectation(block, run.scenario.header.comparison)
          let fits = run.lines(of: place).map {
            expectation.matches(expectation.relevant($0, in: run.scenario))
          }
          guard fits != true, misfits[block.line]?.contains(run.mode) != true else { continue }
          misfits[block.line, default: []].append(run.mode)
        }
      }
    }
    self.misfits = misfits.map { Misfit(line: $0.key, modes: $0.value) }.ordered { $0.line }
  }

  /// The text with rewritten blocks; with a line, only the block there.
  package func accepted(onlyAt line: Int? = nil) -> [UInt8] {
    let repairs = misfits.compactMap { misfit -> BlockRepair? in
      if let line, misfit.line != line { return nil }
      do throws(BlockRepair.Refusal) {
        return try BlockRepair(runs(ofBlockAt: misfit.line), words, in: source)
      } catch {
        return nil
      }
    }
    return BlockRepair.apply(repairs, to: source)
  }

  private func runs(ofBlockAt line: Int) -> [BlockRepair.Run] {
    runs.compactMap { run in
      for (place, statement) in run.scenario.story.enumerated() {
        for block in statement.expectations
        where block.line == line && block.modes?.contains(run.mode) ?? true {
          let lines = run.lines(of: place).map { Expectation(block, words).relevant($0, in: run.scenario) }
          return BlockRepair.Run(mode: run.mode, choice: run.choice, block: block, lines: lines)
        }
      }
      return nil
    }
  }
}
