extension UIKitName {
  /// All of them, by area.
  package static let all =
    controllers + properties + presenting + adapting + containment + orientations + storyboards + containers + types
    + exceptions + systemControllers + inherited

  private static let controllers = [
    UIKitName(
      "view", "The view of a controller. It is made when it is first used.", .said(["load", "unload", "view"])),
    UIKitName("isViewLoaded", "Whether the view has been made.", .shown("The key 'loaded' of JSON Lines states it.")),
    UIKitName("nibName", "The nib that the view comes from.", .said(["view"])),
    UIKitName(
      "nibBundle", "The bundle that holds the nib.", .leftOut("Where a nib is found changes no order of callbacks.")),
    UIKitName(
      "interfaceOrientation", through: .ios7, "How the interface stands, as the controller sees it.",
      .shown("'vcsim run --geometry' states it with each callback, and so does JSON Lines.")),
    UIKitName(
      "statusBarOrientation", "How the status bar stands.",
      .shown("'vcsim run --geometry' states the interface's orientation, which the status bar has too.")),
    UIKitName("setNeedsLayout", "Asks for layout at the end of the run loop's turn.", .said(["layout"])),
    UIKitName("layoutIfNeeded", "Carries out layout at once.", .said(["layout"])),
    UIKitName(
      "setNeedsUpdateConstraints", from: .ios6, "Asks for updateViewConstraints before the next layout.",
      .said(["update constraints", "uses constraints"])),
    UIKitName("frame", "The rectangle of a view in its superview.", .said(["frame"])),
    UIKitName(
      "bounds", "What a view's own code sees of its size.",
      .shown("'vcsim run --geometry' states them with each callback, and whether they are final.")),
    UIKitName("title", "The title of a controller.", .leftOut("It is a text for bars; no callback depends on it.")),
    UIKitName(
      "toolbarItems", "The buttons of a navigation controller's toolbar.",
      .leftOut("The items themselves cause no callback of a controller.")),
    UIKitName(
      "setToolbarItems:animated:", "Sets the buttons of a toolbar.",
      .leftOut("The items themselves cause no callback of a controller.")),
    UIKitName(
      "tabBarItem", "What a tab bar shows for the controller.",
      .leftOut("It is a picture and a text; no callback depends on it.")),
    UIKitName(
      "navigationItem", "What a navigation bar shows for the controller.",
      .leftOut("It is a title and buttons; no callback depends on it.")),
    UIKitName(
      "searchDisplayController", through: .ios7, "The controller of a search bar.",
      .leftOut("It is an outlet, and no order of callbacks is published for it.")),
    UIKitName(
      "disablesAutomaticKeyboardDismissal", "Whether a sheet keeps the keyboard.",
      .leftOut("The keyboard sends notifications and no callback to controllers.")),
    UIKitName(
      "applicationFrame", swift: "UIScreen.applicationFrame", through: .ios7,
      "The screen without the status bar.", .said(["status bar", "device"])),
  ]

  private static let presenting = [
    UIKitName(
      "presentViewController:animated:completion:", swift: "present(_:animated:completion:)",
      "Presents a controller.", .said(["present"])),
    UIKitName(
      "presentModalViewController:animated:",
      "Presents a controller: the older name of presentViewController:animated:completion:, deprecated in iOS 6.",
      .said(["present"])),
    UIKitName(
      "dismissViewControllerAnimated:completion:", swift: "dismiss(animated:completion:)",
      "Dismisses what is presented.", .said(["dismiss"])),
    UIKitName(
      "dismissModalViewControllerAnimated:",
      "Dismisses what is presented: the older name of dismissViewControllerAnimated:completion:, deprecated in iOS 6.",
      .said(["dismiss"])),
    UIKitName(
      "modalViewController",
      "The presented controller: the older name of presentedViewController, deprecated in iOS 6.",
      .shown("'vcsim run --view tree' and the page draw what is presented below its presenter.")),
    UIKitName(
      "presentedViewController", "Who is presented by this controller or by a container above it.", .said(["values"])),
    UIKitName("presentingViewController", "Who presents this controller or a container above it.", .said(["values"])),
    UIKitName("modalPresentationStyle", "How a controller is presented.", .said(["style"])),
    UIKitName(
      "definesPresentationContext", "Whether presentations in the current context cover this controller.",
      .said(["defines presentation context"])),
    UIKitName(
      "isBeingPresented", "Yes in the appearance callbacks of a controller that is being presented.",
      .said(["properties shown"])),
    UIKitName(
      "isBeingDismissed", "Yes in the appearance callbacks of a controller that is being dismissed.",
      .said(["properties shown"])),
  ]

