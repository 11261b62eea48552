/// The app's presentation controllers (iOS 8) and animators (iOS 7), and the delegate that hands them over.
extension Simulator {
  /// A message to the app's presentation controller, if there is one: put on the stack, as those below.
  mutating func tellPresentationController(of id: ControllerID, _ callback: Callback, _ argument: Argument = .none) {
    guard hasPresentationController(id) else { return }
    stack.append(.send(.presentation(id), callback, argument, .presentationControllerTold))
  }

  mutating func tellAnimator(of id: ControllerID, _ callback: Callback, _ argument: Argument = .none) {
    if hasAnimator(id) { stack.append(.send(.animator(id), callback, argument, .animatorAnimates)) }
  }

  /// The app looks at `presentationController`: it is made for the style that the controller has now.
  mutating func readPresentationController(of id: ControllerID) {
    guard rules.holds(.presentationControllerKept), hierarchy[id].presentation == nil, hierarchy[id].styleRead == nil
    else { return }
    askForPresentationController(id)
    hierarchy[id].styleRead = hierarchy[id].answers.style ?? standardStyle(of: id)
  }

  /// The delegate hands it over when the app presents, or looks at it before: who presents is not settled yet.
  mutating func askForPresentationController(_ id: ControllerID) {
    guard hasPresentationController(id), hierarchy[id].styleRead == nil else { return }
    let argument = Argument.presentation(by: nil, source: hierarchy[id].presentation?.source)
    stack.append(.send(.delegate(id), .presentationControllerFor, argument, .presentationControllerTold))
  }

  /// The delegate hands over the animator when an animated transition begins.
  mutating func askForAnimator(_ id: ControllerID, _ callback: Callback, animated: Bool) {
    if animated, hasAnimator(id) { stack.append(.send(.delegate(id), callback, .none, .animatorAnimates)) }
  }

  /// The animator begins, after the *will* callbacks.
  mutating func beginAnimator(_ id: ControllerID, animated: Bool) {
    guard animated else { return }
    tellAnimator(of: id, .transitionDuration)
    tellAnimator(of: id, .animateTransition)
  }

  func modalDuration(of id: ControllerID) -> Int {
    guard hasAnimator(id), let duration = declaration(id).animatorDuration else { return rules.modalDuration }
    return duration
  }

  func hasPresentationController(_ id: ControllerID) -> Bool {
    // A presentation controller that was created for another style stays.
    let isKept = hierarchy[id].styleRead.map { $0 != .custom } ?? false
    return declaration(id).presentationController != nil && rules.holds(.presentationControllerTold) && !isKept
  }

  private func hasAnimator(_ id: ControllerID) -> Bool { declaration(id).hasAnimator && rules.holds(.animatorAnimates) }
}
