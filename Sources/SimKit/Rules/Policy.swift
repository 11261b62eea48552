/// What a version of iOS does where versions differ: one property for each question.
///
/// The mechanisms ask these questions and never compare version numbers. Each answer stands on a rule of `RuleBook`.
struct Policy: Hashable, Sendable {
  /// How the interface comes to turn.
  enum Rotation: UInt8, Hashable, Sendable {
    /// `shouldAutorotateToInterfaceOrientation:`, iOS 5.
    case question
    /// `shouldAutorotate` and `supportedInterfaceOrientations`, iOS 6 and 7.
    case mask
    /// The same questions; the controllers are told of sizes and traits, iOS 8.
    case sizes
  }

  /// When the callbacks of a transition begin.
  enum Beginning: UInt8, Hashable, Sendable {
    /// Inside the call that asks for it.
    case inCall
    /// In the next layout of the container.
    case atLayout
    /// In a later turn of the run loop.
    case inLaterTurn
  }

  /// What a child gets whose view is added while its parent's appearance is under way.
  enum LateChild: UInt8, Hashable, Sendable {
    /// Only the *did*, together with the parent.
    case didWithParent
    /// Its own *will* and *did* at once, and the *did* once more with the parent.
    case atOnceAndWithParent
    /// Its own *will* and *did* at once.
    case atOnce
  }

  /// In which orientation an app starts that is held in landscape.
  enum Launch: UInt8, Hashable, Sendable {
    /// In portrait, then it is turned, with the rotation callbacks.
    case portraitThenRotation
    /// In portrait, then it is turned without callbacks.
    case portraitThenSilentTurn
    /// In portrait, then it changes its size, with the callbacks of iOS 8.
    case portraitThenSizes
    /// At once as it is held.
    case asHeld
  }

  let rotation: Rotation
  let launch: Launch
  let presentationBegins: Beginning
  let pushBegins: Beginning
  let lateChild: LateChild
  /// A memory warning releases views that have no superview.
  let unloadsViews: Bool
  /// Forwarding of appearance and of rotation callbacks has one switch.
  let hasOneForwardingSwitch: Bool
  /// `presentViewController:…` works from the root's first `viewWillAppear:`.
  let presentsWhileAppearing: Bool
  /// `updateViewConstraints` exists.
  let hasConstraints: Bool
  /// A layout that is not a view's first sends `updateViewConstraints` after `viewWillLayoutSubviews`.
  let updatesConstraintsLate: Bool
  /// `viewIsAppearing:` exists.
  let sendsIsAppearing: Bool
  /// The first layout tells the traits.
  let tellsTraitsAtFirstLayout: Bool
  /// `traitCollectionDidChange:` exists.
  let hasTraits: Bool
  /// `shouldAutorotate` is asked.
  let asksShouldAutorotate: Bool
  /// `supportedInterfaceOrientations` of a container's visible child is called, and its answer ignored.
  let asksChildrenInVain: Bool
  /// A dismissal asks the presenter about its orientation.
  let dismissalAsksPresenter: Bool
  /// A finger can pop the top of a navigation controller.
  let hasPopGesture: Bool
  /// A navigation controller is laid out once more after its first appearance.
  let laysOutNavigationTwice: Bool
  /// A second modal transition while one runs is an exception, not a warning.
  let raisesInModalTransition: Bool
  /// A dismissal of what is not on screen is warned of.
  let warnsOfHiddenDismissal: Bool
  /// Controller and app that share no orientation are an exception.
  let raisesWithoutCommonOrientation: Bool
  /// A style that is not stated means `automatic`, a page sheet.
  let standardStyleIsSheet: Bool
  /// On a phone each style is full screen.
  let phoneStylesAreFullScreen: Bool
  /// A navigation controller's delegate hears `didShow` of the first controller twice.
  let showsRootTwice: Bool
  /// "corrupted navigation bar" has got its article.
  let saysACorrupted: Bool
  /// UIKit's presentation warnings have their later wording.
  let hasLaterWarnings: Bool
  /// Milliseconds.
  let modalDuration: Int
  let navigationDuration: Int
  /// A window without a root view controller is an exception, not a warning.
  let needsRootAtLaunch: Bool

  init(_ mode: Mode) {
    let major = mode.major
    rotation = major <= 5 ? .question : major <= 7 ? .mask : .sizes
    launch =
      major <= 5
      ? .portraitThenRotation
      : major <= 7 ? .portraitThenSilentTurn : major <= 10 ? .portraitThenSizes : .asHeld
    presentationBegins = major <= 7 ? .inCall : .inLaterTurn
    pushBegins = major <= 6 ? .inCall : .atLayout
    lateChild = major <= 5 ? .didWithParent : major == 6 ? .atOnceAndWithParent : .atOnce
    unloadsViews = major <= 5
    hasOneForwardingSwitch = major <= 5
    presentsWhileAppearing = major <= 5
    hasConstraints = major >= 6
    updatesConstraintsLate = major == 8
    sendsIsAppearing = major >= 13
    tellsTraitsAtFirstLayout = (8...12).contains(major)
    hasTraits = major >= 8
    asksShouldAutorotate = major <= 15
    asksChildrenInVain = major == 6 || major == 7
    dismissalAsksPresenter = major == 5 || major == 7
    hasPopGesture = major >= 7
    laysOutNavigationTwice = major >= 7
    raisesInModalTransition = major <= 7
    warnsOfHiddenDismissal = major <= 5
    raisesWithoutCommonOrientation = major <= 12
    standardStyleIsSheet = major >= 13
    phoneStylesAreFullScreen = major <= 12
    showsRootTwice = major <= 6
    saysACorrupted = major >= 13
    hasLaterWarnings = major >= 13
    modalDuration = major <= 6 ? 400 : 500
    navigationDuration = major <= 6 ? 350 : 500
    needsRootAtLaunch = major >= 9
  }

  /// What a controller supports that does not say (`UIViewController`'s own answer).
  func standardMask(_ idiom: Device.Idiom) -> OrientationMask {
    switch rotation {
    case .question: .portrait
    case .mask, .sizes: idiom == .pad ? .all : .allButUpsideDown
    }
  }

  /// How long a turn of the interface takes, in milliseconds.
  func rotationDuration(_ idiom: Device.Idiom, halfTurn: Bool) -> Int {
    let quarter = idiom == .pad ? 400 : 300
    return halfTurn ? quarter * 2 : quarter
  }
}
