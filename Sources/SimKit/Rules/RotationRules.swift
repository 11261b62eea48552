extension Rule.Facts {
  // Rotation.

  static var questionsBeforeRotation: Self {
    Self(
      from: 5, through: 5, .document,
      "Before the interface rotates, iOS 5 asks shouldAutorotateToInterfaceOrientation:. That it asks twice is taken from "
        + "a launch; for a later rotation the number is inferred.",
      sends: [.shouldAutorotateToInterfaceOrientation],
      evidence: ["doc-wwdc236-should-01", "launch-landscape-ipad5-01"])
  }

  static var questionAfterRotation: Self {
    Self(
      from: 5, through: 5, .list,
      "Once more, iOS 5 asks shouldAutorotateToInterfaceOrientation: after "
        + "willAnimateRotationToInterfaceOrientation:duration:.",
      sends: [.shouldAutorotateToInterfaceOrientation],
      evidence: ["rotate-order5-kevindew-01", "launch-landscape-ipad5-01"])
  }

  static var containersAskChildren: Self {
    Self(
      from: 5, through: 5, .claim,
      "A navigation controller passes the question of iOS 5 to its top controller, a tab bar and a "
        + "split view controller to all of theirs; each must say yes.",
      sends: [.shouldAutorotateToInterfaceOrientation],
      evidence: ["coconutkit-containers-orientation-01", "yimajo-tab-all-children-01", "doc-wwdc236-should-01"])
  }

  static var standardByIdiom: Self {
    Self(
      from: 6, .document,
      "A controller that does not answer supportedInterfaceOrientations supports all orientations on a "
        + "pad, all but upside down on a phone. That it is portrait alone on iOS 5 is inferred.",
      sends: [],
      evidence: ["doc-ios6-relnotes-containers-01"])
  }

  static var rotationOrder: Self {
    Self(
      from: 5, through: 7, .list,
      "A rotation sends willRotate…, then the view gets its new bounds and is laid out, then "
        + "willAnimateRotation…, and didRotateFrom… when the animation has ended. At a launch in landscape "
        + "iOS 5 sends didRotateFrom… after viewDidAppear:.",
      sends: [.willRotate, .willAnimateRotation, .didRotate],
      evidence: [
        "rotate-order5-kevindew-01", "doc-vcpg-rotation-order-01", "doc-ref-rotation-orientation-01",
        "launch-landscape-ipad5-01", "launch-landscape-order5-01",
      ])
  }

  static var rotationParentFirst: Self {
    Self(
      from: 5, through: 7, .document,
      "Rotation callbacks go to the controller that fills the window and from it to its visible "
        + "children; a covered presenter gets none.",
      sends: [.willRotate, .willAnimateRotation, .didRotate],
      evidence: ["doc-vcpg-rotation-order-01", "doc-ios5-presenter-rotation-01", "doc-ios6-relnotes-presenter-01"])
  }

  static var twoStepRotation: Self {
    Self(
      from: 5, through: 7, .claim,
      "Where a class on screen has one of the methods for the two halves of a rotation, the interface rotates in two steps, and UIKit "
        + "complains. That these methods come between willRotate… and didRotateFrom…, and that the bounds change between the "
        + "halves, is inferred.",
      sends: [.willAnimateFirstHalf, .didAnimateFirstHalf, .willAnimateSecondHalf],
      evidence: ["doc-two-step-01", "warn-two-stage-ios5-01"])
  }

  static var rotationTellsTopmost: Self {
    Self(
      from: 7, through: 7, .claim,
      "On iOS 7 whoever lies behind a sheet hears nothing of a rotation; it is laid out all the same. That a popover is no "
        + "sheet in this is inferred.",
      sends: [.willRotate, .willAnimateRotation, .didRotate],
      evidence: ["ipad-behind-modal-ios7-01"], changed: Release(0, 2))
  }

  static var oldCallbacksLinger: Self {
    Self(
      from: 8, .claim,
      "The rotation callbacks of iOS 5 to 7 go on for a class that does not override "
        + "viewWillTransitionToSize:…; UIViewController's own sends them. That willAnimateRotation… comes after the "
        + "layout and didRotateFrom… at the end, and that no later version stops it, is inferred.",
      sends: [.willRotate, .willAnimateRotation, .didRotate],
      evidence: ["rot-old-vs-new-8-01"],
      changed: Release(0, 2))
  }

  static var masksBeforeRotation: Self {
    Self(
      from: 6, .document,
      "When the device is rotated, the controller that fills the window is asked supportedInterfaceOrientations. Only what "
        + "the app supports too counts.",
      sends: [.supportedInterfaceOrientations],
      evidence: ["doc-ref-supported-01", "doc-ios6-relnotes-consult-01", "supported-consult-ios6-neuburg-01"])
  }

  static var asksShouldAutorotate: Self {
    Self(
      from: 6, through: 15, .document,
      "Before its supportedInterfaceOrientations a controller is asked shouldAutorotate; after a no "
        + "nothing more is asked. That iOS 16 asks no more is inferred.",
      sends: [.shouldAutorotate],
      evidence: ["doc-ref-supported-01", "doc-ios6-relnotes-consult-01"])
  }

  static var padSharesScreen: Self {
    Self(
      from: 9, .claim,
      "An app whose Info.plist lists all four orientations may share the screen of a pad: its interface "
        + "rotates with the device, and no controller is asked.",
      sends: [],
      evidence: ["e3-orient-ipad-multitask-9-01", "e3-orient-pad-multitask-not-asked-13-01"],
      changed: Release(0, 2))
  }

  static var childrenAskedInVain: Self {
    Self(
      from: 6, through: 7, .claim,
      "A container of the system decides alone; it calls its visible child's "
        + "supportedInterfaceOrientations all the same and ignores the answer. shouldAutorotate of the "
        + "child is not called. Where the call falls is inferred.",
      sends: [.supportedInterfaceOrientations],
      evidence: [
        "child-supported-called-ignored-ios6-01", "radar-child-supported-called-ios6-01",
        "found-nav-rotate-query-6-01", "doc-ios6-relnotes-containers-01",
      ])
  }

  static var delegateBeforePlist: Self {
    Self(
      from: 6, .claim,
      "application:supportedInterfaceOrientationsForWindow: replaces the Info.plist's list where the "
        + "delegate implements it.",
      sends: [.supportedOrientationsForWindow],
      evidence: ["delegate-vs-plist-ios6-02", "doc-ios6-relnotes-gamecenter-01"])
  }

  static var orientationsInCommon: Self {
    Self(
      from: 6, through: 12, .claim,
      "A controller that rotates by itself and shares no orientation with the app makes UIKit raise "
        + "UIApplicationInvalidInterfaceOrientation. From iOS 13 on it is no exception; that the interface "
        + "then stays as it is is inferred.",
      sends: [],
      evidence: [
        "no-common-orientation-ios6-neuburg-01", "doc-invalid-orientation-exc-01", "e3-exc-no-common-setroot-11-01",
        "e3-exc-no-common-gone-13-01",
      ],
      changed: Release(0, 2))
  }

  static var orientationsTextNamesClass: Self {
    Self(
      from: 11, through: 12, .log,
      "The exception of orientations without one in common names the class whose shouldAutorotate "
        + "returned yes. That it begins with iOS 11 is inferred.",
      sends: [],
      evidence: ["e3-exc-no-common-setroot-11-01"],
      changed: Release(0, 2))
  }

  static var supportsAnOrientation: Self {
    Self(
      from: 6, .claim,
      "A controller that supports no orientation at all makes UIKit raise "
        + "UIApplicationInvalidInterfaceOrientation.",
      sends: [],
      evidence: ["picker-supported0-ios6-01", "doc-invalid-orientation-exc-01"])
  }

  static var sizesOrder: Self {
    Self(
      from: 8, .log,
      "A rotation sends willTransitionToTraitCollection:… if a size class changes, then "
        + "viewWillTransitionToSize:…, then lays out.",
      sends: [.willTransitionToTraitCollection, .viewWillTransitionToSize],
      evidence: ["size-rotate-nav-layout-8-01", "size-rotate180-9-01"])
  }

  static var sizesParentFirst: Self {
    Self(
      from: 8, .claim,
      "UIViewController's implementation passes size and trait transitions on to the children; a "
        + "parent that does not call super stops them.",
      sends: [.willTransitionToTraitCollection, .viewWillTransitionToSize],
      evidence: ["size-rotate-nav-layout-8-01"])
  }

  static var coveredPresenterToldSizes: Self {
    Self(
      from: 8, .claim,
      "When the device is rotated during a full-screen presentation, the covered presenters get "
        + "viewWillTransitionToSize:withTransitionCoordinator: too. They do not when the presentation itself rotates the "
        + "interface. Inferred: the root is told first, and one that lies behind a sheet, and has not left the window, turns "
        + "along.",
      sends: [.viewWillTransitionToSize],
      evidence: ["size-presenter-modal-01", "size-forced-present-9-01"])
  }

  static var sizesAfterDismissal: Self {
    Self(
      from: 8, .claim,
      "When a dismissal rotates the interface back for the presenter, it gets "
        + "viewWillTransitionToSize:withTransitionCoordinator: once more, when it presents nothing any more.",
      sends: [.viewWillTransitionToSize],
      evidence: ["size-presenter-modal-02"])
  }

  static var presenterReturnsSupported: Self {
    Self(
      from: 6, .claim,
      "A presenter that comes back and does not support the orientation of the interface rotates it to the first that it "
        + "supports. For iOS 6 it is inferred.",
      sends: [],
      evidence: ["radar-dismiss-portrait-ios7-01", "size-presenter-modal-02"])
  }

  static var traitsAtReturn: Self {
    Self(
      from: 8, .list,
      "A controller that was off screen while the traits changed gets "
        + "willTransitionToTraitCollection:withTransitionCoordinator: late, right before viewWillAppear:. That one which has "
        + "never been on screen hears nothing is inferred.",
      sends: [.willTransitionToTraitCollection],
      evidence: ["rotate-return-11-01"], changed: Release(0, 2))
  }

  static var rotationBeforeForeground: Self {
    Self(
      from: 8, .list,
      "If the device was rotated while the app was in the background, the controllers are told before "
        + "applicationWillEnterForeground:.",
      sends: [.willTransitionToTraitCollection, .viewWillTransitionToSize],
      evidence: ["rotate-return-11-02"])
  }

  static var geometryIsRequested: Self {
    Self(
      from: 16, .log,
      "requestGeometryUpdate rotates the interface to an orientation that the app asks for, if the controller in front supports it. "
        + "Where it supports none of them an error says so, and nothing rotates. Which of several it takes is inferred, and that "
        + "during a transition the request waits for its end.",
      sends: [.supportedInterfaceOrientations], evidence: ["e3-warn-geometry-orientation-16-01"], changed: Release(0, 2)
    )
  }

  static var orientationsAreUpdated: Self {
    Self(
      from: 16, .document,
      "setNeedsUpdateOfSupportedInterfaceOrientations has the controller in front asked again: the interface rotates as the device "
        + "is held, or away from an orientation that is not supported any more. That this comes after the layout is inferred.",
      sends: [.supportedInterfaceOrientations], evidence: ["e3-doc-ios16-autorotate-01"], changed: Release(0, 2))
  }
}
