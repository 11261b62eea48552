extension Rule {
  /// Making, loading and releasing a controller and its view.
  static let loading: [Rule] = [
    Rule(
      .loadNotInDealloc, from: 9,
      "Loading the view of a controller in its dealloc prints a console warning. Inferred: UIKit loads the view, and "
        + "releases it at the end of dealloc.",
      evidence: "e2-warn-load-while-dealloc-9-01", changed: Release(0, 2)),
    Rule(
      .nibConnectsView, from: 5,
      "Loading a view from a nib whose view outlet isn't connected raises NSInternalInconsistencyException.",
      evidence: "e2-exc-nib-view-outlet-01", changed: Release(0, 2)),
    Rule(
      .loadOnFirstUse, from: 5,
      "A view is loaded when it is first used: loadView creates it, and viewDidLoad follows at once. Bounds are not "
        + "right yet. Inferred: if loadView reads the view before setting it, the view is loaded recursively.",
      sends: [.loadView, .viewDidLoad],
      evidence: "launch-order5-kevindew-01 nav-push-51-01 peer-openuikit-lazyload-01 e2-cat26-premature-load-01",
      changed: Release(0, 2)),
    Rule(
      .createInCode, from: 5,
      "A controller that code makes gets initWithNibName:bundle: before its view is loaded; init calls it with nil. A "
        + "trace shows it if the scenario names it.",
      sends: [.initWithNibName],
      evidence: "code-init-11-01", changed: Release(0, 2)),
    Rule(
      .createFromStoryboard, from: 5,
      "A controller from a storyboard gets initWithCoder: and awakeFromNib before its view is loaded. A controller "
        + "in the same nib as its view gets the view with them, and viewDidLoad at once.",
      sends: [.initWithCoder, .awakeFromNib, .viewDidLoad],
      evidence: "nav-push-05 nav-push-single-01 doc-cs193p-order-01 nib-load-11-01"),
    Rule(
      .viewSetToNil, from: 5,
      "Code that sets self.view to nil lets the view go without viewDidUnload; the next use loads it "
        + "again.",
      sends: [.viewWillDisappear, .viewDidDisappear],
      evidence: "doc-unload-deprecated-01 mem-order-01 e2-cat26-view-nil-reload-01"),
    Rule(
      .deallocWhenUnheld, from: 5,
      "A controller that only UIKit held is deallocated once it has left: after the revealed "
        + "controller's viewDidAppear: on a pop.",
      sends: [.dealloc],
      evidence: "nav-pop-02 nav-backbutton-01 nav-interactive-done-01 e2-cat26-setvc-dealloc-01 "
        + "e2-cat26-contain-orphan-01"),
    Rule(
      .viewHasOneController, from: 6,
      "A view has one controller: to set the view of one controller as that of another is an exception.",
      evidence: "exc-view-two-controllers-01 e2-exc-view-two-controllers-9-01", changed: Release(0, 2)
    ),
    Rule(
      .editingIsACall, from: 5,
      "The Edit button, or the app's code, calls setEditing:animated:. Nothing else is sent. Inferred: the button "
        + "animates.",
      sends: [.setEditing], evidence: "editing-doc-01", changed: Release(0, 2)),
  ]
}
