/// Replays a scenario in one mode. A value: a copy of it is a snapshot of the whole simulated app.
public struct Simulator: Sendable {
  /// The scenario that is replayed.
  public var scenario: Scenario { _read { yield script.scenario } }
  let script: Script
  /// The version of iOS.
  public let mode: Mode
  /// How far the story has been played: the next statement's index.
  public internal(set) var position = 0
  /// How the story has ended; nil while it goes on.
  public internal(set) var outcome: Outcome?

  let rules: RuleSet
  var screen: Screen
  var hierarchy: Hierarchy
  var runLoop = RunLoop()
  var messages: Messages
  var events = EventQueue()
  var application: Application
  var transitions = Transitions()
  var containers: Containers

  /// The work to be done, the next last.
  var stack: [Work] = []
  var budget: WorkBudget
  /// The line of the statement that is being played.
  var line = 0

  /// The scenario, which no copy changes: copies count a single reference instead of one for each of its lists.
  final class Script: Sendable {
    let scenario: Scenario
    let hasAlerts: Bool
    init(_ scenario: Scenario) { (self.scenario, hasAlerts) = (scenario, scenario.hasAlerts) }
  }

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
    script = Script(scenario)
    self.mode = mode
    self.rules = rules
    screen = Screen(device: device, showsStatusBar: scenario.header.showsStatusBar, rules: rules)
    hierarchy = Hierarchy(scenario.controllers)
    messages = Messages(scenario)
    budget = WorkBudget(scenario)
    containers = Containers(controllers: scenario.controllers.count)
    application = Application(scenario, on: screen.device.idiom)
  }

  @inline(__always)
  mutating func tellResized() { if hierarchy.views.hasResized { events.emit(resized: hierarchy.views.takeResized()) } }

  /// Tells the sink of something, and watchers what UIKit complains of in it.
  mutating func emit(_ content: TraceEvent.Content, about trouble: Trouble? = nil) {
    events.emit(content, about: trouble, time: runLoop.now, turn: runLoop.turn)
  }

  /// Tells the sink of a message. It is inlined: a message is large, and would be copied for the call.
  @inline(__always)
  mutating func emit(_ call: Call) {
    tellResized()
    var call = call
    let isShown = events.showsViews || call.callback == .viewWillLayoutSubviews
    call.geometry = isShown ? geometry(of: call.receiver) : nil
    call.isBeside = transitions.running.count > 1 || events.isUnsure
    call.appearance = isShown ? call.receiver.controller.map { hierarchy[$0].appearance } : nil
    events.emit(call, time: runLoop.now, turn: runLoop.turn)
  }

  /// Puts works on the stack, to be carried out in this order, before all else. It is inlined: a literal list needs no allocation then.
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
  mutating func push(_ works: [Work]) { if !works.isEmpty { stack += works } }

  /// Takes so many works from the stack, the next one first.
  mutating func take(_ count: Int) -> [Work] {
    var works: [Work] = []
    while works.count < count, let work = stack.popLast() { works.append(work) }
    return works
  }

  mutating func takeMembers(_ count: Int) -> [ControllerID] {
    take(count).compactMap { if case .member(let id) = $0 { id } else { nil } }
  }

  /// As `schedule`, for works that have been put on the stack one by one, the first at `start`: they are turned round.
  mutating func scheduleStack(from start: Int) {
    var (low, high) = (start, stack.count - 1)
    while low < high {
      stack.swapAt(low, high)
      low += 1
      high -= 1
    }
  }

  mutating func fail(_ kind: Fault.Kind) {
    outcome = .fault(Fault(kind: kind, line: line))
    stopEverything()
  }

  /// Whether the version has what a rule is about. What UIKit does with it in earlier versions isn't known.
  mutating func offers(_ rule: RuleID, _ what: String) -> Bool {
    rules.holds(rule) || report(.lacks(.absentFeature, rule, what))
  }

  mutating func stopEverything() {
    stack = []
    messages.late = []
    runLoop.cancelAll()
  }

  var isIdle: Bool { stack.isEmpty && runLoop.isEmpty && !hierarchy.views.hasDirtyLayout }

  /// It is inlined: a declaration is large, and code that needs a single value then reads no more.
  @inline(__always)
  func declaration(_ id: ControllerID) -> ControllerDeclaration { scenario.controllers[id.int] }
}
