/// A warning or an exception of UIKit's, with the wordings it has had, and the precondition of a call that it is about.
///
/// UIKit prints a class and an address; a trace has no addresses, so it shows a controller as `<name>`.
package enum ConsoleText: UInt8, CaseIterable, Hashable, Sendable {
  // Console warnings
  case unbalancedAppearance, presentDetached, notInWindow, alreadyPresenting, presentationInProgress
  case dismissalInProgress, dismissedNotAppearing, nestedPush, nestedPop, unexpectedNavigationState
  case noRootAtLaunch, geometryRefused, twoStepsDeprecated, restoresInsecurely, restorationClassDoesNotConform
  // Exceptions
  case rootRequired, modalTransitionInProgress, presentsActiveController, presentsPresentedController, presentsNil
  case requestedParent, actualParent, noCommonOrientation, noOrientation, preferredNotSupported, pushesTwice
  case pushesNavigation, pushesSplit, presentsSplit, popoverContentInside, popoverOutsideWindow, popTargetNotOnStack,
    transitionWithManualForwarding
  case transitionOfNonChildren, childOfItself, viewOfItself, noSegue, pushSegueWithoutNavigation, viewOfAnother
  case popoverReleased, turnsWhileTurning, presentsChild, presentsItself, pushesNil, popoverOnPhone, pageCount,
    embedsTwice
  case loadsInDealloc, nibWithoutView, pushSegueUnnamed, navigationBarBusy, overlayReleased
}

extension ConsoleText {
  /// The facts that the engine decides by: the call, what UIKit does if its precondition fails, and the rule. The rest
  /// is in `Pages/console.md`.
  var terms: (call: Contract.Call, effect: Contract.Effect, rule: RuleID) {
    switch self {
    case .presentDetached: (.present, .proceeds, .presentDetached)
    case .notInWindow: (.present, .ignores, .presentNeedsWindow)
    case .alreadyPresenting: (.present, .ignores, .presentOnlyOne)
    case .presentationInProgress: (.present, .ignores, .presentInProgress)
    case .modalTransitionInProgress: (.present, .inconsistency, .modalTransitionAlone)
    case .presentsActiveController: (.present, .invalidArgument, .presentActiveController)
    case .presentsPresentedController: (.present, .invalidArgument, .presentActiveController)
    case .presentsNil: (.present, .invalidArgument, .presentNeedsController)
    case .presentsSplit: (.present, .invalidArgument, .presentNoSplit)
    case .popoverContentInside: (.present, .generic, .popoverHoldsRoot)
    case .popoverOutsideWindow: (.present, .invalidArgument, .popoverNeedsWindow)
    case .presentsChild: (.present, .invalidArgument, .presentActiveController)
    case .presentsItself: (.present, .invalidArgument, .presentNotItself)
    case .popoverOnPhone: (.present, .invalidArgument, .popoverNeedsPad)
    case .dismissalInProgress: (.dismiss, .ignores, .dismissInProgress)
    case .dismissedNotAppearing: (.dismiss, .ignores, .dismissNotAppearing)
    case .nestedPush: (.push, .proceeds, .navigationNested)
    case .pushesTwice: (.push, .invalidArgument, .pushOnce)
    case .pushesNavigation: (.push, .invalidArgument, .pushNoNavigation)
    case .pushesSplit: (.push, .invalidArgument, .pushNoSplit)
    case .pushesNil: (.push, .ignores, .pushNeedsController)
    case .navigationBarBusy: (.push, .proceeds, .navigationBarBusy)
    case .nestedPop: (.pop, .proceeds, .navigationNested)
    case .unexpectedNavigationState: (.pop, .proceeds, .navigationNested)
    case .popTargetNotOnStack: (.pop, .inconsistency, .popToMember)
    case .turnsWhileTurning: (.pages, .inconsistency, .pageTurnsOnce)
    case .pageCount: (.pages, .invalidArgument, .pageCount)
    case .noSegue: (.segue, .invalidArgument, .segueKnown)
    case .pushSegueWithoutNavigation: (.segue, .generic, .pushSegueNeedsNavigation)
    case .embedsTwice: (.segue, .inconsistency, .embedOnce)
    case .pushSegueUnnamed: (.segue, .generic, .pushSegueNeedsNavigation)
    case .requestedParent: (.addChild, .hierarchy, .hierarchyConsistent)
    case .childOfItself: (.addChild, .invalidArgument, .childNotItself)
    case .actualParent: (.addView, .hierarchy, .hierarchyConsistent)
    case .viewOfItself: (.addView, .invalidArgument, .childNotItself)
    case .transitionWithManualForwarding: (.transition, .invalidArgument, .transitionNeedsForwarding)
    case .transitionOfNonChildren: (.transition, .invalidArgument, .transitionNeedsForwarding)
    case .unbalancedAppearance: (.appearance, .proceeds, .unbalancedWarning)
    case .viewOfAnother: (.view, .hierarchy, .viewHasOneController)
    case .loadsInDealloc: (.view, .proceeds, .loadNotInDealloc)
    case .nibWithoutView: (.view, .inconsistency, .nibConnectsView)
    case .popoverReleased: (.release, .generic, .popoverIsHeld)
    case .overlayReleased: (.release, .generic, .overlayInPopover)
    case .noRootAtLaunch: (.launch, .proceeds, .rootAtLaunch)
    case .rootRequired: (.launch, .inconsistency, .rootRequired)
    case .noCommonOrientation: (.orientations, .orientation, .orientationsInCommon)
    case .noOrientation: (.orientations, .orientation, .supportsAnOrientation)
    case .preferredNotSupported: (.preferred, .orientation, .preferredIsSupported)
    case .geometryRefused: (.geometry, .ignores, .geometryIsRequested)
    case .twoStepsDeprecated: (.halves, .proceeds, .twoStepRotation)
    case .restoresInsecurely: (.restoration, .proceeds, .restorationIsSecure)
    case .restorationClassDoesNotConform: (.restorationClass, .proceeds, .restorationClassConforms)
    }
  }
}
