/// The facts that code that records a callback needs about an argument: found by the part of the selector before it.
struct RecordedArgument {
  /// The last words of the parts, as in `viewWillAppear:` or `willMoveToParentViewController:`; the longest match is
  /// taken.
  let parts: [String]
  let type: Typed
  let name: String
  /// The value that the line states, nil for arguments that traces do not show.
  let field: FieldKey?

  /// A type's name in Swift and in Objective-C.
  struct Typed {
    let swift: String
    let objectiveC: String

    static func types(_ swift: String, _ objectiveC: String) -> Typed { Typed(swift: swift, objectiveC: objectiveC) }
    static func value(_ name: String) -> Typed { types(name, name) }
    static func object(_ name: String) -> Typed { types(name, name + " *") }
    static func `protocol`(_ name: String) -> Typed { types("any " + name, "id<\(name)>") }
  }

  private init(_ name: String, _ type: Typed, states field: FieldKey? = nil, _ parts: [String]) {
    self.parts = parts
    self.type = type
    self.name = name
    self.field = field
  }

  private static let all: [RecordedArgument] = [
    RecordedArgument("editing", .types("Bool", "BOOL"), states: .editing, ["setEditing"]),
    RecordedArgument(
      "orientation", .value("UIInterfaceOrientation"), states: .orientation, ["ChangeStatusBarOrientation"]),
    RecordedArgument("frame", .value("CGRect"), ["ChangeStatusBarFrame"]),
    RecordedArgument(
      "animated", .types("Bool", "BOOL"), states: .animated, ["Appear", "Disappear", "IsAppearing", "animated"]),
    RecordedArgument(
      "orientation", .value("UIInterfaceOrientation"), states: .orientation, ["InterfaceOrientation", "inOrientation"]),
    RecordedArgument("duration", .types("TimeInterval", "NSTimeInterval"), states: .duration, ["duration"]),
    RecordedArgument(
      "parent", .types("UIViewController?", "UIViewController *"), states: .parent, ["ToParentViewController"]),
    RecordedArgument("size", .value("CGSize"), states: .size, ["TransitionToSize"]),
    RecordedArgument("coordinator", .protocol("UIViewControllerTransitionCoordinator"), ["withTransitionCoordinator"]),
    RecordedArgument("traits", .object("UITraitCollection"), states: .traits, ["ToTraitCollection"]),
    RecordedArgument("previous", .types("UITraitCollection?", "UITraitCollection *"), ["traitCollectionDidChange"]),
    RecordedArgument(
      "application", .object("UIApplication"),
      [
        "application", "applicationDidBecomeActive", "applicationWillResignActive", "applicationDidEnterBackground",
        "applicationWillEnterForeground", "applicationDidReceiveMemoryWarning", "applicationWillTerminate",
      ]),
    RecordedArgument(
      "options", .types("[UIApplication.LaunchOptionsKey: Any]?", "NSDictionary *"), ["FinishLaunchingWithOptions"]),
    RecordedArgument(
      "sessions", .types("Set<UISceneSession>", "NSSet<UISceneSession *> *"), ["didDiscardSceneSessions"]),
    RecordedArgument("container", .object("UINavigationController"), ["navigationController"]),
    RecordedArgument("container", .object("UITabBarController"), ["tabBarController"]),
    RecordedArgument(
      "container", .object("UISplitViewController"),
      ["splitViewController", "splitViewControllerDidCollapse", "splitViewControllerDidExpand"]),
    RecordedArgument("container", .object("UIPageViewController"), ["pageViewController"]),
    RecordedArgument(
      "controller", .object("UIViewController"), states: .viewController,
      [
        "ShowViewController", "SelectViewController", "HideViewController", "showViewController",
        "DetailViewController",
      ]),
    RecordedArgument(
      "secondary", .object("UIViewController"), states: .viewController, ["collapseSecondaryViewController"]),
    RecordedArgument("primary", .object("UIViewController"), ["ontoPrimaryViewController"]),
    RecordedArgument(
      "mode", .types("UISplitViewController.DisplayMode", "UISplitViewControllerDisplayMode"), states: .displayMode,
      ["ToDisplayMode"]),
    RecordedArgument(
      "column", .types("UISplitViewController.Column", "UISplitViewControllerColumn"), states: .column, ["Column"]),
    RecordedArgument(
      "completed", .types("Bool", "BOOL"), states: .completed, ["TransitionDidEnd", "transitionCompleted"]),
    RecordedArgument("item", .object("UIBarButtonItem"), ["BarButtonItem"]),
    RecordedArgument("popover", .object("UIPopoverController"), ["forPopoverController"]),
    RecordedArgument("controllers", .types("[UIViewController]", "NSArray *"), ["willTransitionToViewControllers"]),
    RecordedArgument("finished", .types("Bool", "BOOL"), ["didFinishAnimating"]),
    RecordedArgument("previous", .types("[UIViewController]", "NSArray *"), ["previousViewControllers"]),
    RecordedArgument("segue", .object("UIStoryboardSegue"), ["prepareForSegue", "unwindForSegue"]),
    RecordedArgument("controller", .object("UIViewController"), ["towardsViewController"]),
    RecordedArgument("source", .object("UIViewController"), ["fromViewController"]),
    RecordedArgument("identifier", .types("String", "NSString *"), ["WithIdentifier"]),
    RecordedArgument("action", .types("Selector", "SEL"), ["SegueAction"]),
    RecordedArgument("sender", .types("Any?", "id"), ["sender", "withSender"]),
    RecordedArgument(
      "presentation", .object("UIPresentationController"),
      ["ShouldDismiss", "WillDismiss", "DidDismiss", "AttemptToDismiss", "presentationController"]),
    RecordedArgument("style", .value("UIModalPresentationStyle"), ["AdaptiveStyle"]),
    RecordedArgument(
      "coordinator",
      .types("(any UIViewControllerTransitionCoordinator)?", "id<UIViewControllerTransitionCoordinator>"),
      ["transitionCoordinator"]),
    RecordedArgument("child", .protocol("UIContentContainer"), states: .viewController, ["ForChildContentContainer"]),
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
