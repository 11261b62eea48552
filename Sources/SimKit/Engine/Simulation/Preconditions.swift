/// The preconditions of calls; the table of them is `Contract`.
extension Simulator {
  /// Returns whether UIKit carries out a call that has this objection to it. If there is one, reports it first.
  mutating func permits(_ objection: Trouble?) -> Bool { objection.map { report($0) } ?? true }

  /// Raises an exception, which ends the app, prints a warning, or says in vcsim's words what UIKit does, or that this isn't known.
  /// Returns whether the call is carried out nevertheless.
  @discardableResult
  mutating func report(_ trouble: Trouble) -> Bool {
    let refusal = trouble.refusal
    let effect = refusal.effect(rules)
    if let doubt = refusal.doubt(rules) { report(Trouble(doubt)) }
    switch effect {
    case .raises(let name):
      emit(.exception(name: name, reason: text(of: trouble), rule: refusal.rule), about: trouble)
      outcome = .threw
      stopEverything()
    case .ignores, .proceeds:
      emit(.warning(text(of: trouble), rule: refusal.rule), about: trouble)
      if mode.minor == nil, let begins = refusal.rule.begins, begins.whole == mode {
        emit(.remark(.since(begins), line: line), about: trouble)
      }
    case .nothing, .later, .unknown, .unknownPlayed:
      if case .unknownPlayed = effect { events.isUnsure = true }
      let words = refusal.text(trouble.operands { quoted($0) }, rules, else: trouble.saying)
      let reply = Reply(effect, refusal, refusal.terms.rule == nil ? words : refusal.contract.unknown(refusal.rule))
      emit(.remark(.reply(reply), line: line), about: trouble)
    }
    return effect.carriesOut
  }

  /// UIKit's text.
  private func text(of trouble: Trouble) -> String {
    trouble.refusal.text(trouble.operands { "<" + className($0) + ">" }, rules, else: trouble.saying)
  }

  func className(_ id: ControllerID) -> String { declaration(id).className ?? declaration(id).name }

  func quoted(_ id: ControllerID) -> String { "'" + scenario.name(of: id) + "'" }

  // Each returns the first precondition that fails as the app is now, or nil. The controllers exist when the call is made.

  func objection(toReleasing id: ControllerID) -> Trouble? {
    rules.holds(.popoverIsHeld) && hierarchy[id].presentation?.style == .popover ? Trouble(.popoverReleased) : nil
  }

  /// In iOS 8, a popover of UIKit's holds the primary column over the other, and nothing dismisses it before.
  func objection(toDeallocating id: ControllerID) -> LaterText? {
    guard rules.holds(.overlayInPopover), let state = containers[split: id],
      case .separate(.oneOverSecondary, _) = state.arrangement
    else { return nil }
    return .plain(.overlayReleased)
  }

  // MARK: Presentations

  func objection(toPresenting id: ControllerID, from source: ControllerID, over presenter: ControllerID) -> Trouble? {
    if id == source { return Trouble(.presentsItself, id) }
    if containers[split: id] != nil, rules.holds(.presentNoSplit) { return Trouble(.presentsSplit, id) }
    if let other = hierarchy[id].presenter { return Trouble(.presentsPresentedController, id, other) }
    let isPopover = style(of: id) == .popover
    if isPopover, screen.device.idiom == .phone, rules.holds(.popoverNeedsPad) { return Trouble(.popoverOnPhone) }
    if let parent = hierarchy.parent(of: id) {
      return isPopover && rules.holds(.popoverHoldsRoot)
        ? Trouble(.popoverContentInside) : Trouble(.presentsChild, id, parent)
    }
    if hierarchy.isRoot(id) || hierarchy.isInWindow(id) || hierarchy.isAbove(id, source) {
      return Trouble(.presentsActiveController, id)
    }
    // The source itself may present, as a context does.
    let busy = hierarchy[source].presented == nil ? presenter : source
    let modal = modal(inWindowOf: source)
    if let presented = hierarchy[busy].presented {
      if isDelayed(presented), hierarchy[presented].appearance == .disappeared {
        return Trouble(.presentationDelayed, id, named(busy, source), presented)
      }
      if modal?.returning == busy { return duringTransition(id, from: source, over: busy) }
      return modal?.presents == true && modal?.controller == presented
        ? Trouble(.presentationInProgress, id, named(busy, source), source)
        : Trouble(.alreadyPresenting, id, named(busy, source), source, presented, busy)
    }
    if modal != nil { return duringTransition(id, from: source, over: presenter) }
    let isOnScreen =
      hierarchy.isInWindow(source)
      || (rules.holds(.presentWhileAppearing) && hierarchy[source].appearance == .appearing)
    guard isOnScreen else {
      return isPopover && rules.holds(.popoverNeedsWindow)
        ? Trouble(.popoverOutsideWindow) : Trouble(.notInWindow, id, named(presenter, source), source)
    }
    let top = hierarchy.outermost(of: source)
    let isDetached = hierarchy.isRoot(top) ? hierarchy[top].isPresentedRoot : hierarchy[top].presenter == nil
    return isDetached || (rules.holds(.detachedText17) && transitions.exchanges.contains { pops($0, source) })
      ? Trouble(.presentDetached, source, id) : nil
  }

