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

  /// The state of the app at each event, if it is recorded; nil again if that is more than can be kept.
  var snapshots: [Snapshot]?

  /// The acts of the app's code, if they are to be judged.
  var conduct: Conduct?

  /// The checker of invariants, if one is to watch the run.
  package internal(set) var invariants: InvariantChecker? {
    get { checkers.first }
    set { checkers = newValue.map { [$0] } ?? [] }
  }
  /// None or one: a checker is large, and most runs have none.
  private var checkers: [InvariantChecker] = []

  /// Takes the checker out while it looks at the simulator: then nothing is copied.
  mutating func takeChecker() -> InvariantChecker? { checkers.popLast() }
  mutating func putBack(_ checker: InvariantChecker) { checkers.append(checker) }
  /// Takes what the checker has seen since the last time.
  mutating func takeViolations() -> [Violation] { checkers.isEmpty ? [] : checkers[0].takeViolations() }

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
    guard outcome == nil else { return false }
    guard position < scenario.story.count else {
      outcome = .finished
      return false
    }
    guard scenario.story[position].counts(in: mode, on: screen.device) else {
      position += 1
      return true
    }
    line = scenario.story[position].line
    budget.begin()
    messages.beginStep(at: runLoop.now)
    switch scenario.story[position].content {
    case .note:
      emit(.note(position))
    case .action(let action):
      runLoop.beginTurn()
      emit(.step(position))
      play(action, waiting: !scenario.story[position].withoutWaiting, into: &sink)
    }
    tellResized()
    messages.drain(into: &sink)
    look { $0.statementEnded($1) }
    position += 1
    if outcome == nil, position == scenario.story.count { outcome = .finished }
    return true
  }

  /// Plays a statement up to the end of its turn. What it brings about later waits for `playDue`.
  mutating func playTurn(ofStatement place: Int, into sink: inout some EventSink) {
    guard case .action(let action) = scenario.story[place].content else { return }
    position = place
    line = scenario.story[place].line
    budget.begin()
    messages.beginStep(at: runLoop.now)
    runLoop.beginTurn()
    emit(.step(place))
    actInStory(action)
    carryOut(into: &sink)
    endTurn(into: &sink)
    tellResized()
    messages.drain(into: &sink)
  }

  /// Plays all that falls due next, at one moment.
  mutating func playDue(into sink: inout some EventSink) {
    guard let due = runLoop.nextDue else { return }
    settle(until: max(due, runLoop.now), into: &sink)
    tellResized()
    messages.drain(into: &sink)
  }

  /// Performs the action of the statement that is being played, unless a variable of the app has another value.
  private mutating func actInStory(_ action: Action) {
    if let value = scenario.story[position].condition?.variable, !has(value) {
      let variable = scenario.variables[value.variable]
      remark(.because(variable.name + " is " + variable.values[application.variables[value.variable]]))
    } else {
      act(action, line: line)
    }
  }

  private mutating func play(_ action: Action, waiting: Bool, into sink: inout some EventSink) {
    actInStory(action)
    carryOut(into: &sink)
    switch action {
    case .wait(let duration):
      settle(until: runLoop.time(after: duration), into: &sink)
    default:
      if waiting { settle(until: nil, into: &sink) }
    }
  }

  /// Ends the turn, then plays all that falls due, up to a time or until nothing is pending.
  private mutating func settle(until limit: Int?, into sink: inout some EventSink) {
    endTurn(into: &sink)
    while outcome == nil, let work = runLoop.advance(until: limit), runLoop.now < RunLoop.end {
      runLoop.beginTurn()
      schedule(work)
      carryOut(into: &sink)
      endTurn(into: &sink)
    }
    guard outcome == nil else { return }
    if let limit { runLoop.now = limit }
    if runLoop.now == RunLoop.end { fail(.lastsTooLong) }
  }

  /// The end of a run-loop turn: layout, and what waits for it, until neither is left.
  private mutating func endTurn(into sink: inout some EventSink) {
    var passes = 0
    while outcome == nil {
      if hierarchy.views.hasDirtyLayout {
        stack.append(.layoutPass)
      } else if let work = runLoop.takeAfterLayout() {
        schedule(work)
      } else {
        look { $0.turnEnded($1) }
        return
      }
      carryOut(into: &sink)
      passes += 1
      if passes > budget.limits.passes { budget.pass(budget.limits.passes) }
    }
  }

  private mutating func carryOut(into sink: inout some EventSink) {
    while let work = stack.popLast() {
      guard budget.allows(work) else {
        failUsedUp()
        break
      }
      perform(work)
      if messages.hasManyPending { messages.drain(into: &sink) }
    }
    messages.drain(into: &sink)
  }

  /// Tells the sink which views have changed their sizes since the last event.
  @inline(__always)
  private mutating func tellResized() {
    if hierarchy.views.hasResized { messages.emit(resized: hierarchy.views.takeResized()) }
  }

  /// Tells the sink of something, and remembers how the app stands if that is wanted.
  mutating func emit(_ content: TraceEvent.Content) {
    tellResized()
    let before = messages.pendingCount
    messages.emit(content, time: runLoop.now, turn: runLoop.turn)
    if !checkers.isEmpty { checkers[0].receive(content, at: runLoop.now, hierarchy) }
    if snapshots != nil { keepSnapshots(ofEventsFrom: before) }
  }

  /// Tells the sink of a message.
  mutating func emit(_ call: Call) {
    tellResized()
    let before = messages.pendingCount
    var call = call
    call.appearance = call.receiver.controller.map { hierarchy[$0].appearance }
    messages.emit(call, time: runLoop.now, turn: runLoop.turn)
    if !checkers.isEmpty { checkers[0].receive(.call(call), at: runLoop.now, hierarchy) }
    if snapshots != nil { keepSnapshots(ofEventsFrom: before) }
  }

  private mutating func keepSnapshots(ofEventsFrom before: Int) {
    guard let kept = snapshots?.count else { return }
    guard kept * scenario.controllers.count < Limits.keptStates else {
      snapshots = nil
      return
    }
    let snapshot = snapshot
    for _ in before..<messages.pendingCount { snapshots?.append(snapshot) }
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

extension Simulator {
  /// How the app stands now.
  public var snapshot: Snapshot {
    var controllers: [ControllerSnapshot] = []
    var origins = [(x: Int, y: Int)?](repeating: nil, count: scenario.controllers.count)
    for index in scenario.controllers.indices {
      let id = ControllerID(index)
      let controller = hierarchy[id]
      let view = hierarchy.views[ViewID(of: id)]
      let origin = view.isInWindow ? origin(of: id, &origins) : nil
      controllers.append(
        ControllerSnapshot(
          exists: controller.exists, isLoaded: view.isLoaded, appearance: controller.appearance,
          isInWindow: view.isInWindow, parent: hierarchy.parent(of: id), presenter: controller.presenter,
          superview: hierarchy.views.superview(of: ViewID(of: id))?.controller, bounds: view.bounds, frame: view.frame,
          place: origin.map { Rect(x: $0.x, y: $0.y, size: view.bounds) }))
    }
    return Snapshot(
      interface: application.interface, held: application.held, isInBackground: application.isInBackground,
      turn: runLoop.turn, time: runLoop.now, root: hierarchy.root, controllers: controllers)
  }

  /// Returns the origin of a controller's view on the screen in the interface orientation.
  ///
  /// What is found on the way up is kept for the others: views may be nested to any depth.
  private func origin(of id: ControllerID, _ known: inout [(x: Int, y: Int)?]) -> (x: Int, y: Int) {
    var way: [ControllerID] = []
    var (x, y) = (0, 0)
    var next: ControllerID? = id
    while let one = next {
      if let origin = known[one.int] {
        (x, y) = origin
        break
      }
      way.append(one)
      next = hierarchy.views.superview(of: ViewID(of: one))?.controller
    }
    var isOutermost = next == nil
    for one in way.reversed() {
      let view = hierarchy.views[ViewID(of: one)]
      if isOutermost, view.bounds == screen.fullBounds(in: application.interface) {
        y += screen.takenByStatusBar(in: application.interface)
      } else {
        x += view.frame.x
        y += view.frame.y
      }
      isOutermost = false
      known[one.int] = (x, y)
    }
    return (x, y)
  }
}

/// Bounds on what a scenario may ask for. Far above any app, and low enough to be reached soon.
enum Limits {
  static let nestedHooks = 200
  /// States of single controllers that a recording keeps, about a hundred bytes each.
  static let keptStates = 2_000_000
}
