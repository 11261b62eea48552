/// A call that the app's code makes in a run, with the state of its objects before.
struct AppCall: Sendable {
  let action: Action
  /// From 1.
  let line: Int
  /// Nil in the story, and in code that runs later.
  let caller: Caller?
  /// The size of the caller's view; nil without a caller, or without a view.
  let callerBounds: Size?
  /// The virtual time in milliseconds.
  let time: Int
  /// The controller that it was done to, before; nil for what is done to none.
  let found: Found?

  /// How a controller stood.
  struct Found: Sendable {
    let parent: ControllerID?
    /// The controller of the view's superview.
    let superview: ControllerID?
    let appearance: AppearanceState
    /// Whether the controller got willMove and not yet didMove.
    let isMoving: Bool
    /// Whether the controller presents, is presented, or is in a container that does.
    let canDismiss: Bool
  }
}

/// Gathers the calls that the app's code makes, and what UIKit complains of.
struct AppCalls: Watcher {
  private(set) var calls: [AppCall] = []
  /// UIKit's complaints, each with the line that was being carried out, from 1.
  private(set) var complaints: [(trouble: Trouble, line: Int)] = []

  mutating func acts(_ action: Action, line: Int, _ app: Simulator) {
    let caller = app.messages.frames.last?.caller
    let own = caller?.controller.map { app.hierarchy.views[$0.view] }
    calls.append(
      AppCall(
        action: action, line: line, caller: caller, callerBounds: own.flatMap { $0.isLoaded ? $0.bounds : nil },
        time: app.runLoop.now, found: action.patient.map { AppCall.Found($0, app) }))
  }

  mutating func sees(_ trouble: Trouble, _ app: Simulator) {
    complaints.append((trouble, app.line))
  }
}

extension AppCall.Found {
  fileprivate init(_ id: ControllerID, _ app: Simulator) {
    self.init(
      parent: app.hierarchy.parent(of: id), superview: app.hierarchy.superview(of: id),
      appearance: app.hierarchy[id].appearance, isMoving: app.hierarchy[id].move != nil,
      canDismiss: app.dismisser(for: id) != nil)
  }
}
