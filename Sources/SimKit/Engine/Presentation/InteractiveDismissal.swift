/// Interactive dismissals: the swipe on a sheet, iOS 13, and the app's interactive transitions, iOS 7.
extension Simulator {
  mutating func beginDrag(of id: ControllerID) {
    guard let presentation = hierarchy[id].presentation, hierarchy[id].presented == nil else { return }
    guard isSheet(presentation) else { return follow(id) }
    if declaration(id).isModalInPresentation { return refuse(id) }
    let asked = declaration(presentation.original)
    guard asked.hasDelegate else { return follow(id) }
    let question = Question(.delegate(presentation.original), .presentationShouldDismiss, .swipeOrder)
    let answer = Answer.yes(asked.shouldDismiss)
    schedule([.ask(question), .answer(answer), .then(.either), .drag(id, .follow), .drag(id, .refuse)])
  }

  /// Performs a step of an interactive dismissal; the app's code may have changed the stack since.
  mutating func perform(_ step: DragStep, on id: ControllerID) {
    switch step {
    case .begin: beginDrag(of: id)
    case .follow: follow(id)
    case .refuse: refuse(id)
    case .end(let finished): endDrag(of: id, finished: finished)
    }
  }

  private mutating func refuse(_ id: ControllerID) {
    transitions.finger = Finger(controller: id, drives: nil)
    schedule([tellPresentationDelegate(of: id, .presentationDidAttemptToDismiss)])
  }

  private mutating func follow(_ id: ControllerID) {
    guard let presentation = hierarchy[id].presentation, isOnScreen(id), modal(inWindowOf: id) == nil else { return }
    let receiver: DismissalReceiver = isSheet(presentation) ? .delegate(id) : .controllersOnly
    let transition = beginModal(id, .dismisses(to: presentation.presenter, receiver), animated: true, finger: id)
    let telling = isSheet(presentation) ? [tellPresentationDelegate(of: id, .presentationWillDismiss)] : []
    schedule(telling + [.presentation(.startDismissal(transition))])
  }

  mutating func endDrag(of id: ControllerID, finished: Bool) {
    guard let finger = transitions.finger, isDragged(id) else { return }
    transitions.liftFinger(finishes: finished)
    if let dismissal = finger.drives { schedule(Work.after(rules.gestureDuration, [.due(dismissal)])) }
  }

  /// The gesture is canceled: the presenter disappears, then the presented controller reappears.
  mutating func dragCancelled(_ modal: Modal, to presenter: ControllerID) {
    let (id, dismissal) = (modal.controller, modal.id)
    transitions.end(dismissal)
    let back = transitions.next(animated: true)
    let rule = RuleID.dragCancelled
    let start = stack.count
    tellPresentationController(of: id, .dismissalTransitionDidEnd, .completed(false))
    if hierarchy[id].covers {
      stack += [
        .begin(presenter, appearing: false, back, .presentation, rule), .detach(presenter, .presentation, rule),
        .end(presenter, back, rule),
      ]
    }
    if hierarchy.isInWindow(id) {
      stack += [.begin(id, appearing: true, back, .presentation, rule), .layoutPass, .view(id, .entered(back, rule))]
    }
    // The app may have moved its view since, or dismissed it.
    stack += [.end(id, dismissal, rule), .rotation(.lookAtDevice)]
    tellAnimator(of: id, .animationEnded, .completed(false))
    scheduleStack(from: start)
  }

  /// In iOS 13 and later, the user can swipe a sheet away, and UIKit notifies its delegate.
  func isSheet(_ presentation: Controller.Presentation) -> Bool {
    rules.holds(.swipeOrder) && presentation.style.isSheet
  }

  /// A message to the delegate of the presentation that the app has asked for, also where it presents another controller instead.
  func tellPresentationDelegate(of shown: ControllerID, _ callback: Callback) -> Work {
    .tellDelegate(hierarchy[shown].presentation?.original ?? shown, callback, .none, .swipeOrder)
  }
}