  private static let adapting = [
    UIKitName(
      "setOverrideTraitCollection:forChildViewController:", swift: "setOverrideTraitCollection(_:forChild:)",
      from: .ios8,
      "A container overrides the traits of a child.", .said(["set traits of"])),
    UIKitName(
      "overrideTraitCollectionForChildViewController:", swift: "overrideTraitCollection(forChild:)", from: .ios8,
      "The traits that a container has given a child.", .said(["set traits of"])),
    UIKitName(
      "traitCollection", from: .ios8, "The traits of a controller, among them its size classes.", .said(["values"])),
    UIKitName(
      "displayScale", from: .ios8, "How many pixels a point has, a trait.",
      .leftOut("It is the screen's, and does not change while an app runs on one screen.")),
    UIKitName("userInterfaceIdiom", from: .ios8, "A phone or a pad, a trait.", .said(["device"])),
    UIKitName(
      "preferredContentSize", from: .ios7, "How large a popover shows the controller.",
      .said(["content size", "set content size of"])),
    UIKitName(
      "contentSizeForViewInPopover", through: .ios6, "How large a popover shows the controller.",
      .said(["content size", "set content size of"])),
    UIKitName(
      "sizeForChildContentContainer:withParentContainerSize:",
      swift: "size(forChildContentContainer:withParentContainerSize:)", from: .ios8,
      "Asks a container which size a child will have.",
      .leftOut("UIKit asks before it tells the child of its new size; no published log has the question.")),
    UIKitName(
      "systemLayoutFittingSizeDidChangeForChildContentContainer:",
      swift: "systemLayoutFittingSizeDidChange(forChildContentContainer:)", from: .ios8,
      "Tells a container that constraints give a child another size.",
      .leftOut("Constraints themselves are not simulated.")),
    UIKitName(
      "modalInPopover", swift: "isModalInPopover", through: .ios12, "Whether a tap beside a popover does nothing.",
      .said(["modal in popover", "tap outside"])),
    UIKitName(
      "popoverPresentationController", from: .ios8, "What shows a controller in a popover.",
      .said(["style", "tap outside", "has delegate"])),
    UIKitName(
      "UIPopoverController", through: .ios7, "What shows a controller in a popover.",
      .said(["style", "tap outside", "has delegate"])),
    UIKitName(
      "transitionCoordinator", from: .ios7, "Runs blocks alongside the transition in progress.",
      .said(["alongside", "then", "values"])),
    UIKitName(
      "animateAlongsideTransition:completion:", swift: "animate(alongsideTransition:completion:)", from: .ios7,
      "Runs a block with the animation of a transition, and another when it has ended.", .said(["alongside", "then"])),
    UIKitName(
      "animateWithDuration:animations:completion:", swift: "UIView.animate(withDuration:animations:completion:)",
      "Animates what a block changes, and runs another when it has ended.", .said(["animate", "then"])),
    UIKitName(
      "UIPresentationController", from: .ios8, "Says how a controller is presented.",
      .said(["has presentation controller"])),
    UIKitName(
      "transitioningDelegate", from: .ios7, "Hands over what animates and what presents a controller.",
      .said(["has presentation controller", "has animator"])),
    UIKitName(
      "safeAreaInsets", from: .ios11,
      "What bars and the edges of the screen take of a view. Records have them for screens of 375x812 and 402x874; those of "
        + "other rounded screens are inferred.",
      .said(["insets shown", "values"])),
    UIKitName(
      "setNeedsUpdateProperties", swift: "setNeedsUpdateProperties()", from: .ios26,
      "Asks for updateProperties before the next layout.", .said(["update properties"])),
    UIKitName(
      "UISheetPresentationController", from: .ios15, "What shows a controller as a sheet.",
      .said(["detents", "drag", "begin dismissal of"])),
    UIKitName("selectedDetentIdentifier", from: .ios15, "How high a sheet is now.", .said(["detents", "drag"])),
    UIKitName(
      "modalTransitionStyle", "Which animation a presentation has.",
      .leftOut("It changes no order of callbacks that is published, and no duration of any style is.")),
    UIKitName(
      "providesPresentationContextTransitionStyle",
      "Whether the transition style of the context is used, and not that of the presented controller.",
      .leftOut("It chooses an animation; which one runs changes no order of callbacks that is published.")),
  ]

