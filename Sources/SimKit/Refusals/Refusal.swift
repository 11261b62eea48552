/// The result of a call, or a touch, whose precondition fails: UIKit's warning or exception, or what vcsim says of it, with the
/// precondition. `Pages/refusals.md` has the rest of each row, and all wordings.
///
/// UIKit prints a class and an address; a trace has no addresses, so it shows a controller as `<name>`.
package enum Refusal: UInt8, CaseIterable, Hashable, Sendable {
  // Console warnings
  case unbalancedAppearance, presentDetached, notInWindow, alreadyPresenting, presentationInProgress
  case dismissalInProgress, dismissesInTransition, transitionIsNull, dismissedNotAppearing, nestedPush, nestedPop,
    unexpectedNavigationState
  case noRootAtLaunch, geometryRefused, twoStepsDeprecated, restoresInsecurely, restorationClassDoesNotConform
  // Exceptions
  case rootRequired, modalTransitionInProgress, presentsActiveController, presentsPresentedController, presentsNil
  case requestedParent, actualParent, noCommonOrientation, noOrientation, preferredNotSupported, pushesTwice
  case pushesNavigation, pushesSplit, presentsSplit, popoverContentInside, popoverOutsideWindow, popTargetNotOnStack,
    transitionWithManualForwarding
  case transitionOfNonChildren, childOfItself, viewOfItself, noSegue, pushSegueWithoutNavigation, viewOfAnother
  case popoverReleased, turnsWhileTurning, presentsChild, presentsItself, pushesNil, popoverOnPhone, pageCount,
    embedsTwice
  case loadsInDealloc, nibWithoutView, pushSegueUnnamed, navigationBarBusy, navigationBusy, overlayReleased
  case absentMethod, notATab, stackTwice, rootIsAddedByHand, rootAdopted, viewCycle, nestsEmpty
  case popoverWithoutAnchor, actionSheetWithoutAnchor, callsAppearance, windowedGeometry
  case noSceneDictionary, scenesRequiredSoon, noScenes, presentationDelayed
  // Any call or event
  case already, idle, waits, messageToNil, absentEvent, absentFeature, sameTwice
  // Fingers
  case touchInactive, touchCovered, touchBehindWindow, touchOffScreen, secondFinger, touchInTransition
  case touchBesideTransition, touchInOtherTransition, gestureOver
  case popsNothing, swipesNothing, tabNotThere, nothingOutside, detentNotThere, splitButtonHidden, splitButtonCollapsed
  // Windows, scenes, sizes
  case rootTaken, presentedRootComes, emptyArray, sceneRefused, sceneInFront, rotatesBesideBackground, resizesOneScene
  // Calls of code
  case dismissesAbove, stackUnderFinger, turnsInTurn, columnNotThere, columnTwice, columnUnborn, primaryWhileCollapsed,
    compactWhileStacked,
    traitsOfNoChild
  case popoverBesideOther, presentsFromAlert, viewOfTwo, childPresentsParent, valuesUnknown
}

