/// Dismissals under the finger: the swipe on a sheet, iOS 13, and interactive transitions of the app's own, iOS 7.
extension Simulator {
  mutating func beginDrag(of id: ControllerID) {
    guard rules.holds(.dragOrder) else {
      fail(.noInteractiveDismissal)
      return
    }
    guard let presentation = hierarchy[id].presentation, isOnScreen(id), hierarchy[id].presented == nil,
      transitions.modal == nil, transitions.drag == nil
    else {
      fail(.nothingToDismiss(scenario.name(of: id)))
      return
    }
    guard isSheet(presentation) else {
      schedule([.drag(id, .follow)])
      return
    }
    if scenario.controllers[id.int].isModalInPresentation {
      schedule([.drag(id, .refuse)])
    } else if case let asked = scenario.controllers[presentation.original.int], asked.hasDelegate {
      let question = Question(.delegate(presentation.original), .presentationShouldDismiss, .swipeOrder)
      let answer = Answer.yes(asked.shouldDismiss)
      schedule([.ask(question), .answer(answer), .then(.either), .drag(id, .follow), .drag(id, .refuse)])
    } else {
      schedule([.drag(id, .follow)])
    }
  }

  /// What the gesture comes to; the app's code may have moved on meanwhile.
  mutating func perform(_ step: DragStep, on id: ControllerID) {
    switch step {
    case .begin: beginDrag(of: id)
    case .follow: follow(id)
    case .refuse:
      transitions.drag = .refused(id)
      schedule(presentationDelegate(of: id, .presentationDidAttemptToDismiss))
    case .finish: endDrag(of: id, finished: true)
    case .springBack(let number): springBack(id, number)
    }
  }

  private mutating func follow(_ id: ControllerID) {
    guard let presentation = hierarchy[id].presentation, isOnScreen(id), transitions.modal == nil else { return }
    transitions.begin(.dismissing(id, to: presentation.presenter), animated: true)
    transitions.drag = .dismissing(id, from: application.interface)
    let telling = isSheet(presentation) ? presentationDelegate(of: id, .presentationWillDismiss) : []
    schedule(telling + [.startDismissal(animated: true)])
  }

  mutating func endDrag(of id: ControllerID, finished: Bool) {
    switch transitions.drag {
    case .dismissing(id, from: let old):
      transitions.drag = nil
      guard case .dismissing(id, to: _)? = transitions.modal else { return }
      let number = transitions.number
      let isSheet = hierarchy[id].presentation.map { self.isSheet($0) } ?? false
      let ending: Work =
        finished
        ? .dismissalEnding(number, from: old, isSheet ? .delegate(id) : .nobody)
        : .drag(id, .springBack(number))
      schedule(Work.after(rules.gestureDuration, [ending]))
    case .refused(id): transitions.drag = nil
    case .dismissing, .refused, nil:
      fail(.noGesture(scenario.name(of: id)))
    }
  }

  /// The gesture was let go too early: the presenter goes again, then the presented one comes back.
  private mutating func springBack(_ id: ControllerID, _ number: Int) {
    guard number == transitions.number, case .dismissing(id, to: let presenter)? = transitions.modal else { return }
    transitions.endModal()
    let rule = RuleID.dragCancelled
    let start = stack.count
    tellPresentationController(of: id, .dismissalTransitionDidEnd, .completed(false))
    if hierarchy[id].presentation?.covers == true {
      stack += [
        .begin(presenter, appearing: false, animated: true, rule), .detach(presenter, rule),
        .endIf(presenter, appeared: false, rule),
      ]
    }
    // The app may have put its view elsewhere meanwhile.
    stack +=
      hierarchy.isInWindow(id)
      ? [.begin(id, appearing: true, animated: true, rule), .layoutPass, .endIf(id, appeared: true, rule)]
      : [.endIf(id, appeared: false, rule)]
    stack.append(.lookAtDevice)
    tellAnimator(of: id, .animationEnded, .completed(false))
    scheduleStack(from: start)
  }

  /// From iOS 13 on a sheet can be swiped away, and its delegate hears of that.
  func isSheet(_ presentation: Controller.Presentation) -> Bool {
    guard rules.holds(.swipeOrder) else { return false }
    switch presentation.style {
    case .pageSheet, .formSheet, .popover: return true
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext: return false
    }
  }

  /// A message to the delegate of a presentation, if there is one: to that of the presentation that the app has asked for, also
  /// where it presents another controller instead.
  func presentationDelegate(of shown: ControllerID, _ callback: Callback) -> [Work] {
    let id = hierarchy[shown].presentation?.original ?? shown
    return scenario.controllers[id.int].hasDelegate ? [.send(.delegate(id), callback, .none, .swipeOrder)] : []
  }
}
