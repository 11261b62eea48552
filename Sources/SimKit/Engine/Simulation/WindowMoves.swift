/// Views enter and leave the window. A controller gets the callbacks unless its parent or a transition already sends
/// them: that is how UIKit finds the controllers of views that were added without any containment call.
enum ViewStep: Hashable, Sendable {
  case link(to: ControllerID?)
  case unlink
  /// A view has come into the window by itself.
  case entered(Transition, RuleID)
  /// Puts a covered presenter's view back to where it was.
  case reattach(Cause, RuleID)
  /// As `reattach`, without callbacks.
  case reappearSilently
  /// The app sets the frame of a view, and only UIKit's own containers change it after that.
  case setFrame(Rect)
  case place(in: ControllerID?)
  /// Gives it the whole screen, whatever its style, until it is placed.
  case fillScreen
  case fillContext(ControllerID)
  case fitSheet
}

extension Simulator {
  @inline(__always)
  mutating func perform(_ step: ViewStep, of id: ControllerID) {
    switch step {
    case .link(let parent): link(id, to: parent)
    case .unlink: unlink(id)
    case .entered(let move, let rule): entered(id, move, rule)
    case .reattach(let cause, let rule): reattach(id, cause, rule)
    case .reappearSilently: reappearSilently(id)
    case .setFrame(let frame): setFrame(id, frame, byApp: true)
    case .place(let parent): place(id, in: parent)
    case .fillScreen: fillScreen(id)
    case .fillContext(let presenter): fillContext(id, presenter)
    case .fitSheet: fitSheet(id)
    }
  }

  mutating func attach(_ id: ControllerID, to parent: ControllerID?, _ cause: Cause, _ rule: RuleID) {
    // The app's code may have released it.
    guard hierarchy[id].exists else { return }
    forward(id, cause) { .attach($0, to: parent, .container, .contextGoesWithChild) }
    guard isExpected(id, in: parent, cause) else { return }
    if let missing = !hierarchy.isLoaded(id) ? id : parent.flatMap({ hierarchy.isLoaded($0) ? nil : $0 }) {
      guard !neverCallsSuper(.controller(missing), .loadView) else { return schedule([.load(missing)]) }
      return schedule([
        .load(missing), .view(missing, .place(in: missing == id ? parent : hierarchy.parent(of: missing))),
        .attach(id, to: parent, cause, rule),
      ])
    }
    let view = id.view
    let target = parent?.view ?? .window
    guard !hierarchy.views.isIn(target, view) else {
      if let parent, permits(objection(toAddingViewOf: id, to: parent)) { report(Trouble(.viewCycle, id, parent)) }
      return
    }
    guard permits(objection(toAddingViewOf: id, to: parent)), hierarchy.views.superview(of: view) != target else {
      return
    }
    enter(id, parent, cause, rule)
  }

  /// Whether nothing has made the place void since: another view in the context, or the app's code, which may have replaced the root
  /// of the presentation, taken the controller out while it loaded, made it a root, or had the container show another one.
  private func isExpected(_ id: ControllerID, in parent: ControllerID?, _ cause: Cause) -> Bool {
    if cause.reachesContext, isCovered(id) { return false }
    if hierarchy[id].presentation != nil { return true }
    switch cause {
    case .presentation: return hierarchy.isRoot(id) || hierarchy.parent(of: id) != nil
    case .container:
      guard let parent else { return true }
      guard hierarchy.parent(of: id) == parent, !comesBack(id) else { return false }
      return containerShows(id, in: parent) || transitions.isComing(id)
    case .app, .parent, .window: return true
    }
  }

