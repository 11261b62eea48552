/// What is under way on the whole screen: one modal transition at most, one turn of the interface, and the animated
/// transitions of containers. The interface turns when none of them runs.
struct Transitions: Hashable, Sendable {
  enum Modal: Hashable, Sendable {
    case presenting(ControllerID)
    case dismissing(ControllerID, to: ControllerID)
  }

  private(set) var modal: Modal?
  /// Grows with each modal transition: an ending that was set up for another one has come too late.
  private(set) var number = 0
  /// The orientation from which the interface is turning.
  var turnsFrom: Orientation?
  /// The turn as the callbacks of rotation tell it, from iOS 8 on; nil outside of one.
  var oldTurn: OldTurn?
  /// Animated transitions of containers.
  var others = 0
  /// The modal transition is shown in time.
  private(set) var isModalAnimated = false
  /// Animations that have not ended, and who waits for them.
  var animations = Animations()
  /// A dismissal is under the finger.
  var drag: Drag?
  /// Why the interface might turn when what runs has ended; nil if nobody has asked for it meanwhile.
  private(set) var waitingRotation: RotationCause?
  /// The window was given another size meanwhile.
  var windowWaits: Size?
  /// The app has asked for these orientations meanwhile.
  var geometryWaits: OrientationMask?

  var isIdle: Bool { modal == nil && turnsFrom == nil && others == 0 }

  mutating func begin(_ transition: Modal, animated: Bool) {
    isModalAnimated = animated
    number += 1
    modal = transition
  }

  mutating func endModal() { modal = nil }

  /// The interface turns later. Where other orientations are supported by now, that counts whatever way the device is held.
  mutating func rotateLater(_ cause: RotationCause) {
    if waitingRotation != .update { waitingRotation = cause }
  }

  mutating func takeWaitingRotation() -> RotationCause? {
    defer { waitingRotation = nil }
    return waitingRotation
  }

  /// Whose coordinator the app gets now; nil when nothing is animated.
  func animated(inTurns: Bool) -> Animations.Owner? {
    if turnsFrom != nil { return inTurns ? .window : nil }
    if modal != nil, isModalAnimated { return .modal(number) }
    return others > 0 ? .container : nil
  }

  /// Who leaves with the dismissal under way.
  var dismissed: ControllerID? {
    if case .dismissing(let id, to: _)? = modal { id } else { nil }
  }

  func isUnderWay(_ owner: Animations.Owner) -> Bool {
    switch owner {
    case .block: true
    case .window: turnsFrom != nil
    case .modal(let number): modal != nil && number == self.number
    case .container: others > 0
    }
  }
}

/// Animations that have not ended, and the app's code that waits for that.
struct Animations: Hashable, Sendable {
  enum Owner: Hashable, Sendable {
    /// The app itself.
    case block
    /// A turn or another size of the window.
    case window
    /// The modal transition with this number.
    case modal(Int)
    /// A container's transition.
    case container
  }

  private struct Running: Hashable, Sendable {
    var id: Int
    var owner: Owner
    var completions: [BlockID] = []
  }

  private var running: [Running] = []
  private var count = 0
  /// None has begun that has not ended.
  var isEmpty: Bool { running.isEmpty }
  /// The one that stands above the next `then`; nil when there was no transition to run alongside.
  var last: Int?

  mutating func begin(_ owner: Owner) -> Int {
    count += 1
    running.append(Running(id: count, owner: owner))
    return count
  }

  /// False when it has ended.
  mutating func add(_ block: BlockID, to id: Int) -> Bool {
    guard let place = running.firstIndex(where: { $0.id == id }) else { return false }
    running[place].completions.append(block)
    return true
  }

  mutating func end(_ id: Int) -> [BlockID] {
    let ended = running.filter { $0.id == id }
    running.removeAll { $0.id == id }
    return ended.flatMap { $0.completions }
  }

  mutating func end(where hasEnded: (Owner) -> Bool) -> [BlockID] {
    let ended = running.filter { hasEnded($0.owner) }
    running.removeAll { hasEnded($0.owner) }
    return ended.flatMap { $0.completions }
  }
}

/// A turn of the interface for classes that know the callbacks of rotation only.
struct OldTurn: Hashable, Sendable {
  let from: Orientation
  let to: Argument
  /// Who has been told of the beginning, in order.
  var told: [ControllerID] = []
}

/// A dismissal under the finger: the swipe on a sheet, iOS 13, or an interactive transition of the app's own, iOS 7.
enum Drag: Hashable, Sendable {
  /// The presented controller follows the finger.
  case dismissing(ControllerID, from: Orientation)
  /// It only springs back.
  case refused(ControllerID)
}

extension Simulator {
  mutating func containerTransitionBegins() { transitions.others += 1 }

  mutating func containerTransitionEnds() { transitions.others -= 1 }

  /// A transition has ended: a turn of the device that had to wait can be carried out.
  mutating func lookAtDevice() {
    // Whoever waits for the end of what ran alongside is called before anything new begins.
    defer { endAlongside() }
    // What cannot be done yet waits again.
    if let size = transitions.windowWaits {
      transitions.windowWaits = nil
      schedule([.resizeWindow(size)])
    }
    // What the app asks for has the last word: it comes after a turn of the device.
    if let wanted = transitions.geometryWaits {
      transitions.geometryWaits = nil
      schedule([.requestGeometry(wanted)])
    }
    if let cause = transitions.takeWaitingRotation() { schedule([.rotate(cause)]) }
  }
}
