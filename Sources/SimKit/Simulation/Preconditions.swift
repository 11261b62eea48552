/// The preconditions of calls; the table of them is `Contract`.
extension Simulator {
  /// Returns whether UIKit carries out a call that has this objection to it. If there is one, reports it first.
  mutating func permits(_ objection: Trouble?, segue identifier: String = "") -> Bool {
    guard let objection else { return true }
    return report(objection, segue: identifier)
  }

  /// Prints a warning, or raises an exception, which ends the app. Returns whether UIKit carries out the call nevertheless.
  @discardableResult
  mutating func report(_ trouble: Trouble, segue identifier: String = "") -> Bool {
    let (text, operands) = trouble.row(rules, segue: identifier)
    let facts = text.facts
    let words = text.text(operands.map { name($0) }, rules)
    guard let exception = facts.exception else {
      emit(.warning(words, rule: facts.rule), about: trouble)
      return text.proceeds
    }
    emit(.exception(name: exception, reason: words, rule: facts.rule), about: trouble)
    outcome = .threw
    stopEverything()
    return false
  }

  private func name(_ operand: Trouble.Operand) -> String {
    func className(_ id: ControllerID) -> String { declaration(id).className ?? declaration(id).name }
    return switch operand {
    case .object(let id): id.map { "<" + className($0) + ">" } ?? "(null)"
    case .type(let id): className(id)
    case .word(let word): word
    }
  }

  // Each returns the first precondition of a call that fails as the app is now, or nil if all of them hold. The controllers exist
  // when the call is made.

  func objection(toReleasing id: ControllerID) -> Trouble? {
    rules.holds(.popoverIsHeld) && hierarchy[id].presentation?.style == .popover ? .popoverReleased : nil
  }

  /// In iOS 8, a popover of UIKit's holds the primary column over the other, and nothing dismisses it before.
  func objection(toDeallocating id: ControllerID) -> Trouble? {
    guard rules.holds(.overlayInPopover), let state = containers[split: id],
      case .separate(.oneOverSecondary, _) = state.arrangement
    else { return nil }
    return .overlayReleased
  }

  // MARK: Presentations

  func objection(toPresenting id: ControllerID, from source: ControllerID, over presenter: ControllerID) -> Trouble? {
    if id == source { return .presentsItself(id) }
    if containers[split: id] != nil, rules.holds(.presentNoSplit) { return .presentsSplit(id) }
    if let other = hierarchy[id].presenter { return .presentsPresentedController(id, by: other) }
    let isPopover = style(of: id) == .popover
    if isPopover, screen.device.idiom == .phone, rules.holds(.popoverNeedsPad) { return .popoverOnPhone }
    if let parent = hierarchy.parent(of: id) {
      return isPopover && rules.holds(.popoverHoldsRoot) ? .popoverContentInside : .presentsChild(id, of: parent)
    }
    if hierarchy.isRoot(id) || hierarchy.isInWindow(id) || hierarchy.isAbove(id, source) {
      return .presentsActiveController(id)
    }
    // The source itself may present, as a context does.
    let busy = hierarchy[source].presented == nil ? presenter : source
    let modal = modal(inWindowOf: source)
    if let presented = hierarchy[busy].presented {
      if modal?.returning == busy { return duringTransition(id, from: source, over: busy) }
      return modal?.presents == true && modal?.controller == presented
        ? .presentationInProgress(id, on: busy, from: source)
        : .alreadyPresenting(id, on: busy, from: source, presented: presented)
    }
    if modal != nil { return duringTransition(id, from: source, over: presenter) }
    let isOnScreen =
      hierarchy.isInWindow(source)
      || (rules.holds(.presentWhileAppearing) && hierarchy[source].appearance == .appearing)
    guard isOnScreen else {
      return isPopover && rules.holds(.popoverNeedsWindow)
        ? .popoverOutsideWindow : .notInWindow(id, on: presenter, from: source)
    }
    let top = hierarchy.outermost(of: source)
    let isDetached = !hierarchy.isRoot(top) && hierarchy[top].presenter == nil
    return isDetached || (rules.holds(.detachedText17) && isBeingPopped(source)) ? .presentsOnDetached(source, id) : nil
  }

  /// Whether a pop in progress removes the controller, or a controller above it.
  private func isBeingPopped(_ id: ControllerID) -> Bool {
    transitions.exchanges.contains { exchange in
      exchange.isPop && exchange.from.map { hierarchy.isAtOrAbove($0, id) } ?? false
    }
  }

  /// A second modal transition during another raises an exception in iOS 7 and earlier, and only warns later.
  private func duringTransition(_ id: ControllerID, from source: ControllerID, over presenter: ControllerID) -> Trouble
  {
    rules.holds(.modalTransitionAlone)
      ? .modalTransitionInProgress(from: presenter, to: id) : .presentationInProgress(id, on: presenter, from: source)
  }

  func objection(toExchanging old: ControllerID, for new: ControllerID) -> Trouble? {
    let isFree = hierarchy.isAtOrAbove(old, new) || hierarchy.parent(of: new) == nil
    let isAbove = hierarchy[old].presenter.map { hierarchy.isAbove(new, $0) } ?? false
    return hierarchy[new].presentation == nil && !isAbove && isFree ? nil : .presentsActiveController(new)
  }

