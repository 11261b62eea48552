/// UIKit's complaints. `ConsoleText` has the texts.
enum Trouble: Hashable, Sendable {
  // Console warnings
  case unbalancedAppearance(ControllerID)
  case presentsOnDetached(ControllerID, ControllerID)
  case notInWindow(ControllerID, on: ControllerID, from: ControllerID)
  case alreadyPresenting(ControllerID, on: ControllerID, from: ControllerID, presented: ControllerID)
  case presentationInProgress(ControllerID, on: ControllerID, from: ControllerID)
  case dismissalInProgress(ControllerID)
  case dismissedNotAppearing(presenter: ControllerID, ControllerID)
  case nestedPush
  case nestedPop
  case pushesNil(on: ControllerID)
  case loadsInDealloc(ControllerID)
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
  case presentsItself(ControllerID)
  case presentsChild(ControllerID, of: ControllerID)
  case pushesTwice(ControllerID, on: ControllerID)
  case pushesNavigation
  case pushesSplit(onMoreList: Bool, nav: ControllerID)
  case popsToStranger
  case presentsSplit(ControllerID)
  case popoverContentInside
  case popoverOutsideWindow
  case transitionWithManualForwarding(ControllerID)
  case transitionOfStrangers(ControllerID, ControllerID)
  case childOfItself(ControllerID)
  case viewOfItself
  case viewOfAnother(ControllerID, ControllerID)
  case noSegue(from: ControllerID)
  case pushSegueWithoutNavigation(isNamed: Bool)
  case popoverReleased
  case popoverOnPhone
  case turnsWhileTurning
  case pageCount(Int)
  case embedsTwice
  case nibWithoutView(ControllerID)
}

extension Simulator {
  /// Prints a warning, or raises an exception, which ends the app. Returns whether UIKit carries out the call nevertheless.
  ///
  /// A segue is named by the scenario's word for it.
  @discardableResult
  mutating func report(_ trouble: Trouble, segue identifier: String = "") -> Bool {
    conduct?.add(trouble, line: line)
    let (text, names) = text(of: trouble, segue: identifier)
    let facts = text.facts
    let words = text.text(names, rules)
    guard let exception = facts.exception else {
      emit(.warning(words, rule: facts.rule))
      return text.proceeds
    }
    emit(.exception(name: exception, reason: words, rule: facts.rule))
    outcome = .threw
    stopEverything()
    return false
  }

  private func text(of trouble: Trouble, segue identifier: String) -> (ConsoleText, [String]) {
    let text = trouble.text(rules)
    switch trouble {
    case .notInWindow(let id, let presenter, let source), .presentationInProgress(let id, let presenter, let source):
      return (text, [name(id), name(rules.holds(.presentTexts13) ? presenter : source), name(source)])
    case .alreadyPresenting(let id, let presenter, let source, let presented):
      let target = rules.holds(.presentTexts13) ? presenter : source
      return (text, [name(id), name(target), name(source), name(presented)])
    case .requestedParent(let id, let owner, let requested): return (text, [name(id), name(owner), name(requested)])
    case .actualParent(let id, let owner, let actual):
      return (text, [name(id), owner.map { name($0) } ?? "(null)", name(actual)])
    case .noCommonOrientation(let id), .restorationClassDoesNotConform(let id), .nibWithoutView(let id):
      return (text, [className(id)])
    case .preferredNotSupported(let preferred, let mask): return (text, [preferred.name, names(mask)])
    case .geometryRefused(let requested, let supported): return (text, [names(requested), names(supported)])
    case .pushesSplit(let onMoreList, let nav):
      return (text, [onMoreList ? "<UIMoreNavigationController>" : name(nav)])
    case .noSegue(let source): return (text, [name(source), identifier])
    case .pushSegueWithoutNavigation: return (text, [identifier])
    case .pageCount(let count): return (text, ["\(count)"])
    case .presentsOnDetached(let one, let other), .dismissedNotAppearing(let one, let other),
      .modalTransitionInProgress(let one, let other), .presentsPresentedController(let one, let other),
      .presentsChild(let one, let other), .pushesTwice(let one, let other), .transitionOfStrangers(let one, let other),
      .viewOfAnother(let one, let other):
      return (text, [name(one), name(other)])
    case .unbalancedAppearance(let id), .dismissalInProgress(let id), .presentsActiveController(let id),
      .presentsItself(let id), .presentsNil(let id), .noOrientation(let id), .presentsSplit(let id),
      .transitionWithManualForwarding(let id), .childOfItself(let id), .pushesNil(let id), .loadsInDealloc(let id):
      return (text, [name(id)])
    case .nestedPush, .nestedPop, .unexpectedNavigationState, .noRootAtLaunch, .turnsInTwoSteps, .restoresInsecurely,
      .popoverReleased, .turnsWhileTurning, .pushesNavigation, .popsToStranger, .popoverContentInside,
      .popoverOutsideWindow, .popoverOnPhone, .viewOfItself, .embedsTwice:
      return (text, [])
    }
  }

