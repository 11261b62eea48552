/// Appearance: a controller is a member of the transition in which it comes or goes, and only that transition ends it.
enum AppearanceStep: Hashable, Sendable {
  /// As `Work.end`, for any transition in progress; without one, a warning. The app sends it, or UIKit where it does not look.
  case endUnchecked(RuleID)
  /// A child whose parent is in this transition goes through the rest of it, without its beginning.
  case comeLate(Transition)
  /// A child that has been loaded comes with its container.
  case comeAlong(with: ControllerID, Transition, RuleID)
  /// `viewIsAppearing:`, if it has not come in this appearance yet.
  case tellIsAppearing
  /// The same for it and for all that come with it, where no layout does it.
  case tellAllIsAppearing
  case forwardBegin
  case forwardEnd(Transition)
}

extension Simulator {
  @inline(__always)
  mutating func perform(_ step: AppearanceStep, of id: ControllerID) {
    switch step {
    case .endUnchecked(let rule): endUnchecked(id, rule)
    case .comeLate(let transition): comeLate(id, transition)
    case .comeAlong(let container, let transition, let rule): comeAlong(id, with: container, transition, rule)
    case .tellIsAppearing: schedule(visit(id))
    case .tellAllIsAppearing: tellAllIsAppearing(id)
    case .forwardBegin: forwardBegin(id)
    case .forwardEnd(let transition): forwardEnd(id, transition)
    }
  }

  /// `beginAppearanceTransition:animated:`: the controller becomes a member of a transition, gets the *will*, and its children
  /// join, unless one has removed another. A member that another transition moves the other way is taken over by it.
  mutating func begin(
    _ id: ControllerID, appearing: Bool, _ transition: Transition, _ cause: Cause, _ rule: RuleID
  ) {
    // The app's code in a child that was told before may have turned the parent round.
    if cause == .parent {
      guard let parent = hierarchy.parent(of: id), hierarchy[parent].passage.appearing == appearing,
        !appearing || holdsPlace(id, in: parent)
      else { return }
    }
    forward(id, cause) { .begin($0, appearing: appearing, transition, .container, .contextGoesWithChild) }
    if appearing {
      switch cause {
      case .parent, .container: if isCovered(id) || !hasPlaceOnScreen(id) { return }
      // The app's code may have replaced the root of the presentation.
      case .presentation: if !hasPlaceOnScreen(id), !hierarchy.isRoot(id) { return }
      case .app, .window: break
      }
      if !hierarchy.isLoaded(id) {
        guard neverCallsSuper(.controller(id), .loadView) else {
          return schedule([.load(id), .begin(id, appearing: true, transition, cause, rule)])
        }
        // Each use of the view calls loadView, and none makes one: the controller goes on without.
        stack.append(.load(id))
      }
    }
    // A controller that disappears joins no arrival.
    if !appearing, hierarchy[id].passage.joins != transition { hierarchy[id].passage.joins = nil }
    // The controller is already in a transition in this direction, or has ended one.
    let former = hierarchy[id].passage
    guard former.appearing != appearing else { return }
    // The transition that it is taken over from ends for the children that don't go with it.
    if !former.isOver, former.transition != transition { stack.append(.appearance(id, .forwardEnd(former.transition))) }
    hierarchy[id].passage.begin(appearing: appearing, in: transition, cause)
    if cause == .parent { hierarchy[id].passage.joins = nil }
    if cause == .app, appearing, rules.holds(.manualChildDidTwice),
      hierarchy.parent(of: id).map({ forwardsAppearance($0) }) ?? false
    {
      hierarchy[id].passage.joins = transitionBringing(parentOf: id)
    }
    hierarchy[id].passage.movement = movement(of: id, appearing: appearing)
    if appearing, tellsIsAppearing(id, cause) {
      hierarchy[id].passage.owesIsAppearing = true
      hierarchy.views.setNeedsVisit(id.view)
    }
    // A UIKit container forwards from inside its own method.
    if !isSystemContainer(id) { stack.append(.appearance(id, .forwardBegin)) }
    let callback: Callback = appearing ? .viewWillAppear : .viewWillDisappear
    stack.append(.send(.controller(id), callback, .animated(transition.isAnimated), hierarchy[id].passage.rule(rule)))
    if appearing { schedule(traitsAtReturn(of: id)) }
  }

  /// While it was loaded, it may have lost its parent, or that the screen. A view that the app left in the window has its place there.
  private func hasPlaceOnScreen(_ id: ControllerID) -> Bool {
    hierarchy.parent(of: id).map { isOnScreen($0) } ?? (hierarchy[id].presentation != nil || hierarchy.isInWindow(id))
  }

