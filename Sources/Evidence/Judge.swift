import SimKit

/// A run of a scenario in one version whose trace hides nothing that the record's source logs.
package struct EvidenceRun {
  package let scenario: Scenario
  /// `push@ios9`
  package let name: String
  package let mode: Mode
  package let steps: [TraceStep]
  package let isFault: Bool
  /// The actions of the story and of the app's code, for each step.
  package let actions: [PerformedActions]
  /// All calls of methods in which the app has code.
  package let calls: [PerformedCode]
  /// Whether an exception has ended the app.
  package let isCut: Bool

  /// The scenario's own filters are taken off: what the source logs decides what is compared.
  package init(_ scenario: Scenario, in mode: Mode, name: String, records: [PublishedRecord]) {
    var scenario = scenario
    var filter = TraceFilter()
    let own = scenario.header.filter.callbacks ?? []
    let logged = records.flatMap { record in record.loggedCallbacks } + own
    // A trace has some callbacks only if the filter names them.
    filter.callbacks = Callback.allCases.filter { logged.contains($0) }
    scenario.header.filter = filter
    scenario.header.showsProperties = true
    scenario.header.readsPlaces = true
    self.scenario = scenario
    self.mode = mode
    self.name = name
    var simulator = Simulator(scenario, mode: mode)
    let (steps, outcome) = simulator.collect()
    self.steps = steps
    isFault = if case .fault = outcome { true } else { false }
    let performance = Performance(scenario, in: mode)
    actions = PerformedActions.all(of: performance)
    calls = performance.calls.map(PerformedCode.init)
    isCut = performance.isCut
  }
}

extension PublishedRecord {
  /// Messages among its lines that vcsim doesn't simulate.
  package var unknownMessages: [String] {
    lines.compactMap { if case .unknown(_, let selector) = $0.subject { selector } else { nil } }.unique
  }

  /// Whether there is a line, a text, or a silence to compare.
  package var isComparable: Bool { !texts.isEmpty || hasMessage || isSilence }

  fileprivate var hasMessage: Bool { lines.contains { if case .callback = $0.subject { true } else { false } } }

  /// Whether all that it has is what UIKit doesn't call.
  package var isSilence: Bool { lines.isEmpty && texts.isEmpty && !steps.isEmpty && !loggedCallbacks.isEmpty }
}

package enum Difference: Equatable {
  /// The record has the line, the trace doesn't.
  case missing(RecordLine)
  /// The trace has the line, the record doesn't.
  case extra(TraceLine)
  /// Both have the line, in different places.
  case moved(RecordLine, TraceLine)
  /// The line is in place, with another value.
  case value(RecordLine, key: String, actual: String)
  /// A line or a group of lines is repeated in one of the two.
  case repeated(RecordLine?, TraceLine?)
  /// The app's code calls a method that UIKit calls by the source.
  case sentByApp(TraceLine)
  /// The scenario does something else than the record states.
  case action(stated: String, performed: String)
  /// No scenario runs in a version that the source states.
  case version(String)
  /// No warning or exception of the run has the text.
  case text(String)
  /// A statement in words fails: the scenario states it as a known failure.
  case told(String)

  package var isRepeat: Bool { if case .repeated = self { true } else { false } }

  package var words: String {
    switch self {
    case .missing(let line): "only the record: \(line.text)"
    case .extra(let line): "only the trace: \(line.text)"
    case .moved(let line, _): "elsewhere in the trace: \(line.text)"
    case .value(let line, let key, let actual): "\(line.text): the trace has \(key)=\(actual)"
    case .repeated(let line?, _): "once more in the record: \(line.text)"
    case .repeated(nil, let line): "once more in the trace: \(line?.text ?? "")"
    case .sentByApp(let line): "the app's own code sends it: \(line.text)"
    case .action(let stated, let performed): "the record states '\(stated)'; the scenario does '\(performed)'"
    case .version(let ios): "no scenario runs in iOS \(ios)"
    case .text(let text): "only the record: \(text)"
    case .told(let words): words
    }
  }

  package var rule: RuleID? {
    switch self {
    case .extra(let line), .moved(_, let line), .repeated(_, let line?): line.rule
    case .missing, .value, .repeated, .sentByApp, .action, .version, .text, .told: nil
    }
  }
}

package struct RecordComparison {
  package let run: EvidenceRun
  /// The names in the trace for the receivers of the record's lines.
  package var names: [String: [String]] = [:]
  package var differences: [Difference] = []
  /// Lines of the record with the line of the trace that each was found in.
  package var matches: [(record: RecordLine, trace: TraceLine)] = []
  /// The actions of the run whose lines the record has.
  package var steps: ClosedRange<Int>?
  /// Messages and values that vcsim doesn't simulate or that are described in words.
  package var omissions: [String] = []

  package var cost: Int { differences.reduce(run.isFault ? 10_000 : 0) { $0 + ($1.isRepeat ? 1 : 3) } }
}

