/// Replays a scenario in one mode. A value: a copy of it is a snapshot of the whole simulated app.
public struct Simulator: Sendable {
  /// The scenario that is replayed.
  public let scenario: Scenario
  /// The version of iOS.
  public let mode: Mode
  /// How far the story has been played: the next statement's index.
  public private(set) var position = 0
  /// A reloaded view needs its children's views again.
  public internal(set) var outcome: Outcome?

  let rules: RuleSet
  /// The screen, and how much of it the app has.
  var screen: Screen
  var hierarchy: Hierarchy
  var runLoop = RunLoop()
  var messages: Messages
  var application: Application
  var transitions = Transitions()
  var containers: Containers

  /// UIKit's complaints about the statement that is being played.
  var complaints: [Complaint] = []
  /// The work to be done, the next last.
  var stack: [Work] = []
  /// The budget that remains for the statement that is being played.
  var budget: WorkBudget
  /// The line of the statement that is being played.
  var line = 0

  #if !hasFeature(Embedded)
    /// Always nil. A value of any type has no fixed layout, so that the compiler leaves a simulator where it is when a mutating
    /// method calls a nonmutating one. Otherwise each such call copies the simulator, an eighth of all instructions.
    private let staysInPlace: (any Sendable)? = nil
  #endif

  /// Ready to play the first statement of a scenario, in one version of iOS.
  public init(_ scenario: Scenario, mode: Mode) { self.init(scenario, mode: mode, rules: RuleSet(mode)) }

  /// Replays it under other rules than the version's, to see what a rule does.
  init(_ scenario: Scenario, mode: Mode, rules: RuleSet) {
    let device = scenario.header.device ?? rules.smallestPhone
    let scenario = scenario.resolved(in: mode, on: device.idiom)
    self.scenario = scenario
    self.mode = mode
    self.rules = rules
    screen = Screen(device: device, showsStatusBar: scenario.header.showsStatusBar, rules: rules)
    hierarchy = Hierarchy(scenario.controllers)
    messages = Messages(scenario)
    budget = WorkBudget(scenario)
    containers = Containers(controllers: scenario.controllers.count)
    application = Application(scenario, on: screen.device.idiom)
  }

  /// Plays the whole story.
  public mutating func run<Destination: EventSink>(into sink: inout Destination) -> Outcome { playAll(into: &sink) }

  // The same for the sinks of `run` by name: a caller in another module would otherwise go through tables with each
  // event, and have the runtime look the type of the sink up.
  package mutating func run(into sink: inout FilteredSink<TallySink<TraceText>>) -> Outcome { playAll(into: &sink) }
  package mutating func run(into sink: inout FilteredSink<TallySink<JudgingSink>>) -> Outcome { playAll(into: &sink) }
  package mutating func run(into sink: inout FilteredSink<TallySink<TraceJSON>>) -> Outcome { playAll(into: &sink) }

  @inline(__always)
  private mutating func playAll(into sink: inout some EventSink) -> Outcome {
    while playNext(into: &sink) {}
    return outcome ?? .finished
  }

  /// Plays the next statement and all that follows from it. False when there was none left to play.
  public mutating func playNext(into sink: inout some EventSink) -> Bool {
    var watcher = NoWatcher()
    return playNext(into: &sink, watching: &watcher)
  }

  /// As `playNext(into:)`, with a watcher that looks at the app.
  mutating func playNext(into sink: inout some EventSink, watching watcher: inout some Watcher) -> Bool {
    guard outcome == nil else { return false }
    guard position < scenario.story.count else {
      outcome = .finished
      return false
    }
    guard scenario.story[position].counts(in: mode, on: screen.device) else {
      position += 1
      return true
    }
    begin()
    switch scenario.story[position].content {
    case .note:
      emit(.note(position))
    case .action(let action):
      play(action, waiting: !scenario.story[position].withoutWaiting, into: &sink, &watcher)
    }
    handOver(to: &sink, &watcher)
    watcher.statementEnded(self)
    position += 1
    if outcome == nil, position == scenario.story.count { outcome = .finished }
    return true
  }

