enum ChildStep: Hashable, Sendable {
  /// A member of a UIKit container becomes its child when that is made.
  case join(ControllerID)
  case setParent(ControllerID)
  /// `[child removeFromParentViewController]`
  case removeFromParent
  /// As `removeFromParent`, while something retains the child.
  case leaveParent
}

extension Simulator {
  @inline(__always)
  mutating func perform(_ step: ChildStep, of child: ControllerID) {
    switch step {
    case .join(let parent): join(child, to: parent)
    case .setParent(let parent): setParent(parent, of: child)
    case .removeFromParent: removeFromParent(child)
    case .leaveParent: leaveParent(child)
    }
  }

  mutating func addChild(_ child: ControllerID, to parent: ControllerID) {
    if let missing = [parent, child].first(where: { !hierarchy[$0].exists }) {
      return schedule([.create(missing), .addChild(child, to: parent)])
    }
    guard let works = adoption(of: child, by: parent) else { return }
    schedule(works + container(parent, at: .childrenChanged))
  }

  /// Returns the work that makes `child` a child of `parent`, or nil after an exception.
  mutating func adoption(of child: ControllerID, by parent: ControllerID, isShown: Bool = false) -> [Work]? {
    guard permits(objection(toAdopting: child, by: parent, isShown: isShown)), !refusesCircle(child, in: parent)
    else { return nil }
    // The previous parent retains the child during the move.
    let leaving: [Work] = hierarchy.parent(of: child) == nil ? [] : [.child(child, .leaveParent)]
    let (tell, set) = (Work.willMove(child, to: parent, .addChildWillMove), Work.child(child, .setParent(parent)))
    return leaving + (rules.holds(.parentSetFirst) ? [set, tell] : [tell, set])
  }

  private mutating func join(_ child: ControllerID, to parent: ControllerID) {
    guard permits(hierarchy.isRoot(child) ? Trouble(.rootAdopted, child, parent) : nil) else { return }
    schedule([
      .child(child, .leaveParent), .willMove(child, to: parent, .containerAdopts), .child(child, .setParent(parent)),
    ])
  }

  /// Records the child. The app's code may have given it another parent, or made it the parent's ancestor.
  private mutating func setParent(_ parent: ControllerID, of child: ControllerID) {
    let old = hierarchy.parent(of: child)
    let ending = old.map { endsAlone(child, without: $0) } ?? []
    if old != nil { hierarchy.clearParent(of: child) }
    guard hierarchy.setParent(parent, of: child) else {
      _ = refusesCircle(child, in: parent)
      return
    }
    schedule(ending)
  }

  /// UIKit raises an exception for a child that contains its parent. No record has a child that presents its parent.
  private mutating func refusesCircle(_ child: ControllerID, in parent: ControllerID) -> Bool {
    guard hierarchy.isAbove(child, parent) else { return false }
    report(
      hierarchy.isAtOrAbove(child, parent)
        ? Trouble(.childOfItself, child) : Trouble(.childPresentsParent, child, parent))
    return true
  }

  private mutating func removeFromParent(_ child: ControllerID) {
    guard hierarchy.parent(of: child) != nil else { return }
    schedule([.child(child, .leaveParent), .release(child)])
  }

  mutating func leaveParent(_ child: ControllerID) {
    guard let parent = hierarchy.parent(of: child) else { return }
    let ending = endsAlone(child, without: parent)
    hierarchy.clearParent(of: child)
    schedule(
      ending + [.didMove(child, to: nil, .removeFromParentDidMove)] + container(parent, at: .childrenChanged)
        + (hierarchy[parent].wasReleased ? [.release(parent)] : []))
  }

  /// Ends a child's transition that began with a former parent, also from inside the *did* of that parent; and those of the controllers
  /// presented in its place, which no container reaches any more.
  func endsAlone(_ child: ControllerID, without parent: ControllerID) -> [Work] {
    ending(of: child, without: parent, .appearParentFirst)
      + presented(inPlaceOf: child, in: parent).flatMap { ending(of: $0, without: parent, .contextGoesWithChild) }
  }

