/// A log held against a trace: both as steps with what the log can speak of.
///
/// A log has neither actions nor nesting nor times, it knows only the classes that log and the callbacks that they log.
/// So from the trace is left out what the log never speaks of, and the log's lines are given to the trace's actions by
/// the shortest way from one sequence to the other.
public struct LogComparison: Sendable {
  /// How the app's code logs.
  public struct Habits: Sendable {
    /// The line is printed after super has been called, so that a container's line follows its child's.
    public var logsAfterSuper = false
    /// Callbacks that the log never has are missing, not left out.
    public var isStrict = false

    public init() {}
  }

  public private(set) var expected: [TraceStep] = []
  public private(set) var actual: [TraceStep] = []
  /// What of the trace the log never speaks of.
  public private(set) var omittedCallbacks: [String] = []
  public private(set) var omittedReceivers: [String] = []

  /// The receivers of a trace, in the order in which they come.
  public static func receivers(of steps: [TraceStep]) -> [String] {
    var result: [String] = []
    for line in steps.flatMap({ $0.lines }) {
      guard let call = Self.call(line.text), !result.contains(call.receiver) else { continue }
      result.append(call.receiver)
    }
    return result
  }

  public init(_ trace: [TraceStep], _ log: DeviceLog, _ mapping: LogMapping, _ habits: Habits) {
    let logged = Self.loggedLines(log, mapping)
    let mapped = Set(mapping.receivers.compactMap { $0 })
    let callbacks = Set(log.callbacks.map { $0.selector })
    let hasConsole = logged.contains { $0.text.hasPrefix("!") }
    let animated = Self.selectorsWithAnimated(in: logged)
    for step in trace {
      var kept = TraceStep(text: step.text, statement: step.statement)
      for line in habits.logsAfterSuper ? Self.afterSuper(step.lines) : step.lines {
        if line.text.hasPrefix("!") {
          if hasConsole { kept.lines.append(TraceLine(text: line.text, depth: 0, rule: line.rule)) }
          continue
        }
        guard let call = Self.call(line.text) else { continue }
        if !mapped.contains(call.receiver) {
          if !omittedReceivers.contains(call.receiver) { omittedReceivers.append(call.receiver) }
        } else if !habits.isStrict, !callbacks.contains(call.selector) {
          if !omittedCallbacks.contains(call.selector) { omittedCallbacks.append(call.selector) }
        } else {
          kept.lines.append(TraceLine(text: Self.reduced(line.text, animated), depth: 0, rule: line.rule))
        }
      }
      expected.append(kept)
    }
    actual = logged.contains { $0.isAction } ? Self.steps(byMarks: logged) : Self.steps(logged, along: expected)
  }

  // MARK: The log's lines

  private struct LoggedLine {
    var text: String
    var isAction = false
  }

  private static func loggedLines(_ log: DeviceLog, _ mapping: LogMapping) -> [LoggedLine] {
    var names: [String: String] = [:]
    for assignment in mapping.assignments { names[assignment.className] = assignment.receivers.first }
    var result: [LoggedLine] = []
    for (entry, receiver) in zip(log.entries, mapping.receivers) {
      switch entry.content {
      case .call(let call):
        guard let receiver else { continue }
        let values = call.values.filter { $0.hasPrefix("animated=") }
        result.append(LoggedLine(text: ([receiver, call.callback.selector] + values).joined(separator: " ")))
      case .console(let text):
        result.append(LoggedLine(text: traceLine(ofConsole: withoutAddresses(text, names))))
      case .action(let text): result.append(LoggedLine(text: text, isAction: true))
      case .returned: break
      }
    }
    return result
  }

  /// A warning, or `*** Terminating app due to uncaught exception 'NAME', reason: 'TEXT'`, as a trace has them.
  private static func traceLine(ofConsole text: String) -> String {
    guard text.hasPrefix("*** Terminating") else { return "!  " + text }
    let parts = text.split(separator: "'", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, let end = parts[3].lastIndex(of: "'") else { return "!! " + text }
    return "!! \(parts[1]): \(parts[3][..<end])"
  }

  /// `<HomeViewController: 0x8b37770>` as a trace has it: `<home>`.
  static func withoutAddresses(_ text: String, _ names: [String: String]) -> String {
    var result = ""
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "<") {
      result += rest[..<open]
      rest = rest[open...]
      guard let close = rest.firstIndex(of: ">") else { break }
      let inside = rest[rest.index(after: open)..<close]
      let name = LogLine.bareClass(String(inside.prefix { $0 != ":" && $0 != " " }))
      result += "<" + (names[name] ?? name) + ">"
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  /// The callbacks of which the log says whether they are animated.
  private static func selectorsWithAnimated(in lines: [LoggedLine]) -> Set<String> {
    var result: Set<String> = []
    for line in lines where !line.isAction {
      let words = line.text.split(separator: " ")
      if words.count == 3, words[2].hasPrefix("animated=") { result.insert(String(words[1])) }
    }
    return result
  }

  /// A line of the trace with no other values than the log states.
  private static func reduced(_ text: String, _ animated: Set<String>) -> String {
    let words = text.split(separator: " ")
    guard words.count >= 2 else { return text }
    let keepsAnimated = animated.contains(String(words[1]))
    return words.enumerated().filter { $0.offset < 2 || (keepsAnimated && $0.element.hasPrefix("animated=")) }
      .map { String($0.element) }.joined(separator: " ")
  }

  private static func call(_ text: String) -> (receiver: String, selector: String)? {
    guard !text.hasPrefix("-- "), !text.hasPrefix("!") else { return nil }
    let words = text.split(separator: " ", maxSplits: 2)
    return words.count < 2 ? nil : (String(words[0]), String(words[1]))
  }

  // MARK: Order and steps

  /// The lines in the order in which code prints them that calls super first: what is nested before what it is nested in.
  static func afterSuper(_ lines: [TraceLine]) -> [TraceLine] {
    var result: [TraceLine] = []
    var open: [TraceLine] = []
    for line in lines {
      while let last = open.last, last.depth >= line.depth {
        result.append(last)
        open.removeLast()
      }
      open.append(line)
    }
    return result + open.reversed()
  }

  private static func steps(byMarks lines: [LoggedLine]) -> [TraceStep] {
    var steps: [TraceStep] = []
    for line in lines {
      if line.isAction {
        steps.append(TraceStep(text: line.text))
      } else if steps.isEmpty {
        steps.append(TraceStep(text: "before the first action", lines: [TraceLine(text: line.text, depth: 0)]))
      } else {
        steps[steps.count - 1].lines.append(TraceLine(text: line.text, depth: 0))
      }
    }
    return steps
  }

  /// Gives each line of the log to the action whose lines it lies among.
  private static func steps(_ lines: [LoggedLine], along expected: [TraceStep]) -> [TraceStep] {
    var steps = expected.map { TraceStep(text: $0.text, statement: $0.statement) }
    guard !steps.isEmpty else { return steps }
    let owners = expected.enumerated().flatMap { place, step in step.lines.map { _ in place } }
    let texts = expected.flatMap { $0.lines.map { $0.text } }
    var (left, right) = (0, 0)
    var current = owners.first ?? 0
    for (isRemoval, isInsertion) in TraceDifference.edits(texts, lines.map { $0.text }) {
      if isRemoval {
        left += 1
        continue
      }
      if !isInsertion {
        current = owners[left]
        left += 1
      }
      steps[current].lines.append(TraceLine(text: lines[right].text, depth: 0))
      right += 1
    }
    return steps
  }
}