/// Compares records with traces. It never reads an `expect`.
///
/// The record's receivers are mapped to the trace's once. Then the lines are aligned in order: the whole sequence of the
/// record with all lines of some consecutive actions that the source would have logged. A line counts in one place only.
package struct RecordJudge {
  private let record: PublishedRecord
  private let run: EvidenceRun
  private let logged: Set<Callback>
  private let actions: StatedActions

  package init(_ record: PublishedRecord, _ run: EvidenceRun) {
    self.record = record
    self.run = run
    actions = StatedActions(record)
    logged = record.loggedCallbacks
  }

  private static let mostAssignments = 2_000

  package func compare() -> RecordComparison {
    var result = RecordComparison(run: run)
    result.omissions = record.unknownMessages + actions.unknownMessages
    compareTexts(&result)
    if !record.isComparable {
      let failures = run.scenario.header.knownFailures.filter { $0.modes?.contains(run.mode) ?? true }
      result.differences += failures.map { .told($0.reason) }
    }
    guard record.hasMessage else {
      if record.isSilence { compareSilence([:], after: -1, &result) }
      return result
    }
    let texts = result
    var best: (comparison: RecordComparison, cost: Int)?
    for names in assignments() {
      let (comparison, cost) = compareLines(names, texts)
      if best.map({ cost < $0.cost }) ?? true { best = (comparison, cost) }
      if cost == 0 { break }
    }
    return best?.comparison ?? result
  }

  // MARK: Texts

  private func compareTexts(_ result: inout RecordComparison) {
    for text in record.texts {
      let places = run.steps.indices.filter { run.steps[$0].says(text) }
      result.differences += places.isEmpty ? [.text(text)] : actions.differences(in: run, ofTextIn: places)
    }
  }

  // MARK: Silence

  /// Compares the actions that no line of the record follows: UIKit calls nothing then that the source would have logged.
  private func compareSilence(_ names: [String: [String]], after end: Int, _ result: inout RecordComparison) {
    guard let steps = actions.silentSteps(in: run, after: end) else { return }
    let unknown = record.idle.filter { !run.hasReceiver($0) }
    result.differences += unknown.map { .told("the scenario has no \($0)") }
    if record.isSilence || steps.isEmpty {
      result.differences += actions.differences(in: run, ofSilenceIn: steps)
    }
    if record.isSilence {
      if let first = steps.first, let last = steps.last { result.steps = first...last }
    }
    let watched = Set(names.values.joined())
    for line in steps.flatMap({ run.steps[$0].lines }) {
      guard let message = line.message, logged.contains(message.callback) else { continue }
      let isIdle = record.idle.contains { run.isNamed($0, message.receiver) }
      let isWatched = watched.contains(message.receiver) || isIdle || (record.isSilence && record.idle.isEmpty)
      let isOpen = record.openReceivers.contains { names[$0]?.contains(message.receiver) ?? false }
      if isWatched, !isOpen { result.differences.append(.extra(line)) }
    }
  }

  // MARK: Receivers

  private func assignments() -> [[String: [String]]] {
    var callbacks: [String: Set<Callback>] = [:]
    var order: [String] = []
    for line in record.lines {
      guard case .callback(let receiver, let callback) = line.subject else { continue }
      if callbacks[receiver] == nil { order.append(receiver) }
      callbacks[receiver, default: []].insert(callback)
    }
    var got: [String: Set<Callback>] = [:]
    var present: [String] = []
    for message in run.steps.flatMap(\.lines).compactMap(\.message) {
      if got[message.receiver] == nil { present.append(message.receiver) }
      got[message.receiver, default: []].insert(message.callback)
    }
    let blocks = present.filter { !got[$0]!.isDisjoint(with: Callback.completionBlocks) }
    // A record's name for a receiver, with the names in the trace that it may stand for.
    let candidates = order.map { name -> (name: String, receivers: [[String]]) in
      if name == "completion" { return (name, [blocks]) }
      // A controller that gets nothing is not another.
      let isDeclared = run.scenario.controllers.contains { $0.name == name }
      // A class in a log stands for all of its instances; a controller is its own delegate as far as a log can tell.
      let instances = present.filter { run.isNamed(name, $0) }
      if !instances.isEmpty || isDeclared { return (name, [instances]) }
      let suffix = name.firstIndex(of: ".").map { String(name[$0...]) }
      let fitting = present.filter { receiver in
        (suffix.map { receiver.hasSuffix($0) } ?? true) && !order.contains(receiver)
          && !got[receiver]!.isDisjoint(with: callbacks[name]!)
      }
      return (name, fitting.map { [$0] } + [[]])
    }
    var results: [[String: [String]]] = [[:]]
    for candidate in candidates {
      results = results.flatMap { known -> [[String: [String]]] in
        let used = Set(known.filter { $0.key != "completion" }.values.joined())
        return candidate.receivers.compactMap { receivers -> [String: [String]]? in
          guard candidate.name == "completion" || used.isDisjoint(with: receivers) else { return nil }
          var next = known
          next[candidate.name] = receivers
          return next
        }
      }
      if results.count > Self.mostAssignments { results = Array(results.prefix(Self.mostAssignments)) }
    }
    return results
  }

  // MARK: Lines

  /// A source that prints where methods begin and end is compared with two scenarios: one logs after super.
  private func isPrinted(_ line: RecordLine, _ receivers: [String]?) -> Bool {
    guard let phase = line.values.first(where: { $0.key == "phase" }) else { return true }
    let logsLate = run.scenario.controllers.contains { $0.logsAfterSuper && receivers?.contains($0.name) ?? false }
    return logsLate == (phase.text == "end")
  }

  /// An app calls the methods of containment, or another, if the source says so.
  private func mayBeSentByApp(_ callback: Callback) -> Bool {
    callback.family == .containment && actions.mayMove || record.sent.contains(callback.selector)
  }

  private func compareLines(_ names: [String: [String]], _ texts: RecordComparison) -> (RecordComparison, Int) {
    // A receiver that is only known by its completion block is not watched otherwise.
    let watched = Set(names.filter { $0.key != "completion" }.values.joined()).union(record.idle)
    let open = Set(record.openReceivers.flatMap { names[$0] ?? [] })
    var lines: [Alignment.Line] = []
    for (step, traced) in run.steps.enumerated() {
      for line in traced.lines {
        guard let message = line.message else { continue }
        let isBlock = Callback.completionBlocks.contains(message.callback)
        let callback = isBlock ? .presentCompletion : message.callback
        guard logged.contains(callback), isBlock || watched.contains(message.receiver) else { continue }
        let isOpen = record.isOpen || open.contains(message.receiver)
        lines.append(
          Alignment.Line(
            step: step, receiver: message.receiver, callback: callback, line: line, isOpen: isOpen,
            isForeign: line.rule == .calledByApp && !mayBeSentByApp(message.callback)))
      }
    }
    // Controllers that are values and get no line have their own names.
    let declared = run.scenario.controllers.map { ($0.name, $0.name) }
    let mapped = names.compactMapValues { $0.count == 1 ? $0[0] : nil }
    let values = ValueComparison(
      names: mapped.merging(declared, uniquingKeysWith: { mapped, _ in mapped }),
      className: { run.scenario.className(of: $0) })
    // Lines of other actions pay for none. If all are there, by another action, that is the difference.
    var result = align(names, lines, values, texts, isStrict: true)
    if result.differences.contains(where: { if case .missing = $0 { true } else { false } }) {
      let other = align(names, lines, values, texts, isStrict: false)
      let sent = other.differences.count { if case .sentByApp = $0 { true } else { false } }
      let acts = other.differences.count { if case .action = $0 { true } else { false } }
      // A line that the app sends is missing, too.
      if other.differences.count <= acts + 2 * sent { result = other }
    }
    // A match that leaves a receiver out is the last resort.
    return (result, result.cost * 10 + names.values.count { $0.isEmpty })
  }
}

