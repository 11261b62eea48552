extension Rule {
  /// Containers of the system.
  static let containers: [Rule] = [
    Rule(
      .containerAdopts, from: 5,
      "A UIKit container sends its children willMoveToParentViewController: when it adds them and "
        + "didMoveToParentViewController: when they have been added. Inferred for tab bar, split, and page view "
        + "controllers, from the navigation controller.",
      sends: [.willMoveToParent, .didMoveToParent],
      evidence: "nav-push-single-01 peer-uinav-root-window-01"),
    Rule(
      .delegateMessages, from: 5,
      "A container's delegate gets a change after the will callbacks and again after the did callbacks. Inferred: "
        + "that of a navigation controller that reappears gets both as the first time.",
      sends: [.navigationWillShow, .navigationDidShow, .tabBarShouldSelect, .tabBarDidSelect, .pageDidFinish],
      evidence: "push-log5-vastdev-01 tab-switch-03"),
    Rule(
      .navigationShowsRoot, from: 5,
      "A navigation controller shows its first controller together with its own appearance.",
      sends: [.viewWillAppear, .viewDidAppear],
      evidence: "found-nav-launch-nested-01 push-log5-vastdev-01 stack-nav-forward-01"),
    Rule(
      .rootAtLayout, from: 7,
      "A navigation controller loads its first controller in its own layout. In iOS 6 and earlier, it does so inside "
        + "its viewWillAppear:.",
      evidence: "stack-nav-deferred-01"),
    Rule(
      .navigationLaysOutAgain, from: 7,
      "A navigation controller is laid out once more after the viewDidAppear: of its first appearance."),
    Rule(
      .shownLaidOutAgain, from: 7, through: 8,
      "In iOS 7 and 8, the controller that a push or a pop has shown is laid out once more after its viewDidAppear:, and its "
        + "constraints are updated. A log of 7.1 shows it after a push, a list of iOS 7 or 8 after a push and a pop, and two logs "
        + "of iOS 8 or 9 of a controller that is shown in a way that they don't state. The logs of iOS 9 and later don't have "
        + "it. Inferred: an unanimated change ends alike.",
      sends: [.updateViewConstraints, .viewWillLayoutSubviews, .layoutSubviews, .viewDidLayoutSubviews],
      evidence: "e3-app-nav-push-7-01 nav-push-single-01 nav-reveal-single-01 e3-layout-uvc-xib-8-01 "
        + "e3-layout-uvc-storyboard-8-01", changed: Release(0, 2)),
    Rule(
      .rootShownTwice, from: 5, through: 6,
      "A navigation controller's delegate gets didShowViewController: of the first controller twice: when it begins "
        + "to appear, and when it has appeared. Inferred for iOS 6.",
      sends: [.navigationDidShow],
      evidence: "push-log5-vastdev-01"),
    Rule(
      .pushOrder, from: 5,
      "A push loads the new controller, sends the old one's viewWillDisappear:, the new one's "
        + "viewWillAppear:; after the animation the old one's viewDidDisappear: comes before the new one's "
        + "viewDidAppear:.",
      sends: [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear],
      evidence: "nav-push-51-01 nav-push-51-02 push-log5-vastdev-01 nav-push-04 e2-cat26-nav-push-01"),
    Rule(
      .pushAtLayout, from: 7,
      "A change of a navigation controller's stack begins in the container's next layout. In iOS 6 and earlier, it "
        + "begins inside the call. Inferred for iOS 6.",
      evidence: "stack-nav-deferred-01 e2-cat26-nav-push-01"),
    Rule(
      .unanimatedEndsInLayout, from: 26,
      "A push or pop without animation ends where it begins, in the layout of the navigation "
        + "controller: the new top is laid out after its viewDidAppear:. A log of iOS 15 has the layout first.",
      sends: [.viewDidAppear, .viewDidDisappear],
      evidence: "e2-cat26-nav-push-unanimated-01", changed: Release(0, 2)),
    Rule(
      .pushWaitsForStack, from: 16, through: 17,
      "An animated push in the turn in which the stack was set without animation waits until that has been laid out; until then "
        + "the controller isn't on the stack. A log of iOS 17.2 shows it; its author saw it in iOS 16, and not in iOS 18. "
        + "Inferred: so it does after an unanimated push or pop.",
      evidence: "e4-push-held-17-01 e4-nav-didshow-set-17-01", changed: Release(0, 2)),
    Rule(
      .leavingUpdatesConstraints, from: 7, through: 7,
      "A controller that a push or a pop removes from the screen gets updateViewConstraints after its viewWillDisappear:, "
        + "without a layout. A list of iOS 7 or 8 has it.",
      sends: [.updateViewConstraints], evidence: "nav-cover-single-01 nav-popped-single-01", changed: Release(0, 2)
    ),
    Rule(
      .pushDidMove, from: 5,
      "The pushed controller gets didMoveToParentViewController: right after its viewDidAppear:, also if that is "
        + "called with the container's own. Inferred: a controller that is covered before it was shown gets it at "
        + "once.",
      sends: [.didMoveToParent],
      evidence: "nav-push-single-01 peer-uinav-root-window-01", changed: Release(0, 2)),
    Rule(
      .popOrder, from: 5,
      "A pop sends the top one's viewWillDisappear:, the revealed one's viewWillAppear:; after the "
        + "animation the popped one's viewDidDisappear: comes before the revealed one's viewDidAppear:.",
      sends: [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear],
      evidence: "nav-pop-51-01 nav-pop-04 nav-interactive-done-01 nav-order-01 e2-cat26-nav-pop-01"),
    Rule(
      .popWillMove, from: 5,
      "The top controller gets willMoveToParentViewController: with nil before its viewWillDisappear:; controllers "
        + "in between don't get it.",
      sends: [.willMoveToParent],
      evidence: "nav-popped-single-01"),
    Rule(
      .popDidMove, from: 5,
      "A popped controller gets didMoveToParentViewController: with nil after its viewDidDisappear:; controllers in "
        + "between are removed during the transition.",
      sends: [.didMoveToParent],
      evidence: "nav-popped-single-01 ipop-didmove-01"),
    Rule(
      .navigationTakes350, from: 5, through: 6,
      "An animated push or pop, and a page turn, takes 0.35 seconds. It was measured in iOS 6.1. Inferred: it is so "
        + "in iOS 5, and 0.5 seconds in iOS 7 and later.",
      evidence: "e3-durations-6-01"),
    Rule(
      .barsTakeRoom, from: 5, through: 6,
      "A navigation bar and a tab bar reduce the size of what the container shows. In iOS 7 and later, it extends "
        + "under them. The record is of iOS 4 and of the navigation bar.",
      evidence: "e2-geometry-nav-phone-4-01"),
    Rule(
      .setStackMoves, from: 5,
      "setViewControllers:animated: sends its callbacks to the removed controllers from below the top; the former "
        + "top gets neither willMove nor didMove.",
      sends: [.willMoveToParent, .didMoveToParent],
      evidence: "radar-setvc-willmove-01"),
    Rule(
      .popGesture, from: 7,
      "A swipe from the edge pops the controller on top. Inferred: it doesn't while the navigation bar is hidden.",
      evidence: "nav-interactive-done-01 nav-interactive-cancel-01"),
    Rule(
      .gesturesEndInactive, from: 5,
      "An app, or in iOS 13 and later a scene, that resigns active gets touchesCancelled:withEvent: for its fingers, which "
        + "cancels pop gestures, page turns and interactive dismissals. Inferred: this is before applicationWillResignActive:."
    ),
    Rule(
      .gestureCancelled, from: 7,
      "A canceled pop gesture sends the revealed one's viewWillDisappear: and viewDidDisappear:, then "
        + "the top one's viewWillAppear: and viewDidAppear:.",
      sends: [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear],
      evidence: "nav-interactive-cancel-01 nav-interactive-cancel-02"),
    Rule(
      .navigationNested, from: 5,
      "A push or pop during another is warned of when it is asked for, and again when the first "
        + "animation ends in a state that has moved on.",
      evidence: "warn-nested-pop-6-01 warn-nested-push-01 warn-nested-both-01 warn-nested-13-01"),
    Rule(
      .nestedTexts13, from: 13,
      "The warning of a nested push or pop speaks of 'a corrupted' navigation bar. Inferred: it begins with iOS 13.",
      evidence: "warn-nested-13-01"),
    Rule(
      .navigationBarBusy, from: 13,
      "A second warning comes when the transition begins that a push or a pop during another asked for. Inferred for iOS 14 "
        + "and later, and for a pop.",
      evidence: "warn-nested-13-01", changed: Release(0, 2)),
    Rule(
      .pushOnce, from: 5,
      "Pushing a controller that is on the stack already raises NSInvalidArgumentException.",
      evidence: "exc-push-same-01"),
    Rule(
      .pushText15, from: 15,
      "The exception for a second push of a controller names the navigation controller. Inferred: it begins with iOS 15; the "
        + "record is of iOS 17.2.",
      evidence: "e4-push-held-17-01", changed: Release(0, 2)),
    Rule(
      .pushNeedsController, from: 5,
      "Pushing nil prints a console warning, and the stack stays as it is. The log is of iOS 9.",
      evidence: "e2-warn-push-nil-9-01", changed: Release(0, 2)),
    Rule(
      .pushNoNavigation, from: 5,
      "Pushing a navigation controller raises NSInvalidArgumentException. Inferred: so does every other way onto a stack: the root, "
        + "setViewControllers:animated:, addChildViewController:.",
      evidence: "exc-push-nav-01"),
    Rule(
      .pushNoSplit, from: 5,
      "Pushing a split view controller raises an exception, also where the More list does it. The name of the exception is "
        + "inferred.",
      evidence: "e2-exc-split-pushed-ios5-01 e2-exc-split-pushed-ios7-01", changed: Release(0, 2)),
    Rule(
      .popToMember, from: 5,
      "Popping to a controller that is not on the stack raises NSInternalInconsistencyException. The "
        + "logs are of iOS 10 to 14.",
      evidence: "e2-exc-pop-nonexistent-01", changed: Release(0, 2)),
    Rule(
      .tabShowsSelected, from: 5,
      "A tab bar controller loads and shows the selected controller only, inside its own "
        + "viewWillAppear:. Inferred: if the selected controller is removed, the one at its index is selected, or else the "
        + "first.",
      sends: [.viewWillAppear, .viewDidAppear],
      evidence: "tab-launch-02 tab-launch-03 tab-reselect-01"),
    Rule(
      .tabOrder, from: 5,
      "Selecting a tab: the new one's viewWillAppear: comes before the old one's viewWillDisappear:; "
        + "after the layout the old one's viewDidDisappear: comes before the new one's viewDidAppear:. No "
        + "log is older than iOS 9. The new one has its old bounds until the layout.",
      sends: [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear],
      evidence: "tab-switch-02 tab-switch-back-01 tab-switch-03 tab-switch-04 e2-cat26-tab-select-01 "
        + "e3-tab-stale-size-5-01"),
    Rule(
      .tabTapAnimates, from: 18,
      "A tap on a tab animates: after the animation, the new tab's viewDidAppear: comes before the old one's "
        + "viewDidDisappear:. A selection by code is not animated. Inferred: animated is YES, and the animation takes 500 ms.",
      sends: [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear],
      evidence: "e4-rns-tab-tap-18-01 e4-rns-tab-tap-18-02 e4-rns-tab-tap-26-01 e4-rns-tab-tap-26-02 e4-tab-fade-18-01 "
        + "e4-tab-tap-delay-18-01",
      changed: Release(0, 2)),
    Rule(
      .moreListPushes, from: 5,
      "With more tabs than the bar has places (five on a phone, eight on a pad) a person reaches the "
        + "rest by the More list: the selected controller leaves for the list without an animation, the "
        + "picked one is pushed over it. While that is animated the interface does not turn.",
      sends: [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear]),
    Rule(
      .pageShowsFirst, from: 5,
      "A page that is set in viewDidLoad appears in the container's view at once, before the container itself: load, "
        + "viewWillAppear:, viewDidAppear:, didMoveToParentViewController:. The logs are of iOS 11 and 13; for other versions it "
        + "is inferred.",
      sends: [.viewWillAppear, .viewDidAppear],
      evidence: "e2-page-child-first-01"),
    Rule(
      .pageTurnOrder, from: 5,
      "Turning a page: the new page's viewWillAppear:, the current one's viewWillDisappear:; a scroll "
        + "ends with the new page's viewDidAppear: first, a curl with the current one's viewDidDisappear:.",
      sends: [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear],
      evidence: "page-scroll-01 page-curl-01"),
    Rule(
      .pageTurnCancelled, from: 5,
      "A canceled scroll brings the current page back and then sends the new one away; a canceled "
        + "curl crosses the two.",
      sends: [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear],
      evidence: "page-scroll-cancel-01 page-curl-cancel-01"),
    Rule(
      .pageTurnsOnce, from: 7, through: 8,
      "Telling a scrolling page view controller to turn, with animation, during a turn raises an exception. "
        + "Inferred: the second call does so, and later versions don't.",
      evidence: "e2-exc-page-duplicate-states-01"),
    Rule(
      .pageCount, from: 5,
      "A page view controller shows one page at a time unless its spine is in the middle. Setting no page, or several, raises "
        + "NSInvalidArgumentException.",
      evidence: "e2-exc-page-count-zero-01 e2-exc-page-count-three-01", changed: Release(0, 2)),
    Rule(
      .pagesScroll, from: 6,
      "A page view controller scrolls, unless its style is the curl. In iOS 5, the curl is the only style.",
      changed: Release(0, 2)),
    Rule(
      .pageAsksSource, from: 6,
      "The first scroll asks the data source of a page view controller for the pages after and before the "
        + "visible page, and keeps both, also if the user cancels. A completed scroll asks for the next page in its "
        + "direction, when the delegate has been notified. It was recorded on 9.1; inferred: the other "
        + "versions, and that a page set by code has its neighbors queried again.",
      sends: [.pageAfter, .pageBefore],
      evidence: "e2-page-delegate-order-9-01 e2-page-delegate-order-9-02 e2-page-delegate-order-9-03",
      changed: Release(0, 2)),
    Rule(
      .pageDelegateHearsBeginning, from: 6,
      "A page view controller's delegate gets pageViewController:willTransitionToViewControllers: when a gesture "
        + "begins.",
      sends: [.pageWillTransition],
      evidence: "e2-page-delegate-order-9-01"),
    Rule(
      .spineFollowsOrientation, from: 5,
      "When the interface rotates, UIKit calls pageViewController:spineLocationForInterfaceOrientation: of the delegate, if "
        + "the pages curl, as the reference of UIPageViewControllerDelegate has it. Inferred: it does so in the first rotation "
        + "callback of the container, before the page gets its own.",
      sends: [.pageSpineLocation], changed: Release(0, 2)),
    Rule(
      .bottomBarHides, from: 5,
      "A controller that hides the bottom bar when pushed is shown without the toolbar of its navigation controller. "
        + "While it is on the stack a tab bar controller around that shows no bar either. In iOS 6 and earlier, "
        + "views get the available size. Inferred: they have it before they appear, and a toolbar is as high as the "
        + "navigation bar.",
      evidence: "doc-ref-bottom-bar-01", changed: Release(0, 2)),
  ]
}