  /// Sends the callbacks to the controllers whose views come into the window, around the insertion of the view.
  private mutating func enter(_ id: ControllerID, _ parent: ControllerID?, _ cause: Cause, _ rule: RuleID) {
    let (wasInWindow, comesThere) = (hierarchy.isInWindow(id), parent.map { hierarchy.isInWindow($0) } ?? true)
    if wasInWindow, !comesThere {
      return schedule([.detach(id, cause, rule), .attach(id, to: parent, cause, rule)])
    }
    let enters = !wasInWindow && comesThere
    if enters, cause == .window, let parent, hierarchy[parent].appearance == .disappearing,
      hierarchy.parent(of: id) == parent
    {
      report(Trouble(.childOfLeaving, id, parent))
    }
    // A container that appears brings its child itself.
    let isBrought = cause == .container && transitionBringing(parentOf: id) != nil
    let entering =
      enters
      ? controllersToTell(in: id, appearing: true).filter { moves($0, with: id, cause) && !(isBrought && $0 == id) }
      : []
    // A controller that is already appearing ends with its own transition.
    let joined = enters && !isOnScreen(id) && !isBrought ? transitionToJoin(id) : nil
    if let joined { hierarchy[id].passage.joins = joined }
    let move = transitions.next(animated: false)
    // A controller below ends with its parent if the parent is appearing. A closure would copy the simulator.
    var ending: [Work] = []
    for member in entering where member == id || transitionBringing(parentOf: member) == nil {
      ending.append(.view(member, .entered(move, member == id ? rule : .viewEntersWindow)))
    }
    schedule(atCommit(ending))
    // A UIKit container shows what it contains in its first layout, and only its own callbacks wait.
    if let joined, joined == transitionBringing(parentOf: id), isSystemContainer(id), rules.holds(.lateChildWithParent)
    {
      stack.append(.appearance(id, .comeLate(joined)))
    }
    stack.append(.view(id, .link(to: parent)))
    for member in entering.reversed() {
      let joined = member == id ? move : transitionBringing(parentOf: member) ?? move
      stack.append(.begin(member, appearing: true, joined, .window, member == id ? rule : .viewEntersWindow))
    }
  }

  /// The transition of a container or a presentation brings the controllers that have a parent; the window and the app's code bring all.
  private func moves(_ id: ControllerID, with moved: ControllerID, _ cause: Cause) -> Bool {
    switch cause {
    case .container, .presentation:
      id == moved || hierarchy.parent(of: id) != nil || !rules.holds(.transitionBringsChildren)
    case .app, .parent, .window: true
    }
  }

  /// Sends a moved view's *did*, now or after this turn's layout.
  private func atCommit(_ works: [Work]) -> [Work] {
    rules.holds(.movesEndAtCommit) && !works.isEmpty ? Work.afterLayout(works) : works
  }

  /// The app's code may have taken the window away from under a view that was entering it.
  private mutating func entered(_ id: ControllerID, _ move: Transition, _ rule: RuleID) {
    let isOut = !hierarchy.isInWindow(id)
    schedule(
      (isOut ? [.begin(id, appearing: false, move, .window, .viewLeavesWindow)] : []) + [
        .end(id, move, rule), .release(id),
      ])
  }

  /// The transition of its parent that ends the passage of a controller whose view comes into the window in the middle of it.
  private func transitionToJoin(_ id: ControllerID) -> Transition? {
    if let appearing = transitionBringing(parentOf: id) { return appearing }
    guard rules.holds(.lateChildGoes), hierarchy[id].appearance == .disappeared, let parent = hierarchy.parent(of: id),
      hierarchy[parent].appearance == .disappearing, !isSystemContainer(parent)
    else { return nil }
    return hierarchy[parent].passage.transition
  }

  func transitionBringing(parentOf id: ControllerID) -> Transition? {
    guard let parent = hierarchy.parent(of: id), hierarchy[parent].appearance == .appearing else { return nil }
    return hierarchy[parent].passage.transition
  }

