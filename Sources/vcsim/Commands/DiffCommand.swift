import SimKit

/// `diff`: two traces, a trace and a log from a device, or one scenario under two versions.
enum DiffCommand {
  static let reports: [ReportKind] = [.human, .json, .jsonl, .junit, .tap, .github, .markdown]

  /// When an app logs a callback: before it calls super, or after.
  enum Habit: String, CaseIterable {
    case before, after
  }

  static let map = Option.texts("map", "CLASS=NAME", "who a class of a log is; CLASS=A,B its instances")
  static let logs = Option<Habit?>.choice("logs", "WHEN", "the log's app logs before or after super; before")
  static let strict = Option.flag("strict", "callbacks that the log never has are missing")
  static let unified = Option.flag("unified", "as a patch")
  static let side = Option.flag("side", "in two columns")
  static let context = CheckCommand.context
  static let report = ReportRequest.option(reports)

  static let form = CommandForm(
    command: .diff, group: .everyday, summary: "compare two traces, a device's log, two iOS versions",
    operands: "A B | FILE",
    options: [map.form, logs.form, strict.form, unified.form, side.form, context.form, report.form],
    examples: [
      ("vcsim diff old.trace new.trace", "two stored traces"),
      ("vcsim diff --mode ios5 --mode ios6 login.txt", "what a version changed, with the rules"),
      ("vcsim diff login@ios6.trace device.log --map RootViewController=home", "a log from a device"),
      ("vcsim diff --mode ios6 login.txt device.log", "the same, against the scenario itself"),
    ],
    exits: "0 the same, 1 different, 2 invalid scenario, 66 no such file.",
    run: run)

