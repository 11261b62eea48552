/// The messages that were sent and not handed over yet, and the depth of callbacks and hooks.
struct Messages: Sendable {
  /// Events that wait for the sink.
  private var pending: [Pending] = []
  /// The pending events with texts.
  private var others: [TraceEvent] = []
  /// How many of the pending events a watcher has seen.
  private var seen = 0
  /// How many callbacks that have been printed are open.
  var depth = 0
  private var lastTime = 0
  /// How many animation blocks the app is in.
  var animations = 0
  /// The hooks of each receiver and callback, as places in `Scenario.hooks`.
  private let hooks: [HookKey: [Int]]
  private(set) var usedOnce: Set<Int> = []
  /// The app's code that runs, the innermost last: one for each block of code in another.
  var frames: [CodeFrame] = []
  /// Messages that are open and whose lines come after super, the innermost last.
  var late: [Call] = []
  var nestedHooks: Int { frames.count }
  var hooksInStep = 0

  struct HookKey: Hashable, Sendable {
    let receiver: Receiver
    let callback: Callback
  }

  init(_ scenario: Scenario) {
    var hooks: [HookKey: [Int]] = [:]
    for (place, hook) in scenario.hooks.enumerated() {
      hooks[HookKey(receiver: hook.receiver, callback: hook.callback), default: []].append(place)
    }
    self.hooks = hooks
  }

  /// No callback that is open returns.
  mutating func appEnds() {
    depth = 0
    animations = 0
    frames = []
  }

  mutating func beginStep(at time: Int) {
    lastTime = time
    hooksInStep = 0
  }

  /// An event that waits. Most hold nothing that would have to be counted when they are copied; those with texts are kept
  /// beside them, with their index.
  private enum Pending {
    case call(Call, depth: Int, time: Int, turn: Int)
    case step(Int, depth: Int, time: Int, turn: Int)
    case gap(Int, time: Int, turn: Int)
    case other(Int)
    case resized(ControllerID)
  }

  mutating func emit(resized ids: [ControllerID]) {
    for id in ids { pending.append(.resized(id)) }
  }

  mutating func emit(_ call: Call, time: Int, turn: Int) {
    pass(to: time, turn)
    pending.append(.call(call, depth: depth, time: time, turn: turn))
  }

  mutating func emit(_ content: TraceEvent.Content, time: Int, turn: Int) {
    pass(to: time, turn)
    if case .step(let place) = content {
      pending.append(.step(place, depth: depth, time: time, turn: turn))
    } else {
      pending.append(.other(others.count))
      others.append(TraceEvent(content: content, depth: depth, time: time, turn: turn))
    }
  }

  @inline(__always)
  private mutating func pass(to time: Int, _ turn: Int) {
    guard time > lastTime else { return }
    pending.append(.gap(time - lastTime, time: time, turn: turn))
    lastTime = time
  }

  /// Takes the pending events that a watcher has not seen.
  mutating func takeNews() -> [TraceEvent.Content] {
    defer { seen = pending.count }
    return pending[seen...].compactMap { event in
      switch event {
      case .call(let call, _, _, _): .call(call)
      case .step(let place, _, _, _): .step(place)
      case .gap(let duration, _, _): .gap(duration)
      case .other(let place): others[place].content
      case .resized: nil
      }
    }
  }

  var hasManyPending: Bool { pending.count >= 256 }

  mutating func drain(into sink: inout some EventSink) {
    for event in pending {
      switch event {
      case .call(let call, let depth, let time, let turn):
        sink.receive(call, depth: depth, time: time, turn: turn)
      case .step(let place, let depth, let time, let turn):
        sink.receive(TraceEvent(content: .step(place), depth: depth, time: time, turn: turn))
      case .gap(let duration, let time, let turn):
        sink.receive(TraceEvent(content: .gap(duration), depth: 0, time: time, turn: turn))
      case .other(let place): sink.receive(others[place])
      case .resized(let id): sink.viewResized(of: id)
      }
    }
    seen = 0
    if !pending.isEmpty { pending.removeAll(keepingCapacity: true) }
    if !others.isEmpty { others.removeAll(keepingCapacity: true) }
  }