  private func names(_ mask: OrientationMask) -> String { mask.orientations.map { $0.name }.joined(separator: ", ") }

  private func name(_ id: ControllerID) -> String { "<" + className(id) + ">" }

  private func className(_ id: ControllerID) -> String {
    let declaration = declaration(id)
    return declaration.className ?? declaration.name
  }
}

extension Trouble {
  /// The text, and with it the row of the contract.
  func text(_ rules: RuleSet) -> ConsoleText {
    switch self {
    case .unbalancedAppearance: .unbalancedAppearance
    case .presentsOnDetached: .presentDetached
    case .notInWindow: .notInWindow
    case .alreadyPresenting: .alreadyPresenting
    case .presentationInProgress: .presentationInProgress
    case .dismissalInProgress: .dismissalInProgress
    case .dismissedNotAppearing: .dismissedNotAppearing
    case .nestedPush: .nestedPush
    case .nestedPop: .nestedPop
    case .pushesNil: .pushesNil
    case .loadsInDealloc: .loadsInDealloc
    case .unexpectedNavigationState: .unexpectedNavigationState
    case .noRootAtLaunch: rules.holds(.rootRequired) ? .rootRequired : .noRootAtLaunch
    case .geometryRefused: .geometryRefused
    case .turnsInTwoSteps: .twoStepsDeprecated
    case .restoresInsecurely: .restoresInsecurely
    case .restorationClassDoesNotConform: .restorationClassDoesNotConform
    case .modalTransitionInProgress: .modalTransitionInProgress
    case .presentsActiveController: .presentsActiveController
    case .presentsPresentedController: .presentsPresentedController
    case .presentsItself: .presentsItself
    case .presentsChild: .presentsChild
    case .presentsNil: .presentsNil
    case .requestedParent: .requestedParent
    case .actualParent: .actualParent
    case .noCommonOrientation: .noCommonOrientation
    case .noOrientation: .noOrientation
    case .preferredNotSupported: .preferredNotSupported
    case .pushesTwice: .pushesTwice
    case .pushesNavigation: .pushesNavigation
    case .pushesSplit: .pushesSplit
    case .popsToStranger: .popsToStranger
    case .presentsSplit: .presentsSplit
    case .popoverContentInside: .popoverContentInside
    case .popoverOutsideWindow: .popoverOutsideWindow
    case .popoverOnPhone: .popoverOnPhone
    case .transitionWithManualForwarding: .transitionWithManualForwarding
    case .transitionOfStrangers: .transitionOfStrangers
    case .childOfItself: .childOfItself
    case .viewOfItself: .viewOfItself
    case .viewOfAnother: .viewOfAnother
    case .noSegue: .noSegue
    case .pushSegueWithoutNavigation(let isNamed): isNamed ? .pushSegueWithoutNavigation : .pushSegueUnnamed
    case .popoverReleased: .popoverReleased
    case .turnsWhileTurning: .turnsWhileTurning
    case .pageCount: .pageCount
    case .embedsTwice: .embedsTwice
    case .nibWithoutView: .nibWithoutView
    }
  }
}
