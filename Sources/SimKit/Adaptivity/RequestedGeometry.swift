/// Orientations that the app's code asks for, iOS 16.
extension Simulator {
  /// `requestGeometryUpdate` of the window's scene.
  mutating func requestGeometry(_ wanted: OrientationMask) {
    guard rules.holds(.geometryIsRequested) else {
      fail(.notYet("requestGeometryUpdate", since: RuleID.geometryIsRequested.facts.since))
      return
    }
    guard transitions.isIdle else {
      transitions.geometryWaits = wanted
      return
    }
    guard let front = hierarchy.decider(hierarchy.presentations) else { return }
    askSupported(front, for: .requested(wanted))
  }

  /// `setNeedsUpdateOfSupportedInterfaceOrientations`: UIKit asks again when the app's code has returned.
  mutating func updateOrientations() {
    guard rules.holds(.orientationsAreUpdated) else {
      fail(
        .notYet(
          "setNeedsUpdateOfSupportedInterfaceOrientations", since: RuleID.orientationsAreUpdated.facts.since))
      return
    }
    runLoop.waitForLayout([.rotate(.update)])
  }
}
