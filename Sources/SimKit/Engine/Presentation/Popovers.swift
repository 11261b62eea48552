/// Popovers end by a tap beside them.
extension Simulator {
  /// In iOS 12 and earlier, a tap beside a popover has a separate delegate; later it is a dismissal, as a swipe is.
  var endsByTapOutside: Bool { rules.holds(.tapAsksController) || rules.holds(.tapAsksPresentation) }
  private var tapRule: RuleID { rules.holds(.tapAsksController) ? .tapAsksController : .tapAsksPresentation }

  /// The user taps beside a popover: its delegate may refuse, and UIKit notifies it of the end.
  mutating func tapOutside(_ id: ControllerID) {
    // In iOS 13 and later, a tap counts as a swipe does; so does one beside a sheet.
    guard endsByTapOutside, hierarchy[id].presentation?.style == .popover else {
      return schedule([.drag(id, .begin), .drag(id, .end(finished: true))])
    }
    if declaration(id).isModalInPopover { return }
    guard declaration(id).hasDelegate else { return schedule([.presentation(.dismissByTap(id))]) }
    let callback: Callback = rules.holds(.tapAsksController) ? .popoverControllerShouldDismiss : .popoverShouldDismiss
    let (question, answer) = (Question(.delegate(id), callback, tapRule), Answer.yes(declaration(id).shouldDismiss))
    schedule(Work.ask(question, answering: answer, ifYes: [.presentation(.dismissByTap(id))]))
  }

  mutating func dismissByTap(_ id: ControllerID) {
    guard let presentation = hierarchy[id].presentation else { return }
    guard modal(inWindowOf: id) == nil else {
      report(Trouble(.tapsTwice, id, presentation.presenter))
      return
    }
    let staysUp = hierarchy[id].presented != nil && rules.holds(.tapEndsInside)
    let presenter = staysUp ? id : presentation.presenter
    let top = hierarchy.top(above: presenter) ?? id
    let transition = beginModal(
      top, .dismisses(to: presenter, staysUp ? .controllersOnly : .delegate(id)), animated: true)
    schedule([.presentation(.dismiss(transition))])
  }

  func tellOfDismissal(_ id: ControllerID) -> Work {
    guard endsByTapOutside else { return tellPresentationDelegate(of: id, .presentationDidDismiss) }
    let callback: Callback = rules.holds(.tapAsksController) ? .popoverControllerDidDismiss : .popoverDidDismiss
    return .tellDelegate(id, callback, .none, tapRule)
  }

  // MARK: The presenter inside

  /// Whether the presenter's own view is in a popover: it reappears without a callback.
  func reappearsSilently(_ id: ControllerID) -> Bool {
    rules.holds(.popoverPresenterUntold) && hierarchy[hierarchy.outermost(of: id)].presentation?.style == .popover
  }

  mutating func reappearSilently(_ id: ControllerID) {
    let back = hierarchy.controllersInView(of: id).filter { hierarchy[$0].appearance == .disappeared }
    for controller in back { hierarchy[controller].passage = .silent }
    schedule([.view(id, .reattach(.container, .popoverPresenterUntold))])
  }
}
