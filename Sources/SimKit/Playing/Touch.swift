/// The part of the screen that a finger touches.
package enum Touch: Hashable, Sendable {
  /// In the view of a controller.
  case inside(ControllerID)
  /// Beside a popover, where it ends by that.
  case beside(ControllerID)

  var controller: ControllerID {
    switch self {
    case .inside(let id), .beside(let id): id
    }
  }
}

/// The one question of every action of the user: can a finger reach this now?
extension Simulator {
  /// Whether a touch reaches what it is meant for.
  package func canTouch(_ touch: Touch) -> Bool { obstacle(to: touch) == nil }

  /// Why a touch does not reach what it is meant for; nil if it does.
  package func obstacle(to touch: Touch) -> Fault.Obstacle? {
    switch application[scene: scene(of: touch.controller)].state {
    case .background: return .background
    case .inactive: return .inactive
    case .interrupted: return .interrupted
    // Touches meet the transition to the other size.
    case .active, .resizing: break
    }
    if let alert = application.alertViews.last { return .presentation(scenario.name(of: alert)) }
    if let cover = cover(over: touch) { return .presentation(scenario.name(of: cover)) }
    if let front = windowInFront(of: touch.controller) { return .window(of: scenario.name(of: front)) }
    var visible = touch.controller
    // Beside a popover, whatever the popover shows.
    if case .beside(let id) = touch { visible = hierarchy.top(above: id) ?? id }
    guard hierarchy.isInWindow(visible) else { return .offScreen }
    if let finger { return .finger(on: scenario.name(of: finger)) }
    // UIKit ignores touches during a transition.
    return transitions.isIdle ? nil : .transition
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
