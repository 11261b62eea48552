extension RuleBook {
  /// Presenting and dismissing.
  static let presentation: [Rule] = [
    Rule(
      .presentOrder, from: 5, .list,
      "A full-screen presentation: the presenter's viewWillDisappear:, the presented one's "
        + "viewWillAppear:; after the animation the presented one's viewDidAppear: comes first, the "
        + "presenter's viewDidDisappear: after it. The presented view is loaded before all.",
      evidence: ["modal-present-ios5-kazzz-02", "modal-present-ios10-01", "found-present-full-9-01"]),
    Rule(
      .presentKeepsPresenter, from: 5, .claim,
      "A form sheet, a page sheet or a popover on a pad, and a sheet from iOS 13 on, leave the "
        + "presenter on screen: it gets no appearance callbacks.",
      evidence: ["winobjc-formsheet-asserts-01", "found-modal-default-13-01", "sheet-segue-unwind-13-01"]),
    Rule(
      .presentAsksOldQuestion, from: 5, through: 5, .list,
      "iOS 5 asks a presented controller shouldAutorotateToInterfaceOrientation: once, after its "
        + "viewWillAppear: and before its layout; if it says no, the interface turns to the first "
        + "orientation that it supports.",
      evidence: ["present-order5-kevindew-01", "present-forced-landscape-ios4-01"]),
    Rule(
      .presentAsksMasks, from: 6, .document,
      "Presenting full screen asks the presented controller supportedInterfaceOrientations and "
        + "preferredInterfaceOrientationForPresentation; the interface comes up in the answer. Which of "
        + "the two is asked first is inferred.",
      evidence: ["doc-ios6-relnotes-consult-01", "doc-ref-preferred-01", "present-forced-portrait-ios6-01"]),
    Rule(
      .preferredIsSupported, from: 6, .log,
      "A preferred orientation that is not among the supported ones is an exception.",
      evidence: ["exc-preferred-must-01", "doc-invalid-orientation-exc-01"]),
    Rule(
      .dismissOrder, from: 5, .list,
      "A dismissal: the presented one's viewWillDisappear:, the presenter's viewWillAppear:; after "
        + "the animation the presenter's viewDidAppear: comes first, the presented one's "
        + "viewDidDisappear: after it. The presenter has the right bounds already in viewWillAppear:.",
      evidence: ["modal-dismiss-ios5-kazzz-03", "dismiss-order5-kevindew-01", "found-dismiss-full-9-01",
        "doc-ios5-presenter-rotation-01"]),
    Rule(
      .dismissKeepsPresenter, from: 5, .claim,
      "Dismissing what left its presenter on screen tells the dismissed controller alone.",
      evidence: ["winobjc-formsheet-asserts-01", "found-modal-default-13-02"]),
    Rule(
      .dismissMiddle, from: 5, .document,
      "Dismissing from the middle of a chain animates the topmost only; those between are simply "
        + "removed. Which callbacks they get is inferred: one that is on screen disappears, unanimated, "
        + "before the topmost begins.",
      evidence: ["doc-ref-dismiss-stack-01", "radar-18696859-01"]),
    Rule(
      .dismissAsksPresenter, from: 5, through: 7, .log,
      "A dismissal asks the presenter about the orientation before its viewWillAppear:, on iOS 5 by "
        + "shouldAutorotateToInterfaceOrientation:, on iOS 7 by its masks; one that does not support it "
        + "comes back in one that it supports.",
      evidence: ["coconutkit-modal5-dismiss-01", "radar-dismiss-portrait-ios7-01"]),
    Rule(
      .completionLast, from: 5, .document,
      "A completion block runs after the did callback of the presented controller, and after the "
        + "presenter's.",
      evidence: ["doc-ref-completion-01", "winobjc-modal-asserts-01"]),
    Rule(
      .presentNeedsWindow, from: 5, .log,
      "Presenting from a controller whose view is not in the window is refused with a console "
        + "warning.",
      evidence: ["warn-not-in-hierarchy-ios6-01", "launch-landscape-present-early-ios5-01"]),
    Rule(
      .presentOnlyOne, from: 5, .log,
      "Presenting from a controller that presents already is refused with a console warning.",
      evidence: ["warn-already-presenting-ios7-01"]),
    Rule(
      .presentInProgress, from: 5, .log,
      "Presenting from a controller whose presentation is still under way is refused with a console "
        + "warning.",
      evidence: ["warn-presentation-in-progress-ios7-01"]),
    Rule(
      .modalTransitionAlone, from: 5, through: 7, .log,
      "A modal transition that begins while another is under way raises "
        + "NSInternalInconsistencyException.",
      evidence: ["exc-transition-in-progress-ios5-01", "exc-transition-in-progress-ios51-01",
        "exc-transition-in-progress-ios6-01", "exc-transition-in-progress-ios7-01"]),
    Rule(
      .presentNeedsController, from: 5, .log,
      "Presenting nil raises NSInvalidArgumentException.",
      evidence: ["exc-nil-modal-01"]),
    Rule(
      .presentActiveController, from: 5, .log,
      "Presenting a controller that is in the hierarchy already raises NSInvalidArgumentException.",
      evidence: ["exc-active-controller-01"]),
    Rule(
      .dismissInProgress, from: 5, .log,
      "A dismissal during a presentation or a dismissal is refused with a console warning.",
      evidence: ["warn-dismiss-in-progress-01"]),
    Rule(
      .dismissNotAppearing, from: 5, through: 5, .log,
      "Dismissing a controller whose view is not on screen is refused with a console warning on iOS "
        + "5.",
      evidence: ["warn-dismiss-not-appear-ios5-01"]),
  ]
}
