/// Gathers the lines whose actions a run carries out.
struct PerformedLines: Watcher {
  private(set) var lines: Set<Int> = []

  mutating func acts(_ action: Action, line: Int, _ app: Simulator) { lines.insert(line) }
}

extension Scenario {
  /// The `expect` blocks that compare nothing in a run, because a variable has another value and their action isn't carried out.
  package func idleExpectations(in mode: Mode) -> [ExpectBlock] {
    let idle = story.filter { $0.condition?.variable != nil && !$0.expectations.isEmpty }
    guard !idle.isEmpty else { return [] }
    var app = Simulator(self, mode: mode)
    var watcher = PerformedLines()
    var nowhere = InvariantChecker.Nowhere()
    while app.playNext(into: &nowhere, watching: &watcher) {}
    return idle.filter { !watcher.lines.contains($0.line) && $0.counts(in: mode, on: header.device(in: mode)) }
      .flatMap { $0.expectations }.filter { $0.modes?.contains(mode) ?? true }
  }
}
