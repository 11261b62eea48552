/// A run with how the app stood at each of its events: what pictures, pages and steps are made from.
public struct Recording: Sendable {
  public struct Row: Sendable {
    public var event: TraceEvent
    /// The line of the trace, without the spaces that it begins with.
    public var text: String
    /// The place in the story of the statement that it follows from.
    public var statement: Int
    public var snapshot: Snapshot
    /// Whether the bounds that a controller's code sees can be relied upon; nil where none are seen.
    public var judgement: BoundsJudgement?
  }

  public let scenario: Scenario
  public let mode: Mode
  /// `modal@ios5`
  public let caseName: String
  public private(set) var rows: [Row] = []
  public private(set) var outcome = Outcome.finished
  /// How the app stands at the end.
  public private(set) var end: Snapshot
  /// More controllers and events than anybody looks at one by one; then there are no rows.
  public private(set) var isTooLarge = false
  public static let tooLarge = "there are too many controllers and callbacks to keep how each stands at each of them"

  /// Plays the scenario, as its own filter shows it unless another is given.
  public init(_ scenario: Scenario, mode: Mode, caseName: String, filter: TraceFilter? = nil) {
    self.scenario = scenario
    self.mode = mode
    self.caseName = caseName
    var simulator = Simulator(scenario, mode: mode)
    simulator.snapshots = []
    var sink = EventList()
    while simulator.snapshots != nil, simulator.playNext(into: &sink) {}
    isTooLarge = simulator.snapshots == nil
    outcome = simulator.outcome ?? .finished
    end = simulator.snapshot
    guard let snapshots = simulator.snapshots else { return }
    rows = Self.rows(sink.events, snapshots, scenario, filter ?? scenario.header.filter)
    judge()
  }

  private struct EventList: EventSink {
    var events: [TraceEvent] = []
    mutating func receive(_ event: TraceEvent) { events.append(event) }
  }

  private struct RowSink: EventSink {
    var collector: TraceCollector
    var texts: [(TraceEvent, String, Int)] = []

    mutating func receive(_ event: TraceEvent) {
      collector.receive(event)
      guard let step = collector.steps.last else { return }
      let text = step.lines.last?.text ?? ""
      switch event.content {
      case .step, .note: texts.append((event, step.text, step.statement ?? 0))
      case .gap, .call, .warning, .exception: texts.append((event, text, step.statement ?? 0))
      }
    }
  }

  /// The events that the filter lets through, each with the snapshot of its moment.
  private static func rows(
    _ events: [TraceEvent], _ snapshots: [Snapshot], _ scenario: Scenario, _ filter: TraceFilter
  ) -> [Row] {
    var sink = FilteredSink(RowSink(collector: TraceCollector(scenario)), filter: filter)
    var rows: [Row] = []
    for (event, snapshot) in zip(events, snapshots) {
      let before = sink.base.texts.count
      sink.receive(event)
      for (shown, text, statement) in sink.base.texts[before...] {
        rows.append(Row(event: shown, text: text, statement: statement, snapshot: snapshot))
      }
    }
    return rows
  }

  /// Bounds are final when the step ends with them.
  private mutating func judge() {
    var last: [Int: [ControllerID: Size]] = [:]
    for row in rows {
      guard case .call(let call) = row.event.content, let id = call.receiver.controller, let geometry = call.geometry,
        geometry.isLoaded
      else { continue }
      last[row.statement, default: [:]][id] = geometry.bounds
    }
    for place in rows.indices {
      guard case .call(let call) = rows[place].event.content, let id = call.receiver.controller,
        let geometry = call.geometry
      else { continue }
      rows[place].judgement = BoundsJudgement(geometry, atEnd: last[rows[place].statement]?[id])
    }
  }

  /// The controllers that the rows speak of, in the order of declaration; the application's delegate first, if it is one.
  public var lanes: [Lane] {
    var seen: Set<ControllerID> = []
    var hasApp = false
    for row in rows {
      guard case .call(let call) = row.event.content else { continue }
      if let id = call.receiver.controller { seen.insert(id) } else { hasApp = true }
    }
    let controllers = scenario.controllers.indices.map { ControllerID($0) }.filter { seen.contains($0) }
    return (hasApp ? [.app] : []) + controllers.map { .controller($0) }
  }

  /// A column of a picture.
  public enum Lane: Hashable, Sendable {
    case app
    case controller(ControllerID)
  }

  public func name(of lane: Lane) -> String {
    switch lane {
    case .app: "app"
    case .controller(let id): scenario.name(of: id)
    }
  }

  /// The lane that a row stands in; nil for rows that are about no one.
  public func lane(of row: Row) -> Lane? {
    switch row.event.content {
    case .call(let call): call.receiver.controller.map { .controller($0) } ?? .app
    case .step, .note, .gap, .warning, .exception: nil
    }
  }

  /// The rows of each statement of the story that was reached, without the statement's own row.
  public var steps: [(statement: Int, rows: [Row])] {
    var result: [(statement: Int, rows: [Row])] = []
    for row in rows {
      switch row.event.content {
      case .step, .note: result.append((row.statement, []))
      case .gap, .call, .warning, .exception:
        if !result.isEmpty { result[result.count - 1].rows.append(row) }
      }
    }
    return result
  }

  /// How the app stands when a step is over: as the next one finds it.
  public func snapshot(afterStep number: Int) -> Snapshot {
    var count = -1
    for row in rows {
      switch row.event.content {
      case .step, .note:
        count += 1
        if count == number + 1 { return row.snapshot }
      case .gap, .call, .warning, .exception: break
      }
    }
    return end
  }

  /// What a call's line says beside the receiver: the selector with its values.
  public static func message(of row: Row) -> String {
    guard case .call(let call) = row.event.content else { return row.text }
    let words = row.text.split(separator: " ", maxSplits: 1)
    var rest = words.count > 1 ? String(words[1]) : row.text
    // Pictures show the bounds of every callback, with what they are worth.
    if let range = rest.firstRange(of: " bounds=") { rest = String(rest[..<range]) }
    switch call.receiver {
    case .controller, .app: return rest
    case .view: return "view " + rest
    case .delegate: return "delegate " + rest
    }
  }
}

extension String {
  /// Where a text begins inside of this one; `contains` of the standard library is not to be had in Embedded Swift.
  fileprivate func firstRange(of text: String) -> String.Index? {
    var place = startIndex
    while place < endIndex {
      if self[place...].hasPrefix(text) { return place }
      place = index(after: place)
    }
    return nil
  }
}
