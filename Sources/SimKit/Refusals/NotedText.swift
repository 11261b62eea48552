/// A text of UIKit that no scenario triggers: vcsim knows it from a published record, and explains it.
package struct NotedText: Sendable {
  /// `%1` stands for an object.
  package let words: String
  /// The name of the exception; nil for a console warning, and if the source doesn't state it.
  package let exception: String?
  /// The published record that has it; its versions are those of the record.
  package let record: String
  package let cause: String
  package let fix: String

  /// The words as a page shows them.
  package var example: String { ConsoleText.Wording(unrecorded: words).example }

  package static let all: [NotedText] = [
    NotedText(
      words: "Applications are expected to have a root view controller at the end of application launch",
      exception: nil, record: "warn-root-at-launch-ios50-01",
      cause: "The window has no root view controller at the end of the launch. This is the wording of iOS 5.0.",
      fix: "Set rootViewController of the window before application:didFinishLaunchingWithOptions: returns."),
    NotedText(
      words:
        "Using two-stage rotation animation. To use the smoother single-stage animation, this application must remove"
        + " two-stage method implementations.", exception: nil, record: "warn-two-stage-ios4-01",
      cause: "A controller overrides the methods of the rotation in two steps. This is the wording of iOS 4.",
      fix: "Override willAnimateRotationToInterfaceOrientation:duration: instead."),
    NotedText(
      words: "UINavigationControllers are not allowed in a navigation controller!", exception: nil,
      record: "e2-exc-nested-nav-multitask-11-01",
      cause: "A collapsing split view controller moves navigation controllers onto the stack of the primary one.",
      fix:
        "Return the controllers to show in splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:."
    ),
    NotedText(
      words: "Splitview controller %1 is expected to have a view controller at index 0 before it's used!",
      exception: nil, record: "warn-split-empty-01", cause: "A split view controller appears without controllers.",
      fix: "Set viewControllers before the split view controller is shown."),
    NotedText(
      words: "Directly modifying a tab bar managed by a tab bar controller is not allowed.",
      exception: "NSInternalInconsistencyException", record: "e2-exc-tabbar-modify-12-01",
      cause: "The app sets the items of a tab bar that belongs to a tab bar controller.",
      fix: "Change viewControllers of the tab bar controller, or tabBarItem of a child."),
    NotedText(
      words:
        "Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen view controller %1.",
      exception: nil, record: "e2-exc-partial-curl-13-01",
      cause: "The transition style partialCurl needs full screen controllers on both sides.",
      fix: "Set modalPresentationStyle to fullScreen, or choose another transition style."),
    NotedText(
      words: "BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. Please use"
        + " UIWindowScene.requestGeometryUpdate(_:)", exception: nil, record: "e3-warn-device-orientation-16-01",
      cause: "The app sets the orientation of UIDevice by key-value coding.",
      fix: "Call requestGeometryUpdateWithPreferences:errorHandler: of the window scene."),
    NotedText(
      words: "Could not find a storyboard named '%1' in bundle NSBundle %2 (loaded)",
      exception: "NSInvalidArgumentException", record: "e4-exc-storyboard-missing-18-01",
      cause: "The bundle has no storyboard of this name.", fix: "Correct the name, or add the file to the target."),
    NotedText(
      words: "[%1 setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key %2.",
      exception: "NSUnknownKeyException", record: "e4-exc-outlet-key-18-01",
      cause: "A nib or a storyboard connects an outlet that the class doesn't have. The view isn't loaded.",
      fix: "Remove the connection, or add the property. Check the class of the scene."),
    NotedText(
      words: "Failed to determine navigation direction for scroll", exception: "NSInternalInconsistencyException",
      record: "e4-exc-page-direction-81-01",
      cause: "The user scrolls a page view controller back and forth in one gesture.",
      fix: "A defect of UIKit in iOS 8.1."),
    NotedText(
      words: "Unexpected subviews", exception: "NSInternalInconsistencyException",
      record: "e4-page-unexpected-subviews-12-01",
      cause:
        "A scrolling page view controller finds other views in its scroll view, such as an active search controller.",
      fix: "Make the search controller inactive before turning the page."),
    NotedText(
      words: "The view should already be in the window before adding a _UIPassthroughScrollInteraction",
      exception: "NSInternalInconsistencyException", record: "e4-exc-search-passthrough-26-01",
      cause: "An active search bar comes back into the window with a pop.",
      fix: "Make the search controller inactive in viewWillDisappear:."),
    NotedText(
      words: "*** Assertion failure in -[UIWindowController"
        + " transition:fromViewController:toViewController:target:didEndSelector:]", exception: nil,
      record: "exc-transition-in-progress-ios6-01",
      cause:
        "A modal transition begins during another one. The line comes before the exception, in iOS 7 with animation: at the end"
        + " of the selector.", fix: "Present in the completion block of the dismissal."),
    NotedText(
      words: "Popovers cannot be presented from a view which does not have a window.",
      exception: "NSInvalidArgumentException", record: "e2-exc-popover-nowindow-ios4-01",
      cause: "The view that a popover points at isn't in a window. This is the wording of iOS 4.",
      fix: "Present in viewDidAppear: or later."),
  ]
}

/// A call that UIKit doesn't carry out as the app expects, without a text.
package struct SilentRefusal: Sendable {
  package let call: String
  package let result: String
  /// The lines of the shortest scenario that shows it, without version and mode.
  package let lines: String

  /// Inferred: no record shows one of them.
  package static let all: [SilentRefusal] = [
    SilentRefusal(
      call: "popViewControllerAnimated:", result: "If the root is on top, UIKit does nothing.",
      lines: "controller list\ncontroller nav is navigation of list\nlaunch nav\npop nav"),
    SilentRefusal(
      call: "dismissViewControllerAnimated:completion:", result: "If nothing is presented, UIKit does nothing.",
      lines: "controller home\nlaunch home\ndismiss home"),
    SilentRefusal(
      call: "selectedViewController", result: "If the tab is selected already, UIKit does nothing.",
      lines: "controller one\ncontroller two\ncontroller tabs is tab bar of one two\nlaunch tabs\nselect one in tabs"),
    SilentRefusal(
      call: "removeFromParentViewController", result: "If the controller has no parent, UIKit does nothing.",
      lines: "controller home\ncontroller kid\nlaunch home\nload kid\nremove child kid"),
    SilentRefusal(
      call: "viewWillAppear:, viewDidAppear:, viewWillDisappear:, viewDidDisappear:",
      result: "If the app calls them directly, only the method runs: the state and the children don't follow. "
        + "In iOS 13 and later, UIKit may print a warning, whose words no record has.",
      lines: "controller home\nlaunch home\nsend viewWillDisappear: to home"),
    SilentRefusal(
      call: "willMoveToParentViewController:, didMoveToParentViewController:",
      result: "If the app calls them without a change of the parent, only the method runs.",
      lines: "controller box is container\ncontroller kid\nlaunch box\nwill move kid to box"),
  ]
}
