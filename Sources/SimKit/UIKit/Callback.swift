/// A message that UIKit sends: to a controller, its view, a delegate, or the application's delegate.
///
/// This is the one list of them. Language, traces, help, documentation and completions are made from it; to add a
/// callback, add a case and its row in `facts`.
public enum Callback: UInt8, CaseIterable, Hashable, Sendable {
  // application
  case willFinishLaunching, didFinishLaunching, didBecomeActive, willResignActive, didEnterBackground,
    willEnterForeground, willTerminate, didDiscardScenes
  case appDidReceiveMemoryWarning, supportedOrientationsForWindow
  case willChangeStatusBarOrientation, didChangeStatusBarOrientation, willChangeStatusBarFrame, didChangeStatusBarFrame
  // creation
  case initWithNibName, initWithCoder, awakeFromNib, dealloc
  // loading
  case loadView, viewDidLoad, viewWillUnload, viewDidUnload
  // appearance
  case viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
  // layout
  case updateProperties, updateViewConstraints, viewWillLayoutSubviews, layoutSubviews, viewDidLayoutSubviews
  // the view
  case initWithFrame, updateConstraints
  // rotation
  case shouldAutorotateToInterfaceOrientation, shouldAutorotate, supportedInterfaceOrientations
  case preferredInterfaceOrientationForPresentation
  case willRotate, willAnimateRotation, didRotate
  case willAnimateFirstHalf, didAnimateFirstHalf, willAnimateSecondHalf
  // size and traits
  case willTransitionToTraitCollection, viewWillTransitionToSize, traitCollectionDidChange, traitChangeHandler
  case preferredContentSizeDidChange, viewLayoutMarginsDidChange, viewSafeAreaInsetsDidChange
  // containment
  case willMoveToParent, didMoveToParent
  // memory
  case didReceiveMemoryWarning
  // editing
  case setEditing
  // delegates of containers
  case navigationWillShow, navigationDidShow
  case tabBarShouldSelect, tabBarDidSelect
  case splitWillHide, splitWillShow, splitSupportedOrientations, splitPreferredOrientation
  case splitWillChangeMode, splitTargetMode, splitShow, splitShowDetail
  case splitPrimaryForCollapsing, splitCollapseSecondary, splitPrimaryForExpanding, splitSeparateSecondary
  case splitTopColumn, splitModeForExpanding, splitDidCollapse, splitDidExpand, splitWillShowColumn, splitWillHideColumn
  case pageAfter, pageBefore, pageWillTransition, pageDidFinish, pageSpineLocation
  case presentSearch, willPresentSearch, didPresentSearch, willDismissSearch, didDismissSearch, updateSearchResults
  // segues
  case shouldPerformSegue, prepareForSegue
  case canPerformUnwind, viewControllerForUnwinding, segueForUnwinding, allowedChildrenForUnwinding, unwindForSegue
  case unwindAction
  // state restoration
  case shouldSaveState, willEncodeState, shouldRestoreState, didDecodeState, appRestores
  case restorationClassMakes, encodeState, decodeState, finishedRestoring
  // scenes
  case configurationForConnecting
  case sceneWillConnect, sceneWillEnterForeground, sceneDidBecomeActive, sceneWillResignActive, sceneDidEnterBackground
  case sceneDidDisconnect
  // URLs and links
  case openURLFromApplication, openURLWithOptions, continueActivity, sceneOpensURL, sceneContinuesActivity
  // delegates of presentations
  case presentationControllerFor, animationControllerForPresented, animationControllerForDismissed
  case presentationTransitionWillBegin, presentationTransitionDidEnd
  case dismissalTransitionWillBegin, dismissalTransitionDidEnd
  case transitionDuration, animateTransition, animationEnded
  case adaptiveStyle, adaptiveStyleForTraits, controllerForAdaptiveStyle, willPresentWithAdaptiveStyle
  case popoverControllerShouldDismiss, popoverControllerDidDismiss
  case prepareForPopover, popoverShouldDismiss, popoverDidDismiss
  case sheetDidChangeDetent
  case presentationShouldDismiss, presentationWillDismiss, presentationDidDismiss, presentationDidAttemptToDismiss
  // completion blocks
  case presentCompletion, dismissCompletion, transitionCompletion

