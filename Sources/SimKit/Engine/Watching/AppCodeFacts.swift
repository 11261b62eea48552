/// The facts about the app's code that an invariant allows for: the controllers that it moves, sizes, or sends
/// appearance callbacks manually.
struct AppCodeFacts: Sendable {
  /// Whether the code begins or ends appearance transitions, sends their callbacks, or adds children to UIKit's containers.
  private(set) var endsByHand = false
  /// Whether the code sets frames, puts views where UIKit would not, or has them laid out before they have their size.
  private(set) var setsSizes = false
  /// The controllers whose appearance callbacks the code sends, and those whose class doesn't call super in them.
  private(set) var told = ControllerSet()
  /// The controllers whose view or parent the code changes.
  private(set) var moved = ControllerSet()
  /// The controllers whose view the code puts into another's, parent or not, or leaves there without a parent.
  private(set) var nonChildren = ControllerSet()
  /// The controllers that the code puts into a second place without taking them out of the first: they are at neither.
  private(set) var inTwoPlaces = ControllerSet()
  /// The UIKit containers whose children the code adds or removes by itself, besides the container: what they show then, no record tells.
  private(set) var changed = ControllerSet()
  /// Whether a callback brings a memory warning about, which releases views that are about to be added.
  private(set) var warnsInCallback = false
  /// Whether a class overrides few methods, so that a trace lacks calls.
  private(set) var hidesCalls = false
  /// The controllers that page view controllers show.
  private(set) var pages = ControllerSet()
  /// The place of each controller: the parent's index, or one of three beyond them all.
  private var places: [Int?]

  init(_ scenario: Scenario) {
    places = Array(repeating: nil, count: scenario.controllers.count)
    hidesCalls = scenario.controllers.contains { $0.overrides != nil }
    for parent in scenario.controllers.indices {
      let kind = scenario.controllers[parent].kind
      put(kind.content, at: parent)
      put([scenario.controllers[parent].collapsesInto].compactMap { $0 }, at: parent)
      if case .page(let members, _) = kind { for id in members { pages.insert(id) } }
    }
    for segue in scenario.segues where segue.kind == .embed {
      put([segue.destination], at: segue.source.int)
      // No container of UIKit's has a place for a child that a storyboard embeds in its view.
      if scenario.controllers[segue.source.int].kind.container != nil {
        moved.insert(segue.destination)
        inTwoPlaces.insert(segue.destination)
      }
    }
    let callbacks = scenario.hooks.flatMap { $0.actions } + scenario.blocks.flatMap { $0.statements }
    for case .action(let action) in callbacks.map({ $0.content }) {
      switch action {
      case .memoryWarning: warnsInCallback = true
      case .resizeWindow, .rotate, .beginCall, .endCall: setsSizes = true
      default: break
      }
    }
    for hook in scenario.hooks where hook.withoutSuper && hook.callback.family == .appearance {
      if let id = hook.receiver.controller { told.insert(id) }
    }
    for case .action(let action) in (scenario.story + callbacks).map({ $0.content }) {
      noteMoves(by: action)
      notePlaces(by: action, scenario)
    }
    for place in scenario.controllers.indices {
      for object in scenario.controllers[place].furtherObjects { note(object, as: ControllerID(place)) }
    }
  }

  /// The code does to each object that a name stands for the same as to the name.
  private mutating func note(_ object: ControllerID, as id: ControllerID) {
    if told.contains(id) { told.insert(object) }
    if moved.contains(id) { moved.insert(object) }
    if nonChildren.contains(id) { nonChildren.insert(object) }
    if inTwoPlaces.contains(id) { inTwoPlaces.insert(object) }
    if changed.contains(id) { changed.insert(object) }
    if pages.contains(id) { pages.insert(object) }
  }

