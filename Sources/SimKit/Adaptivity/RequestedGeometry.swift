/// Orientations that the app's code asks for, iOS 16.
extension Simulator {
  /// `requestGeometryUpdate` of the window's scene.
  mutating func requestGeometry(_ wanted: OrientationMask) {
    guard offers(.geometryIsRequested, "requestGeometryUpdate") else { return }
    guard transitions.isIdle else {
      transitions.geometryWaits = wanted
      return
    }
    guard let front = hierarchy.decider(presentations) else { return }
    askSupported(front, for: .requested(wanted))
  }

  /// `setNeedsUpdateOfSupportedInterfaceOrientations`: UIKit asks again when the app's code has returned.
  mutating func updateOrientations() {
    guard offers(.orientationsAreUpdated, "setNeedsUpdateOfSupportedInterfaceOrientations") else { return }
    runLoop.waitForLayout([.rotate(.update)])
  }
}
