/// The app's code around messages: its hooks, and what of it runs.
struct Messages: Sendable {
  /// How many animation blocks the app is in.
  var animations = 0
  /// The hooks of each receiver and callback, as places in `Scenario.hooks`.
  private let hooks: [Caller: [Int]]
  private(set) var usedOnce: Set<Int> = []
  /// The app's code that runs, the innermost last: one for each block of code in another.
  var frames: [CodeFrame] = []
  /// Messages that are open and whose lines come after super, the innermost last.
  var late: [Call] = []
  var hooksInStep = 0

  init(_ scenario: Scenario) {
    var hooks: [Caller: [Int]] = [:]
    for (place, hook) in scenario.hooks.enumerated() {
      hooks[Caller(receiver: hook.receiver, callback: hook.callback), default: []].append(place)
    }
    self.hooks = hooks
  }

  func hasHooks(_ receiver: Receiver, _ callback: Callback) -> Bool {
    !hooks.isEmpty && hooks[Caller(receiver: receiver, callback: callback)] != nil
  }

  func hooks(_ receiver: Receiver, _ callback: Callback) -> [Int] {
    hooks[Caller(receiver: receiver, callback: callback)] ?? []
  }

  /// True the first time for a hook that runs once.
  mutating func mayRun(_ place: Int, once: Bool) -> Bool { !once || usedOnce.insert(place).inserted }

  /// The process ends, with the code that runs and what it has noted.
  mutating func endProcess() { (animations, frames, usedOnce) = (0, [], []) }
}

enum MessageStep: Hashable, Sendable {
  /// UIKit's own implementation of the callback.
  case superCall(ControllerID, Callback, Argument)
  /// The line of the innermost message whose receiver logs after super.
  case logLate
  /// The innermost callback returns; its line was printed at its entry, or after super.
  case returned(Receiver, isPrinted: Bool)
  case warn(LaterText)
}

extension Simulator {
  @inline(__always)
  mutating func perform(_ step: MessageStep) {
    switch step {
    case .superCall(let id, let callback, let argument): performSuper(id, callback, argument)
    case .logLate: emit(messages.late.removeLast())
    case .returned(let receiver, let isPrinted): returned(receiver, isPrinted: isPrinted)
    case .warn(let text): report(text.trouble { className($0) })
    }
  }

  /// A message: its line, then what hooks and UIKit's own implementation do inside of it. A deallocated controller gets none.
  mutating func send(_ receiver: Receiver, _ callback: Callback, _ argument: Argument, _ rule: RuleID) {
    // A restoration class is asked before there is a controller.
    guard isThere(receiver) || callback == .dealloc || callback == .restorationClassMakes else { return }
    let hasHooks = messages.hasHooks(receiver, callback)
    let superWork =
      hasHooks && neverCallsSuper(receiver, callback) ? nil : superImplementation(receiver, callback, argument)
    let isPrinted = overrides(receiver, callback)
    guard hasHooks || superWork != nil else {
      if isPrinted { emit(call(receiver, callback, argument, rule, isQuiet: isQuiet(receiver, callback))) }
      return
    }
    let logsLate = isPrinted && logsAfterSuper(receiver)
    let start = stack.count
    if hasHooks { stack.append(.code(.hooks(receiver, callback, argument, beforeSuper: true))) }
    if let superWork { stack.append(superWork) }
    if logsLate {
      messages.late.append(call(receiver, callback, argument, rule))
      stack.append(.message(.logLate))
    } else if isPrinted {
      emit(call(receiver, callback, argument, rule))
      events.depth += 1
    }
    if hasHooks { stack.append(.code(.hooks(receiver, callback, argument, beforeSuper: false))) }
    if case .controller(let id) = receiver { hierarchy[id].openCallbacks += 1 }
    stack.append(.message(.returned(receiver, isPrinted: isPrinted && !logsLate)))
    scheduleStack(from: start)
  }

  /// Controllers that were released inside the callback are deallocated now.
  @inline(__always)
  private mutating func returned(_ receiver: Receiver, isPrinted: Bool) {
    if isPrinted { events.depth -= 1 }
    guard case .controller(let id) = receiver else { return }
    hierarchy[id].openCallbacks -= 1
    if hierarchy[id].openCallbacks == 0, hierarchy[id].wasReleased { schedule([.release(id)]) }
  }

