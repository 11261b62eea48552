import SimKit

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
    let classes = operand.scenario.map { declaredClasses(of: $0) } ?? []
    let mapping = LogMapping(
      log, receivers: receivers,
      rules: said + classes.filter { one in !said.contains { $0.className.hasPrefix(one.className) } },
      names: operand.scenario?.controllers.map(\.name) ?? [], reloads: LogComparison.reloads(in: whole))
    var habits = LogComparison.Habits()
    habits.logsAfterSuper = invocation[logs] == .after
    habits.isStrict = invocation[strict]
    habits.tolerance = invocation[tolerance] ?? 0
    // A controller that the scenario declares counts although its run never calls it.
    let shown = declared(of: operand, filter)
    let comparison = LogComparison(
      trace, log, mapping, habits, declared: shown.counted, hidden: shown.hidden,
      filter: operand.scenario?.header.filter ?? filter.ofCallbacks)
    tell(log, named: names.log, mapping, comparison, invocation.console)
    guard comparison.hasMapped else {
      let classes = mapping.unmapped.keys.sorted().map { ($0, mapping.instanceCounts[$0] ?? 1) }
      throw .nothingMapped(names.log, classes: classes, legal: receivers)
    }
    var output = try DifferenceOutput(invocation, names.trace, names.log)
    output.hasExpectation = true
    let code = try output.show(comparison.expected, comparison.actual)
    if invocation[bounds], output.isForPeople { showBounds(comparison.bounds, invocation.console) }
    if comparison.hasOtherSizes, let screen = log.origin?.screen, let other = operand.screen, other != screen.text {
      let option = screen.text.split(separator: " ").joined(separator: ",")
      let fix = operand.scenario == nil ? "" : "; --device \(option) runs it on the log's screen"
      invocation.console.say("sizes differ: the log is of a \(screen.text), and '\(names.trace)' of a \(other)\(fix)")
    }
    return code
  }

  /// The controllers whose lines in a log count although the trace has none, and those whose lines don't.
  private static func declared(
    of operand: TraceOperand, _ filter: LineFilter
  ) -> (counted: [String], hidden: [String]) {
    guard let scenario = operand.scenario else {
      let owners = (operand.whole ?? operand.steps ?? []).flatMap(\.lines).compactMap { $0.message?.owner }
      return ([], filter.names.isEmpty ? [] : owners.filter { !filter.names.contains($0) })
    }
    let shown = scenario.header.filter
    var counted: [String] = []
    var hidden: [String] = []
    for controller in scenario.controllers {
      let isShown = scenario.controller(named: controller.name).map { shown.controllers?.contains($0) ?? true } ?? true
      if isShown { counted.append(controller.name) } else { hidden.append(controller.name) }
    }
    if !shown.showsApp { hidden.append(Receiver.appName) }
    if !shown.showsScene { hidden.append(Receiver.sceneName) }
    return (counted, hidden)
  }

  /// The classes that a scenario states. A controller that its filter hides counts only if no other has its class.
  private static func declaredClasses(of scenario: Scenario) -> [LogMapping.Rule] {
    var rules: [LogMapping.Rule] = []
    for isHidden in [false, true] {
      let known = Set(rules.map(\.className))
      for declaration in scenario.controllers {
        guard let name = declaration.className, let id = scenario.controller(named: declaration.name),
          (scenario.header.filter.controllers?.contains(id) ?? true) != isHidden, !known.contains(name)
        else { continue }
        if let place = rules.firstIndex(where: { $0.className == name }) {
          rules[place].receivers.append(declaration.name)
        } else {
          rules.append(LogMapping.Rule(className: name, receivers: [declaration.name]))
        }
      }
    }
    return rules
  }

  /// The bounds of the device's callbacks beside those of the trace.
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

  /// The reading of the log, on standard error: nothing is ignored silently.
  private static func tell(
    _ log: DeviceLog, named name: String, _ mapping: LogMapping, _ comparison: LogComparison, _ console: Console
  ) {
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
    let unmapped = mapping.unmapped.sorted { $0.key < $1.key }
    for (name, count) in unmapped.prefix(Problem.mostNames) {
      let what = count == 1 ? "1 callback" : "\(count) callbacks"
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
    let ignored = [
      (comparison.omittedMessages, "not in the trace"), (comparison.hiddenReceivers, "hidden by the filter"),
      (comparison.omittedReceivers, "not in the log"),
      (comparison.omittedCallbacks, "never logged; --strict compares them"),
      (comparison.omittedValues.map(\.name), "not stated in the trace"),
    ]
    for (names, why) in ignored where !names.isEmpty {
      console.say("ignored: \(names.joined(separator: ", ")) (\(why))")
    }
    if let line = log.exceptionLine { console.say("the app ended with an exception in line \(line) of the log") }
    if !log.unread.isEmpty {
      let count = log.unread.count
      console.say("not read: \(count) \(count == 1 ? "line" : "lines"); 'vcsim log \(ShellWord.quoted(name))' says why")
    }
  }
}
