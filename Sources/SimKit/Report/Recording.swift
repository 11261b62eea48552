/// A run with how the app stood at each of its events: what pictures, pages and steps are made from.
package struct Recording: Sendable {
  package struct Row: Sendable {
    package var event: TraceEvent
    /// The line of the trace; for a line of the story its text.
    package var line: TraceLine
    /// The place in the story of the statement that it follows from.
    package var statement: Int
    package var snapshot: Snapshot
    /// The bounds that a controller's code sees, and whether they can be relied upon; nil where none are seen.
    package var bounds: JudgedBounds?

    /// The line of the trace, without the spaces that it begins with.
    package var text: String { line.text }
  }

  package let scenario: Scenario
  package let mode: Mode
  /// `modal@ios5`
  package let caseName: String
  package private(set) var rows: [Row] = []
  /// The statements of the story that were reached, in order.
  package private(set) var steps: [Step] = []
  /// The controllers that the rows speak of: the application's delegate first, if it is one; then from the root down, each
  /// before its children; then those that never had a parent, as presented controllers.
  package private(set) var lanes: [Lane] = []
  /// The parent that each controller had first.
  private(set) var firstParents: [ControllerID?] = []
  /// The place among the lanes of each controller.
  private var columns: [Int?] = []
  package private(set) var outcome = Outcome.finished
  /// How the app stands at the end.
  package private(set) var end: Snapshot
  /// More controllers and events than anybody looks at one by one; then there are no rows.
  package private(set) var isTooLarge = false
  package static let tooLarge = Fault.tooLarge

  /// Plays the scenario, as its own filter shows it unless another is given.
  package init(_ scenario: Scenario, mode: Mode, caseName: String, filter: TraceFilter? = nil) {
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
    divide()
    lanes = arrange()
    columns = [Int?](repeating: nil, count: scenario.controllers.count)
    for (place, lane) in lanes.enumerated() {
      if case .controller(let id) = lane { columns[id.int] = place }
    }
  }

  private struct EventList: EventSink {
    var events: [TraceEvent] = []
    mutating func receive(_ event: TraceEvent) { events.append(event) }
  }

  private struct RowSink: EventSink {
    var collector: TraceCollector
    var lines: [(TraceEvent, TraceLine, Int)] = []

    mutating func receive(_ event: TraceEvent) {
      collector.receive(event)
      guard let step = collector.steps.last else { return }
      let line: TraceLine
      switch event.content {
      case .step, .note: line = TraceLine(.other(step.text), depth: 0)
      case .remark(let words, _): line = TraceLine(.other(Statement.note(words)), depth: event.depth)
      case .gap(let duration): line = TraceLine(.gap(duration), depth: event.depth)
      case .call, .warning, .exception: line = step.lines[step.lines.count - 1]
      }
      lines.append((event, line, step.statement ?? 0))
    }
  }

  /// The events that the filter lets through, each with the snapshot of its moment.
  private static func rows(
    _ events: [TraceEvent], _ snapshots: [Snapshot], _ scenario: Scenario, _ filter: TraceFilter
  ) -> [Row] {
    var sink = FilteredSink(RowSink(collector: TraceCollector(scenario)), filter: filter)
    var rows: [Row] = []
    var earlier: Snapshot?
    var beforeGap: Snapshot?
    for (event, snapshot) in zip(events, snapshots) {
      if case .gap = event.content { beforeGap = beforeGap ?? earlier }
      let before = sink.base.lines.count
      sink.receive(event)
      for (shown, line, statement) in sink.base.lines[before...] {
        var row = Row(event: shown, line: line, statement: statement, snapshot: snapshot)
        // While time passes all stands as before; what the end of an animation changes belongs to the line after it.
        if case .gap = shown.content, let beforeGap { row.snapshot.controllers = beforeGap.controllers }
        rows.append(row)
      }
      if sink.base.lines.count > before { beforeGap = nil }
      earlier = snapshot
    }
    return rows
  }

  /// Bounds are final when the step ends with them.
  private mutating func judge() {
    var ends: [Int: StepBounds] = [:]
    for row in rows {
      if case .call(let call) = row.event.content { ends[row.statement, default: StepBounds()].see(call) }
    }
    for place in rows.indices {
      guard case .call(let call) = rows[place].event.content else { continue }
      rows[place].bounds = ends[rows[place].statement]?.judge(call)
    }
  }

  /// A statement of the story that was reached, with the lines that followed from it.
  package struct Step: Sendable {
    /// Its place in the story.
    package var statement: Int
    /// The place among the rows of the statement's own row; the lines follow it.
    package var heading: Int
    /// The places of the lines among the rows.
    package var lines: Range<Int>
  }

  /// The rows of a step, without the statement's own row.
  package func lines(of step: Step) -> ArraySlice<Row> { rows[step.lines] }

  /// The words of a step's statement, as the trace shows them.
  package func text(of step: Step) -> String { scenario.story[step.statement].text }

  private mutating func divide() {
    for (place, row) in rows.enumerated() {
      switch row.event.content {
      case .step, .note: steps.append(Step(statement: row.statement, heading: place, lines: place + 1..<place + 1))
      case .remark, .gap, .call, .warning, .exception:
        guard let step = steps.indices.last else { continue }
        steps[step].lines = steps[step].lines.lowerBound..<place + 1
      }
    }
  }

  /// A line of the gutter, a column of a picture: one controller, or the application's delegate.
  package enum Lane: Hashable, Sendable {
    case app
    case controller(ControllerID)
  }

  package func name(of lane: Lane) -> String {
    switch lane {
    case .app: "app"
    case .controller(let id): scenario.name(of: id)
    }
  }

  /// The lane that a row stands in; nil for rows that are about no one.
  package func lane(of row: Row) -> Lane? {
    switch row.event.content {
    case .call(let call): call.receiver.controller.map { .controller($0) } ?? .app
    case .step, .note, .remark, .gap, .warning, .exception: nil
    }
  }

  /// The place of a lane among the lanes; nil when no row speaks of it.
  package func column(of lane: Lane) -> Int? {
    switch lane {
    case .app: lanes.first == .app ? 0 : nil
    case .controller(let id): columns[id.int]
    }
  }

  /// The place among the lanes of the lane that a row stands in.
  package func column(of row: Row) -> Int? { lane(of: row).flatMap { column(of: $0) } }

  /// The lanes in the order of the hierarchy, by the parents that controllers had first.
  private mutating func arrange() -> [Lane] {
    let count = scenario.controllers.count
    var speaks = [Bool](repeating: false, count: count)
    var hasApp = false
    var parents = [ControllerID?](repeating: nil, count: count)
    var root: ControllerID?
    for row in rows {
      if case .call(let call) = row.event.content {
        if let id = call.receiver.controller { speaks[id.int] = true } else { hasApp = true }
      }
      root = root ?? row.snapshot.root
      for (place, controller) in row.snapshot.controllers.enumerated() where parents[place] == nil {
        parents[place] = controller.parent
      }
    }
    firstParents = parents
    var children = [[Int]](repeating: [], count: count)
    for (place, parent) in parents.enumerated() {
      if let parent { children[parent.int].append(place) }
    }
    var lanes: [Lane] = hasApp ? [.app] : []
    var isTold = [Bool](repeating: false, count: count)
    func tell(_ top: Int) {
      var open = [top]
      while let place = open.popLast() {
        guard !isTold[place] else { continue }
        isTold[place] = true
        if speaks[place] { lanes.append(.controller(ControllerID(place))) }
        open += children[place].reversed()
      }
    }
    if let root { tell(root.int) }
    for place in 0..<count where parents[place] == nil { tell(place) }
    for place in 0..<count { tell(place) }
    return lanes
  }

  /// How the app stands when a step is over: as the next one finds it.
  package func snapshot(afterStep number: Int) -> Snapshot {
    number + 1 < steps.count ? rows[steps[number + 1].heading].snapshot : end
  }

  /// What a call's line says beside the receiver: the selector with its values. Pictures show the bounds of every
  /// callback, with what they are worth: they are left out here.
  package static func message(of row: Row) -> String {
    guard case .call(let call) = row.event.content, let message = row.line.message else { return row.text }
    return prefix(of: call.receiver) + message.words(without: [.bounds])
  }

  /// The callback alone, with what of the controller gets it.
  static func callback(of call: Call) -> String { prefix(of: call.receiver) + call.callback.selector }

  private static func prefix(of receiver: Receiver) -> String {
    switch receiver {
    case .controller, .app: ""
    case .scene: "scene "
    case .view: "view "
    case .delegate: "delegate "
    case .presentation: "presentation controller "
    case .animator: "animator "
    }
  }
}
