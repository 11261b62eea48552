/// Why one scenario has two traces in two versions of iOS.
package enum RuleDifference {
  /// The rules that hold in one of the versions only and matter to this scenario: those that sent a line, and those
  /// without which one of the traces would be another. Empty if the traces are the same.
  ///
  /// A rule that acts by silence, a wording, a duration and a size of the screen are found like any other: the scenario
  /// is replayed without the rule, or with it.
  package static func rules(of scenario: Scenario, from old: Mode, to new: Mode) -> [RuleID] {
    let runs = [old, new].map { Run(scenario, $0, RuleSet($0)) }
    guard runs[0].steps != runs[1].steps else { return [] }
    let differing = RuleID.allCases.filter { runs[0].rules.holds($0) != runs[1].rules.holds($0) }
    let sent = Set(runs.flatMap { $0.steps }.flatMap { $0.lines }.compactMap { $0.rule })
    let mattering = differing.filter { rule in
      sent.contains(rule)
        || runs.contains { run in Run(scenario, run.mode, run.rules.flipping(rule)).steps != run.steps }
    }
    // Rules that do the same thing hide each other.
    return mattering.isEmpty ? differing : mattering
  }

  private struct Run {
    let mode: Mode
    let rules: RuleSet
    let steps: [TraceStep]

    init(_ scenario: Scenario, _ mode: Mode, _ rules: RuleSet) {
      self.mode = mode
      self.rules = rules
      var simulator = Simulator(scenario, mode: mode, rules: rules)
      steps = simulator.collect().steps
    }
  }
}
