/// In whose callback the app's code runs.
struct Caller: Hashable, Sendable {
  let receiver: Receiver
  let callback: Callback

  /// The controller whose own code it is; nil for the application, its scene, and delegates.
  var controller: ControllerID? {
    switch receiver {
    case .controller(let id), .view(let id): id
    case .delegate, .presentation, .animator, .app, .scene: nil
    }
  }
}

/// A block of the app's code that runs.
struct CodeFrame: Hashable, Sendable {
  /// Nil in the story, and in code that runs later.
  var caller: Caller?
  /// The callback's argument.
  var told: Argument
}

/// An act of the app's code in a run, with the state of its objects before.
struct Deed: Sendable {
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

/// The acts of the app's code in a run, and UIKit's complaints: kept if they are to be judged.
struct Conduct: Sendable {
  private(set) var deeds: [Deed] = []
  private(set) var troubles: [Complaint] = []

  struct Complaint: Hashable, Sendable {
    let trouble: Trouble
    /// The line that was being carried out, from 1.
    let line: Int
  }

  mutating func add(_ deed: Deed) { deeds.append(deed) }
  mutating func add(_ trouble: Trouble, line: Int) { troubles.append(Complaint(trouble: trouble, line: line)) }
}

extension Simulator {
  /// Returns the acts since the last call.
  mutating func takeConduct() -> Conduct {
    defer { conduct = Conduct() }
    return conduct ?? Conduct()
  }

  /// Remembers an action before it is carried out.
  mutating func remember(_ action: Action) {
    guard conduct != nil else { return }
    let caller = messages.frames.last?.caller
    let own = caller?.controller.map { hierarchy.views[ViewID(of: $0)] }
    let deed = Deed(
      action: action, line: line, caller: caller, callerBounds: own.flatMap { $0.isLoaded ? $0.bounds : nil },
      time: runLoop.now, found: action.patient.map { found($0) })
    conduct?.add(deed)
  }

  private func found(_ id: ControllerID) -> Deed.Found {
    Deed.Found(
      parent: hierarchy.parent(of: id), superview: hierarchy.views.superview(of: ViewID(of: id))?.controller,
      appearance: hierarchy[id].appearance, isMoving: hierarchy[id].move != nil, canDismiss: dismisser(for: id) != nil)
  }
}

extension Action {
  /// The controller that is moved, shown, measured or dismissed; nil for what is done to none, or by the user.
  fileprivate var patient: ControllerID? {
    switch self {
    case .addChild(let id, _), .removeFromParent(let id), .willMove(let id, _), .didMove(let id, _),
      .addView(let id, _), .removeView(let id), .addWhole(let id, _), .removeWhole(let id, _),
      .beginAppearance(let id, _, _), .endAppearance(let id), .setFrame(let id, _), .layout(let id, _),
      .dismiss(let id, _, _), .send(_, let id, _):
      id
    default: nil
    }
  }
}
