import SimKit

/// The effect of `accept` on one file: the traces stored beside it, and its rewritten `expect` blocks.
///
/// Nothing gets worse by it. A case that passes, passes afterward: a block is written for all versions that it speaks
/// of, or refused with the reason.
struct Acceptance {
  let file: String
  let source: Source
  /// All cases of the file, also those that are not selected.
  private let all: [Verdict]
  private(set) var repairs: [BlockRepair] = []
  private(set) var refused: [(line: Int, reason: String)] = []

  init(_ file: String, _ cases: [Case], _ verdicts: [Verdict]) {
    self.file = file
    let known = Dictionary(verdicts.map { ($0.one.name, $0) }) { first, _ in first }
    // As it was when it was judged: another process may be writing.
    source = verdicts[0].one.source
    all = cases.map { known[$0.name] ?? $0.judge() }
  }

  /// The cases whose traces are stored when that of one is: a trace whose sister is missing is a fault.
  func sisters(of stored: [Verdict]) -> [Verdict] {
    guard !stored.isEmpty else { return [] }
    let names = Set(stored.map(\.one.name))
    return all.filter { verdict in
      !names.contains(verdict.one.name) && !verdict.hasGolden && !verdict.isFault && verdict.one.knownFailure == nil
    }
  }

  /// Rewrites blocks that do not fit in one of these cases.
  mutating func repair(_ verdicts: [Verdict]) {
    var lines: Set<Int> = []
    for case .expectation(let block, _, _) in verdicts.flatMap(\.findings) { lines.insert(block.line) }
    var possible: [BlockRepair] = []
    for line in lines.sorted() {
      let runs = self.runs(ofBlockAt: line)
      do throws(BlockRepair.Refusal) {
        let words = all.first?.one.scenario.header.comparison ?? ComparisonWords()
        possible.append(try BlockRepair(runs, words, in: source))
      } catch {
        refused.append((line, Self.text(of: error)))
      }
    }
    if worse(with: possible) == nil {
      repairs = possible
      return
    }
    // If one repair does harm, the others are still made.
    for repair in possible {
      if let name = worse(with: repairs + [repair]) {
        refused.append((repair.line, Self.text(of: .wouldBreak(name))))
      } else {
        repairs.append(repair)
      }
    }
  }

  /// The file with the rewritten blocks.
  var text: [UInt8] { BlockRepair.apply(repairs, to: source) }

  private func runs(ofBlockAt line: Int) -> [BlockRepair.Run] {
    all.compactMap { verdict in
      let scenario = verdict.one.scenario
      for (place, statement) in scenario.story.enumerated() {
        for block in statement.expectations
        where block.line == line && block.modes?.contains(verdict.one.mode) ?? true {
          var lines = verdict.steps.first { $0.statement == place }.map {
            Expectation(block, scenario.header.comparison).relevant($0.lines, in: scenario)
          }
          // A known failure keeps failing at its current expectations.
          if verdict.knownFailure != nil { lines = Expectation(block, scenario.header.comparison).literalLines }
          return BlockRepair.Run(mode: verdict.one.mode, choice: verdict.one.choice, block: block, lines: lines)
        }
      }
      return nil
    }
  }

  /// A case that would not be as good as now with these blocks; nil when there is none.
  private func worse(with repairs: [BlockRepair]) -> String? {
    guard !repairs.isEmpty else { return nil }
    let written = Source(name: source.name, bytes: BlockRepair.apply(repairs, to: source))
    var scenarios: [MatrixChoice: Scenario] = [:]
    for verdict in all where !verdict.isFault {
      let choice = verdict.one.choice
      if scenarios[choice] == nil {
        let parsed = Scenario.parse(written, choosing: choice, including: Includes.of(file))
        guard let scenario = parsed.scenario else { return verdict.one.name }
        scenarios[choice] = scenario
      }
      guard let scenario = scenarios[choice] else { continue }
      let after = scenario.failingStatements(verdict.steps, verdict.one.mode)
      if verdict.knownFailure != nil {
        if after.isEmpty, !verdict.hidesMore { return verdict.one.name }
      } else if !after.isSubset(of: verdict.one.scenario.failingStatements(verdict.steps, verdict.one.mode)) {
        return verdict.one.name
      }
    }
    return nil
  }

  private static func text(of refusal: BlockRepair.Refusal) -> String {
    switch refusal {
    case .isRelaxed: "this 'expect' is relaxed and no longer fits; change it by hand"
    case .isNotReached(let mode): "\(mode.name) ends before this action; change the 'expect' by hand"
    case .choicesDiffer(let mode):
      "the choices of the matrix differ here in \(mode.name), and no placeholder says how; change the 'expect' by hand"
    case .wouldBreak(let name): "rewritten, this 'expect' would fail in \(name); change it by hand"
    }
  }
}

extension Scenario {
  /// The statements whose `expect` does not fit a run.
  func failingStatements(_ steps: [TraceStep], _ mode: Mode) -> Set<Int> {
    var result: Set<Int> = []
    for (place, statement) in story.enumerated() {
      for block in statement.expectations where block.modes?.contains(mode) ?? true {
        let expectation = Expectation(block, header.comparison)
        let step = steps.first { $0.statement == place }
        let fits = step.map { expectation.matches(expectation.relevant($0.lines, in: self)) } ?? false
        if !fits { result.insert(place) }
      }
    }
    return result
  }
}
