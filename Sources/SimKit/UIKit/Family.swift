/// The subject of a callback; `--family` selects by it.
public enum Family: UInt8, CaseIterable, Hashable, Sendable {
  case application, creation, loading, appearance, layout, rotation, orientation, size, containment, memory
  case presentation, segue, restoration, delegate, constraints, editing, completion, trouble

  /// The word for it after `family`.
  public var name: String {
    switch self {
    case .application: "application"
    case .creation: "creation"
    case .loading: "loading"
    case .appearance: "appearance"
    case .layout: "layout"
    case .rotation: "rotation"
    case .orientation: "orientation"
    case .size: "size"
    case .containment: "containment"
    case .memory: "memory"
    case .presentation: "presentation"
    case .segue: "segue"
    case .restoration: "restoration"
    case .delegate: "delegate"
    case .constraints: "constraints"
    case .editing: "editing"
    case .completion: "completion"
    case .trouble: "trouble"
    }
  }

  /// The first version of iOS with callbacks of this family.
  var first: Mode {
    switch self {
    case .size: .ios8
    case .application, .creation, .loading, .appearance, .layout, .rotation, .orientation, .containment, .memory,
      .presentation, .segue, .restoration, .delegate, .constraints, .editing, .completion, .trouble:
      .ios5
    }
  }

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
