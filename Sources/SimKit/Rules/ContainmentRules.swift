extension RuleBook {
  /// Containment.
  static let containment: [Rule] = [
    Rule(
      .addChildWillMove, from: 5, .document,
      "addChildViewController: sends willMoveToParentViewController: and records the child; it "
        + "neither sends didMoveToParentViewController: nor loads the view. A child of another parent "
        + "is removed from it first.",
      evidence: ["doc-addchild-01", "doc-addchild-reparent-01", "contain-manual-launch-01"]),
    Rule(
      .removeFromParentDidMove, from: 5, .document,
      "removeFromParentViewController sends didMoveToParentViewController: with nil after the "
        + "removal, and no willMoveToParentViewController:.",
      evidence: ["doc-removechild-01", "doc-didmove-01", "contain-manual-flip-01"]),
    Rule(
      .calledByApp, from: 5, .document,
      "The container's own code sends it: willMove before a removal, didMove after an addition are "
        + "the app's duty.",
      evidence: ["doc-didmove-01", "doc-remove-01", "doc-reveal-01"]),
    Rule(
      .transitionOrder, from: 5, .claim,
      "transitionFromViewController:toViewController:… sends the outgoing will, the incoming will; "
        + "after the animation the incoming did comes before the outgoing did.",
      evidence: ["doc-transition-01", "doc-fullscreen-removal-01"]),
    Rule(
      .transitionCompletion, from: 5, .document,
      "The completion block of a transition between children runs after both did callbacks.",
      evidence: ["doc-transition-01"]),
    Rule(
      .transitionNeedsForwarding, from: 5, .document,
      "transitionFromViewController:… raises NSInvalidArgumentException for children of another "
        + "parent and in a container that forwards appearance itself. The wording of this exception is "
        + "vcsim's.",
      evidence: ["doc-transition-01"]),
    Rule(
      .hierarchyConsistent, from: 5, .log,
      "A child's view may lie only in the view of its parent; UIKit raises "
        + "UIViewControllerHierarchyInconsistency when a view or a parent breaks that.",
      evidence: ["exc-parent-requested-01", "exc-parent-requested-02", "exc-parent-actual-02",
        "exc-parent-actual-null-01", "doc-hierarchy-exc-01"]),
    Rule(
      .childNotItself, from: 5, .inferred,
      "A controller cannot become its own descendant. The wording of this exception is vcsim's.",
      evidence: []),
  ]
}
