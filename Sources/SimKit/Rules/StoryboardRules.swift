extension Rule.Facts {
  // Segues and unwinding.

  static var segueOrder: Self {
    Self(
      from: 5, .log,
      "A segue makes its destination, then sends its source prepareForSegue:sender:; only then is the destination pushed "
        + "or presented, and its view loaded.",
      sends: [.prepareForSegue],
      evidence: ["segue-present-12-01", "segue-should-claim-01", "e3-segue-custom-doc-01", "e3-segue-nib-order-01"])
  }

  static var segueAskedByUser: Self {
    Self(
      from: 6, .list,
      "A segue that the user triggers asks its source shouldPerformSegueWithIdentifier:sender: before anything else; one "
        + "that code performs does not ask.",
      sends: [.shouldPerformSegue],
      evidence: [
        "e3-segue-order-list-01", "segue-should-claim-01", "e3-segue-should-not-code-01", "unwind-cascade-10-01",
      ])
  }

  static var embedBeforeLoad: Self {
    Self(
      from: 6, .claim,
      "An embed segue is performed while the source's view is made: prepareForSegue:sender:, willMove and didMove of the "
        + "child come before the source's viewDidLoad. When the child's view is loaded between them is inferred.",
      sends: [.prepareForSegue, .didMoveToParent], evidence: ["segue-embed-6-01"])
  }

  static var segueKnown: Self {
    Self(
      from: 5, .log, "Performing a segue that the controller does not have raises NSInvalidArgumentException.",
      sends: [],
      evidence: ["exc-no-segue-01"])
  }

  static var pushSegueNeedsNavigation: Self {
    Self(
      from: 5, .inferred,
      "A push segue from a controller without a navigation controller raises an exception. Its wording is vcsim's.",
      sends: [], evidence: [])
  }

  static var unwindOrder: Self {
    Self(
      from: 6, .log,
      "An unwind segue is asked about and its destination sought; then come prepareForSegue:sender: of the source and "
        + "the unwind action of the destination, and only then the dismissal or the pop.",
      sends: [.canPerformUnwind, .prepareForSegue, .unwindAction],
      evidence: [
        "segue-unwind-12-01", "unwind-cascade-10-01", "unwind-tabbed-11-01", "unwind-steps-doc-01",
        "unwind-prepare-6-01",
      ])
  }

  static var unwindAsksUpward: Self {
    Self(
      from: 6, through: 8, .document,
      "Up to iOS 8 the search for the destination goes upward: a container is asked "
        + "viewControllerForUnwindSegueAction:… before a controller in it is asked itself; the container makes the segue "
        + "before the unwind action. That the source itself is not asked is inferred.",
      sends: [.viewControllerForUnwinding, .segueForUnwinding],
      evidence: ["unwind-container-6-01", "unwind-steps-doc-02"])
  }

  static var unwindAsksRoot: Self {
    Self(
      from: 8, through: 8, .claim,
      "On iOS 8 the search begins at the root, and a container of the app's own does not look inside.",
      sends: [], evidence: ["e3-unwind-ios7-vs-8-01", "unwind-custom-parent-8-01", "e3-unwind-ios8-container-01"])
  }

  static var unwindAsksPath: Self {
    Self(
      from: 9, .log,
      "From iOS 9 on each controller on the way is asked allowedChildViewControllersForUnwindingFromSource: and, where "
        + "there are none, whether it has the action, the source first; over a container of the system its presenter comes "
        + "before it. Each container on the way back gets unwindForSegue:towardsViewController:.",
      sends: [.allowedChildrenForUnwinding, .unwindForSegue],
      evidence: [
        "unwind-tabbed-11-01", "unwind-cascade-10-01", "unwind-custom-parent-11-01", "unwind-push2-present2-11-01",
      ])
  }

  static var unwindWalkRepeats: Self {
    Self(
      from: 9, through: 9, .log, "On iOS 9 the walk from the source begins anew for each presenter.", sends: [],
      evidence: ["unwind-cascade-9-01", "unwind-tabbed-9-01"])
  }
}