  func objection(toDismissing top: ControllerID, by presenter: ControllerID, sentTo id: ControllerID) -> Trouble? {
    if modal(inWindowOf: id) != nil { return .dismissalInProgress(id) }
    return !isOnScreen(top) && rules.holds(.dismissNotAppearing)
      ? .dismissedNotAppearing(presenter: presenter, top) : nil
  }

  // MARK: UIKit containers

  func objection(toPushing id: ControllerID, on nav: ControllerID, isShown: Bool) -> Trouble? {
    if !isShown, nests(id, in: nav) { return .pushesNavigation }
    if containers[split: id] != nil, containers[split: hierarchy.parent(of: nav) ?? nav] == nil {
      return .pushesSplit(onMoreList: false, nav: nav)
    }
    if hierarchy.parent(of: id) == nav { return .pushesTwice(id, on: nav) }
    return isBusy(nav) ? .nestedPush : nil
  }

  /// Whether a navigation controller would be on the stack of another. A collapsed split view controller does that itself.
  private func nests(_ id: ControllerID, in nav: ControllerID) -> Bool {
    containers[navigation: id] != nil && containers[navigation: nav] != nil && !isCollapsed(hierarchy.parent(of: nav))
  }

  /// The list of the tabs that don't fit pushes one of them.
  func objection(toPicking id: ControllerID, in tabs: ControllerID) -> Trouble? {
    containers[split: id] == nil ? nil : .pushesSplit(onMoreList: true, nav: tabs)
  }

  func objection(toPopping nav: ControllerID, to target: PopTarget) -> Trouble? {
    let stack = hierarchy.children(of: nav)
    if case .controller(let id) = target, !stack.contains(id) { return .popTargetNotOnStack }
    let pops =
      switch target {
      case .previous, .root: stack.count > 1
      case .controller(let id): stack.last != id
      }
    return pops && isBusy(nav) ? .nestedPop : nil
  }

  private func isBusy(_ nav: ControllerID) -> Bool {
    transitions.isAnimating(in: nav)
      || (hierarchy[nav].appearance != .appearing && containers[navigation: nav]?.pending?.animated == true)
  }

  func objection(toTurning pages: ControllerID, to next: [ControllerID], animated: Bool) -> Trouble? {
    if next.count != 1 { return .pageCount(next.count) }
    let isTurning =
      animated && rules.holds(.pageTurnsOnce) && containers[page: pages]?.style == .scroll
      && transitions.isExchanging(in: pages) && transitions.gesture(in: pages) == nil
    return isTurning ? .turnsWhileTurning : nil
  }

  // MARK: Containment

  func objection(toAdopting child: ControllerID, by parent: ControllerID, isShown: Bool) -> Trouble? {
    if !isShown, nests(child, in: parent) { return .pushesNavigation }
    if hierarchy.isAtOrAbove(child, parent) { return .childOfItself(child) }
    // The view may be in a view whose controller isn't the parent.
    guard hierarchy[child].presenter == nil,
      let owner = hierarchy.superview(of: child), owner != parent
    else { return nil }
    return .requestedParent(child, owner: owner, requested: parent)
  }

  func objection(toAddingViewOf id: ControllerID, to parent: ControllerID?) -> Trouble? {
    if parent == id { return .viewOfItself }
    guard let actual = hierarchy.parent(of: id), parent != actual, hierarchy[id].presenter == nil, !hierarchy.isRoot(id)
    else { return nil }
    return .actualParent(id, owner: parent, actual: actual)
  }

  func objection(toTransitionFrom from: ControllerID, to: ControllerID, in parent: ControllerID) -> Trouble? {
    guard hierarchy.parent(of: from) == parent, hierarchy.parent(of: to) == parent else {
      return .transitionOfNonChildren(from, to)
    }
    return forwardsAppearance(parent) ? nil : .transitionWithManualForwarding(parent)
  }

  // MARK: Segues and loading

  func objection(toPerforming segue: Segue) -> Trouble? {
    switch segue.kind {
    case .push:
      navigationController(of: segue.source) == nil
        ? .pushSegueWithoutNavigation(isNamed: !segue.identifier.isEmpty) : nil
    case .embed: hierarchy.parent(of: segue.destination) == segue.source && rules.holds(.embedOnce) ? .embedsTwice : nil
    case .modal, .popover, .show, .showDetail, .custom: nil
    }
  }

  func objection(toLoading id: ControllerID) -> Trouble? {
    if isDeallocating(id) { return rules.holds(.loadNotInDealloc) ? .loadsInDealloc(id) : nil }
    return declaration(id).nibLacksView ? .nibWithoutView(id) : nil
  }

  /// Whether code in the controller's dealloc runs.
  func isDeallocating(_ id: ControllerID) -> Bool {
    !hierarchy[id].exists
      && messages.frames.contains { $0.caller == Caller(receiver: .controller(id), callback: .dealloc) }
  }
}
