/// The status bar: it turns with the interface or by itself, and a call makes it higher.
extension Simulator {
  /// Rotates the status bar, with the interface or alone, between two calls to the application's delegate.
  func withStatusBar(to target: Orientation, duration: Int, alone: [Work]? = nil) -> [Work] {
    let (old, turn) = (application.statusBar, alone ?? [.rotation(.setInterface(target)), .size(.fitWindow)])
    guard target != old else { return turn }
    return message(.willChangeStatusBarOrientation, .turn(target, duration: duration), .statusBarRotates) + turn
      + message(.didChangeStatusBarOrientation, .orientation(old), .statusBarRotates)
  }

  private func message(_ callback: Callback, _ argument: Argument, _ rule: RuleID) -> [Work] {
    rules.holds(rule) ? [.send(.app, callback, argument, rule)] : []
  }

  /// `setStatusBarOrientation:animated:`. It takes effect when a controller appears in the orientation of the status bar.
  mutating func setStatusBar(to target: Orientation, animated: Bool) {
    guard rules.holds(.statusBarRotates), application.statusBar != target else { return }
    let duration = animated ? rotationDuration(from: application.statusBar, to: target) : 0
    let turn = withStatusBar(to: target, duration: duration, alone: [.size(.turnStatusBar(target))])
    guard rules.holds(.statusBarNeedsNoMask) else { return schedule(turn) }
    guard let front = decider(presentations) else { return }
    let question = Question(.controller(front), .supportedInterfaceOrientations, .statusBarNeedsNoMask)
    schedule([.ask(question), .then(.onlyAfter(.mask([]), count: turn.count))] + turn)
  }

  // MARK: Calls

  /// The height that a call adds to the status bar, in points.
  private static let callBarHeight = 20

  /// Only a phone whose status bar is shown has room for it there; one with a rounded screen shows a call beside its camera.
  var hasCallBar: Bool { screen.device.idiom == .phone && screen.statusBar > 0 && screen.roundedTop == nil }

  mutating func changeCallBar(isUp: Bool) {
    let height = isUp ? Self.callBarHeight : 0
    guard rules.holds(.callLowersView), hasCallBar, screen.callBar != height else { return }
    let change = Work.size(.setCallBar(height))
    if application.interface.isLandscape { return schedule([change]) }
    let width = screen.fullBounds(in: application.interface).width
    let sizes = [height, screen.callBar].map { Argument.size(Size(width, screen.statusBar + $0)) }
    schedule(
      message(.willChangeStatusBarFrame, sizes[0], .callLowersView)
        + [change, .size(.fitWindow), .layoutPass] + message(.didChangeStatusBarFrame, sizes[1], .callLowersView))
  }
}
