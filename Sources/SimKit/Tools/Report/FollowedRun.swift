/// A run with the state of the app at each of its events: the source of pictures, pages, and steps.
package struct FollowedRun: Sendable {
  package struct Moment: Sendable {
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
  package private(set) var rows: [Moment] = []
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
  /// The state of the app at the end.
  package private(set) var end: Snapshot
  /// Whether there are more controllers and events than a reader looks at one by one; then there are no rows.
  package private(set) var isTooLarge = false

  /// Plays the scenario, as its own filter shows it unless another is given.
  package init(_ scenario: Scenario, mode: Mode, caseName: String, filter: TraceFilter? = nil) {
    self.scenario = scenario
    self.mode = mode
    self.caseName = caseName
    var simulator = Simulator(scenario, mode: mode)
    var keeper = SnapshotKeeper()
    var sink = EventList()
    while keeper.snapshots != nil, simulator.playNext(into: &sink, watching: &keeper) {}
    isTooLarge = keeper.snapshots == nil
    outcome = simulator.outcome ?? .finished
    end = simulator.snapshot
    guard let snapshots = keeper.snapshots else { return }
    sink.endStep()
    rows = Self.rows(sink, snapshots, scenario, filter ?? scenario.header.filter)
    divide()
    lanes = arrange()
    columns = [Int?](repeating: nil, count: scenario.controllers.count)
    for (place, lane) in lanes.enumerated() {
      if case .controller(let id) = lane { columns[id.int] = place }
    }
  }

  private struct EventList: EventSink {
    var events: [TraceEvent] = []
    /// The bounds that each event shows, of the steps that are over.
    var bounds: [JudgedBounds?] = []
    private var step = JudgedStep()

    mutating func receive(_ event: TraceEvent) {
      if event.statement != nil { endStep() }
      events.append(event)
      step.receive(event)
    }

    mutating func viewResized(of id: ControllerID) { step.viewResized(of: id) }

    mutating func endStep() {
      bounds += step.events.indices.map { step.bounds(at: $0) }
      step = JudgedStep()
    }
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
      case .remark(let remark, _): line = TraceLine(.other(remark.text), depth: event.depth)
      case .gap(let duration): line = TraceLine(.gap(duration), depth: event.depth)
      case .call, .warning, .exception: line = step.lines[step.lines.count - 1]
      }
      lines.append((event, line, step.statement ?? 0))
    }
  }

  /// The events that the filter lets through, each with the snapshot of its moment.
  private static func rows(
    _ run: EventList, _ snapshots: [Snapshot], _ scenario: Scenario, _ filter: TraceFilter
  ) -> [Moment] {
    var sink = FilteredSink(RowSink(collector: TraceCollector(scenario)), filter: filter)
    var rows: [Moment] = []
    var earlier: Snapshot?
    var beforeGap: Snapshot?
    for (moment, (event, snapshot)) in zip(run.events, snapshots).enumerated() {
      if case .gap = event.content { beforeGap = beforeGap ?? earlier }
      let before = sink.base.lines.count
      sink.receive(event)
      for (shown, line, statement) in sink.base.lines[before...] {
        var row = Moment(event: shown, line: line, statement: statement, snapshot: snapshot)
        if case .call = shown.content { row.bounds = run.bounds[moment] }
        // While time passes nothing changes; the changes at the end of an animation belong to the line after it.
        if case .gap = shown.content, let beforeGap { row.snapshot.controllers = beforeGap.controllers }
        rows.append(row)
      }
      if sink.base.lines.count > before { beforeGap = nil }
      earlier = snapshot
    }
    return rows
  }

  /// A statement of the story that was reached, with the lines that followed from it.
  package struct Step: Sendable {
    /// The index of the statement in the story.
    package var statement: Int
    /// The place among the rows of the statement's own row; the lines follow it.
    package var heading: Int
    /// The places of the lines among the rows.
    package var lines: Range<Int>
  }

  /// The rows of a step, without the statement's own row.
  package func lines(of step: Step) -> ArraySlice<Moment> { rows[step.lines] }

  package func text(of step: Step) -> String { scenario.story[step.statement].text }

  private mutating func divide() {
    for (place, row) in rows.enumerated() {
      if row.event.statement != nil {
        steps.append(Step(statement: row.statement, heading: place, lines: place + 1..<place + 1))
      } else if let step = steps.indices.last {
        steps[step].lines = steps[step].lines.lowerBound..<place + 1
      }
    }
  }

  /// The longer side of the screen, to whose scale signs of bounds are drawn.
  var longerSide: Int {
    let screen = scenario.header.device(in: mode).screen
    return max(1, screen.width, screen.height)
  }

  package var judgedBlocks: [JudgedBlock] {
    scenario.judge(in: mode) { place in
      steps.first { $0.statement == place }.map { step in lines(of: step).map { $0.line } }
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

  /// The lane of a row; nil for rows without a receiver.
  package func lane(of row: Moment) -> Lane? {
    guard case .call(let call) = row.event.content else { return nil }
    return call.receiver.laneOwner.map { .controller($0) } ?? .app
  }

  /// The place of a lane among the lanes; nil when no row speaks of it.
  package func column(of lane: Lane) -> Int? {
    switch lane {
    case .app: lanes.first == .app ? 0 : nil
    case .controller(let id): columns[id.int]
    }
  }

  package func column(of row: Moment) -> Int? { lane(of: row).flatMap { column(of: $0) } }

  /// The lanes in the order of the hierarchy, by the parents that controllers had first.
  private mutating func arrange() -> [Lane] {
    let count = scenario.controllers.count
    var speaks = [Bool](repeating: false, count: count)
    var hasApp = false
    var parents = [ControllerID?](repeating: nil, count: count)
    var root: ControllerID?
    for row in rows {
      if case .call(let call) = row.event.content {
        if let id = call.receiver.laneOwner { speaks[id.int] = true } else { hasApp = true }
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

  /// A call's text beside the receiver: the selector with its values. Bounds, which pictures show for every callback, are left out.
  package static func message(of row: Moment) -> String {
    guard case .call(let call) = row.event.content, let message = row.line.message else { return row.text }
    let part = call.receiver.part
    let words = part.isEmpty ? "" : part + (part == "presentation" ? " controller " : " ")
    return words + message.words(without: [.bounds])
  }
}

extension Receiver {
  /// The controller in whose lane the messages are: a scene's delegate is in that of its root.
  fileprivate var laneOwner: ControllerID? { if case .scene(let root) = self { root } else { controller } }
}
