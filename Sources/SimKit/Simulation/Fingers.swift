/// Fingers that are down, and drive transitions.
extension Simulator {
  /// On what a finger lies that drives a transition.
  var finger: ControllerID? { transitions.drag?.controller ?? fingersOnContainers.first }

  private var fingersOnContainers: [ControllerID] {
    transitions.exchanges.filter { $0.isHeld }.map { $0.container }
  }

  /// An app that resigns active gets `touchesCancelled:withEvent:` for every finger: what a gesture drives goes back.
  var cancelledGestures: [Work] {
    guard rules.holds(.gesturesEndInactive) else { return [] }
    let onContainers = fingersOnContainers.map { id -> Work in
      containers[navigation: id] == nil
        ? .container(id, .page(.endGesture(finished: false)))
        : .container(id, .navigation(.endGesture(finished: false)))
    }
    return onContainers + (transitions.drag.map { [.drag($0.controller, .cancel)] } ?? [])
  }
}
