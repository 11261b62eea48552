import SimKit

/// Counts which rules send the lines that pass through it.
struct TallySink<Base: EventSink>: EventSink {
  var base: Base
  private(set) var tally = RuleTally()

  init(_ base: Base) { self.base = base }

  mutating func receive(_ event: TraceEvent) {
    tally.count(event)
    base.receive(event)
  }
}

extension RuleTally {
  /// The lines of a run, of one as the page shows it, or of collected steps.
  init(_ steps: [TraceStep]) {
    self.init()
    for step in steps { for line in step.lines { if let rule = line.rule { count(rule) } } }
  }
}
