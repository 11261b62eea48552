/// The cases of a text, run: which of its `expect` blocks fit, and what they would say instead.
package struct Trial: Sendable {
  package struct Misfit: Hashable, Sendable {
    /// The line of the `expect`, from 1.
    package let line: Int
    package let modes: [Mode]
  }

  /// How many cases there are: one for each version and each choice of the matrix.
  package let caseCount: Int
  /// In the order of their lines.
  package let misfits: [Misfit]
  private let runs: [BlockRepair.Run]
  private let source: Source
  private let words: ComparisonWords

  /// Nil if something is wrong with the text, or if it asks for what cannot be.
  package init?(_ text: EditedText) {
    var runs: [BlockRepair.Run] = []
    for choice in MatrixChoice.all(of: text.draft.header.matrix) {
      let parsed = Scenario.parse(text.source, choosing: choice, including: text.loader)
      guard let scenario = parsed.scenario else { return nil }
      for mode in text.modes {
        guard let steps = try? scenario.trace(in: mode) else { return nil }
        runs.append(BlockRepair.Run(mode, choice, scenario.judge(steps, in: mode)))
      }
    }
    self.runs = runs
    source = text.source
    words = text.draft.header.comparison
    caseCount = runs.count
    var misfits: [Int: [Mode]] = [:]
    for run in runs {
      for judged in run.blocks where !judged.fits && misfits[judged.block.line]?.contains(run.mode) != true {
        misfits[judged.block.line, default: []].append(run.mode)
      }
    }
    self.misfits = misfits.map { Misfit(line: $0.key, modes: $0.value) }.ordered { $0.line }
  }

  /// The text with rewritten blocks; with a line, only the block there.
  package func accepted(onlyAt line: Int? = nil) -> [UInt8] {
    let lines = misfits.map { $0.line }.filter { line == nil || $0 == line }
    return source.applying(lines.compactMap { try? BlockRepair(ofBlockAt: $0, in: runs, words, source).edit })
  }
}