  /// Exchanges the memory for events that wait, when none does.
  mutating func exchangeMemory(with other: inout Messages) {
    swap(&pending, &other.pending)
    swap(&others, &other.others)
  }

  func hasHooks(_ receiver: Receiver, _ callback: Callback) -> Bool {
    !hooks.isEmpty && hooks[HookKey(receiver: receiver, callback: callback)] != nil
  }

  func hooks(_ receiver: Receiver, _ callback: Callback) -> [Int] {
    hooks[HookKey(receiver: receiver, callback: callback)] ?? []
  }

  /// True the first time for a hook that runs once.
  mutating func mayRun(_ place: Int, once: Bool) -> Bool {
    guard once else { return true }
    return usedOnce.insert(place).inserted
  }
}

extension Simulator {
  /// Sends a message: its line, then what hooks and UIKit's own implementation do inside of it.
  ///
  /// A controller that has been deallocated gets no messages.
  mutating func send(_ receiver: Receiver, _ callback: Callback, _ argument: Argument, _ rule: RuleID) {
    // A restoration class is asked before there is a controller.
    guard isThere(receiver) || callback == .dealloc || callback == .restorationClassMakes else { return }
    var call = Call(
      receiver: receiver, callback: callback, argument: argument, answer: nil, rule: rule,
      geometry: geometry(of: receiver))
    if case .controller(let id) = receiver { call.movement = movement(of: id, in: callback) }
    let logsLate = logsAfterSuper(receiver)
    let hasHooks = messages.hasHooks(receiver, callback)
    let superWork =
      hasHooks && neverCallsSuper(receiver, callback) ? nil : superImplementation(receiver, callback, argument)
    let isPrinted = overrides(receiver, callback)
    guard hasHooks || superWork != nil else {
      call.isQuiet = isQuiet(receiver, callback)
      if isPrinted { emit(call) }
      return
    }
    let start = stack.count
    if hasHooks { stack.append(.hooks(receiver, callback, argument, beforeSuper: true)) }
    if let superWork { stack.append(superWork) }
    if isPrinted {
      if logsLate {
        messages.late.append(call)
        stack.append(.logLate)
      } else {
        emit(call)
        messages.depth += 1
      }
    }
    if hasHooks { stack.append(.hooks(receiver, callback, argument, beforeSuper: false)) }
    if case .controller(let id) = receiver { hierarchy[id].openCallbacks += 1 }
    stack.append(.returned(receiver, isPrinted: isPrinted && !logsLate))
    scheduleStack(from: start)
  }

  /// Whether the receiver's class overrides a callback: only then there is a line. A hook is one. A class of which
  /// nothing is said overrides all methods but those whose presence changes what UIKit does.
  ///
  /// It is inlined, as what else `send` asks: a simulator is large, and would be copied for the call.
  @inline(__always)
  func overrides(_ receiver: Receiver, _ callback: Callback) -> Bool {
    switch receiver {
    case .controller(let id), .view(let id):
      guard let overridden = scenario.controllers[id.int].overrides else {
        return !callback.changesWhatUIKitDoes || messages.hasHooks(receiver, callback)
      }
      return !callback.isOverridden || overridden.contains(callback) || messages.hasHooks(receiver, callback)
    case .delegate, .presentation, .animator, .app, .scene: return true
    }
  }

  /// Whether only a filter that names the callback shows it: few classes have it, and the scenario doesn't say that this one does.
  @inline(__always)
  func isQuiet(_ receiver: Receiver, _ callback: Callback) -> Bool {
    guard callback.isRare, !messages.hasHooks(receiver, callback) else { return false }
    guard case .controller(let id) = receiver else { return true }
    return scenario.controllers[id.int].overrides == nil
  }

