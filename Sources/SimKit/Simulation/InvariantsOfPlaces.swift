/// The facts about the app's code that an invariant allows for: the controllers that it moves, sizes, or sends
/// appearance callbacks manually.
struct AppCodeFacts: Sendable {
  /// Whether the code begins or ends appearance transitions, or sends their callbacks.
  private(set) var endsByHand = false
  /// Whether the code sets frames, or puts views where UIKit would not.
  private(set) var setsSizes = false
  /// The controllers whose appearance callbacks the code sends.
  private(set) var told = ControllerSet()
  /// The controllers whose view or parent the code changes.
  private(set) var moved = ControllerSet()
  /// The controllers whose view the code adds to the window.
  private(set) var inWindow = ControllerSet()

  init(_ scenario: Scenario) {
    // A controller that is presented and put into a container as well is at neither place.
    var presented = ControllerSet()
    var contained = ControllerSet()
    defer {
      for place in scenario.controllers.indices {
        let id = ControllerID(place)
        if presented.contains(id), contained.contains(id) { moved.insert(id) }
      }
    }
    let code = scenario.story + scenario.hooks.flatMap { $0.actions } + scenario.blocks.flatMap { $0.statements }
    for statement in code {
      guard case .action(let action) = statement.content else { continue }
      switch action {
      case .beginAppearance(let id, _, _), .endAppearance(let id), .send(_, let id, _):
        endsByHand = true
        told.insert(id)
      case .setFrame: setsSizes = true
      case .addView(let id, _), .removeView(let id), .unloadView(let id), .unloadViewOutsideWindow(let id),
        .takeView(let id, _):
        setsSizes = true
        moved.insert(id)
      case .addViewToWindow(let id):
        setsSizes = true
        moved.insert(id)
        inWindow.insert(id)
      case .addChild(let id, _), .removeFromParent(let id), .willMove(let id, _), .didMove(let id, _):
        moved.insert(id)
      case .addWhole(let id, _), .removeWhole(let id, _):
        setsSizes = true
        moved.insert(id)
      case .present(let id, _, _, _): presented.insert(id)
      case .push(let id, _, _): contained.insert(id)
      case .setStack(_, let members, _), .setTabs(_, let members, _): for id in members { contained.insert(id) }
      case .transition(let from, let to, _, _, _): for id in [from, to] { moved.insert(id) }
      default: break
      }
    }
  }
}

extension InvariantChecker {
  /// Checks the invariants that hold after each turn.
  mutating func lookAt(_ id: ControllerID, _ simulator: Simulator) {
    guard simulator.hierarchy[id].exists else { return }
    switch simulator.hierarchy[id].appearance {
    case .disappearing, .disappeared: return
    case .appearing: break
    case .appeared:
      if !simulator.hierarchy.isInWindow(id), !isToldByApp(id, simulator), !isInHiddenPage(id, simulator),
        !simulator.neverCallsSuper(.controller(id), .loadView)
      {
        violate(.appearedInWindow, "\(name(id)) has appeared, and its view is not in the window")
      }
    }
    if simulator.hierarchy.isInWindow(id), let lost = lost(id, simulator) { violate(.belowItsParent, lost) }
  }

  /// Checks the invariants that hold when nothing is left to be done.
  mutating func lookAtRest(_ simulator: Simulator) {
    if simulator.hasDirtyLayout { violate(.nothingPending, "layout waits") }
    // A finger may rest for as long as it likes.
    guard !isUnderFinger(simulator) else { return }
    if simulator.transitions.modal != nil { violate(.nothingUnderWay, "a presentation or dismissal is in progress") }
    if simulator.transitions.turn != nil { violate(.nothingUnderWay, "a rotation is in progress") }
    if !simulator.transitions.exchanges.isEmpty {
      violate(.nothingUnderWay, "\(simulator.transitions.exchanges.count) transitions of containers are in progress")
    }
    if !simulator.transitions.animations.isEmpty { violate(.nothingUnderWay, "an animation is in progress") }
    for place in scenario.controllers.indices {
      let id = ControllerID(place)
      guard simulator.hierarchy[id].exists else { continue }
      restsInPlace(id, simulator)
      restsAsContainer(id, simulator)
    }
  }

  /// A transition doesn't bring a controller without a parent whose view is inside another view.
  private func isUntoldStranger(_ id: ControllerID, _ simulator: Simulator) -> Bool {
    let controller = simulator.hierarchy[id]
    return controller.appearance == .disappeared && controller.presentation == nil && simulator.hierarchy.root != id
      && simulator.hierarchy.parent(of: id) == nil && simulator.rules.holds(.transitionBringsChildren)
  }

