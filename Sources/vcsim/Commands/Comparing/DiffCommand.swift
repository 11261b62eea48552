import SimKit

/// `diff`: two traces, a trace and a log from a device, or one scenario under two versions.
enum DiffCommand {
  /// When an app logs a callback: before it calls super, or after.
  enum Habit: String, CaseIterable {
    case before, after
  }

  static let map = Option.texts("map", "CLASS=NAME", "map a logged class to controllers")
  static let logs = Option<Habit?>.choice("logs", "WHEN", "the log's app logs before or after super; before")
  static let strict = Option.flag("strict", "count callbacks that the log never has as missing")
  static let tolerance = Option.number(
    "tolerance", "POINTS", in: 0...10_000, "how much lengths in a log may differ; 0")
  static let bounds = Option.flag("bounds", "print the bounds that the device saw, judged")
  static let only = RunCommand.only
  static let family = RunCommand.family
  static let callbacks = Option.texts("callbacks", "CALLBACK,…", "only these callbacks")

  static let form = CommandForm(
    command: .diff, group: .everyday, summary: "compare two traces, a device's log, two iOS versions",
    operands: "A B | FILE",
    options: [
      map.form, logs.form, strict.form, tolerance.form, bounds.form, only.form, family.form, callbacks.form,
      DifferenceOutput.unified.form,
      DifferenceOutput.side.form, DifferenceOutput.context.form, DifferenceOutput.report.form,
    ],
    examples: [
      ("vcsim diff old.trace new.trace", "two stored traces"),
      ("vcsim diff --mode ios5 --mode ios6 login.txt", "what a version changed, with the rules"),
      ("vcsim diff --mode ios5 --mode ios8 --mode ios13 login.txt", "a table of several versions"),
      ("vcsim diff login@ios6.trace device.log --map RootViewController=home", "a log from a device"),
      ("vcsim diff --mode ios6 login.txt device.log", "with the scenario; the player's log states its version itself"),
    ],
    exits: "0 the same, 1 different, 2 invalid scenario, 66 no such file.",
    run: run)

  private static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    let modes = try invocation.modes()
    let operands = invocation.operands
    switch (operands.count, modes.count) {
    case (1, 2...):
      return try compareVersions(operands[0], modes, invocation)
    case (2, 0), (2, 1):
      let filter = try LineFilter(invocation)
      if filter.isEmpty, TraceOperand.areSame(operands[0], operands[1]) {
        return try DifferenceOutput(invocation, operands[0], operands[1]).show([], [])
      }
      let files = [try TraceOperand.read(operands[0]), try TraceOperand.read(operands[1])]
      if files.allSatisfy({ $0.log == nil }) {
        for option in [only, family, callbacks] where !invocation[option].isEmpty {
          throw .missingOperand("one scenario and two --mode, or a log, for --\(option.form.name)", command: "diff")
        }
      }
      guard
        let left = try TraceOperand(
          files[0], path: operands[0], comparedWith: files[1].log?.origin, filter, invocation),
        let right = try TraceOperand(
          files[1], path: operands[1], comparedWith: files[0].log?.origin, filter, invocation)
      else { return .invalid }
      if !filter.names.isEmpty, left.scenario == nil, right.scenario == nil {
        try filter.check([(left.name, left.whole ?? []), (right.name, right.whole ?? [])])
      }
      switch (left.content, right.content) {
      case (.stored(let old), .stored(let new)):
        return try DifferenceOutput(invocation, left.name, right.name).show(old, new)
      case (.log(let old), .log(let new)):
        return try DifferenceOutput(invocation, left.name, right.name)
          .show(filter.shown(old.steps), filter.shown(new.steps))
      case (.stored, .log(let log)), (.trace, .log(let log)):
        return try compare(left, log, named: (left.name, right.name), filter, invocation)
      case (.log(let log), .stored), (.log(let log), .trace):
        return try compare(right, log, named: (right.name, left.name), filter, invocation)
      case (.stored, .trace), (.trace, .stored), (.trace, .trace):
        return try DifferenceOutput(invocation, left.name, right.name).show(left.steps ?? [], right.steps ?? [])
      }
    default:
      throw .missingOperand("two traces or logs, or one scenario and two --mode", command: "diff")
    }
  }

  // MARK: Two versions

  private static func compareVersions(
    _ path: String, _ modes: [Mode], _ invocation: Invocation
  ) throws(Problem) -> ExitCode {
    guard let cases = try Case.read(path, invocation) else { return .invalid }
    var code = ExitCode.ok
    // Each choice of a matrix is compared with itself.
    for first in cases where first.mode == modes[0] {
      var scenario = first.scenario
      scenario.header.filter = try RunCommand.filter(first, invocation, callbacks: invocation[callbacks])
      var runs: [TraceOperand] = []
      for mode in modes {
        guard let run = TraceOperand(first.copy(in: mode, playing: scenario), invocation.console) else {
          return .invalid
        }
        runs.append(run)
      }
      code = code.joined(try compare(runs, of: scenario, modes, invocation))
    }
    return code
  }

  private static func compare(
    _ operands: [TraceOperand], of scenario: Scenario, _ modes: [Mode], _ invocation: Invocation
  ) throws(Problem) -> ExitCode {
    let runs = zip(modes, operands).compactMap { mode, operand -> (mode: Mode, steps: [TraceStep])? in
      operand.steps.map { (mode, $0) }
    }
    let console = invocation.console
    let comparison = VersionComparison(scenario, runs, console)
    var output = try DifferenceOutput(invocation, operands[0].name, operands[operands.count - 1].name)
    guard modes.count == 2 else {
      guard output.isForPeople, invocation[DifferenceOutput.report].isEmpty else {
        throw .missingOperand("two --mode and no more, for a patch or a report", command: "diff")
      }
      if comparison.isEmpty { return .ok }
      for place in 1..<modes.count {
        let rules = RuleDifference.rules(of: scenario, from: modes[place - 1], to: modes[place])
        guard !rules.isEmpty else { continue }
        console.print("\(modes[place - 1].name) to \(modes[place].name)\n")
        console.print(comparison.text(of: rules))
      }
      console.print(comparison.table)
      return .differs
    }
    output.sides = (modes[0].name, modes[1].name)
    output.rules = RuleDifference.rules(of: scenario, from: modes[0], to: modes[1])
    if output.isForPeople {
      console.print("- \(modes[0].name)   + \(modes[1].name)\n\n")
      console.print(comparison.text(of: output.rules) + comparison.table)
    }
    return try output.show(
      runs[0].steps, runs[1].steps, compared: RuleDifference.explained(scenario, from: modes[0], to: modes[1]))
  }
}
