/// The app's code around messages: its hooks, and what of it runs.
struct Messages: Sendable {
  /// How many animation blocks the app is in.
  var animations = 0
  /// The hooks of each receiver and callback, as places in `Scenario.hooks`.
  private let hooks: [HookKey: [Int]]
  /// Whether messages carry the place of their controller.
  let carryPlaces: Bool
  private(set) var usedOnce: Set<Int> = []
  /// The app's code that runs, the innermost last: one for each block of code in another.
  var frames: [CodeFrame] = []
  /// Messages that are open and whose lines come after super, the innermost last.
  var late: [Call] = []
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
    carryPlaces = scenario.header.readsPlaces
  }

  /// No callback that is open returns.
  mutating func appEnds() {
    animations = 0
    frames = []
  }

  func hasHooks(_ receiver: Receiver, _ callback: Callback) -> Bool {
    !hooks.isEmpty && hooks[HookKey(receiver: receiver, callback: callback)] != nil
  }

  func hooks(_ receiver: Receiver, _ callback: Callback) -> [Int] {
    hooks[HookKey(receiver: receiver, callback: callback)] ?? []
  }

  /// True the first time for a hook that runs once.
  mutating func mayRun(_ place: Int, once: Bool) -> Bool {
    !once || usedOnce.insert(place).inserted
  }
}

