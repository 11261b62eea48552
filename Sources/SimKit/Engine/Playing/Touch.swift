/// The one question of every action of the user: can a finger reach this now?
extension Simulator {
  /// Whether a touch reaches what it is meant for.
  package func canTouch(_ touch: Touch) -> Bool { obstacle(to: touch) == nil }

  func obstacle(to touch: Touch) -> Trouble? {
    let id = touch.controller
    func inactive(_ why: String) -> Trouble { Trouble(.touchInactive, id, saying: "%1 cannot be touched: " + why) }
    switch application[scene: scene(of: id)].state {
    case .background: return inactive("the app is in the background")
    case .inactive: return inactive("the app isn't active")
    case .interrupted: return inactive("an interruption makes the app inactive")
    // Touches meet the transition to the other size.
    case .active, .resizing: break
    }
    if let alert = application.alertViews.last { return Trouble(.touchCovered, id, alert) }
    if let cover = cover(over: touch) { return Trouble(.touchCovered, id, cover) }
    if let front = windowInFront(of: id) { return Trouble(.touchBehindWindow, id, front) }
    var visible = id
    // Beside a popover, whatever the popover shows.
    if case .beside = touch { visible = hierarchy.top(above: id) ?? id }
    guard hierarchy.isInWindow(visible) else { return Trouble(.touchOffScreen, id) }
    if let finger { return Trouble(.secondFinger, id, finger) }
    return transitions.running.reversed().lazy.compactMap { obstacle($0, to: touch) }.first
  }

  /// Returns the controller that is presented over another, or over its container or presenter.
  private func cover(over touch: Touch) -> ControllerID? {
    var current = touch.controller
    var below: ControllerID?
    if case .beside = touch, hierarchy[current].presentation?.style == .popover {
      // A controller presented inside the popover leaves the rest of the screen to taps.
      if let cover = hierarchy.chain(above: current).first(where: { !isInContext($0) }) { return cover }
      below = hierarchy[current].presented
    }
    while true {
      if let presented = hierarchy[current].presented, presented != below,
        !isBeside(touch.controller, search: presented)
      {
        return presented
      }
      below = current
      guard let above = hierarchy.parent(of: current) ?? hierarchy[current].presenter else { return nil }
      current = above
    }
  }

  /// Whether a touch misses an active search: it dims the controller that is searched, and nothing around it.
  private func isBeside(_ id: ControllerID, search: ControllerID) -> Bool {
    guard containers[search: search] != nil, let source = hierarchy[search].presentation?.source else { return false }
    return !hierarchy.isAtOrAbove(source, id)
  }
}
