extension Rule {
  /// The application, its launch and its window.
  static let launch: [Rule] = [
    Rule(
      .launchOrder, from: 5,
      "At launch the root's view is loaded and gets the window's frame, then viewWillAppear: comes. The layout at the end "
        + "of the turn follows, then viewDidAppear:. Nothing is animated. A log of iOS 8 or 9, which doesn't state how the "
        + "controller is shown, has the size of the nib in viewWillAppear:.",
      sends: [.didFinishLaunching, .viewWillAppear, .viewDidAppear],
      evidence: "launch-order5-kevindew-01 launch-single-layout-ios10-01 size-launch-15-portrait"),
    Rule(
      .launchInPortrait, from: 5, through: 10,
      "A new window is in portrait, however the device is held, and rotates then. In iOS 11 and later, it begins as "
        + "the device is held, so that a launch in landscape needs no rotation. A log from before iOS 8, whose version isn't "
        + "stated, has a split view controller 748 points wide and 1024 high in its own viewDidLoad.",
      evidence: "launch-landscape-ipad5-01 size-launch-9-landscape size-launch-11-landscape size-launch-15-landscape"),
    Rule(
      .launchInListed, from: 8,
      "A new window has an orientation that the Info.plist lists: the first of them, if the list lacks the wanted "
        + "orientation. In iOS 7 and earlier, it ignores the list.",
      evidence: "size-launch-9-landscapeonly"),
    Rule(
      .launchInFirstListed, from: 8, through: 8,
      "On iOS 8 a new window is in the orientation that stands first in the Info.plist, however the device is held, and "
        + "rotates then.",
      evidence: "size-launch-8-landscapefirst size-launch-8-landscape", changed: Release(0, 2)),
    Rule(
      .plistDecidesLaunch, from: 8, through: 8,
      "On iOS 8 an app whose root does not autorotate starts as the device is held if its Info.plist lists that, whatever "
        + "the root supports.",
      evidence: "e3-orient-launch-plist-8-01 size-launch-8-forced", changed: Release(0, 2)),
    Rule(
      .silentRotationAtLaunch, from: 6, through: 7,
      "A launch in landscape rotates the interface without a rotation callback. For iOS 7 it is inferred.",
      evidence: "launch-landscape-ios6-neuburg-01 launch-landscape-ios6-norotate-01 launch-no-rotation-ios6-mtzoom-01 "
        + "rot-launch-6-01"),
    Rule(
      .becomesActive, from: 5,
      "At launch applicationDidBecomeActive: comes after the root's viewWillAppear: and the layout, and before the root's "
        + "viewDidAppear:.",
      sends: [.didBecomeActive],
      evidence: "e3-app-launch-9-01 e2-app-order-claim-01 e2-app-order-claim-03 e3-app-launch-objc-01 "
        + "e3-scene-launch-cov-13-04"),
    Rule(
      .willFinishFirst, from: 6,
      "application:willFinishLaunchingWithOptions: comes before application:didFinishLaunchingWithOptions:, and after the "
        + "objects of a main storyboard have been made. A trace shows it if the scenario names it.",
      sends: [.willFinishLaunching], evidence: "e3-app-launch-objc-01"),
    Rule(
      .appearsBeforeActive, from: 8, through: 8, again: 11...12,
      "At launch the root's viewDidAppear: comes before applicationDidBecomeActive:.",
      sends: [.didBecomeActive, .viewDidAppear],
      evidence: "e3-launch-full-11-01 e2-app-order-claim-02 e2-app-order-claim-04", changed: Release(0, 2)),
    Rule(
      .rootReplaced, from: 5,
      "A new root view controller takes the place of the old one, whose view leaves the window with "
        + "all that it presents.",
      sends: [.viewWillDisappear, .viewDidDisappear]),
    Rule(
      .secondWindow, from: 5,
      "A window that the app shows in front of its own gets its root as at launch: viewWillAppear:, the layout, viewDidAppear:. "
        + "Hiding it takes the root off screen, with all that it presents. The controllers in the windows behind it get no "
        + "appearance callbacks, as a claim of iOS 12 has it. Inferred: all else, such as that a window that was retained comes back "
        + "with what its root presents, that each window has its own modal transition, that the root in front decides the "
        + "interface orientation, and that all windows rotate with it, the rear one first.",
      sends: [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear],
      changed: Release(0, 2)),
    Rule(
      .backgroundOrder, from: 5,
      "Going to the background and coming back tells the application's delegate only; no controller "
        + "gets an appearance callback.",
      sends: [.willResignActive, .didEnterBackground, .willEnterForeground, .didBecomeActive],
      evidence: "layout-counts-04 life-extra-claims-12-01"),
    Rule(
      .interruption, from: 5,
      "An interruption, such as an alert of the system, an incoming call, or Control Center, makes the app resign active, and its "
        + "end makes it active again. No controller gets a callback. A claim is of iOS 12. Inferred: other versions.",
      sends: [.willResignActive, .didBecomeActive], evidence: "e4-app-active-notification-center-121-01",
      changed: Release(0, 2)),
    Rule(
      .appKilled, from: 5,
      "An app in front that the user swipes away goes to the background; then its controllers on screen get the "
        + "callbacks of a disappearance, and its delegate gets applicationWillTerminate:. It was recorded in iOS 9. "
        + "Inferred: the other versions.",
      sends: [.viewWillDisappear, .viewDidDisappear, .willTerminate], evidence: "e3-app-kill-9-01",
      changed: Release(0, 2)),
    Rule(
      .sizeBeforeLoad, from: 10, through: 11,
      "An app that is launched in a part of a pad's screen has its root told of that size before its view is loaded.",
      sends: [.viewWillTransitionToSize], evidence: "e3-wts-before-load-11-01", changed: Release(0, 2)),
    Rule(
      .questionsAtLaunch, from: 5, through: 5,
      "At launch iOS 5 asks the root shouldAutorotateToInterfaceOrientation: twice after loading it, "
        + "and, held otherwise than it was born, twice more after viewWillAppear:.",
      sends: [.shouldAutorotateToInterfaceOrientation],
      evidence: "launch-landscape-ipad5-01 launch-landscape-order5-01"),
    Rule(
      .forcedLaunchTellsTwice, from: 8, through: 8,
      "A root that does not support the orientation in which the window was created gets its traits in iOS 8 before "
        + "the interface rotates for it as well. Its source is a beta.",
      sends: [.traitCollectionDidChange], evidence: "size-launch-8-forced", changed: Release(0, 2)),
    Rule(
      .forcedLaunchTellsTraitsOnly, from: 8,
      "A root that does not support the first orientation of the window is rotated before the first layout. It gets "
        + "the traits and not the size.",
      sends: [.willTransitionToTraitCollection],
      evidence: "size-launch-11-forced size-launch-15-forced size-launch-9-forced"),
    Rule(
      .rootAtLaunch, from: 5, through: 8,
      "A window without a root view controller at the end of the launch is a console warning. Inferred: UIKit logs "
        + "it right after the delegate has finished launching.",
      evidence: "warn-root-at-launch-ios51-01"),
    Rule(
      .rootRequired, from: 9,
      "A window without a root view controller at the end of the launch is an exception, with the words of the "
        + "warning. Inferred: it begins with iOS 9.",
      evidence: "warn-root-at-launch-ios51-01"),
    Rule(
      .traitsAtFirstLayout, from: 8, through: 12,
      "The first layout pass of a controller begins with traitCollectionDidChange:.",
      sends: [.traitCollectionDidChange],
      evidence: "size-launch-11-portrait size-launch-9-portrait trait-stack-01"),
    Rule(
      .traitsForeseen, from: 13,
      "UIKit predicts traits when a controller is created; its first layout tells only what has changed "
        + "since.",
      evidence: "size-launch-15-portrait size-launch-15-landscape trait-launch-13-doc"),
    Rule(
      .traitsInLayout, from: 8,
      "traitCollectionDidChange: is sent in the layout pass after the traits have changed, before "
        + "viewWillLayoutSubviews.",
      sends: [.traitCollectionDidChange],
      evidence: "size-launch-11-forced size-launch-15-forced trait-launch-13-doc"),
    Rule(
      .windowStaysPortrait, from: 5, through: 7,
      "The window never rotates: in landscape the root's view has a frame in portrait coordinates and is rotated by "
        + "its transform. In iOS 8 and later, the window itself rotates.",
      evidence: "geometry-ipad-landscape-01 launch-landscape-geometry-ios6-01"),
    Rule(
      .viewBelowStatusBar, from: 5, through: 6,
      "A view that fills the window ends at the status bar. In iOS 7 and later, it extends under the bar. Inferred "
        + "for iOS 6.",
      evidence: "geometry-ipad-landscape-01 launch-landscape-ipad5-01"),
    Rule(
      .smallestPhone568, from: 10, through: 15,
      "The smallest phone that runs the version has a screen of 320x568 points; a scenario that names no device runs "
        + "on it. In iOS 9 and earlier, it is 320x480. That follows from Apple's lists of supported devices.",
      changed: Release(0, 2)),
    Rule(
      .smallestPhone667, from: 16,
      "The smallest phone that runs the version has a screen of 375x667 points; a scenario that names no device runs on "
        + "it. That follows from Apple's lists of supported devices.",
      changed: Release(0, 2)),
    Rule(
      .wantsFullScreen, from: 5, through: 6,
      "The view of a controller that wants full screen layout fills the screen, under the status bar, if the "
        + "controller is the root or presented full screen. In iOS 6 and earlier, other views begin below the bar; "
        + "later, all views extend under it.",
      evidence: "doc-ref-full-screen-layout-01", changed: Release(0, 2)),
    Rule(
      .callLowersView, from: 5, through: 12,
      "During a call the status bar of a phone is 20 points higher in portrait, and what fills the window begins below "
        + "that. The application's delegate gets one message before the layout and one after it. A trace shows them if the "
        + "scenario names them.",
      sends: [.willChangeStatusBarFrame, .didChangeStatusBarFrame], changed: Release(0, 2)),
    Rule(
      .statusBarRotates, from: 5, through: 12,
      "The status bar rotates with the interface, between two messages to the application's delegate. A trace shows them "
        + "if the scenario names them. Inferred: they come when the bounds change.",
      sends: [.willChangeStatusBarOrientation, .didChangeStatusBarOrientation], evidence: "e2-stack-rotation-7-01",
      changed: Release(0, 2)),
    Rule(
      .statusBarNeedsNoMask, from: 6, through: 12,
      "setStatusBarOrientation:animated: rotates the status bar only if supportedInterfaceOrientations of the "
        + "controller in front returns none. In iOS 5 it always does. Inferred: in both, a controller that is "
        + "presented next appears in the orientation of the bar.",
      sends: [.supportedInterfaceOrientations],
      evidence: "doc-ios6-relnotes-01 setstatusbar-ios6-supported0-01", changed: Release(0, 2)),
    Rule(
      .traitChangesRegistered, from: 17,
      "A block that a controller has registered for changes of its traits is called with traitCollectionDidChange:, "
        + "and after it. It isn't called for the first traits.",
      sends: [.traitChangeHandler], evidence: "e4-traits-topdown-17-01", changed: Release(0, 2)),
  ]
}
