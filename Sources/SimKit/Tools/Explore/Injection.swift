/// Tries each action of the app once inside each callback that the file's own story calls.
package struct Injection: Sendable {
  package enum Cell: Hashable, Sendable {
    case calm
    case impossible
    case breaks(Discovery)
  }

  /// A callback of a controller.
  package struct Target: Sendable {
    package let name: String
    /// A cell for each action.
    package let cells: [Cell]
  }

  package private(set) var actions: [String] = []
  /// In the order in which the story calls them first.
  package private(set) var rows: [Target] = []
  /// For how many callbacks no time was left, of those that the story had called by then.
  package private(set) var untried = 0
  /// Why the file's own story can't be played to its end. Nil if it can.
  package let fault: Fault?

  package init(_ scenario: Scenario, mode: Mode, isTimeUp: () -> Bool = { false }) {
    let alphabet = Alphabet(scenario, mode: mode)
    let statements = alphabet.moves.filter { $0.role == .app && $0.statements.count == 1 }
      .map { alphabet.scenario.story[$0.statements.lowerBound] }
    actions = statements.map { $0.text }
    let base = Run(scenario, mode, trying: nil, isTimeUp)
    fault = base.fault
    if isTimeUp() {
      untried = max(1, base.places.count)
      return
    }
    for place in base.places {
      var cells: [Cell] = []
      for statement in statements {
        let cell = cell(statement, in: place)
        if isTimeUp() { break }
        cells.append(cell)
      }
      // Of a row, all or nothing is shown.
      guard cells.count == statements.count else {
        untried = base.places.count - rows.count
        return
      }
      rows.append(Target(name: place.receiver.name(in: scenario) + " " + place.callback.selector, cells: cells))
    }

    func cell(_ statement: Statement, in place: Caller) -> Cell {
      guard case .action(let action) = statement.content else { return .calm }
      var changed = scenario
      var hook = Hook(receiver: place.receiver, callback: place.callback, line: statement.line, actions: [statement])
      hook.once = true
      changed.hooks.append(hook)
      let run = Run(changed, mode, trying: (place, action), isTimeUp)
      if let broken = run.found.first(where: { !base.found.contains($0) }) { return .breaks(broken) }
      return run.fault != nil ? .impossible : .calm
    }
  }

  /// A run of the file's story, up to the end of the action in which the line is tried.
  private struct Run {
    var places: [Caller] { sink.places }
    var found: [Discovery] { sink.watch.found }
    private(set) var fault: Fault?
    private var sink: Sink

    init(_ scenario: Scenario, _ mode: Mode, trying line: (place: Caller, action: Action)?, _ isTimeUp: () -> Bool) {
      var app = Simulator(scenario, mode: mode)
      var watcher = LineWatcher(checker: InvariantChecker(app.scenario), line: line)
      sink = Sink(watch: Discovery.Watch(app.scenario, asking: app.scenario.asserts))
      while !watcher.isTried, !isTimeUp(), app.playNext(into: &sink, watching: &watcher) {
        sink.watch.look(at: app, watcher.checker.takeViolations(), hasComplained: false)
      }
      sink.watch.look(at: app, watcher.checker.takeViolations(), hasComplained: false)
      if case .fault(let fault)? = app.outcome { self.fault = fault }
    }
  }

  private struct LineWatcher: Watcher {
    var checker: InvariantChecker
    let line: (place: Caller, action: Action)?
    var isTried = false

    mutating func acts(_ action: Action, line _: Int, _ app: Simulator) {
      if let line, app.messages.frames.last?.caller == line.place, action == line.action { isTried = true }
    }
    mutating func sees(_ event: TraceEvent.Content, _ app: Simulator) { checker.sees(event, app) }
    mutating func turnEnded(_ app: Simulator) { checker.turnEnded(app) }
    mutating func statementEnded(_ app: Simulator) { checker.statementEnded(app) }
  }

  private struct Sink: EventSink {
    var watch: Discovery.Watch
    private(set) var places: [Caller] = []
    private var known: Set<Caller> = []

    init(watch: Discovery.Watch) { self.watch = watch }

    var showsViews: Bool { watch.showsViews }

    mutating func receive(_ event: TraceEvent) {
      watch.receive(event)
      guard case .call(let call) = event.content, case .controller = call.receiver, call.callback.isOverridden,
        !call.isQuiet, call.answer == nil
      else { return }
      let place = Caller(receiver: call.receiver, callback: call.callback)
      if known.insert(place).inserted { places.append(place) }
    }
  }
}