  /// The app's code calls a method of a controller, with the values of the callback that the code is in.
  mutating func sendByApp(_ callback: Callback, to id: ControllerID, animated: Bool) {
    let told = messages.frames.last?.told ?? .none
    let argument: Argument?
    switch (callback, told) {
    case (.viewWillAppear, _), (.viewIsAppearing, _), (.viewDidAppear, _), (.viewWillDisappear, _),
      (.viewDidDisappear, _):
      argument = .animated(animated || told == .animated(true))
    case (.willRotate, .turn), (.willAnimateRotation, .turn), (.didRotate, .orientation),
      (.willAnimateFirstHalf, .turn), (.willAnimateSecondHalf, .turn), (.didAnimateFirstHalf, .orientation),
      (.shouldAutorotateToInterfaceOrientation, .orientation), (.viewWillTransitionToSize, .size),
      (.willTransitionToTraitCollection, .traits):
      argument = told
    case (.willRotate, _), (.willAnimateRotation, _), (.didRotate, _), (.shouldAutorotateToInterfaceOrientation, _),
      (.willAnimateFirstHalf, _), (.willAnimateSecondHalf, _), (.didAnimateFirstHalf, _),
      (.viewWillTransitionToSize, _), (.willTransitionToTraitCollection, _):
      argument = nil
    default: argument = Argument.none
    }
    guard let argument else { return fail(.nothingToPassOn(callback.selector)) }
    schedule([
      .create(id),
      callback.answer == nil
        ? .send(.controller(id), callback, argument, .calledByApp)
        : .ask(Question(.controller(id), callback, about: argument, .calledByApp)),
    ])
  }

  /// Returns true if the app's code in the callback doesn't call super. In `loadView`, it then makes no view.
  func neverCallsSuper(_ receiver: Receiver, _ callback: Callback) -> Bool {
    messages.hooks(receiver, callback).contains { place in
      let hook = scenario.hooks[place]
      return hook.withoutSuper && counts(hook)
    }
  }

  private func counts(_ hook: Hook) -> Bool {
    hook.counts(in: mode, on: screen.device) && hook.condition?.variable.map { has($0) } ?? true
  }

  /// Whether a variable of the app has a value.
  func has(_ value: VariableValue) -> Bool { application.variables[value.variable] == value.value }

  func isThere(_ receiver: Receiver) -> Bool {
    switch receiver {
    case .controller(let id), .view(let id), .delegate(let id), .presentation(let id), .animator(let id):
      hierarchy[id].exists
    case .app, .scene: true
    }
  }

  /// The callback has returned; controllers released inside it are deallocated now.
  mutating func returned(_ receiver: Receiver, isPrinted: Bool) {
    if isPrinted { messages.depth -= 1 }
    guard case .controller(let id) = receiver else { return }
    hierarchy[id].openCallbacks -= 1
    if hierarchy[id].openCallbacks == 0, hierarchy[id].wasLetGo { schedule([.letGo(id)]) }
  }

  private func movement(of id: ControllerID, in callback: Callback) -> Movement? {
    switch callback {
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
      hierarchy[id].passage.movement
    default: nil
    }
  }

  private func logsAfterSuper(_ receiver: Receiver) -> Bool {
    switch receiver {
    case .controller(let id): scenario.controllers[id.int].logsAfterSuper
    case .view, .delegate, .presentation, .animator, .app, .scene: false
    }
  }

  /// Returns the view's state as the receiver's code would see it now.
  @inline(__always)
  func geometry(of receiver: Receiver) -> Geometry? {
    guard let id = receiver.controller else { return nil }
    let view = hierarchy.views[ViewID(of: id)]
    return Geometry(
      bounds: view.bounds, frame: view.frame, orientation: application.interface, isLoaded: view.isLoaded,
      isAnimating: messages.animations > 0)
  }

  /// Runs the app's code in a callback, if there is any.
  mutating func runHooks(_ receiver: Receiver, _ callback: Callback, _ argument: Argument, beforeSuper: Bool) {
    let start = stack.count
    for place in messages.hooks(receiver, callback) {
      let hook = scenario.hooks[place]
      guard hook.beforeSuper == beforeSuper, counts(hook),
        messages.mayRun(place, once: hook.once)
      else { continue }
      messages.hooksInStep += 1
      for (statement, action) in hook.actions.enumerated() where action.counts(in: mode, on: screen.device) {
        stack.append(.run(.hook(place, statement: statement)))
      }
    }
    runNested(from: start, in: CodeFrame(caller: Caller(receiver: receiver, callback: callback), told: argument))
  }

  /// Runs lines of the app's code, in this turn.
  mutating func runBlock(_ id: BlockID) {
    messages.hooksInStep += 1
    let frame = messages.frames.last ?? CodeFrame(caller: nil, told: .none)
    let start = stack.count
    for (place, statement) in scenario.blocks[id.int].statements.enumerated()
    where statement.counts(in: mode, on: screen.device) {
      stack.append(.run(.block(id, statement: place)))
    }
    runNested(from: start, in: frame)
  }

