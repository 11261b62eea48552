extension Rule {
  /// What to do in an app that meets the rule for the first time, or loses it: for whoever ports from one version to another.
  /// Nil for a rule that holds in all versions.
  public var advice: String? {
    guard modes != ModeRange(Mode.all[0], through: nil) else { return nil }
    if let own = Self.advice[id] { return own }
    guard !sends.isEmpty else {
      return "It sends no callback itself. Look for callbacks that move, get other values, or stop coming."
    }
    let names = sends.map { $0.selector }
    let last = names.count > 1 ? " and " + names[names.count - 1] : ""
    let rest = (names.count > 1 ? names.dropLast() : names).joined(separator: ", ")
    return "Look at what your code does in " + rest + last + "."
  }

  /// The rules of which more is to be said than which callbacks to look at.
  static let advice: [RuleID: String] = [
    .memoryUnloads:
      "Views stay loaded from iOS 6 on: release in didReceiveMemoryWarning what viewDidUnload released, or drop it.",
    .questionsBeforeRotation:
      "Answer with supportedInterfaceOrientations: shouldAutorotateToInterfaceOrientation: is not asked from iOS 6 on.",
    .masksBeforeRotation: "The outermost controller is asked, not its child: let a container answer for its child.",
    .asksShouldAutorotate:
      "Answer with supportedInterfaceOrientations alone: shouldAutorotate is not asked from iOS 16 on.",
    .presentAsksMasks:
      "A controller that is presented full screen answers with supportedInterfaceOrientations and its preferred orientation.",
    .rotationOrder:
      "Override viewWillTransitionToSize:withTransitionCoordinator: from iOS 8 on, and lay out by the size it passes.",
    .sizesOrder:
      "Lay out by the size that is passed: a class that overrides it is not sent the callbacks of rotation any more.",
    .oldCallbacksLinger:
      "Override viewWillTransitionToSize:… or the callbacks of rotation, not both: from iOS 8 on the first silences the others.",
    .alertIsPresented:
      "Present nothing while an alert is up, and do not dismiss past it: from iOS 8 on it is what its presenter presents.",
    .phoneStylesFullScreen: "Ask for the horizontal size class and not for the idiom: large phones and narrow windows.",
    .compactIsFullScreen:
      "A sheet on a phone leaves its presenter on screen from iOS 13 on: do not wait for it to disappear.",
    .standardStyleIsSheet:
      "The presenter gets no appearance callbacks: ask for fullScreen, or bring it up to date when the sheet is gone.",
    .presentInLaterTurn:
      "Code that needs the presented view belongs in the completion block: the call returns before the presentation begins.",
    .dismissInLaterTurn:
      "Code that follows the dismissal belongs in the completion block: the call returns before it begins.",
    .isAppearingOnce:
      "Code that needs the final size and traits before the view is seen belongs in viewIsAppearing:.",
    .lateChildDidOnly: "Add children in viewDidLoad: one that is added in viewWillAppear: misses callbacks.",
    .lateChildDidTwice: "Add children in viewDidLoad: one that is added in viewWillAppear: gets viewDidAppear: twice.",
    .oneForwardingSwitch: "From iOS 6 on there are two switches: one forwards appearance, the other rotation.",
    .windowStaysPortrait:
      "Read bounds, not the frame of a root view: up to iOS 7 it is in a window that never rotates.",
    .viewBelowStatusBar: "From iOS 7 on the view reaches under the status bar: keep its content clear of the bars.",
    .traitsAtFirstLayout: "Do not count on traitCollectionDidChange: before the first layout.",
    .presentWhileAppearing: "Present in viewDidAppear:, where every version does the same.",
  ]
}
