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

extension Simulator {
  /// How the app stands now.
  public var snapshot: Snapshot {
    var controllers: [ControllerSnapshot] = []
    for index in scenario.controllers.indices {
      let id = ControllerID(index)
      let controller = hierarchy[id]
      let view = hierarchy.views[ViewID(of: id)]
      controllers.append(
        ControllerSnapshot(
          exists: controller.exists, isLoaded: view.isLoaded, appearance: controller.appearance,
          isInWindow: view.isInWindow, parent: hierarchy.parent(of: id), presenter: controller.presenter,
          superview: hierarchy.views.superview(of: ViewID(of: id))?.controller, bounds: view.bounds, frame: view.frame,
          place: view.isInWindow ? place(of: id) : nil))
    }
    return Snapshot(
      interface: application.interface, held: application.held, isInBackground: application.isInBackground,
      turn: runLoop.turn, time: runLoop.now, root: hierarchy.root, controllers: controllers)
  }

  /// Where a view in the window is on the screen, as somebody sees it who holds the interface upright.
  private func place(of id: ControllerID) -> Rect {
    var (x, y) = (0, 0)
    var current = id
    while let above = hierarchy.views.superview(of: ViewID(of: current))?.controller {
      let frame = hierarchy.views[ViewID(of: current)].frame
      x += frame.x
      y += frame.y
      current = above
    }
    let outermost = hierarchy.views[ViewID(of: current)]
    if outermost.bounds == screen.fullBounds(in: application.interface) {
      y += screen.liesUnderStatusBar ? 0 : screen.statusBar
    } else {
      x += outermost.frame.x
      y += outermost.frame.y
    }
    return Rect(x: x, y: y, size: hierarchy.views[ViewID(of: id)].bounds)
  }
}