  mutating func link(_ id: ControllerID, to parent: ControllerID?) {
    let view = id.view
    let target = parent?.view ?? .window
    // The app's code may have moved either of them inside a callback.
    guard hierarchy.isLoaded(id), !hierarchy.views.isIn(target, view) else { return }
    hierarchy.views.remove(view)
    hierarchy.views.insert(view, into: target)
    // A view that the app's code has re-created on the way has no frame yet.
    if hierarchy.views[view].bounds.isEmpty, !hierarchy.views[id.view].marks[.hasOwnFrame] { place(id, in: parent) }
    if hierarchy.isInWindow(id) { spreadTraits(below: id) }
  }

  private mutating func reattach(_ id: ControllerID, _ cause: Cause, _ rule: RuleID) {
    stack.append(.attach(id, to: hierarchy.isRoot(id) ? nil : hierarchy.parent(of: id), cause, rule))
  }

  mutating func detach(_ id: ControllerID, _ cause: Cause, _ rule: RuleID) {
    forward(id, cause) { .detach($0, .container, .contextGoesWithChild) }
    // What a container takes back may not be in its view yet.
    let isThere = hierarchy.hasSuperview(id) || cause == .container && isOnScreen(id)
    guard isThere, cause != .container || !comesBack(id) else { return }
    var leaving = hierarchy.isInWindow(id) ? controllersToTell(in: id, appearing: false) : []
    // A child that is taken out before its parent has come into the window has appeared with it nevertheless.
    if !hierarchy.isInWindow(id), isOnScreen(id),
      hierarchy.parent(of: id).map({ forwardsAppearance($0) && isOnScreen($0) }) ?? (cause == .container)
    {
      leaving = [id]
    }
    leave(leaving, with: id, rule)
  }

  /// Sends the callbacks, then removes the view.
  private mutating func leave(_ leaving: [ControllerID], with id: ControllerID, _ rule: RuleID) {
    let move = transitions.next(animated: false)
    var ending: [Work] = []
    for member in leaving {
      ending.append(.end(member, move, member == id ? rule : .viewLeavesWindow))
      // UIKit retains a controller that is being removed until it has got its callbacks.
      if rules.holds(.movesEndAtCommit) { ending.append(.release(member)) }
    }
    schedule(atCommit(ending))
    stack.append(.view(id, .unlink))
    for member in leaving.reversed() {
      stack.append(.begin(member, appearing: false, move, .window, member == id ? rule : .viewLeavesWindow))
    }
  }

  /// Whether the app's code has made it the window's root again while it left, or has had its container show it again. A root
  /// that comes into a container leaves the window.
  private func comesBack(_ id: ControllerID) -> Bool {
    guard hierarchy[id].appearance == .appearing else { return false }
    let isShown = hierarchy.parent(of: id).map { containers[$0]?.shown == id && hierarchy.isShown(id, in: $0) }
    return hierarchy.isRoot(id) && hierarchy[id].move != .toParent || isShown == true
  }

  private mutating func unlink(_ id: ControllerID) {
    guard !comesBack(id) else { return }
    // Views that were added to the view since then leave with it.
    let late = hierarchy.isInWindow(id) ? controllersToTell(in: id, appearing: false).filter { $0 != id } : []
    guard late.isEmpty else { return leave(late, with: id, .viewLeavesWindow) }
    hierarchy.views.remove(id.view)
    hierarchy[id].passage.joins = nil
    if hierarchy[id].wasReleased { schedule([.release(id)]) }
  }

  private func controllersToTell(in id: ControllerID, appearing: Bool) -> [ControllerID] {
    var told: [ControllerID] = []
    for member in hierarchy.controllersInView(of: id)
    where needsAppearanceCallbacks(member, appearing: appearing, movingWith: id) {
      told.append(member)
    }
    return told
  }

