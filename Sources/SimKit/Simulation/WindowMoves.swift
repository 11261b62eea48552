/// Views enter and leave the window. A controller hears of it unless somebody else, its parent or a transition, is
/// already telling it: that is how UIKit finds the controllers of views that were added without any containment call.
extension Simulator {
  /// `[superview addSubview:child.view]`; the window when `parent` is nil.
  mutating func attach(_ id: ControllerID, to parent: ControllerID?, _ rule: RuleID) {
    // The app's code may have let go of it meanwhile.
    guard hierarchy[id].exists else { return }
    handOn(id, rule) { .attach($0, to: parent, .contextGoesWithChild) }
    if isCovered(id, rule) { return }
    if let missing = lacksView(id) ? id : parent.flatMap({ lacksView($0) ? $0 : nil }) {
      schedule([
        .load(missing), .place(missing, in: missing == id ? parent : hierarchy.parent(of: missing)),
        .attach(id, to: parent, rule),
      ])
      return
    }
    let view = ViewID(of: id)
    let target = parent.map { ViewID(of: $0) } ?? .window
    guard !hierarchy.views.isIn(target, view) else {
      if parent == id {
        report(.viewOfItself)
      } else if let parent {
        fail(.viewInItself(scenario.name(of: id), parent: scenario.name(of: parent)))
      }
      return
    }
    if let actual = hierarchy.parent(of: id), parent != actual, !isPresentationRoot(id), hierarchy.root != id {
      report(.actualParent(id, owner: parent, actual: actual))
      return
    }
    guard hierarchy.views.superview(of: view) != target else { return }
    let wasInWindow = hierarchy.isInWindow(id)
    if wasInWindow, !hierarchy.views[target].isInWindow {
      schedule([.detach(id, rule), .attach(id, to: parent, rule)])
      return
    }
    let enters = !wasInWindow && hierarchy.views[target].isInWindow
    let entering = enters ? controllersToTell(in: id, appearing: true) : []
    if enters, isAppearing(parentOf: id) { hierarchy[id].joinsParent = true }
    // Below the one that moves, whose parent is on its way ends with it.
    let ending = entering.filter { $0 == id || !isAppearing(parentOf: $0) }
    schedule(atCommit(ending.map { .entered($0, $0 == id ? rule : .viewEntersWindow) }))
    stack.append(.link(id, to: parent))
    for one in entering.reversed() {
      stack.append(.begin(one, appearing: true, animated: false, one == id ? rule : .viewEntersWindow))
    }
  }

  private func lacksView(_ id: ControllerID) -> Bool { !hierarchy.isLoaded(id) }

  /// The *did* of a view that moves comes at once, or when the turn has laid out.
  private func atCommit(_ works: [Work]) -> [Work] {
    rules.holds(.movesEndAtCommit) && !works.isEmpty ? Work.afterLayout(works) : works
  }

  /// The app's code may have taken the window away from under a view that was on its way into it.
  mutating func entered(_ id: ControllerID, _ rule: RuleID) {
    let isOut = !hierarchy.isInWindow(id)
    let end: Work = rules.holds(.movesEndAtCommit) ? .endIf(id, appeared: !isOut, rule) : .end(id, rule)
    schedule((isOut ? [.begin(id, appearing: false, animated: false, .viewLeavesWindow)] : []) + [end, .letGo(id)])
  }

  private func isAppearing(parentOf id: ControllerID) -> Bool {
    hierarchy.parent(of: id).map { hierarchy[$0].appearance == .appearing } ?? false
  }

  mutating func link(_ id: ControllerID, to parent: ControllerID?) {
    let view = ViewID(of: id)
    let target = parent.map { ViewID(of: $0) } ?? .window
    // The app's code may have moved either of them inside a callback.
    guard hierarchy.isLoaded(id), !hierarchy.views.isIn(target, view) else { return }
    hierarchy.views.remove(view)
    hierarchy.views.insert(view, into: target)
    // One that the app's code has made anew on the way has not got its place yet.
    if hierarchy.views[view].bounds.isEmpty, !hierarchy[id].hasOwnFrame { place(id, in: parent) }
    if hierarchy.isInWindow(id) { spreadTraits(below: id) }
  }

  /// `[child.view removeFromSuperview]`
  mutating func detach(_ id: ControllerID, _ rule: RuleID) {
    handOn(id, rule) { .detach($0, .contextGoesWithChild) }
    guard hierarchy.hasSuperview(id) else { return }
    var leaving = hierarchy.isInWindow(id) ? controllersToTell(in: id, appearing: false) : []
    // A child that is taken out before its parent has come into the window has been told to appear all the same.
    if !hierarchy.isInWindow(id), hierarchy[id].appearance == .appearing,
      let parent = hierarchy.parent(of: id), forwardsAppearance(parent), hierarchy[parent].appearance == .appearing
    {
      leaving = [id]
    }
    leave(leaving, with: id, rule)
  }

  /// They are told, then the view goes.
  private mutating func leave(_ leaving: [ControllerID], with id: ControllerID, _ rule: RuleID) {
    if rules.holds(.movesEndAtCommit) { for one in leaving { hierarchy[one].hasLeft = true } }
    schedule(atCommit(leaving.flatMap { left($0, $0 == id ? rule : .viewLeavesWindow) }))
    stack.append(.unlink(id))
    for one in leaving.reversed() {
      stack.append(.begin(one, appearing: false, animated: false, one == id ? rule : .viewLeavesWindow))
    }
  }

