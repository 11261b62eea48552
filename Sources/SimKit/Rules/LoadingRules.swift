extension RuleBook {
  /// Making, loading and releasing a controller and its view.
  static let loading: [Rule] = [
    Rule(
      .loadOnFirstUse, from: 5, .list,
      "A view is loaded when it is first used: loadView makes it, viewDidLoad follows at once. "
        + "Bounds are not right yet.",
      evidence: ["launch-order5-kevindew-01", "nav-push-51-01", "peer-openuikit-lazyload-01"]),
    Rule(
      .createFromStoryboard, from: 5, .log,
      "A controller of a storyboard gets initWithCoder: and awakeFromNib before its view is loaded.",
      evidence: ["nav-push-05", "nav-push-single-01", "doc-cs193p-order-01"]),
    Rule(
      .viewSetToNil, from: 5, .claim,
      "Code that sets self.view to nil lets the view go without viewDidUnload; the next use loads "
        + "it again.",
      evidence: ["doc-unload-deprecated-01", "mem-order-01"]),
    Rule(
      .deallocWhenUnheld, from: 5, .log,
      "A controller that only UIKit held is deallocated once it has left: after the revealed "
        + "controller's viewDidAppear: on a pop.",
      evidence: ["nav-pop-02", "nav-backbutton-01", "nav-interactive-done-01"]),
  ]
}
