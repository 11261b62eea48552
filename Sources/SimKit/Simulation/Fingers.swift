/// Fingers that are down, and drive transitions.
extension Simulator {
  /// On what a finger lies that drives a transition.
  var finger: ControllerID? { transitions.drag?.controller ?? fingersOnContainers.first }

  private var fingersOnContainers: [ControllerID] { transitions.exchanges.filter { $0.isHeld }.map { $0.container } }

  /// A scene that resigns active gets `touchesCancelled:withEvent:` for its fingers: what a gesture drives goes back.
  func cancelledGestures(in scenes: [Scene]) -> [Work] {
    guard rules.holds(.gesturesEndInactive) else { return [] }
    let roots = scenes.map { $0.root }
    let onContainers = fingersOnContainers.filter { roots.contains(scene(of: $0)) }.map { id -> Work in
      containers[navigation: id] == nil
        ? .page(id, .endGesture(finished: false)) : .navigation(id, .endGesture(finished: false))
    }
    guard let drag = transitions.drag?.controller, roots.contains(scene(of: drag)) else { return onContainers }
    return onContainers + [.drag(drag, .end(finished: false))]
  }
}