  private static let containment = [
    UIKitName(
      "addChildViewController:", swift: "addChild(_:)", "Makes a controller a child.", .said(["add child", "add"])),
    UIKitName(
      "removeFromParentViewController", swift: "removeFromParent()", "Takes a child from its parent.",
      .said(["remove child", "remove"])),
    UIKitName("addSubview:", swift: "addSubview(_:)", "Puts a view into another.", .said(["add view of"])),
    UIKitName(
      "removeFromSuperview", swift: "removeFromSuperview()", "Takes a view out of its superview.",
      .said(["remove view of"])),
    UIKitName(
      "beginAppearanceTransition:animated:", swift: "beginAppearanceTransition(_:animated:)",
      "A container tells its child by hand that it appears or disappears.", .said(["begin appearance of"])),
    UIKitName(
      "endAppearanceTransition", swift: "endAppearanceTransition()",
      "A container tells its child by hand that the appearance has ended.", .said(["end appearance of"])),
    UIKitName(
      "shouldAutomaticallyForwardAppearanceMethods", from: .ios6,
      "Whether UIKit passes appearance callbacks on to the children. A trace shows what it decides, and not the call.",
      .said(["forwards appearance"])),
    UIKitName(
      "shouldAutomaticallyForwardRotationMethods", from: .ios6, through: .ios7,
      "Whether UIKit passes rotation callbacks on to the children. A trace shows what it decides, and not the call.",
      .said(["forwards rotation"])),
    UIKitName(
      "automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers", through: .ios5,
      "Whether UIKit passes appearance and rotation callbacks on to the children: one switch for both.",
      .said(["forwards both"])),
    UIKitName(
      "childViewControllers", swift: "children", "The children of a controller, in their order.",
      .shown("'vcsim run --view tree' and the page draw children below their parent.")),
    UIKitName("parentViewController", swift: "parent", "The parent of a child.", .said(["values"])),
    UIKitName(
      "isMovingToParentViewController", swift: "isMovingToParent",
      "Yes in the appearance callbacks of a child that is being added.", .said(["properties shown"])),
    UIKitName(
      "isMovingFromParentViewController", swift: "isMovingFromParent",
      "Yes in the appearance callbacks of a child that is being removed.", .said(["properties shown"])),
  ]

  private static let orientations = [
    UIKitName(
      "attemptRotationToDeviceOrientation", "Asks UIKit to rotate the interface to the device's orientation now.",
      .said(["attempt rotation"])),
    UIKitName(
      "setNeedsUpdateOfSupportedInterfaceOrientations", swift: "setNeedsUpdateOfSupportedInterfaceOrientations()",
      from: .ios16, "Tells UIKit that a controller supports other orientations now.", .said(["update orientations"])),
    UIKitName(
      "requestGeometryUpdateWithPreferences:errorHandler:", swift: "requestGeometryUpdate(_:errorHandler:)",
      from: .ios16,
      "Asks for other orientations of a scene's windows.", .said(["request geometry"])),
    UIKitName(
      "UISupportedInterfaceOrientations", "The orientations that the Info.plist lists.", .said(["app supports"])),
    UIKitName("UIStatusBarHidden", "The Info.plist hides the status bar.", .said(["status bar"])),
    UIKitName(
      "rootViewController", "The controller whose view fills the window.",
      .said(["launch", "set root", "show window of"])),
    UIKitName(
      "setToolbarHidden:animated:", swift: "setToolbarHidden(_:animated:)",
      "Shows or hides the toolbar of a navigation controller.",
      .said(["show toolbar of", "hide toolbar of"])),
    UIKitName(
      "rotatingHeaderView", through: .ios7, "The bar at the top that stays during a rotation.",
      .leftOut("UIKit asks for it during a rotation; no published log says when.")),
    UIKitName(
      "rotatingFooterView", through: .ios7, "The bar at the bottom that stays during a rotation.",
      .leftOut("UIKit asks for it during a rotation; no published log says when.")),
  ]

