extension Rule {
  /// Segues and unwinding.
  static let storyboards: [Rule] = [
    Rule(
      .segueOrder, from: 5,
      "A segue makes its destination, then sends its source prepareForSegue:sender:; only then is the destination pushed "
        + "or presented, and its view loaded.",
      sends: [.prepareForSegue],
      evidence: "segue-present-12-01 segue-should-claim-01 e3-segue-custom-doc-01 e3-segue-nib-order-01"),
    Rule(
      .segueAskedByUser, from: 6,
      "A segue that the user triggers asks its source shouldPerformSegueWithIdentifier:sender: before anything else; "
        + "a segue performed by code does not ask.",
      sends: [.shouldPerformSegue],
      evidence: "e3-segue-order-list-01 segue-should-claim-01 e3-segue-should-not-code-01 unwind-cascade-10-01"),
    Rule(
      .embedBeforeLoad, from: 6,
      "An embed segue is performed while the source's view is made. After prepareForSegue:sender:, the child's view is loaded "
        + "and the child is added; its didMoveToParentViewController: comes before the source's viewDidLoad. A list of iOS 10 "
        + "has addChildViewController: after the child's viewDidLoad. Inferred: so it is in other versions.",
      sends: [.prepareForSegue, .didMoveToParent], evidence: "segue-embed-6-01 e3-segue-embed-order-10-01",
      changed: Release(0, 2)),
    Rule(
      .segueKnown, from: 5, "Performing a segue that the controller does not have raises NSInvalidArgumentException.",
      evidence: "exc-no-segue-01"),
    Rule(
      .pushSegueNeedsNavigation, from: 5,
      "A push segue from a controller without a navigation controller raises NSGenericException.",
      evidence: "e2-exc-push-segue-no-nav-7-01 e2-exc-push-segue-no-nav-02", changed: Release(0, 2)),
    Rule(
      .embedOnce, from: 6,
      "Performing an embed segue whose container view holds a child raises NSInternalInconsistencyException, after "
        + "prepareForSegue:sender:.",
      evidence: "e2-exc-embed-twice-01", changed: Release(0, 2)),
    Rule(
      .unwindOrder, from: 6,
      "An unwind segue is asked about and its destination sought; then come prepareForSegue:sender: of the source and "
        + "the unwind action of the destination, and only then the dismissal or the pop.",
      sends: [.canPerformUnwind, .prepareForSegue, .unwindAction],
      evidence: "segue-unwind-12-01 unwind-cascade-10-01 unwind-tabbed-11-01 unwind-steps-doc-01 unwind-prepare-6-01"),
    Rule(
      .unwindAsksUpward, from: 6, through: 8,
      "In iOS 8 and earlier, the search for the destination goes upward: UIKit calls "
        + "viewControllerForUnwindSegueAction:… of a container before it queries a controller in it; the container "
        + "creates the segue before the unwind action. Inferred: the source itself is not asked.",
      sends: [.viewControllerForUnwinding, .segueForUnwinding],
      evidence: "unwind-container-6-01 unwind-steps-doc-02"),
    Rule(
      .unwindAsksRoot, from: 8, through: 8,
      "In iOS 8 the search begins at the root, and a custom container does not look inside.",
      evidence: "e3-unwind-ios7-vs-8-01 unwind-custom-parent-8-01 e3-unwind-ios8-container-01"),
    Rule(
      .unwindAsksPath, from: 9,
      "In iOS 9 and later, UIKit calls allowedChildViewControllersForUnwindingFromSource: of each controller on the "
        + "way, then asks its children, then the controller itself, whether it has the action, the source first; the presenter "
        + "precedes a UIKit container. Each container on the way back gets unwindForSegue:towardsViewController:.",
      sends: [.allowedChildrenForUnwinding, .unwindForSegue],
      evidence: "unwind-tabbed-11-01 unwind-cascade-10-01 unwind-custom-parent-11-01 unwind-push2-present2-11-01",
      changed: Release(0, 2)),
    Rule(
      .unwindWalkRepeats, from: 9, through: 9, "In iOS 9 the walk from the source starts again for each presenter.",
      evidence: "unwind-cascade-9-01 unwind-tabbed-9-01"),
  ]
}
