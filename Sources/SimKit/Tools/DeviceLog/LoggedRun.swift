/// A log held against the lines of a scenario's run, as `diff` does it: the one comparison of `diff`, of `log`, and of a draft.
package struct LoggedRun: Sendable {
  package let mapping: LogMapping
  package let comparison: LogComparison

  /// - Parameters:
  ///   - trace: The lines that are compared.
  ///   - whole: The lines of the run before the command line narrowed it: the log's classes are matched with its receivers.
  ///   - scenario: The scenario that was run; nil for a stored trace.
  ///   - mode: The version of the run, if it is known.
  ///   - rules: What a person says about whose lines are whose.
  ///   - shown: The controllers that count although the trace has no line of them, and those that don't count.
  ///   - filter: What the trace shows.
  package init(
    _ log: DeviceLog, _ trace: [TraceStep], whole: [TraceStep], of scenario: Scenario?, mode: Mode?,
    rules: [LogMapping.Rule] = [], habits: LogComparison.Habits = .init(),
    shown: (counted: [String], hidden: [String]), filter: TraceFilter?
  ) {
    let classes = scenario.map { Self.declaredClasses(of: $0) } ?? []
    mapping = LogMapping(
      log, receivers: LogComparison.receivers(of: whole),
      rules: rules + classes.filter { rule in !rules.contains { $0.className.hasPrefix(rule.className) } },
      names: scenario?.controllers.map { $0.name } ?? [], reloads: LogComparison.reloads(in: whole))
    comparison = LogComparison(
      trace, log, mapping, habits, declared: shown.counted, hidden: shown.hidden, filter: filter, mode: mode)
  }

  init(_ log: DeviceLog, _ scenario: Scenario, mode: Mode, _ trace: [TraceStep]) {
    self.init(
      log, trace, whole: trace, of: scenario, mode: mode, shown: Self.shownControllers(of: scenario),
      filter: scenario.header.filter)
  }

  /// The controllers of a scenario whose lines in a log count although the trace has none, and those whose lines don't.
  package static func shownControllers(of scenario: Scenario) -> (counted: [String], hidden: [String]) {
    let shown = scenario.shownNames
    let names = scenario.controllers.map { $0.name }
    let counted = names.filter { shown.contains($0) }
    var hidden = names.filter { !shown.contains($0) }
    if !scenario.header.filter.showsApp { hidden.append(Receiver.appName) }
    if !scenario.header.filter.showsScene { hidden.append(Receiver.sceneName) }
    return (counted, hidden)
  }

  /// The classes that a scenario states. A controller that its filter hides counts only if no other has its class.
  private static func declaredClasses(of scenario: Scenario) -> [LogMapping.Rule] {
    let shown = scenario.shownNames
    var rules: [LogMapping.Rule] = []
    var places: [String: Int] = [:]
    for isHidden in [false, true] {
      let known = Set(places.keys)
      for declaration in scenario.controllers where shown.contains(declaration.name) != isHidden {
        guard let name = declaration.className, !known.contains(name) else { continue }
        let place = places[name] ?? rules.count
        if place == rules.count { rules.append(LogMapping.Rule(className: name, receivers: [])) }
        places[name] = place
        rules[place].receivers.append(declaration.name)
      }
    }
    return rules
  }
}

extension Scenario {
  /// The names of the controllers that a trace shows. Of several controllers with one name, the first decides.
  fileprivate var shownNames: Set<String> {
    guard let shown = header.filter.controllers.map({ Set($0) }) else { return Set(controllers.map { $0.name }) }
    var known: Set<String> = []
    let firsts = controllers.indices.filter { known.insert(controllers[$0].name).inserted }
    return Set(firsts.filter { shown.contains(ControllerID($0)) }.map { controllers[$0].name })
  }
}

extension LogComparison {
  /// Lines of the log that the trace doesn't have there, from 1, and lines of the trace that the log doesn't have; both empty if
  /// `diff` shows nothing.
  var differences: (left: [Int], missing: [TraceLine]) {
    guard !TraceDifference.compare(expected: expected, actual: actual).allSatisfy({ $0.isEmpty }) else {
      return ([], [])
    }
    let (old, new) = (expected.flatMap { $0.lines }, actual.flatMap { $0.lines })
    var left: [Int] = []
    var missing: [TraceLine] = []
    for edit in TraceDifference.edits(old.map { $0.content }, new.map { $0.content }) {
      switch edit {
      case .both: break
      case .removed(let place): missing.append(old[place])
      case .inserted(let place): left.append(numbers.indices.contains(place) ? numbers[place] : 0)
      }
    }
    return (left, missing)
  }
}