  private static let storyboards: [UIKitName] = [
    UIKitName("storyboard", "The storyboard that a controller comes from.", .said(["view"])),
    UIKitName(
      "performSegueWithIdentifier:sender:", swift: "performSegue(withIdentifier:sender:)",
      "Code performs a segue of the storyboard.", .said(["perform", "segue"])),
    UIKitName("UIStoryboardSegue", "A way from one controller of a storyboard to another.", .said(["segue"])),
    UIKitName(
      "instantiateViewControllerWithIdentifier:", swift: "instantiateViewController(withIdentifier:)",
      "Makes a controller out of a storyboard.", .said(["create", "view"])),
    UIKitName(
      "instantiateViewControllerWithIdentifier:creator:", swift: "instantiateViewController(identifier:creator:)",
      from: .ios13,
      "Makes a controller out of a storyboard by a block of the app, which calls its own initializer.",
      .said(["create", "view"])),
    UIKitName(
      "storyboardIdentifier", "The name by which code finds a controller in a storyboard, its Storyboard ID.",
      .leftOut("A scenario states the name of each controller.")),
  ]

  private static let containers = [
    UIKitName(
      "pushViewController:animated:", swift: "pushViewController(_:animated:)",
      "Puts a controller on top of a navigation controller's stack.", .said(["push"])),
    UIKitName(
      "popViewControllerAnimated:", swift: "popViewController(animated:)",
      "Takes the controller on top off a navigation controller's stack.", .said(["pop"])),
    UIKitName(
      "popToRootViewControllerAnimated:", swift: "popToRootViewController(animated:)",
      "Takes all but the first off a navigation controller's stack.", .said(["pop"])),
    UIKitName(
      "popToViewController:animated:", swift: "popToViewController(_:animated:)",
      "Takes all above one controller off a navigation controller's stack.", .said(["pop"])),
    UIKitName(
      "setViewControllers:animated:", swift: "setViewControllers(_:animated:)",
      "Replaces the stack of a navigation controller, or the tabs of a tab bar controller.",
      .said(["set stack of", "set tabs of"])),
    UIKitName(
      "setViewControllers:direction:animated:completion:",
      swift: "setViewControllers(_:direction:animated:completion:)",
      "Turns a page view controller to another page.", .said(["turn"])),
    UIKitName(
      "setNavigationBarHidden:animated:", swift: "setNavigationBarHidden(_:animated:)",
      "Hides or shows the navigation bar.", .said(["hide bar of", "show bar of"])),
    UIKitName("selectedViewController", "The tab that is shown.", .said(["select", "tap"])),
    UIKitName("selectedIndex", "The place of the tab that is shown.", .said(["select", "tap"])),
    UIKitName(
      "interactivePopGestureRecognizer", from: .ios7, "The gesture that pops a controller.",
      .said(["begin pop of", "cancel pop of", "finish pop of"])),
    UIKitName(
      "navigationController", "The navigation controller that a controller is in.",
      .shown("'vcsim run --view tree' and the page draw children below their parent.")),
    UIKitName(
      "tabBarController", "The tab bar controller that a controller is in.",
      .shown("'vcsim run --view tree' and the page draw children below their parent.")),
    UIKitName(
      "splitViewController", "The split view controller that a controller is in.",
      .shown("'vcsim run --view tree' and the page draw children below their parent.")),
    UIKitName("UINavigationController", "The container of a stack.", .said(["controller"])),
    UIKitName(
      "tabBarController:animationControllerForTransitionFromViewController:toViewController:",
      swift: "tabBarController(_:animationControllerForTransitionFrom:to:)", from: .ios7,
      "Asks for the app's own animation between two tabs.",
      .leftOut(
        "No published log has the order of an animation that the app makes. In iOS 18 and later, UIKit animates a tap on a tab."
      )),
    UIKitName(
      "tabBarController:interactionControllerForAnimationController:",
      swift: "tabBarController(_:interactionControllerFor:)", from: .ios7,
      "Asks for the gesture that goes from one tab to another.",
      .leftOut("Only a remark on a canceled gesture is published, and no log that settles the order.")),
    UIKitName(
      "navigationController:animationControllerForOperation:fromViewController:toViewController:",
      swift: "navigationController(_:animationControllerFor:from:to:)", from: .ios7,
      "Asks for the app's own animation of a push or a pop.",
      .leftOut("No log has the animator's messages; the controllers' callbacks are those of a push and of a pop.")),
    UIKitName("UITabBarController", "The container of tabs.", .said(["controller"])),
    UIKitName(
      "showViewController:sender:", from: .ios8, "Shows a controller in the way of the container around.",
      .said(["show"])),
    UIKitName("showDetailViewController:sender:", from: .ios8, "Shows a controller as the detail.", .said(["show"])),
    UIKitName(
      "preferredDisplayMode", from: .ios8, "Which columns of a split view controller are on screen, and how.",
      .said(["displays", "set display mode of"])),
    UIKitName(
      "preferredPrimaryColumnWidthFraction", from: .ios8, "How wide the primary column of a split view controller is.",
      .said(["set column width of"])),
    UIKitName(
      "preferredPrimaryColumnWidth", from: .ios14,
      "How wide the primary column of a split view controller is, in points.",
      .said(["set column width of"])),
    UIKitName(
      "displayModeButtonItem", from: .ios8, "The button that changes the display mode.", .said(["show master of"])),
    UIKitName(
      "primaryHidden", from: .ios8, "A display mode, called secondaryOnly in iOS 14 and later.", .said(["displays"])),
    UIKitName(
      "allVisible", from: .ios8, "A display mode, called oneBesideSecondary in iOS 14 and later.", .said(["displays"])),
    UIKitName(
      "primaryOverlay", from: .ios8, "A display mode, called oneOverSecondary in iOS 14 and later.", .said(["displays"])
    ),
    UIKitName(
      "isCollapsed", from: .ios8, "Whether a split view controller shows one column only, on a stack.",
      .ruled([.splitCollapses, .splitExpands])),
    UIKitName("showColumn:", from: .ios14, "Brings a column on screen.", .said(["show column"])),
    UIKitName("hideColumn:", from: .ios14, "Takes a column off the screen.", .said(["hide column"])),
    UIKitName("setViewController:forColumn:", from: .ios14, "Fills a column.", .said(["set column"])),
    UIKitName("UISplitViewController", "The container of a master and a detail.", .said(["controller"])),
    UIKitName("UIPageViewController", "The container of pages.", .said(["controller"])),
    UIKitName("UIViewController", "A custom controller: content or a container.", .said(["controller"])),
  ]

