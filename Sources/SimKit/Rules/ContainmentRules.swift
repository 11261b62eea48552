extension Rule {
  /// Containment.
  static let containment: [Rule] = [
    Rule(
      .addChildWillMove, from: 5,
      "addChildViewController: sends willMoveToParentViewController: and records the child; it neither "
        + "sends didMoveToParentViewController: nor loads the view. A child of another parent is removed "
        + "from it first.",
      sends: [.willMoveToParent],
      evidence: "doc-addchild-01 doc-addchild-reparent-01 contain-manual-launch-01 e2-cat26-contain-nodidmove-01"),
    Rule(
      .parentSetFirst, from: 26,
      "A child has its parent already when addChildViewController: calls its willMoveToParentViewController:, as a log of iOS 26 "
        + "shows. A document of iOS 5 has the call before the child is added. Inferred: the versions between are as iOS 5.",
      evidence: "e2-cat26-contain-add-01", changed: Release(0, 2)),
    Rule(
      .removeFromParentDidMove, from: 5,
      "removeFromParentViewController sends didMoveToParentViewController: with nil after the removal, "
        + "and no willMoveToParentViewController:.",
      sends: [.didMoveToParent],
      evidence: "doc-removechild-01 doc-didmove-01 contain-manual-flip-01 e2-cat26-contain-remove-01"),
    Rule(
      .didMoveAgain, from: 26,
      "A child that gets didMoveToParentViewController: from the app's code while it appears or disappears gets it once more after "
        + "the did callback.",
      sends: [.didMoveToParent],
      evidence: "e2-cat26-contain-remove-01 e2-cat26-contain-nodidmove-01", changed: Release(0, 2)),
    Rule(
      .calledByApp, from: 5,
      "A container must call willMoveToParentViewController: with nil before removing a child, and "
        + "didMoveToParentViewController: after adding one. Calls that it forwards manually are the app's own.",
      sends: [.willMoveToParent, .didMoveToParent],
      evidence: "doc-didmove-01 doc-remove-01 doc-reveal-01"),
    Rule(
      .transitionOrder, from: 5,
      "transitionFromViewController:toViewController:… sends the outgoing will, the incoming will; "
        + "after the animation the incoming did comes before the outgoing did.",
      sends: [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear],
      evidence: "doc-transition-01 doc-fullscreen-removal-01"),
    Rule(
      .transitionCompletion, from: 5,
      "The completion block of a transition between children runs after both did callbacks.",
      sends: [.transitionCompletion],
      evidence: "doc-transition-01"),
    Rule(
      .transitionNeedsForwarding, from: 5,
      "transitionFromViewController:… raises NSInvalidArgumentException for children of another parent "
        + "and in a container that forwards appearance itself.",
      evidence: "doc-transition-01 e2-exc-transition-common-parent-6-01 e4-exc-transition-siblings-16-01",
      changed: Release(0, 2)),
    Rule(
      .hierarchyConsistent, from: 5,
      "A child's view may lie only in the view of its parent; UIKit raises "
        + "UIViewControllerHierarchyInconsistency when a view or a parent breaks that.",
      evidence: "e2-exc-parent-actual-61-01 e4-exc-hierarchy-requested-10-01 exc-parent-requested-01 "
        + "exc-parent-requested-02 exc-parent-actual-02 exc-parent-actual-null-01 doc-hierarchy-exc-01"),
    Rule(
      .childNotItself, from: 5,
      "A view cannot become its own subview. Inferred: a controller cannot become its own descendant.",
      evidence: "exc-add-self-01"),
  ]
}
