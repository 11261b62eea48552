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
    let known = Dictionary(verdicts.map { ($0.testCase.name, $0) }) { first, _ in first }
    // As it was when it was judged: another process may be writing.
    source = verdicts[0].testCase.source
    all = cases.map { known[$0.name] ?? $0.judge() }
  }

  /// The cases whose traces are stored when that of one is: a trace whose sister is missing is a fault.
  func sisters(of stored: [Verdict]) -> [Verdict] {
    guard !stored.isEmpty else { return [] }
    let names = Set(stored.map(\.testCase.name))
    return all.filter { verdict in
      !names.contains(verdict.testCase.name) && !verdict.hasGolden && !verdict.isFault
        && verdict.testCase.knownFailure == nil
    }
  }

  /// Rewrites blocks that do not fit in one of these cases.
  mutating func repair(_ verdicts: [Verdict]) {
    var lines: Set<Int> = []
    for case .expectation(let block, _, _) in verdicts.flatMap(\.findings) { lines.insert(block.line) }
    let words = all.first?.testCase.scenario.header.comparison ?? ComparisonWords()
    let runs = all.map(\.run)
    var possible: [BlockRepair] = []
    for line in lines.sorted() {
      do throws(BlockRepair.Obstacle) {
        possible.append(try BlockRepair(ofBlockAt: line, in: runs, words, source))
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
  var text: [UInt8] { source.applying(repairs.map(\.edit)) }

  /// A case that would not be as good as now with these blocks; nil when there is none.
  private func worse(with repairs: [BlockRepair]) -> String? {
    guard !repairs.isEmpty else { return nil }
    let written = Source(name: source.name, bytes: source.applying(repairs.map(\.edit)))
    var scenarios: [MatrixChoice: Scenario] = [:]
    for verdict in all where !verdict.isFault {
      let choice = verdict.testCase.choice
      if scenarios[choice] == nil {
        let parsed = Scenario.parse(written, choosing: choice, including: Includes.of(file))
        guard let scenario = parsed.scenario else { return verdict.testCase.name }
        scenarios[choice] = scenario
      }
      guard let scenario = scenarios[choice] else { continue }
      let after = verdict.failingStatements(in: scenario)
      let isWorse =
        verdict.knownFailure != nil
        ? after.isEmpty && !verdict.hidesMore
        : !after.isSubset(of: verdict.failingStatements(in: verdict.testCase.scenario))
      if isWorse { return verdict.testCase.name }
    }
    return nil
  }

  private static func text(of obstacle: BlockRepair.Obstacle) -> String {
    switch obstacle {
    case .isRelaxed: "this 'expect' is relaxed and no longer fits; change it by hand"
    case .isNotReached(let mode): "\(mode.name) ends before this action; change the 'expect' by hand"
    case .choicesDiffer(let mode):
      "the choices of the matrix differ here in \(mode.name), and no placeholder says how; change the 'expect' by hand"
    case .wouldBreak(let name): "rewritten, this 'expect' would fail in \(name); change it by hand"
    }
  }
}

extension Verdict {
  var run: BlockRepair.Run {
    var blocks = testCase.scenario.judge(steps, in: testCase.mode)
    // A known failure keeps failing at its current expectations.
    if knownFailure != nil { for place in blocks.indices { blocks[place].lines = blocks[place].block.literalLines } }
    return BlockRepair.Run(testCase.mode, testCase.choice, blocks)
  }

  fileprivate func failingStatements(in scenario: Scenario) -> Set<Int> {
    Set(scenario.judge(steps, in: testCase.mode).filter { !$0.fits }.map(\.statement))
  }
}
