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
    let differing = differing(runs[0].rules, runs[1].rules)
    let sent = Set(runs.flatMap { $0.steps }.flatMap { $0.lines }.compactMap { $0.rule })
    let mattering = differing.filter { rule in
      sent.contains(rule)
        || runs.contains { run in Run(scenario, run.mode, run.rules.flipping(rule)).steps != run.steps }
    }
    // Rules that do the same thing hide each other.
    return mattering.isEmpty ? differing : mattering
  }

  /// The traces of the two versions compared, each line that differs with a rule that holds in one of them only.
  ///
  /// Most lines that differ are sent by such a rule. A line that a rule of both versions sends (a layout that another
  /// size causes, a callback that comes earlier) gets the rule that makes it differ: on the way from the old version
  /// to the new one, one rule after the other, it is the last with which such a line comes, goes or changes. A line
  /// that differs because the scenario itself asks for the version has none.
  package static func explained(_ scenario: Scenario, from old: Mode, to new: Mode) -> [StepDifference] {
    let runs = [old, new].map { Run(scenario, $0, RuleSet($0)) }
    var steps = TraceDifference.compare(expected: runs[0].steps, actual: runs[1].steps)
    let rules = differing(runs[0].rules, runs[1].rules)
    let own = Set(rules)
    func isOpen(_ line: ComparedLine) -> Bool { line.differs && !(line.line.rule.map { own.contains($0) } ?? false) }
    guard steps.contains(where: { $0.lines.contains(where: isOpen) }) else { return steps }
    let way = Way(scenario, runs[0], by: rules)
    for step in steps.indices {
      for place in steps[step].lines.indices where isOpen(steps[step].lines[place]) {
        steps[step].lines[place].line.rule = way.rule(of: steps[step].lines[place], in: steps[step].statement)
      }
    }
    return steps
  }

  private static func differing(_ old: RuleSet, _ new: RuleSet) -> [RuleID] {
    RuleID.allCases.filter { old.holds($0) != new.holds($0) }
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

  /// The way from one version to another, one rule after the other, and what each changes on it.
  private struct Way {
    private struct Place: Hashable {
      let statement: Int?
      let content: TraceLine.Content
    }

    private var byContent: [Place: RuleID] = [:]
    private var bySubject: [Place: RuleID] = [:]
    private var byStatement: [Int?: RuleID] = [:]

    init(_ scenario: Scenario, _ start: Run, by rules: [RuleID]) {
      var run = start
      for rule in rules {
        let next = Run(scenario, run.mode, run.rules.flipping(rule))
        defer { run = next }
        guard next.steps != run.steps else { continue }
        for step in TraceDifference.compare(expected: run.steps, actual: next.steps) {
          for line in step.lines where line.differs { add(line, step.statement, rule) }
        }
      }
    }

    private mutating func add(_ line: ComparedLine, _ statement: Int?, _ rule: RuleID) {
      byStatement[statement] = rule
      for content in [line.line.content, line.contentBefore] {
        guard let content else { continue }
        byContent[Place(statement: statement, content: content)] = rule
        bySubject[Place(statement: statement, content: TraceLine(content, depth: 0).subject)] = rule
      }
    }

    /// The last rule with which this very line changed, else one with its subject, else anything of the same action.
    func rule(of line: ComparedLine, in statement: Int?) -> RuleID? {
      let contents = [line.line.content, line.contentBefore].compactMap { $0 }
      for content in contents {
        if let rule = byContent[Place(statement: statement, content: content)] { return rule }
      }
      for content in contents {
        let subject = TraceLine(content, depth: 0).subject
        if let rule = bySubject[Place(statement: statement, content: subject)] { return rule }
      }
      return byStatement[statement]
    }
  }
}

extension ComparedLine {
  /// The old line in place of a line with other values.
  fileprivate var contentBefore: TraceLine.Content? {
    if case .changed(let before) = kind { before } else { nil }
  }
}
