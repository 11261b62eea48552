/// What UIKit complains of. The words stand in `ConsoleText`.
enum Trouble: Hashable, Sendable {
  // Console warnings
  case unbalancedAppearance(ControllerID)
  case presentsOnDetached(ControllerID)
  case notInWindow(ControllerID, on: ControllerID, from: ControllerID)
  case alreadyPresenting(ControllerID, on: ControllerID, from: ControllerID, presented: ControllerID)
  case presentationInProgress(ControllerID, on: ControllerID, from: ControllerID)
  case dismissalInProgress(ControllerID)
  case dismissedNotAppearing(presenter: ControllerID, ControllerID)
  case nestedPush
  case nestedPop
  case unexpectedNavigationState
  case noRootAtLaunch
  case geometryRefused(OrientationMask, supported: OrientationMask)
  case turnsInTwoSteps
  case restoresInsecurely
  case restorationClassDoesNotConform(ControllerID)
  // Exceptions
  case modalTransitionInProgress(from: ControllerID, to: ControllerID)
  case presentsActiveController(ControllerID)
  case presentsPresentedController(ControllerID, by: ControllerID)
  case presentsNil(on: ControllerID)
  case requestedParent(ControllerID, owner: ControllerID, requested: ControllerID)
  case actualParent(ControllerID, owner: ControllerID?, actual: ControllerID)
  case noCommonOrientation(ControllerID)
  case noOrientation(ControllerID)
  case preferredNotSupported(Orientation, OrientationMask)
  case pushesTwice(ControllerID)
  case pushesNavigation
  case pushesSplit(onMoreList: Bool, nav: ControllerID)
  case popsToStranger
  case popoverContentInside
  case transitionWithManualForwarding(ControllerID)
  case transitionOfStrangers(ControllerID, ControllerID)
  case childOfItself(ControllerID)
  case viewOfItself
  case viewOfAnother(ControllerID, ControllerID)
  case noSegue(from: ControllerID)
  case pushSegueWithoutNavigation
  case popoverReleased
  case turnsWhileTurning
}

extension Simulator {
  /// Prints a warning, or raises an exception, which ends the app.
  ///
  /// A segue is named by the scenario's word for it.
  mutating func report(_ trouble: Trouble, segue identifier: String = "") {
    conduct?.add(trouble, line: line)
    switch trouble {
    case .unbalancedAppearance(let id): say(.unbalancedAppearance, [id])
    case .presentsOnDetached(let id): say(.presentDetached, [id])
    case .notInWindow(let id, let presenter, let source):
      say(.notInWindow, [id, rules.holds(.presentTexts13) ? presenter : source, source])
    case .alreadyPresenting(let id, let presenter, let source, let presented):
      say(.alreadyPresenting, [id, rules.holds(.presentTexts13) ? presenter : source, source, presented])
    case .presentationInProgress(let id, let presenter, let source):
      say(.presentationInProgress, [id, rules.holds(.presentTexts13) ? presenter : source, source])
    case .dismissalInProgress(let id): say(.dismissalInProgress, [id])
    case .dismissedNotAppearing(let presenter, let id): say(.dismissedNotAppearing, [presenter, id])
    case .nestedPush: say(.nestedPush)
    case .nestedPop: say(.nestedPop)
    case .unexpectedNavigationState: say(.unexpectedNavigationState)
    case .noRootAtLaunch: say(rules.holds(.rootRequired) ? .rootRequired : .noRootAtLaunch)
    case .modalTransitionInProgress(let from, let to): say(.modalTransitionInProgress, [from, to])
    case .presentsActiveController(let id): say(.presentsActiveController, [id])
    case .presentsPresentedController(let id, let presenter): say(.presentsPresentedController, [id, presenter])
    case .presentsNil(let target): say(.presentsNil, [target])
    case .requestedParent(let id, let owner, let requested): say(.requestedParent, [id, owner, requested])
    case .actualParent(let id, let owner, let actual):
      say(.actualParent, names: [name(id), owner.map { name($0) } ?? "(null)", name(actual)])
    case .noCommonOrientation(let id): say(.noCommonOrientation, names: [className(id)])
    case .noOrientation(let id): say(.noOrientation, [id])
    case .preferredNotSupported(let preferred, let mask):
      say(.preferredNotSupported, names: [preferred.name, names(mask)])
    case .geometryRefused(let requested, let supported):
      say(.geometryRefused, names: [names(requested), names(supported)])
    case .turnsInTwoSteps: say(.twoStepsDeprecated)
    case .restoresInsecurely: say(.restoresInsecurely)
    case .restorationClassDoesNotConform(let id): say(.restorationClassDoesNotConform, names: [className(id)])
    case .popoverReleased: say(.popoverReleased)
    case .turnsWhileTurning: say(.turnsWhileTurning)
    case .pushesTwice(let id): say(.pushesTwice, [id])
    case .pushesNavigation: say(.pushesNavigation)
    case .pushesSplit(let onMoreList, let nav):
      say(.pushesSplit, names: [onMoreList ? "<UIMoreNavigationController>" : name(nav)])
    case .popsToStranger: say(.popsToStranger)
    case .popoverContentInside: say(.popoverContentInside)
    case .transitionWithManualForwarding(let id): say(.transitionWithManualForwarding, [id])
    case .transitionOfStrangers(let from, let to): say(.transitionOfStrangers, [from, to])
    case .noSegue(let source): say(.noSegue, names: [name(source), identifier])
    case .pushSegueWithoutNavigation: say(.pushSegueWithoutNavigation)
    case .childOfItself(let id): say(.childOfItself, [id])
    case .viewOfItself: say(.viewOfItself)
    case .viewOfAnother(let owner, let id): say(.viewOfAnother, [owner, id])
    }
  }

  private func names(_ mask: OrientationMask) -> String { mask.orientations.map { $0.name }.joined(separator: ", ") }

  private mutating func say(_ text: ConsoleText, _ controllers: [ControllerID] = []) {
    say(text, names: controllers.map { name($0) })
  }

  private mutating func say(_ text: ConsoleText, names: [String]) {
    let facts = text.facts
    let words = text.text(names, rules)
    guard let exception = facts.exception else {
      emit(.warning(words, rule: facts.rule))
      return
    }
    emit(.exception(name: exception, reason: words, rule: facts.rule))
    outcome = .threw
    stopEverything()
  }

  private func name(_ id: ControllerID) -> String { "<" + className(id) + ">" }

  private func className(_ id: ControllerID) -> String {
    let declaration = declaration(id)
    return declaration.className ?? declaration.name
  }
}
