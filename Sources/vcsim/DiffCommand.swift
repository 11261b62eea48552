import SimKit

/// `diff`: two stored traces, or one scenario under two versions.
enum DiffCommand {
  static let form = CommandForm(
    name: "diff", group: .everyday, summary: "compare two traces or two iOS versions", operands: "A B | FILE",
    options: [],
    examples: [
      ("vcsim diff old.trace new.trace", "two stored traces"),
      ("vcsim diff --mode ios5 --mode ios6 login.txt", "what a version changed, with the rules"),
    ],
    exits: "0 the same, 1 different, 2 invalid scenario, 66 no such file.",
    run: run)

  private static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    let modes = try invocation.modes()
    switch (invocation.operands.count, modes.count) {
    case (2, 0):
      let old = try document(invocation.operands[0])
      let new = try document(invocation.operands[1])
      return show(old.steps, new.steps, invocation.console)
    case (1, 2):
      guard let (source, scenario) = try Case.read(invocation.operands[0], invocation) else { return .invalid }
      var runs: [[TraceStep]] = []
      for mode in modes {
        var simulator = Simulator(scenario, mode: mode)
        let (steps, outcome) = simulator.collect()
        if case .fault(let fault) = outcome {
          invocation.console.report([Diagnostic(fault, in: source)], in: source)
          return .invalid
        }
        runs.append(steps)
      }
      invocation.console.print("- \(modes[0].name)   + \(modes[1].name)\n\n")
      let code = show(runs[0], runs[1], invocation.console)
      if code == .differs { explainRules(runs, modes, invocation.console) }
      return code
    default:
      throw Problem(.missingOperand("two stored traces, or one scenario and two --mode", command: "diff"))
    }
  }

  private static func document(_ path: String) throws(Problem) -> TraceDocument {
    let source = try Files.read(path)
    do throws(TraceDocument.Fault) {
      return try TraceDocument(source)
    } catch {
      throw Problem(.notATrace(path, reason: "line \(error.line): \(error.reason)"))
    }
  }

  private static func show(_ old: [TraceStep], _ new: [TraceStep], _ console: Console) -> ExitCode {
    let steps = TraceDifference.compare(expected: old, actual: new)
    let differing = steps.filter { !$0.isEmpty }
    guard !differing.isEmpty else { return .ok }
    var writer = DifferenceText(console: console)
    writer.limit = .max
    writer.hasExpectation = false
    for step in differing { console.print(writer.text(of: step, place: "") + "\n") }
    console.print(TraceDifference.counts(steps).text + "\n")
    return .differs
  }

  /// The rules that sent lines in one run and do not hold in the other.
  private static func explainRules(_ runs: [[TraceStep]], _ modes: [Mode], _ console: Console) {
    var rules: Set<RuleID> = []
    for (index, run) in runs.enumerated() {
      let other = modes[1 - index]
      for rule in run.flatMap(\.lines).compactMap(\.rule) where !RuleBook.rule(rule).modes.contains(other) {
        rules.insert(rule)
      }
    }
    guard !rules.isEmpty else { return }
    console.print("\nRules that hold in one of them only\n")
    for rule in RuleBook.all where rules.contains(rule.id) {
      console.print("  \(Help.pad(rule.id.rawValue, 28))\(Help.pad(rule.modes.name, 12))\(rule.sentence)\n")
    }
  }
}
