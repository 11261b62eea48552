/// Fingers that are down, and drive transitions.
extension Simulator {
  var finger: ControllerID? { transitions.finger?.controller }

  /// Whether the finger that is down drags what is presented, and doesn't move what is in a container.
  func isDragged(_ id: ControllerID) -> Bool { finger == id && transitions.gesture(in: id) == nil }

  /// A scene that resigns active gets `touchesCancelled:withEvent:` for its fingers: what a gesture drives goes back.
  func cancelledGestures(in scenes: [Scene]) -> [Work] {
    guard rules.holds(.gesturesEndInactive) else { return [] }
    let roots = scenes.map { $0.root }
    guard let id = finger, roots.contains(scene(of: id)) else { return [] }
    if isDragged(id) { return [.drag(id, .end(finished: false))] }
    return containers[navigation: id] == nil
      ? [.page(id, .endGesture(finished: false))] : [.navigation(id, .endGesture(finished: false))]
  }
}
