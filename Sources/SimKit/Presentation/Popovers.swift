/// Popovers end by a tap beside them.
extension Simulator {
  /// Up to iOS 12 a tap beside a popover has a delegate of its own; later it is a dismissal as a swipe is.
  private var endsByTapOutside: Bool { rules.holds(.tapAsksController) || rules.holds(.tapAsksPresentation) }
  private var tapRule: RuleID { rules.holds(.tapAsksController) ? .tapAsksController : .tapAsksPresentation }

  /// The user taps beside a popover: its delegate may refuse, and hears of the end.
  mutating func tapOutside(_ id: ControllerID) {
    if hierarchy[id].presentation?.style == .popover,
      let cover = hierarchy.chain(above: id).first(where: { !isPresentedInside($0) })
    {
      fail(.isCovered(scenario.name(of: id), by: scenario.name(of: cover)))
      return
    }
    guard let presentation = hierarchy[id].presentation, presentation.style == .popover,
      isOnScreen(hierarchy.top(above: id) ?? id),
      transitions.modal == nil, transitions.drag == nil
    else {
      fail(.noPopover(scenario.name(of: id)))
      return
    }
    // From iOS 13 on a tap counts as a swipe does.
    guard endsByTapOutside else {
      schedule([.drag(id, .begin), .drag(id, .finish)])
      return
    }
    if scenario.controllers[id.int].isModalInPopover { return }
    guard scenario.controllers[id.int].hasDelegate else {
      schedule([.dismissByTap(id)])
      return
    }
    let callback: Callback = rules.holds(.tapAsksController) ? .popoverControllerShouldDismiss : .popoverShouldDismiss
    let answer = Answer.yes(scenario.controllers[id.int].shouldDismiss)
    schedule(
      Work.ask(Question(.delegate(id), callback, tapRule), answering: answer, ifYes: [.dismissByTap(id)]))
  }

  mutating func dismissByTap(_ id: ControllerID) {
    guard let presentation = hierarchy[id].presentation, transitions.modal == nil else { return }
    let staysUp = hierarchy[id].presented != nil && rules.holds(.tapEndsInside)
    let presenter = staysUp ? id : presentation.presenter
    let top = hierarchy.top(above: presenter) ?? id
    transitions.begin(.dismissing(top, to: presenter), animated: true)
    let number = transitions.number
    let ending = Work.dismissalEnding(number, from: application.interface, staysUp ? .nobody : .delegate(id))
    schedule([.startDismissal(animated: true)] + Work.after(rules.modalDuration, [ending]))
  }

  /// It stands in the view of a controller below it, and leaves the rest of the screen to taps.
  private func isPresentedInside(_ id: ControllerID) -> Bool {
    switch hierarchy[id].presentation?.style {
    case .currentContext, .overCurrentContext: true
    case .fullScreen, .pageSheet, .formSheet, .popover, .custom, .overFullScreen, nil: false
    }
  }

  /// What the delegate hears when the user has dismissed what is presented.
  func tellOfDismissal(_ id: ControllerID) -> [Work] {
    guard endsByTapOutside else { return presentationDelegate(of: id, .presentationDidDismiss) }
    guard scenario.controllers[id.int].hasDelegate else { return [] }
    let callback: Callback = rules.holds(.tapAsksController) ? .popoverControllerDidDismiss : .popoverDidDismiss
    return [.send(.delegate(id), callback, .none, tapRule)]
  }

  // MARK: The presenter inside

  /// True for a presenter whose own view lies in a popover: it is not told that it comes back.
  func returnsUntold(_ id: ControllerID) -> Bool {
    rules.holds(.popoverPresenterUntold) && hierarchy[hierarchy.outermost(of: id)].presentation?.style == .popover
  }

  /// The view comes back, and neither its controller nor the children in it hear of that.
  mutating func returnUntold(_ id: ControllerID) {
    var back: [ControllerID] = []
    hierarchy.views.walk(ViewID(of: id)) { controller in
      if hierarchy[controller].appearance == .disappeared { back.append(controller) }
      return true
    }
    for controller in back { hierarchy[controller].appearance = .appeared }
    schedule([.reattach(id, .popoverPresenterUntold)])
  }
}
