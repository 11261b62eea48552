/// The findings of one run of a scenario.
struct LintRun {
  let scenario: Scenario
  let mode: Mode
  private(set) var sent: Set<Caller> = []
  /// How many lines followed from each line of the story, by its place.
  private(set) var lengths: [Int: Int] = [:]
  private(set) var practices: Practices
  let outcome: Outcome?
  /// How far the story was played.
  let reached: Int

  init(_ scenario: Scenario, _ mode: Mode) {
    var simulator = Simulator(scenario, mode: mode)
    self.scenario = simulator.scenario
    self.mode = mode
    practices = Practices(simulator.scenario, mode)
    var sink = Sink()
    while true {
      let place = simulator.position
      var code = AppCalls()
      let goesOn = simulator.playNext(into: &sink, watching: &code)
      practices.see(code, simulator.hierarchy.views, sink.sentByUIKit)
      sink.sentByUIKit = []
      if sink.count > 0 { lengths[place] = sink.count }
      sink.count = 0
      guard goesOn else { break }
    }
    practices.end(simulator.snapshot, simulator.outcome)
    sent = sink.sent
    outcome = simulator.outcome
    reached = simulator.position
  }

  var fault: Fault? { if case .fault(let fault)? = outcome { fault } else { nil } }

  private struct Sink: EventSink {
    var showsViews: Bool { false }
    var sent: Set<Caller> = []
    /// In this step, and not by the app's code.
    var sentByUIKit: Set<Caller> = []
    /// The lines of the step.
    var count = 0

    mutating func receive(_ event: TraceEvent) {
      guard case .call(let call) = event.content, !call.isQuiet else { return }
      let caller = Caller(receiver: call.receiver, callback: call.callback)
      sent.insert(caller)
      if call.rule != .calledByApp { sentByUIKit.insert(caller) }
      count += 1
    }
  }
}

/// Findings that only a run shows.
extension Linter {
  mutating func replay() {
    let runs = scenarios.flatMap { scenario in scenario.header.runModes.map { LintRun(scenario, $0) } }
    faults = runs.compactMap { $0.fault }
    guard faults.isEmpty else { return }
    readPractices(runs)
    readUnasked(runs)
    readHooks(runs)
    let reached = runs.map { $0.reached }.max() ?? 0
    if reached < scenario.story.count {
      let line = scenario.story[reached].line
      add(.unreached, line, "the app has ended before this line", "an exception ended it; remove the rest")
    }
    var longest: [Int: Int] = [:]
    for run in runs {
      for (place, count) in run.lengths { longest[place] = max(longest[place] ?? 0, count) }
    }
    for (place, count) in longest.ordered(by: { $0.key }) where count > LintRule.mostLinesOfAStep {
      add(
        .longStep, scenario.story[place].line, "\(count) lines follow from this action",
        "'only' and 'family' choose the ones that matter")
    }
  }

  private mutating func readHooks(_ runs: [LintRun]) {
    // The hook of a class runs in each of its controllers, or in some.
    let running = scenario.hooks.filter { hook in
      runs.contains { $0.sent.contains(hook.caller) }
    }
    let known = Set(running.map { $0.line } + findings.filter { $0.rule == .reliesOnUnload }.map { $0.line })
    for line in Set(scenario.hooks.map { $0.line }).subtracting(known).ordered(by: { $0 }) {
      add(.hookNeverRuns, line, "this callback never comes", "'vcsim run' shows which do")
    }
  }

  /// A practice is reported once for its line and its fix, with the versions that show it.
  private mutating func readPractices(_ runs: [LintRun]) {
    var found: [LintFinding] = []
    var modes: [LintFinding: [Mode]] = [:]
    // A line with a word from a matrix has a help for each value.
    func key(_ finding: LintFinding) -> LintFinding { LintFinding(finding.rule, finding.line, "", finding.help) }
    for run in runs {
      // The app of a published record did what it did; a line that can't do anything is the scenario's.
      let practices = run.practices.findings.filter { scenario.records.isEmpty || $0.rule == .idleLine }
      for finding in practices + optionPractices(run) + hookPractices(run) {
        if modes[key(finding)] == nil { found.append(finding) }
        modes[key(finding), default: []].append(run.mode)
      }
    }
    let all = Set(runs.map { $0.mode })
    for var finding in found {
      let shown = modes[key(finding)] ?? []
      let names = Mode.all.filter { shown.contains($0) }.map { $0.name }.joined(separator: ", ")
      if Set(shown) != all { finding.message += ", on \(names)" }
      findings.append(finding)
    }
  }

  // MARK: What the scenario allows itself

  /// Takes out what the header allows, and says where it allows what is not there.
  mutating func readAllowed() {
    let allowed = scenario.header.allowedFindings
    guard !allowed.isEmpty else { return }
    let found = Set(findings.map { $0.rule })
    findings.removeAll { allowed.contains($0.rule) }
    guard faults.isEmpty else { return }
    for line in lines where line.indent == 0 && line.words.first?.text == "lint" {
      for word in line.words.dropFirst(2) {
        guard let rule = LintRule(rawValue: word.text), !found.contains(rule) else { continue }
        add(.unneededAllow, line.number, at: word.range, "nothing here goes against \(rule.rawValue)", "remove it")
      }
    }
  }
}