  mutating func playTurn(ofStatement place: Int, into sink: inout some EventSink) {
    var watcher = NoWatcher()
    playTurn(ofStatement: place, into: &sink, watching: &watcher)
  }

  mutating func playDue(into sink: inout some EventSink) {
    var watcher = NoWatcher()
    playDue(into: &sink, watching: &watcher)
  }

  /// Plays a statement up to the end of its turn. What it brings about later waits for `playDue`.
  mutating func playTurn(
    ofStatement place: Int, into sink: inout some EventSink, watching watcher: inout some Watcher
  ) {
    guard case .action(let action) = scenario.story[place].content else { return }
    position = place
    begin()
    act(inStory: action, &watcher)
    carryOut(into: &sink, &watcher)
    endTurn(into: &sink, &watcher)
    handOver(to: &sink, &watcher)
  }

  /// Plays all that falls due next, at one moment.
  mutating func playDue(into sink: inout some EventSink, watching watcher: inout some Watcher) {
    guard let due = runLoop.nextDue else { return }
    settle(until: max(due, runLoop.now), into: &sink, &watcher)
    handOver(to: &sink, &watcher)
  }

  /// The statement at the position begins.
  private mutating func begin() {
    line = scenario.story[position].line
    budget.begin()
    complaints.removeAll()
    messages.beginStep(at: runLoop.now)
  }

  /// Performs the action of the statement that is being played, in a new turn, unless a variable of the app has another
  /// value.
  private mutating func act(inStory action: Action, _ watcher: inout some Watcher) {
    runLoop.beginTurn()
    emit(.step(position))
    show(to: &watcher)
    if let value = scenario.story[position].condition?.variable, !has(value) {
      let variable = scenario.variables[value.variable]
      remark(.because(variable.name + " is " + variable.values[application.variables[value.variable]]))
    } else {
      watcher.acts(action, line: line, self)
      act(action, line: line)
    }
  }

  private mutating func play<W: Watcher>(
    _ action: Action, waiting: Bool, into sink: inout some EventSink, _ watcher: inout W
  ) {
    act(inStory: action, &watcher)
    carryOut(into: &sink, &watcher)
    switch action {
    case .wait(let duration):
      settle(until: runLoop.time(after: duration), into: &sink, &watcher)
    default:
      if waiting { settle(until: nil, into: &sink, &watcher) }
    }
  }

  /// Ends the turn, then plays all that falls due, up to a time or until nothing is pending.
  private mutating func settle(
    until limit: Int?, into sink: inout some EventSink, _ watcher: inout some Watcher
  ) {
    endTurn(into: &sink, &watcher)
    while outcome == nil, let work = runLoop.advance(until: limit), runLoop.now < RunLoop.end {
      runLoop.beginTurn()
      schedule(work)
      carryOut(into: &sink, &watcher)
      endTurn(into: &sink, &watcher)
    }
    guard outcome == nil else { return }
    if let limit { runLoop.now = limit }
    if runLoop.now == RunLoop.end { fail(.lastsTooLong) }
  }

  /// The end of a run-loop turn: layout, and what waits for it, until neither is left.
  private mutating func endTurn(into sink: inout some EventSink, _ watcher: inout some Watcher) {
    var passes = 0
    while outcome == nil {
      if hierarchy.views.hasDirtyLayout {
        stack.append(.layoutPass)
      } else if let work = runLoop.takeAfterLayout() {
        schedule(work)
      } else {
        watcher.turnEnded(self)
        return
      }
      carryOut(into: &sink, &watcher)
      passes += 1
      if passes > budget.limits.passes { budget.pass(budget.limits.passes) }
    }
  }

  private mutating func carryOut<W: Watcher>(into sink: inout some EventSink, _ watcher: inout W) {
    show(to: &watcher)
    while let work = stack.popLast() {
      guard budget.allows(work) else {
        failUsedUp()
        break
      }
      if W.looks, case .run(let place) = work, let statement = dueStatement(at: place),
        case .action(let action) = statement.content
      {
        watcher.acts(action, line: statement.line, self)
      }
      perform(work)
      show(to: &watcher)
      if messages.hasManyPending { messages.drain(into: &sink) }
    }
    messages.drain(into: &sink)
  }

