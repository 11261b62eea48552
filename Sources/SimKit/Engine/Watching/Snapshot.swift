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
  /// The roots of the windows that the app shows in front of its own, the front one last, and of those that it retains hidden.
  public internal(set) var windows: [ControllerID]
  /// In the order of declaration.
  public internal(set) var controllers: [ControllerSnapshot]

  /// A controller by its name; nil if the scenario has none.
  public subscript(name: String) -> ControllerSnapshot? { controllers.first { $0.name == name } }
}

/// The state of one controller at one moment.
public struct ControllerSnapshot: Hashable, Sendable {
  /// The controller, as events and other snapshots name it.
  public let id: ControllerID
  /// The name in the scenario.
  public let name: String
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
  /// The frame of the controller's view on the screen in the interface orientation, or nil if the view isn't in the window.
  public internal(set) var place: Rect?
}

struct SnapshotKeeper: Watcher {
  /// Nil if they are more than can be kept.
  private(set) var snapshots: [Snapshot]? = []

  /// States of single controllers, about a hundred bytes each.
  private static let most = 2_000_000

  mutating func sees(_ event: TraceEvent.Content, _ app: Simulator) {
    guard let kept = snapshots?.count else { return }
    if kept * app.scenario.controllers.count < Self.most {
      snapshots?.append(app.snapshot)
    } else {
      snapshots = nil
    }
  }
}

extension Simulator {
  /// How the app stands now.
  public var snapshot: Snapshot {
    var controllers: [ControllerSnapshot] = []
    var origins = [(x: Int, y: Int)?](repeating: nil, count: scenario.controllers.count)
    for index in scenario.controllers.indices {
      let id = ControllerID(index)
      let controller = hierarchy[id]
      let view = hierarchy.views[id.view]
      let origin = view.isInWindow ? origin(of: id, &origins) : nil
      controllers.append(
        ControllerSnapshot(
          id: id, name: scenario.name(of: id), exists: controller.exists, isLoaded: view.isLoaded,
          appearance: controller.appearance,
          isInWindow: view.isInWindow, parent: hierarchy.parent(of: id), presenter: controller.presenter,
          superview: hierarchy.superview(of: id), bounds: view.bounds, frame: view.frame,
          place: origin.map { Rect(x: $0.x, y: $0.y, size: view.bounds) }))
    }
    return Snapshot(
      interface: application.interface, held: application.held, isInBackground: application.isInBackground,
      turn: runLoop.turn, time: runLoop.now, root: hierarchy.root, windows: hierarchy.windows + hierarchy.hiddenWindows,
      controllers: controllers)
  }

  /// Returns the origin of a view on the screen, and keeps what is found on the way up: views may be nested to any depth.
  private func origin(of id: ControllerID, _ known: inout [(x: Int, y: Int)?]) -> (x: Int, y: Int) {
    var way: [ControllerID] = []
    var (x, y) = (0, 0)
    var next: ControllerID? = id
    while let controller = next {
      if let origin = known[controller.int] {
        (x, y) = origin
        break
      }
      way.append(controller)
      next = hierarchy.superview(of: controller)
    }
    var isOutermost = next == nil
    for controller in way.reversed() {
      let view = hierarchy.views[controller.view]
      if isOutermost, view.bounds == screen.fullBounds(in: application.interface) {
        y += screen.takenByStatusBar(in: application.interface)
      } else {
        x += view.frame.x
        y += view.frame.y
      }
      isOutermost = false
      known[controller.int] = (x, y)
    }
    return (x, y)
  }
}
