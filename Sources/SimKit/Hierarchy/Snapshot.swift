/// The state of the simulated app at one moment.
public struct Snapshot: Hashable, Sendable {
  /// The orientation of the interface.
  public internal(set) var interface: Orientation
  /// How the device is held, in terms of the interface.
  public internal(set) var held: Orientation
  /// The app is in the background.
  public internal(set) var isInBackground: Bool
  /// The turns of the run loop so far.
  public internal(set) var turn: Int
  /// Virtual time in milliseconds since the start.
  public internal(set) var time: Int
  /// `window.rootViewController`
  public internal(set) var root: ControllerID?
  /// In the order of declaration.
  public internal(set) var controllers: [ControllerSnapshot]
}

/// The state of one controller at one moment.
public struct ControllerSnapshot: Hashable, Sendable {
  /// Whether the controller was created and isn't deallocated.
  public internal(set) var exists: Bool
  /// `isViewLoaded`
  public internal(set) var isLoaded: Bool
  /// How far it has come between the screen and nowhere.
  public internal(set) var appearance: AppearanceState
  /// Whether the controller's view is in the window.
  public internal(set) var isInWindow: Bool
  /// `parentViewController`; nil if no container holds it.
  public internal(set) var parent: ControllerID?
  /// The presenting controller.
  public internal(set) var presenter: ControllerID?
  /// The superview of its view, nil for the window or none.
  public internal(set) var superview: ControllerID?
  /// The size of its view's bounds, in points; zero before it is loaded.
  public internal(set) var bounds: Size
  /// In iOS 7 and earlier, a root view's frame is in the coordinates of the window, which never turns.
  public internal(set) var frame: Rect
  /// The frame of the controller's view on the screen in the interface orientation, or nil if the view isn't in the
  /// window.
  public internal(set) var place: Rect?
}
