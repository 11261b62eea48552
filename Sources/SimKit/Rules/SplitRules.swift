extension Rule {
  /// Split view controllers.
  static let split: [Rule] = [
    Rule(
      .splitShowsBoth, from: 5,
      "A split view controller shows master and detail; both appear with it.",
      sends: [.viewWillAppear, .viewDidAppear]),
    Rule(
      .splitDelegateStands, from: 7,
      "A split view controller forwards the queries about orientations to its delegate. The one for a presentation comes with a "
        + "presentation only. A trace shows them if the scenario names them.",
      sends: [.splitSupportedOrientations, .splitPreferredOrientation], evidence: "e2-split-preferred-never-8-01"),
    Rule(
      .splitHidesMaster, from: 5, through: 7,
      "In iOS 7 and earlier, the primary controller is hidden in portrait; the delegate is notified.",
      sends: [.viewWillDisappear, .viewDidDisappear, .splitWillHide, .splitWillShow]),
    Rule(
      .splitDisplayModes, from: 8,
      "In iOS 8 and later, a split view controller of regular width has a display mode. Left to itself it shows the "
        + "primary column beside the secondary if it is wider than tall, and the secondary alone otherwise. The "
        + "delegate gets a change before the columns appear and disappear, and doesn't get the first mode.",
      sends: [
        .splitWillChangeMode, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
      ]),
    Rule(
      .primaryComesUntold, from: 10, through: 10,
      "A custom primary controller that another display mode shows gets no appearance callbacks. It was reported of "
        + "10.2, and of no later version.",
      evidence: "e2-split-show-primary-102-01", changed: Release(0, 2)),
    Rule(
      .splitButtonAsks, from: 8,
      "The button of the display mode, and the swipe that does the same, ask the delegate for the mode that follows. "
        + "By default, the primary column appears beside the secondary if it is wider than tall, over it otherwise, "
        + "and disappears again.",
      sends: [.splitTargetMode]),
    Rule(
      .splitCollapses, from: 8,
      "A split view controller begins apart and collapses when it comes on screen in compact width, or when its "
        + "width becomes compact: the delegate is asked, and after a no the secondary controller goes on top of the "
        + "primary one's stack. A primary controller that the delegate hands over takes the place of the other "
        + "before. Inferred: when in the change of traits this happens, and which controllers get which callbacks.",
      sends: [
        .splitPrimaryForCollapsing, .splitCollapseSecondary, .viewWillAppear, .viewDidAppear, .viewWillDisappear,
        .viewDidDisappear, .willMoveToParent, .didMoveToParent,
      ],
      evidence: "e3-split-born-8-01"),
    Rule(
      .splitExpands, from: 8,
      "When the width becomes regular the delegate is asked, and what is on top of the primary controller's stack becomes "
        + "the secondary controller, unless the delegate hands over another. Where the stack holds nothing but its root, the "
        + "secondary controller of before is back. A primary controller that is handed over comes last.",
      sends: [
        .splitPrimaryForExpanding, .splitSeparateSecondary, .viewWillAppear, .viewDidAppear, .viewWillDisappear,
        .viewDidDisappear, .willMoveToParent, .didMoveToParent,
      ]),
    Rule(
      .splitColumns, from: 14,
      "A split view controller with columns tells its delegate of each column that comes or goes, after the display mode. "
        + "showColumn: takes the next mode with that column on screen, hideColumn: the next without it.",
      sends: [.splitWillShowColumn, .splitWillHideColumn]),
    Rule(
      .splitColumnsStack, from: 14,
      "A split view controller with columns asks its delegate for the column on top when it collapses, stacks the columns up "
        + "to that one, and says when it has collapsed or expanded.",
      sends: [.splitTopColumn, .splitModeForExpanding, .splitDidCollapse, .splitDidExpand],
      evidence: "e2-split-didexpand-26-01"),
    Rule(
      .columnsToldAtFirst, from: 14, through: 18,
      "When a split view controller with columns appears for the first time, its delegate gets splitViewController:willShowColumn: "
        + "for each column, and in compact width splitViewControllerDidCollapse:. If there is a compact column, the delegate is not "
        + "asked for the column on top. In iOS 26 it gets neither.",
      sends: [.splitWillShowColumn, .splitDidCollapse],
      evidence: "e3-split-column-launch-14-01 e3-split-column-launch-14-02 e2-split-didexpand-26-01",
      changed: Release(0, 2)),
    Rule(
      .splitColumnPushes, from: 14,
      "A controller that is set for a column is pushed on the column's navigation controller; a navigation controller takes "
        + "the place of the one before. Of other columns than the secondary it is inferred.",
      sends: [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear],
      evidence: "e3-split-secondary-push-14-01"),
    Rule(
      .splitCompactColumn, from: 14,
      "In compact width, the split view controller shows the controller of the compact column as it is; the other "
        + "columns stay children. UIKit wraps a controller in the other columns in a navigation controller.",
      sends: [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear]),
    Rule(
      .showInContainer, from: 8,
      "showViewController:sender: goes up to the nearest container that implements it: a navigation controller "
        + "pushes, a split view controller asks its delegate and replaces its primary controller. "
        + "showDetailViewController:sender: goes up to a split view controller, which replaces the secondary one, "
        + "or pushes it while it is collapsed. Without such a container the controller is presented.",
      sends: [.splitShow, .splitShowDetail]),
    Rule(
      .splitAnnouncesBeside, from: 9, through: 9,
      "The size that viewWillTransitionToSize:withTransitionCoordinator: announces to the secondary controller is its size "
        + "beside the primary one, also if that covers it. A list of iOS 9.0 has it; in iOS 8 it's the whole size.",
      sends: [.viewWillTransitionToSize], evidence: "e2-split-wts-size-9-01", changed: Release(0, 2)),
    Rule(
      .splitColumnWidth, from: 8,
      "When the app sets another width for the primary column, the columns are resized by the next layout, without "
        + "viewWillTransitionToSize:withTransitionCoordinator:.",
      evidence: "e3-wts-split-columnwidth-8-01", changed: Release(0, 2)),
  ]
}
