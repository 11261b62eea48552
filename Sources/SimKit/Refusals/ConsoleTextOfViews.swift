/// The rows about views, children, the launch, and orientations.
extension ConsoleText {
  var otherFacts: Facts {
    switch self {
    case .childOfItself:
      row(
        .invalidArgument, .childNotItself, Wording(ours: "%1 cannot be added as a child of itself"), on: .addChild,
        requires: "The child isn't the parent, nor one of its ancestors.", fix: "Add a separate controller.",
        example:
          "controller outer is container\ncontroller box is container\nlaunch outer\nadd box to outer\nadd child outer to box"
      )
    case .requestedParent:
      row(
        .hierarchy, .hierarchyConsistent, "exc-parent-requested-01",
        "child view controller:%1 should have parent view controller:%2 but requested parent is:%3", on: .addChild,
        requires: "The child's view is in no view of another controller.",
        fix: "Remove the child's view from its superview first, or add the child to that controller.",
        example: "controller home\n" + Self.box + "launch home\nadd view of kid to home\nadd child kid to box")
    case .actualParent:
      row(
        .hierarchy, .hierarchyConsistent, "exc-parent-actual-02",
        "child view controller:%1 should have parent view controller:%2 but actual parent is:%3", on: .addView,
        requires: "The view of a child goes into the view of its parent.",
        fix: "Add the controller as a child of the controller whose view holds its view.",
        example: "controller home\n" + Self.box + "launch home\nadd child kid to box\nadd view of kid to home")
    case .viewOfItself:
      row(
        .invalidArgument, .childNotItself, "exc-add-self-01", "Can't add self as subview", on: .addView,
        requires: "The view isn't added to itself.", fix: "Add the view to the parent's view.",
        example: "controller home\nlaunch home\nadd view of home to home")
    case .transitionOfNonChildren:
      row(
        .invalidArgument, .transitionNeedsForwarding, "e2-exc-transition-common-parent-6-01",
        "Children view controllers %1 and %2 must have a common parent view controller when calling"
          + " -[UIViewController"
          + " transitionFromViewController:toViewController:duration:options:animations:completion:]", on: .transition,
        requires: "Both controllers are children of the controller that gets the message.",
        fix: "Add both children with addChildViewController: first.",
        example: Self.box + "controller other\nlaunch box\nadd kid to box\ntransition kid to other in box 300ms")
    case .transitionWithManualForwarding:
      row(
        .invalidArgument, .transitionNeedsForwarding,
        Wording(ours: "%1 forwards appearance and rotation callbacks itself and cannot transition between children"),
        on: .transition, requires: "The container leaves forwarding to UIKit.",
        fix: "Begin and end the appearance transitions of the children yourself.",
        example:
          "controller box is container\n  forwards appearance no\ncontroller kid\ncontroller other\nlaunch box\nadd kid to box\n"
          + "add child other to box\ntransition kid to other in box 300ms")
    case .unbalancedAppearance:
      row(
        .proceeds, .unbalancedWarning, "warn-unbalanced-01",
        "Unbalanced calls to begin/end appearance transitions for %1.", on: .appearance,
        requires: "Each begin has its end before the next begin.",
        fix: "Send endAppearanceTransition once for each beginAppearanceTransition:animated:.",
        example: "controller box is container\n  forwards appearance no\ncontroller kid\nlaunch box\nadd kid to box\n"
          + "end appearance of kid")
    case .viewOfAnother:
      row(
        .hierarchy, .viewHasOneController, "exc-view-two-controllers-01",
        "A view can only be associated with at most one view controller at a time! View <UIView> is associated with %1. "
          + "Clear this association before associating this view with %2.", on: .view,
        requires: "The view belongs to no other controller.", fix: "Give each controller its own view.",
        example: Self.home + "launch home\nload sheet as view of home")
    case .loadsInDealloc:
      row(
        .proceeds, .loadNotInDealloc, "e2-warn-load-while-dealloc-9-01",
        "Attempting to load the view of a view controller while it is deallocating is not allowed and may result in"
          + " undefined behavior (%1)", on: .view, requires: "The controller isn't in its dealloc.",
        fix: "Use the view in dealloc only if it is loaded.",
        example:
          "controller home\ncontroller search\nwhen search dealloc\n  load search\nlaunch home\ncreate search\nrelease search"
      )
    case .nibWithoutView:
      row(
        .inconsistency, .nibConnectsView, "e2-exc-nib-view-outlet-01",
        "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"%1\" nib but the view outlet was not set.",
        on: .view, requires: "The nib connects the view outlet of its owner.",
        fix: "Connect the outlet 'view' in the nib.",
        example: "controller home\n  view from nib without outlet\nlaunch home")
    case .popoverReleased:
      row(
        .generic, .popoverIsHeld, "e2-exc-popover-dealloc-61-01",
        "-[UIPopoverController dealloc] reached while popover is still visible.", on: .release,
        requires: "The app retains a UIPopoverController while it is visible.",
        fix: "Keep the popover controller in a property until it is dismissed.",
        example: Self.pad
          + "controller home\ncontroller menu\n  style popover\nlaunch home\npresent menu from home\nrelease menu")
    case .overlayReleased:
      row(
        .generic, .overlayInPopover, "e4-exc-popover-dealloc-split-83-01",
        "-[UIPopoverController dealloc] reached while popover is still visible.", on: .release,
        requires: "The primary column isn't over the secondary one when a split view controller is deallocated.",
        fix: "Hide the primary column before dismissing the split view controller.",
        example: Self.pad
          + "controller home\ncontroller list\ncontroller detail\ncontroller halves is split of list detail\n"
          + "  held by UIKit only\nlaunch home\npresent halves from home\nshow master of halves\ndismiss halves")
    case .noRootAtLaunch, .rootRequired:
      row(
        self == .rootRequired ? .inconsistency : .proceeds, self == .rootRequired ? .rootRequired : .rootAtLaunch,
        "warn-root-at-launch-ios51-01",
        "Application windows are expected to have a root view controller at the end of application launch",
        on: .launch, requires: "The window has a root view controller when the method returns.",
        fix: "Set rootViewController of the window before the method returns.",
        example: "controller home\nlaunch nothing")
    case .noCommonOrientation:
      row(
        .orientation, .orientationsInCommon,
        Wording(
          "e3-exc-no-common-setroot-11-01", while: .orientationsTextNamesClass,
          "Supported orientations has no common orientation with the application, and [%1 shouldAutorotate] is"
            + " returning YES"),
        Wording(
          "e3-exc-no-common-gone-13-01",
          "Supported orientations has no common orientation with the application, and shouldAutorotate is returning"
            + " YES"), on: .orientations, requires: "The controller supports an orientation that the app supports.",
        fix: "Return an orientation of the app's Info.plist, or NO from shouldAutorotate.",
        example: "delegate supports landscape\ncontroller home\n  supports portrait\nlaunch home")
    case .noOrientation:
      row(
        .orientation, .supportsAnOrientation,
        Wording(ours: "supportedInterfaceOrientations of %1 returned no orientation"), on: .orientations,
        requires: "The method returns at least one orientation.", fix: "Return a mask with an orientation.",
        example: "controller home\n  supports none\nlaunch home")
    case .preferredNotSupported:
      row(
        .orientation, .preferredIsSupported,
        Wording(
          "exc-preferred-must-ios13-01", while: .preferredText13,
          "preferredInterfaceOrientationForPresentation '%1' must match a supported interface orientation: '%2'!"),
        Wording(
          "exc-preferred-must-01",
          "preferredInterfaceOrientationForPresentation must return a supported interface orientation!"),
        on: .preferred, requires: "The preferred orientation is a supported one.",
        fix: "Return an orientation of supportedInterfaceOrientations.",
        example: Self.home
          + "  style fullScreen\n  supports landscapeLeft\n  prefers portrait\nlaunch home\npresent sheet from home")
    case .geometryRefused:
      row(
        .ignores, .geometryIsRequested, "e3-warn-geometry-orientation-16-01",
        "None of the requested orientations are supported by the view controller. Requested: %1; Supported: %2",
        on: .geometry, requires: "The view controller supports one of the requested orientations.",
        fix: "Request an orientation that supportedInterfaceOrientations has.",
        example: "controller home\n  supports portrait\nlaunch home\nrequest geometry landscapeLeft")
    case .twoStepsDeprecated:
      row(
        .proceeds, .twoStepRotation, "warn-two-stage-ios5-01",
        "Two-stage rotation animation is deprecated. This application should use the smoother single-stage animation.",
        on: .halves, requires: "The app uses the rotation in one step.",
        fix: "Override willAnimateRotationToInterfaceOrientation:duration: instead.",
        example:
          "controller home\n  supports all\n  overrides willAnimateFirstHalfOfRotationToInterfaceOrientation:duration:\n"
          + "launch home\nrotate landscapeLeft")
    case .restoresInsecurely:
      row(
        .proceeds, .restorationIsSecure, "e2-warn-restore-secure-13-01",
        "Warning: The UIApplicationDelegate method application:shouldRestoreApplicationState: is deprecated. Please replace "
          + "the use of application:shouldRestoreApplicationState: with application:shouldRestoreSecureApplicationState:",
        on: .restoration, requires: "The app uses secure restoration.",
        fix: "Override application:shouldRestoreSecureApplicationState: instead.",
        example: "controller home\n  restoration \"home\"\nlaunch home\nbackground\nend app\nrelaunch")
    case .restorationClassDoesNotConform:
      row(
        .proceeds, .restorationClassConforms, "warn-restoration-class-01",
        "Warning: restoration class for view controller does not conform to UIViewControllerRestoration protocol: Class is %1",
        on: .restorationClass, requires: "The restoration class conforms to UIViewControllerRestoration.",
        fix: "Add the protocol to the class.",
        example: "controller home\n  restoration \"home\" by class\n  overrides decodeRestorableStateWithCoder:\n"
          + "launch home\nbackground\nend app\nrelaunch")
    case .presentsNil, .presentsItself, .alreadyPresenting, .presentationInProgress, .modalTransitionInProgress,
      .presentsSplit, .presentsPresentedController, .popoverOnPhone, .popoverContentInside, .presentsChild,
      .presentsActiveController, .popoverOutsideWindow, .notInWindow, .presentDetached, .dismissalInProgress,
      .dismissedNotAppearing, .pushesNil, .pushesNavigation, .pushesSplit, .pushesTwice, .nestedPush, .nestedPop,
      .navigationBarBusy, .unexpectedNavigationState, .popTargetNotOnStack, .turnsWhileTurning, .pageCount, .noSegue,
      .pushSegueWithoutNavigation, .pushSegueUnnamed, .embedsTwice:
      preconditionFailure("`facts` has the row")
    }
  }
}
