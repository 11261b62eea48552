/// How the simulated app stands at one moment.
public struct Snapshot: Hashable, Sendable {
  /// The orientation of the interface.
  public var interface: Orientation
  /// How the device is held, in terms of the interface.
  public var held: Orientation
  public var isInBackground: Bool
  /// The turns of the run loop so far.
  public var turn: Int
  /// Virtual time in milliseconds since the start.
  public var time: Int
  /// `window.rootViewController`
  public var root: ControllerID?
  /// In the order of declaration.
  public var controllers: [ControllerSnapshot]
}

/// How one controller stands at one moment.
public struct ControllerSnapshot: Hashable, Sendable {
  /// It has been made, and not deallocated.
  public var exists: Bool
  public var isLoaded: Bool
  public var appearance: AppearanceState
  /// Its view is in the window.
  public var isInWindow: Bool
  public var parent: ControllerID?
  /// Who presents it.
  public var presenter: ControllerID?
  /// The view that its view lies in, nil for the window or none.
  public var superview: ControllerID?
  public var bounds: Size
  /// Up to iOS 7 a root view's frame is in the coordinates of the window, which never turns.
  public var frame: Rect
  /// Where its view is on the screen as the interface stands; nil when it is not in the window.
  public var place: Rect?
}
