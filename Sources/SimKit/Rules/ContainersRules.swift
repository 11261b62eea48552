extension RuleBook {
  /// Containers of the system.
  static let containers: [Rule] = [
    Rule(
      .containerAdopts, from: 5, .log,
      "A container of the system tells its children willMoveToParentViewController: when it takes "
        + "them and didMoveToParentViewController: when they have come to stay. Tab bar, split and page "
        + "view controllers are inferred from the navigation controller.",
      evidence: ["nav-push-single-01", "peer-uinav-root-window-01"]),
    Rule(
      .delegateMessages, from: 5, .list,
      "A container's delegate hears of a change after the will callbacks and again after the did "
        + "callbacks.",
      evidence: ["push-log5-vastdev-01", "tab-switch-03"]),
    Rule(
      .navigationShowsRoot, from: 5, .list,
      "A navigation controller shows its first controller together with its own appearance; from "
        + "iOS 7 on it is loaded in the container's layout, and the container is laid out once more "
        + "after viewDidAppear:.",
      evidence: ["found-nav-launch-nested-01", "push-log5-vastdev-01", "stack-nav-deferred-01",
        "stack-nav-forward-01"]),
    Rule(
      .pushOrder, from: 5, .log,
      "A push loads the new controller, sends the old one's viewWillDisappear:, the new one's "
        + "viewWillAppear:; after the animation the old one's viewDidDisappear: comes before the new "
        + "one's viewDidAppear:. Up to iOS 6 it begins inside the call, later in the container's next "
        + "layout.",
      evidence: ["nav-push-51-01", "nav-push-51-02", "push-log5-vastdev-01", "nav-push-04",
        "stack-nav-deferred-01"]),
    Rule(
      .pushDidMove, from: 5, .list,
      "The pushed controller is told didMoveToParentViewController: right after its viewDidAppear:.",
      evidence: ["nav-push-single-01", "peer-uinav-root-window-01"]),
    Rule(
      .popOrder, from: 5, .log,
      "A pop sends the top one's viewWillDisappear:, the revealed one's viewWillAppear:; after the "
        + "animation the popped one's viewDidDisappear: comes before the revealed one's viewDidAppear:.",
      evidence: ["nav-pop-51-01", "nav-pop-04", "nav-interactive-done-01", "nav-order-01"]),
    Rule(
      .popWillMove, from: 5, .list,
      "The controller on top is told willMoveToParentViewController: with nil before its "
        + "viewWillDisappear:; those between hear nothing of it.",
      evidence: ["nav-popped-single-01"]),
    Rule(
      .popDidMove, from: 5, .list,
      "A popped controller is told didMoveToParentViewController: with nil after its "
        + "viewDidDisappear:; those between leave during the transition.",
      evidence: ["nav-popped-single-01", "ipop-didmove-01"]),
    Rule(
      .setStackMoves, from: 5, .claim,
      "setViewControllers:animated: tells the controllers that leave from below the top; the former "
        + "top hears neither willMove nor didMove.",
      evidence: ["radar-setvc-willmove-01"]),
    Rule(
      .gestureCancelled, from: 7, .list,
      "A cancelled pop gesture sends the revealed one's viewWillDisappear: and viewDidDisappear:, "
        + "then the top one's viewWillAppear: and viewDidAppear:.",
      evidence: ["nav-interactive-cancel-01", "nav-interactive-cancel-02"]),
    Rule(
      .navigationNested, from: 5, .log,
      "A push or pop during another is warned of when it is asked for, and again when the first "
        + "animation ends in a state that has moved on.",
      evidence: ["warn-nested-pop-6-01", "warn-nested-push-01", "warn-nested-both-01", "warn-nested-13-01"]),
    Rule(
      .pushOnce, from: 5, .log,
      "Pushing a controller that is on the stack already raises NSInvalidArgumentException.",
      evidence: ["exc-push-same-01"]),
    Rule(
      .pushNoNavigation, from: 5, .log,
      "Pushing a navigation controller raises NSInvalidArgumentException.",
      evidence: ["exc-push-nav-01"]),
    Rule(
      .tabShowsSelected, from: 5, .log,
      "A tab bar controller loads and shows the selected controller only, inside its own "
        + "viewWillAppear:.",
      evidence: ["tab-launch-02", "tab-launch-03", "tab-reselect-01"]),
    Rule(
      .tabOrder, from: 5, .log,
      "Selecting a tab: the new one's viewWillAppear: comes before the old one's "
        + "viewWillDisappear:; after the layout the old one's viewDidDisappear: comes before the new "
        + "one's viewDidAppear:. No log is older than iOS 9.",
      evidence: ["tab-switch-02", "tab-switch-back-01", "tab-switch-03", "tab-switch-04"]),
    Rule(
      .moreListPushes, from: 5, .inferred,
      "With more tabs than the bar has places (five on a phone, eight on a pad) a person reaches the rest by the More "
        + "list: the selected controller leaves for the list without an animation, the picked one is pushed over it.",
      evidence: []),
    Rule(
      .pageShowsFirst, from: 5, .inferred,
      "A page view controller shows its page together with its own appearance.",
      evidence: []),
    Rule(
      .pageTurnOrder, from: 5, .list,
      "Turning a page: the new page's viewWillAppear:, the current one's viewWillDisappear:; a "
        + "scroll ends with the new page's viewDidAppear: first, a curl with the current one's "
        + "viewDidDisappear:.",
      evidence: ["page-scroll-01", "page-curl-01"]),
    Rule(
      .pageTurnCancelled, from: 5, .list,
      "A cancelled scroll brings the current page back and then sends the new one away; a cancelled "
        + "curl crosses the two.",
      evidence: ["page-scroll-cancel-01", "page-curl-cancel-01"]),
    Rule(
      .splitShowsBoth, from: 5, .inferred,
      "A split view controller shows master and detail; both appear with it.",
      evidence: ["warn-split-empty-01"]),
    Rule(
      .splitHidesMaster, from: 5, through: 7, .inferred,
      "Up to iOS 7 the master is hidden in portrait; its delegate is told.",
      evidence: []),
  ]
}
