extension Rule.Facts {
  // Presenting and dismissing.

  static var presentOrder: Self {
    Self(
      from: 5, .list,
      "A full-screen presentation: the presenter's viewWillDisappear:, the presented one's "
        + "viewWillAppear:; after the animation the presented one's viewDidAppear: comes first, the "
        + "presenter's viewDidDisappear: after it. The presented view is loaded before all.",
      sends: [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear],
      evidence: [
        "modal-present-ios5-kazzz-02", "modal-present-ios10-01", "found-present-full-9-01",
        "e2-cat26-present-unanimated-01",
      ],
      catalyst: .log)
  }

  static var presenterLaidOut: Self {
    Self(
      from: 8, .log,
      "A full-screen presentation and its dismissal move the presenter's view: it is laid out once, in a "
        + "presentation after the presented one. The logs are of iOS 12, and a list is of iOS 8 or 9; no earlier record shows it. "
        + "That later versions go on with it is inferred.",
      sends: [.viewWillLayoutSubviews, .layoutSubviews, .viewDidLayoutSubviews],
      evidence: ["segue-present-12-01", "segue-unwind-12-01", "modal-layout-swift-02"], changed: Release(0, 2))
  }

  static var presenterEndsUnanimated: Self {
    Self(
      from: 8, through: 8, .inferred,
      "On iOS 8 the presenter's viewDidAppear: and viewDidDisappear: say animated=NO, also where the transition is animated. A "
        + "bug report of the time says so, which is not among the records; that iOS 9 says YES again is inferred.",
      sends: [.viewDidAppear, .viewDidDisappear], evidence: [], changed: Release(0, 2))
  }

  static var alertIsPresented: Self {
    Self(
      from: 8, .log,
      "An alert or an action sheet is a controller that is presented: its presenter gets no appearance callbacks, and can "
        + "present nothing else meanwhile. That up to iOS 7 no controller has a part in it is inferred.",
      sends: [],
      evidence: ["warn-already-presenting-old-01"],
      changed: Release(0, 2))
  }

  static var presentKeepsPresenter: Self {
    Self(
      from: 5, .claim,
      "A form sheet, a page sheet or a popover on a pad, and a sheet from iOS 13 on, leave the "
        + "presenter on screen: it gets no appearance callbacks.",
      sends: [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear],
      evidence: ["winobjc-formsheet-asserts-01", "found-modal-default-13-01", "sheet-segue-unwind-13-01"])
  }

  static var contextGoesWithChild: Self {
    Self(
      from: 5, .inferred,
      "What is presented in the current context of a child goes and comes with the child: where its container shows another, it "
        + "gets the callbacks of appearance, rotation and size that the child would get. A child that it covers gets none. It fills no "
        + "window: what it presents over the whole screen the outermost container presents.",
      sends: [
        .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .willRotate, .willAnimateRotation,
        .didRotate,
        .willTransitionToTraitCollection, .viewWillTransitionToSize,
      ],
      evidence: [], changed: Release(0, 2))
  }

  static var sheetPlacedLate: Self {
    Self(
      from: 8, .claim,
      "What is presented as a sheet on a pad has the size of the screen in viewWillAppear:, and its own "
        + "from the layout on. That it is so in versions around the recorded iOS 9 is inferred.",
      sends: [],
      evidence: ["e3-present-formsheet-frame-9-01"], changed: Release(0, 2))
  }

  static var standardStyleIsSheet: Self {
    Self(
      from: 13, .log,
      "A presentation style that is not stated is a page sheet, on a phone too.",
      sends: [],
      evidence: ["sheet-segue-unwind-13-01", "found-modal-default-13-01", "sheet-presenter-claim-01"])
  }

  static var phoneStylesFullScreen: Self {
    Self(
      from: 5, through: 7, .document,
      "On a phone the sheets and the popover fill the screen as fullScreen does.",
      sends: [],
      evidence: ["doc-ref-present-resize-01"], changed: Release(0, 2))
  }

  static var presentInLaterTurn: Self {
    Self(
      from: 8, .log,
      "A presentation begins when the turn of the call has been laid out; the presented view is loaded "
        + "inside the call. Up to iOS 7 all begins inside the call. A root whose own appearance has not ended "
        + "by then is answered with the warning of unbalanced calls.",
      sends: [],
      evidence: ["radar-18464897-01", "e2-warn-unbalanced-launch-modal-9-01"], changed: Release(0, 2))
  }

  static var dismissInLaterTurn: Self {
    Self(
      from: 8, .claim,
      "A dismissal begins when the turn of the call has been laid out. Up to iOS 7 it begins inside the "
        + "call.",
      sends: [],
      evidence: ["radar-18464897-01"])
  }