  /// `viewIsAppearing:`, iOS 13, reached the children of custom containers later.
  private func tellsIsAppearing(_ id: ControllerID, _ cause: Cause) -> Bool {
    guard rules.holds(.isAppearingOnce) else { return false }
    guard cause == .parent, let parent = hierarchy.parent(of: id) else { return true }
    return rules.holds(.isAppearingInChildren) || isSystemContainer(parent)
  }

  /// Returns the properties of a transition that begins: of a presentation's own controller, or of a child that changes its parent.
  private func movement(of id: ControllerID, appearing: Bool) -> Movement? {
    if let modal = transitions.modal(of: id), appearing == modal.presents { return appearing ? .presented : .dismissed }
    switch (hierarchy[id].move, appearing) {
    case (.toParent, true): return .toParent
    case (.fromParent, false): return .fromParent
    case (.toParent, false), (.fromParent, true), (nil, _): return nil
    }
  }

  /// The end of a transition reaches a controller: without effect if the controller is in another transition by now.
  mutating func end(_ id: ControllerID, _ transition: Transition?, _ rule: RuleID) {
    forward(id, .container) { .end($0, transition, .contextGoesWithChild) }
    let own = hierarchy[id].passage
    if let transition, own.joins == transition {
      hierarchy[id].passage.joins = nil
      endLate(id, transition, rule)
    } else if !own.isOver, transition.map({ $0 == own.transition }) ?? !own.appearing, !goesOnWithParent(id) {
      finish(id, rule)
    }
  }

  private mutating func endUnchecked(_ id: ControllerID, _ rule: RuleID) {
    let passage = hierarchy[id].passage
    if passage.isOver { return _ = report(Trouble(.unbalancedAppearance, id)) }
    // A beginning with the window ends with the layout of that.
    if passage.cause == .app, hierarchy.isRoot(id), hierarchy.isInWindow(id), rules.holds(.rootEndsWithWindow) {
      return schedule(Work.afterLayout([.end(id, passage.transition, .rootEndsWithWindow)]))
    }
    finish(id, rule)
  }

  /// Whether a child goes on with its UIKit container, whose exchange is in progress while it appears itself.
  private mutating func goesOnWithParent(_ id: ControllerID) -> Bool {
    guard hierarchy[id].passage.appearing, hierarchy[id].passage.cause == .container,
      let parent = hierarchy.parent(of: id), isSystemContainer(parent), hierarchy[parent].appearance != .appeared,
      holdsPlace(id, in: parent), !isLeftBehind(parent)
    else { return false }
    if hierarchy[parent].appearance == .appearing { goOn(id, with: hierarchy[parent].passage.transition) }
    return true
  }

  /// Whether the end of a controller's transition never comes: its parent's `viewDidAppear:` doesn't call super.
  private func isLeftBehind(_ id: ControllerID) -> Bool {
    hierarchy.parent(of: id).map { neverCallsSuper(.controller($0), .viewDidAppear) } ?? false
  }

  /// Moves a controller, and the members of its transition below it, to another transition.
  private mutating func goOn(_ id: ControllerID, with transition: Transition) {
    let old = hierarchy[id].passage.transition
    var open = [id]
    while let member = open.popLast() {
      if !hierarchy[member].passage.isOver, hierarchy[member].passage.transition == old {
        hierarchy[member].passage.transition = transition
      }
      open += hierarchy.children(of: member)
    }
  }

  /// The versions differ in what a child whose view came into the window during its parent's transition gets with the parent's end.
  private mutating func endLate(_ id: ControllerID, _ transition: Transition, _ rule: RuleID) {
    switch (hierarchy[id].appearance, rules.lateChild) {
    case (.appearing, .didWithParent) where hierarchy[id].passage.cause == .parent: finish(id, .lateChildWithParent)
    case (.appearing, _): finish(id, rule)
    case (.disappeared, .didWithParent):
      var arrival = transition
      arrival.isAnimated = hierarchy[id].passage.isAnimated
      let comes = hierarchy.parent(of: id).map { isOnScreen($0) } ?? true
      let late: RuleID =
        !comes ? .lateChildGoes : rules.holds(.lateChildDidOnly) ? .lateChildDidOnly : .lateChildWithParent
      schedule([.appearance(id, .comeLate(arrival)), .end(id, arrival, late)])
    case (.appeared, .atOnceAndWithParent): finish(id, .lateChildDidTwice)
    case (.appeared, _) where hierarchy[id].passage.cause == .app: finish(id, .manualChildDidTwice)
    case (.disappearing, _), (.disappeared, _), (.appeared, _): break
    }
  }

