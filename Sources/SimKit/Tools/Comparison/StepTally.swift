extension RuleTally {
  /// The lines of a run, of one as the page shows it, or of collected steps.
  package init(_ steps: [TraceStep], withoutEffect: Int = 0) {
    self.init()
    for _ in 0..<withoutEffect { countNoEffect() }
    for step in steps {
      for line in step.lines { if let rule = line.rule { count(rule, isBeside: line.isBeside) } }
    }
  }
}