  /// Shows the watcher the events since the last time.
  @inline(__always)
  private mutating func show<W: Watcher>(to watcher: inout W) {
    guard W.looks else { return }
    for event in messages.takeNews() { watcher.sees(event, self) }
  }

  private mutating func handOver(to sink: inout some EventSink, _ watcher: inout some Watcher) {
    show(to: &watcher)
    tellResized()
    messages.drain(into: &sink)
  }

  /// Tells the sink which views have changed their sizes since the last event.
  @inline(__always)
  private mutating func tellResized() {
    if hierarchy.views.hasResized { messages.emit(resized: hierarchy.views.takeResized()) }
  }

  /// Tells the sink of something.
  mutating func emit(_ content: TraceEvent.Content) {
    tellResized()
    messages.emit(content, time: runLoop.now, turn: runLoop.turn)
  }

  /// Tells the sink of a message.
  mutating func emit(_ call: Call) {
    tellResized()
    var call = call
    call.appearance = call.receiver.controller.map { hierarchy[$0].appearance }
    messages.emit(call, time: runLoop.now, turn: runLoop.turn)
  }

  /// Puts works on the stack so that they are carried out in this order, before everything else. It is inlined, for
  /// then a list that is written out at the call needs no allocation.
  @inline(__always)
  mutating func schedule(_ works: [Work]) {
    var place = works.count
    while place > 0 {
      place -= 1
      stack.append(works[place])
    }
  }

  /// Puts works on the stack as they stand, for `scheduleStack`; mostly there are none.
  @inline(__always)
  mutating func push(_ works: [Work]) {
    if !works.isEmpty { stack += works }
  }

  /// Takes so many works from the stack, the next one first.
  mutating func take(_ count: Int) -> [Work] {
    let works = Array(stack.suffix(count).reversed())
    stack.removeLast(works.count)
    return works
  }

  /// Takes the members of the current work.
  mutating func takeMembers(_ count: Int) -> [ControllerID] {
    take(count).compactMap { if case .member(let id) = $0 { id } else { nil } }
  }

  /// As `schedule`, for a list that is put together piece by piece: its works have been put on the stack in their order, the
  /// first at `start`, and are turned round.
  mutating func scheduleStack(from start: Int) {
    var (low, high) = (start, stack.count - 1)
    while low < high {
      stack.swapAt(low, high)
      low += 1
      high -= 1
    }
  }

  /// Exchanges the memory for works and events, when none waits: a copy of a simulator would otherwise get its own, with each
  /// growth anew.
  mutating func exchangeMemory(with other: inout Simulator) {
    swap(&stack, &other.stack)
    messages.exchangeMemory(with: &other.messages)
  }

  /// The story cannot go on.
  mutating func fail(_ kind: Fault.Kind) {
    outcome = .fault(Fault(kind: kind, line: line))
    stopEverything()
  }

  /// Whether the version has what a rule is about; if not, the story cannot go on.
  mutating func offers(_ rule: RuleID, _ what: String) -> Bool {
    guard !rules.holds(rule) else { return true }
    fail(.notYet(what, since: rule.facts.since))
    return false
  }

  mutating func stopEverything() {
    stack = []
    messages.late = []
    runLoop.cancelAll()
  }

  /// True when nothing is pending: no work, no timer, no layout.
  var isIdle: Bool { stack.isEmpty && runLoop.isEmpty && !hasDirtyLayout }

  /// Whether a view in the window waits for layout.
  var hasDirtyLayout: Bool { hierarchy.views.hasDirtyLayout }

  /// All that is declared of a controller. It is inlined: a declaration is large, and code that needs a single value
  /// then reads no more.
  @inline(__always)
  func declaration(_ id: ControllerID) -> ControllerDeclaration { scenario.controllers[id.int] }
}

/// Bounds on what a scenario may ask for. Far above any app, and low enough to be reached soon.
enum Limits {
  static let nestedHooks = 200
}
