/// What code that records a callback has to know of one of its arguments: found by the part of the selector in front
/// of it.
struct RecordedArgument {
  /// The last words of the part, as in `viewWillAppear:` or `willMoveToParentViewController:`; the longest match is
  /// taken.
  let part: String
  let swiftType: String
  let objectiveCType: String
  let name: String
  /// The value that the line states, nil for arguments that traces do not show.
  var field: FieldKey?

  private init(_ part: String, _ swiftType: String, _ objectiveCType: String, _ name: String, _ field: FieldKey? = nil)
  {
    self.part = part
    self.swiftType = swiftType
    self.objectiveCType = objectiveCType
    self.name = name
    self.field = field
  }

  private static let all: [RecordedArgument] = [
    RecordedArgument("Appear", "Bool", "BOOL", "animated", .animated),
    RecordedArgument("Disappear", "Bool", "BOOL", "animated", .animated),
    RecordedArgument("IsAppearing", "Bool", "BOOL", "animated", .animated),
    RecordedArgument("animated", "Bool", "BOOL", "animated", .animated),
    RecordedArgument(
      "InterfaceOrientation", "UIInterfaceOrientation", "UIInterfaceOrientation", "orientation", .orientation),
    RecordedArgument("inOrientation", "UIInterfaceOrientation", "UIInterfaceOrientation", "orientation", .orientation),
    RecordedArgument("duration", "TimeInterval", "NSTimeInterval", "duration", .duration),
    RecordedArgument("ToParentViewController", "UIViewController?", "UIViewController *", "parent", .parent),
    RecordedArgument("TransitionToSize", "CGSize", "CGSize", "size", .size),
    RecordedArgument(
      "withTransitionCoordinator", "any UIViewControllerTransitionCoordinator",
      "id<UIViewControllerTransitionCoordinator>",
      "coordinator"),
    RecordedArgument("ToTraitCollection", "UITraitCollection", "UITraitCollection *", "traits", .traits),
    RecordedArgument("traitCollectionDidChange", "UITraitCollection?", "UITraitCollection *", "previous"),
    RecordedArgument("application", "UIApplication", "UIApplication *", "application"),
    RecordedArgument("applicationDidBecomeActive", "UIApplication", "UIApplication *", "application"),
    RecordedArgument("applicationWillResignActive", "UIApplication", "UIApplication *", "application"),
    RecordedArgument("applicationDidEnterBackground", "UIApplication", "UIApplication *", "application"),
    RecordedArgument("applicationWillEnterForeground", "UIApplication", "UIApplication *", "application"),
    RecordedArgument("applicationDidReceiveMemoryWarning", "UIApplication", "UIApplication *", "application"),
    RecordedArgument(
      "FinishLaunchingWithOptions", "[UIApplication.LaunchOptionsKey: Any]?", "NSDictionary *", "options"),
    RecordedArgument("navigationController", "UINavigationController", "UINavigationController *", "container"),
    RecordedArgument("tabBarController", "UITabBarController", "UITabBarController *", "container"),
    RecordedArgument("splitViewController", "UISplitViewController", "UISplitViewController *", "container"),
    RecordedArgument("splitViewControllerDidCollapse", "UISplitViewController", "UISplitViewController *", "container"),
    RecordedArgument("splitViewControllerDidExpand", "UISplitViewController", "UISplitViewController *", "container"),
    RecordedArgument("pageViewController", "UIPageViewController", "UIPageViewController *", "container"),
    RecordedArgument("ShowViewController", "UIViewController", "UIViewController *", "controller", .viewController),
    RecordedArgument("SelectViewController", "UIViewController", "UIViewController *", "controller", .viewController),
    RecordedArgument("HideViewController", "UIViewController", "UIViewController *", "controller", .viewController),
    RecordedArgument("showViewController", "UIViewController", "UIViewController *", "controller", .viewController),
    RecordedArgument("DetailViewController", "UIViewController", "UIViewController *", "controller", .viewController),
    RecordedArgument(
      "collapseSecondaryViewController", "UIViewController", "UIViewController *", "secondary", .viewController),
    RecordedArgument("ontoPrimaryViewController", "UIViewController", "UIViewController *", "primary"),
    RecordedArgument(
      "ToDisplayMode", "UISplitViewController.DisplayMode", "UISplitViewControllerDisplayMode", "mode", .displayMode),
    RecordedArgument("Column", "UISplitViewController.Column", "UISplitViewControllerColumn", "column", .column),
    RecordedArgument("TransitionDidEnd", "Bool", "BOOL", "completed", .completed),
    RecordedArgument("BarButtonItem", "UIBarButtonItem", "UIBarButtonItem *", "item"),
    RecordedArgument("forPopoverController", "UIPopoverController", "UIPopoverController *", "popover"),
    RecordedArgument("willTransitionToViewControllers", "[UIViewController]", "NSArray *", "controllers"),
    RecordedArgument("didFinishAnimating", "Bool", "BOOL", "finished"),
    RecordedArgument("previousViewControllers", "[UIViewController]", "NSArray *", "previous"),
    RecordedArgument("prepareForSegue", "UIStoryboardSegue", "UIStoryboardSegue *", "segue"),
    RecordedArgument("unwindForSegue", "UIStoryboardSegue", "UIStoryboardSegue *", "segue"),
    RecordedArgument("towardsViewController", "UIViewController", "UIViewController *", "controller"),
    RecordedArgument("fromViewController", "UIViewController", "UIViewController *", "source"),
    RecordedArgument("WithIdentifier", "String", "NSString *", "identifier"),
    RecordedArgument("SegueAction", "Selector", "SEL", "action"),
    RecordedArgument("sender", "Any?", "id", "sender"),
    RecordedArgument("withSender", "Any?", "id", "sender"),
    RecordedArgument("ShouldDismiss", "UIPresentationController", "UIPresentationController *", "presentation"),
    RecordedArgument("WillDismiss", "UIPresentationController", "UIPresentationController *", "presentation"),
    RecordedArgument("DidDismiss", "UIPresentationController", "UIPresentationController *", "presentation"),
    RecordedArgument("AttemptToDismiss", "UIPresentationController", "UIPresentationController *", "presentation"),
    RecordedArgument(
      "presentationController", "UIPresentationController", "UIPresentationController *", "presentation"),
    RecordedArgument("AdaptiveStyle", "UIModalPresentationStyle", "UIModalPresentationStyle", "style"),
    RecordedArgument(
      "transitionCoordinator", "(any UIViewControllerTransitionCoordinator)?",
      "id<UIViewControllerTransitionCoordinator>", "coordinator"),
    RecordedArgument(
      "ForChildContentContainer", "any UIContentContainer", "id<UIContentContainer>", "child", .viewController),
    RecordedArgument("transitionCompleted", "Bool", "BOOL", "completed", .completed),
  ]

