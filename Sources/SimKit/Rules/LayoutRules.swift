extension Rule {
  /// Layout.
  static let layout: [Rule] = [
    Rule(
      .layoutOrder, from: 5,
      "In a layout pass a controller gets viewWillLayoutSubviews, its view layoutSubviews, the "
        + "controller viewDidLayoutSubviews; a superview comes before its subviews. A pass happens at the "
        + "end of a turn when a size has changed.",
      sends: [.viewWillLayoutSubviews, .layoutSubviews, .viewDidLayoutSubviews],
      evidence: "doc-vcpg-layout-order-01 launch-order5-kevindew-01 layout-not-called-180-01"),
    Rule(
      .constraintsBeforeLayout, from: 6,
      "updateViewConstraints comes before viewWillLayoutSubviews when constraints need an update, as "
        + "at an appearance and at each new size. In iOS 13 and later, it also comes before viewIsAppearing:, in a list of "
        + "iOS 17; a claim has it after.",
      sends: [.updateViewConstraints],
      evidence: "doc-vcpg-layout-order-01 nav-push-single-01 launch-landscape-ios6-constraints-01 "
        + "e3-isappearing-table-17-01", changed: Release(0, 2)),
    Rule(
      .constraintsAfterWillLayout, from: 8, through: 8,
      "In a layout that is not a view's first, updateViewConstraints comes after "
        + "viewWillLayoutSubviews.",
      sends: [.updateViewConstraints]),
    Rule(
      .isAppearingOnce, from: 13,
      "viewIsAppearing: is called once per appearance, after viewWillAppear: and before the first layout of the "
        + "view, also if no layout follows. Inferred: if an appearance ends before any layout, it is called before "
        + "the end, and if it ends outside the window, it isn't called.",
      sends: [.viewIsAppearing],
      evidence: "isappearing-doc-01 e2-cat26-nav-push-01 e2-cat26-tab-select-01"),
    Rule(
      .isAppearingInChildren, from: 16,
      "viewIsAppearing: reaches the children that appear with a custom container; before iOS 16 it does not.",
      sends: [.viewIsAppearing],
      evidence: "e3-isappearing-children-15-01", changed: Release(0, 2)),
    Rule(
      .propertiesBeforeLayout, from: 26,
      "updateProperties comes before the first layout of a view, and when setNeedsUpdateProperties has asked for it: after "
        + "changed traits, before viewWillLayoutSubviews. A trace shows it if the scenario names it.",
      sends: [.updateProperties], changed: Release(0, 2)),
    Rule(
      .viewInitialized, from: 5,
      "A view that code makes gets initWithFrame: inside loadView. A trace shows it if the scenario names it. Inferred: so "
        + "it is in all versions; a README of iOS 11 or 12 has it between loadView and viewDidLoad.",
      sends: [.initWithFrame], changed: Release(0, 2)),
    Rule(
      .viewUpdatesConstraints, from: 6,
      "UIViewController's own updateViewConstraints calls updateConstraints of the view. A trace shows it if the scenario "
        + "names it. Inferred: so it is in all versions; a note of iOS 12 has this nesting. A README of iOS 11 or 12 has it "
        + "after viewWillLayoutSubviews, for a class that doesn't override updateViewConstraints.",
      sends: [.updateConstraints], changed: Release(0, 2)),
  ]
}