  /// Notes the controllers that the code moves, sizes, and sends appearance callbacks.
  private mutating func noteMoves(by action: Action) {
    switch action {
    case .beginAppearance(let id, _, _), .endAppearance(let id), .send(_, let id, _):
      endsByHand = true
      told.insert(id)
    case .setFrame, .layout(_, now: true), .addWhole: setsSizes = true
    case .addView(let id, _):
      setsSizes = true
      moved.insert(id)
      nonChildren.insert(id)
    case .removeView(let id), .unloadView(let id), .unloadViewOutsideWindow(let id), .takeView(let id, _),
      .addViewToWindow(let id), .removeWhole(let id, _):
      setsSizes = true
      moved.insert(id)
    case .removeFromParent(let id):
      if let container = declaredParent(of: id) { changed.insert(container) }
      moved.insert(id)
      nonChildren.insert(id)
    case .willMove(let id, _), .didMove(let id, _): moved.insert(id)
    case .transition(let from, let to, _, _, _): for id in [from, to] { moved.insert(id) }
    default: break
    }
  }

  /// Notes the places that the code, or the user, gives controllers.
  private mutating func notePlaces(by action: Action, _ scenario: Scenario) {
    guard let (ids, place) = action.puts else { return }
    switch place {
    case .root: put(ids, at: places.count)
    case .presented: put(ids, at: places.count + 1)
    // A split view controller may have a column for it.
    case .shown: put(ids, at: places.count + 2)
    case .child(let parent): for id in ids { add(id, to: parent, scenario) }
    case .stack(let container), .tab(let container), .column(let container): put(ids, at: container.int)
    case .page(let container):
      for id in ids { pages.insert(id) }
      put(ids, at: container.int)
    }
  }

  private mutating func add(_ id: ControllerID, to parent: ControllerID, _ scenario: Scenario) {
    moved.insert(id)
    put([id], at: parent.int)
    let declaration = scenario.controllers[parent.int]
    if declaration.kind.container != nil {
      endsByHand = true
      changed.insert(parent)
    } else if !declaration.forwardsAllAppearance {
      // The child doesn't get the missing callbacks under another parent either.
      told.insert(id)
    }
  }

  /// The container in whose declaration it is, if no other has it.
  func declaredParent(of id: ControllerID) -> ControllerID? {
    places[id.int].flatMap { $0 < places.count ? ControllerID($0) : nil }
  }

  private mutating func put(_ ids: [ControllerID], at place: Int) {
    for id in ids {
      if places[id.int] ?? place != place {
        inTwoPlaces.insert(id)
        moved.insert(id)
      }
      places[id.int] = place
    }
  }
}

extension Hierarchy {
  /// The parent, or whose view the view is in.
  fileprivate func aboveOrAround(_ id: ControllerID) -> ControllerID? {
    parentViewController(of: id) ?? views.superview(of: id.view)?.controller
  }
}

extension InvariantChecker {
  /// Checks the invariants that hold after each turn.
  mutating func lookAt(_ id: ControllerID, _ app: Simulator) {
    guard app.hierarchy[id].exists else { return }
    switch app.hierarchy[id].appearance {
    case .disappearing, .disappeared: return
    case .appearing: break
    case .appeared:
      if !app.hierarchy.isInWindow(id), !isForwardedByApp(id, app), !isInPage(id, app), !isInTwoPlaces(id, app),
        !lacksView(id, app), !isInMovedView(id, app), !mayBeUnloaded(app)
      {
        violate(.appearedInWindow, "\(name(id)) has appeared, and its view is not in the window")
      }
    }
    if app.hierarchy.isInWindow(id), let lost = lost(id, app) { violate(.belowItsParent, lost) }
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
    for place in scenario.controllers.indices {
      let id = ControllerID(place)
      guard app.hierarchy[id].exists, !isInTwoPlaces(id, app) else { continue }
      restsInPlace(id, app)
      restsAsContainer(id, app)
    }
  }

