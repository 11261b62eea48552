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
  case navigationBarBusy
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
  case popTargetNotOnStack
  case presentsSplit(ControllerID)
  case popoverContentInside
  case popoverOutsideWindow
  case transitionWithManualForwarding(ControllerID)
  case transitionOfNonChildren(ControllerID, ControllerID)
  case childOfItself(ControllerID)
  case viewOfItself
  case viewOfAnother(ControllerID, ControllerID)
  case noSegue(from: ControllerID)
  case pushSegueWithoutNavigation(isNamed: Bool)
  case popoverReleased
  case overlayReleased
  case popoverOnPhone
  case turnsWhileTurning
  case pageCount(Int)
  case embedsTwice
  case nibWithoutView(ControllerID)
}

extension Trouble {
  /// An operand of a text.
  enum Operand {
    /// `<Class>`, or `(null)`.
    case object(ControllerID?)
    /// The name of its class.
    case type(ControllerID)
    case word(String)
  }

  /// The text, and with it the row of the contract.
  func text(_ rules: RuleSet) -> ConsoleText { row(rules, segue: "").text }

  /// The text and its operands. A segue is named by the scenario's word for it.
  func row(_ rules: RuleSet, segue: String) -> (text: ConsoleText, operands: [Operand]) {
    func on(_ text: ConsoleText, _ ids: ControllerID...) -> (ConsoleText, [Operand]) { (text, ids.map { .object($0) }) }
    // Later versions name the presenter instead of the receiver.
    func target(_ presenter: ControllerID, _ source: ControllerID) -> ControllerID {
      rules.holds(.presentTexts13) ? presenter : source
    }
    return switch self {
    case .unbalancedAppearance(let id): on(.unbalancedAppearance, id)
    case .presentsOnDetached(let source, let id): on(.presentDetached, source, id)
    case .notInWindow(let id, let presenter, let source): on(.notInWindow, id, target(presenter, source), source)
    case .alreadyPresenting(let id, let presenter, let source, let presented):
      on(.alreadyPresenting, id, target(presenter, source), source, presented)
    case .presentationInProgress(let id, let presenter, let source):
      on(.presentationInProgress, id, target(presenter, source), source)
    case .dismissalInProgress(let id): on(.dismissalInProgress, id)
    case .dismissedNotAppearing(let presenter, let id): on(.dismissedNotAppearing, presenter, id)
    case .nestedPush: on(.nestedPush)
    case .nestedPop: on(.nestedPop)
    case .navigationBarBusy: on(.navigationBarBusy)
    case .pushesNil(let nav): on(.pushesNil, nav)
    case .loadsInDealloc(let id): on(.loadsInDealloc, id)
    case .unexpectedNavigationState: on(.unexpectedNavigationState)
    case .noRootAtLaunch: on(rules.holds(.rootRequired) ? .rootRequired : .noRootAtLaunch)
    case .geometryRefused(let requested, let supported): (.geometryRefused, [.words(requested), .words(supported)])
    case .turnsInTwoSteps: on(.twoStepsDeprecated)
    case .restoresInsecurely: on(.restoresInsecurely)
    case .restorationClassDoesNotConform(let id): (.restorationClassDoesNotConform, [.type(id)])
    case .modalTransitionInProgress(let source, let id): on(.modalTransitionInProgress, source, id)
    case .presentsActiveController(let id): on(.presentsActiveController, id)
    case .presentsPresentedController(let id, let presenter): on(.presentsPresentedController, id, presenter)
    case .presentsItself(let id): on(.presentsItself, id)
    case .presentsChild(let id, let parent): on(.presentsChild, id, parent)
    case .presentsNil(let source): on(.presentsNil, source)
    case .requestedParent(let id, let owner, let requested): on(.requestedParent, id, owner, requested)
    case .actualParent(let id, let owner, let actual): (.actualParent, [.object(id), .object(owner), .object(actual)])
    case .noCommonOrientation(let id): (.noCommonOrientation, [.type(id)])
    case .noOrientation(let id): on(.noOrientation, id)
    case .preferredNotSupported(let preferred, let mask):
      (.preferredNotSupported, [.word(preferred.name), .words(mask)])
    case .pushesTwice(let id, let nav): on(.pushesTwice, id, nav)
    case .pushesNavigation: on(.pushesNavigation)
    case .pushesSplit(let onMoreList, let nav):
      (.pushesSplit, [onMoreList ? .word("<UIMoreNavigationController>") : .object(nav)])
    case .popTargetNotOnStack: on(.popTargetNotOnStack)
    case .presentsSplit(let id): on(.presentsSplit, id)
    case .popoverContentInside: on(.popoverContentInside)
    case .popoverOutsideWindow: on(.popoverOutsideWindow)
    case .popoverOnPhone: on(.popoverOnPhone)
    case .transitionWithManualForwarding(let id): on(.transitionWithManualForwarding, id)
    case .transitionOfNonChildren(let from, let to): on(.transitionOfNonChildren, from, to)
    case .childOfItself(let id): on(.childOfItself, id)
    case .viewOfItself: on(.viewOfItself)
    case .viewOfAnother(let owner, let id): on(.viewOfAnother, owner, id)
    case .noSegue(let source): (.noSegue, [.object(source), .word(segue)])
    case .pushSegueWithoutNavigation(let isNamed):
      (isNamed ? .pushSegueWithoutNavigation : .pushSegueUnnamed, [.word(segue)])
    case .popoverReleased: on(.popoverReleased)
    case .overlayReleased: on(.overlayReleased)
    case .turnsWhileTurning: on(.turnsWhileTurning)
    case .pageCount(let count): (.pageCount, [.word("\(count)")])
    case .embedsTwice: on(.embedsTwice)
    case .nibWithoutView(let id): (.nibWithoutView, [.type(id)])
    }
  }
}

extension Trouble.Operand {
  fileprivate static func words(_ mask: OrientationMask) -> Self {
    .word(mask.orientations.map { $0.name }.joined(separator: ", "))
  }
}