  func isDelayed(_ id: ControllerID) -> Bool { declaration(id).appearsLate && rules.holds(.presentationIsDelayed) }

  /// Whether an exchange pops the controller, or a controller above it.
  func pops(_ exchange: Exchange, _ id: ControllerID) -> Bool {
    exchange.isPop && exchange.from.map { hierarchy.isAtOrAbove($0, id) } ?? false
  }

  /// A second modal transition during another raises an exception in iOS 7 and earlier, and only warns later.
  private func duringTransition(_ id: ControllerID, from source: ControllerID, over presenter: ControllerID) -> Trouble
  {
    rules.holds(.modalTransitionAlone)
      ? Trouble(.modalTransitionInProgress, presenter, id)
      : Trouble(.presentationInProgress, id, named(presenter, source), source)
  }

  /// The controller that a text names: the presenter, in earlier versions the receiver.
  private func named(_ presenter: ControllerID, _ source: ControllerID) -> ControllerID {
    rules.holds(.presentTexts13) ? presenter : source
  }

  func objection(toExchanging old: ControllerID, for new: ControllerID) -> Trouble? {
    let isFree = hierarchy.isAtOrAbove(old, new) || hierarchy.parent(of: new) == nil
    let isAbove = hierarchy[old].presenter.map { hierarchy.isAbove(new, $0) } ?? false
    return hierarchy[new].presentation == nil && !isAbove && isFree ? nil : Trouble(.presentsActiveController, new)
  }

  func objection(toDismissing top: ControllerID, by presenter: ControllerID) -> Trouble? {
    !isOnScreen(top) && rules.holds(.dismissNotAppearing)
      ? Trouble(.dismissedNotAppearing, presenter, top) : nil
  }

  /// Returns the text for a popover, or an action sheet on iPad, that the app hasn't given a place to point at.
  func objection(toPointing id: ControllerID, _ presentation: Controller.Presentation) -> LaterText? {
    guard declaration(id).lacksAnchor, rules.holds(.popoverNeedsAnchor) else { return nil }
    if case .alert(.actionSheet) = declaration(id).kind {
      let isPopover = screen.device.idiom == .pad && windowTraits.horizontal == .regular
      return isPopover ? .presented(.actionSheetWithoutAnchor, id, by: presentation.presenter) : nil
    }
    return presentation.style == .popover ? .plain(.popoverWithoutAnchor) : nil
  }

  // MARK: UIKit containers

  func objection(toPushing id: ControllerID, on nav: ControllerID, isShown: Bool) -> Trouble? {
    if hierarchy.isRoot(id), id != nav { return Trouble(.rootAdopted, id, nav) }
    if !isShown, nests(id, in: nav) {
      let isEmpty = rules.holds(.nestedNavigationHasRoot) && hierarchy.children(of: id).isEmpty
      return isEmpty ? Trouble(.nestsEmpty, id) : Trouble(.pushesNavigation)
    }
    if containers[split: id] != nil, containers[split: hierarchy.parent(of: nav) ?? nav] == nil {
      return Trouble(.pushesSplit, nav)
    }
    if hierarchy.parent(of: id) == nav { return Trouble(.pushesTwice, id, nav) }
    return nil
  }

  /// Whether a navigation controller would be on the stack of another. A collapsed split view controller does that itself.
  private func nests(_ id: ControllerID, in nav: ControllerID) -> Bool {
    containers[navigation: id] != nil && containers[navigation: nav] != nil && !isCollapsed(hierarchy.parent(of: nav))
  }

  /// The list of the tabs that don't fit pushes one of them.
  func objection(toPicking id: ControllerID, in tabs: ControllerID) -> Trouble? {
    containers[split: id] == nil ? nil : Trouble(.pushesSplit, words: ["<UIMoreNavigationController>"])
  }

  func objection(toPopping nav: ControllerID, to target: PopTarget) -> Trouble? {
    guard case .controller(let id) = target, hierarchy.parent(of: id) != nav else { return nil }
    return Trouble(.popTargetNotOnStack)
  }

