extension CoveredDocument {
  /// Features after those documents, and split view controllers, of which they say little.
  static let later = CoveredDocument(
    title: "iOS 11 and later, and split view controllers",
    points: [
      CoveredPoint(
        "viewIsAppearing: comes once in an appearance, before the first layout",
        shownBy: "evidence/isappearing-doc-01", "combinations/becomes-active"),
      CoveredPoint(
        "viewLayoutMarginsDidChange and viewSafeAreaInsetsDidChange", shownBy: "evidence/safearea-13-01",
        "mechanisms/insets-follow-bars"),
      CoveredPoint(
        "a sheet is swiped down, or the swipe is canceled", shownBy: "evidence/e2-sheet-dismiss-17-01",
        "evidence/e2-sheet-cancel-17-01"),
      CoveredPoint(
        "the four callbacks of a sheet's delegate, and isModalInPresentation", shownBy: "evidence/sheet-order-qiita-01",
        "combinations/refused-then-dismissed"),
      CoveredPoint(
        "detents", shownBy: "evidence/e2-sheet-detent-delegate-16-01", "mechanisms/detents",
        "combinations/detents-in-landscape"),
      CoveredPoint(
        "custom presentation controllers and animators", shownBy: "evidence/custompres-dim",
        "evidence/custompres-remove", "evidence/e3-transition-order"),
      CoveredPoint(
        "a transition of tabs that the app animates, or drives by a gesture",
        notSimulated: "one remark on a canceled gesture is published, and no log"),
      CoveredPoint("the interactive pop gesture", shownBy: "evidence/nav-order-01", "containers/navigation-gesture"),
      CoveredPoint("the light and the dark style", shownBy: "evidence/trait-dark-updates-13-01"),
      CoveredPoint(
        "a scene at launch, in the background, and taken away", shownBy: "evidence/e3-scene-launch-timing-13-05",
        "evidence/e3-scene-hot-13-01", "combinations/scene-comes-back"),
      CoveredPoint(
        "a session of a scene that the system remembers, or discards",
        shownBy: "evidence/e3-scene-config-relaunch-13-01",
        "combinations/session-discarded"),
      CoveredPoint(
        "requestGeometryUpdate, setNeedsUpdateOfSupportedInterfaceOrientations",
        shownBy: "evidence/e3-warn-geometry-orientation-16-01", "mechanisms/geometry-requested"),
      CoveredPoint("registerForTraitChanges", shownBy: "mechanisms/trait-changes-registered"),
      CoveredPoint("updateProperties, iOS 26", shownBy: "mechanisms/properties-updated"),
      CoveredPoint(
        "display modes of a split view controller", shownBy: "splits/display-mode",
        "evidence/e2-split-show-primary-102-01"),
      CoveredPoint(
        "it collapses and expands, and asks its delegate", shownBy: "splits/compact", "splits/handed-over",
        "splits/plus-rotates", "evidence/e3-split-born-8-01"),
      CoveredPoint("showDetailViewController:sender:", shownBy: "splits/show"),
      CoveredPoint(
        "two and three columns, iOS 14", shownBy: "splits/columns", "splits/columns-compact", "splits/three-stacked"),
      CoveredPoint(
        "setViewController:forColumn:", shownBy: "evidence/e3-split-secondary-push-14-01",
        "splits/column-changed-stacked", "splits/column-compact"),
      CoveredPoint(
        "… of another primary column while they are collapsed, or of the compact one while they are stacked",
        notSimulated: "no log or document says what becomes of the stack: it is the error VS3007"),
    ])
}