  /// A message as it begins; its line has the geometry of the moment in which it is printed.
  @inline(__always)
  func call(
    _ receiver: Receiver, _ callback: Callback, _ argument: Argument, _ rule: RuleID, answer: Answer? = nil,
    isQuiet: Bool = false
  ) -> Call {
    var call = Call(
      receiver: receiver, callback: callback, argument: argument, answer: answer, rule: rule, geometry: nil)
    if case .controller(let id) = receiver { call.movement = movement(of: id, in: callback) }
    call.isQuiet = isQuiet
    return call
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

  /// Returns true if the app's code in the callback doesn't call super. In `loadView`, it then makes no view.
  func neverCallsSuper(_ receiver: Receiver, _ callback: Callback) -> Bool {
    messages.hooks(receiver, callback).contains { place in
      let hook = scenario.hooks[place]
      return hook.withoutSuper && counts(hook)
    }
  }

  func counts(_ hook: Hook) -> Bool {
    hook.counts(in: mode, on: screen.device) && hook.condition?.variable.map { has($0) } ?? true
  }

  func has(_ value: VariableValue) -> Bool { application.variables[value.variable] == value.value }

  func isThere(_ receiver: Receiver) -> Bool {
    switch receiver {
    case .controller(let id), .view(let id), .delegate(let id), .presentation(let id), .animator(let id):
      hierarchy[id].exists
    case .app, .scene: true
    }
  }

  func logsAfterSuper(_ receiver: Receiver) -> Bool {
    if case .controller(let id) = receiver { scenario.controllers[id.int].logsAfterSuper } else { false }
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
    let works =
      switch callback {
      case .loadView, .updateViewConstraints, .viewWillTransitionToSize: true
      case .didReceiveMemoryWarning: rules.holds(.memoryUnloads)
      case .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear: isSystemContainer(id)
      case .willRotate, .willAnimateRotation, .didRotate, .willAnimateFirstHalf, .didAnimateFirstHalf,
        .willAnimateSecondHalf:
        // Later `viewWillTransitionToSize:` tells the children.
        hierarchy.hasChildren(id) && rules.holds(.rotationParentFirst)
      case .willTransitionToTraitCollection: hierarchy.hasChildren(id)
      default: false
      }
    return works ? .message(.superCall(id, callback, argument)) : nil
  }

  private mutating func performSuper(_ id: ControllerID, _ callback: Callback, _ argument: Argument) {
    switch callback {
    case .loadView:
      // The app may call the method again, for another view.
      let former = losingSuperview(id)
      makeView(id)
      let initializer = Work.send(.view(id), .initWithFrame, .none, .viewInitialized)
      schedule(former + (declaration(id).view.isFromNib ? [] : [initializer]) + embedSegues(of: id))
    case .updateViewConstraints: send(.view(id), .updateConstraints, .none, .viewUpdatesConstraints)
    case .didReceiveMemoryWarning: unloadAfterWarning(id)
    case .viewWillAppear: if isOnScreen(id) { schedule(container(id, at: .willAppear)) }
    case .viewWillDisappear: schedule([.appearance(id, .forwardBegin)])
    case .viewDidAppear, .viewDidDisappear:
      let end = Work.appearance(id, .forwardEnd(hierarchy[id].passage.transition))
      schedule([end] + container(id, at: callback == .viewDidAppear ? .didAppear : .didDisappear))
    // A view that is loaded again while its container appears shows the child, too.
    case .viewDidLoad: schedule(container(id, at: .loaded) + (isOnScreen(id) ? container(id, at: .willAppear) : []))
    case .willRotate, .willAnimateRotation, .didRotate, .willAnimateFirstHalf, .didAnimateFirstHalf,
      .willAnimateSecondHalf:
      forwardRotation(id, callback, argument)
      if callback == .willRotate { schedule(askForSpine(id, in: transitions.turn?.to)) }
    case .willTransitionToTraitCollection: schedule([.size(.forward(id, callback, argument))])
    case .viewWillTransitionToSize:
      var works: [Work] = [.size(.forward(id, callback, argument))]
      if case .size(let size) = argument { works = container(id, at: .willResize(to: size)) + works }
      schedule(askForSpine(id, in: transitions.turn?.to) + works)
      beginDeprecatedCallbacks(id)
    default: break
    }
  }
}
