extension Simulator {
  /// `[parent addChildViewController:child]`
  mutating func addChild(_ child: ControllerID, to parent: ControllerID) {
    if let missing = [parent, child].first(where: { !hierarchy[$0].exists }) {
      schedule([.create(missing), .addChild(child, to: parent)])
      return
    }
    guard let works = adoption(of: child, by: parent) else { return }
    schedule(works + childrenChanged(of: parent))
  }

  /// What makes `child` a child of `parent`; nil after an exception.
  mutating func adoption(of child: ControllerID, by parent: ControllerID) -> [Work]? {
    guard !hierarchy.isAtOrAbove(child, parent) else {
      report(.childOfItself(child))
      return nil
    }
    if let owner = ownerOfSuperview(child), owner != parent {
      report(.requestedParent(child, owner: owner, requested: parent))
      return nil
    }
    var works: [Work] = []
    // Whoever hands it over holds it meanwhile.
    if hierarchy.parent(of: child) != nil { works.append(.leaveParent(child)) }
    return works + [.willMove(child, to: parent, .addChildWillMove), .setParent(parent, child)]
  }

  /// Records the child. Code that ran meanwhile may have given it another parent, or made it the parent's ancestor.
  mutating func setParent(_ parent: ControllerID, of child: ControllerID) {
    guard !hierarchy.isAtOrAbove(child, parent) else {
      report(.childOfItself(child))
      return
    }
    if let old = hierarchy.parent(of: child) {
      schedule(endsAlone(child, without: old))
      hierarchy.clearParent(of: child)
    }
    hierarchy.setParent(parent, of: child)
  }

  /// The controller whose view the child's view lies in, if it lies in one.
  private func ownerOfSuperview(_ child: ControllerID) -> ControllerID? {
    guard hierarchy[child].presenter == nil else { return nil }
    return hierarchy.views.superview(of: ViewID(of: child))?.controller
  }

  /// `[child removeFromParentViewController]`
  mutating func leaveParent(_ child: ControllerID) {
    guard let parent = hierarchy.parent(of: child) else { return }
    let ending = endsAlone(child, without: parent)
    hierarchy.clearParent(of: child)
    schedule(ending + [.didMove(child, to: nil, .removeFromParentDidMove)] + childrenChanged(of: parent))
  }

  /// What a child has begun with its parent it cannot end with it any more.
  private func endsAlone(_ child: ControllerID, without parent: ControllerID) -> [Work] {
    let state = hierarchy[child].appearance
    let isOrphaned = state.isInTransition && state == hierarchy[parent].appearance && forwardsAppearance(parent)
    return isOrphaned ? [.end(child, .appearParentFirst)] : []
  }

  /// `transitionFromViewController:toViewController:duration:options:animations:completion:`
  mutating func transition(
    from: ControllerID, to: ControllerID, in parent: ControllerID, duration: Int, completion: Bool
  ) {
    guard hierarchy.parent(of: from) == parent, hierarchy.parent(of: to) == parent else {
      report(.transitionOfStrangers(from, to))
      return
    }
    guard forwardsAppearance(parent) else {
      report(.transitionWithManualForwarding(parent))
      return
    }
    let animated = duration > 0
    let rule = RuleID.transitionOrder
    let isVisible = hierarchy[parent].appearance == .appeared || hierarchy[parent].appearance == .appearing
    var ending: [Work] =
      isVisible
      ? [.endIf(to, appeared: true, rule), .detach(from, rule), .endIf(from, appeared: false, rule)]
      : [.detach(from, rule)]
    if completion {
      ending.append(.send(.controller(parent), .transitionCompletion, .none, .transitionCompletion))
    }
    let beginning: [Work] =
      isVisible
      ? [
        .begin(from, appearing: false, animated: animated, rule),
        .begin(to, appearing: true, animated: animated, rule),
      ] : []
    schedule(
      [.load(to), .fillUnlessPlaced(to, parent)] + beginning + [.attach(to, to: parent, rule)]
        + (animated ? Work.after(duration, ending) : [.layoutPass] + ending))
  }
}