  private func ending(of child: ControllerID, without parent: ControllerID, _ rule: RuleID) -> [Work] {
    let (own, transition) = (hierarchy[child].passage, hierarchy[parent].passage.transition)
    // A container has called viewWillAppear: and has not added the view.
    let isUnplaced = own.appearing && own.cause == .container && !hierarchy.hasSuperview(child)
    let isOrphaned = !own.isOver && (own.transition == transition || isUnplaced)
    let isManual = own.cause == .app && own.appearing
    let isComing = own.joins == transition && hierarchy[parent].passage.appearing
    let ended = isComing && !isManual ? transition : isOrphaned ? own.transition : nil
    return ended.map { [.view(child, .entered($0, rule))] } ?? []
  }

  mutating func willMove(_ child: ControllerID, to parent: ControllerID?, _ rule: RuleID) {
    // The app's code may have put it back on the stack.
    if rule == .setStackMoves, hierarchy.parent(of: child) != nil { return }
    hierarchy[child].move = parent == nil ? .fromParent : .toParent
    send(.controller(child), .willMoveToParent, .parent(parent), rule)
  }

  mutating func didMove(_ child: ControllerID, to parent: ControllerID?, _ rule: RuleID) {
    // A container looks again: the app's code may have removed the child, or put it back.
    if rule != .calledByApp, hierarchy.parent(of: child) != parent { return }
    // The callback may have ended the move itself.
    if rule == .containerAdopts, parent != nil, hierarchy[child].move != .toParent { return }
    hierarchy[child].move = nil
    if parent == nil { hierarchy.endFormerParent(of: child) }
    // The calls of UIKit's own containers are the only ones.
    let isOfApp = rule == .calledByApp || rule == .removeFromParentDidMove
    if rules.holds(.didMoveAgain), isOfApp, hierarchy[child].appearance.isInTransition {
      hierarchy[child].passage.moveTold = parent == nil ? .fromParent : .toParent
    }
    send(.controller(child), .didMoveToParent, .parent(parent), rule)
  }

  /// `transitionFromViewController:toViewController:duration:options:animations:completion:`
  mutating func transition(
    from: ControllerID, to: ControllerID, in parent: ControllerID, duration: Int, completion: Bool
  ) {
    guard permits(objection(toTransitionFrom: from, to: to, in: parent)), admits(.transition, at: parent, [])
    else { return }
    let (rule, animated) = (RuleID.transitionOrder, duration > 0)
    let kind = Exchange.Kind.children(completion: completion)
    let change = transitions.begin(kind, in: parent, from: from, to: to, animated: animated).id
    let beginning: [Work] =
      isOnScreen(parent)
      ? [
        .begin(from, appearing: false, change, .container, rule),
        .begin(to, appearing: true, change, .container, rule),
      ] : []
    schedule(
      [.load(to), .fill(to, parent, unlessPlaced: true)] + beginning
        + [.attach(to, to: parent, .container, rule)]
        + (animated ? Work.after(duration, [.due(change)]) : [.layoutPass, .due(change)]))
  }

  mutating func transitionEnding(_ exchange: Exchange, completion: Bool) {
    let (change, rule) = (exchange.id, RuleID.transitionOrder)
    transitions.end(change)
    // The app's code may have taken it out before its view came.
    var works: [Work] = [.view(exchange.to, .entered(change, rule))]
    if let from = exchange.from {
      works += [.detach(from, .container, rule), .end(from, change, rule), .release(from)]
    }
    works.append(.rotation(.lookAtDevice))
    if completion {
      works.append(.send(.controller(exchange.container), .transitionCompletion, .none, .transitionCompletion))
    }
    schedule(works)
  }
}
