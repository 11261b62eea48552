extension Simulator {
  /// `beginAppearanceTransition:animated:`: sends the *will*, and passes it on to the children.
  mutating func begin(_ id: ControllerID, _ appearing: Bool, _ animated: Bool, _ rule: RuleID) {
    handOn(id, rule) { .begin($0, appearing: appearing, animated: animated, .contextGoesWithChild) }
    if appearing, isCovered(id, rule) { return }
    if appearing, !hierarchy.isLoaded(id) {
      schedule([.load(id), .begin(id, appearing: true, animated: animated, rule)])
      return
    }
    switch (hierarchy[id].appearance, appearing) {
    case (.disappeared, true), (.disappearing, true): hierarchy[id].appearance = .appearing
    case (.appeared, false), (.appearing, false): hierarchy[id].appearance = .disappearing
    case (.appearing, true), (.appeared, true), (.disappearing, false), (.disappeared, false): return
    }
    hierarchy[id].isAnimated = animated
    hierarchy[id].movement = movement(of: id, appearing: appearing)
    if appearing, tellsIsAppearing(id, rule) {
      hierarchy[id].owesIsAppearing = true
      hierarchy.views.setNeedsVisit(ViewID(of: id))
    }
    // A container of the system forwards from inside its own method.
    if !isSystemContainer(id) { stack.append(.forwardBegin(id, appearing: appearing, animated: animated)) }
    let callback: Callback = appearing ? .viewWillAppear : .viewWillDisappear
    stack.append(.send(.controller(id), callback, .animated(animated), rule))
    if appearing { schedule(traitsAtReturn(of: id)) }
  }

  /// `viewIsAppearing:`, iOS 13, reached the children of the app's own containers later.
  private func tellsIsAppearing(_ id: ControllerID, _ rule: RuleID) -> Bool {
    guard rules.holds(.isAppearingOnce) else { return false }
    guard rule == .appearParentFirst, let parent = hierarchy.parent(of: id) else { return true }
    return rules.holds(.isAppearingInChildren) || isSystemContainer(parent)
  }

  /// What the properties say of a transition that begins: a presentation's own controller, or a child that changes its parent.
  private func movement(of id: ControllerID, appearing: Bool) -> Movement? {
    switch (transitions.modal, appearing) {
    case (.presenting(id), true): return .presented
    case (.dismissing(id, to: _), false): return .dismissed
    default: break
    }
    switch (hierarchy[id].move, appearing) {
    case (.toParent, true): return .toParent
    case (.fromParent, false): return .fromParent
    case (.toParent, false), (.fromParent, true), (nil, _): return nil
    }
  }

  /// `endAppearanceTransition`: sends the *did* that belongs to the transition under way.
  mutating func end(_ id: ControllerID, _ rule: RuleID) {
    switch hierarchy[id].appearance {
    case .appearing:
      if hierarchy[id].owesIsAppearing, hierarchy.isInWindow(id) {
        // It comes before the end, also where nothing is laid out in between.
        schedule(isAppearing(id) + [.endIf(id, appeared: true, rule)])
      } else {
        finish(id, appeared: true, rule)
      }
    case .disappearing: finish(id, appeared: false, rule)
    case .appeared, .disappeared: report(.unbalancedAppearance(id))
    }
  }

  /// As `end`, for a container that may have been overtaken by another transition.
  mutating func endIf(_ id: ControllerID, _ appeared: Bool, _ rule: RuleID) {
    handOn(id, rule) { .endIf($0, appeared: appeared, .contextGoesWithChild) }
    switch (hierarchy[id].appearance, appeared) {
    case (.appearing, true), (.disappearing, false): end(id, rule)
    case (.appearing, false), (.disappearing, true), (.appeared, _), (.disappeared, _): break
    }
  }

  private mutating func finish(_ id: ControllerID, appeared: Bool, _ rule: RuleID) {
    hierarchy[id].appearance = appeared ? .appeared : .disappeared
    hierarchy[id].hasLeft = false
    let callback: Callback = appeared ? .viewDidAppear : .viewDidDisappear
    schedule(moveToldAgain(id))
    if !isSystemContainer(id) { stack.append(.forwardEnd(id, appeared: appeared)) }
    stack.append(.send(.controller(id), callback, .animated(hierarchy[id].isAnimated), rule))
  }

  /// A child that was told of its move while it came or went is told again.
  private mutating func moveToldAgain(_ id: ControllerID) -> [Work] {
    guard let move = hierarchy[id].moveInTransition else { return [] }
    hierarchy[id].moveInTransition = nil
    let parent = hierarchy.parent(of: id)
    return (move == .toParent) == (parent != nil) ? [.didMove(id, to: parent, .didMoveAgain)] : []
  }

  /// Passes the beginning of an appearance transition on to the children whose views lie in the controller's.
  mutating func forwardBegin(_ id: ControllerID, appearing: Bool, animated: Bool) {
    guard forwardsAppearance(id) else { return }
    for child in hierarchy.childrenFromLast(of: id) where holdsPlace(child, in: id) || isComing(child, into: id) {
      // Whoever was about to go with its parent comes back with it, whether the container shows it or the app has put it there.
      if !appearing || containerShows(child, in: id) || hierarchy[child].appearance == .disappearing {
        // The code of one child may take the next away.
        stack.append(
          appearing
            ? .beginInside(child, in: id, animated: animated, .appearParentFirst)
            : .begin(child, appearing: false, animated: animated, .appearParentFirst))
      }
    }
  }

  /// True for one that a container of the system has told to appear, and whose view it has not put in place yet.
  private func isComing(_ child: ControllerID, into id: ControllerID) -> Bool {
    hierarchy[child].appearance == .appearing && isSystemContainer(id)
  }

  mutating func forwardEnd(_ id: ControllerID, appeared: Bool) {
    guard forwardsAppearance(id) else { return }
    // A child that has begun with its parent ends with it, even if its view has left meanwhile.
    let begun: AppearanceState = appeared ? .appearing : .disappearing
    for child in hierarchy.childrenFromLast(of: id)
    where hierarchy[child].appearance == begun || holdsPlace(child, in: id) {
      stack.append(.endForwarded(child, appeared: appeared, .appearParentFirst))
    }
  }

  /// The end of a parent's transition reaches a child. One that has begun with its parent ends with it; one that was
  /// added meanwhile depends on the version.
  mutating func endForwarded(_ id: ControllerID, _ appeared: Bool, _ rule: RuleID) {
    handOn(id, rule) { .endForwarded($0, appeared: appeared, .contextGoesWithChild) }
    let joins = hierarchy[id].joinsParent
    hierarchy[id].joinsParent = false
    switch (hierarchy[id].appearance, appeared) {
    case (.appearing, true), (.disappearing, false):
      end(id, rule)
    case (.disappeared, true):
      if rules.lateChild == .didWithParent, joins {
        finish(id, appeared: true, rules.holds(.lateChildDidOnly) ? .lateChildDidOnly : .lateChildWithParent)
      }
    case (.appeared, true):
      if rules.lateChild == .atOnceAndWithParent, joins { finish(id, appeared: true, .lateChildDidTwice) }
    case (.disappearing, true), (.appearing, false), (.appeared, false), (.disappeared, false):
      break
    }
  }

  /// True for a controller that is on screen or comes there.
  func isOnScreen(_ id: ControllerID) -> Bool {
    switch hierarchy[id].appearance {
    case .appearing, .appeared: true
    case .disappeared, .disappearing: false
    }
  }

  /// What a container of the system shows it tells from inside its own methods; the switch is for what `UIViewController` does.
  func forwardsAppearance(_ id: ControllerID) -> Bool {
    isSystemContainer(id) || scenario.controllers[id.int].forwardsAppearance(under: rules)
  }

  func forwardsRotation(_ id: ControllerID) -> Bool { scenario.controllers[id.int].forwardsRotation(under: rules) }
}

extension ControllerDeclaration {
  func forwardsAppearance(under rules: RuleSet) -> Bool {
    rules.holds(.oneForwardingSwitch) ? answersOneSwitch : forwardsAppearance
  }

  func forwardsRotation(under rules: RuleSet) -> Bool {
    rules.holds(.oneForwardingSwitch) ? answersOneSwitch : forwardsRotation
  }

  /// The one switch of iOS 5. An app that does not say how it answers there answers no where it forwards either by hand later.
  private var answersOneSwitch: Bool { forwardsBoth ?? (forwardsAppearance && forwardsRotation) }
}