  /// A transition doesn't bring a controller without a parent whose view is inside another view, nor what is below it.
  private func isSilentNonChild(_ id: ControllerID, _ app: Simulator) -> Bool {
    guard app.hierarchy[id].appearance == .disappeared, app.rules.holds(.transitionBringsChildren) else { return false }
    var top = id
    while !code.nonChildren.contains(top), let parent = app.hierarchy.parent(of: top) { top = parent }
    let isElsewhere = code.nonChildren.contains(top) && app.hierarchy.views.superview(of: top.view) != .window
    return isElsewhere || (app.hierarchy[top].presentation == nil && !app.hierarchy.isRoot(top))
  }

  /// Whether the app has put it, or a container of it, into a second place.
  func isInTwoPlaces(_ id: ControllerID, _ app: Simulator) -> Bool {
    var above: ControllerID? = id
    while let container = above {
      if code.inTwoPlaces.contains(container) { return true }
      above = app.hierarchy.parent(of: container)
    }
    return false
  }

  private mutating func restsInPlace(_ id: ControllerID, _ app: Simulator) {
    let controller = app.hierarchy[id]
    if app.hierarchy.isInWindow(id), controller.appearance != .appeared, !isForwardedByApp(id, app),
      !isLateChild(id, app), !isSilentNonChild(id, app)
    {
      violate(.visibleAppeared, "\(name(id)) is in the window, and is \(controller.appearance.name)")
    } else if controller.appearance.isInTransition, !isForwardedByApp(id, app) {
      violate(.nothingUnderWay, "\(name(id)) is \(controller.appearance.name)")
    }
    if app.hierarchy.isInWindow(id), isCovered(id, app), !code.moved.contains(id) {
      violate(.coveredLeaves, "\(name(id)) is covered, and its view is in the window")
    }
    let parent = app.hierarchy.parent(of: id)
    switch controller.move {
    // A transition that the app has begun ends when the app ends it.
    case .fromParent?
    where !code.moved.contains(id) && !isInPage(id, app)
      && !(app.hierarchy.parentViewController(of: id).map { isForwardedByApp($0, app) } ?? false):
      violate(
        .moveEnded,
        "\(name(id)) was told that it leaves its parent, and \(parent == nil ? "not that it has" : "did not")")
    // A container whose appearance the app begins and ends manually ends the move with it.
    // The same is true of a class that doesn't call super.
    case .toParent?
    where !code.moved.contains(id) && !(parent.map { code.told.contains($0) } ?? false)
      && parent.map { isSeen(id, in: $0, app) && !app.hierarchy[$0].appearance.isInTransition } ?? false:
      violate(.moveEnded, "\(name(id)) was told that it gets a parent, and not that it has")
    case .fromParent?, .toParent?, nil: break
    }
  }

  private mutating func restsAsContainer(_ id: ControllerID, _ app: Simulator) {
    guard app.isSystemContainer(id), app.hierarchy[id].appearance == .appeared,
      app.hierarchy.isInWindow(id), !code.told.contains(id), !code.changed.contains(id), !mayBeUnloaded(app),
      !isLateChild(id, app)
    else { return }
    if app.containers[navigation: id]?.pending != nil {
      violate(.nothingPending, "a change of the stack of \(name(id)) waits")
    }
    for child in app.hierarchy.children(of: id) where !code.moved.contains(child) {
      // The app's code may have filled the column while the split view controller was being made.
      if let split = app.containers[split: id], !split.members.contains(child) { continue }
      let isShown = app.containerShows(child, in: id)
      if isShown, !isCovered(child, app), !app.hierarchy.isInWindow(child), !isInMovedView(child, app),
        !app.neverCallsSuper(.controller(child), .loadView)
      {
        violate(.containerShowsChild, "\(name(id)) shows \(name(child)), whose view is not in the window")
      } else if !isShown, app.hierarchy.isInWindow(child) {
        violate(.containerShowsChild, "\(name(id)) does not show \(name(child)), whose view is in the window")
      }
    }
  }

  /// Whether its class, or that of a container above it, creates no view: what is in it is in no window then.
  private func lacksView(_ id: ControllerID, _ app: Simulator) -> Bool {
    sequence(first: id) { app.hierarchy.parent(of: $0) }.contains { app.neverCallsSuper(.controller($0), .loadView) }
  }