  /// The facts about a callback.
  package struct Facts: Sendable {
    /// As Objective-C spells it, with colons; what traces show.
    package let selector: String
    /// As Swift spells it, where that does not follow from the selector.
    fileprivate let ownSwiftName: String?
    /// As Swift spells it.
    package var swiftName: String {
      if let ownSwiftName { return ownSwiftName }
      guard let end = selector.utf8.firstIndex(of: UInt8(ascii: ":")) else { return selector + "()" }
      return selector[..<end] + "(_" + selector[end...] + ")"
    }
    package let family: Family
    /// The kind of return value of a query method; nil for other callbacks.
    package let answer: FieldKey.Kind?
    /// The purpose, in one sentence.
    package let summary: String
  }

  /// Whether the delegate of a scene gets the message, not the application's.
  var isOfScene: Bool { family == .application && selector.hasPrefix("scene") }

  /// Whether the application's delegate gets it.
  var isOfApp: Bool { (family == .application && !isOfScene) || selector.hasPrefix("application:") }

  /// Whether the controller's view gets it, and not the controller.
  package var isOfView: Bool { self == .layoutSubviews || self == .initWithFrame || self == .updateConstraints }

  /// Whether the class of a controller, or of its view, can override the method.
  var isOverridden: Bool {
    switch family {
    case .creation, .loading, .appearance, .layout, .rotation, .containment, .memory, .constraints, .editing: true
    case .size: self != .traitChangeHandler
    case .orientation: self != .supportedOrientationsForWindow
    case .segue: self != .unwindAction
    case .restoration:
      self == .encodeState || self == .decodeState || self == .finishedRestoring || self == .restorationClassMakes
    default: false
    }
  }

  /// Whether the method's presence in a class changes what UIKit does: a rotation has two steps if a class overrides
  /// one of these.
  var changesWhatUIKitDoes: Bool {
    switch self {
    case .willAnimateFirstHalf, .didAnimateFirstHalf, .willAnimateSecondHalf: true
    default: false
    }
  }

  /// Whether few classes have the method, so that a trace shows it only if a filter, a hook, or `overrides` names it.
  package var isRare: Bool {
    switch self {
    case .willFinishLaunching, .willChangeStatusBarOrientation, .didChangeStatusBarOrientation,
      .willChangeStatusBarFrame, .didChangeStatusBarFrame, .initWithNibName, .updateProperties,
      .initWithFrame, .updateConstraints,
      .splitSupportedOrientations, .splitPreferredOrientation, .presentSearch:
      true
    default: false
    }
  }

  /// Whether the app's code calls the method itself, to forward a callback or by mistake.
  var isSentByApps: Bool {
    switch family {
    case .appearance, .rotation, .memory, .loading: true
    case .size: self != .traitChangeHandler
    case .orientation: self != .supportedOrientationsForWindow
    default: false
    }
  }

  /// The selector of Objective-C, as traces write it: `viewWillAppear:`.
  public var selector: String { facts.selector }
  /// The family that `family` shows it with.
  public var family: Family { facts.family }
  package var answer: FieldKey.Kind? { facts.answer }

  /// Reads a callback in Objective-C's or in Swift's spelling.
  public init?(spelling: String) {
    let named = Callback.allCases.first { $0.selector == spelling || $0.facts.swiftName == spelling }
    guard let named else { return nil }
    self = named
  }
}

