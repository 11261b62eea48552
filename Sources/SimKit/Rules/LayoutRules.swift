extension RuleBook {
  /// Layout.
  static let layout: [Rule] = [
    Rule(
      .layoutOrder, from: 5, .document,
      "In a layout pass a controller gets viewWillLayoutSubviews, its view layoutSubviews, the "
        + "controller viewDidLayoutSubviews; a superview comes before its subviews. A pass happens at "
        + "the end of a turn when a size has changed.",
      evidence: ["doc-vcpg-layout-order-01", "launch-order5-kevindew-01", "layout-not-called-180-01"]),
    Rule(
      .constraintsBeforeLayout, from: 6, .log,
      "updateViewConstraints comes before viewWillLayoutSubviews when constraints need an update, "
        + "as at an appearance and at each new size; on iOS 8 a later layout sends it after.",
      evidence: ["doc-vcpg-layout-order-01", "nav-push-single-01", "launch-landscape-ios6-constraints-01"]),
    Rule(
      .isAppearingOnce, from: 13, .document,
      "viewIsAppearing: comes once an appearance, after viewWillAppear: and before the first layout "
        + "of the view, also when no layout follows.",
      evidence: ["isappearing-doc-01", "isappearing-claim-2025"]),
  ]
}
