extension Simulator {
  /// `dismissViewControllerAnimated:completion:`, sent to `id`: what it presents goes, with all above; one that presents
  /// nothing passes the message to whoever presented it.
  mutating func dismiss(_ id: ControllerID, animated: Bool, completion: Bool) {
    guard let presenter = dismisser(for: id), let first = hierarchy[presenter].presented else { return }
    let top = hierarchy.top(above: presenter) ?? first
    if transitions.modal != nil {
      report(.dismissalInProgress(id))
      return
    }
    if !isOnScreen(top), rules.holds(.dismissNotAppearing) {
      report(.dismissedNotAppearing(presenter: presenter, top))
      return
    }
    transitions.begin(.dismissing(top, to: presenter), animated: animated)
    let work = Work.dismiss(transitions.number, animated: animated, completion: completion)
    stack.append(work)
    if rules.holds(.dismissInLaterTurn) { stack.append(.afterCommit(count: 1)) }
  }

  /// Who carries out the message that `id` is sent; nil where there is nothing to dismiss.
  func dismisser(for id: ControllerID) -> ControllerID? {
    var current = id
    while true {
      if hierarchy[current].presented != nil { return current }
      if let presenter = hierarchy[current].presenter { return presenter }
      guard let parent = hierarchy.parent(of: current) else { return nil }
      current = parent
    }
  }

  /// Only the topmost leaves with an animation, in its own style; those between are simply removed.
  mutating func beginDismissal(_ number: Int, animated: Bool, completion: Bool) {
    guard number == transitions.number else { return }
    let ending = Work.dismissalEnding(number, from: application.interface, completion ? .completion : .nobody)
    let duration = transitions.dismissed.map { modalDuration(of: $0) } ?? rules.modalDuration
    stack.append(ending)
    stack.append(animated ? .after(duration, count: 1) : .layoutPass)
    stack.append(.startDismissal(animated: animated))
  }

  /// How it begins, whoever ends it: the clock, or a finger.
  mutating func startDismissal(animated: Bool) {
    guard case .dismissing(let top, to: let presenter)? = transitions.modal else { return }
    let rule = dismissalRule(to: presenter)
    let start = stack.count
    let last = hierarchy.top(above: presenter)
    for middle in hierarchy.chain(above: presenter) where middle != last {
      stack.append(.detach(middle, .dismissMiddle))
    }
    hierarchy[top].presentation?.isAnimated = animated
    askForAnimator(top, .animationControllerForDismissed, animated: animated)
    tellPresentationController(of: top, .dismissalTransitionWillBegin)
    stack.append(.begin(top, appearing: false, animated: animated, rule))
    if rule == .dismissOrder { stack.append(.returning(presenter)) }
    if rule == .dismissOrder, !isOnScreen(presenter), hasItsPlace(presenter) {
      if returnsUntold(presenter) {
        stack.append(.returnUntold(presenter))
      } else {
        stack.append(.begin(presenter, appearing: true, animated: animated, rule))
        stack.append(.reattach(presenter, rule))
        if rules.holds(.presenterLaidOut) { stack.append(.setNeedsLayout(presenter)) }
      }
    }
    beginAnimator(top, animated: animated)
    scheduleStack(from: start)
  }

  /// False for a presenter in the current context whose container has gone, or shows another child by now.
  private func hasItsPlace(_ id: ControllerID) -> Bool {
    guard let parent = hierarchy.parent(of: id) else { return true }
    return isOnScreen(parent) && containerShows(id, in: parent)
  }

  private func dismissalRule(to presenter: ControllerID) -> RuleID {
    let covers = hierarchy.chain(above: presenter).contains { hierarchy[$0].presentation?.covers == true }
    return covers ? .dismissOrder : .dismissKeepsPresenter
  }

  /// As for a presentation, the transition has ended when it is told of.
  mutating func dismissalEnding(_ number: Int, from old: Orientation, _ hearer: DismissalHearer) {
    guard number == transitions.number, case .dismissing(let top, to: let presenter)? = transitions.modal else {
      return
    }
    transitions.endModal()
    // The presenter may have brought back an orientation in which the device is not held.
    if application.held != application.interface { transitions.rotateLater(.device) }
    let rule = dismissalRule(to: presenter)
    let gone = hierarchy.chain(above: presenter).reversed()
    let isAnimated = hierarchy[top].presentation?.isAnimated == true
    forgetAnimation(of: presenter)
    let start = stack.count
    for id in gone { stack.append(.dismissed(id)) }
    tellPresentationController(of: top, .dismissalTransitionDidEnd, .completed(true))
    stack.append(.turnedBack(presenter, from: old))
    // Its view has gone by then: the app may present it again as soon as the presenter has appeared.
    stack.append(.detach(top, rule))
    stack.append(.endIf(presenter, appeared: true, rule))
    stack.append(.gone(top, rule))
    stack.append(.lookAtDevice)
    switch hearer {
    case .nobody: break
    case .completion: stack.append(.send(.controller(presenter), .dismissCompletion, .none, .completionLast))
    case .delegate(let id): stack += tellOfDismissal(id)
    }
    if isAnimated { tellAnimator(of: top, .animationEnded, .completed(true)) }
    for id in gone { stack.append(.letGo(id)) }
    scheduleStack(from: start)
  }

  /// What was dismissed has disappeared, unless it is being presented again.
  mutating func gone(_ id: ControllerID, _ rule: RuleID) {
    if hierarchy[id].presentation == nil || hierarchy[id].appearance == .disappearing { end(id, rule) }
  }

  /// A presenter that was covered comes back with the frame for the orientation in which the interface stands now. Who
  /// fills the window then decides which that is.
  mutating func returning(_ id: ControllerID) {
    guard hierarchy.parent(of: id) == nil else {
      // What is presented in the current context has the frame that it took over.
      if !hierarchy.isLoaded(id), let presented = hierarchy[id].presented {
        schedule([.load(id), .fillContext(id, presented)])
      }
      return
    }
    let stack = hierarchy.presentations(upTo: id)
    for shown in hierarchy.visible(stack).reversed() { self.stack.append(.fillWindow(shown)) }
    schedule([.load(id)])
    guard let front = hierarchy.decider(stack) else { return }
    if rules.holds(.dismissAsksPresenter) {
      schedule([.chooseByQuestion(front, .dismissAsksPresenter)])
    } else if rules.holds(.dismissAsksPresenterMasks) {
      schedule([.chooseByMasks(front, .dismissAsksPresenterMasks)])
    } else if rules.holds(.presenterReturnsSupported), !sharesScreen, !newMask(front).contains(application.interface),
      let first = newMask(front).orientations.first
    {
      application.interface = first
      // Whoever comes back is told of its traits then.
      for shown in hierarchy.visible(stack).reversed() { schedule(traitsAtReturn(of: shown)) }
    }
  }

  /// Puts a covered presenter's view back to where it was.
  mutating func reattach(_ id: ControllerID, _ rule: RuleID) {
    stack.append(.attach(id, to: hierarchy.root == id ? nil : hierarchy.parent(of: id), rule))
  }

  /// The links of a presentation are cut; `presentingViewController` is nil from here on.
  mutating func dismissed(_ id: ControllerID) {
    if let presenter = hierarchy[id].presenter { hierarchy[presenter].presented = nil }
    hierarchy[id].presentation = nil
    hierarchy[id].styleRead = nil
    // A finger that was refused has nothing to hold any more.
    if transitions.drag == .refused(id) { transitions.drag = nil }
  }
}
