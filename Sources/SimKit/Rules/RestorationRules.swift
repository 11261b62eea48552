extension Rule {
  /// State restoration.
  static let restoration: [Rule] = [
    Rule(
      .encodesInBackground, from: 6, through: 26,
      "An app whose controllers have restoration identifiers saves its state when it goes to the background: the "
        + "delegate is asked, then each controller encodes, parents first. A controller without an identifier is "
        + "left out with all below it, and so are the children of custom containers. Where this falls beside "
        + "applicationDidEnterBackground: is inferred.",
      sends: [.shouldSaveState, .willEncodeState, .encodeState],
      evidence: "encode-doc-01 restore-doc-01 e2-restore-custom-children-7-01"),
    Rule(
      .restoresBeforeLaunch, from: 6, through: 26,
      "Before application:didFinishLaunchingWithOptions: the delegate is asked; all saved controllers are made, "
        + "parents first, by their restoration class or by the delegate; then all are decoded, their views loaded "
        + "before. When a navigation controller is decoded, its stack is what was saved of it, and a tab bar "
        + "controller selects its tab; inferred: this, and that presented controllers are presented again after the "
        + "launch.",
      sends: [.shouldRestoreState, .restorationClassMakes, .appRestores, .decodeState, .didDecodeState],
      evidence: "restore-6-03 restore-doc-01 restore-order-so-01 restore-order-book-01 "
        + "e2-restore-assigned-before-decode-7-01 restore-segue-01"),
    Rule(
      .restorationEnds, from: 6, through: 26,
      "When all has been decoded, the application's delegate is notified, and then each restored controller gets "
        + "applicationFinishedRestoringState.",
      sends: [.finishedRestoring], evidence: "e3-doc-finished-restoring-01 restore-order-book-01"),
    Rule(
      .restorationIsSecure, from: 13, through: 26,
      "In iOS 13 and later, UIKit logs a warning about a delegate that implements "
        + "application:shouldRestoreApplicationState:. Inferred: it does so before each call.",
      evidence: "e2-warn-restore-secure-13-01", changed: Release(0, 2)),
    Rule(
      .restorationClassConforms, from: 8, through: 26,
      "A restoration class without viewControllerWithRestorationIdentifierPath:coder: is not asked: UIKit warns, and "
        + "the controller is not restored. Inferred: before iOS 8 it is asked anyway.",
      evidence: "warn-restoration-class-01"),
  ]
}