  private func needsAppearanceCallbacks(_ id: ControllerID, appearing: Bool, movingWith moving: ControllerID) -> Bool {
    switch (hierarchy[id].appearance, appearing) {
    case (.disappeared, true), (.appeared, false), (.appearing, false): break
    // A controller whose view has left, and that hasn't got the end of that yet, comes back.
    case (.disappearing, true): if hierarchy[id].passage.cause != .window { return false }
    case (.appearing, true), (.appeared, true), (.disappearing, false), (.disappeared, false): return false
    }
    guard let parent = hierarchy.parent(of: id) else { return hierarchy[id].exists }
    guard forwardsAppearance(parent) else { return false }
    // A controller added to a parent that is disappearing isn't seen.
    if appearing, isLeaving(parent) { return false }
    let parentIsAppearing = hierarchy[parent].appearance == .appearing
    // The parent appears too, and forwards to the controller, unless the parent has already forwarded to its children.
    let liesInParent = hierarchy.views.superview(of: id.view) == parent.view
    let hasMissedIt = appearing == isOnScreen(parent)
    if id != moving, liesInParent, !hasMissedIt { return false }
    // On iOS 5 also a child that comes into the window with its parent, which has told its children already.
    let isLate = appearing && parentIsAppearing && rules.lateChild == .didWithParent
    return !isLate || (id != moving && !rules.holds(.lateChildDidOnly))
  }

  /// Whether it is disappearing, or was added to a parent that is.
  private func isLeaving(_ id: ControllerID) -> Bool {
    var current = id
    while hierarchy[current].appearance == .disappeared, let parent = hierarchy.parent(of: current) { current = parent }
    return hierarchy[current].appearance == .disappearing
  }

  // MARK: Frames

  func bounds(of id: ControllerID) -> Size { hierarchy.views[id.view].bounds }

  mutating func setFrame(_ id: ControllerID, _ frame: Rect, byApp: Bool = false) {
    if byApp { hierarchy.views[id.view].marks[.hasOwnFrame] = true }
    guard hierarchy.isLoaded(id) else { return }
    hierarchy.views.setFrame(id.view, frame, bounds: frame.size)
  }

  /// UIKit gives the views that it manages their frames: of the root, of what is presented, of what its containers show.
  private mutating func place(_ id: ControllerID, in parent: ControllerID?) {
    if isInContext(id), let presenter = hierarchy[id].presenter { return fillContext(id, presenter) }
    if let parent, isSystemContainer(parent), hierarchy.parent(of: id) == parent { fill(id, parent) }
    if parent == nil, hierarchy.isRoot(id) || hierarchy[id].presentation != nil { fillWindow(id) }
  }

  mutating func fill(_ child: ControllerID, _ parent: ControllerID, unlessPlaced: Bool = false) {
    if unlessPlaced, hierarchy.views[child.view].marks[.hasOwnFrame] { return }
    setFrame(child, contentFrame(of: child, in: parent))
    hierarchy.views[child.view].marks[.hasFixedWidth] = isNarrowColumn(child, of: parent)
    fillContexts(above: child)
  }

  /// The frame of a controller that fills the window or a context in it, or of a sheet over it.
  mutating func fillWindow(_ id: ControllerID) {
    // The frame of a presenter that is covered does not follow the window.
    if isInContext(id), let below = hierarchy[id].presenter,
      hierarchy.isInWindow(below) || hierarchy.parent(of: below) != nil
    {
      return fillContext(id, below)
    }
    let context = context(below: id)
    guard let style = hierarchy[context].presentation?.style, style.isSheet else { return fillScreen(id) }
    setFrame(id, sheetFrame(of: context, style, in: interface(of: id), on: screen))
  }

  mutating func fillScreen(_ id: ControllerID) {
    guard hierarchy.isLoaded(id) else { return }
    let isUnder = declaration(id).wantsFullScreenLayout && rules.holds(.wantsFullScreen)
    let interface = interface(of: id)
    hierarchy.views.setFrame(
      id.view, screen.fullFrame(in: interface, underStatusBar: isUnder),
      bounds: screen.fullBounds(in: interface, underStatusBar: isUnder))
  }
}
