/// A log held against a trace: both as steps with what the log can speak of.
///
/// A log has neither actions nor nesting nor times, it knows only the classes that log and the callbacks that they log.
/// So from the trace is left out what the log never speaks of, and the log's lines are given to the trace's actions by
/// the shortest way from one sequence to the other.
package struct LogComparison: Sendable {
  /// How the app's code logs.
  package struct Habits: Sendable {
    /// The line is printed after super has been called, so that a container's line follows its child's.
    package var logsAfterSuper = false
    /// Callbacks that the log never has are missing, not left out.
    package var isStrict = false
    /// How many points lengths may differ; logs are rounded to whole points before.
    package var tolerance = 0

    package init() {}
  }

  package private(set) var expected: [TraceStep] = []
  package private(set) var actual: [TraceStep] = []
  /// The callbacks of the trace that the log never mentions.
  package private(set) var omittedCallbacks: [String] = []
  /// Lines of the trace that the log lacks, and of which the records are disputed or say nothing.
  package private(set) var omittedDoubts: [String] = []
  /// The layouts, beside those that both have, of which the content of a view decides.
  package private(set) var omittedLayouts = OmittedLayouts()
  /// The line of the log, from 1, of each line of `actual`.
  private(set) var numbers: [Int] = []
  package private(set) var omittedReceivers: [String] = []
  /// The controllers of the log that the trace hides.
  package private(set) var hiddenReceivers: [String] = []
  /// The messages of the log for which the trace has no receiver, or that vcsim doesn't simulate.
  package private(set) var omittedMessages: [String] = []
  /// Values that the log states and the trace does not.
  package private(set) var omittedValues: [FieldKey] = []
  /// Whether a size or a frame of the log differs from that of the trace.
  package private(set) var hasOtherSizes = false
  /// The bounds that the device saw, beside those of the trace.
  package private(set) var bounds: [LoggedBounds] = []
  /// The action that the first line of the log belongs to, if the trace has callbacks before it: these are not compared.
  package private(set) var beginning: String?
  /// The lines of the trace's last action behind the log's last line, which are not compared.
  package private(set) var cutOff: [TraceLine] = []
  /// False if no callback of the log is one of the trace's receivers'.
  package private(set) var hasMapped = false

  /// The receivers of a trace, in the order in which they come.
  package static func receivers(of steps: [TraceStep]) -> [String] {
    steps.flatMap { $0.lines }.compactMap { $0.message?.receiver }.unique
  }

  /// Whether a controller of a trace loads its view again.
  package static func reloads(in steps: [TraceStep]) -> Bool {
    let loads = steps.flatMap { $0.lines }.compactMap { $0.message }.filter { $0.callback == .viewDidLoad }
    return Set(loads.map { $0.receiver }).count < loads.count
  }

  /// - Parameters:
  ///   - declared: Controllers whose lines count although the trace has none of them.
  ///   - hidden: Controllers whose lines don't count: the trace hides them.
  ///   - filter: What the trace shows; callbacks that it leaves out are left out of the log.
  ///   - mode: The version of the trace, if it is known: what is disputed or inferred in it need not be in the log.
  package init(
    _ trace: [TraceStep], _ log: DeviceLog, _ mapping: LogMapping, _ habits: Habits, declared: [String] = [],
    hidden: [String] = [], filter: TraceFilter? = nil, mode: Mode? = nil
  ) {
    let joint = Joint(log, mapping)
    let receivers = Set(Self.receivers(of: trace))
    let known = Known(receivers: receivers, controllers: Set(declared), hidden: Set(hidden).subtracting(receivers))
    var names: [String: String] = [:]
    for assignment in mapping.assignments { names[assignment.className] = assignment.receivers.first }
    var logged = loggedSteps(log, mapping, joint, known, filter, names)
    let mapped = Set(mapping.receivers.flatMap { $0 })
    hasMapped = mapped.contains { known.shows($0) }
    let callbacks = log.callbacks
    let hasConsole = logged.contains { $0.lines.contains { $0.isConsole } }
    for step in trace {
      var kept = TraceStep(text: step.text, statement: step.statement)
      for line in habits.logsAfterSuper ? Self.afterSuper(step.lines) : step.lines {
        if line.isConsole {
          if hasConsole { kept.lines.append(Self.console(line, named: names)) }
          continue
        }
        guard var message = line.message else { continue }
        if !mapped.contains(message.receiver) {
          if !omittedReceivers.contains(message.receiver) { omittedReceivers.append(message.receiver) }
        } else if !habits.isStrict, !callbacks.contains(message.callback) {
          let selector = message.callback.selector
          if !omittedCallbacks.contains(selector) { omittedCallbacks.append(selector) }
        } else {
          message.receiver = joint.name(message.receiver, message.callback)
          kept.lines.append(TraceLine(.message(message), depth: 0, rule: line.rule, geometry: line.geometry))
        }
      }
      expected.append(kept)
    }
    if let mode, !habits.isStrict { leaveOutDoubts(in: mode, logged.flatMap { $0.lines }) }
    // The recorder writes each layout. In other logs, one more says something about the content of a view.
    if log.origin == nil, !habits.isStrict {
      omittedLayouts = OmittedLayouts(&expected, &logged, numbers: &numbers)
    }
    let (unmarked, marked) = (logged[0].lines, logged.dropFirst())
    let first = marked.isEmpty ? 0 : place(ofMarks: marked.map { $0.text })
    if marked.isEmpty {
      if !habits.isStrict { leaveOutWhatCameBefore(unmarked) }
      actual = Self.steps(unmarked, along: expected)
      if log.origin == nil, !habits.isStrict { leaveOutWhatIsCutOff() }
    } else if first > 0 && !unmarked.isEmpty {
      // Lines above the first mark lie among the actions before it.
      actual = Self.steps(unmarked, along: Array(expected[..<first])) + marked
      if !habits.isStrict { leaveOutWhatCameBefore() }
    } else {
      actual = unmarked.isEmpty ? Array(marked) : logged
      if !habits.isStrict { begin(at: first) }
    }
    let values = LogValueComparison(expected, actual, tolerance: habits.tolerance, ends: Self.ends(of: trace))
    (expected, actual) = (values.expected, values.actual)
    (omittedValues, bounds, hasOtherSizes) = (values.omitted, values.bounds, values.hasOtherSizes)
  }

  /// The bounds of each controller's view as the last message of each step shows them.
  private static func ends(of trace: [TraceStep]) -> [[String: Size]] {
    trace.map { step in
      var ends: [String: Size] = [:]
      for line in step.lines {
        if let geometry = line.geometry, geometry.isLoaded, let message = line.message {
          ends[message.owner] = geometry.bounds
        }
      }
      return ends
    }
  }

  // MARK: The log's lines

  /// Callbacks of which the log does not tell who of several got them: on both sides they are compared without telling.
  private struct Joint {
    private var groups: [(receivers: [String], callback: Callback)] = []

    init(_ log: DeviceLog, _ mapping: LogMapping) {
      for (entry, receivers) in zip(log.entries, mapping.receivers) where receivers.count > 1 {
        guard let callback = entry.call?.message.callback else { continue }
        if !groups.contains(where: { $0.receivers == receivers && $0.callback == callback }) {
          groups.append((receivers, callback))
        }
      }
    }

    func name(_ receiver: String, _ callback: Callback) -> String {
      let group = groups.first { $0.callback == callback && $0.receivers.contains(receiver) }
      return group?.receivers.joined(separator: "|") ?? receiver
    }
  }

  /// The receivers whose lines are compared.
  private struct Known {
    let receivers: Set<String>
    /// Controllers that count although the trace has none of them.
    let controllers: Set<String>
    let hidden: Set<String>

    func shows(_ receiver: String) -> Bool { receivers.contains(receiver) || controllers.contains(receiver) }
    func hides(_ receiver: String) -> Bool { !hidden.isEmpty && hidden.contains(Self.owner(receiver)) }
    /// `home` of `home.view`.
    static func owner(_ receiver: String) -> String {
      String(Substring(receiver.utf8.prefix { $0 != UInt8(ascii: ".") }))
    }
  }

  /// The lines above the first action that the log marks, and a step for each.
  private mutating func loggedSteps(
    _ log: DeviceLog, _ mapping: LogMapping, _ joint: Joint, _ known: Known, _ filter: TraceFilter?,
    _ names: [String: String]
  ) -> [TraceStep] {
    var result = [TraceStep(text: "before the first action")]
    func add(_ content: TraceLine.Content, of entry: LogEntry) {
      result[result.count - 1].lines.append(TraceLine(content, depth: 0))
      numbers.append(entry.line)
    }
    for (entry, receivers) in zip(log.entries, mapping.receivers) {
      switch entry.content {
      case .call(let call):
        if let receiver = receivers.first, known.hides(receiver) {
          let owner = Known.owner(receiver)
          if !hiddenReceivers.contains(owner) { hiddenReceivers.append(owner) }
          continue
        }
        guard let callback = call.message.callback, receivers.allSatisfy({ known.shows($0) }),
          filter?.shows(callback) ?? true
        else {
          let isSimulated = call.message.callback != nil
          // A class that is no controller of the trace is named as a whole.
          if isSimulated, receivers.isEmpty { continue }
          let text = (isSimulated ? [receivers[0]] : []) + [call.message.selector]
          let message = text.joined(separator: " ")
          if !omittedMessages.contains(message) { omittedMessages.append(message) }
          continue
        }
        guard let receiver = receivers.first else { continue }
        add(
          .message(
            TraceMessage(receiver: joint.name(receiver, callback), callback: callback, fields: call.fields)), of: entry)
      case .console(let text): add(Self.traceLine(ofConsole: Self.withoutAddresses(text, names)), of: entry)
      case .action(let text): result.append(TraceStep(text: text))
      case .returned: break
      }
    }
    return result
  }

  /// A text of the trace; a scenario that states a controller's class has it in its texts.
  private static func console(_ line: TraceLine, named names: [String: String]) -> TraceLine {
    var content = line.content
    if case .warning(let text) = content { content = .warning(withoutAddresses(text, names)) }
    return TraceLine(content, depth: 0, rule: line.rule)
  }

  /// A warning, or `*** Terminating app due to uncaught exception 'NAME', reason: 'TEXT'`, as a trace has them.
  static func traceLine(ofConsole text: String) -> TraceLine.Content {
    guard text.hasPrefix("*** Terminating") else { return .warning(text) }
    let parts = text.split(separator: "'", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, let end = parts[3].lastIndex(of: "'") else { return .exception(name: text, reason: "") }
    return .exception(name: String(parts[1]), reason: String(parts[3][..<end]))
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

  // MARK: Order and steps

  /// Leaves out lines that are disputed or inferred in the version, and not in the log: they prove nothing.
  private mutating func leaveOutDoubts(in mode: Mode, _ logged: [TraceLine]) {
    func isDoubtful(_ line: TraceLine) -> Bool { line.rule.map { Rule.isDoubtful($0, in: mode) } ?? false }
    guard expected.contains(where: { $0.lines.contains(where: isDoubtful) }) else { return }
    let places = expected.indices.flatMap { step in expected[step].lines.indices.map { (step: step, line: $0) } }
    let subjects = places.map { expected[$0.step].lines[$0.line].subject }
    for case .removed(let place) in TraceDifference.edits(subjects, logged.map { $0.subject }).reversed() {
      let (step, number) = places[place]
      let line = expected[step].lines[number]
      guard isDoubtful(line) else { continue }
      omittedDoubts.append(line.message.map { $0.receiver + " " + $0.callback.selector } ?? line.text)
      expected[step].lines.remove(at: number)
    }
    omittedDoubts = Array(omittedDoubts.reversed().unique)
  }

  /// The lines in the order in which code that calls super first prints them: what is nested comes before what it is nested in.
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

  /// A log may begin in the middle of the story. The first action that has a line of it is where it begins, if nothing of
  /// that action is missing before this line.
  private mutating func leaveOutWhatCameBefore() {
    // Up to the log's first line, both have the same steps.
    guard let first = actual.firstIndex(where: { !$0.lines.isEmpty }), expected.indices.contains(first),
      expected[first].lines.first?.subject == actual[first].lines[0].subject,
      expected[..<first].contains(where: { !$0.lines.isEmpty })
    else { return }
    actual.removeFirst(first)
    begin(at: first)
  }

  /// Leaves out what comes before the first line of a log without marks. It begins with the first line of an action, or, behind the
  /// first action, in the middle of one: from where the fewest lines differ, if that is not the beginning of the story.
  private mutating func leaveOutWhatCameBefore(_ lines: [TraceLine]) {
    guard let first = lines.first?.subject, let opening = expected.firstIndex(where: { !$0.lines.isEmpty })
    else { return }
    let places = expected.indices.filter { $0 > opening }.flatMap { step in
      expected[step].lines.indices.filter { expected[step].lines[$0].subject == first }.map { (step: step, line: $0) }
    }
    guard !places.isEmpty else { return }
    let subjects = lines.map { $0.subject }
    func differences(from step: Int, _ line: Int) -> Int {
      let own =
        expected[step].lines[line...].map { $0.subject }
        + expected[(step + 1)...].flatMap { $0.lines.map { $0.subject } }
      return TraceDifference.edits(own, subjects).count { if case .both = $0 { false } else { true } }
    }
    var best = (step: opening, line: 0, count: differences(from: opening, 0))
    // A whole action before a part of one.
    let ordered = places.filter { $0.line == 0 } + places.filter { $0.line > 0 }
    for (step, line) in ordered.prefix(Self.mostBeginnings) where best.count > 0 {
      let count = differences(from: step, line)
      // What is missing in front of the log's first line may be a fault, unless nothing else differs.
      if count < best.count, line == 0 || count == 0 { best = (step, line, count) }
    }
    guard best.step > opening else { return }
    begin(at: best.step)
    expected[0].lines.removeFirst(best.line)
  }

  /// More are not tried.
  private static let mostBeginnings = 40

  /// A log may end in the middle of an action: if it fits up to its last line, what the action has behind it is not compared.
  private mutating func leaveOutWhatIsCutOff() {
    guard let last = expected.indices.last(where: { !expected[$0].lines.isEmpty }),
      let end = actual[last].lines.last?.subject,
      let place = expected[last].lines.lastIndex(where: { $0.subject == end }),
      place + 1 < expected[last].lines.count
    else { return }
    let edits = TraceDifference.edits(expected[last].lines.map { $0.subject }, actual[last].lines.map { $0.subject })
    guard case .both(place, _)? = edits.last(where: { if case .removed = $0 { false } else { true } }) else { return }
    cutOff = Array(expected[last].lines[(place + 1)...])
    expected[last].lines.removeSubrange((place + 1)...)
  }

  private mutating func begin(at place: Int) {
    guard place > 0 else { return }
    beginning = expected[place].text
    expected.removeFirst(place)
  }

  /// The index of the action that the log's first mark names: the first from which on all marks fit. 0 if there is none.
  private func place(ofMarks marks: [String]) -> Int {
    let fitting = expected.indices.first { place in
      expected.count - place >= marks.count && zip(marks, expected[place...]).allSatisfy { $0 == $1.text }
    }
    return fitting ?? expected.firstIndex { $0.text == marks.first } ?? 0
  }

  /// Gives each line of the log to the action whose lines it lies among.
  private static func steps(_ lines: [TraceLine], along expected: [TraceStep]) -> [TraceStep] {
    var steps = expected.map { TraceStep(text: $0.text, statement: $0.statement) }
    guard !steps.isEmpty else { return steps }
    let owners = expected.enumerated().flatMap { place, step in step.lines.map { _ in place } }
    let subjects = expected.flatMap { $0.lines.map { $0.subject } }
    var current = owners.first ?? 0
    for edit in TraceDifference.edits(subjects, lines.map { $0.subject }) {
      switch edit {
      case .removed: break
      case .inserted(let place): steps[current].lines.append(lines[place])
      case .both(let left, let right):
        current = owners[left]
        steps[current].lines.append(lines[right])
      }
    }
    return steps
  }
}