  /// A line of the app's code.
  mutating func run(_ place: CodePlace) {
    guard let statement = dueStatement(at: place) else { return }
    switch statement.content {
    case .action(let action): act(action, line: statement.line)
    case .note(let words): emit(.remark(.note(words), line: statement.line))
    }
  }

  /// A line of the app's code, unless the lines above it have given its variable another value.
  func dueStatement(at place: CodePlace) -> Statement? {
    let statement =
      switch place {
      case .hook(let hook, let place): scenario.hooks[hook].actions[place]
      case .block(let block, let place): scenario.blocks[block.int].statements[place]
      }
    return statement.condition?.variable.map { has($0) } ?? true ? statement : nil
  }

  /// The lines have been put on the stack in their order, the first at `start`.
  private mutating func runNested(from start: Int, in frame: CodeFrame) {
    messages.frames.append(frame)
    if messages.nestedHooks > Limits.nestedHooks { return fail(.hooksNestTooDeep(limit: Limits.nestedHooks)) }
    if messages.hooksInStep > budget.limits.hooks { budget.pass(budget.limits.hooks) }
    stack.append(.leaveHook(line: line))
    scheduleStack(from: start)
  }
}

extension Simulator {
  /// The work that UIKit's own implementation of a callback does, nil if it does nothing.
  ///
  /// A UIKit container forwards appearance from inside its own methods. The children of a custom container get theirs
  /// after its method has returned, whether it calls super or not. A rotation goes through super in both.
  @inline(__always)
  func superImplementation(_ receiver: Receiver, _ callback: Callback, _ argument: Argument) -> Work? {
    guard case .controller(let id) = receiver else { return nil }
    switch callback {
    case .loadView:
      return .superCall(id, callback, argument)
    case .didReceiveMemoryWarning:
      return rules.holds(.memoryUnloads) ? .superCall(id, callback, argument) : nil
    case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
      return isSystemContainer(id) ? .superCall(id, callback, argument) : nil
    case .willRotate, .willAnimateRotation, .didRotate, .willAnimateFirstHalf, .didAnimateFirstHalf,
      .willAnimateSecondHalf:
      // Later `viewWillTransitionToSize:` tells the children.
      return hierarchy.hasChildren(id) && rules.holds(.rotationParentFirst) ? .superCall(id, callback, argument) : nil
    case .willTransitionToTraitCollection:
      return !hierarchy.hasChildren(id) ? nil : .superCall(id, callback, argument)
    case .viewWillTransitionToSize:
      return .superCall(id, callback, argument)
    case .viewDidLoad:
      return isSystemContainer(id) ? .superCall(id, callback, argument) : nil
    default:
      return nil
    }
  }

  /// Carries it out.
  mutating func performSuper(_ id: ControllerID, _ callback: Callback, _ argument: Argument) {
    switch callback {
    case .loadView:
      makeView(id)
      schedule(embedSegues(of: id))
    case .didReceiveMemoryWarning: unloadAfterWarning(id)
    case .viewWillAppear: schedule(container(id, at: .willAppear))
    case .viewDidAppear: schedule([.forwardEnd(id, hierarchy[id].passage.transition)] + container(id, at: .didAppear))
    case .viewWillDisappear: schedule([.forwardBegin(id)])
    case .viewDidDisappear:
      schedule([.forwardEnd(id, hierarchy[id].passage.transition)] + container(id, at: .didDisappear))
    case .viewDidLoad: schedule(container(id, at: .loaded))
    case .willRotate, .willAnimateRotation, .didRotate, .willAnimateFirstHalf, .didAnimateFirstHalf,
      .willAnimateSecondHalf:
      forwardRotation(id, callback, argument)
    case .willTransitionToTraitCollection: schedule([.forwardSizeTransition(id, callback, argument)])
    case .viewWillTransitionToSize:
      var works: [Work] = [.forwardSizeTransition(id, callback, argument)]
      if case .size(let size) = argument { works = container(id, at: .willResize(to: size)) + works }
      schedule(works)
      beginOldCallbacks(id)
    default: break
    }
  }
}
