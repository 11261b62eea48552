extension Rule {
  /// The advice for an app that meets the rule for the first time, or loses it, when it is ported to another version.
  /// Nil for a rule of all versions.
  public var advice: String? {
    guard modes != ModeSet([ModeRange(Mode.all[0], through: nil)]) else { return nil }
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
      "In iOS 6 and later, views stay loaded: move what viewDidUnload releases to didReceiveMemoryWarning, or remove "
      + "it.",
    .questionsBeforeRotation:
      "Override supportedInterfaceOrientations: iOS 6 and later don't call shouldAutorotateToInterfaceOrientation:.",
    .masksBeforeRotation: "The outermost controller is asked, not its child: let a container answer for its child.",
    .asksShouldAutorotate:
      "Override supportedInterfaceOrientations alone: iOS 16 and later don't call shouldAutorotate.",
    .presentAsksMasks:
      "A controller that is presented full screen answers with supportedInterfaceOrientations and its preferred orientation.",
    .rotationOrder:
      "In iOS 8 and later, override viewWillTransitionToSize:withTransitionCoordinator:, and lay out by the size it "
      + "passes.",
    .sizesOrder:
      "Lay out by the size that is passed: a class that overrides it gets no rotation callbacks.",
    .oldCallbacksLinger:
      "Override viewWillTransitionToSize:… or the rotation callbacks, not both: in iOS 8 and later, the first stops "
      + "the others.",
    .alertIsPresented:
      "Present nothing while an alert is up, and do not dismiss past it: in iOS 8 and later, it is the presented "
      + "controller.",
    .phoneStylesFullScreen: "Ask for the horizontal size class and not for the idiom: large phones and narrow windows.",
    .compactIsFullScreen:
      "In iOS 13 and later, a sheet on an iPhone leaves its presenter on screen: don't rely on its callbacks.",
    .standardStyleIsSheet:
      "The presenter gets no appearance callbacks: use fullScreen, or refresh it when the sheet is dismissed.",
    .presentInLaterTurn:
      "Code that needs the presented view belongs in the completion block: the call returns before the presentation begins.",
    .dismissInLaterTurn:
      "Code that follows the dismissal belongs in the completion block: the call returns before it begins.",
    .isAppearingOnce:
      "Code that needs the final size and traits before the view is seen belongs in viewIsAppearing:.",
    .lateChildDidOnly: "Add children in viewDidLoad: a child added in viewWillAppear: misses callbacks.",
    .lateChildDidTwice: "Add children in viewDidLoad: a child added in viewWillAppear: gets viewDidAppear: twice.",
    .oneForwardingSwitch: "In iOS 6 and later, there are two switches: one forwards appearance, the other rotation.",
    .windowStaysPortrait:
      "Read bounds, not the frame of a root view: in iOS 7 and earlier, the window never rotates.",
    .viewBelowStatusBar: "In iOS 7 and later, the view extends under the status bar: keep its content clear of the "
      + "bars.",
    .traitsAtFirstLayout: "Do not count on traitCollectionDidChange: before the first layout.",
    .presentWhileAppearing: "Present in viewDidAppear:, where every version does the same.",
  ]
}
