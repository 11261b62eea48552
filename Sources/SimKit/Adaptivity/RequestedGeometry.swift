/// Orientations that the app's code asks for, iOS 16.
extension Simulator {
  /// `requestGeometryUpdate` of the window's scene.
  mutating func requestGeometry(_ wanted: OrientationMask) {
    guard transitions.isIdle else {
      transitions.geometryWaits = wanted
      return
    }
    guard let front = hierarchy.decider(presentations) else { return }
    askSupported(front, for: .requested(wanted))
  }
}
