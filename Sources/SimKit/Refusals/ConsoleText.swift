/// A warning or an exception of UIKit's, with the wordings it has had.
///
/// UIKit prints a class and an address; a trace has no addresses, so a controller stands as `<name>`.
package enum ConsoleText: UInt8, CaseIterable, Hashable, Sendable {
  // Console warnings
  case unbalancedAppearance, presentDetached, notInWindow, alreadyPresenting, presentationInProgress
  case dismissalInProgress, dismissedNotAppearing, nestedPush, nestedPop, unexpectedNavigationState
  case noRootAtLaunch, geometryRefused, twoStepsDeprecated, restoresInsecurely, restorationClassDoesNotConform
  // Exceptions
  case rootRequired, modalTransitionInProgress, presentsActiveController, presentsPresentedController, presentsNil
  case requestedParent, actualParent, noCommonOrientation, noOrientation, preferredNotSupported, pushesTwice
  case pushesNavigation, pushesSplit, presentsSplit, popoverContentInside, popoverOutsideWindow, popsToStranger,
    transitionWithManualForwarding
  case transitionOfStrangers, childOfItself, viewOfItself, noSegue, pushSegueWithoutNavigation, viewOfAnother
  case popoverReleased, turnsWhileTurning, presentsChild, presentsItself, pushesNil, popoverOnPhone, pageCount,
    embedsTwice
  case loadsInDealloc, nibWithoutView, pushSegueUnnamed, navigationBarBusy, overlayReleased
}

extension ConsoleText {
  private static let invalidArgument = "NSInvalidArgumentException"
  private static let inconsistency = "NSInternalInconsistencyException"
  private static let hierarchy = "UIViewControllerHierarchyInconsistency"
  private static let orientation = "UIApplicationInvalidInterfaceOrientation"
  private static let root =
    "Application windows are expected to have a root view controller at the end of application launch"