  private mutating func restsInPlace(_ id: ControllerID, _ simulator: Simulator) {
    let controller = simulator.hierarchy[id]
    if simulator.hierarchy.isInWindow(id), controller.appearance != .appeared, !isToldByApp(id, simulator),
      !isLateChild(id, simulator), !isUntoldStranger(id, simulator)
    {
      violate(.visibleAppeared, "\(name(id)) is in the window, and is \(controller.appearance.name)")
    } else if controller.appearance.isInTransition, !isToldByApp(id, simulator) {
      violate(.nothingUnderWay, "\(name(id)) is \(controller.appearance.name)")
    }
    let parent = simulator.hierarchy.parent(of: id)
    switch controller.move {
    case .fromParent? where !code.moved.contains(id):
      violate(
        .moveEnded,
        "\(name(id)) was told that it leaves its parent, and \(parent == nil ? "not that it has" : "did not")")
    // A container whose appearance the app begins and ends manually ends the move with it.
    case .toParent?
    where !code.moved.contains(id)
      && parent.map { isSeen(id, in: $0, simulator) && !simulator.hierarchy[$0].appearance.isInTransition } ?? false:
      violate(.moveEnded, "\(name(id)) was told that it gets a parent, and not that it has")
    case .fromParent?, .toParent?, nil: break
    }
  }

  private mutating func restsAsContainer(_ id: ControllerID, _ simulator: Simulator) {
    guard simulator.isSystemContainer(id), simulator.hierarchy[id].appearance == .appeared,
      simulator.hierarchy.isInWindow(id)
    else { return }
    if simulator.containers[navigation: id]?.pending != nil {
      violate(.nothingPending, "a change of the stack of \(name(id)) waits")
    }
    for child in simulator.hierarchy.children(of: id)
    where simulator.containerShows(child, in: id) && !code.moved.contains(child) {
      let isCovered =
        simulator.hierarchy[child].presented.map { simulator.hierarchy[$0].presentation?.covers == true } ?? false
      if !isCovered, !simulator.hierarchy.isInWindow(child) {
        violate(.containerShowsChild, "\(name(id)) shows \(name(child)), whose view is not in the window")
      }
    }
  }

  private func isSeen(_ id: ControllerID, in parent: ControllerID, _ simulator: Simulator) -> Bool {
    simulator.hierarchy.isInWindow(id) && simulator.hierarchy.isShown(id, in: parent)
  }

  // MARK: Places

  /// Why a controller on screen isn't where UIKit would have put it, or nil if it is.
  private func lost(_ id: ControllerID, _ simulator: Simulator) -> String? {
    var current = id
    // The app's code decides where it lies.
    if code.moved.contains(id) { return nil }
    while true {
      if simulator.hierarchy.root == current || simulator.hierarchy[current].presentation != nil { return nil }
      if let parent = simulator.hierarchy.parent(of: current) {
        current = parent
      } else if code.moved.contains(current) {
        return nil
      } else if let other = simulator.hierarchy.views.superview(of: ViewID(of: current))?.controller {
        return "\(name(current)) is on screen in \(name(other)), and is not its child"
      } else {
        return "\(name(current)) is on screen, and is neither the root nor presented nor a child"
      }
    }
  }

  /// The app calls what a container would.
  private func isToldByApp(_ id: ControllerID, _ simulator: Simulator) -> Bool {
    var current = id
    while !code.told.contains(current) {
      guard let parent = simulator.hierarchy.parent(of: current) else { return false }
      if !simulator.forwardsAppearance(parent) { return true }
      current = parent
    }
    return true
  }

  /// In iOS 5 a child that the app adds while its parent appears gets neither callback.
  private func isLateChild(_ id: ControllerID, _ simulator: Simulator) -> Bool {
    simulator.rules.holds(.lateChildDidOnly) && code.moved.contains(id)
  }

  /// A page appears in its container's view wherever that is.
  private func isInHiddenPage(_ id: ControllerID, _ simulator: Simulator) -> Bool {
    var current = id
    while let parent = simulator.hierarchy.parent(of: current) {
      if simulator.containers[page: parent] != nil, !simulator.hierarchy.isInWindow(parent) { return true }
      current = parent
    }
    return false
  }

  private func isUnderFinger(_ simulator: Simulator) -> Bool { simulator.finger != nil }
}