  static var presentWhileAppearing: Self {
    Self(
      from: 5, through: 5, .claim,
      "Presenting works from the root's first viewWillAppear:, whose view is not in the window yet.",
      sends: [],
      evidence: ["launch-landscape-present-early-ios5-01"])
  }

  static var presentAsksOldQuestion: Self {
    Self(
      from: 5, through: 5, .list,
      "iOS 5 asks a presented controller shouldAutorotateToInterfaceOrientation: once, after its "
        + "viewWillAppear: and before its layout. If it says no, the interface rotates to the first "
        + "orientation that it supports.",
      sends: [.shouldAutorotateToInterfaceOrientation],
      evidence: ["present-order5-kevindew-01", "present-forced-landscape-ios4-01"])
  }

  static var presentAsksMasks: Self {
    Self(
      from: 6, .document,
      "Presenting full screen asks the presented controller supportedInterfaceOrientations and "
        + "preferredInterfaceOrientationForPresentation; the interface comes up in the answer. Which of "
        + "the two is asked first is inferred.",
      sends: [.supportedInterfaceOrientations, .preferredInterfaceOrientationForPresentation],
      evidence: ["doc-ios6-relnotes-consult-01", "doc-ref-preferred-01", "present-forced-portrait-ios6-01"])
  }

  static var preferredAskedFirst: Self {
    Self(
      from: 13, .claim,
      "What is presented full screen is asked for its preferred orientation before those that it "
        + "supports. The version is that of the record; that earlier ones ask in the other order is "
        + "inferred.",
      sends: [.preferredInterfaceOrientationForPresentation, .supportedInterfaceOrientations],
      evidence: ["e3-rotate-present-preferred-first-13-01"], changed: Release(0, 2))
  }

  static var preferredIsSupported: Self {
    Self(
      from: 6, .log,
      "A preferred orientation that is not among the supported ones is an exception.",
      sends: [],
      evidence: ["exc-preferred-must-01", "doc-invalid-orientation-exc-01"],
      changed: Release(0, 2))
  }

  static var preferredText13: Self {
    Self(
      from: 13, .log,
      "The exception of a preferred orientation that is not supported names the orientations. That it "
        + "begins with iOS 13 is inferred.",
      sends: [],
      evidence: ["exc-preferred-must-ios13-01"],
      changed: Release(0, 2))
  }

  static var dismissOrder: Self {
    Self(
      from: 5, .list,
      "A dismissal: the presented one's viewWillDisappear:, the presenter's viewWillAppear:; after the "
        + "animation the presenter's viewDidAppear: comes first, the presented one's viewDidDisappear: "
        + "after it. The presenter has the right bounds already in viewWillAppear:.",
      sends: [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear],
      evidence: [
        "modal-dismiss-ios5-kazzz-03", "dismiss-order5-kevindew-01", "found-dismiss-full-9-01",
        "doc-ios5-presenter-rotation-01",
      ])
  }

  static var dismissKeepsPresenter: Self {
    Self(
      from: 5, .claim,
      "Dismissing what left its presenter on screen tells the dismissed controller alone.",
      sends: [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear],
      evidence: ["winobjc-formsheet-asserts-01", "found-modal-default-13-02"])
  }

  static var dismissMiddle: Self {
    Self(
      from: 5, .document,
      "Dismissing from the middle of a chain animates the topmost only; those between are simply "
        + "removed. Which callbacks they get is inferred: one that is on screen disappears, unanimated, "
        + "before the topmost begins.",
      sends: [.viewWillDisappear, .viewDidDisappear],
      evidence: ["doc-ref-dismiss-stack-01", "radar-18696859-01"])
  }

  static var dismissAsksPresenter: Self {
    Self(
      from: 5, through: 5, .log,
      "A dismissal asks the presenter shouldAutorotateToInterfaceOrientation: before its "
        + "viewWillAppear:; one that says no comes back in the first orientation that it says yes to.",
      sends: [.shouldAutorotateToInterfaceOrientation],
      evidence: ["coconutkit-modal5-dismiss-01"])
  }

  static var dismissAsksPresenterMasks: Self {
    Self(
      from: 7, through: 7, .claim,
      "A dismissal asks the presenter for its masks before its viewWillAppear:. That iOS 6 does not is "
        + "inferred: no record of a dismissal on iOS 6 prints questions.",
      sends: [.supportedInterfaceOrientations, .preferredInterfaceOrientationForPresentation],
      evidence: ["radar-dismiss-portrait-ios7-01"])
  }

  static var completionLast: Self {
    Self(
      from: 5, .document,
      "A completion block runs after the did callback of the presented controller, and after the "
        + "presenter's.",
      sends: [.presentCompletion, .dismissCompletion],
      evidence: ["doc-ref-completion-01", "winobjc-modal-asserts-01", "e2-cat26-present-unanimated-01"],
      catalyst: .log)
  }

