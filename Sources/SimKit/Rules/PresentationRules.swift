extension Rule {
  /// Presenting and dismissing.
  static let presentation: [Rule] = [
    Rule(
      .presentOrder, from: 5,
      "A full-screen presentation loads the presented view. It sends viewWillDisappear: to the presenting controller, then "
        + "viewWillAppear: to the presented one. After the animation, it sends viewDidAppear: to the presented controller, "
        + "then viewDidDisappear: to the presenting one.",
      sends: [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear],
      evidence: "modal-present-ios5-kazzz-02 modal-present-ios10-01 found-present-full-9-01 "
        + "e2-cat26-present-unanimated-01"),
    Rule(
      .presenterLaidOut, from: 8,
      "A full-screen presentation and its dismissal move the presenter's view: it is laid out once, in a "
        + "presentation after the presented one. Logs of iOS 12 and two lists of iOS 7 to 9 show it; a log of iOS 8 has no "
        + "layout where a covered controller returns, and a log of iOS 10 none at all. Inferred: it is so in later versions.",
      sends: [.viewWillLayoutSubviews, .layoutSubviews, .viewDidLayoutSubviews],
      evidence: "segue-present-12-01 segue-unwind-12-01 modal-layout-swift-02 layout-counts-02",
      changed: Release(0, 2)),
    Rule(
      .presenterEndsUnanimated, from: 8, through: 8,
      "On iOS 8 the presenter's viewDidAppear: and viewDidDisappear: say animated=NO, also where the transition is "
        + "animated. A bug report of the time says so, which is not among the records; inferred: iOS 9 passes YES "
        + "again.",
      sends: [.viewDidAppear, .viewDidDisappear], changed: Release(0, 2)),
    Rule(
      .alertIsPresented, from: 8,
      "An alert or an action sheet is a controller that is presented: its presenter gets no appearance callbacks, "
        + "and can present nothing else until it is dismissed. Inferred: in iOS 7 and earlier, no controller takes "
        + "part in it.",
      evidence: "warn-already-presenting-old-01", changed: Release(0, 2)),
    Rule(
      .presentKeepsPresenter, from: 5,
      "A form sheet, a page sheet, or a popover on an iPad, and a sheet in iOS 13 and later, leave the presenter on "
        + "screen: it gets no appearance callbacks.",
      sends: [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear],
      evidence: "winobjc-formsheet-asserts-01 found-modal-default-13-01 sheet-segue-unwind-13-01"),
    Rule(
      .contextGoesWithChild, from: 5,
      "A controller presented in a child's context appears and disappears with that child: if the container shows another, it "
        + "gets the callbacks of appearance, rotation and size that the child would get. A child that it covers gets none. It fills no "
        + "window: what it presents over the whole screen the outermost container presents.",
      sends: [
        .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .willRotate, .willAnimateRotation,
        .didRotate,
        .willTransitionToTraitCollection, .viewWillTransitionToSize,
      ],
      changed: Release(0, 2)),
    Rule(
      .sheetPlacedLate, from: 8,
      "A controller presented as a sheet on an iPad has the size of the screen in viewWillAppear:, and its own as of "
        + "the layout. Inferred: it is so in the versions around the recorded iOS 9.",
      evidence: "e3-present-formsheet-frame-9-01", changed: Release(0, 2)),
    Rule(
      .standardStyleIsSheet, from: 13,
      "A presentation style that is not stated is a page sheet, on a phone too.",
      evidence: "sheet-segue-unwind-13-01 found-modal-default-13-01 sheet-presenter-claim-01"),
    Rule(
      .phoneStylesFullScreen, from: 5, through: 7,
      "On a phone the sheets and the popover fill the screen as fullScreen does.",
      evidence: "doc-ref-present-resize-01", changed: Release(0, 2)),
    Rule(
      .presentInLaterTurn, from: 8,
      "A presentation begins when the turn of the call has been laid out; the presented view is loaded inside the "
        + "call. In iOS 7 and earlier, all of it begins inside the call. If the root's own appearance has not ended "
        + "by then, UIKit logs the warning about unbalanced calls.",
      evidence: "radar-18464897-01 e2-warn-unbalanced-launch-modal-9-01", changed: Release(0, 2)),
    Rule(
      .dismissInLaterTurn, from: 8,
      "A dismissal begins when the turn of the call has been laid out. In iOS 7 and earlier, it begins inside the "
        + "call.",
      evidence: "radar-18464897-01"),
    Rule(
      .presentWhileAppearing, from: 5, through: 5,
      "Presenting works from the root's first viewWillAppear:, whose view is not in the window yet.",
      evidence: "launch-landscape-present-early-ios5-01"),
    Rule(
      .presentAsksOldQuestion, from: 5, through: 5,
      "iOS 5 asks a presented controller shouldAutorotateToInterfaceOrientation: once, after its "
        + "viewWillAppear: and before its layout. If it says no, the interface rotates to the first "
        + "orientation that it supports.",
      sends: [.shouldAutorotateToInterfaceOrientation],
      evidence: "present-order5-kevindew-01 present-forced-landscape-ios4-01"),
    Rule(
      .presentAsksMasks, from: 6,
      "Presenting full screen asks the presented controller supportedInterfaceOrientations and "
        + "preferredInterfaceOrientationForPresentation; the interface uses the returned orientation. Inferred: "
        + "which of the two is called first.",
      sends: [.supportedInterfaceOrientations, .preferredInterfaceOrientationForPresentation],
      evidence: "doc-ios6-relnotes-consult-01 doc-ref-preferred-01 present-forced-portrait-ios6-01"),
    Rule(
      .preferredAskedFirst, from: 13,
      "A controller presented full screen is asked for its preferred orientation before those that it supports. The "
        + "version is that of the record. Inferred: earlier versions ask in the other order.",
      sends: [.preferredInterfaceOrientationForPresentation, .supportedInterfaceOrientations],
      evidence: "e3-rotate-present-preferred-first-13-01", changed: Release(0, 2)),
    Rule(
      .preferredIsSupported, from: 6,
      "A preferred orientation that is not among the supported ones is an exception.",
      evidence: "exc-preferred-must-01 doc-invalid-orientation-exc-01", changed: Release(0, 2)),
    Rule(
      .preferredText13, from: 13,
      "The exception of a preferred orientation that is not supported names the orientations. Inferred: it begins "
        + "with iOS 13.",
      evidence: "exc-preferred-must-ios13-01", changed: Release(0, 2)),
    Rule(
      .dismissOrder, from: 5,
      "A dismissal sends viewWillDisappear: to the presented controller, then viewWillAppear: to the presenting one, which "
        + "has its final bounds already. After the animation, it sends viewDidAppear: to the presenting controller, then "
        + "viewDidDisappear: to the presented one.",
      sends: [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear],
      evidence: "modal-dismiss-ios5-kazzz-03 dismiss-order5-kevindew-01 found-dismiss-full-9-01 "
        + "doc-ios5-presenter-rotation-01"),
    Rule(
      .dismissKeepsPresenter, from: 5,
      "Dismissing what left its presenter on screen tells the dismissed controller alone.",
      sends: [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear],
      evidence: "winobjc-formsheet-asserts-01 found-modal-default-13-02"),
    Rule(
      .dismissMiddle, from: 5,
      "Dismissing from the middle of a chain animates the topmost only; those between are simply removed. Inferred: "
        + "a controller that is on screen disappears, unanimated, before the topmost begins.",
      sends: [.viewWillDisappear, .viewDidDisappear],
      evidence: "doc-ref-dismiss-stack-01 radar-18696859-01"),
    Rule(
      .dismissAsksPresenter, from: 5, through: 5,
      "A dismissal asks the presenter shouldAutorotateToInterfaceOrientation: before its viewWillAppear:; if it "
        + "returns NO, it reappears in the first orientation it accepts.",
      sends: [.shouldAutorotateToInterfaceOrientation],
      evidence: "coconutkit-modal5-dismiss-01"),
    Rule(
      .dismissAsksPresenterMasks, from: 7, through: 7,
      "A dismissal asks the presenter for its masks before its viewWillAppear:. Inferred: iOS 6 does not; no record "
        + "of a dismissal in iOS 6 prints queries.",
      sends: [.supportedInterfaceOrientations, .preferredInterfaceOrientationForPresentation],
      evidence: "radar-dismiss-portrait-ios7-01"),
    Rule(
      .completionLast, from: 5,
      "A completion block runs after the did callback of the presented controller, and after the "
        + "presenter's.",
      sends: [.presentCompletion, .dismissCompletion],
      evidence: "doc-ref-completion-01 winobjc-modal-asserts-01 e2-cat26-present-unanimated-01"),
    Rule(
      .modalTakes400, from: 5, through: 6,
      "An animated presentation or dismissal takes 0.4 seconds. It was measured in iOS 6.1. Inferred: it is so in "
        + "iOS 5, and 0.5 seconds in iOS 7 and later.",
      evidence: "e3-durations-6-01"),
    Rule(
      .presentNeedsWindow, from: 5,
      "Presenting from a controller whose view is not in the window is refused with a console warning.",
      evidence: "warn-not-in-hierarchy-ios6-01 launch-landscape-present-early-ios5-01", changed: Release(0, 2)),
    Rule(
      .presentOnlyOne, from: 5,
      "Presenting from a controller that presents already is refused with a console warning.",
      evidence: "warn-already-presenting-ios7-01", changed: Release(0, 2)),
    Rule(
      .presentInProgress, from: 5,
      "Presenting from a controller whose presentation is still in progress is refused with a console warning.",
      evidence: "warn-presentation-in-progress-ios7-01", changed: Release(0, 2)),
    Rule(
      .modalTransitionAlone, from: 5, through: 7,
      "A modal transition that begins while another is in progress raises NSInternalInconsistencyException.",
      evidence:
        "exc-transition-in-progress-ios5-01 exc-transition-in-progress-ios51-01 exc-transition-in-progress-ios6-01 "
        + "exc-transition-in-progress-ios7-01",
      changed: Release(0, 2)),
    Rule(
      .presentNeedsController, from: 5,
      "Presenting nil raises NSInvalidArgumentException.",
      evidence: "exc-nil-modal-01"),
    Rule(
      .presentActiveController, from: 5,
      "Presenting a controller that is in the hierarchy already raises NSInvalidArgumentException. Inferred: also where the "
        + "presenter presents already.",
      evidence: "exc-active-controller-01", changed: Release(0, 2)),
    Rule(
      .presentationControllerKept, from: 8,
      "Reading a controller's presentationController before it is presented creates it, for the style of that "
        + "moment: it keeps that style, and the delegate is not asked for one later.",
      sends: [.presentationControllerFor], evidence: "e3-present-pc-cached-11-01 e3-popover-lazy-pc-8-01",
      changed: Release(0, 2)),
    Rule(
      .earlyReadAsksNothing, from: 8, through: 8,
      "A controller whose presentationController was looked at before is not asked for the orientation that it prefers.",
      sends: [.preferredInterfaceOrientationForPresentation], evidence: "e3-present-pc-getter-8-01",
      changed: Release(0, 2)),
    Rule(
      .dismissInProgress, from: 5,
      "A dismissal during a presentation or a dismissal is refused with a console warning.",
      evidence: "warn-dismiss-in-progress-01"),
    Rule(
      .dismissText18, from: 18,
      "The warning of a dismissal in a transition speaks of the presentation controller. A log of iOS 18 or 26 has it after a "
        + "dismissal during a presentation of a custom style. Inferred: it begins with iOS 18, and other styles have it too.",
      evidence: "e4-warn-present-progress-from-26-01", changed: Release(0, 2)),
    Rule(
      .dismissNotAppearing, from: 5, through: 5,
      "Dismissing a controller whose view is not on screen is refused with a console warning on iOS 5.",
      evidence: "warn-dismiss-not-appear-ios5-01"),
    Rule(
      .presentTexts13, from: 13,
      "UIKit's complaints about presenting have their later wording: warnings name who was asked in brackets and end "
        + "in a full stop. iOS 12 has the earlier one in a log; inferred: the later one begins with iOS 13.",
      evidence: "warn-already-presenting-13-01", changed: Release(0, 2)),
  ]
}
