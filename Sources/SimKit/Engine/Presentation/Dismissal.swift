extension Simulator {
  /// `dismissViewControllerAnimated:completion:`: the presented controller goes, with all above it.
  mutating func dismiss(_ id: ControllerID, animated: Bool, completion: Bool) {
    guard let presenter = dismisser(for: id), let top = hierarchy.top(above: presenter) else { return }
    let again = Work.presentation(.askToDismiss(id, animated: animated))
    guard admits(.dismiss, at: id, [again]), permits(objection(toDismissing: top, by: presenter)) else { return }
    let receiver = completion ? DismissalReceiver.completion : .controllersOnly
    let transition = beginModal(top, .dismisses(to: presenter, receiver), animated: animated)
    stack.append(.presentation(.dismiss(transition)))
    if rules.holds(.dismissInLaterTurn) { stack.append(.wait(.commit, count: 1)) }
  }

  /// A controller that presents nothing forwards a dismissal to its presenter; nil if there's nothing to dismiss.
  func dismisser(for id: ControllerID) -> ControllerID? {
    let nearest = hierarchy.first(upFrom: id) { hierarchy[$0].presented != nil || hierarchy[$0].presenter != nil }
    return nearest.flatMap { hierarchy[$0].presented == nil ? hierarchy[$0].presenter : $0 }
  }

  /// Only the topmost leaves with an animation, in its own style; those between are simply removed.
  mutating func beginDismissal(_ transition: Transition) {
    guard let top = transitions[transition]?.modal?.controller else { return }
    stack.append(.due(transition))
    stack.append(waitForEnd(of: top, animated: transition.isAnimated))
    stack.append(.presentation(.startDismissal(transition)))
  }

  mutating func startDismissal(_ transition: Transition) {
    guard let modal = transitions[transition]?.modal, let presenter = modal.returning else { return }
    let top = modal.controller
    let animated = transition.isAnimated
    let order = dismissalRule(to: presenter)
    let rule = transitions.driver(of: transition) == .animation ? order : .dragOrder
    let start = stack.count
    for id in hierarchy.chain(above: presenter) where hierarchy[id].presented != nil {
      stack.append(.detach(id, .presentation, .dismissMiddle))
    }
    askForAnimator(top, .animationControllerForDismissed, animated: animated)
    tellPresentationController(of: top, .dismissalTransitionWillBegin)
    stack.append(.begin(top, appearing: false, transition, .presentation, rule))
    if order == .dismissOrder { stack.append(.presentation(.returning(presenter))) }
    // A presenter in the current context has no place if its container shows another child by now.
    let hasPlace = hierarchy.parent(of: presenter).map { containerShows(presenter, in: $0) } ?? true
    if order == .dismissOrder, !isOnScreen(presenter), hasPlace {
      if reappearsSilently(presenter) {
        stack.append(.view(presenter, .reappearSilently))
      } else {
        stack.append(.begin(presenter, appearing: true, transition, .presentation, rule))
        stack.append(.view(presenter, .reattach(.presentation, rule)))
        if rules.holds(.presenterLaidOut) { stack.append(.setNeedsLayout(presenter)) }
      }
    }
    beginAnimator(top, animated: animated)
    scheduleStack(from: start)
  }

  private func dismissalRule(to presenter: ControllerID) -> RuleID {
    let covers = hierarchy.chain(above: presenter).contains { hierarchy[$0].covers }
    return covers ? .dismissOrder : .dismissKeepsPresenter
  }

  /// As for a presentation, the transition has ended before its *did* callbacks.
  mutating func dismissalEnding(_ modal: Modal, to presenter: ControllerID, _ receiver: DismissalReceiver) {
    let (transition, top) = (modal.id, modal.controller)
    let rule = transitions.driver(of: transition) == .animation ? dismissalRule(to: presenter) : .dragOrder
    transitions.end(transition)
    // The presenter may have brought back an orientation in which the device is not held.
    if application.held != application.interface { transitions.rotateLater(.device) }
    let gone = hierarchy.chain(above: presenter).reversed()
    forgetAnimation(of: presenter)
    let start = stack.count
    for id in gone { stack.append(.presentation(.dismissed(id))) }
    tellPresentationController(of: top, .dismissalTransitionDidEnd, .completed(true))
    stack.append(.size(.turnedBack(presenter, from: modal.interface)))
    // The view is out of the window by then: the app may present it again as soon as the presenter has appeared.
    stack.append(.detach(top, .presentation, rule))
    stack.append(.end(presenter, transition, rule))
    stack.append(.end(top, transition, rule))
    stack.append(.rotation(.lookAtDevice))
    switch receiver {
    case .controllersOnly: break
    case .completion: stack.append(.send(.controller(presenter), .dismissCompletion, .none, .completionLast))
    case .delegate(let id): stack.append(tellOfDismissal(id))
    }
    if transition.isAnimated { tellAnimator(of: top, .animationEnded, .completed(true)) }
    for id in gone { stack.append(.release(id)) }
    stack.append(.release(presenter))
    scheduleStack(from: start)
  }

  /// A covered presenter comes back with the frame for the interface's orientation. Who fills the window then decides which that is.
  mutating func returning(_ id: ControllerID) {
    guard hierarchy.parent(of: id) == nil else {
      // A controller presented in the current context has the frame that it took over.
      if !hierarchy.isLoaded(id), let presented = hierarchy[id].presented {
        schedule([.load(id), .view(id, .fillContext(presented))])
      }
      return
    }
    let back = comingBack(with: id)
    for shown in back.reversed() { stack.append(.fillWindow(shown)) }
    stack.append(.load(id))
    guard windowInFront(of: id) == nil, let front = decider(back) else { return }
    if rules.holds(.dismissAsksPresenter) {
      schedule([.rotation(.chooseByQuestion(front, .dismissAsksPresenter))])
    } else if rules.holds(.dismissAsksPresenterMasks) {
      schedule([.rotation(.chooseByMasks(front, .dismissAsksPresenterMasks))])
    } else if rules.holds(.presenterReturnsSupported), !sharesScreen, !comesFromCustom(id),
      !mask(of: front).contains(application.interface), let first = mask(of: front).orientations.first
    {
      application.interface = first
      // A controller that comes back gets its traits then.
      for shown in back.reversed() { schedule(traitsAtReturn(of: shown)) }
    }
  }

  /// Whether the dismissal of a custom presentation leaves the interface as it is, iOS 9.
  private func comesFromCustom(_ presenter: ControllerID) -> Bool {
    guard rules.holds(.customLeavesOrientation), let presented = hierarchy[presenter].presented else { return false }
    return hierarchy[presented].presentation?.style == .custom
  }

  /// The links of a presentation are cut; `presentingViewController` is nil from here on.
  mutating func dismissed(_ id: ControllerID) {
    if let presenter = hierarchy[id].presenter { hierarchy[presenter].presented = nil }
    hierarchy[id].presentation = nil
    hierarchy[id].styleRead = nil
    // A refused gesture has nothing left to hold.
    if let finger = transitions.finger, finger.controller == id, finger.drives == nil { transitions.finger = nil }
  }
}