  /// Whether the code puts the view of a container above it into another one, which may be below it.
  private func isInMovedView(_ id: ControllerID, _ app: Simulator) -> Bool {
    sequence(first: id) { app.hierarchy.parent(of: $0) }.dropFirst().contains { code.nonChildren.contains($0) }
  }

  private func isCovered(_ id: ControllerID, _ app: Simulator) -> Bool {
    app.hierarchy[id].presented.map { app.hierarchy[$0].covers } ?? false
  }

  private func isSeen(_ id: ControllerID, in parent: ControllerID, _ app: Simulator) -> Bool {
    app.hierarchy.isInWindow(id) && app.hierarchy.isShown(id, in: parent)
  }

  // MARK: Places

  /// Why a controller on screen isn't where UIKit would have put it, or nil if it is.
  private func lost(_ id: ControllerID, _ app: Simulator) -> String? {
    var current = id
    while true {
      // The app's code decides where it lies, with all in it.
      if code.moved.contains(current) { return nil }
      // A view may go until the transition ends.
      if app.transitions.exchanges.contains(where: { $0.from == current || $0.to == current }) { return nil }
      if app.hierarchy.isRoot(current) || app.hierarchy[current].presentation != nil { return nil }
      if let parent = app.hierarchy.parent(of: current) {
        current = parent
      } else if let other = app.hierarchy.superview(of: current) {
        // A view retains its subviews, and not the controller that put them there.
        guard app.hierarchy[other].exists, !code.changed.contains(other) else { return nil }
        return "\(name(current)) is on screen in \(name(other)), and is not its child"
      } else {
        return "\(name(current)) is on screen, and is neither the root nor presented nor a child"
      }
    }
  }

  /// The app calls what a container would.
  private func isForwardedByApp(_ id: ControllerID, _ app: Simulator) -> Bool {
    var current = id
    // Parents and superviews may close a circle.
    var passed = ControllerSet()
    while !code.told.contains(current) {
      passed.insert(current)
      // A container that was deallocated has not ended what its class began.
      guard let above = app.hierarchy.aboveOrAround(current) ?? code.declaredParent(of: current),
        !passed.contains(above)
      else { return false }
      if !app.forwardsAppearance(above) { return true }
      current = above
    }
    return true
  }

  /// In iOS 5 a child that the app adds while its parent appears gets neither callback.
  private func isLateChild(_ id: ControllerID, _ app: Simulator) -> Bool {
    if isUnshown(id, app) { return true }
    return code.moved.contains(id) && (app.rules.holds(.lateChildDidOnly) || isInPage(id, app))
  }

  /// A UIKit container calls them on those that it shows, and not on a child that the app puts beside them, nor on what is below it.
  private func isUnshown(_ id: ControllerID, _ app: Simulator) -> Bool {
    sequence(first: id) { app.hierarchy.parent(of: $0) }.contains { controller in
      code.moved.contains(controller)
        && app.hierarchy.parent(of: controller).map { !app.containerShows(controller, in: $0) } ?? false
    }
  }

  /// A page appears in its container's view wherever that is, with all in it, also without a parent. It has appeared when the container
  /// comes into the window, or goes: what the app moves in the meantime is not told.
  private func isInPage(_ id: ControllerID, _ app: Simulator) -> Bool {
    var current: ControllerID? = id
    // Parents and superviews may close a circle.
    var passed = ControllerSet()
    while let controller = current, !passed.contains(controller) {
      passed.insert(controller)
      let parent = app.hierarchy.aboveOrAround(controller)
      let isHidden = parent.map { !app.hierarchy.isInWindow($0) } ?? true
      if code.pages.contains(controller), isHidden || code.moved.contains(id) { return true }
      current = parent ?? code.declaredParent(of: controller)
    }
    return false
  }

  private func mayBeUnloaded(_ app: Simulator) -> Bool { code.warnsInCallback && app.rules.holds(.memoryUnloads) }
}