  func objection(toPaging next: [ControllerID]) -> Trouble? {
    next.count == 1 ? nil : Trouble(.pageCount, words: ["\(next.count)"])
  }

  func objection(toStacking stack: [ControllerID]) -> Trouble? {
    stack.unique.count == stack.count
      ? nil : Trouble(.stackTwice, words: [stack.map { "\"<" + className($0) + ">\"" }.joined(separator: ", ")])
  }

  func objection(toTabbing tabs: [ControllerID]) -> Trouble? {
    tabs.unique.count == tabs.count ? nil : Trouble(.sameTwice, words: ["a tab"])
  }

  // MARK: Windows and containment

  func objection(toRooting root: ControllerID) -> Trouble? {
    if let parent = hierarchy.parent(of: root) { return Trouble(.actualParent, root, nil, parent) }
    if hierarchy[root].presenter != nil { return Trouble(.presentedRootComes, root) }
    return hierarchy.isFree(root) ? nil : Trouble(.rootTaken, root)
  }

  func objection(toAdopting child: ControllerID, by parent: ControllerID, isShown: Bool) -> Trouble? {
    if !isShown, nests(child, in: parent) { return Trouble(.pushesNavigation) }
    if hierarchy.isAtOrAbove(child, parent) { return Trouble(.childOfItself, child) }
    if hierarchy.isRoot(child) { return Trouble(.rootAdopted, child, parent) }
    if let modal = transitions.running.first(where: { $0.modal?.controller == child }) {
      return Trouble(.callInTransition, parent, words: [process(modal)])
    }
    // The view may be in a view whose controller isn't the parent.
    guard hierarchy[child].presenter == nil,
      let owner = hierarchy.superview(of: child), owner != parent
    else { return nil }
    return Trouble(.requestedParent, child, owner, parent)
  }

  func objection(toAddingViewOf id: ControllerID, to parent: ControllerID?) -> Trouble? {
    if parent == id { return Trouble(.viewOfItself) }
    guard let actual = hierarchy.parent(of: id), parent != actual, hierarchy[id].presenter == nil, !hierarchy.isRoot(id)
    else { return nil }
    return Trouble(.actualParent, id, parent, actual)
  }

  func objection(toTransitionFrom from: ControllerID, to: ControllerID, in parent: ControllerID) -> Trouble? {
    guard hierarchy.parent(of: from) == parent, hierarchy.parent(of: to) == parent else {
      return Trouble(.transitionOfNonChildren, from, to)
    }
    return forwardsAppearance(parent) ? nil : Trouble(.transitionWithManualForwarding, parent)
  }

  // MARK: Segues and loading

  func objection(toPerforming segue: Segue) -> Trouble? {
    switch segue.kind {
    case .push:
      navigationController(of: segue.source) == nil
        ? Trouble(
          segue.identifier.isEmpty ? .pushSegueUnnamed : .pushSegueWithoutNavigation, words: [segue.identifier]) : nil
    case .embed:
      hierarchy.parent(of: segue.destination) == segue.source && rules.holds(.embedOnce)
        ? Trouble(.embedsTwice) : nil
    case .modal, .popover, .show, .showDetail, .custom: nil
    }
  }

  func objection(toLoading id: ControllerID) -> Trouble? {
    if isDeallocating(id) { return rules.holds(.loadNotInDealloc) ? Trouble(.loadsInDealloc, id) : nil }
    return declaration(id).nibLacksView ? Trouble(.nibWithoutView, words: [className(id)]) : nil
  }

  func isDeallocating(_ id: ControllerID) -> Bool {
    !hierarchy[id].exists
      && messages.frames.contains { $0.caller == Caller(receiver: .controller(id), callback: .dealloc) }
  }

  func toAdding(_ id: ControllerID, to view: ViewID) -> Trouble? {
    if hierarchy.isRoot(id), rules.holds(.rootIsAddedByWindow) { return Trouble(.rootIsAddedByHand, id) }
    return hierarchy.isLoaded(id) && hierarchy.views.superview(of: id.view) == view
      ? .already("the view of %1 is there", id) : nil
  }

  func objection(toSending callback: Callback, to id: ControllerID) -> Trouble? {
    if lacksValues(callback, of: id) { return Trouble(.valuesUnknown, words: [callback.selector]) }
    return callback.isAppearanceCallback && rules.holds(.appearanceIsNotCalled)
      ? Trouble(.callsAppearance, id, words: [callback.selector]) : nil
  }
}

extension Callback {
  /// Whether it is one of the four methods that only UIKit calls, in `beginAppearanceTransition:animated:` and later.
  var isAppearanceCallback: Bool {
    [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear].contains(self)
  }
}
