import SimKit

/// A search in progress. A single worker at a time goes on with it.
final class RunningSearch: @unchecked Sendable {
  let search: Search
  private let inquiry: Inquiry?
  private var explorer: Explorer
  private var isExhausted = false
  private var isCutShort = false

  /// Plays up to the launch.
  init(_ search: Search, asking inquiry: Inquiry?) {
    let one = search.one
    self.search = search
    self.inquiry = inquiry
    explorer = Explorer(
      one.scenario, mode: one.mode, limits: search.limits, asking: inquiry.map { [$0] } ?? one.scenario.asserts,
      for: search.aim)
  }

  private var isOver: Bool {
    isExhausted || isCutShort || explorer.fault != nil || explorer.depth >= search.limits.depth
      // A single story answers a question.
      || inquiry != nil && explorer.findings.contains { $0.finding.kind == .answer }
  }

  private func exploreLevel(until deadline: ContinuousClock.Instant, _ progress: ProgressLine) {
    let isTimeUp = { ContinuousClock.now > deadline }
    switch isTimeUp() ? .stopped : explorer.exploreLevel(isTimeUp: isTimeUp) {
    case .complete: progress.show("\(search.one.name): depth \(explorer.depth), \(explorer.stateCount) states")
    case .exhausted: isExhausted = true
    case .stopped: isCutShort = true
    }
  }

  private var result: Exploration {
    let asked = explorer.findings.filter { inquiry == nil || $0.finding.kind == .answer }
    let part = ExplorationParts.Part(
      depth: explorer.depth, states: explorer.stateCount, moves: explorer.moveCount, isExhausted: isExhausted,
      isCutShort: isCutShort,
      impossible: explorer.possible.indices.filter { !explorer.possible[$0] }.map { explorer.alphabet.text(of: $0) },
      findings: asked.map { ($0.finding, explorer.story(of: $0)) })
    return Exploration(search.one, asking: inquiry, part, by: explorer)
  }

  /// The results of searches that share the time: each level of all of them comes before the next of any.
  static func results(
    of searches: [(search: Search, inquiry: Inquiry?)], jobs: Int, until deadline: ContinuousClock.Instant,
    _ progress: ProgressLine
  ) -> [(search: Search, result: Exploration)] {
    let all = Workers.map(searches, jobs: jobs) { RunningSearch($0.search, asking: $0.inquiry) }
    while case let open = all.filter({ !$0.isOver }), !open.isEmpty {
      _ = Workers.map(open, jobs: jobs) { $0.exploreLevel(until: deadline, progress) }
    }
    progress.clear()
    return Workers.map(all, jobs: jobs) { ($0.search, $0.result) }
  }
}