extension Callback {
  package var facts: Facts {
    switch self {
    case .willFinishLaunching:
      fact(
        "application:willFinishLaunchingWithOptions:", .application,
        "The app is about to have started. A trace shows it if the scenario names it; few delegates implement it.")
    case .didFinishLaunching:
      fact(
        "application:didFinishLaunchingWithOptions:", .application,
        "The app has started; its window is about to be shown.")
    case .didBecomeActive: fact("applicationDidBecomeActive:", .application, "The app takes part in events again.")
    case .willResignActive:
      fact("applicationWillResignActive:", .application, "The app is about to stop taking part in events.")
    case .willTerminate:
      fact("applicationWillTerminate:", .application, "The user has swiped the app away, and it is about to end.")
    case .didDiscardScenes:
      fact("application:didDiscardSceneSessions:", .application, "The user has swiped a scene away.")
    case .didEnterBackground: fact("applicationDidEnterBackground:", .application, "The app is in the background.")
    case .willEnterForeground:
      fact("applicationWillEnterForeground:", .application, "The app is about to leave the background.")
    case .appDidReceiveMemoryWarning:
      fact(
        "applicationDidReceiveMemoryWarning:", .application,
        "Memory is short; the delegate gets it before the controllers.")
    case .supportedOrientationsForWindow:
      fact(
        "application:supportedInterfaceOrientationsForWindow:",
        swift: "application(_:supportedInterfaceOrientationsFor:)", .orientation, answer: .orientations,
        "Asks the delegate which orientations the app supports; replaces the Info.plist's list.")
    case .willChangeStatusBarOrientation:
      fact(
        "application:willChangeStatusBarOrientation:duration:", .application,
        "The status bar is about to rotate. A trace shows it if the scenario names it; few delegates implement it.")
    case .didChangeStatusBarOrientation:
      fact(
        "application:didChangeStatusBarOrientation:", .application,
        "The status bar has rotated from this orientation. A trace shows it if the scenario names it.")
    case .willChangeStatusBarFrame:
      fact(
        "application:willChangeStatusBarFrame:", .application,
        "The status bar is about to get this size. A trace shows it if the scenario names it.")
    case .didChangeStatusBarFrame:
      fact(
        "application:didChangeStatusBarFrame:", .application,
        "The status bar had this size before. A trace shows it if the scenario names it.")
    case .initWithNibName:
      fact(
        "initWithNibName:bundle:", swift: "init(nibName:bundle:)", .creation,
        "Code makes a controller, by init too. A trace shows it if the scenario names it; few classes log it.")
    case .initWithCoder:
      fact("initWithCoder:", swift: "init(coder:)", .creation, "Makes a controller out of a storyboard.")
    case .awakeFromNib:
      fact(
        "awakeFromNib", .creation, "The controller has come out of a storyboard; outlets into its view are not set yet."
      )
    case .dealloc: fact("dealloc", swift: "deinit", .creation, "The last reference is released.")
    case .loadView: fact("loadView", .loading, "Makes the view, when it is first needed.")
    case .viewDidLoad: fact("viewDidLoad", .loading, "The view is loaded; its size is not right yet.")
    case .viewWillUnload: fact("viewWillUnload", .loading, "The view is about to be released because memory is short.")
    case .viewDidUnload: fact("viewDidUnload", .loading, "The view has been released because memory is short.")
    case .viewWillAppear: fact("viewWillAppear:", .appearance, "The view is about to be added to the window.")
    case .viewIsAppearing:
      fact(
        "viewIsAppearing:", .appearance, "The view is in the window, with its size and traits; before the first layout."
      )
    case .viewDidAppear: fact("viewDidAppear:", .appearance, "The view is on screen; any animation has ended.")
    case .viewWillDisappear: fact("viewWillDisappear:", .appearance, "The view is about to be covered or removed.")
    case .viewDidDisappear: fact("viewDidDisappear:", .appearance, "The view is off screen; any animation has ended.")
    case .updateProperties:
      fact(
        "updateProperties", .layout,
        "What the view shows needs an update. A trace shows it if the scenario names it; few classes override it.")
    case .updateViewConstraints:
      fact("updateViewConstraints", .constraints, "The view's constraints need an update before layout.")
    case .initWithFrame:
      fact(
        "initWithFrame:", swift: "init(frame:)", .creation,
        "Code makes the view; one from a nib or a storyboard gets initWithCoder: instead, which isn't shown. A trace "
          + "shows it if the scenario names it.")
    case .updateConstraints:
      fact(
        "updateConstraints", .constraints,
        "The view updates its constraints. A trace shows it if the scenario names it; few classes override it.")
    case .viewWillLayoutSubviews:
      fact(
        "viewWillLayoutSubviews", .layout,
        "The view is about to lay out its subviews; its bounds are right for the first time.")
    case .layoutSubviews: fact("layoutSubviews", .layout, "The view lays out its subviews.")
    case .viewDidLayoutSubviews: fact("viewDidLayoutSubviews", .layout, "The view has laid out its subviews.")
    case .shouldAutorotateToInterfaceOrientation:
      fact(
        "shouldAutorotateToInterfaceOrientation:", swift: "shouldAutorotate(to:)", .orientation, answer: .yesOrNo,
        "Asks whether the controller supports one orientation.")
    case .shouldAutorotate:
      fact(
        "shouldAutorotate", swift: "shouldAutorotate", .orientation, answer: .yesOrNo,
        "Asks whether the interface may rotate at all.")
    case .supportedInterfaceOrientations:
      fact(
        "supportedInterfaceOrientations", swift: "supportedInterfaceOrientations", .orientation, answer: .orientations,
        "Asks for the set of supported orientations.")
    case .preferredInterfaceOrientationForPresentation:
      fact(
        "preferredInterfaceOrientationForPresentation", swift: "preferredInterfaceOrientationForPresentation",
        .orientation, answer: .orientation, "Asks in which orientation to appear when presented full screen.")
    case .willRotate:
      fact(
        "willRotateToInterfaceOrientation:duration:", swift: "willRotate(to:duration:)", .rotation,
        "The interface is about to rotate; bounds and orientation are still the old ones.")
    case .willAnimateRotation:
      fact(
        "willAnimateRotationToInterfaceOrientation:duration:", swift: "willAnimateRotation(to:duration:)", .rotation,
        "Inside the animation of the rotation; bounds and orientation are the new ones.")
    case .didRotate:
      fact("didRotateFromInterfaceOrientation:", swift: "didRotate(from:)", .rotation, "The rotation has ended.")
    case .willAnimateFirstHalf:
      fact(
        "willAnimateFirstHalfOfRotationToInterfaceOrientation:duration:",
        swift: "willAnimateFirstHalfOfRotation(to:duration:)", .rotation,
        "The first half of a rotation in two steps begins. A class has this method only if `overrides` or a hook names it."
      )
    case .didAnimateFirstHalf:
      fact(
        "didAnimateFirstHalfOfRotationToInterfaceOrientation:", swift: "didAnimateFirstHalfOfRotation(to:)", .rotation,
        "The first half of a rotation in two steps has ended.")
    case .willAnimateSecondHalf:
      fact(
        "willAnimateSecondHalfOfRotationFromInterfaceOrientation:duration:",
        swift: "willAnimateSecondHalfOfRotation(from:duration:)", .rotation,
        "The second half of a rotation in two steps begins.")
    case .willTransitionToTraitCollection:
      fact(
        "willTransitionToTraitCollection:withTransitionCoordinator:", swift: "willTransition(to:with:)", .size,
        "A size class is about to change.")
    case .viewWillTransitionToSize:
      fact(
        "viewWillTransitionToSize:withTransitionCoordinator:", swift: "viewWillTransition(to:with:)", .size,
        "The view is about to get another size.")
    case .traitCollectionDidChange: fact("traitCollectionDidChange:", .size, "The traits have changed.")
    case .traitChangeHandler:
      fact(
        "registerForTraitChanges:withHandler:", swift: "registerForTraitChanges(_:handler:)", .size,
        "The block that a controller has registered for changes of its size classes.")
    case .viewLayoutMarginsDidChange: fact("viewLayoutMarginsDidChange", .size, "The margins of the view have changed.")
    case .viewSafeAreaInsetsDidChange:
      fact("viewSafeAreaInsetsDidChange", .size, "Bars or the edges of the screen take more or less of the view.")
    case .preferredContentSizeDidChange:
      fact(
        "preferredContentSizeDidChangeForChildContentContainer:",
        swift: "preferredContentSizeDidChange(forChildContentContainer:)", .size, "A child asks for another size.")
    case .willMoveToParent:
      fact(
        "willMoveToParentViewController:", swift: "willMove(toParent:)", .containment,
        "The controller is about to get a parent, or to lose it.")
    case .didMoveToParent:
      fact(
        "didMoveToParentViewController:", swift: "didMove(toParent:)", .containment,
        "The controller has got a parent, or has lost it.")
    case .didReceiveMemoryWarning:
      fact("didReceiveMemoryWarning", .memory, "Memory is short; in iOS 5, a view without superview is released.")
    case .setEditing:
      fact("setEditing:animated:", .editing, "The content of the view can be edited from now on, or no longer.")
    case .navigationWillShow:
      fact(
        "navigationController:willShowViewController:animated:", swift: "navigationController(_:willShow:animated:)",
        .delegate, "The navigation controller is about to show a controller.")
    case .navigationDidShow:
      fact(
        "navigationController:didShowViewController:animated:", swift: "navigationController(_:didShow:animated:)",
        .delegate, "The navigation controller has shown a controller.")
    case .tabBarShouldSelect:
      fact(
        "tabBarController:shouldSelectViewController:", swift: "tabBarController(_:shouldSelect:)", .delegate,
        answer: .yesOrNo, "Asks whether a tapped tab may be selected.")
    case .tabBarDidSelect:
      fact(
        "tabBarController:didSelectViewController:", swift: "tabBarController(_:didSelect:)", .delegate,
        "The user has selected a tab.")
    case .splitWillHide:
      fact(
        "splitViewController:willHideViewController:withBarButtonItem:forPopoverController:",
        swift: "splitViewController(_:willHide:with:for:)", .delegate, "The master is about to be hidden.")
    case .splitWillShow:
      fact(
        "splitViewController:willShowViewController:invalidatingBarButtonItem:",
        swift: "splitViewController(_:willShow:invalidating:)", .delegate, "The master is about to be shown again.")
    case .splitSupportedOrientations:
      fact(
        "splitViewControllerSupportedInterfaceOrientations:",
        .delegate, answer: .orientations,
        "Asks for the orientations of a split view controller; returns what the split view controller supports. A trace shows it if "
          + "the scenario names it.")
    case .splitPreferredOrientation:
      fact(
        "splitViewControllerPreferredInterfaceOrientationForPresentation:", .delegate, answer: .orientation,
        "Asks in which orientation a split view controller is presented; returns what the split view controller prefers. A "
          + "trace shows it if the scenario names it.")
    case .splitWillChangeMode:
      fact(
        "splitViewController:willChangeToDisplayMode:", swift: "splitViewController(_:willChangeTo:)", .delegate,
        "Other columns are about to be on screen.")
    case .splitTargetMode:
      fact(
        "targetDisplayModeForActionInSplitViewController:", swift: "targetDisplayModeForAction(in:)", .delegate,
        answer: .displayMode, "Asks what the button of the split view controller leads to.")
    case .splitShow:
      fact(
        "splitViewController:showViewController:sender:", swift: "splitViewController(_:show:sender:)", .delegate,
        answer: .yesOrNo, "Asks whether the app itself shows a controller in the primary column.")
    case .splitShowDetail:
      fact(
        "splitViewController:showDetailViewController:sender:", swift: "splitViewController(_:showDetail:sender:)",
        .delegate, answer: .yesOrNo, "Asks whether the app itself shows a controller in the secondary column.")
    case .splitPrimaryForCollapsing:
      fact(
        "primaryViewControllerForCollapsingSplitViewController:", swift: "primaryViewController(forCollapsing:)",
        .delegate, answer: .controller, "Asks for the one controller that is left when the split view collapses.")
    case .splitCollapseSecondary:
      fact(
        "splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:",
        swift: "splitViewController(_:collapseSecondary:onto:)", .delegate, answer: .yesOrNo,
        "Asks whether the app itself does what is to be done with the secondary controller, be it nothing.")
    case .splitPrimaryForExpanding:
      fact(
        "primaryViewControllerForExpandingSplitViewController:", swift: "primaryViewController(forExpanding:)",
        .delegate, answer: .controller, "Asks for the primary controller of a split view that expands.")
    case .splitSeparateSecondary:
      fact(
        "splitViewController:separateSecondaryViewControllerFromPrimaryViewController:",
        swift: "splitViewController(_:separateSecondaryFrom:)", .delegate, answer: .controller,
        "Asks for the secondary controller of a split view that expands.")
    case .splitTopColumn:
      fact(
        "splitViewController:topColumnForCollapsingToProposedTopColumn:", .delegate, answer: .column,
        "Asks which column is on top when the columns are stacked.")
    case .splitModeForExpanding:
      fact(
        "splitViewController:displayModeForExpandingToProposedDisplayMode:", .delegate, answer: .displayMode,
        "Asks which columns are on screen when the stack is taken apart.")
    case .splitDidCollapse: fact("splitViewControllerDidCollapse:", .delegate, "The columns have been stacked.")
    case .splitDidExpand: fact("splitViewControllerDidExpand:", .delegate, "The stack has been taken apart.")
    case .splitWillShowColumn:
      fact(
        "splitViewController:willShowColumn:", swift: "splitViewController(_:willShow:)", .delegate,
        "A column is about to come on screen.")
    case .splitWillHideColumn:
      fact(
        "splitViewController:willHideColumn:", swift: "splitViewController(_:willHide:)", .delegate,
        "A column is about to leave the screen.")
    case .pageAfter:
      fact(
        "pageViewController:viewControllerAfterViewController:", swift: "pageViewController(_:viewControllerAfter:)",
        .delegate, answer: .controller, "Asks the data source which page comes next.")
    case .pageBefore:
      fact(
        "pageViewController:viewControllerBeforeViewController:", swift: "pageViewController(_:viewControllerBefore:)",
        .delegate, answer: .controller, "Asks the data source which page comes before.")
    case .pageWillTransition:
      fact(
        "pageViewController:willTransitionToViewControllers:", swift: "pageViewController(_:willTransitionTo:)",
        .delegate, "A gesture begins to turn the page.")
    case .pageDidFinish:
      fact(
        "pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:", .delegate,
        "A page turn by gesture has ended, completed or not.")
    case .pageSpineLocation:
      fact(
        "pageViewController:spineLocationForInterfaceOrientation:", swift: "pageViewController(_:spineLocationFor:)",
        .delegate,
        "Asks the delegate where the spine of curled pages is in an orientation. It is at the side of one page here.")
    case .presentSearch:
      fact(
        "presentSearchController:", .delegate, "A search begins: the delegate can present the search controller itself."
      )
    case .willPresentSearch:
      fact("willPresentSearchController:", .delegate, "UIKit is about to present the search controller.")
    case .didPresentSearch: fact("didPresentSearchController:", .delegate, "UIKit has presented the search controller.")
    case .willDismissSearch:
      fact("willDismissSearchController:", .delegate, "UIKit is about to dismiss the search controller.")
    case .didDismissSearch: fact("didDismissSearchController:", .delegate, "UIKit has dismissed the search controller.")
    case .updateSearchResults:
      fact(
        "updateSearchResultsForSearchController:", swift: "updateSearchResults(for:)", .delegate,
        "A search begins, or the text of the search bar has changed.")
    case .shouldPerformSegue:
      fact(
        "shouldPerformSegueWithIdentifier:sender:", swift: "shouldPerformSegue(withIdentifier:sender:)", .segue,
        answer: .yesOrNo, "Asks the source whether a segue that the user has triggered goes on.")
    case .prepareForSegue:
      fact(
        "prepareForSegue:sender:", swift: "prepare(for:sender:)", .segue,
        "The destination is made and its view is not: the source hands over what the destination needs.")
    case .canPerformUnwind:
      fact(
        "canPerformUnwindSegueAction:fromViewController:withSender:",
        swift: "canPerformUnwindSegueAction(_:from:withSender:)", .segue, answer: .yesOrNo,
        "Asks whether an unwind segue ends at this controller.")
    case .viewControllerForUnwinding:
      fact(
        "viewControllerForUnwindSegueAction:fromViewController:withSender:",
        swift: "forUnwindSegueAction(_:from:withSender:)", .segue,
        "Asks a container which controller in it takes the unwind action.")
    case .segueForUnwinding:
      fact(
        "segueForUnwindingToViewController:fromViewController:identifier:",
        swift: "segueForUnwinding(to:from:identifier:)", .segue, "Asks a container for the segue that goes back.")
    case .allowedChildrenForUnwinding:
      fact(
        "allowedChildViewControllersForUnwindingFromSource:", swift: "allowedChildrenForUnwinding(from:)", .segue,
        "Asks a controller in which children the search for the destination goes on.")
    case .unwindForSegue:
      fact(
        "unwindForSegue:towardsViewController:", swift: "unwind(for:towards:)", .segue,
        "Tells a container to bring a child on the way back on screen.")
    case .unwindAction:
      fact(
        "unwindAction:", .segue,
        "The app's own action that marks where an unwind segue ends; its name is the app's choice.")
    case .shouldSaveState:
      fact(
        "application:shouldSaveApplicationState:", .restoration, answer: .yesOrNo,
        "Asks whether the state of the app is saved.")
    case .willEncodeState:
      fact(
        "application:willEncodeRestorableStateWithCoder:", swift: "application(_:willEncodeRestorableStateWith:)",
        .restoration, "The state of the app is about to be saved.")
    case .shouldRestoreState:
      fact(
        "application:shouldRestoreApplicationState:", .restoration, answer: .yesOrNo,
        "Asks whether the saved state is restored.")
    case .didDecodeState:
      fact(
        "application:didDecodeRestorableStateWithCoder:", swift: "application(_:didDecodeRestorableStateWith:)",
        .restoration, "All saved controllers have been decoded.")
    case .appRestores:
      fact(
        "application:viewControllerWithRestorationIdentifierPath:coder:", .restoration,
        "Asks the application's delegate for a saved controller that has no restoration class.")
    case .restorationClassMakes:
      fact(
        "viewControllerWithRestorationIdentifierPath:coder:",
        swift: "viewController(withRestorationIdentifierPath:coder:)", .restoration,
        "Asks the restoration class for a saved controller.")
    case .encodeState:
      fact(
        "encodeRestorableStateWithCoder:", swift: "encodeRestorableState(with:)", .restoration,
        "The controller saves its state.")
    case .decodeState:
      fact(
        "decodeRestorableStateWithCoder:", swift: "decodeRestorableState(with:)", .restoration,
        "The controller takes up what it has saved; its view is loaded and has not appeared.")
    case .finishedRestoring:
      fact("applicationFinishedRestoringState", .restoration, "All that was saved has been restored.")
    case .configurationForConnecting:
      fact(
        "application:configurationForConnectingSceneSession:options:",
        swift: "application(_:configurationForConnecting:options:)", .application,
        "Asks the application's delegate for the configuration of a new scene.")
    case .sceneWillConnect:
      fact(
        "scene:willConnectToSession:options:", swift: "scene(_:willConnectTo:options:)", .application,
        "The scene has been added to the app; its window is about to be shown.")
    case .sceneWillEnterForeground:
      fact("sceneWillEnterForeground:", .application, "The scene is about to come on screen.")
    case .sceneDidBecomeActive: fact("sceneDidBecomeActive:", .application, "The scene takes part in events.")
    case .sceneWillResignActive:
      fact("sceneWillResignActive:", .application, "The scene is about to stop taking part in events.")
    case .sceneDidEnterBackground: fact("sceneDidEnterBackground:", .application, "The scene is in the background.")
    case .sceneDidDisconnect: fact("sceneDidDisconnect:", .application, "The system has taken the scene away.")
    case .openURLFromApplication:
      fact(
        "application:openURL:sourceApplication:annotation:", swift: "application(_:open:sourceApplication:annotation:)",
        .application, answer: .yesOrNo, "Asks the application's delegate to open a URL, iOS 8 and earlier.")
    case .openURLWithOptions:
      fact(
        "application:openURL:options:", swift: "application(_:open:options:)", .application, answer: .yesOrNo,
        "Asks the application's delegate to open a URL.")
    case .continueActivity:
      fact(
        "application:continueUserActivity:restorationHandler:", swift: "application(_:continue:restorationHandler:)",
        .application, answer: .yesOrNo,
        "Gives the application's delegate an activity to continue, such as a universal link.")
    case .sceneOpensURL: fact("scene:openURLContexts:", .application, "Asks the scene's delegate to open URLs.")
    case .sceneContinuesActivity:
      fact(
        "scene:continueUserActivity:", swift: "scene(_:continue:)", .application,
        "Gives the scene's delegate an activity to continue, such as a universal link.")
    case .presentationControllerFor:
      fact(
        "presentationControllerForPresentedViewController:presentingViewController:sourceViewController:",
        swift: "presentationController(forPresented:presenting:source:)", .presentation,
        "Asks the transitioning delegate for the presentation controller.")
    case .animationControllerForPresented:
      fact(
        "animationControllerForPresentedController:presentingController:sourceController:",
        swift: "animationController(forPresented:presenting:source:)", .presentation,
        "Asks the transitioning delegate for the animator of a presentation.")
    case .animationControllerForDismissed:
      fact(
        "animationControllerForDismissedController:", swift: "animationController(forDismissed:)", .presentation,
        "Asks the transitioning delegate for the animator of a dismissal.")
    case .presentationTransitionWillBegin:
      fact("presentationTransitionWillBegin", .presentation, "The presentation is about to begin.")
    case .presentationTransitionDidEnd:
      fact("presentationTransitionDidEnd:", .presentation, "The presentation has ended, completed or not.")
    case .dismissalTransitionWillBegin:
      fact("dismissalTransitionWillBegin", .presentation, "The dismissal is about to begin.")
    case .dismissalTransitionDidEnd:
      fact("dismissalTransitionDidEnd:", .presentation, "The dismissal has ended, completed or not.")
    case .transitionDuration:
      fact(
        "transitionDuration:", swift: "transitionDuration(using:)", .presentation,
        "Asks an animator how long the transition takes.")
    case .animateTransition:
      fact(
        "animateTransition:", swift: "animateTransition(using:)", .presentation, "The animator shows the transition.")
    case .animationEnded:
      fact("animationEnded:", .presentation, "The transition has ended, completed or not; last of all.")
    case .adaptiveStyle:
      fact(
        "adaptivePresentationStyleForPresentationController:", swift: "adaptivePresentationStyle(for:)", .presentation,
        answer: .style, "Asks the delegate of a presentation for the style in a compact width.")
    case .adaptiveStyleForTraits:
      fact(
        "adaptivePresentationStyleForPresentationController:traitCollection:",
        swift: "adaptivePresentationStyle(for:traitCollection:)", .presentation, answer: .style,
        "Asks the delegate of a presentation for the style with these traits.")
    case .controllerForAdaptiveStyle:
      fact(
        "presentationController:viewControllerForAdaptivePresentationStyle:", .presentation, answer: .controller,
        "Asks the delegate of a presentation whether it has another controller to present in this style.")
    case .willPresentWithAdaptiveStyle:
      fact(
        "presentationController:willPresentWithAdaptiveStyle:transitionCoordinator:", .presentation,
        "The presentation is about to come in this style; none: in the one that was asked for.")
    case .popoverControllerShouldDismiss:
      fact(
        "popoverControllerShouldDismissPopover:", .presentation, answer: .yesOrNo,
        "Asks the delegate of a popover whether a tap beside it dismisses it.")
    case .popoverControllerDidDismiss:
      fact("popoverControllerDidDismissPopover:", .presentation, "A tap beside a popover has dismissed it.")
    case .prepareForPopover:
      fact("prepareForPopoverPresentation:", .presentation, "A popover is about to be presented.")
    case .popoverShouldDismiss:
      fact(
        "popoverPresentationControllerShouldDismissPopover:", .presentation, answer: .yesOrNo,
        "Asks the delegate of a popover whether a tap beside it dismisses it.")
    case .popoverDidDismiss:
      fact("popoverPresentationControllerDidDismissPopover:", .presentation, "A tap beside a popover has dismissed it.")
    case .sheetDidChangeDetent:
      fact(
        "sheetPresentationControllerDidChangeSelectedDetentIdentifier:", .presentation,
        "The user has drawn a sheet to another height.")
    case .presentationShouldDismiss:
      fact(
        "presentationControllerShouldDismiss:", .presentation, answer: .yesOrNo,
        "Asks the delegate of a presentation whether the user may swipe it away.")
    case .presentationWillDismiss:
      fact("presentationControllerWillDismiss:", .presentation, "The user has begun to swipe a sheet away.")
    case .presentationDidDismiss:
      fact("presentationControllerDidDismiss:", .presentation, "The user has swiped a sheet away.")
    case .presentationDidAttemptToDismiss:
      fact(
        "presentationControllerDidAttemptToDismiss:", .presentation,
        "The user has tried to swipe away a sheet that refuses it.")
    case .presentCompletion:
      fact(
        "presentViewController:animated:completion:", swift: "present(_:animated:completion:)", .completion,
        "The completion block of a presentation.")
    case .dismissCompletion:
      fact(
        "dismissViewControllerAnimated:completion:", swift: "dismiss(animated:completion:)", .completion,
        "The completion block of a dismissal.")
    case .transitionCompletion:
      fact(
        "transitionFromViewController:toViewController:duration:options:animations:completion:",
        swift: "transition(from:to:duration:options:animations:completion:)", .completion,
        "The completion block of a transition between children.")
    }
  }

  private func fact(
    _ selector: String, swift: String? = nil, _ family: Family, answer: FieldKey.Kind? = nil, _ summary: String
  ) -> Facts {
    Facts(selector: selector, ownSwiftName: swift, family: family, answer: answer, summary: summary)
  }
}