  private static let exceptions = [
    raised(
      "UIViewControllerHierarchyInconsistency", "Raised when parents, children, and their views don't fit together."),
    UIKitName(
      "UIViewControllerHierarchyInconsistencyException",
      "The constant that holds UIViewControllerHierarchyInconsistency.",
      .ruled(rules(raising: "UIViewControllerHierarchyInconsistency"))),
    raised(
      "UIApplicationInvalidInterfaceOrientation", from: .ios6,
      "Raised when orientations do not fit: none is supported, none is common with the app's, or the preferred one is not "
        + "supported."),
    UIKitName(
      "UIApplicationInvalidInterfaceOrientationException", from: .ios6,
      "The constant that holds UIApplicationInvalidInterfaceOrientation.",
      .ruled(rules(raising: "UIApplicationInvalidInterfaceOrientation"))),
    raised(
      "NSInternalInconsistencyException",
      "Raised when a call comes at a moment at which UIKit can't carry it out, and for a window without a root view controller."
    ),
    raised(
      "NSGenericException",
      "What UIKit raises for popovers that are used wrongly, and for push segues outside of a stack."),
    raised(
      "NSInvalidArgumentException",
      "Raised for arguments that make no sense, such as presenting nil or pushing a controller twice."),
    UIKitName(
      "NSUnknownKeyException", "Raised when a nib connects an outlet that the class of its owner doesn't have.",
      .leftOut("Outlets aren't simulated; 'vcsim explain refusals' has the text.")),
  ]

  /// The name of an exception, with the rules by which UIKit raises it.
  private static func raised(_ exception: String, from first: Mode = .all[0], _ summary: String) -> UIKitName {
    UIKitName(exception, from: first, summary, .ruled(rules(raising: exception)))
  }

  private static func rules(raising exception: String) -> [RuleID] {
    ConsoleText.allCases.map { $0.facts }.filter { $0.exception == exception }.reduce(into: []) { rules, facts in
      if !rules.contains(facts.rule) { rules.append(facts.rule) }
    }
  }
}
