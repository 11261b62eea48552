/// The subject of a callback; `--family` selects by it.
public enum Family: String, CaseIterable, Hashable, Sendable {
  case application, creation, loading, appearance, layout, rotation, orientation, size, containment, memory
  case presentation, segue, restoration, delegate, constraints, editing, completion, trouble

  /// The word for it after `family`.
  public var name: String { rawValue }

  /// The first version of iOS with callbacks of this family.
  var first: Mode { self == .size ? .ios8 : .ios5 }

  /// A line for help and `explain`.
  public var summary: String {
    switch self {
    case .application: "messages to the application's delegate"
    case .creation: "initializers, awakeFromNib, dealloc"
    case .loading: "loadView, viewDidLoad, viewWillUnload, viewDidUnload"
    case .appearance: "viewWillAppear:, viewDidAppear:, viewWillDisappear:, …"
    case .layout: "viewWillLayoutSubviews, layoutSubviews, viewDidLayoutSubviews"
    case .rotation: "willRotate…, willAnimateRotation…, didRotate…"
    case .orientation: "orientation queries and what they return"
    case .size: "size and trait transitions, iOS 8 and later"
    case .containment: "willMoveToParentViewController:, didMoveToParentViewController:"
    case .memory: "didReceiveMemoryWarning"
    case .presentation: "messages of presentation controllers"
    case .restoration: "saving and restoring state"
    case .segue: "prepareForSegue:sender: and what unwinding asks"
    case .delegate: "messages to the delegates of containers"
    case .constraints: "updateViewConstraints"
    case .editing: "setEditing:animated:"
    case .completion: "completion blocks"
    case .trouble: "console warnings and exceptions"
    }
  }
}
