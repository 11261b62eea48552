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
  static let tolerance = Option.number("tolerance", "POINTS", in: 0...10_000, "how much lengths in a log may differ; 0")
  static let geometry = Option.flag("geometry", "print the bounds that the device saw, judged").formerly("bounds")
  static let all = Option.flag("all", "every version of iOS, also if the file states some")
  static let callbacks = Option.texts("callbacks", "CALLBACK,…", "only these callbacks")

  static let form = CommandForm(
    command: .diff, operands: .init("A B | FILE", isUncounted: true),
    options: [
      map.form, logs.form, strict.form, tolerance.form, geometry.form, all.form, SharedOption.only.form,
      SharedOption.family.form, callbacks.form, DifferenceOutput.report.form,
    ],
    apart: [("--all", "which compares every version", ["--mode"])], run: run)

  private static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    let modes = try invocation.modes()
    let operands = invocation.operands
    switch (operands.count, modes.count) {
    case (1, 0): return try compareStatedVersions(operands[0], invocation)
    case (1, 2...): return try compareVersions(operands[0], modes, invocation)
    case (2, 0), (2, 1):
      let filter = try LineFilter(invocation)
      if filter.isEmpty, TraceOperand.areSame(operands[0], operands[1]) {
        // A file that is no trace isn't equal to itself.
        if case .content(let content) = try TraceOperand.read(operands[0]) {
          let lines = content.lineCount
          if lines == 0 { throw .nothingCompared(operands[0], operands[1]) }
          return try DifferenceOutput(invocation, operands[0], operands[1]).show([], of: lines)
        }
      }
      let files = [try TraceOperand.read(operands[0]), try TraceOperand.read(operands[1])]
      if files.allSatisfy({ $0.log == nil }) {
        for option in [SharedOption.only, SharedOption.family, callbacks] where !invocation[option].isEmpty {
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
        sayDoubt(about: old, named: left.name, invocation.console)
        sayDoubt(about: new, named: right.name, invocation.console)
        return try DifferenceOutput(invocation, left.name, right.name)
          .show(filter.shown(old.steps), filter.shown(new.steps))
      case (.stored, .log(let log)), (.trace, .log(let log)):
        return try compare(left, log, named: (left.name, right.name), filter, invocation)
      case (.log(let log), .stored), (.log(let log), .trace):
        return try compare(right, log, named: (right.name, left.name), filter, invocation)
      case (.stored, .trace), (.trace, .stored), (.trace, .trace):
        return try DifferenceOutput(invocation, left.name, right.name).show(left.steps ?? [], right.steps ?? [])
      }
    default: throw Self.needsTwo
    }
  }

  private static let needsTwo = Problem.missingOperand(
    "two traces or logs, or a scenario without --mode or with two", command: "diff")

  // MARK: Two versions

  /// The scenario of a log's story: what an update changes for an app of which there is a log only.
  private static func drafted(_ log: DeviceLog, _ path: String, _ console: Console) throws(Problem) -> Source {
    let explanation = LogStories.explain(log, most: 1)
    let draft = LogDraft(log, explanation, title: "Drafted out of a log")
    guard draft.hasReceivers, let story = explanation.stories.first else { throw .notAScenario(path, what: "a log") }
    console.say("the story of the log: \(story.shortWords)")
    if !explanation.isExplained {
      console.say("it doesn't fit the log: 'vcsim log \(ShellWord.quoted(path))' shows why")
    }
    return Source(name: path, text: draft.text)
  }

  /// Compares the versions that the scenario states, or each version of iOS with the one before.
  private static func compareStatedVersions(_ path: String, _ invocation: Invocation) throws(Problem) -> ExitCode {
    var source = try Files.read(path)
    switch try TraceContent(insteadOfScenario: source) {
    case .log(let log): source = try drafted(log, path, invocation.console)
    case .stored, .trace: throw Self.needsTwo
    case nil: break
    }
    guard let cases = try Case.read(source, path, invocation), let first = cases.first else { return .invalid }
    let stated = cases.map(\.mode).unique.sorted()
    if stated.count > 1, !invocation[all] { return try compareVersions(path, stated, invocation) }
    let ofTwo = [map.form, logs.form, strict.form, tolerance.form, geometry.form, DifferenceOutput.report.form]
    for option in ofTwo where invocation.values[option.name] != nil {
      throw .missingOperand("two --mode or two files, for --\(option.name)", command: "diff")
    }
    var scenario = first.scenario
    scenario.header.filter = try ChosenLines.filter(first, invocation, callbacks: invocation[callbacks])
    return HistoryOutput.show(scenario, invocation.console)
  }

  private static func compareVersions(
    _ path: String, _ modes: [Mode], _ invocation: Invocation
  ) throws(Problem) -> ExitCode {
    for option in [map.form, logs.form, strict.form, tolerance.form, geometry.form]
    where invocation.values[option.name] != nil {
      throw .missingOperand("a log, for --\(option.name)", command: "diff")
    }
    var source = try Files.read(path)
    if case .log(let log) = try TraceContent(insteadOfScenario: source) {
      source = try drafted(log, path, invocation.console)
    }
    guard let cases = try Case.read(source, path, invocation) else { return .invalid }
    var code = ExitCode.ok
    // Each choice of a matrix is compared with itself.
    for first in cases where first.mode == modes[0] {
      var scenario = first.scenario.onOnePhone(of: modes)
      scenario.header.filter = try ChosenLines.filter(first, invocation, callbacks: invocation[callbacks])
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
    try DifferenceOutput.requireLines(runs.map(\.steps), operands[0].name, operands[operands.count - 1].name)
    guard modes.count == 2 else {
      guard output.isForPeople, invocation[DifferenceOutput.report].isEmpty else {
        throw .missingOperand("two --mode and no more, for a report", command: "diff")
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
    let explained = RuleDifference.explained(scenario, from: modes[0], to: modes[1])
    output.headline = HeadlineText.headline(of: explained, from: modes[0], to: modes[1])
    if output.isForPeople {
      console.print(output.headline.text)
      if comparison.isEmpty { return .ok }
      console.print("\n- \(modes[0].name)   + \(modes[1].name)\n\n")
      console.print(comparison.text(of: output.rules) + comparison.table)
    }
    return try output.show(runs[0].steps, runs[1].steps, compared: explained)
  }
}

/// A trace and a log.
extension DiffCommand {
  static func compare(
    _ operand: TraceOperand, _ log: DeviceLog, named names: (trace: String, log: String), _ filter: LineFilter,
    _ invocation: Invocation
  ) throws(Problem) -> ExitCode {
    let trace = operand.steps ?? []
    let whole = operand.whole ?? trace
    let receivers = LogComparison.receivers(of: whole)
    let said = try rules(invocation, receivers)
    var habits = LogComparison.Habits()
    habits.logsAfterSuper = invocation[logs] == .after
    habits.isStrict = invocation[strict]
    habits.tolerance = invocation[tolerance] ?? 0
    let run = LoggedRun(
      log, trace, whole: whole, of: operand.scenario, mode: operand.mode, rules: said, habits: habits,
      shown: shownControllers(of: operand, filter), filter: operand.scenario?.header.filter ?? filter.ofCallbacks)
    let (mapping, comparison) = (run.mapping, run.comparison)
    tell(log, named: names.log, run, in: operand.mode, invocation.console)
    guard comparison.hasMapped else {
      let classes = mapping.unmapped.keys.sorted().map { ($0, mapping.instanceCounts[$0] ?? 1) }
      throw .nothingMapped(names.log, classes: classes, legal: receivers)
    }
    var output = try DifferenceOutput(invocation, names.trace, names.log)
    output.hasExpectation = true
    let code = try output.show(comparison.expected, comparison.actual)
    if invocation[geometry], output.isForPeople { showBounds(comparison.bounds, invocation.console) }
    if comparison.hasOtherSizes, let screen = log.origin?.screen, let other = operand.screen, other != screen.text {
      let option = screen.text.split(separator: " ").joined(separator: ",")
      let fix = operand.scenario == nil ? "" : "; --device \(option) runs it on the log's screen"
      invocation.console.say("sizes differ: the log is of a \(screen.text), and '\(names.trace)' of a \(other)\(fix)")
    }
    return code
  }

  /// The controllers whose lines in a log count although the trace has none, and those whose lines don't.
  private static func shownControllers(
    of operand: TraceOperand, _ filter: LineFilter
  ) -> (counted: [String], hidden: [String]) {
    if let scenario = operand.scenario { return LoggedRun.shownControllers(of: scenario) }
    let owners = (operand.whole ?? operand.steps ?? []).flatMap(\.lines).compactMap { $0.message?.owner }
    return ([], filter.names.isEmpty ? [] : owners.filter { !filter.names.contains($0) })
  }

  private static func showBounds(_ rows: [LoggedBounds], _ console: Console) {
    let width = rows.map { $0.message.count }.max() ?? 0
    var text = "\nBounds: the device, and the trace\n"
    var step: String?
    for row in rows {
      if row.step != step { text += "\n\(row.step)\n" }
      step = row.step
      let device = console.judged(row.device.text(), row.device.judgement)
      let pad = String(repeating: " ", count: max(1, 20 - row.device.text().count))
      text +=
        "  \(Columns.pad(row.message, width + 2))\(device)\(row.trace.map { pad + console.judged($0.text(), $0.judgement) } ?? "")\n"
    }
    console.print(rows.isEmpty ? "\nno line of the log states bounds\n" : text)
  }

  private static func rules(_ invocation: Invocation, _ receivers: [String]) throws(Problem) -> [LogMapping.Rule] {
    var rules: [LogMapping.Rule] = []
    for text in invocation[map] {
      guard let sign = text.lastIndex(of: "=") else {
        throw .badValue(text, option: "--map", legal: ["CLASS=NAME, as in RootViewController=home"])
      }
      let names = text[text.index(after: sign)...].split(separator: ",").map(String.init)
      // The app's delegate is 'app' whether the trace shows it or not.
      for name in names where !receivers.contains(name) && name != "app" {
        throw .unknownController(name, file: invocation.operands[0], legal: receivers)
      }
      rules.append(LogMapping.Rule(className: String(text[..<sign]), receivers: names))
    }
    return rules
  }

  /// The lines whose receivers are doubtful, on standard error.
  static func sayDoubt(about log: DeviceLog, named name: String, _ console: Console) {
    guard let doubt = log.doubt else { return }
    console.say("doubtful: \(doubt.words) ('?' in 'vcsim log --lines \(ShellWord.quoted(name))')")
  }

  /// The reading of the log, on standard error: nothing is ignored silently.
  private static func tell(_ log: DeviceLog, named name: String, _ run: LoggedRun, in mode: Mode?, _ console: Console) {
    let (mapping, comparison) = (run.mapping, run.comparison)
    if let origin = log.origin {
      let words = [origin.system.map { "iOS " + $0 }, origin.build, origin.model, origin.device].compactMap { $0 }
      console.say("log: \(words.joined(separator: ", "))")
      for gap in origin.gaps { console.say("partial: line \(gap.line) of the log: \(gap.text)") }
    }
    for assignment in mapping.assignments where assignment.ground != .same {
      let names = assignment.receivers.joined(separator: ",")
      let who = assignment.className.isEmpty ? "lines without a class" : assignment.className
      let ground =
        switch assignment.ground {
        case .said, .same: ""
        case .name: " (guessed by the name)"
        case .rest: " (guessed: the only one left)"
        }
      console.say("map: \(who)=\(names)\(ground)")
    }
    if let beginning = comparison.beginning {
      console.say("the log begins at '\(beginning)': what comes before is not compared (--strict compares it)")
    }
    if let next = comparison.cutOff.first {
      let line = next.message.map { $0.receiver + " " + $0.callback.selector } ?? next.text
      console.say("the log ends before '\(line)': what comes then is not compared (--strict compares it)")
    }
    sayIgnored(run, in: mode, console)
    if let line = log.exceptionLine { console.say("the app ended with an exception in line \(line) of the log") }
    if !log.unread.isEmpty {
      console.say(
        "not read: \(log.unread.count.counted("line")); 'vcsim log --lines \(ShellWord.quoted(name))' says why")
    }
    sayDoubt(about: log, named: name, console)
  }

  /// The lines that are compared with nothing, and why.
  private static func sayIgnored(_ run: LoggedRun, in mode: Mode?, _ console: Console) {
    let unmapped = run.mapping.unmapped.sorted { $0.key < $1.key }
    for (name, count) in unmapped.prefix(Problem.mostNames) {
      let what = count.counted("callback")
      console.say(
        name.isEmpty
          ? "ignored: \(what) without a class (--map =NAME says whose they are)"
          : "ignored: \(what) of \(name), a class that is no controller of the trace (--map \(name)=NAME)")
    }
    if unmapped.count > Problem.mostNames {
      let count = unmapped.dropFirst(Problem.mostNames).reduce(0) { $0 + $1.value }
      console.say(
        "ignored: \(count) callbacks of \(unmapped.count - Problem.mostNames) more classes that are no controllers")
    }
    let comparison = run.comparison
    let ignored = [
      (comparison.omittedMessages, "not in the trace"), (comparison.hiddenReceivers, "hidden by the filter"),
      (comparison.omittedReceivers, "not in the log"),
      (comparison.omittedCallbacks, "never logged; --strict compares them"),
      (comparison.omittedDoubts, "disputed or inferred in \(mode.map(\.name) ?? ""); --strict compares them"),
      (comparison.omittedValues.map(\.name), "not stated in the trace"),
    ]
    for (names, why) in ignored where !names.isEmpty {
      console.say("ignored: \(names.joined(separator: ", ")) (\(why))")
    }
    let layouts = comparison.omittedLayouts
    if !layouts.isEmpty {
      let counts = [(layouts.logged, "of the log"), (layouts.traced, "of the trace")].filter { $0.0 > 0 }
        .map { "\($0) more \($1)" }
      console.say(
        "ignored: layouts, \(counts.joined(separator: " and ")) (a view's content decides how many; --strict compares them)"
      )
    }
  }
}
