/// The transitions in progress that others ask for: one modal in each window, one turn of the interface, and those of
/// containers. The interface turns when none of them runs.
struct Transitions: Hashable, Sendable {
  struct Modal: Hashable, Sendable {
    let id: Transition
    /// The controller that is presented, or the topmost that is dismissed.
    let controller: ControllerID
    /// The presenter that a dismissal returns to.
    let returning: ControllerID?
    var presents: Bool { returning == nil }
  }

  private var count: Int32 = 0
  private(set) var modals: [Modal] = []
  private(set) var exchanges: [Exchange] = []
  var turn: Turn?
  var animations = Animations()
  /// A dismissal is under the finger.
  var drag: Drag?
  /// Why the interface might turn when what runs has ended; nil if nothing has asked for it since.
  private(set) var waitingRotation: RotationCause?
  /// The size that the window got during the transition.
  var windowWaits: Size?
  /// The orientations that the app requested during the transition.
  var geometryWaits: OrientationMask?

  /// A transition that only its members know.
  mutating func next(animated: Bool) -> Transition {
    count += 1
    return Transition(number: count, isAnimated: animated)
  }

  /// Whether the controller got the beginning of the rotation, and not yet its end.
  func isRotating(_ id: ControllerID) -> Bool { turn?.rotating.contains(id) == true }

  var isIdle: Bool { modals.isEmpty && turn == nil && !isExchanging }

  // MARK: Modal

  mutating func beginModal(
    _ controller: ControllerID, returning presenter: ControllerID? = nil, animated: Bool
  ) -> Transition {
    modals.append(Modal(id: next(animated: animated), controller: controller, returning: presenter))
    return modals[modals.count - 1].id
  }

  /// Returns the state of a modal transition, or nil if it has ended.
  func modal(_ id: Transition) -> Modal? { modals.first { $0.id == id } }

  /// Returns the modal transition that presents or dismisses a controller.
  func modal(of id: ControllerID) -> Modal? { modals.first { $0.controller == id } }

  mutating func endModal(_ id: Transition) { modals.removeAll { $0.id == id } }

  // MARK: Exchanges

  mutating func begin(_ exchange: Exchange) { exchanges.append(exchange) }

  func exchange(_ id: Transition) -> Exchange? { exchanges.first { $0.id == id } }

  func isExchanging(in container: ControllerID) -> Bool { exchanges.contains { $0.container == container } }

  func isAnimating(in container: ControllerID) -> Bool {
    exchanges.contains { $0.container == container && $0.id.isAnimated }
  }

  /// A transition holds what goes in it.
  func isLeaving(_ id: ControllerID) -> Bool { exchanges.contains { $0.from == id } }

  func gesture(in container: ControllerID) -> Exchange? { exchanges.first { $0.container == container && $0.isHeld } }

  /// The one finger leaves the screen: an animation carries the exchange through, or takes it back.
  mutating func endGestures() { for place in exchanges.indices { exchanges[place].isHeld = false } }

  mutating func end(_ id: Transition) -> Exchange? {
    exchanges.firstIndex { $0.id == id }.map { exchanges.remove(at: $0) }
  }

  /// Ends all that a container exchanges, the oldest first.
  mutating func endAll(in container: ControllerID) -> [Exchange] {
    defer { exchanges.removeAll { $0.container == container } }
    return exchanges.filter { $0.container == container }
  }

  private var isExchanging: Bool { exchanges.contains { $0.id.isAnimated } }

  // MARK: What waits

  /// The interface turns later. Where other orientations are supported by now, that counts whatever way the device is held.
  mutating func rotateLater(_ cause: RotationCause) { if waitingRotation != .update { waitingRotation = cause } }

  /// A rotation of the device, and then a request of the app. A size that can't be applied yet waits again.
  mutating func takeWaiting() -> [Work] {
    defer { (waitingRotation, geometryWaits, windowWaits) = (nil, nil, nil) }
    return (waitingRotation.map { [.rotation(.attempt($0))] } ?? [])
      + (geometryWaits.map { [.size(.requestGeometry($0))] } ?? [])
      + (windowWaits.map { [.size(.resizeWindow($0))] } ?? [])
  }

  // MARK: Alongside

  /// Returns the owner of the coordinator of what is animated now. A rotation has one since UIKit sends it as a size transition.
  func animated(inTurns: Bool) -> Animations.Owner? {
    if turn != nil { return inTurns ? .window : nil }
    if let modal = modals.last(where: { $0.id.isAnimated }) { return .modal(modal.id) }
    return isExchanging ? .container : nil
  }

  func isInProgress(_ owner: Animations.Owner) -> Bool {
    switch owner {
    case .block: true
    case .window: turn != nil
    case .modal(let id): modal(id) != nil
    case .container: isExchanging
    }
  }
}

/// The replacement of one child of a container by another.
struct Exchange: Hashable, Sendable {
  let id: Transition
  let container: ControllerID
  let from: ControllerID
  let to: ControllerID
  var isPop = false
  /// Another exchange of the container ran when it began.
  var isNested = false
  var isHeld = false
  var byFinger = false
}

/// A turn of the interface, or another size of the window.
struct Turn: Hashable, Sendable {
  let from: Orientation
  /// The coming orientation; nil for another size of the window.
  var to: Orientation?
  /// The controllers that got the callback for its beginning, in iOS 7 and earlier.
  var rotating = ControllerSet()
  /// The rotation as the deprecated callbacks send it in iOS 8 and later, and the controllers that got the first of them, in order.
  var deprecated: Argument?
  var deprecatedReceivers: [ControllerID] = []
}

/// An interactive dismissal: the swipe on a sheet, iOS 13, or the app's interactive transition, iOS 7.
struct Drag: Hashable, Sendable {
  let controller: ControllerID
  /// Nil for a controller that only springs back.
  let dismissal: Transition?
  let interface: Orientation
}

extension Simulator {
  /// A transition has ended: a turn of the device that had to wait can be carried out.
  mutating func lookAtDevice() {
    // Completion blocks of animations alongside are called before anything new begins.
    defer { endAlongside() }
    // In the background all of it waits for the foreground.
    guard !application.isInBackground else { return }
    schedule(transitions.takeWaiting())
  }
}
