/// The facts about the app's code that invariants allow for: they say nothing of what it moves, sizes, or sends callbacks itself.
struct AppCodeFacts: Sendable {
  /// Whether the code begins or ends appearance transitions, sends their callbacks, or adds children to UIKit's containers.
  private(set) var endsByHand = false
  /// Whether the code sets frames, puts views where UIKit would not, or has them laid out before they have their size.
  private(set) var setsSizes = false
  /// Whether a class overrides few methods, so that a trace lacks calls.
  private(set) var hidesCalls = false
  /// The controllers that the code moves by their parent or their view, sends appearance callbacks, or puts into a second place without
  /// taking them out of the first; those whose class creates no view, or doesn't call super when it appears; and UIKit's containers
  /// whose children the code adds or removes.
  private(set) var touched = ControllerSet()
  /// The place of each controller: the parent's index, or one of three beyond them all.
  private var places: [Int?]
  private let controllers: [ControllerDeclaration]

  init(_ scenario: Scenario) {
    controllers = scenario.controllers
    places = Array(repeating: nil, count: controllers.count)
    hidesCalls = controllers.contains { $0.overrides != nil }
    for (parent, declaration) in controllers.enumerated() {
      put(declaration.kind.content + [declaration.collapsesInto].compactMap { $0 }, at: parent)
    }
    for segue in scenario.segues where segue.kind == .embed {
      put([segue.destination], at: segue.source.int)
      // No container of UIKit's has a place for a child that a storyboard embeds in its view.
      if isSystemContainer(segue.source) { touched.insert(segue.destination) }
    }
    for hook in scenario.hooks where hook.withoutSuper {
      if let id = hook.receiver.controller, hook.callback.family == .appearance || hook.callback == .loadView {
        touched.insert(id)
      }
    }
    let callbacks = scenario.hooks.flatMap { $0.actions } + scenario.blocks.flatMap { $0.statements }
    for case .action(let action) in callbacks.map({ $0.content }) {
      switch action {
      case .resizeWindow, .rotate, .beginCall, .endCall: setsSizes = true
      default: break
      }
    }
    for case .action(let action) in (scenario.story + callbacks).map({ $0.content }) {
      noteMoves(by: action)
      notePlaces(by: action)
    }
    // The code does to each object that a name stands for the same as to the name.
    for (place, declaration) in controllers.enumerated() where touched.contains(ControllerID(place)) {
      for object in declaration.furtherObjects { touched.insert(object) }
    }
  }

  private func isSystemContainer(_ id: ControllerID) -> Bool { controllers[id.int].kind.container != nil }

  /// Notes the controllers that the code moves, sizes, and sends appearance callbacks.
  private mutating func noteMoves(by action: Action) {
    switch action {
    case .beginAppearance(let id, _, _), .endAppearance(let id), .send(_, let id, _):
      endsByHand = true
      touched.insert(id)
    case .setFrame, .layout(_, now: true), .addWhole: setsSizes = true
    case .addView(let id, _), .removeView(let id), .unloadView(let id), .unloadViewOutsideWindow(let id),
      .takeView(let id, _), .addViewToWindow(let id), .removeWhole(let id, _):
      setsSizes = true
      touched.insert(id)
    case .removeFromParent(let id):
      if let container = places[id.int], container < places.count { touched.insert(ControllerID(container)) }
      touched.insert(id)
    case .willMove(let id, _), .didMove(let id, _): touched.insert(id)
    case .transition(let from, let to, _, _, _): for id in [from, to] { touched.insert(id) }
    default: break
    }
  }

  /// Notes the places that the code, or the user, gives controllers.
  private mutating func notePlaces(by action: Action) {
    guard let (ids, place) = action.puts else { return }
    switch place {
    case .root: put(ids, at: places.count)
    case .presented: put(ids, at: places.count + 1)
    // A split view controller may have a column for it.
    case .shown: put(ids, at: places.count + 2)
    case .child(let parent):
      for id in ids { touched.insert(id) }
      put(ids, at: parent.int)
      if isSystemContainer(parent) {
        endsByHand = true
        touched.insert(parent)
      }
    case .stack(let container), .tab(let container), .column(let container), .page(let container):
      put(ids, at: container.int)
    }
  }

  private mutating func put(_ ids: [ControllerID], at place: Int) {
    // A class that forwards no appearance sends the callbacks itself.
    let isForwarded = place >= controllers.count || controllers[place].forwardsAllAppearance
    for id in ids {
      if !isForwarded || places[id.int] ?? place != place { touched.insert(id) }
      places[id.int] = place
    }
  }
}

extension InvariantChecker {
  /// Whether the app's code has touched the controller, or one above it.
  func isTouched(_ id: ControllerID, _ app: Simulator) -> Bool {
    sequence(first: id) { app.hierarchy.parent(of: $0) }.contains { code.touched.contains($0) }
  }

  /// Whether UIKit alone has placed it: from a root or a presented controller down, the code has touched none, and each has its view.
  private func isManaged(_ id: ControllerID, _ app: Simulator) -> Bool {
    var top = id
    while app.hierarchy.isLoaded(top), !code.touched.contains(top) {
      guard let parent = app.hierarchy.parent(of: top) else {
        return app.hierarchy.isRoot(top) || app.hierarchy[top].presentation != nil
      }
      top = parent
    }
    return false
  }

