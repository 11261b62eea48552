extension Rule.Facts {
  // Making, loading and releasing a controller and its view.

  static var loadOnFirstUse: Self {
    Self(
      from: 5, .list,
      "A view is loaded when it is first used: loadView makes it, viewDidLoad follows at once. Bounds "
        + "are not right yet. That a view which is touched in loadView before there is one is loaded again inside is inferred.",
      sends: [.loadView, .viewDidLoad],
      evidence: [
        "launch-order5-kevindew-01", "nav-push-51-01", "peer-openuikit-lazyload-01", "e2-cat26-premature-load-01",
      ],
      changed: Release(0, 2), catalyst: .log)
  }

  static var createInCode: Self {
    Self(
      from: 5, .log,
      "A controller that code makes gets initWithNibName:bundle: before its view is loaded; init calls it with nil. The "
        + "line comes where a scenario names it.",
      sends: [.initWithNibName],
      evidence: ["code-init-11-01"],
      changed: Release(0, 2))
  }

  static var createFromStoryboard: Self {
    Self(
      from: 5, .log,
      "A controller of a storyboard gets initWithCoder: and awakeFromNib before its view is loaded. One that lies in a nib "
        + "together with its view gets the view with them, and viewDidLoad at once.",
      sends: [.initWithCoder, .awakeFromNib, .viewDidLoad],
      evidence: ["nav-push-05", "nav-push-single-01", "doc-cs193p-order-01", "nib-load-11-01"])
  }

  static var viewSetToNil: Self {
    Self(
      from: 5, .claim,
      "Code that sets self.view to nil lets the view go without viewDidUnload; the next use loads it "
        + "again.",
      sends: [.viewWillDisappear, .viewDidDisappear],
      evidence: ["doc-unload-deprecated-01", "mem-order-01"])
  }

  static var deallocWhenUnheld: Self {
    Self(
      from: 5, .log,
      "A controller that only UIKit held is deallocated once it has left: after the revealed "
        + "controller's viewDidAppear: on a pop.",
      sends: [.dealloc],
      evidence: [
        "nav-pop-02", "nav-backbutton-01", "nav-interactive-done-01", "e2-cat26-setvc-dealloc-01",
        "e2-cat26-contain-orphan-01",
      ],
      catalyst: .log)
  }

  static var viewHasOneController: Self {
    Self(
      from: 6, .log, "A view has one controller: to set the view of one controller as that of another is an exception.",
      sends: [], evidence: ["exc-view-two-controllers-01"], changed: Release(0, 2))
  }

  static var editingIsACall: Self {
    Self(
      from: 5, .document,
      "The Edit button, or the app's code, calls setEditing:animated:. Nothing else is sent; that the button animates is "
        + "inferred.",
      sends: [.setEditing], evidence: ["editing-doc-01"], changed: Release(0, 2))
  }
}
