extension RuleBook {
  /// The application, its launch and its window.
  static let launch: [Rule] = [
    Rule(
      .launchOrder, from: 5, .list,
      "At launch the root's view is loaded, gets the window's frame, and viewWillAppear:; the "
        + "layout at the end of the turn follows, then viewDidAppear:. None is animated.",
      evidence: ["launch-order5-kevindew-01", "launch-single-layout-ios10-01", "size-launch-15-portrait"]),
    Rule(
      .becomesActive, from: 5, .log,
      "applicationDidBecomeActive: comes before the root's view is loaded. One log of iOS 10 shows "
        + "it; for other versions it is inferred.",
      evidence: ["launch-home-ios10-01"]),
    Rule(
      .rootReplaced, from: 5, .inferred,
      "A new root view controller takes the place of the old one, whose view leaves the window with "
        + "all that it presents.",
      evidence: []),
    Rule(
      .backgroundOrder, from: 5, .claim,
      "Going to the background and coming back tells the application's delegate only; no controller "
        + "gets an appearance callback.",
      evidence: ["layout-counts-04", "life-extra-claims-12-01"]),
    Rule(
      .questionsAtLaunch, from: 5, through: 5, .log,
      "At launch iOS 5 asks the root shouldAutorotateToInterfaceOrientation: twice after loading "
        + "it, and, held otherwise than it was born, twice more after viewWillAppear:.",
      evidence: ["launch-landscape-ipad5-01", "launch-landscape-order5-01"]),
    Rule(
      .forcedLaunchTellsTraitsOnly, from: 8, .log,
      "A root that does not support the orientation in which the window was born is turned before "
        + "the first layout; it is told of the traits and not of the size.",
      evidence: ["size-launch-11-forced", "size-launch-15-forced", "size-launch-9-forced"]),
    Rule(
      .rootAtLaunch, from: 5, .log,
      "A window without a root view controller at the end of the launch is a console warning, from iOS 9 on an exception with "
        + "the same words. That it comes right after the delegate has finished launching is inferred.",
      evidence: ["warn-root-at-launch-ios51-01"]),
    Rule(
      .traitsAtFirstLayout, from: 8, through: 12, .log,
      "The first layout pass of a controller begins with traitCollectionDidChange:.",
      evidence: ["size-launch-11-portrait", "size-launch-9-portrait", "trait-stack-01"]),
    Rule(
      .traitsInLayout, from: 8, .log,
      "traitCollectionDidChange: is sent in the layout pass after the traits have changed, before "
        + "viewWillLayoutSubviews.",
      evidence: ["size-launch-11-forced", "size-launch-15-forced", "trait-launch-13-doc"]),
  ]
}