  private static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    let modes = try invocation.modes()
    let operands = invocation.operands
    switch (operands.count, modes.count) {
    case (1, 2):
      guard let cases = try Case.read(operands[0], invocation) else { return .invalid }
      // Each choice of a matrix is compared with itself.
      var code = ExitCode.ok
      for one in cases where one.mode == modes[0] {
        guard let other = cases.first(where: { $0.mode == modes[1] && $0.choice == one.choice }) else { continue }
        guard let left = TraceOperand(one, invocation.console), let right = TraceOperand(other, invocation.console)
        else {
          return .invalid
        }
        code = code.joined(try compareModes(one.scenario, left, right, modes, invocation))
      }
      return code
    case (2, 0), (2, 1):
      guard let left = try TraceOperand(path: operands[0], invocation),
        let right = try TraceOperand(path: operands[1], invocation)
      else { return .invalid }
      switch (left.content, right.content) {
      case (.trace(let old), .trace(let new)):
        return try DifferenceOutput(invocation, left.name, right.name).show(old, new)
      case (.log(let old), .log(let new)):
        return try DifferenceOutput(invocation, left.name, right.name).show(old.steps, new.steps)
      case (.trace(let trace), .log(let log)):
        return try compare(trace, log, named: (left.name, right.name), invocation)
      case (.log(let log), .trace(let trace)):
        return try compare(trace, log, named: (right.name, left.name), invocation)
      }
    default:
      throw Problem(.missingOperand("two traces or logs, or one scenario and two --mode", command: "diff"))
    }
  }

  // MARK: Two versions

  private static func compareModes(
    _ scenario: Scenario, _ left: TraceOperand, _ right: TraceOperand, _ modes: [Mode],
    _ invocation: Invocation
  ) throws(Problem) -> ExitCode {
    guard case .trace(let old) = left.content, case .trace(let new) = right.content else { return .invalid }
    var output = try DifferenceOutput(invocation, left.name, right.name)
    output.rules = RuleDifference.rules(of: scenario, from: modes[0], to: modes[1])
    if output.isForPeople { invocation.console.print("- \(modes[0].name)   + \(modes[1].name)\n\n") }
    let code = try output.show(old, new)
    if code == .differs, output.isForPeople { explain(output.rules, invocation.console) }
    return code
  }

  private static func explain(_ rules: [RuleID], _ console: Console) {
    console.print("\nRules that hold in one of them only\n")
    for rule in rules.map({ RuleBook.rule($0) }) {
      console.print("  \(Help.pad(rule.id.rawValue, 32))\(Help.pad(rule.modes.name, 12))\(rule.sentence)\n")
    }
  }

  // MARK: A log

  private static func compare(
    _ trace: [TraceStep], _ log: DeviceLog, named names: (trace: String, log: String), _ invocation: Invocation
  ) throws(Problem) -> ExitCode {
    let receivers = LogComparison.receivers(of: trace)
    let mapping = LogMapping(
      log, receivers: receivers, rules: try rules(invocation, receivers), reloads: LogComparison.reloads(in: trace))
    var habits = LogComparison.Habits()
    habits.logsAfterSuper = invocation[logs] == .after
    habits.isStrict = invocation[strict]
    let comparison = LogComparison(trace, log, mapping, habits)
    tell(log, named: names.log, mapping, comparison, invocation.console)
    guard comparison.hasMapped else {
      let classes = mapping.unmapped.keys.sorted().map { ($0, mapping.instanceCounts[$0] ?? 1) }
      throw Problem(.nothingMapped(names.log, classes: classes, legal: receivers))
    }
    var output = try DifferenceOutput(invocation, names.trace, names.log)
    output.hasExpectation = true
    return try output.show(comparison.expected, comparison.actual)
  }

  private static func rules(_ invocation: Invocation, _ receivers: [String]) throws(Problem) -> [LogMapping.Rule] {
    var rules: [LogMapping.Rule] = []
    for text in invocation[map] {
      guard let sign = text.lastIndex(of: "=") else {
        throw Problem(.badValue(text, option: "--map", legal: ["CLASS=NAME, as in RootViewController=home"]))
      }
      let names = text[text.index(after: sign)...].split(separator: ",").map(String.init)
      // The app's delegate is 'app' whether the trace shows it or not.
      for name in names where !receivers.contains(name) && name != "app" {
        throw Problem(.unknownController(name, file: invocation.operands[0], legal: receivers))
      }
      rules.append(LogMapping.Rule(className: String(text[..<sign]), receivers: names))
    }
    return rules
  }

  /// What was made of the log, on standard error: nothing is left out in silence.
  private static func tell(
    _ log: DeviceLog, named name: String, _ mapping: LogMapping, _ comparison: LogComparison, _ console: Console
  ) {
    for assignment in mapping.assignments {
      let names = assignment.receivers.joined(separator: ",")
      let who = assignment.className.isEmpty ? "lines without a class" : assignment.className
      let ground =
        switch assignment.ground {
        case .said: ""
        case .name: " (guessed by the name)"
        case .rest: " (guessed: nobody else is left)"
        }
      console.say("map: \(who)=\(names)\(ground)")
    }
    for (name, count) in mapping.unmapped.sorted(by: { $0.key < $1.key }) {
      let what = count == 1 ? "1 callback" : "\(count) callbacks"
      console.say(
        name.isEmpty
          ? "left out: \(what) without a class (--map =NAME says whose they are)"
          : "left out: \(what) of \(name), a class that is no controller of the trace (--map \(name)=NAME)")
    }
    if !comparison.omittedMessages.isEmpty {
      console.say("left out: \(comparison.omittedMessages.joined(separator: ", ")), which the trace does not show")
    }
    if !comparison.omittedReceivers.isEmpty {
      console.say("left out: \(comparison.omittedReceivers.joined(separator: ", ")), of which the log says nothing")
    }
    if !comparison.omittedCallbacks.isEmpty {
      console.say(
        "left out: \(comparison.omittedCallbacks.joined(separator: ", ")), which the log never has (--strict keeps them)"
      )
    }
    if let line = log.exceptionLine { console.say("the app ended with an exception in line \(line) of the log") }
    if !log.unread.isEmpty {
      let count = log.unread.count
      console.say("not read: \(count) \(count == 1 ? "line" : "lines"); 'vcsim log \(name)' says why")
    }
  }
}