  mutating func unlink(_ id: ControllerID) {
    // The app's code may have made it the window's root again on its way out.
    guard hierarchy.root != id || hierarchy[id].appearance != .appearing else { return }
    // What it has put into the view meanwhile leaves with it.
    let late = hierarchy.isInWindow(id) ? controllersToTell(in: id, appearing: false).filter { $0 != id } : []
    guard late.isEmpty else {
      leave(late, with: id, .viewLeavesWindow)
      return
    }
    hierarchy.views.remove(ViewID(of: id))
  }

  /// UIKit holds a controller that is on its way out until it has told it so.
  private func left(_ id: ControllerID, _ rule: RuleID) -> [Work] {
    rules.holds(.movesEndAtCommit) ? [.endIf(id, appeared: false, rule), .letGo(id)] : [.end(id, rule)]
  }

  /// Which controllers have to be told that their views enter or leave the window with the view of `id`.
  private func controllersToTell(in id: ControllerID, appearing: Bool) -> [ControllerID] {
    var result: [ControllerID] = []
    hierarchy.views.walk(ViewID(of: id)) { controller in
      if mustBeTold(controller, appearing: appearing, movingWith: id) { result.append(controller) }
      return true
    }
    return result
  }

  private func mustBeTold(_ id: ControllerID, appearing: Bool, movingWith moving: ControllerID) -> Bool {
    switch (hierarchy[id].appearance, appearing) {
    case (.disappeared, true), (.appeared, false), (.appearing, false): break
    // One that has left, and has not been told the end of that yet, comes back.
    case (.disappearing, true): if !hierarchy[id].hasLeft { return false }
    case (.appearing, true), (.appeared, true), (.disappearing, false), (.disappeared, false): return false
    }
    guard let parent = hierarchy.parent(of: id) else { return hierarchy[id].exists }
    guard forwardsAppearance(parent) else { return false }
    // One that comes to a parent on its way out is not seen.
    if appearing, isLeaving(parent) { return false }
    let parentIsAppearing = isAppearing(parentOf: id)
    // Its parent comes along, and tells it; but one that has told its children already has missed it.
    let liesInParent = hierarchy.views.superview(of: ViewID(of: id)) == ViewID(of: parent)
    let hasMissedIt = appearing ? parentIsAppearing : hierarchy[parent].appearance == .disappearing
    if id != moving, liesInParent, !hasMissedIt { return false }
    // On iOS 5 also one that comes into the window with its parent, which has told its children already.
    let isLate = appearing && parentIsAppearing && rules.lateChild == .didWithParent
    return !isLate || (id != moving && !rules.holds(.lateChildDidOnly))
  }

  /// True if it is on its way out, or came to a parent that is.
  private func isLeaving(_ id: ControllerID) -> Bool {
    var next: ControllerID? = id
    while let one = next {
      switch hierarchy[one].appearance {
      case .disappearing: return true
      case .appearing, .appeared: return false
      case .disappeared: next = hierarchy.parent(of: one)
      }
    }
    return false
  }

  private func isPresentationRoot(_ id: ControllerID) -> Bool { hierarchy[id].presenter != nil }

  // MARK: Frames

  func bounds(of id: ControllerID) -> Size { hierarchy.views[ViewID(of: id)].bounds }

  mutating func setFrame(_ id: ControllerID, _ frame: Rect) {
    guard hierarchy.isLoaded(id) else { return }
    hierarchy.views.setFrame(ViewID(of: id), frame, bounds: frame.size)
  }

  /// UIKit gives the views that it manages their frames: of the root, of what is presented, of what its containers show.
  mutating func place(_ id: ControllerID, in parent: ControllerID?) {
    if let presentation = hierarchy[id].presentation, presentation.style.staysInContext {
      fillContext(id, presentation.presenter)
      return
    }
    guard let parent else {
      if hierarchy.root == id || hierarchy[id].presentation != nil { fillWindow(id) }
      return
    }
    if isSystemContainer(parent), hierarchy.parent(of: id) == parent { fill(id, parent) }
  }

  mutating func fill(_ child: ControllerID, _ parent: ControllerID) {
    setFrame(child, contentFrame(of: child, in: parent))
    hierarchy.views.setFixedWidth(ViewID(of: child), isNarrowColumn(child, of: parent))
    if let presented = presentedInPlace(of: child) { fillContext(presented, child) }
  }

  /// The frame of a controller that fills the window, or of a sheet over it.
  mutating func fillWindow(_ id: ControllerID) {
    let orientation = application.interface
    if let presentation = hierarchy[id].presentation {
      switch presentation.style {
      case .pageSheet, .formSheet, .popover:
        setFrame(id, sheetFrame(of: id, presentation.style, in: orientation, on: screen))
        return
      case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext: break
      }
    }
    fillScreen(id)
  }

  mutating func fillScreen(_ id: ControllerID) {
    guard hierarchy.isLoaded(id) else { return }
    let orientation = application.interface
    let isWhole = declaration(id).wantsFullScreenLayout && rules.holds(.wantsFullScreen)
    let screen = isWhole ? screen.withoutStatusBar : screen
    hierarchy.views.setFrame(
      ViewID(of: id), screen.fullFrame(in: orientation), bounds: screen.fullBounds(in: orientation))
  }
}
