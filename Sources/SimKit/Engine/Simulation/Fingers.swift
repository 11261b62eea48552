/// Fingers that are down, and drive transitions.
extension Simulator {
  var finger: ControllerID? { transitions.finger?.controller }

  /// Whether the finger that is down drags what is presented, and doesn't move what is in a container.
  func isDragged(_ id: ControllerID) -> Bool { finger == id && transitions.gesture(in: id) == nil }

  /// A scene that resigns active gets `touchesCancelled:withEvent:` for its fingers: what a gesture drives goes back.
  func cancelledGestures(in scenes: [Scene]) -> [Work] {
    guard rules.holds(.gesturesEndInactive) else { return [] }
    guard let id = finger, case let own = scene(of: id), scenes.contains(where: { $0.root == own }) else { return [] }
    if isDragged(id) { return [.drag(id, .end(finished: false))] }
    return containers[navigation: id] == nil
      ? [.page(id, .endGesture(finished: false))] : [.navigation(id, .endGesture(finished: false))]
  }
}
