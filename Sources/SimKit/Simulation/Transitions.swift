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
  /// Animated transitions of containers.
  var others = 0
  /// A dismissal is under the finger.
  var drag: Drag?
  /// The device was turned meanwhile.
  var rotationWaits = false
  /// The window was given another size meanwhile.
  var windowWaits: Size?

  var isIdle: Bool { modal == nil && turnsFrom == nil && others == 0 }

  mutating func begin(_ transition: Modal) {
    number += 1
    modal = transition
  }

  mutating func endModal() { modal = nil }
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
    guard transitions.isIdle else { return }
    if let size = transitions.windowWaits {
      transitions.windowWaits = nil
      schedule([.resizeWindow(size)])
    }
    guard transitions.rotationWaits else { return }
    transitions.rotationWaits = false
    schedule([.rotate(.device)])
  }
}