  private mutating func comeLate(_ id: ControllerID, _ transition: Transition) {
    guard hierarchy[id].appearance == .disappeared else { return }
    let comes = hierarchy.parent(of: id).map { isOnScreen($0) } ?? true
    hierarchy[id].passage.begin(appearing: comes, in: transition, .parent)
    if comes { schedule(container(id, at: .willAppear) + [.appearance(id, .forwardBegin)]) }
  }

  /// Sends the *did*. Before it comes `viewIsAppearing:`, also where nothing is laid out in between.
  private mutating func finish(_ id: ControllerID, _ rule: RuleID) {
    let passage = hierarchy[id].passage
    if passage.owesIsAppearing, !passage.isOver, hierarchy.isInWindow(id) {
      return schedule(visit(id) + [.end(id, passage.transition, rule)])
    }
    hierarchy[id].passage.end()
    if hierarchy[id].wasReleased {
      // The other controllers of the transition get their callbacks first.
      hierarchy[id].wasReleased = false
      runLoop.waitForLayout([.release(id)])
    }
    schedule(moveToldAgain(id))
    if !isSystemContainer(id) { stack.append(.appearance(id, .forwardEnd(passage.transition))) }
    let callback: Callback = passage.appearing ? .viewDidAppear : .viewDidDisappear
    stack.append(.send(.controller(id), callback, .animated(passage.isAnimated), passage.rule(rule)))
  }

  private mutating func tellAllIsAppearing(_ id: ControllerID) {
    for owing in hierarchy.controllersInView(of: id).reversed() where hierarchy[owing].passage.owesIsAppearing {
      stack.append(.appearance(owing, .tellIsAppearing))
    }
  }

  /// Repeats didMove for a child that moved during its appearance transition.
  private mutating func moveToldAgain(_ id: ControllerID) -> [Work] {
    guard let move = hierarchy[id].passage.moveTold else { return [] }
    hierarchy[id].passage.moveTold = nil
    let parent = hierarchy.parent(of: id)
    return (move == .toParent) == (parent != nil) ? [.didMove(id, to: parent, .didMoveAgain)] : []
  }

  // MARK: Forwarding

  /// The children whose views are in the controller's join its transition.
  private mutating func forwardBegin(_ id: ControllerID) {
    guard forwardsAppearance(id), !hierarchy[id].passage.isOver else { return }
    let passage = hierarchy[id].passage
    for child in hierarchy.childrenFromLast(of: id) where holdsPlace(child, in: id) || isUnplaced(child, in: id) {
      // The app has made it a child while it was being presented: its presentation brings and removes it.
      if hierarchy[child].presentation != nil { continue }
      // A child that was about to disappear with its parent comes back with it, whether the container shows it or the
      // app has put it there. A child that leaves by itself, or in an exchange of the container, goes on leaving.
      let own = hierarchy[child].passage
      let comesBack = own.appearance == .disappearing && own.cause == .parent && !transitions.isLeaving(child)
      if !passage.appearing || containerShows(child, in: id) || comesBack {
        stack.append(.begin(child, appearing: passage.appearing, passage.transition, .parent, .appearParentFirst))
      }
    }
  }

  /// Whether a UIKit container has called viewWillAppear: on a child whose view it has not added yet.
  private func isUnplaced(_ child: ControllerID, in id: ControllerID) -> Bool {
    isSystemContainer(id) && isOnScreen(child) && !hierarchy.hasSuperview(child)
  }

  /// The end of a controller's transition is the end for the children that are members of it, wherever their views are by now.
  private mutating func forwardEnd(_ id: ControllerID, _ transition: Transition) {
    guard forwardsAppearance(id) else { return }
    let isAnimated = hierarchy[id].passage.isAnimated
    for child in hierarchy.childrenFromLast(of: id) {
      let own = hierarchy[child].passage
      // The parent passes its own value on to a child that it has begun, and to a late one.
      let isMember = own.transition == transition && rules.holds(.presenterEndsUnanimated)
      if own.joins == transition || own.cause == .parent || isMember {
        hierarchy[child].passage.isAnimated = isAnimated
      }
      stack.append(.end(child, transition, .appearParentFirst))
    }
  }

  /// Whether the controller is on screen or appears.
  func isOnScreen(_ id: ControllerID) -> Bool { hierarchy[id].passage.appearing }

  /// A UIKit container forwards in its own methods; the app's switch is for those of `UIViewController`.
  func forwardsAppearance(_ id: ControllerID) -> Bool {
    isSystemContainer(id) || scenario.controllers[id.int].forwardsAppearance(under: rules)
  }
}
