/// A warning or an exception of UIKit's, with the wordings it has had, and the precondition of a call that it is about.
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
  case pushesNavigation, pushesSplit, presentsSplit, popoverContentInside, popoverOutsideWindow, popTargetNotOnStack,
    transitionWithManualForwarding
  case transitionOfNonChildren, childOfItself, viewOfItself, noSegue, pushSegueWithoutNavigation, viewOfAnother
  case popoverReleased, turnsWhileTurning, presentsChild, presentsItself, pushesNil, popoverOnPhone, pageCount,
    embedsTwice
  case loadsInDealloc, nibWithoutView, pushSegueUnnamed, navigationBarBusy, overlayReleased
}

extension ConsoleText {
  private static let stack = "controller list\ncontroller detail\ncontroller nav is navigation of list\n"
  private static let pages = "controller one\ncontroller two\ncontroller book is page view of one two\n"

  package var facts: Facts {
    switch self {
    case .presentsNil:
      row(
        .invalidArgument, .presentNeedsController, "exc-nil-modal-01",
        "Application tried to present a nil modal view controller on target %1.", on: .present,
        requires: "The presented controller isn't nil.", fix: "Create the controller before presenting it.",
        example: Self.home + "launch home\npresent nil from home")
    case .presentsItself:
      row(
        .invalidArgument, .presentNotItself,
        Wording(
          unrecorded: "Application tried to present modal view controller on itself. Presenting controller is %1."),
        on: .present, requires: "A controller presents another controller, not itself.",
        fix: "Present a separate controller.", example: Self.home + "launch home\npresent home from home")
    case .alreadyPresenting:
      row(
        .ignores, .presentOnlyOne,
        Wording(
          "warn-already-presenting-13-01", while: .presentTexts13,
          "Attempt to present %1 on %2 (from %3) which is already presenting %4."),
        Wording(
          "warn-already-presenting-ios7-01", "Warning: Attempt to present %1  on %2 which is already presenting %4"),
        on: .present, requires: "The presenting controller presents nothing yet.",
        fix: "Dismiss the presented controller first, or present from it.",
        example: Self.home + "controller other\nlaunch home\npresent sheet from home\npresent other from home")
    case .presentationInProgress:
      row(
        .ignores, .presentInProgress,
        Wording(
          "e4-warn-present-progress-from-26-01", while: .presentTexts13,
          "Attempt to present %1 on %2 (from %3) while a presentation is in progress."),
        Wording(
          "warn-presentation-in-progress-ios7-01",
          "Warning: Attempt to present %1 on %2 while a presentation is in progress!"), on: .present,
        requires: "No presentation is in progress.", fix: "Present in the completion block of the first one.",
        example: Self.home + "controller other\nlaunch home\npresent sheet from home animated without waiting\n"
          + "present other from home")
    case .modalTransitionInProgress:
      row(
        .inconsistency, .modalTransitionAlone, "exc-transition-in-progress-ios5-01",
        "Attempting to begin a modal transition from %1 to %2 while a transition is already in progress. Wait for"
          + " viewDidAppear/viewDidDisappear to know the current transition has completed", on: .present,
        requires: "No dismissal is in progress.", fix: "Present in the completion block of the dismissal.",
        example: Self.home
          + "controller other\nlaunch home\npresent sheet from home\ndismiss sheet animated without waiting\n"
          + "present other from home")
    case .presentsSplit:
      row(
        .invalidArgument, .presentNoSplit, "e2-exc-split-presented-ios6-01",
        "Application tried to present a Split View Controllers modally %1.", on: .present,
        requires: "The presented controller isn't a split view controller.",
        fix: "Make the split view controller the root of the window.",
        example: Self.pad
          + "controller home\ncontroller list\ncontroller item\ncontroller halves is split of list item\nlaunch home\n"
          + "present halves from home")
    case .presentsPresentedController:
      row(
        .invalidArgument, .presentActiveController,
        Wording(
          "exc-already-presented-01", while: .presentTexts13,
          "Application tried to present modally a view controller %1 that is already being presented by %2."),
        Wording("exc-active-controller-01", "Application tried to present modally an active controller %1."),
        on: .present, requires: "The presented controller isn't presented already.",
        fix: "Present a separate controller, or dismiss the first presentation.",
        example: Self.home + "controller other\nlaunch home\npresent sheet from home\npresent other from sheet\n"
          + "present sheet from other")
    case .popoverOnPhone:
      row(
        .invalidArgument, .popoverNeedsPad,
        Wording(
          unrecorded:
            "-[UIPopoverController initWithContentViewController:] called when not running under UIUserInterfaceIdiomPad."
        ), on: .present, requires: "A popover is created on iPad only.",
        fix: "Check the idiom, and present with another style on iPhone.",
        example: "device phone\ncontroller home\ncontroller menu\n  style popover\nlaunch home\npresent menu from home")
    case .popoverContentInside:
      row(
        .generic, .popoverHoldsRoot, "e2-exc-popover-content-root-5-01",
        "The content view controller argument must be the root of its associated view controller hierarchy.",
        on: .present, requires: "The content of a popover has no parent.",
        fix: "Present the container, or remove the content from its parent.",
        example: Self.pad + Self.box + "  style popover\nlaunch box\nadd kid to box\npresent kid from box")
    case .presentsChild:
      row(
        .invalidArgument, .presentActiveController,
        Wording(
          unrecorded: "Application tried to present modally a view controller %1 that has a parent view controller %2.",
          while: .presentTexts13),
        Wording("exc-active-controller-01", "Application tried to present modally an active controller %1."),
        on: .present, requires: "The presented controller has no parent.",
        fix: "Remove the controller from its parent, or present a separate controller.",
        example: Self.box + "launch box\nadd kid to box\npresent kid from box")
    case .presentsActiveController:
      row(
        .invalidArgument, .presentActiveController, "exc-active-controller-01",
        "Application tried to present modally an active controller %1.", on: .present,
        requires: "The presented controller isn't the root, and its view isn't in the window.",
        fix: "Present a separate controller.",
        example: Self.home + "launch home\npresent sheet from home\npresent home from sheet")
    case .popoverOutsideWindow:
      row(
        .invalidArgument, .popoverNeedsWindow, "e2-exc-popover-nowindow-ios7-01",
        "-[UIPopoverController _commonPresentPopoverFromRect:inView:permittedArrowDirections:animated:]: Popovers cannot"
          + " be presented from a view which does not have a window.", on: .present,
        requires: "The view that a popover points at is in a window.", fix: "Present in viewDidAppear: or later.",
        example: Self.pad
          + "controller home\ncontroller menu\n  style popover\nwhen home viewDidLoad\n  present menu from home\n"
          + "launch home")
    case .notInWindow:
      row(
        .ignores, .presentNeedsWindow,
        Wording(
          unrecorded: "Attempt to present %1 on %2 (from %3) whose view is not in the window hierarchy.",
          while: .presentTexts13),
        Wording(
          "warn-not-in-hierarchy-ios6-01",
          "Warning: Attempt to present %1 on %2 whose view is not in the window hierarchy!"), on: .present,
        requires: "The view of the presenting controller is in the window.", fix: "Present in viewDidAppear: or later.",
        example: Self.home + "when home viewDidLoad\n  present sheet from home\nlaunch home")
    case .presentDetached:
      row(
        .proceeds, .presentDetached,
        Wording(
          "e4-warn-detached-18-01", while: .detachedText17,
          "Presenting view controller %2 from detached view controller %1 is not supported, and may result in incorrect"
            + " safe area insets and a corrupt root presentation. Make sure %1 is in the view controller hierarchy before"
            + " presenting from it. Will become a hard exception in a future release."),
        Wording(
          "warn-detached-01", while: .detachedText10,
          "Presenting view controllers on detached view controllers is discouraged %1."),
        Wording("e2-warn-detached-9-01", "Presenting view controllers on detached view controllers is discouraged %1"),
        on: .present, requires: "The presenting controller is the root, presented, or a descendant of one of them.",
        fix: "Add the presenting controller to the parent whose view holds its view.",
        example: Self.home + "controller loose\nlaunch home\nadd view of loose to home\npresent sheet from loose")
    case .dismissalInProgress:
      row(
        .ignores, .dismissInProgress,
        Wording(
          "e4-warn-present-progress-from-26-01", while: .dismissText18,
          "Trying to dismiss the presentation controller while transitioning already. (<UIPresentationController>)"),
        Wording(
          "warn-dismiss-in-progress-01",
          "Warning: Attempt to dismiss from view controller %1 while a presentation or dismiss is in progress!"),
        on: .dismiss, requires: "No presentation and no dismissal is in progress.",
        fix: "Dismiss in the completion block of the presentation.",
        example: Self.home + "launch home\npresent sheet from home animated without waiting\ndismiss sheet animated")
    case .dismissedNotAppearing:
      row(
        .ignores, .dismissNotAppearing, "warn-dismiss-not-appear-ios5-01",
        "attempt to dismiss modal view controller whose view does not currently appear. self = %1"
          + " modalViewController = %2", on: .dismiss,
        requires: "The view of the dismissed controller is in the window.",
        fix: "Dismiss when the presented controller is visible.",
        example: Self.home + "launch home\npresent sheet from home\nremove view of sheet\ndismiss sheet animated")
    case .pushesNil:
      row(
        .ignores, .pushNeedsController, "e2-warn-push-nil-9-01",
        "Application tried to push a nil view controller on target %1.", on: .push,
        requires: "The pushed controller isn't nil.", fix: "Create the controller before pushing it.",
        example: Self.stack + "launch nav\npush nil on nav")
    case .pushesNavigation:
      row(
        .invalidArgument, .pushNoNavigation, "exc-push-nav-01", "Pushing a navigation controller is not supported",
        on: .push, requires: "The pushed controller isn't a navigation controller, and neither is the root.",
        fix: "Push the content, or present the navigation controller.",
        example: Self.stack + "controller inner is navigation of detail\nlaunch nav\npush inner on nav")
    case .pushesSplit:
      row(
        .invalidArgument, .pushNoSplit, "e2-exc-split-pushed-ios5-01",
        "Split View Controllers cannot be pushed to a Navigation Controller %1", on: .push,
        requires: "The pushed controller isn't a split view controller.",
        fix: "Make the split view controller the root of the window.",
        example: Self.pad + Self.stack
          + "controller item\ncontroller halves is split of detail item\nlaunch nav\npush halves on nav")
    case .pushesTwice:
      row(
        .invalidArgument, .pushOnce,
        Wording(
          "e4-push-held-17-01", while: .pushText15,
          "%2 is pushing the same view controller instance (%1) more than once which is not supported and is most likely an"
            + " error in the application"),
        Wording("exc-push-same-01", "Pushing the same view controller instance more than once is not supported (%1)"),
        on: .push, requires: "The pushed controller isn't on the stack.",
        fix: "Push a new controller, or pop to this one.",
        example: Self.stack + "launch nav\npush detail on nav\npush detail on nav")
    case .nestedPush:
      row(
        .proceeds, .navigationNested,
        Wording(
          "warn-nested-13-01", while: .nestedTexts13, "nested push animation can result in a corrupted navigation bar"),
        Wording("warn-nested-push-01", "nested push animation can result in corrupted navigation bar"), on: .push,
        requires: "No push and no pop is in progress.",
        fix: "Wait until the first transition ends, or set the whole stack with setViewControllers:animated:.",
        example: Self.stack
          + "controller more\nlaunch nav\npush detail on nav animated without waiting\npush more on nav animated")
    case .nestedPop:
      row(
        .proceeds, .navigationNested,
        Wording(unrecorded: "nested pop animation can result in a corrupted navigation bar", while: .nestedTexts13),
        Wording("warn-nested-pop-6-01", "nested pop animation can result in corrupted navigation bar"), on: .pop,
        requires: "No push and no pop is in progress.",
        fix: "Wait until the first transition ends, or set the whole stack with setViewControllers:animated:.",
        example: Self.stack + "launch nav\npush detail on nav animated without waiting\npop nav animated")
    case .navigationBarBusy:
      row(
        .proceeds, .navigationBarBusy, "warn-nested-13-01",
        "Attempting to begin a transition on navigation bar (<UINavigationBar>) while a transition is in progress.",
        on: .push, requires: "No push and no pop is in progress.",
        fix: "Wait until the first transition ends, or set the whole stack with setViewControllers:animated:.",
        example: Self.stack + "controller more\nlaunch nav\npush detail on nav animated without waiting\nwait 100ms\n"
          + "push more on nav animated")
    case .unexpectedNavigationState:
      row(
        .proceeds, .navigationNested,
        Wording(
          "warn-nested-pop-6-01",
          "Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree might get"
            + " corrupted."), on: .pop, requires: "The stack is the same at the end of a transition as at its begin.",
        fix: "Wait until a transition ends before changing the stack.",
        example: Self.stack
          + "controller more\nlaunch nav\npush detail on nav animated without waiting\npush more on nav animated",
        while: .popGesture,
        Self.stack + "controller more\nlaunch nav\npush detail on nav\nbegin pop of nav\npush more on nav animated\n"
          + "cancel pop of nav")
    case .popTargetNotOnStack:
      row(
        .inconsistency, .popToMember, "e2-exc-pop-nonexistent-01",
        "Tried to pop to a view controller that doesn't exist.", on: .pop,
        requires: "The controller to pop to is on the stack.", fix: "Pop to a controller of viewControllers.",
        example: Self.stack + "launch nav\npop nav to detail")
    case .turnsWhileTurning:
      row(
        .inconsistency, .pageTurnsOnce, "e2-exc-page-duplicate-states-01", "Duplicate states in queue", on: .pages,
        requires: "No animated page turn is in progress.",
        fix: "Turn the page in the completion block of the first turn.",
        example: Self.pages + "launch book\nturn book to two animated without waiting\nturn book to one animated")
    case .pageCount:
      row(
        .invalidArgument, .pageCount, "e2-exc-page-count-three-01",
        "The number of view controllers provided (%1) doesn't match the number required (1) for the requested"
          + " transition", on: .pages, requires: "The number of controllers is one: two are for a spine in the middle.",
        fix: "Set one page; the data source supplies its neighbors.",
        example: Self.pages + "launch book\nturn book to no page")
    case .noSegue:
      row(
        .invalidArgument, .segueKnown, "exc-no-segue-01", "Receiver (%1) has no segue with identifier '%2'", on: .segue,
        requires: "The storyboard has a segue with this identifier for the controller.",
        fix: "Correct the identifier, or add the segue to the storyboard.",
        example: "controller home\nlaunch home\nperform \"detail\" from home")
    case .pushSegueWithoutNavigation:
      row(
        .generic, .pushSegueNeedsNavigation, "e2-exc-push-segue-no-nav-7-01",
        "Could not find a navigation controller for segue '%1'. Push segues can only be used when the source controller"
          + " is managed by an instance of UINavigationController.", on: .segue,
        requires: "The source of a push segue is on the stack of a navigation controller.",
        fix: "Embed the source in a navigation controller.",
        example: "controller a\ncontroller b\nsegue \"go\" from a to b is push\nlaunch a\nperform \"go\" from a")
    case .pushSegueUnnamed:
      row(
        .generic, .pushSegueNeedsNavigation, "e2-exc-push-segue-no-nav-02",
        "Push segues can only be used when the source controller is managed by an instance of UINavigationController.",
        on: .segue,
        requires: "The source of a push segue without an identifier is on the stack of a navigation controller.",
        fix: "Embed the source in a navigation controller.",
        example: "controller a\ncontroller b\nsegue \"\" from a to b is push\nlaunch a\nperform \"\" from a")
    case .embedsTwice:
      row(
        .inconsistency, .embedOnce, "e2-exc-embed-twice-01",
        "There are unexpected subviews in the container view. Perhaps the embed segue has already fired once or a"
          + " subview was added programmatically?", on: .segue,
        requires: "The container view of an embed segue is empty.",
        fix: "Don't perform an embed segue in code: UIKit performs it when the view loads.",
        example:
          "controller a\ncontroller b\nsegue \"inside\" from a to b is embed\nlaunch a\nperform \"inside\" from a")
    default: otherFacts
    }
  }
}
