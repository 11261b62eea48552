/// How the simulated app stands at one moment.
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

/// How one controller stands at one moment.
public struct ControllerSnapshot: Hashable, Sendable {
  /// It has been made, and not deallocated.
  public internal(set) var exists: Bool
  /// `isViewLoaded`
  public internal(set) var isLoaded: Bool
  /// How far it has come between the screen and nowhere.
  public internal(set) var appearance: AppearanceState
  /// Its view is in the window.
  public internal(set) var isInWindow: Bool
  /// `parentViewController`; nil if no container holds it.
  public internal(set) var parent: ControllerID?
  /// Who presents it.
  public internal(set) var presenter: ControllerID?
  /// The view that its view lies in, nil for the window or none.
  public internal(set) var superview: ControllerID?
  /// The size of its view's bounds, in points; zero before it is loaded.
  public internal(set) var bounds: Size
  /// Up to iOS 7 a root view's frame is in the coordinates of the window, which never turns.
  public internal(set) var frame: Rect
  /// Where its view is on the screen as the interface stands; nil when it is not in the window.
  public internal(set) var place: Rect?
}
