/// A message that UIKit sends: to a controller, its view, a delegate, or the application's delegate.
///
/// This is the one list of them. Language, traces, help, documentation and completions are made from it; to add a
/// callback, add a case and its row in `facts`.
public enum Callback: UInt8, CaseIterable, Hashable, Sendable {
  // application
  case willFinishLaunching, didFinishLaunching, didBecomeActive, willResignActive, didEnterBackground,
    willEnterForeground
  case appDidReceiveMemoryWarning, supportedOrientationsForWindow
  // creation
  case initWithNibName, initWithCoder, awakeFromNib, dealloc
  // loading
  case loadView, viewDidLoad, viewWillUnload, viewDidUnload
  // appearance
  case viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
  // layout
  case updateViewConstraints, viewWillLayoutSubviews, layoutSubviews, viewDidLayoutSubviews
  // rotation
  case shouldAutorotateToInterfaceOrientation, shouldAutorotate, supportedInterfaceOrientations
  case preferredInterfaceOrientationForPresentation
  case willRotate, willAnimateRotation, didRotate
  // size and traits
  case willTransitionToTraitCollection, viewWillTransitionToSize, traitCollectionDidChange
  case preferredContentSizeDidChange, viewLayoutMarginsDidChange, viewSafeAreaInsetsDidChange
  // containment
  case willMoveToParent, didMoveToParent
  // memory
  case didReceiveMemoryWarning
  // delegates of containers
  case navigationWillShow, navigationDidShow
  case tabBarShouldSelect, tabBarDidSelect
  case splitWillHide, splitWillShow
  case splitWillChangeMode, splitTargetMode, splitShow, splitShowDetail
  case splitPrimaryForCollapsing, splitCollapseSecondary, splitPrimaryForExpanding, splitSeparateSecondary
  case splitTopColumn, splitModeForExpanding, splitDidCollapse, splitDidExpand, splitWillShowColumn, splitWillHideColumn
  case pageWillTransition, pageDidFinish
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
  // delegates of presentations
  case presentationControllerFor, animationControllerForPresented, animationControllerForDismissed
  case presentationTransitionWillBegin, presentationTransitionDidEnd
  case dismissalTransitionWillBegin, dismissalTransitionDidEnd
  case transitionDuration, animateTransition, animationEnded
  case adaptiveStyle, adaptiveStyleForTraits, controllerForAdaptiveStyle, willPresentWithAdaptiveStyle
  case popoverControllerShouldDismiss, popoverControllerDidDismiss, popoverShouldDismiss, popoverDidDismiss
  case presentationShouldDismiss, presentationWillDismiss, presentationDidDismiss, presentationDidAttemptToDismiss
  // completion blocks
  case presentCompletion, dismissCompletion, transitionCompletion

  /// What is known of a callback.
  package struct Facts: Sendable {
    /// As Objective-C spells it, with colons; what traces show.
    package let selector: String
    /// As Swift spells it.
    package let swiftName: String
    package let family: Family
    /// What a question is answered with; nil for what is no question.
    package let answer: FieldKey.Kind?
    /// What it is for, in one sentence.
    package let summary: String
  }

  /// True for what the delegate of a scene gets, not the application's.
  var isOfScene: Bool { family == .application && selector.hasPrefix("scene") }

  /// True for a method that the class of a controller, or of its view, can override.
  var isOverridden: Bool {
    switch family {
    case .creation, .loading, .appearance, .layout, .rotation, .size, .containment, .memory, .constraints: true
    case .orientation: self != .supportedOrientationsForWindow
    case .segue: self != .unwindAction
    case .restoration: self == .encodeState || self == .decodeState || self == .finishedRestoring
    case .application, .presentation, .delegate, .completion, .trouble: false
    }
  }

  /// True for a method that one controller calls on another, to pass on what it has been told.
  var isSentByApps: Bool {
    switch family {
    case .appearance, .rotation, .size, .memory: true
    case .loading: self != .loadView
    case .orientation: self != .supportedOrientationsForWindow
    case .application, .creation, .layout, .containment, .presentation, .segue, .restoration, .delegate, .constraints,
      .completion, .trouble:
      false
    }
  }

  /// The selector of Objective-C, as traces write it: `viewWillAppear:`.
  public var selector: String { facts.selector }
  /// The family that `family` shows it with.
  public var family: Family { facts.family }
  package var answer: FieldKey.Kind? { facts.answer }

  /// Reads a callback in Objective-C's or in Swift's spelling.
  public init?(spelling: String) {
    for callback in Callback.allCases {
      let facts = callback.facts
      if facts.selector == spelling || facts.swiftName == spelling {
        self = callback
        return
      }
    }
    return nil
  }
}