extension RecordJudge {
  private func align(
    _ names: [String: [String]], _ lines: [Alignment.Line], _ values: ValueComparison, _ texts: RecordComparison,
    isStrict: Bool
  ) -> RecordComparison {
    let expected = record.lines.enumerated().compactMap { place, line -> Alignment.Wanted? in
      guard case .callback(let receiver, let callback) = line.subject, isPrinted(line, names[receiver]) else {
        return nil
      }
      return Alignment.Wanted(
        receivers: names[receiver] ?? [], callbacks: line.callbacks(callback), line: line, place: place,
        steps: isStrict ? actions.steps(in: run, names, ofLine: place) : nil)
    }
    let mostActions = record.isOpen ? max(1, actions.count) : nil
    let alignment = Alignment(expected, lines, values, mostActions: mostActions)
    var result = texts
    result.names = names
    result.matches = alignment.matches.map { (expected[$0.wanted].line, lines[$0.line].line) }
    result.steps = alignment.steps
    result.differences += alignment.differences
    result.differences += actions.differences(
      in: run, names, of: alignment.matches.map { (expected[$0.wanted].place, lines[$0.line].step) })
    if !record.isOpen, let end = alignment.steps?.upperBound { compareSilence(names, after: end, &result) }
    result.omissions = (result.omissions + alignment.notComparable).unique
    return result
  }
}

extension TraceStep {
  /// Whether UIKit prints a published text in it.
  package func says(_ text: String) -> Bool {
    lines.contains { line in
      switch line.content {
      case .warning(let words): PastedText.isSame(text, as: words)
      case .exception(let name, let reason): PastedText.isSame(text, as: reason, exception: name)
      case .message, .gap, .other: false
      }
    }
  }
}
