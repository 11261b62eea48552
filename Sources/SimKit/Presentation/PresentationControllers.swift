/// Presentation controllers (iOS 8) and animators (iOS 7) that the app makes for what it presents, and the delegate that hands
/// them over.
extension Simulator {
  /// A message to the app's presentation controller, if there is one.
  func presentationController(of id: ControllerID, _ callback: Callback, _ argument: Argument = .none) -> [Work] {
    hasPresentationController(id) ? [.send(.presentation(id), callback, argument, .presentationControllerTold)] : []
  }

  /// A message to the app's animator, if there is one.
  func animator(of id: ControllerID, _ callback: Callback, _ argument: Argument = .none) -> [Work] {
    hasAnimator(id) ? [.send(.animator(id), callback, argument, .animatorAnimates)] : []
  }

  /// The app looks at `presentationController`: it is made for the style that the controller has now.
  mutating func readPresentationController(of id: ControllerID) -> [Work] {
    guard rules.holds(.presentationControllerKept), hierarchy[id].presentation == nil, hierarchy[id].styleRead == nil
    else { return [] }
    let asking = askForPresentationController(id)
    hierarchy[id].styleRead = hierarchy[id].style ?? standardStyle
    return asking
  }

  /// The delegate hands over the presentation controller when the presentation is asked for, or the app looks at it before. Who
  /// presents is not settled yet.
  func askForPresentationController(_ id: ControllerID) -> [Work] {
    guard hasPresentationController(id), hierarchy[id].styleRead == nil else { return [] }
    let argument = Argument.presentation(by: nil, source: hierarchy[id].presentation?.source)
    return [.send(.delegate(id), .presentationControllerFor, argument, .presentationControllerTold)]
  }

  /// The delegate hands over the animator when an animated transition begins.
  func askForAnimator(_ id: ControllerID, _ callback: Callback, animated: Bool) -> [Work] {
    hasAnimator(id) && animated ? [.send(.delegate(id), callback, .none, .animatorAnimates)] : []
  }

  /// The animator begins, after the *will* callbacks.
  func beginAnimator(_ id: ControllerID, animated: Bool) -> [Work] {
    animated ? animator(of: id, .transitionDuration) + animator(of: id, .animateTransition) : []
  }

  /// How long an animated modal transition of a controller takes.
  func modalDuration(of id: ControllerID) -> Int {
    guard hasAnimator(id), let duration = scenario.controllers[id.int].animatorDuration else {
      return rules.modalDuration
    }
    return duration
  }

  /// True if the app's presentation controller has the presenter's view removed.
  func removesPresenter(_ id: ControllerID) -> Bool {
    hasPresentationController(id) && scenario.controllers[id.int].presentationController == .removesPresenter
  }

  private func hasPresentationController(_ id: ControllerID) -> Bool {
    // One that was made for another style stays.
    let isKept = hierarchy[id].styleRead.map { $0 != .custom } ?? false
    return scenario.controllers[id.int].presentationController != nil && rules.holds(.presentationControllerTold)
      && !isKept
  }

  private func hasAnimator(_ id: ControllerID) -> Bool {
    scenario.controllers[id.int].hasAnimator && rules.holds(.animatorAnimates)
  }
}