extension Refusal {
  /// The facts that the engine decides by: the call, what UIKit does if its precondition fails, and the rule of its text.
  var terms: (call: Contract.NamedCall, effect: Contract.Effect, rule: RuleID?) {
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
    case .dismissesInTransition: (.dismiss, .ignores, .dismissTexts13)
    case .transitionIsNull: (.dismiss, .ignores, .nullTransitionText)
    case .dismissesAbove: (.dismiss, .unknown, nil)
    case .dismissedNotAppearing: (.dismiss, .ignores, .dismissNotAppearing)
    case .nestedPush: (.push, .proceeds, .navigationNested)
    case .pushesTwice: (.push, .invalidArgument, .pushOnce)
    case .pushesNavigation: (.push, .invalidArgument, .pushNoNavigation)
    case .pushesSplit: (.push, .invalidArgument, .pushNoSplit)
    case .pushesNil: (.push, .ignores, .pushNeedsController)
    case .navigationBarBusy: (.push, .proceeds, .navigationBarBusy)
    case .navigationBusy: (.push, .ignores, .navigationBusy)
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
    case .absentMethod: (.any, .invalidArgument, .methodIsKnown)
    case .notATab: (.select, .invalidArgument, .selectsOneOfItsTabs)
    case .stackTwice: (.stack, .inconsistency, .stackIsDistinct)
    case .rootIsAddedByHand: (.addView, .proceeds, .rootIsAddedByWindow)
    case .rootAdopted: (.addChild, .hierarchy, .hierarchyConsistent)
    case .viewCycle: (.addView, .raises("CALayerInvalid"), .layersHaveNoCycle)
    case .nestsEmpty: (.push, .invalidArgument, .nestedNavigationHasRoot)
    case .popoverWithoutAnchor: (.present, .generic, .popoverNeedsAnchor)
    case .actionSheetWithoutAnchor: (.present, .generic, .popoverNeedsAnchor)
    case .callsAppearance: (.send, .proceeds, .appearanceIsNotCalled)
    case .windowedGeometry: (.geometry, .ignores, .windowedGeometryRefused)
    case .noSceneDictionary: (.launch, .proceeds, .sceneDictionaryText)
    case .scenesRequiredSoon: (.launch, .proceeds, .sceneAdoptionText)
    case .presentationDelayed: (.present, .ignores, .presentationIsDelayed)
    case .noScenes: (.launch, .raises("EXC_BREAKPOINT"), .scenesRequired)
    case .already, .idle: (.any, .nothing(.itself), nil)
    case .waits: (.any, .later, nil)
    case .messageToNil: (.any, .nothing(.runtime), nil)
    case .absentEvent: (.event, .nothing(.document), nil)
    case .absentFeature: (.any, .unknown, nil)
    case .sameTwice: (.stack, .unknown, nil)
    case .touchInactive, .touchCovered, .popsNothing, .detentNotThere, .gestureOver, .splitButtonHidden,
      .splitButtonCollapsed:
      (.touch, .nothing(.document), nil)
    case .touchBehindWindow, .touchOffScreen, .swipesNothing, .tabNotThere, .nothingOutside:
      (.touch, .nothing(.itself), nil)
    case .touchInTransition: (.touch, .nothing(.report), nil)
    case .touchBesideTransition: (.touch, .unknownPlayed, nil)
    case .secondFinger, .touchInOtherTransition: (.touch, .unknown, nil)
    case .rootTaken: (.root, .unknown, nil)
    case .presentedRootComes: (.root, .unknownPlayed, nil)
    case .emptyArray: (.stack, .unknownPlayed, nil)
    case .sceneRefused, .sceneInFront: (.scene, .unknown, nil)
    case .rotatesBesideBackground: (.rotation, .unknownPlayed, nil)
    case .resizesOneScene: (.resize, .unknownPlayed, nil)
    case .stackUnderFinger: (.stack, .unknownPlayed, nil)
    case .turnsInTurn: (.pages, .unknownPlayed, nil)
    case .columnNotThere, .columnTwice, .columnUnborn, .primaryWhileCollapsed, .compactWhileStacked:
      (.column, .unknown, nil)
    case .traitsOfNoChild: (.traits, .unknown, nil)
    case .popoverBesideOther, .presentsFromAlert: (.present, .unknown, nil)
    case .viewOfTwo: (.view, .unknown, nil)
    case .childPresentsParent: (.addChild, .unknown, nil)
    case .valuesUnknown: (.send, .unknownPlayed, nil)
    }
  }

  /// The rule of a text of UIKit's.
  package var rule: RuleID { terms.rule ?? .methodIsKnown }

  /// The effect in a version. If the rule of a text doesn't hold, nothing is known.
  func effect(_ rules: RuleSet) -> Contract.Effect {
    let (_, effect, rule) = terms
    guard let rule, !rules.holds(rule) else { return effect }
    return effect.carriesOut ? .unknownPlayed : .unknown
  }

  /// Whether a line with this effect can do nothing in its place. What holds of any call is no mistake of a story.
  func isIdle(_ effect: Contract.Effect) -> Bool {
    switch terms.call {
    case .any, .event: false
    default: !hasText && !effect.carriesOut
    }
  }

  /// Whether UIKit says it; else vcsim does.
  package var hasText: Bool { terms.rule != nil }
  package static let texts = allCases.filter { $0.hasText }
}
