/// The facts that code that records a callback needs about an argument: found by the part of the selector before it.
struct RecordedArgument {
  /// The last words of the parts, as in `viewWillAppear:` or `willMoveToParentViewController:`; the longest match is
  /// taken.
  let parts: [String]
  /// The type in Objective-C.
  let type: String
  let name: String
  /// The value that the line states, nil for arguments that traces do not show.
  let field: FieldKey?

  private init(_ name: String, _ type: String, states field: FieldKey? = nil, _ parts: [String]) {
    self.parts = parts
    self.type = type
    self.name = name
    self.field = field
  }

  private static let all: [RecordedArgument] = [
    RecordedArgument("editing", "BOOL", states: .editing, ["setEditing"]),
    RecordedArgument("orientation", "UIInterfaceOrientation", states: .orientation, ["ChangeStatusBarOrientation"]),
    RecordedArgument("frame", "CGRect", ["ChangeStatusBarFrame"]),
    RecordedArgument("animated", "BOOL", states: .animated, ["Appear", "Disappear", "IsAppearing", "animated"]),
    RecordedArgument(
      "orientation", "UIInterfaceOrientation", states: .orientation, ["InterfaceOrientation", "inOrientation"]),
    RecordedArgument("duration", "NSTimeInterval", states: .duration, ["duration"]),
    RecordedArgument("parent", "UIViewController *", states: .parent, ["ToParentViewController"]),
    RecordedArgument("size", "CGSize", states: .size, ["TransitionToSize"]),
    RecordedArgument("coordinator", "id<UIViewControllerTransitionCoordinator>", ["withTransitionCoordinator"]),
    RecordedArgument("traits", "UITraitCollection *", states: .traits, ["ToTraitCollection"]),
    RecordedArgument("previous", "UITraitCollection *", ["traitCollectionDidChange"]),
    RecordedArgument(
      "application", "UIApplication *",
      [
        "application", "applicationDidBecomeActive", "applicationWillResignActive", "applicationDidEnterBackground",
        "applicationWillEnterForeground", "applicationDidReceiveMemoryWarning", "applicationWillTerminate",
      ]),
    RecordedArgument("options", "NSDictionary *", ["FinishLaunchingWithOptions"]),
    RecordedArgument("sessions", "NSSet<UISceneSession *> *", ["didDiscardSceneSessions"]),
    RecordedArgument("container", "UINavigationController *", ["navigationController"]),
    RecordedArgument("container", "UITabBarController *", ["tabBarController"]),
    RecordedArgument(
      "container", "UISplitViewController *",
      ["splitViewController", "splitViewControllerDidCollapse", "splitViewControllerDidExpand"]),
    RecordedArgument("container", "UIPageViewController *", ["pageViewController"]),
    RecordedArgument("search", "UISearchController *", ["SearchController"]),
    RecordedArgument(
      "controller", "UIViewController *", states: .viewController,
      [
        "ShowViewController", "SelectViewController", "HideViewController", "showViewController",
        "DetailViewController",
      ]),
    RecordedArgument("secondary", "UIViewController *", states: .viewController, ["collapseSecondaryViewController"]),
    RecordedArgument("primary", "UIViewController *", ["ontoPrimaryViewController"]),
    RecordedArgument("mode", "UISplitViewControllerDisplayMode", states: .displayMode, ["ToDisplayMode"]),
    RecordedArgument("column", "UISplitViewControllerColumn", states: .column, ["Column"]),
    RecordedArgument("completed", "BOOL", states: .completed, ["TransitionDidEnd", "transitionCompleted"]),
    RecordedArgument("item", "UIBarButtonItem *", ["BarButtonItem"]),
    RecordedArgument("popover", "UIPopoverController *", ["forPopoverController"]),
    RecordedArgument("controllers", "NSArray *", ["willTransitionToViewControllers"]),
    RecordedArgument("finished", "BOOL", ["didFinishAnimating"]),
    RecordedArgument("previous", "NSArray *", ["previousViewControllers"]),
    RecordedArgument("segue", "UIStoryboardSegue *", ["prepareForSegue", "unwindForSegue"]),
    RecordedArgument("controller", "UIViewController *", ["towardsViewController"]),
    RecordedArgument("source", "UIViewController *", ["fromViewController"]),
    RecordedArgument("identifier", "NSString *", ["WithIdentifier"]),
    RecordedArgument("action", "SEL", ["SegueAction"]),
    RecordedArgument("sender", "id", ["sender", "withSender"]),
    RecordedArgument(
      "presentation", "UIPresentationController *",
      ["ShouldDismiss", "WillDismiss", "DidDismiss", "AttemptToDismiss", "presentationController"]),
    RecordedArgument("style", "UIModalPresentationStyle", ["AdaptiveStyle"]),
    RecordedArgument("coordinator", "id<UIViewControllerTransitionCoordinator>", ["transitionCoordinator"]),
    RecordedArgument("child", "id<UIContentContainer>", states: .viewController, ["ForChildContentContainer"]),
  ]

  /// The arguments of a callback, one for each colon; nil if one of them is of no known type.
  static func arguments(of callback: Callback) -> [RecordedArgument]? {
    var result: [RecordedArgument] = []
    for part in callback.selector.split(separator: ":").prefix(callback.selector.utf8.filter { $0 == 58 }.count) {
      guard let best = all.max(by: { $0.match(part) < $1.match(part) }), best.match(part) > 0 else { return nil }
      result.append(best)
    }
    return result
  }

  /// How many bytes at the end of a selector's part are the argument's.
  private func match(_ part: Substring) -> Int {
    parts.map { part.hasSuffix($0) ? $0.utf8.count : 0 }.max() ?? 0
  }

  /// The value's text as an expression of Objective-C: a string with the key.
  var objectiveCValue: String? {
    guard let field else { return nil }
    let (form, value): (String, String)
    switch field.facts.kind {
    case .yesOrNo: (form, value) = ("%@", "VCSIMYes(\(name))")
    case .orientation, .orientations: (form, value) = ("%@", "VCSIMOrientation(\(name))")
    case .duration: (form, value) = ("%dms", "(int)(\(name) * 1000 + 0.5)")
    case .controller: (form, value) = ("%@", "VCSIMName(\(name))")
    case .size: (form, value) = ("%gx%g", "\(name).width, \(name).height")
    case .traits: (form, value) = ("%@", "VCSIMTraits(\(name))")
    case .displayMode: (form, value) = ("%@", "VCSIMMode(\(name))")
    case .column: (form, value) = ("%@", "VCSIMColumn(\(name))")
    case .rect, .insets, .style, .answer: return nil
    }
    return "[NSString stringWithFormat:@\" \(field.name)=\(form)\", \(value)]"
  }
}
