/// Fingers that are down, and drive transitions.
extension Simulator {
  /// On what a finger lies that drives a transition.
  var finger: ControllerID? {
    switch transitions.drag {
    case .dismissing(let id, _, _)?, .refused(let id)?: id
    case nil: fingersOnContainers.first
    }
  }

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
    let drag: [Work] =
      switch transitions.drag {
      case .dismissing(let id, _, _)?, .refused(let id)?: [.drag(id, .cancel)]
      case nil: []
      }
    return onContainers + drag
  }
}