  static var modalTakes400: Self {
    Self(
      from: 5, through: 6, .claim,
      "An animated presentation or dismissal takes 0.4 seconds. It was measured on iOS 6.1; that it is "
        + "so on iOS 5, and 0.5 seconds from iOS 7 on, is inferred.",
      sends: [],
      evidence: ["e3-durations-6-01"])
  }

  static var presentNeedsWindow: Self {
    Self(
      from: 5, .log,
      "Presenting from a controller whose view is not in the window is refused with a console warning.",
      sends: [],
      evidence: ["warn-not-in-hierarchy-ios6-01", "launch-landscape-present-early-ios5-01"],
      changed: Release(0, 2))
  }

  static var presentOnlyOne: Self {
    Self(
      from: 5, .log,
      "Presenting from a controller that presents already is refused with a console warning.",
      sends: [],
      evidence: ["warn-already-presenting-ios7-01"],
      changed: Release(0, 2))
  }

  static var presentInProgress: Self {
    Self(
      from: 5, .log,
      "Presenting from a controller whose presentation is still under way is refused with a console "
        + "warning.",
      sends: [],
      evidence: ["warn-presentation-in-progress-ios7-01"],
      changed: Release(0, 2))
  }

  static var modalTransitionAlone: Self {
    Self(
      from: 5, through: 7, .log,
      "A modal transition that begins while another is under way raises "
        + "NSInternalInconsistencyException.",
      sends: [],
      evidence: [
        "exc-transition-in-progress-ios5-01", "exc-transition-in-progress-ios51-01",
        "exc-transition-in-progress-ios6-01", "exc-transition-in-progress-ios7-01",
      ],
      changed: Release(0, 2))
  }

  static var presentNeedsController: Self {
    Self(
      from: 5, .log,
      "Presenting nil raises NSInvalidArgumentException.",
      sends: [],
      evidence: ["exc-nil-modal-01"])
  }

  static var presentActiveController: Self {
    Self(
      from: 5, .log,
      "Presenting a controller that is in the hierarchy already raises NSInvalidArgumentException.",
      sends: [],
      evidence: ["exc-active-controller-01"],
      changed: Release(0, 2))
  }

  static var presentDetached: Self {
    Self(
      from: 5, .log,
      "Presenting from a controller whose view is in the window, and which is neither the root, nor presented, nor below one of "
        + "them, is answered with a console warning. The versions are inferred: the log names none.",
      sends: [], evidence: ["warn-detached-01"], changed: Release(0, 2))
  }

  static var popoverIsHeld: Self {
    Self(
      from: 5, through: 7, .log,
      "Up to iOS 7 the app has to keep the popover itself, a UIPopoverController: releasing what it shows, as it stands, "
        + "raises an exception. From iOS 8 on UIKit keeps it.",
      sends: [], evidence: ["e2-exc-popover-dealloc-61-01"])
  }

  static var popoverHoldsRoot: Self {
    Self(
      from: 5, through: 7, .log, "A popover whose content has a parent raises NSGenericException.", sends: [],
      evidence: ["e2-exc-popover-content-root-5-01"], changed: Release(0, 2))
  }

  static var presentationControllerKept: Self {
    Self(
      from: 8, .claim,
      "Whoever looks at a controller's presentationController before it is presented has it made, for the style of that "
        + "moment: it keeps that style, and the delegate is not asked for one later.",
      sends: [.presentationControllerFor], evidence: ["e3-present-pc-cached-11-01", "e3-popover-lazy-pc-8-01"],
      changed: Release(0, 2))
  }

  static var earlyReadAsksNothing: Self {
    Self(
      from: 8, through: 8, .claim,
      "A controller whose presentationController was looked at before is not asked for the orientation that it prefers.",
      sends: [.preferredInterfaceOrientationForPresentation], evidence: ["e3-present-pc-getter-8-01"],
      changed: Release(0, 2))
  }

  static var dismissInProgress: Self {
    Self(
      from: 5, .log,
      "A dismissal during a presentation or a dismissal is refused with a console warning.",
      sends: [],
      evidence: ["warn-dismiss-in-progress-01"])
  }

  static var dismissNotAppearing: Self {
    Self(
      from: 5, through: 5, .log,
      "Dismissing a controller whose view is not on screen is refused with a console warning on iOS 5.",
      sends: [],
      evidence: ["warn-dismiss-not-appear-ios5-01"])
  }

  static var presentTexts13: Self {
    Self(
      from: 13, .log,
      "UIKit's complaints about presenting have their later wording: warnings name who was asked in "
        + "brackets and end in a full stop. iOS 12 has the earlier one in a log; that the later one begins "
        + "with iOS 13 is inferred.",
      sends: [],
      evidence: ["warn-already-presenting-13-01"],
      changed: Release(0, 2))
  }
}
