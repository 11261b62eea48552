extension Rule.Facts {
  // Containers of the system.

  static var containerAdopts: Self {
    Self(
      from: 5, .log,
      "A container of the system tells its children willMoveToParentViewController: when it takes them "
        + "and didMoveToParentViewController: when they have come to stay. Tab bar, split and page view "
        + "controllers are inferred from the navigation controller.",
      sends: [.willMoveToParent, .didMoveToParent],
      evidence: ["nav-push-single-01", "peer-uinav-root-window-01"])
  }

  static var delegateMessages: Self {
    Self(
      from: 5, .list,
      "A container's delegate hears of a change after the will callbacks and again after the did "
        + "callbacks. That of a navigation controller that comes back hears both as at the first time, which is inferred.",
      sends: [.navigationWillShow, .navigationDidShow, .tabBarShouldSelect, .tabBarDidSelect, .pageDidFinish],
      evidence: ["push-log5-vastdev-01", "tab-switch-03"])
  }

  static var navigationShowsRoot: Self {
    Self(
      from: 5, .list,
      "A navigation controller shows its first controller together with its own appearance.",
      sends: [.viewWillAppear, .viewDidAppear],
      evidence: ["found-nav-launch-nested-01", "push-log5-vastdev-01", "stack-nav-forward-01"])
  }

  static var rootAtLayout: Self {
    Self(
      from: 7, .log,
      "A navigation controller loads its first controller in its own layout. Up to iOS 6 it does so "
        + "inside its viewWillAppear:.",
      sends: [],
      evidence: ["stack-nav-deferred-01"])
  }

  static var navigationLaysOutAgain: Self {
    Self(
      from: 7, .inferred,
      "A navigation controller is laid out once more after the viewDidAppear: of its first appearance.",
      sends: [],
      evidence: [])
  }

  static var rootShownTwice: Self {
    Self(
      from: 5, through: 6, .list,
      "A navigation controller's delegate hears didShowViewController: of the first controller twice: "
        + "when it begins to appear, and when it has. For iOS 6 it is inferred.",
      sends: [.navigationDidShow],
      evidence: ["push-log5-vastdev-01"])
  }

  static var pushOrder: Self {
    Self(
      from: 5, .log,
      "A push loads the new controller, sends the old one's viewWillDisappear:, the new one's "
        + "viewWillAppear:; after the animation the old one's viewDidDisappear: comes before the new one's "
        + "viewDidAppear:.",
      sends: [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear],
      evidence: ["nav-push-51-01", "nav-push-51-02", "push-log5-vastdev-01", "nav-push-04", "e2-cat26-nav-push-01"],
      catalyst: .log)
  }

  static var pushAtLayout: Self {
    Self(
      from: 7, .log,
      "A change of a navigation controller's stack begins in the container's next layout. Up to iOS 6 "
        + "it begins inside the call; for iOS 6 that is inferred.",
      sends: [],
      evidence: ["stack-nav-deferred-01", "e2-cat26-nav-push-01"],
      catalyst: .log)
  }

  static var unanimatedEndsInLayout: Self {
    Self(
      from: 26, .list,
      "A push or pop without animation ends where it begins, in the layout of the navigation "
        + "controller: the new top is laid out after its viewDidAppear:. A log of iOS 15 has the layout first.",
      sends: [.viewDidAppear, .viewDidDisappear],
      evidence: ["e2-cat26-nav-push-unanimated-01"], changed: Release(0, 2), catalyst: .list)
  }

  static var pushDidMove: Self {
    Self(
      from: 5, .list,
      "The pushed controller is told didMoveToParentViewController: right after its viewDidAppear:, also where that comes "
        + "with the container's own. Inferred: one that another covers before it was shown is told at once.",
      sends: [.didMoveToParent],
      evidence: ["nav-push-single-01", "peer-uinav-root-window-01"], changed: Release(0, 2))
  }

  static var popOrder: Self {
    Self(
      from: 5, .log,
      "A pop sends the top one's viewWillDisappear:, the revealed one's viewWillAppear:; after the "
        + "animation the popped one's viewDidDisappear: comes before the revealed one's viewDidAppear:.",
      sends: [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear],
      evidence: ["nav-pop-51-01", "nav-pop-04", "nav-interactive-done-01", "nav-order-01", "e2-cat26-nav-pop-01"],
      catalyst: .log)
  }

  static var popWillMove: Self {
    Self(
      from: 5, .list,
      "The controller on top is told willMoveToParentViewController: with nil before its "
        + "viewWillDisappear:; those between hear nothing of it.",
      sends: [.willMoveToParent],
      evidence: ["nav-popped-single-01"])
  }

  static var popDidMove: Self {
    Self(
      from: 5, .list,
      "A popped controller is told didMoveToParentViewController: with nil after its "
        + "viewDidDisappear:; those between leave during the transition.",
      sends: [.didMoveToParent],
      evidence: ["nav-popped-single-01", "ipop-didmove-01"])
  }

  static var navigationTakes350: Self {
    Self(
      from: 5, through: 6, .claim,
      "An animated push or pop, and a page turn, takes 0.35 seconds. It was measured on iOS 6.1; that "
        + "it is so on iOS 5, and 0.5 seconds from iOS 7 on, is inferred.",
      sends: [],
      evidence: ["e3-durations-6-01"])
  }

  static var barsTakeRoom: Self {
    Self(
      from: 5, through: 6, .log,
      "A navigation bar and a tab bar take room away from what the container shows. From iOS 7 on it "
        + "lies under them. The record is of iOS 4 and of the navigation bar.",
      sends: [],
      evidence: ["e2-geometry-nav-phone-4-01"])
  }

  static var setStackMoves: Self {
    Self(
      from: 5, .claim,
      "setViewControllers:animated: tells the controllers that leave from below the top; the former "
        + "top hears neither willMove nor didMove.",
      sends: [.willMoveToParent, .didMoveToParent],
      evidence: ["radar-setvc-willmove-01"])
  }

  static var popGesture: Self {
    Self(
      from: 7, .list,
      "A swipe from the edge pops the controller on top.",
      sends: [],
      evidence: ["nav-interactive-done-01", "nav-interactive-cancel-01"])
  }

  static var gestureCancelled: Self {
    Self(
      from: 7, .list,
      "A cancelled pop gesture sends the revealed one's viewWillDisappear: and viewDidDisappear:, then "
        + "the top one's viewWillAppear: and viewDidAppear:.",
      sends: [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear],
      evidence: ["nav-interactive-cancel-01", "nav-interactive-cancel-02"])
  }

  static var navigationNested: Self {
    Self(
      from: 5, .log,
      "A push or pop during another is warned of when it is asked for, and again when the first "
        + "animation ends in a state that has moved on.",
      sends: [],
      evidence: ["warn-nested-pop-6-01", "warn-nested-push-01", "warn-nested-both-01", "warn-nested-13-01"])
  }

  static var nestedTexts13: Self {
    Self(
      from: 13, .log,
      "The warning of a nested push or pop speaks of 'a corrupted' navigation bar. That it begins with "
        + "iOS 13 is inferred.",
      sends: [],
      evidence: ["warn-nested-13-01"])
  }

  static var pushOnce: Self {
    Self(
      from: 5, .log,
      "Pushing a controller that is on the stack already raises NSInvalidArgumentException.",
      sends: [],
      evidence: ["exc-push-same-01"])
  }

  static var pushNoNavigation: Self {
    Self(
      from: 5, .log,
      "Pushing a navigation controller raises NSInvalidArgumentException.",
      sends: [],
      evidence: ["exc-push-nav-01"])
  }

  static var pushNoSplit: Self {
    Self(
      from: 5, .log,
      "Pushing a split view controller raises an exception, also where the More list does it. The name of the exception is "
        + "inferred.",
      sends: [], evidence: ["e2-exc-split-pushed-ios5-01"], changed: Release(0, 2))
  }

  static var popToMember: Self {
    Self(
      from: 5, .log,
      "Popping to a controller that is not on the stack raises NSInternalInconsistencyException. The "
        + "logs are of iOS 10 to 14.",
      sends: [],
      evidence: ["e2-exc-pop-nonexistent-01"],
      changed: Release(0, 2))
  }

  static var tabShowsSelected: Self {
    Self(
      from: 5, .log,
      "A tab bar controller loads and shows the selected controller only, inside its own "
        + "viewWillAppear:.",
      sends: [.viewWillAppear, .viewDidAppear],
      evidence: ["tab-launch-02", "tab-launch-03", "tab-reselect-01"])
  }

  static var tabOrder: Self {
    Self(
      from: 5, .log,
      "Selecting a tab: the new one's viewWillAppear: comes before the old one's viewWillDisappear:; "
        + "after the layout the old one's viewDidDisappear: comes before the new one's viewDidAppear:. No "
        + "log is older than iOS 9. The new one has its old bounds until the layout.",
      sends: [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear],
      evidence: [
        "tab-switch-02", "tab-switch-back-01", "tab-switch-03", "tab-switch-04", "e2-cat26-tab-select-01",
        "e3-tab-stale-size-5-01",
      ],
      catalyst: .log)
  }

  static var moreListPushes: Self {
    Self(
      from: 5, .inferred,
      "With more tabs than the bar has places (five on a phone, eight on a pad) a person reaches the "
        + "rest by the More list: the selected controller leaves for the list without an animation, the "
        + "picked one is pushed over it. While that is animated the interface does not turn.",
      sends: [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear],
      evidence: [])
  }

  static var pageShowsFirst: Self {
    Self(
      from: 5, .log,
      "A page that is set in viewDidLoad appears in the container's view at once, before the container itself: load, "
        + "viewWillAppear:, viewDidAppear:, didMoveToParentViewController:. The logs are of iOS 11 and 13; for other versions it "
        + "is inferred.",
      sends: [.viewWillAppear, .viewDidAppear],
      evidence: ["e2-page-child-first-01"])
  }

  static var pageTurnOrder: Self {
    Self(
      from: 5, .list,
      "Turning a page: the new page's viewWillAppear:, the current one's viewWillDisappear:; a scroll "
        + "ends with the new page's viewDidAppear: first, a curl with the current one's viewDidDisappear:.",
      sends: [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear],
      evidence: ["page-scroll-01", "page-curl-01"])
  }

  static var pageTurnCancelled: Self {
    Self(
      from: 5, .list,
      "A cancelled scroll brings the current page back and then sends the new one away; a cancelled "
        + "curl crosses the two.",
      sends: [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear],
      evidence: ["page-scroll-cancel-01", "page-curl-cancel-01"])
  }

  static var pageTurnsOnce: Self {
    Self(
      from: 7, through: 8, .log,
      "A page view controller that scrolls and is told to turn, with animation, while it turns raises an exception. That the "
        + "second call does so, and that later versions do not, is inferred.",
      sends: [], evidence: ["e2-exc-page-duplicate-states-01"])
  }

  static var pageAsksSource: Self {
    Self(
      from: 6, .list,
      "The first scroll asks the data source of a page view controller for the page after the one that is shown and for the "
        + "one before, and keeps both, also when it is let go. A scroll that is carried through asks for the one beyond, when "
        + "the delegate has been told. It was recorded on 9.1; the other versions are inferred, and that a page which is set "
        + "by code has its neighbours asked for anew.",
      sends: [.pageAfter, .pageBefore],
      evidence: ["e2-page-delegate-order-9-01", "e2-page-delegate-order-9-02", "e2-page-delegate-order-9-03"],
      changed: Release(0, 2))
  }

  static var pageDelegateHearsBeginning: Self {
    Self(
      from: 6, .document,
      "A page view controller's delegate hears pageViewController:willTransitionToViewControllers: "
        + "when a gesture begins.",
      sends: [.pageWillTransition],
      evidence: ["e2-page-delegate-order-9-01"])
  }

  static var bottomBarHides: Self {
    Self(
      from: 5, .document,
      "A controller that hides the bottom bar when pushed is shown without the toolbar of its navigation controller. While it is "
        + "on the stack a tab bar controller around that shows no bar either. Up to iOS 6 views get the room; that they have it "
        + "before they come is inferred, and so are the heights of a toolbar, which are those of the navigation bar.",
      sends: [], evidence: ["doc-ref-bottom-bar-01"], changed: Release(0, 2))
  }
}
