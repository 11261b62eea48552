/// A message that UIKit sends: to a controller, its view, a delegate, or the application's delegate.
///
/// This is the one list of them. Language, traces, help, documentation and completions are made from it; to add a
/// callback, add a case, its row in `facts`, and its purpose in `summaries.md`.
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
    /// As Swift spells it, where that does not follow from the selector; from the parenthesis on, if all in front is the same.
    fileprivate let ownSwiftName: String?
    /// As Swift spells it.
    package var swiftName: String {
      if let ownSwiftName, ownSwiftName.utf8.first != UInt8(ascii: "(") { return ownSwiftName }
      guard let end = selector.utf8.firstIndex(of: UInt8(ascii: ":")) else { return selector + "()" }
      return selector[..<end] + (ownSwiftName ?? "(_" + selector[end...] + ")")
    }
    package let family: Family
    /// The kind of return value of a query method; nil for other callbacks.
    package let answer: FieldKey.Kind?
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

  /// Whether a URL or a link opens the app.
  var isOfURLs: Bool {
    switch self {
    case .openURLFromApplication, .openURLWithOptions, .continueActivity, .sceneOpensURL, .sceneContinuesActivity: true
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

  /// The purpose, in one sentence.
  package var summary: String { Self.summaries[selector] ?? "" }

  /// The purposes of all callbacks by their selectors, and of the families by their names.
  package static let summaries = Dictionary(
    uniqueKeysWithValues: TextSection.rows(in: TextFiles.summaries).map { (String($0[0]), String($0[1])) })

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
    case .willFinishLaunching: fact("application:willFinishLaunchingWithOptions:", .application)
    case .didFinishLaunching: fact("application:didFinishLaunchingWithOptions:", .application)
    case .didBecomeActive: fact("applicationDidBecomeActive:", .application)
    case .willResignActive: fact("applicationWillResignActive:", .application)
    case .willTerminate: fact("applicationWillTerminate:", .application)
    case .didDiscardScenes: fact("application:didDiscardSceneSessions:", .application)
    case .didEnterBackground: fact("applicationDidEnterBackground:", .application)
    case .willEnterForeground: fact("applicationWillEnterForeground:", .application)
    case .appDidReceiveMemoryWarning: fact("applicationDidReceiveMemoryWarning:", .application)
    case .supportedOrientationsForWindow:
      fact(
        "application:supportedInterfaceOrientationsForWindow:", swift: "(_:supportedInterfaceOrientationsFor:)",
        .orientation, answer: .orientations)
    case .willChangeStatusBarOrientation: fact("application:willChangeStatusBarOrientation:duration:", .application)
    case .didChangeStatusBarOrientation: fact("application:didChangeStatusBarOrientation:", .application)
    case .willChangeStatusBarFrame: fact("application:willChangeStatusBarFrame:", .application)
    case .didChangeStatusBarFrame: fact("application:didChangeStatusBarFrame:", .application)
    case .initWithNibName: fact("initWithNibName:bundle:", swift: "init(nibName:bundle:)", .creation)
    case .initWithCoder: fact("initWithCoder:", swift: "init(coder:)", .creation)
    case .awakeFromNib: fact("awakeFromNib", .creation)
    case .dealloc: fact("dealloc", swift: "deinit", .creation)
    case .loadView: fact("loadView", .loading)
    case .viewDidLoad: fact("viewDidLoad", .loading)
    case .viewWillUnload: fact("viewWillUnload", .loading)
    case .viewDidUnload: fact("viewDidUnload", .loading)
    case .viewWillAppear: fact("viewWillAppear:", .appearance)
    case .viewIsAppearing: fact("viewIsAppearing:", .appearance)
    case .viewDidAppear: fact("viewDidAppear:", .appearance)
    case .viewWillDisappear: fact("viewWillDisappear:", .appearance)
    case .viewDidDisappear: fact("viewDidDisappear:", .appearance)
    case .updateProperties: fact("updateProperties", .layout)
    case .updateViewConstraints: fact("updateViewConstraints", .constraints)
    case .initWithFrame: fact("initWithFrame:", swift: "init(frame:)", .creation)
    case .updateConstraints: fact("updateConstraints", .constraints)
    case .viewWillLayoutSubviews: fact("viewWillLayoutSubviews", .layout)
    case .layoutSubviews: fact("layoutSubviews", .layout)
    case .viewDidLayoutSubviews: fact("viewDidLayoutSubviews", .layout)
    case .shouldAutorotateToInterfaceOrientation:
      fact("shouldAutorotateToInterfaceOrientation:", swift: "shouldAutorotate(to:)", .orientation, answer: .yesOrNo)
    case .shouldAutorotate: fact("shouldAutorotate", swift: "shouldAutorotate", .orientation, answer: .yesOrNo)
    case .supportedInterfaceOrientations:
      fact(
        "supportedInterfaceOrientations", swift: "supportedInterfaceOrientations", .orientation, answer: .orientations)
    case .preferredInterfaceOrientationForPresentation:
      fact(
        "preferredInterfaceOrientationForPresentation", swift: "preferredInterfaceOrientationForPresentation",
        .orientation, answer: .orientation)
    case .willRotate: fact("willRotateToInterfaceOrientation:duration:", swift: "willRotate(to:duration:)", .rotation)
    case .willAnimateRotation:
      fact("willAnimateRotationToInterfaceOrientation:duration:", swift: "willAnimateRotation(to:duration:)", .rotation)
    case .didRotate: fact("didRotateFromInterfaceOrientation:", swift: "didRotate(from:)", .rotation)
    case .willAnimateFirstHalf:
      fact(
        "willAnimateFirstHalfOfRotationToInterfaceOrientation:duration:",
        swift: "willAnimateFirstHalfOfRotation(to:duration:)", .rotation)
    case .didAnimateFirstHalf:
      fact(
        "didAnimateFirstHalfOfRotationToInterfaceOrientation:", swift: "didAnimateFirstHalfOfRotation(to:)", .rotation)
    case .willAnimateSecondHalf:
      fact(
        "willAnimateSecondHalfOfRotationFromInterfaceOrientation:duration:",
        swift: "willAnimateSecondHalfOfRotation(from:duration:)", .rotation)
    case .willTransitionToTraitCollection:
      fact("willTransitionToTraitCollection:withTransitionCoordinator:", swift: "willTransition(to:with:)", .size)
    case .viewWillTransitionToSize:
      fact("viewWillTransitionToSize:withTransitionCoordinator:", swift: "viewWillTransition(to:with:)", .size)
    case .traitCollectionDidChange: fact("traitCollectionDidChange:", .size)
    case .traitChangeHandler: fact("registerForTraitChanges:withHandler:", swift: "(_:handler:)", .size)
    case .viewLayoutMarginsDidChange: fact("viewLayoutMarginsDidChange", .size)
    case .viewSafeAreaInsetsDidChange: fact("viewSafeAreaInsetsDidChange", .size)
    case .preferredContentSizeDidChange:
      fact(
        "preferredContentSizeDidChangeForChildContentContainer:",
        swift: "preferredContentSizeDidChange(forChildContentContainer:)", .size)
    case .willMoveToParent: fact("willMoveToParentViewController:", swift: "willMove(toParent:)", .containment)
    case .didMoveToParent: fact("didMoveToParentViewController:", swift: "didMove(toParent:)", .containment)
    case .didReceiveMemoryWarning: fact("didReceiveMemoryWarning", .memory)
    case .setEditing: fact("setEditing:animated:", .editing)
    case .navigationWillShow:
      fact("navigationController:willShowViewController:animated:", swift: "(_:willShow:animated:)", .delegate)
    case .navigationDidShow:
      fact("navigationController:didShowViewController:animated:", swift: "(_:didShow:animated:)", .delegate)
    case .tabBarShouldSelect:
      fact("tabBarController:shouldSelectViewController:", swift: "(_:shouldSelect:)", .delegate, answer: .yesOrNo)
    case .tabBarDidSelect: fact("tabBarController:didSelectViewController:", swift: "(_:didSelect:)", .delegate)
    case .splitWillHide:
      fact(
        "splitViewController:willHideViewController:withBarButtonItem:forPopoverController:",
        swift: "(_:willHide:with:for:)", .delegate)
    case .splitWillShow:
      fact(
        "splitViewController:willShowViewController:invalidatingBarButtonItem:", swift: "(_:willShow:invalidating:)",
        .delegate)
    case .splitSupportedOrientations:
      fact("splitViewControllerSupportedInterfaceOrientations:", .delegate, answer: .orientations)
    case .splitPreferredOrientation:
      fact("splitViewControllerPreferredInterfaceOrientationForPresentation:", .delegate, answer: .orientation)
    case .splitWillChangeMode:
      fact("splitViewController:willChangeToDisplayMode:", swift: "(_:willChangeTo:)", .delegate)
    case .splitTargetMode:
      fact(
        "targetDisplayModeForActionInSplitViewController:", swift: "targetDisplayModeForAction(in:)", .delegate,
        answer: .displayMode)
    case .splitShow:
      fact("splitViewController:showViewController:sender:", swift: "(_:show:sender:)", .delegate, answer: .yesOrNo)
    case .splitShowDetail:
      fact(
        "splitViewController:showDetailViewController:sender:", swift: "(_:showDetail:sender:)", .delegate,
        answer: .yesOrNo)
    case .splitPrimaryForCollapsing:
      fact(
        "primaryViewControllerForCollapsingSplitViewController:", swift: "primaryViewController(forCollapsing:)",
        .delegate, answer: .controller)
    case .splitCollapseSecondary:
      fact(
        "splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:",
        swift: "(_:collapseSecondary:onto:)", .delegate, answer: .yesOrNo)
    case .splitPrimaryForExpanding:
      fact(
        "primaryViewControllerForExpandingSplitViewController:", swift: "primaryViewController(forExpanding:)",
        .delegate, answer: .controller)
    case .splitSeparateSecondary:
      fact(
        "splitViewController:separateSecondaryViewControllerFromPrimaryViewController:",
        swift: "(_:separateSecondaryFrom:)", .delegate, answer: .controller)
    case .splitTopColumn:
      fact("splitViewController:topColumnForCollapsingToProposedTopColumn:", .delegate, answer: .column)
    case .splitModeForExpanding:
      fact("splitViewController:displayModeForExpandingToProposedDisplayMode:", .delegate, answer: .displayMode)
    case .splitDidCollapse: fact("splitViewControllerDidCollapse:", .delegate)
    case .splitDidExpand: fact("splitViewControllerDidExpand:", .delegate)
    case .splitWillShowColumn: fact("splitViewController:willShowColumn:", swift: "(_:willShow:)", .delegate)
    case .splitWillHideColumn: fact("splitViewController:willHideColumn:", swift: "(_:willHide:)", .delegate)
    case .pageAfter:
      fact(
        "pageViewController:viewControllerAfterViewController:", swift: "(_:viewControllerAfter:)", .delegate,
        answer: .controller)
    case .pageBefore:
      fact(
        "pageViewController:viewControllerBeforeViewController:", swift: "(_:viewControllerBefore:)", .delegate,
        answer: .controller)
    case .pageWillTransition:
      fact("pageViewController:willTransitionToViewControllers:", swift: "(_:willTransitionTo:)", .delegate)
    case .pageDidFinish:
      fact("pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:", .delegate)
    case .pageSpineLocation:
      fact("pageViewController:spineLocationForInterfaceOrientation:", swift: "(_:spineLocationFor:)", .delegate)
    case .presentSearch: fact("presentSearchController:", .delegate)
    case .willPresentSearch: fact("willPresentSearchController:", .delegate)
    case .didPresentSearch: fact("didPresentSearchController:", .delegate)
    case .willDismissSearch: fact("willDismissSearchController:", .delegate)
    case .didDismissSearch: fact("didDismissSearchController:", .delegate)
    case .updateSearchResults:
      fact("updateSearchResultsForSearchController:", swift: "updateSearchResults(for:)", .delegate)
    case .shouldPerformSegue:
      fact(
        "shouldPerformSegueWithIdentifier:sender:", swift: "shouldPerformSegue(withIdentifier:sender:)", .segue,
        answer: .yesOrNo)
    case .prepareForSegue: fact("prepareForSegue:sender:", swift: "prepare(for:sender:)", .segue)
    case .canPerformUnwind:
      fact(
        "canPerformUnwindSegueAction:fromViewController:withSender:", swift: "(_:from:withSender:)", .segue,
        answer: .yesOrNo)
    case .viewControllerForUnwinding:
      fact(
        "viewControllerForUnwindSegueAction:fromViewController:withSender:",
        swift: "forUnwindSegueAction(_:from:withSender:)", .segue)
    case .segueForUnwinding:
      fact(
        "segueForUnwindingToViewController:fromViewController:identifier:",
        swift: "segueForUnwinding(to:from:identifier:)", .segue)
    case .allowedChildrenForUnwinding:
      fact("allowedChildViewControllersForUnwindingFromSource:", swift: "allowedChildrenForUnwinding(from:)", .segue)
    case .unwindForSegue: fact("unwindForSegue:towardsViewController:", swift: "unwind(for:towards:)", .segue)
    case .unwindAction: fact("unwindAction:", .segue)
    case .shouldSaveState: fact("application:shouldSaveApplicationState:", .restoration, answer: .yesOrNo)
    case .willEncodeState:
      fact("application:willEncodeRestorableStateWithCoder:", swift: "(_:willEncodeRestorableStateWith:)", .restoration)
    case .shouldRestoreState: fact("application:shouldRestoreApplicationState:", .restoration, answer: .yesOrNo)
    case .didDecodeState:
      fact("application:didDecodeRestorableStateWithCoder:", swift: "(_:didDecodeRestorableStateWith:)", .restoration)
    case .appRestores: fact("application:viewControllerWithRestorationIdentifierPath:coder:", .restoration)
    case .restorationClassMakes:
      fact(
        "viewControllerWithRestorationIdentifierPath:coder:",
        swift: "viewController(withRestorationIdentifierPath:coder:)", .restoration)
    case .encodeState: fact("encodeRestorableStateWithCoder:", swift: "encodeRestorableState(with:)", .restoration)
    case .decodeState: fact("decodeRestorableStateWithCoder:", swift: "decodeRestorableState(with:)", .restoration)
    case .finishedRestoring: fact("applicationFinishedRestoringState", .restoration)
    case .configurationForConnecting:
      fact(
        "application:configurationForConnectingSceneSession:options:", swift: "(_:configurationForConnecting:options:)",
        .application)
    case .sceneWillConnect:
      fact("scene:willConnectToSession:options:", swift: "(_:willConnectTo:options:)", .application)
    case .sceneWillEnterForeground: fact("sceneWillEnterForeground:", .application)
    case .sceneDidBecomeActive: fact("sceneDidBecomeActive:", .application)
    case .sceneWillResignActive: fact("sceneWillResignActive:", .application)
    case .sceneDidEnterBackground: fact("sceneDidEnterBackground:", .application)
    case .sceneDidDisconnect: fact("sceneDidDisconnect:", .application)
    case .openURLFromApplication:
      fact(
        "application:openURL:sourceApplication:annotation:", swift: "(_:open:sourceApplication:annotation:)",
        .application, answer: .yesOrNo)
    case .openURLWithOptions:
      fact("application:openURL:options:", swift: "(_:open:options:)", .application, answer: .yesOrNo)
    case .continueActivity:
      fact(
        "application:continueUserActivity:restorationHandler:", swift: "(_:continue:restorationHandler:)", .application,
        answer: .yesOrNo)
    case .sceneOpensURL: fact("scene:openURLContexts:", .application)
    case .sceneContinuesActivity: fact("scene:continueUserActivity:", swift: "(_:continue:)", .application)
    case .presentationControllerFor:
      fact(
        "presentationControllerForPresentedViewController:presentingViewController:sourceViewController:",
        swift: "presentationController(forPresented:presenting:source:)", .presentation)
    case .animationControllerForPresented:
      fact(
        "animationControllerForPresentedController:presentingController:sourceController:",
        swift: "animationController(forPresented:presenting:source:)", .presentation)
    case .animationControllerForDismissed:
      fact("animationControllerForDismissedController:", swift: "animationController(forDismissed:)", .presentation)
    case .presentationTransitionWillBegin: fact("presentationTransitionWillBegin", .presentation)
    case .presentationTransitionDidEnd: fact("presentationTransitionDidEnd:", .presentation)
    case .dismissalTransitionWillBegin: fact("dismissalTransitionWillBegin", .presentation)
    case .dismissalTransitionDidEnd: fact("dismissalTransitionDidEnd:", .presentation)
    case .transitionDuration: fact("transitionDuration:", swift: "(using:)", .presentation)
    case .animateTransition: fact("animateTransition:", swift: "(using:)", .presentation)
    case .animationEnded: fact("animationEnded:", .presentation)
    case .adaptiveStyle:
      fact(
        "adaptivePresentationStyleForPresentationController:", swift: "adaptivePresentationStyle(for:)", .presentation,
        answer: .style)
    case .adaptiveStyleForTraits:
      fact(
        "adaptivePresentationStyleForPresentationController:traitCollection:",
        swift: "adaptivePresentationStyle(for:traitCollection:)", .presentation, answer: .style)
    case .controllerForAdaptiveStyle:
      fact("presentationController:viewControllerForAdaptivePresentationStyle:", .presentation, answer: .controller)
    case .willPresentWithAdaptiveStyle:
      fact("presentationController:willPresentWithAdaptiveStyle:transitionCoordinator:", .presentation)
    case .popoverControllerShouldDismiss:
      fact("popoverControllerShouldDismissPopover:", .presentation, answer: .yesOrNo)
    case .popoverControllerDidDismiss: fact("popoverControllerDidDismissPopover:", .presentation)
    case .prepareForPopover: fact("prepareForPopoverPresentation:", .presentation)
    case .popoverShouldDismiss:
      fact("popoverPresentationControllerShouldDismissPopover:", .presentation, answer: .yesOrNo)
    case .popoverDidDismiss: fact("popoverPresentationControllerDidDismissPopover:", .presentation)
    case .sheetDidChangeDetent: fact("sheetPresentationControllerDidChangeSelectedDetentIdentifier:", .presentation)
    case .presentationShouldDismiss: fact("presentationControllerShouldDismiss:", .presentation, answer: .yesOrNo)
    case .presentationWillDismiss: fact("presentationControllerWillDismiss:", .presentation)
    case .presentationDidDismiss: fact("presentationControllerDidDismiss:", .presentation)
    case .presentationDidAttemptToDismiss: fact("presentationControllerDidAttemptToDismiss:", .presentation)
    case .presentCompletion:
      fact("presentViewController:animated:completion:", swift: "present(_:animated:completion:)", .completion)
    case .dismissCompletion:
      fact("dismissViewControllerAnimated:completion:", swift: "dismiss(animated:completion:)", .completion)
    case .transitionCompletion:
      fact(
        "transitionFromViewController:toViewController:duration:options:animations:completion:",
        swift: "transition(from:to:duration:options:animations:completion:)", .completion)
    }
  }

  private func fact(
    _ selector: String, swift: String? = nil, _ family: Family, answer: FieldKey.Kind? = nil
  ) -> Facts {
    Facts(selector: selector, ownSwiftName: swift, family: family, answer: answer)
  }
}
