extension Rule {
  /// Rotation.
  static let rotation: [Rule] = [
    Rule(
      .questionsBeforeRotation, from: 5, through: 5,
      "Before the interface rotates, iOS 5 asks shouldAutorotateToInterfaceOrientation:. That it asks twice is taken from "
        + "a launch. Inferred: it asks twice in a later rotation, too, and a controller presented over the one that fills the "
        + "window, as in a popover, gets the query first; its NO ends the rotation.",
      sends: [.shouldAutorotateToInterfaceOrientation],
      evidence: "doc-wwdc236-should-01 launch-landscape-ipad5-01"),
    Rule(
      .questionAfterRotation, from: 5, through: 5,
      "Once more, iOS 5 asks shouldAutorotateToInterfaceOrientation: after "
        + "willAnimateRotationToInterfaceOrientation:duration:.",
      sends: [.shouldAutorotateToInterfaceOrientation],
      evidence: "rotate-order5-kevindew-01 launch-landscape-ipad5-01"),
    Rule(
      .containersAskChildren, from: 5, through: 5,
      "A navigation controller passes the question of iOS 5 to its top controller, a tab bar and a "
        + "split view controller to all of theirs; each must say yes.",
      sends: [.shouldAutorotateToInterfaceOrientation],
      evidence: "coconutkit-containers-orientation-01 yimajo-tab-all-children-01 doc-wwdc236-should-01"),
    Rule(
      .standardByIdiom, from: 6,
      "A controller that does not answer supportedInterfaceOrientations supports all orientations on an iPad, all "
        + "but upside down on an iPhone. Inferred: in iOS 5 it is portrait alone.",
      evidence: "doc-ios6-relnotes-containers-01"),
    Rule(
      .rotationOrder, from: 5, through: 7,
      "A rotation sends willRotate…, then the view gets its new bounds and is laid out, then "
        + "willAnimateRotation…, and didRotateFrom… when the animation has ended. At a launch in landscape "
        + "iOS 5 sends didRotateFrom… after viewDidAppear:.",
      sends: [.willRotate, .willAnimateRotation, .didRotate],
      evidence: "rotate-order5-kevindew-01 doc-vcpg-rotation-order-01 doc-ref-rotation-orientation-01 "
        + "launch-landscape-ipad5-01 launch-landscape-order5-01"),
    Rule(
      .rotationParentFirst, from: 5, through: 7,
      "Rotation callbacks go to the controller that fills the window and from it to its visible "
        + "children; a covered presenter gets none. Inferred: a parent that does not call super stops them.",
      sends: [.willRotate, .willAnimateRotation, .didRotate],
      evidence: "doc-vcpg-rotation-order-01 doc-ios5-presenter-rotation-01 doc-ios6-relnotes-presenter-01",
      changed: Release(0, 2)),
    Rule(
      .rotationEndsUnseen, from: 5, through: 7,
      "A child that got willRotate… and leaves the screen during the rotation gets the rest of it, unless it loses its parent. "
        + "A child that is added during the rotation gets none of it.",
      sends: [.willAnimateRotation, .didRotate], changed: Release(0, 2)),
    Rule(
      .twoStepRotation, from: 5, through: 7,
      "If a class on screen overrides a method for one half of a rotation, and not "
        + "willAnimateRotationToInterfaceOrientation:duration:, the interface rotates in two steps, and UIKit logs a warning. "
        + "Inferred: these methods come between willRotate… and didRotateFrom…, and the bounds change between the halves.",
      sends: [.willAnimateFirstHalf, .didAnimateFirstHalf, .willAnimateSecondHalf],
      evidence: "doc-two-step-01 warn-two-stage-ios5-01"),
    Rule(
      .rotationNeedsNoRoot, from: 5, through: 5,
      "In a window without a root view controller, the controller of the first view gets the queries and the callbacks of a "
        + "rotation. In iOS 6 and later, no controller gets them. Inferred: the view then fills the window.",
      evidence: "doc-qa1688-01", changed: Release(0, 2)),
    Rule(
      .rotationTellsTopmost, from: 7, through: 7,
      "In iOS 7, controllers behind a sheet get no rotation callbacks, but UIKit lays them out. Inferred: a popover "
        + "is no sheet in this.",
      sends: [.willRotate, .willAnimateRotation, .didRotate],
      evidence: "ipad-behind-modal-ios7-01", changed: Release(0, 2)),
    Rule(
      .oldCallbacksLinger, from: 8,
      "The rotation callbacks of iOS 5 to 7 go on for a class that does not override viewWillTransitionToSize:…; "
        + "UIViewController's own sends them. Inferred: willAnimateRotation… is called after the layout and "
        + "didRotateFrom… at the end, each is called once, in a split view controller too, and no later version stops it.",
      sends: [.willRotate, .willAnimateRotation, .didRotate],
      evidence: "rot-old-vs-new-8-01", changed: Release(0, 2)),
    Rule(
      .masksBeforeRotation, from: 6,
      "When the device is rotated, the controller that fills the window is asked supportedInterfaceOrientations. Only what "
        + "the app supports too counts.",
      sends: [.supportedInterfaceOrientations],
      evidence: "doc-ref-supported-01 doc-ios6-relnotes-consult-01 supported-consult-ios6-neuburg-01"),
    Rule(
      .asksShouldAutorotate, from: 6, through: 15,
      "Before its supportedInterfaceOrientations, UIKit calls a controller's shouldAutorotate; if it returns NO, "
        + "UIKit asks nothing else. Inferred: iOS 16 no longer calls it.",
      sends: [.shouldAutorotate],
      evidence: "doc-ref-supported-01 doc-ios6-relnotes-consult-01"),
    Rule(
      .padSharesScreen, from: 9,
      "An app whose Info.plist lists all four orientations may share the screen of a pad: its interface "
        + "rotates with the device, and no controller is asked.",
      evidence: "e3-orient-ipad-multitask-9-01 e3-orient-pad-multitask-not-asked-13-01", changed: Release(0, 2)),
    Rule(
      .childrenAskedInVain, from: 6, through: 7,
      "A UIKit container decides alone; it also calls its visible child's supportedInterfaceOrientations and ignores "
        + "the result. shouldAutorotate of the child is not called. Inferred: the moment of the call.",
      sends: [.supportedInterfaceOrientations],
      evidence:
        "child-supported-called-ignored-ios6-01 radar-child-supported-called-ios6-01 found-nav-rotate-query-6-01 "
        + "doc-ios6-relnotes-containers-01"),
    Rule(
      .delegateBeforePlist, from: 6,
      "application:supportedInterfaceOrientationsForWindow: replaces the Info.plist's list where the "
        + "delegate implements it.",
      sends: [.supportedOrientationsForWindow],
      evidence: "delegate-vs-plist-ios6-02 doc-ios6-relnotes-gamecenter-01"),
    Rule(
      .orientationsInCommon, from: 6, through: 12,
      "A controller that rotates by itself and shares no orientation with the app makes UIKit raise "
        + "UIApplicationInvalidInterfaceOrientation. In iOS 13 and later, it doesn't raise. Inferred: the interface "
        + "then stays as it is.",
      evidence: "no-common-orientation-ios6-neuburg-01 doc-invalid-orientation-exc-01 e3-exc-no-common-setroot-11-01 "
        + "e3-exc-no-common-gone-13-01",
      changed: Release(0, 2)),
    Rule(
      .orientationsTextNamesClass, from: 10, through: 12,
      "The exception of orientations without one in common names the class whose shouldAutorotate returned yes. "
        + "Inferred: it begins with iOS 10; no record is of iOS 7 to 9.",
      evidence: "e3-exc-no-common-setroot-11-01 e3-exc-no-common-10-01", changed: Release(0, 2)),
    Rule(
      .supportsAnOrientation, from: 6,
      "A controller that supports no orientation at all makes UIKit raise "
        + "UIApplicationInvalidInterfaceOrientation.",
      evidence: "picker-supported0-ios6-01 doc-invalid-orientation-exc-01"),
    Rule(
      .sizesOrder, from: 8,
      "A rotation sends willTransitionToTraitCollection:… if a size class changes, then "
        + "viewWillTransitionToSize:…, then lays out. Inferred: a controller behind a sheet, which stays in the window, gets the "
        + "same if a full-screen presentation rotates the interface.",
      sends: [.willTransitionToTraitCollection, .viewWillTransitionToSize],
      evidence: "size-rotate-nav-layout-8-01 size-rotate180-9-01", changed: Release(0, 2)),
    Rule(
      .sizesParentFirst, from: 8,
      "UIViewController's implementation passes size and trait transitions on to the children for which something changes; a "
        + "parent that does not call super stops them.",
      sends: [.willTransitionToTraitCollection, .viewWillTransitionToSize],
      evidence: "size-rotate-nav-layout-8-01"),
    Rule(
      .coveredChildrenToldSizes, from: 8,
      "A covered child of a container gets a size that differs from the one of its view, too. The view keeps its size until it "
        + "is shown: if the window changes back, the child gets nothing.",
      sends: [.viewWillTransitionToSize], evidence: "size-nav-split-9-01", changed: Release(0, 2)),
    Rule(
      .coveredPresenterToldSizes, from: 8,
      "When the device is rotated during a full-screen presentation, the covered presenters get "
        + "viewWillTransitionToSize:withTransitionCoordinator: too. They do not when the presentation itself "
        + "rotates the interface. Inferred: the root gets it first, and a controller behind a sheet, which is still "
        + "in the window, rotates too.",
      sends: [.viewWillTransitionToSize],
      evidence: "size-presenter-modal-01 size-forced-present-9-01"),
    Rule(
      .sizesAfterDismissal, from: 8,
      "When a dismissal rotates the interface back for the presenter, it gets "
        + "viewWillTransitionToSize:withTransitionCoordinator: once more, when it no longer presents anything.",
      sends: [.viewWillTransitionToSize],
      evidence: "size-presenter-modal-02"),
    Rule(
      .presenterReturnsSupported, from: 6,
      "A presenter that comes back and does not support the orientation of the interface rotates it to the first that it "
        + "supports. For iOS 6 it is inferred.",
      evidence: "radar-dismiss-portrait-ios7-01 size-presenter-modal-02"),
    Rule(
      .presentationLooksAtDevice, from: 16,
      "After a presentation, the interface rotates to the orientation in which the device is held, if the controller in front "
        + "supports it. Inferred: in iOS 15 and earlier, the interface waits for the next rotation of the device.",
      changed: Release(0, 2)),
    Rule(
      .traitsAtReturn, from: 8,
      "A controller that was off screen while the traits changed gets "
        + "willTransitionToTraitCollection:withTransitionCoordinator: late, right before viewWillAppear:. Inferred: "
        + "a controller that has never been on screen gets nothing.",
      sends: [.willTransitionToTraitCollection],
      evidence: "rotate-return-11-01", changed: Release(0, 2)),
    Rule(
      .rotationBeforeForeground, from: 8,
      "If the device was rotated while the app was in the background, the controllers get the rotation before "
        + "applicationWillEnterForeground:.",
      sends: [.willTransitionToTraitCollection, .viewWillTransitionToSize],
      evidence: "rotate-return-11-02"),
    Rule(
      .geometryIsRequested, from: 16,
      "requestGeometryUpdate rotates the interface to an orientation that the app asks for, if the controller in front supports it. "
        + "Where it supports none of them an error says so, and nothing rotates. Which of several it takes is inferred, and that "
        + "during a transition the request waits for its end.",
      sends: [.supportedInterfaceOrientations], evidence: "e3-warn-geometry-orientation-16-01", changed: Release(0, 2)
    ),
    Rule(
      .orientationsAreUpdated, from: 16,
      "setNeedsUpdateOfSupportedInterfaceOrientations makes UIKit query the controller in front again: the interface "
        + "rotates as the device is held, or away from an orientation that is no longer supported. Inferred: this "
        + "happens after the layout.",
      sends: [.supportedInterfaceOrientations], evidence: "e3-doc-ios16-autorotate-01", changed: Release(0, 2)),
  ]
}