  /// The arguments of a callback, one for each colon; nil if one of them is of no known type.
  static func arguments(of callback: Callback) -> [RecordedArgument]? {
    var result: [RecordedArgument] = []
    for part in callback.selector.split(separator: ":").prefix(callback.selector.utf8.filter { $0 == 58 }.count) {
      let matching = all.filter { part.hasSuffix($0.part) }
      guard let best = matching.max(by: { $0.part.utf8.count < $1.part.utf8.count }) else { return nil }
      result.append(best)
    }
    return result
  }

  /// The value's text as an expression of Swift.
  var swiftValue: String? {
    guard let field else { return nil }
    let value: String
    switch field.facts.kind {
    case .yesOrNo: value = "yes(\(name))"
    case .orientation, .orientations: value = "\(name).recorded"
    case .duration: value = "\"\\(Int((\(name) * 1000).rounded()))ms\""
    case .controller: value = "recordedName(\(name))"
    case .size: value = "recorded(\(name))"
    case .traits: value = "recorded(\(name))"
    case .displayMode: value = "recordedMode(\(name).rawValue)"
    case .column: value = "recordedColumn(\(name).rawValue)"
    case .rect, .style, .answer: return nil
    }
    return "(\"\(field.name)\", \(value))"
  }

  /// The same as an expression of Objective-C: a string with the key.
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
    case .rect, .style, .answer: return nil
    }
    return "[NSString stringWithFormat:@\" \(field.name)=\(form)\", \(value)]"
  }
}