  /// Checks the invariants that hold after each turn.
  mutating func lookAt(_ id: ControllerID, _ app: Simulator) {
    guard app.hierarchy[id].exists else { return }
    switch app.hierarchy[id].appearance {
    case .disappearing, .disappeared: return
    case .appearing: break
    case .appeared:
      if !app.hierarchy.isInWindow(id), isManaged(id, app), !isInHiddenPage(id, app) {
        violate(.appearedInWindow, "\(name(id)) has appeared, and its view is not in the window")
      }
    }
    if app.hierarchy.isInWindow(id), let lost = lost(id, app) { violate(.belowItsParent, lost) }
  }

  /// Whether a page view controller that is not in the window shows it, or one above it: a page has appeared then.
  private func isInHiddenPage(_ id: ControllerID, _ app: Simulator) -> Bool {
    sequence(first: id) { app.hierarchy.parent(of: $0) }.dropFirst().contains {
      app.containers[page: $0] != nil && !app.hierarchy.isInWindow($0)
    }
  }

  /// Why a controller on screen isn't where UIKit would have put it, or nil if it is.
  private func lost(_ id: ControllerID, _ app: Simulator) -> String? {
    let hierarchy = app.hierarchy
    guard !code.touched.contains(id), hierarchy.parent(of: id) == nil, !hierarchy.isRoot(id),
      hierarchy[id].presentation == nil,
      // A view may go until the transition ends.
      !app.transitions.exchanges.contains(where: { $0.from == id || $0.to == id })
    else { return nil }
    guard let other = hierarchy.superview(of: id) else {
      return "\(name(id)) is on screen, and is neither the root nor presented nor a child"
    }
    // A view retains its subviews, and not the controller that put them there.
    return hierarchy[other].exists && !code.touched.contains(other)
      ? "\(name(id)) is on screen in \(name(other)), and is not its child" : nil
  }

  /// Checks the invariants that hold when nothing is left to be done.
  mutating func lookAtRest(_ app: Simulator) {
    if app.hierarchy.views.hasDirtyLayout { violate(.nothingPending, "layout waits") }
    // A finger may rest for as long as it likes.
    guard app.finger == nil else { return }
    if !app.transitions.modals.isEmpty { violate(.nothingUnderWay, "a presentation or dismissal is in progress") }
    if app.transitions.turn != nil { violate(.nothingUnderWay, "a rotation is in progress") }
    if !app.transitions.exchanges.isEmpty {
      violate(.nothingUnderWay, "\(app.transitions.exchanges.count) transitions of containers are in progress")
    }
    if !app.transitions.animations.isEmpty, !code.endsByHand {
      violate(.nothingUnderWay, "an animation is in progress")
    }
    for place in scenario.controllers.indices where app.hierarchy[ControllerID(place)].exists {
      let id = ControllerID(place)
      moveHasEnded(id, app)
      guard isManaged(id, app) else { continue }
      restsInPlace(id, app)
      if app.isSystemContainer(id) { restsAsContainer(id, app) }
    }
  }

  private mutating func restsInPlace(_ id: ControllerID, _ app: Simulator) {
    let appearance = app.hierarchy[id].appearance
    if app.hierarchy.isInWindow(id), appearance != .appeared {
      violate(.visibleAppeared, "\(name(id)) is in the window, and is \(appearance.name)")
    } else if appearance.isInTransition {
      violate(.nothingUnderWay, "\(name(id)) is \(appearance.name)")
    }
    if app.hierarchy.isInWindow(id), isCovered(id, app) {
      violate(.coveredLeaves, "\(name(id)) is covered, and its view is in the window")
    }
  }

  private mutating func moveHasEnded(_ id: ControllerID, _ app: Simulator) {
    // Until the move ends, `parentViewController` is the container that it leaves.
    guard !code.touched.contains(id), let container = app.hierarchy.parentViewController(of: id),
      isManaged(container, app)
    else { return }
    // A page has appeared off screen; what waits for the layout of its view waits until that comes into the window.
    if app.containers[navigation: container]?.pending != nil, !app.hierarchy.isInWindow(container) { return }
    switch app.hierarchy[id].move {
    case .fromParent?:
      let isOut = app.hierarchy.parent(of: id) == nil
      violate(
        .moveEnded, "\(name(id)) was told that it leaves its parent, and \(isOut ? "not that it has" : "did not")")
    // A child that its container doesn't show is told as soon as it is shown.
    case .toParent? where app.hierarchy.isInWindow(id) && app.hierarchy.isShown(id, in: container):
      violate(.moveEnded, "\(name(id)) was told that it gets a parent, and not that it has")
    case .toParent?, nil: break
    }
  }

  private mutating func restsAsContainer(_ id: ControllerID, _ app: Simulator) {
    guard app.hierarchy[id].appearance == .appeared, app.hierarchy.isInWindow(id) else { return }
    if app.containers[navigation: id]?.pending != nil {
      violate(.nothingPending, "a change of the stack of \(name(id)) waits")
    }
    for child in app.hierarchy.children(of: id) where isManaged(child, app) {
      switch (app.containerShows(child, in: id), app.hierarchy.isInWindow(child)) {
      case (true, false) where !isCovered(child, app):
        violate(.containerShowsChild, "\(name(id)) shows \(name(child)), whose view is not in the window")
      case (false, true):
        violate(.containerShowsChild, "\(name(id)) does not show \(name(child)), whose view is in the window")
      case (true, _), (false, false): break
      }
    }
  }

  private func isCovered(_ id: ControllerID, _ app: Simulator) -> Bool {
    app.hierarchy[id].presented.map { app.hierarchy[$0].covers } ?? false
  }
}