  package var facts: Facts {
    switch self {
    case .unbalancedAppearance:
      warning(
        .unbalancedWarning,
        Wording("warn-unbalanced-01", "Unbalanced calls to begin/end appearance transitions for %1."))
    case .presentDetached:
      warning(
        .presentDetached,
        Wording(
          "e4-warn-detached-18-01", while: .detachedText17,
          "Presenting view controller %2 from detached view controller %1 is not supported, and may result in incorrect"
            + " safe area insets and a corrupt root presentation. Make sure %1 is in the view controller hierarchy before"
            + " presenting from it. Will become a hard exception in a future release."),
        Wording(
          "warn-detached-01", while: .detachedText10,
          "Presenting view controllers on detached view controllers is discouraged %1."),
        Wording("e2-warn-detached-9-01", "Presenting view controllers on detached view controllers is discouraged %1"))
    case .notInWindow:
      warning(
        .presentNeedsWindow,
        Wording(
          unrecorded: "Attempt to present %1 on %2 (from %3) whose view is not in the window hierarchy.",
          while: .presentTexts13),
        Wording(
          "warn-not-in-hierarchy-ios6-01",
          "Warning: Attempt to present %1 on %2 whose view is not in the window hierarchy!"))
    case .alreadyPresenting:
      warning(
        .presentOnlyOne,
        Wording(
          "warn-already-presenting-13-01", while: .presentTexts13,
          "Attempt to present %1 on %2 (from %3) which is already presenting %4."),
        Wording(
          "warn-already-presenting-ios7-01", "Warning: Attempt to present %1  on %2 which is already presenting %4"))
    case .presentationInProgress:
      warning(
        .presentInProgress,
        Wording(
          "e4-warn-present-progress-from-26-01", while: .presentTexts13,
          "Attempt to present %1 on %2 (from %3) while a presentation is in progress."),
        Wording(
          "warn-presentation-in-progress-ios7-01",
          "Warning: Attempt to present %1 on %2 while a presentation is in progress!"))
    case .dismissalInProgress:
      warning(
        .dismissInProgress,
        Wording(
          "e4-warn-present-progress-from-26-01", while: .dismissText18,
          "Trying to dismiss the presentation controller while transitioning already. (<UIPresentationController>)"),
        Wording(
          "warn-dismiss-in-progress-01",
          "Warning: Attempt to dismiss from view controller %1 while a presentation or dismiss is in progress!"))
    case .dismissedNotAppearing:
      warning(
        .dismissNotAppearing,
        Wording(
          "warn-dismiss-not-appear-ios5-01",
          "attempt to dismiss modal view controller whose view does not currently appear. self = %1"
            + " modalViewController = %2"))
    case .nestedPush:
      warning(
        .navigationNested,
        Wording(
          "warn-nested-13-01", while: .nestedTexts13,
          "nested push animation can result in a corrupted navigation bar"),
        Wording("warn-nested-push-01", "nested push animation can result in corrupted navigation bar"))
    case .nestedPop:
      warning(
        .navigationNested,
        Wording(unrecorded: "nested pop animation can result in a corrupted navigation bar", while: .nestedTexts13),
        Wording("warn-nested-pop-6-01", "nested pop animation can result in corrupted navigation bar"))
    case .navigationBarBusy:
      warning(
        .navigationBarBusy,
        Wording(
          "warn-nested-13-01",
          "Attempting to begin a transition on navigation bar (<UINavigationBar>) while a transition is in progress."))
    case .unexpectedNavigationState:
      warning(
        .navigationNested,
        Wording(
          "warn-nested-pop-6-01",
          "Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree might get"
            + " corrupted."))
    case .noRootAtLaunch: warning(.rootAtLaunch, Wording("warn-root-at-launch-ios51-01", Self.root))
    case .rootRequired:
      exception(Self.inconsistency, .rootRequired, Wording("warn-root-at-launch-ios51-01", Self.root))
    case .modalTransitionInProgress:
      exception(
        Self.inconsistency, .modalTransitionAlone,
        Wording(
          "exc-transition-in-progress-ios5-01",
          "Attempting to begin a modal transition from %1 to %2 while a transition is already in progress. Wait for"
            + " viewDidAppear/viewDidDisappear to know the current transition has completed"))
    case .presentsActiveController:
      exception(
        Self.invalidArgument, .presentActiveController,
        Wording("exc-active-controller-01", "Application tried to present modally an active controller %1."))
    case .presentsChild:
      exception(
        Self.invalidArgument, .presentActiveController,
        Wording(
          unrecorded: "Application tried to present modally a view controller %1 that has a parent view controller %2.",
          while: .presentTexts13),
        Wording("exc-active-controller-01", "Application tried to present modally an active controller %1."))
    case .presentsItself:
      exception(
        Self.invalidArgument, .presentNotItself,
        Wording(
          unrecorded: "Application tried to present modal view controller on itself. Presenting controller is %1."))
    case .presentsPresentedController:
      exception(
        Self.invalidArgument, .presentActiveController,
        Wording(
          "exc-already-presented-01", while: .presentTexts13,
          "Application tried to present modally a view controller %1 that is already being presented by %2."),
        Wording("exc-active-controller-01", "Application tried to present modally an active controller %1."))
    case .presentsNil:
      exception(
        Self.invalidArgument, .presentNeedsController,
        Wording("exc-nil-modal-01", "Application tried to present a nil modal view controller on target %1."))
    case .requestedParent:
      exception(
        Self.hierarchy, .hierarchyConsistent,
        Wording(
          "exc-parent-requested-01",
          "child view controller:%1 should have parent view controller:%2 but requested parent is:%3"))
    case .actualParent:
      exception(
        Self.hierarchy, .hierarchyConsistent,
        Wording(
          "exc-parent-actual-02",
          "child view controller:%1 should have parent view controller:%2 but actual parent is:%3"))
    case .noCommonOrientation:
      exception(
        Self.orientation, .orientationsInCommon,
        Wording(
          "e3-exc-no-common-setroot-11-01", while: .orientationsTextNamesClass,
          "Supported orientations has no common orientation with the application, and [%1 shouldAutorotate] is"
            + " returning YES"),
        Wording(
          "e3-exc-no-common-gone-13-01",
          "Supported orientations has no common orientation with the application, and shouldAutorotate is returning"
            + " YES"))
    case .noOrientation:
      exception(
        Self.orientation, .supportsAnOrientation,
        Wording(ours: "supportedInterfaceOrientations of %1 returned no orientation"))
    case .preferredNotSupported:
      exception(
        Self.orientation, .preferredIsSupported,
        Wording(
          "exc-preferred-must-ios13-01", while: .preferredText13,
          "preferredInterfaceOrientationForPresentation '%1' must match a supported interface orientation: '%2'!"),
        Wording(
          "exc-preferred-must-01",
          "preferredInterfaceOrientationForPresentation must return a supported interface orientation!"))
    case .pushesTwice:
      exception(
        Self.invalidArgument, .pushOnce,
        Wording(
          "e4-push-held-17-01", while: .pushText15,
          "%2 is pushing the same view controller instance (%1) more than once which is not supported and is most likely an"
            + " error in the application"),
        Wording(
          "exc-push-same-01", "Pushing the same view controller instance more than once is not supported (%1)"))
    case .pushesNil:
      warning(
        .pushNeedsController,
        Wording("e2-warn-push-nil-9-01", "Application tried to push a nil view controller on target %1."))
    case .pushesNavigation:
      exception(
        Self.invalidArgument, .pushNoNavigation,
        Wording("exc-push-nav-01", "Pushing a navigation controller is not supported"))
    case .pushesSplit:
      exception(
        Self.invalidArgument, .pushNoSplit,
        Wording(
          "e2-exc-split-pushed-ios5-01", "Split View Controllers cannot be pushed to a Navigation Controller %1"))
    case .presentsSplit:
      exception(
        Self.invalidArgument, .presentNoSplit,
        Wording(
          "e2-exc-split-presented-ios6-01", "Application tried to present a Split View Controllers modally %1."))
    case .popoverOutsideWindow:
      exception(
        Self.invalidArgument, .popoverNeedsWindow,
        Wording(
          "e2-exc-popover-nowindow-ios7-01",
          "-[UIPopoverController _commonPresentPopoverFromRect:inView:permittedArrowDirections:animated:]: Popovers cannot"
            + " be presented from a view which does not have a window."))
    case .popoverOnPhone:
      exception(
        Self.invalidArgument, .popoverNeedsPad,
        Wording(
          unrecorded:
            "-[UIPopoverController initWithContentViewController:] called when not running under UIUserInterfaceIdiomPad."
        ))
    case .popoverContentInside:
      exception(
        "NSGenericException", .popoverHoldsRoot,
        Wording(
          "e2-exc-popover-content-root-5-01",
          "The content view controller argument must be the root of its associated view controller hierarchy."))
    case .popsToStranger:
      exception(
        Self.inconsistency, .popToMember,
        Wording("e2-exc-pop-nonexistent-01", "Tried to pop to a view controller that doesn't exist."))
    case .transitionWithManualForwarding:
      exception(
        Self.invalidArgument, .transitionNeedsForwarding,
        Wording(ours: "%1 forwards appearance and rotation callbacks itself and cannot transition between children"))
    case .transitionOfStrangers:
      exception(
        Self.invalidArgument, .transitionNeedsForwarding,
        Wording(
          "e2-exc-transition-common-parent-6-01",
          "Children view controllers %1 and %2 must have a common parent view controller when calling"
            + " -[UIViewController"
            + " transitionFromViewController:toViewController:duration:options:animations:completion:]"))
    case .noSegue:
      exception(
        Self.invalidArgument, .segueKnown,
        Wording("exc-no-segue-01", "Receiver (%1) has no segue with identifier '%2'"))
    case .pushSegueWithoutNavigation:
      exception(
        "NSGenericException", .pushSegueNeedsNavigation,
        Wording(
          "e2-exc-push-segue-no-nav-7-01",
          "Could not find a navigation controller for segue '%1'. Push segues can only be used when the source controller"
            + " is managed by an instance of UINavigationController."))
    case .pushSegueUnnamed:
      exception(
        "NSGenericException", .pushSegueNeedsNavigation,
        Wording(
          "e2-exc-push-segue-no-nav-02",
          "Push segues can only be used when the source controller is managed by an instance of UINavigationController."
        ))
    case .geometryRefused:
      warning(
        .geometryIsRequested,
        Wording(
          "e3-warn-geometry-orientation-16-01",
          "None of the requested orientations are supported by the view controller. Requested: %1; Supported: %2"))
    case .twoStepsDeprecated:
      warning(
        .twoStepRotation,
        Wording(
          "warn-two-stage-ios5-01",
          "Two-stage rotation animation is deprecated. This application should use the smoother single-stage animation."
        ))
    case .restoresInsecurely:
      warning(
        .restorationIsSecure,
        Wording(
          "e2-warn-restore-secure-13-01",
          "Warning: The UIApplicationDelegate method application:shouldRestoreApplicationState: is deprecated. Please replace "
            + "the use of application:shouldRestoreApplicationState: with application:shouldRestoreSecureApplicationState:"
        ))
    case .restorationClassDoesNotConform:
      warning(
        .restorationClassConforms,
        Wording(
          "warn-restoration-class-01",
          "Warning: restoration class for view controller does not conform to UIViewControllerRestoration protocol: Class is %1"
        ))
    case .popoverReleased:
      exception(
        "NSGenericException", .popoverIsHeld,
        Wording(
          "e2-exc-popover-dealloc-61-01", "-[UIPopoverController dealloc] reached while popover is still visible."))
    case .overlayReleased:
      exception(
        "NSGenericException", .overlayInPopover,
        Wording(
          "e4-exc-popover-dealloc-split-83-01",
          "-[UIPopoverController dealloc] reached while popover is still visible."))
    case .turnsWhileTurning:
      exception(
        Self.inconsistency, .pageTurnsOnce, Wording("e2-exc-page-duplicate-states-01", "Duplicate states in queue"))
    case .pageCount:
      exception(
        Self.invalidArgument, .pageCount,
        Wording(
          "e2-exc-page-count-three-01",
          "The number of view controllers provided (%1) doesn't match the number required (1) for the requested"
            + " transition"))
    case .embedsTwice:
      exception(
        Self.inconsistency, .embedOnce,
        Wording(
          "e2-exc-embed-twice-01",
          "There are unexpected subviews in the container view. Perhaps the embed segue has already fired once or a"
            + " subview was added programmatically?"))
    case .loadsInDealloc:
      warning(
        .loadNotInDealloc,
        Wording(
          "e2-warn-load-while-dealloc-9-01",
          "Attempting to load the view of a view controller while it is deallocating is not allowed and may result in"
            + " undefined behavior (%1)"))
    case .nibWithoutView:
      exception(
        Self.inconsistency, .nibConnectsView,
        Wording(
          "e2-exc-nib-view-outlet-01",
          "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"%1\" nib but the view outlet was not set."))
    case .viewOfAnother:
      exception(
        Self.hierarchy, .viewHasOneController,
        Wording(
          "exc-view-two-controllers-01",
          "A view can only be associated with at most one view controller at a time! View <UIView> is associated with %1. "
            + "Clear this association before associating this view with %2."))
    case .childOfItself:
      exception(Self.invalidArgument, .childNotItself, Wording(ours: "%1 cannot be added as a child of itself"))
    case .viewOfItself:
      exception(Self.invalidArgument, .childNotItself, Wording("exc-add-self-01", "Can't add self as subview"))
    }
  }

  private func warning(_ rule: RuleID, _ wordings: Wording...) -> Facts {
    Facts(rule: rule, exception: nil, wordings: wordings)
  }

  private func exception(_ name: String, _ rule: RuleID, _ wordings: Wording...) -> Facts {
    Facts(rule: rule, exception: name, wordings: wordings)
  }
}
