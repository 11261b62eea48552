import SimKit

extension RuleTally {
  /// The lines of a run, of one as the page shows it, or of collected steps.
  init(_ steps: [TraceStep]) {
    self.init()
    for step in steps { for line in step.lines { if let rule = line.rule { count(rule) } } }
  }
}
