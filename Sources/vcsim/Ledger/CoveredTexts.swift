extension CoveredDocument {
  /// kevindew.me, Where to programatically lay out views in iOS 5.
  static let blog = CoveredDocument(
    title: "Where to lay out views in iOS 5 (kevindew.me)",
    points: [
      CoveredPoint("loadView and viewDidLoad see empty bounds", shownBy: "blog/launch-in-landscape"),
      CoveredPoint("loadView is called where code makes the view", shownBy: "evidence/code-init-11-01"),
      CoveredPoint(
        "viewWillAppear: sees bounds that have not been rotated yet", shownBy: "blog/launch-in-landscape"),
      CoveredPoint("viewWillAppear: does not come back from the background", shownBy: "evidence/bg-home-12-01"),
      CoveredPoint(
        "viewWillLayoutSubviews is the first with the right bounds", shownBy: "blog/launch-in-landscape",
        "blog/rotate"),
      CoveredPoint("it comes after setNeedsLayout too", shownBy: "mechanisms/layout-later", "mechanisms/layout-now"),
      CoveredPoint("layoutSubviews of the view, then viewDidLayoutSubviews", shownBy: "blog/rotate"),
      CoveredPoint(
        "viewDidAppear: has the right bounds and comes after the animation", shownBy: "blog/dismiss-after-rotation"),
      CoveredPoint(
        "layout in layoutSubviews and willAnimateRotation… is animated with the rotation, later layout is not",
        shownBy: "mechanisms/what-is-animated"),
      CoveredPoint("on a pad as on a phone", shownBy: "evidence/launch-landscape-ipad5-01"),
      CoveredPoint(
        "statusBarOrientation tells how the interface stands", shownBy: "mechanisms/status-bar-rotated"),
      CoveredPoint(
        "a launch in landscape rotates before and after the layout", shownBy: "blog/launch-in-landscape"),
      CoveredPoint("the log of a rotation", shownBy: "blog/rotate", "evidence/rotate-order5-kevindew-01"),
      CoveredPoint("the log of a presentation", shownBy: "blog/present", "evidence/present-order5-kevindew-01"),
      CoveredPoint(
        "the log of a dismissal after a rotation", shownBy: "blog/dismiss-after-rotation",
        "evidence/dismiss-order5-kevindew-01"),
      CoveredPoint("lay out where the bounds are final", foundBy: .layoutTooEarly),
      CoveredPoint(
        "laying out in willAnimateRotation… needs viewWillAppear: as well", foundBy: .layoutByRotation),
    ])

  /// Stanford CS193p, autumn 2013: the lifecycle of view controllers.
  static let course = CoveredDocument(
    title: "Stanford CS193p, autumn 2013",
    points: [
      CoveredPoint(
        "controllers come out of a storyboard: initWithCoder:, awakeFromNib",
        shownBy: "evidence/storyboard-init-11-01"),
      CoveredPoint(
        "awakeFromNib is too early for the view", shownBy: "evidence/e2-awake-prepare-load-7-01"),
      CoveredPoint("controllers made in code", shownBy: "evidence/code-init-11-01", "evidence/nib-init-11-01"),
      CoveredPoint(
        "outlets are set before viewDidLoad",
        notSimulated: "setting an outlet sends no message that a controller logs"),
      CoveredPoint(
        "viewDidLoad comes before the geometry is known", shownBy: "talk/geometry-comes-after-loading"),
      CoveredPoint(
        "the view is loaded once and appears often", shownBy: "talk/loaded-once-appears-often"),
      CoveredPoint(
        "the four appearance callbacks, with their argument", shownBy: "evidence/e2-cat26-nav-push-01"),
      CoveredPoint("viewWill… and viewDidLayoutSubviews around the layout", shownBy: "evidence/e3-app-nav-launch-7-01"),
      CoveredPoint(
        "the interface rotates if shouldAutorotate, the mask and the Info.plist allow it",
        shownBy: "talk/should-autorotate-says-no", "talk/app-orientations"),
      CoveredPoint("willAnimate… and didRotate… tell of the rotation", shownBy: "evidence/doc-vcpg-rotation-order-01"),
      CoveredPoint("didReceiveMemoryWarning", shownBy: "evidence/doc-memwarn-01"),
      CoveredPoint("the order of all of them", shownBy: "evidence/e3-app-nav-launch-7-01"),
      CoveredPoint(
        "call super, save what the user typed, start expensive work late",
        notLifecycle: "it is about what the app's own code does"),
    ])

  /// View Controller Programming Guide for iOS: Building an Adaptive Interface.
  static let guide = CoveredDocument(
    title: "View Controller Programming Guide, Building an Adaptive Interface",
    points: [
      CoveredPoint(
        "traits first, then the size; parents before children", shownBy: "evidence/trait-launch-13-doc",
        "evidence/size-rotate-nav-layout-8-01"),
      CoveredPoint(
        "size classes by device and orientation", shownBy: "evidence/size-launch-8to12-trait-claim"),
      CoveredPoint(
        "size classes in Interface Builder, image assets", notLifecycle: "they are chosen when the app is built"),
      CoveredPoint(
        "a parent overrides the traits of a child; the rest is inherited", shownBy: "evidence/adapt-doc-traits",
        "mechanisms/traits-down-the-tree"),
      CoveredPoint(
        "presented controllers adapt to a compact width, and back", shownBy: "evidence/adapt-doc-01",
        "mechanisms/adapts-in-place"),
      CoveredPoint(
        "adaptivePresentationStyleForPresentationController: and its answer none",
        shownBy: "evidence/adapt-popover-8-01"),
      CoveredPoint(
        "another controller is presented instead", shownBy: "evidence/adapt-popover-head-01",
        "mechanisms/adapts-into-another"),
      CoveredPoint("a tap beside a popover dismisses it", shownBy: "mechanisms/popover-tap"),
      CoveredPoint(
        "a popover's controller is pushed instead", shownBy: "mechanisms/popover-then-push"),
      CoveredPoint(
        "the window changes its size", shownBy: "evidence/size-rotate180-9-01", "mechanisms/window-part-rotates"),
      CoveredPoint("a presentation changes the size of what it shows", shownBy: "mechanisms/content-size-told"),
      CoveredPoint("a parent resizes a child", shownBy: "combinations/frames-last"),
      CoveredPoint(
        "viewWillTransitionToSize:withTransitionCoordinator: tells the coming size",
        shownBy: "evidence/size-presenter-modal-01"),
      CoveredPoint(
        "what runs alongside a transition, and what when it has ended", shownBy: "mechanisms/alongside-a-rotation",
        "mechanisms/alongside-a-presentation"),
      CoveredPoint(
        "a custom presentation controller", shownBy: "mechanisms/own-presentations"),
      CoveredPoint(
        "displayScale, userInterfaceIdiom", notSimulated: "they stay as they are while an app runs on one screen"),
      CoveredPoint(
        "targetTransform of the coordinator", notLifecycle: "it is a matrix for drawing"),
    ])
}