extension Simulator {
  /// Sends a message: its line, then what hooks and UIKit's own implementation do inside of it.
  ///
  /// A controller that has been deallocated gets no messages.
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
    if hasHooks { stack.append(.hooks(receiver, callback, argument, beforeSuper: true)) }
    if let superWork { stack.append(superWork) }
    if logsLate {
      messages.late.append(call(receiver, callback, argument, rule))
      stack.append(.logLate)
    } else if isPrinted {
      emit(call(receiver, callback, argument, rule))
      events.depth += 1
    }
    if hasHooks { stack.append(.hooks(receiver, callback, argument, beforeSuper: false)) }
    if case .controller(let id) = receiver { hierarchy[id].openCallbacks += 1 }
    stack.append(.returned(receiver, isPrinted: isPrinted && !logsLate))
    scheduleStack(from: start)
  }

  /// A message as it begins; its line has the geometry of the moment in which it is printed.
  @inline(__always)
  private func call(
    _ receiver: Receiver, _ callback: Callback, _ argument: Argument, _ rule: RuleID, isQuiet: Bool = false
  ) -> Call {
    var call = Call(
      receiver: receiver, callback: callback, argument: argument, answer: nil, rule: rule, geometry: nil)
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

  /// Whether only a filter that names the callback shows it: few classes have it, and the scenario doesn't say that this one does.
  @inline(__always)
  func isQuiet(_ receiver: Receiver, _ callback: Callback) -> Bool {
    guard callback.isRare, !messages.hasHooks(receiver, callback) else { return false }
    guard callback.isOverridden, let id = receiver.controller else { return true }
    return scenario.controllers[id.int].overrides == nil
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

  /// The callback has returned; controllers released inside it are deallocated now.
  mutating func returned(_ receiver: Receiver, isPrinted: Bool) {
    if isPrinted { events.depth -= 1 }
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
    var geometry = Geometry(
      bounds: view.bounds, frame: view.frame, orientation: application.interface, isLoaded: view.isLoaded,
      isAnimating: messages.animations > 0)
    if messages.carryPlaces, case .controller = receiver { geometry.place = place(of: id) }
    return geometry
  }

  /// Returns the place of a controller as its code would see it now.
  private func place(of id: ControllerID) -> ControllerPlace {
    let isInWindow = hierarchy.isInWindow(id)
    var place = ControllerPlace(parent: hierarchy.parentViewController(of: id), isInWindow: isInWindow)
    var isMember = false
    var current: ControllerID? = id
    while let at = current {
      place.presenting = place.presenting ?? hierarchy[at].presenter
      place.presented = place.presented ?? hierarchy[at].presented
      let passage = hierarchy[at].passage
      isMember =
        isMember || (!passage.isOver && passage.transition.isAnimated)
        || transitions.exchanges.contains { $0.container == at && $0.id.isAnimated }
      current = hierarchy.parentViewController(of: at)
    }
    if rules.holds(.traitsInLayout) { place.traits = traits(of: id) }
    if rules.holds(.insetsBeforeLayout) {
      // Only a view in a window has insets.
      let insets = isInWindow ? safeArea(of: id) : Insets()
      place.safeArea = Rect(insets.top, insets.left, insets.bottom, insets.right)
    }
    if rules.holds(.coordinatorRunsAlongside) {
      place.hasCoordinator = isMember || (transitions.turn != nil && rules.holds(.sizesOrder))
    }
    return place
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
    case .loadView, .updateViewConstraints, .viewWillTransitionToSize:
      return .superCall(id, callback, argument)
    case .didReceiveMemoryWarning:
      return rules.holds(.memoryUnloads) ? .superCall(id, callback, argument) : nil
    case .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
      return isSystemContainer(id) ? .superCall(id, callback, argument) : nil
    case .willRotate, .willAnimateRotation, .didRotate, .willAnimateFirstHalf, .didAnimateFirstHalf,
      .willAnimateSecondHalf:
      // Later `viewWillTransitionToSize:` tells the children.
      return hierarchy.hasChildren(id) && rules.holds(.rotationParentFirst) ? .superCall(id, callback, argument) : nil
    case .willTransitionToTraitCollection:
      return !hierarchy.hasChildren(id) ? nil : .superCall(id, callback, argument)
    default:
      return nil
    }
  }

  mutating func performSuper(_ id: ControllerID, _ callback: Callback, _ argument: Argument) {
    switch callback {
    case .loadView:
      // The app may call the method again: the subviews of the former view lose their superview.
      let former = hierarchy.controllersOfSubviews(id).map { Work.detach($0, .window, .viewLeavesWindow) }
      makeView(id)
      let initializer = Work.send(.view(id), .initWithFrame, .none, .viewInitialized)
      schedule(former + (declaration(id).view.isFromNib ? [] : [initializer]) + embedSegues(of: id))
    case .updateViewConstraints: send(.view(id), .updateConstraints, .none, .viewUpdatesConstraints)
    case .didReceiveMemoryWarning: unloadAfterWarning(id)
    case .viewWillAppear: if isOnScreen(id) { schedule(container(id, at: .willAppear)) }
    case .viewDidAppear: schedule([.forwardEnd(id, hierarchy[id].passage.transition)] + container(id, at: .didAppear))
    case .viewWillDisappear: schedule([.forwardBegin(id)])
    case .viewDidDisappear:
      schedule([.forwardEnd(id, hierarchy[id].passage.transition)] + container(id, at: .didDisappear))
    // A view that is loaded again while its container appears shows the child, too.
    case .viewDidLoad: schedule(container(id, at: .loaded) + (isOnScreen(id) ? container(id, at: .willAppear) : []))
    case .willRotate, .willAnimateRotation, .didRotate, .willAnimateFirstHalf, .didAnimateFirstHalf,
      .willAnimateSecondHalf:
      forwardRotation(id, callback, argument)
      if callback == .willRotate { schedule(askForSpine(id, in: transitions.turn?.to)) }
    case .willTransitionToTraitCollection: schedule([.forwardSizeTransition(id, callback, argument)])
    case .viewWillTransitionToSize:
      var works: [Work] = [.forwardSizeTransition(id, callback, argument)]
      if case .size(let size) = argument { works = container(id, at: .willResize(to: size)) + works }
      schedule(askForSpine(id, in: transitions.turn?.to) + works)
      beginDeprecatedCallbacks(id)
    default: break
    }
  }
}
