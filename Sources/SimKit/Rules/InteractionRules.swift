extension Rule.Facts {
  // Dismissals under the finger.

  static var dragOrder: Self {
    Self(
      from: 7, .log,
      "An interactive dismissal sends the will callbacks when the gesture begins and the did callbacks when it has ended, "
        + "in the order of a dismissal by code.",
      sends: [.viewWillDisappear, .viewWillAppear, .viewDidAppear, .viewDidDisappear],
      evidence: ["nav-order-01", "nav-interactive-done-01", "e2-sheet-cancel-17-01"])
  }

  static var dragCancelled: Self {
    Self(
      from: 7, .list,
      "A dismissal that is let go too early sends the presenter, where it was covered, viewWillDisappear: and "
        + "viewDidDisappear:, then the presented one viewWillAppear: and viewDidAppear:.",
      sends: [.viewWillDisappear, .viewDidDisappear, .viewWillAppear, .viewDidAppear],
      evidence: ["e2-sheet-cancel-17-01", "nav-interactive-cancel-01", "nav-interactive-cancel-02"])
  }

  static var swipeOrder: Self {
    Self(
      from: 13, .document,
      "The delegate of a sheet is asked whether it may be swiped away, and is told before the sheet's "
        + "viewWillDisappear: and after its viewDidDisappear:. A sheet that is modal in presentation, or whose delegate says "
        + "no, stays, and the delegate is told of the attempt. A dismissal by code tells it nothing.",
      sends: [
        .presentationShouldDismiss, .presentationWillDismiss, .presentationDidDismiss, .presentationDidAttemptToDismiss,
      ],
      evidence: ["sheet-header-01", "sheet-order-qiita-01", "sheet-drag-static-01"])
  }

  static var detentsOfSheets: Self {
    Self(
      from: 15, .claim,
      "A sheet with detents comes up with the lowest. The delegate hears of another one when the sheet has come to rest there, "
        + "not while it is drawn. The heights are inferred.",
      sends: [.sheetDidChangeDetent], evidence: ["e2-sheet-detent-delegate-16-01"], changed: Release(0, 2))
  }
}
