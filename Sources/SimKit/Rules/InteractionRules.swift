extension Rule.Facts {
  // Dismissals under the finger.

  static var dragOrder: Self {
    Self(
      from: 7,
      "An interactive dismissal sends the will callbacks when the gesture begins and the did callbacks when it has ended, "
        + "in the order of a dismissal by code.",
      sends: [.viewWillDisappear, .viewWillAppear, .viewDidAppear, .viewDidDisappear],
      evidence: ["nav-order-01", "nav-interactive-done-01", "e2-sheet-cancel-17-01"])
  }

  static var dragCancelled: Self {
    Self(
      from: 7,
      "A dismissal that the user cancels sends the presenter, where it was covered, viewWillDisappear: and "
        + "viewDidDisappear:, then the presented one viewWillAppear: and viewDidAppear:.",
      sends: [.viewWillDisappear, .viewDidDisappear, .viewWillAppear, .viewDidAppear],
      evidence: ["e2-sheet-cancel-17-01", "nav-interactive-cancel-01", "nav-interactive-cancel-02"])
  }

  static var swipeOrder: Self {
    Self(
      from: 13,
      "UIKit asks the delegate of a sheet whether the user may swipe it down, and notifies it before the sheet's "
        + "viewWillDisappear: and after its viewDidDisappear:. A sheet that is modal in presentation, or whose "
        + "delegate returns NO, stays, and the delegate gets the attempt. A dismissal by code doesn't notify it.",
      sends: [
        .presentationShouldDismiss, .presentationWillDismiss, .presentationDidDismiss, .presentationDidAttemptToDismiss,
      ],
      evidence: ["sheet-header-01", "sheet-order-qiita-01", "sheet-drag-static-01"])
  }

  static var detentsOfSheets: Self {
    Self(
      from: 15,
      "A sheet with detents appears at the lowest. The delegate gets another one when the sheet rests there, not "
        + "during the drag. Inferred: the heights.",
      sends: [.sheetDidChangeDetent], evidence: ["e2-sheet-detent-delegate-16-01"], changed: Release(0, 2))
  }
}
