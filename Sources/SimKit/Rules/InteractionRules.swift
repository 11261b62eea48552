extension Rule {
  /// Dismissals under the finger.
  static let interaction: [Rule] = [
    Rule(
      .dragOrder, from: 7,
      "An interactive dismissal sends the will callbacks when the gesture begins and the did callbacks when it has ended, "
        + "in the order of a dismissal by code.",
      sends: [.viewWillDisappear, .viewWillAppear, .viewDidAppear, .viewDidDisappear],
      evidence: "nav-order-01 nav-interactive-done-01 e2-sheet-cancel-17-01"),
    Rule(
      .dragCancelled, from: 7,
      "A dismissal that the user cancels sends the presenter, where it was covered, viewWillDisappear: and "
        + "viewDidDisappear:, then the presented one viewWillAppear: and viewDidAppear:.",
      sends: [.viewWillDisappear, .viewDidDisappear, .viewWillAppear, .viewDidAppear],
      evidence: "e2-sheet-cancel-17-01 nav-interactive-cancel-01 nav-interactive-cancel-02"),
    Rule(
      .swipeOrder, from: 13,
      "UIKit asks the delegate of a sheet whether the user may swipe it down, and notifies it before the sheet's "
        + "viewWillDisappear: and after its viewDidDisappear:. A sheet that is modal in presentation, or whose "
        + "delegate returns NO, stays, and the delegate gets the attempt. A dismissal by code doesn't notify it.",
      sends: [
        .presentationShouldDismiss, .presentationWillDismiss, .presentationDidDismiss,
        .presentationDidAttemptToDismiss,
      ],
      evidence: "sheet-header-01 sheet-order-qiita-01 sheet-drag-static-01"),
    Rule(
      .searchIsPresented, from: 8,
      "An active search controller is presented in the current context: over the controller that defines the presentation "
        + "context, or over the root. That controller stays visible, and presents nothing else until the search ends. The "
        + "results controller is a child of the search controller and appears with it. If UIKit presents or dismisses the "
        + "search controller, its delegate gets a will method before and a did method after; if the app does, it gets none. "
        + "Inferred: the order of these, and that the results are updated in the transition.",
      sends: [
        .presentSearch, .willPresentSearch, .didPresentSearch, .willDismissSearch, .didDismissSearch,
        .updateSearchResults,
      ],
      changed: Release(0, 2)),
    Rule(
      .detentsOfSheets, from: 15,
      "A sheet with detents appears at the lowest. The delegate gets another one when the sheet rests there, not "
        + "during the drag. Inferred: the heights.",
      sends: [.sheetDidChangeDetent], evidence: "e2-sheet-detent-delegate-16-01", changed: Release(0, 2)),
  ]
}
