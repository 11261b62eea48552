extension Rule {
  /// Appearance and its forwarding.
  static let appearance: [Rule] = [
    Rule(
      .appearParentFirst, from: 5,
      "A controller passes appearance callbacks on to the children whose views are in its own: the "
        + "parent first, in the will phase and in the did phase.",
      sends: [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear],
      evidence: "contain-declared-launch-01 modal-present-container-ios11-01 modal-dismiss-container-ios11-01 "
        + "doc-forward-01"),
    Rule(
      .viewEntersWindow, from: 5,
      "A view that comes into the window gives its controller viewWillAppear: and viewDidAppear: at "
        + "once, declared as a child or not, unless a parent or a transition is telling it already.",
      sends: [.viewWillAppear, .viewDidAppear],
      evidence: "contain-undeclared-launch-01 contain-addsubview-auto-01 contain-siblings-01 contain-undeclared-02"),
    Rule(
      .transitionBringsChildren, from: 5,
      "A controller without a parent, whose view a container or a presentation brings on screen inside another view, gets no "
        + "viewWillAppear:; it gets one where the window or the app's code brings it. A log of iOS 9 shows a push. Inferred: "
        + "other transitions and versions.",
      evidence: "e2-addsubview-in-viewdidload-9-01 e4-view-without-parent-9-01", changed: Release(0, 2)),
    Rule(
      .viewLeavesWindow, from: 5,
      "A view that leaves the window gives its controller viewWillDisappear: and viewDidDisappear: at "
        + "once, unless a parent or a transition is telling it already.",
      sends: [.viewWillDisappear, .viewDidDisappear],
      evidence: "contain-addsubview-auto-01 contain-siblings-01 doc-remove-01"),
    Rule(
      .movesEndAtCommit, from: 13,
      "A view that enters or leaves the window gives its controller the will at once, and the did when the turn of "
        + "the run loop has laid out. The record is of iOS 26. Inferred: it is so in iOS 13 and later, where "
        + "viewIsAppearing: is between the two, and a view that is back by then appears again.",
      sends: [.viewDidAppear, .viewDidDisappear],
      evidence: "e2-cat26-contain-nodidmove-01 e2-cat26-contain-undeclared-01 e2-cat26-contain-orphan-01 "
        + "e2-cat26-contain-remove-01",
      changed: Release(0, 2)),
    Rule(
      .lateChildDidOnly, from: 5, through: 5,
      "A child whose view is added while its parent is appearing gets no viewWillAppear: of its own, "
        + "and viewDidAppear: together with the parent.",
      sends: [.viewDidAppear],
      evidence: "radar-push-childchange-01"),
    Rule(
      .lateChildDidTwice, from: 6, through: 6,
      "A child whose view is added while its parent is appearing appears by itself at once, and gets viewDidAppear: "
        + "once more with the parent.",
      sends: [.viewDidAppear],
      evidence: "radar-addchild-active-02"),
    Rule(
      .lateChildWithParent, from: 7,
      "A child whose view is added while its parent is appearing, as in its layout, gets no viewWillAppear:. The "
        + "record is of iOS 10. Inferred: it is so in iOS 7 and later, the child gets viewDidAppear: with the "
        + "parent, as in iOS 5, and its own children get both.",
      sends: [.viewDidAppear],
      evidence: "e2-tab-embedded-cell-103-01", changed: Release(0, 2)),
    Rule(
      .oneForwardingSwitch, from: 5, through: 5,
      "One method decides about forwarding appearance and rotation: a container that forwards "
        + "appearance itself forwards rotation itself too. iOS 6 has a method for each.",
      evidence: "doc-forward-01"),
    Rule(
      .beginAndEnd, from: 5,
      "beginAppearanceTransition:animated: sends the will, endAppearanceTransition the did, at once; "
        + "beginning in the opposite direction cancels.",
      sends: [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear],
      evidence: "contain-manual-launch-01 contain-manual-flip-01 contain-begin-end-equiv-01"),
    Rule(
      .unbalancedWarning, from: 5,
      "An endAppearanceTransition without a transition in progress logs a console warning. A second begin in the "
        + "same direction is ignored.",
      evidence: "warn-unbalanced-01 warn-unbalanced-02"),
  ]
}
