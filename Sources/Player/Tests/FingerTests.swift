import XCTest

/// The fingers of the player: launches it with a plan, and does what it asks for.
///
/// `fingers.sh` names the plans in the environment.
nonisolated final class FingerTests: XCTestCase {
  @MainActor private lazy var app = XCUIApplication(bundleIdentifier: "org.vcsim.player")

  @MainActor func testPlans() async throws {
    let paths = (ProcessInfo.processInfo.environment["VCSIM_PLANS"] ?? "").split(separator: "\n")
    guard !paths.isEmpty else { throw XCTSkip("fingers.sh names the plans") }
    for path in paths { try await play(String(path)) }
  }

  @MainActor private func play(_ path: String) async throws {
    let plan = try Vcsim.Plan(json: Data(contentsOf: URL(fileURLWithPath: path)))
    XCUIDevice.shared.orientation = Self.device(plan.held)
    app.launchArguments = ["--plan", path]
    app.launch()
    for (index, step) in plan.story.enumerated() {
      guard step.drive == .finger || step.drive == .host, let call = step.call else { continue }
      // The launch has happened, and the finger that holds a gesture lifts by itself.
      switch call {
      case .launch, .lift: continue
      default: break
      }
      let asked = XCTDarwinNotificationExpectation(notificationName: "org.vcsim.ask.\(index)")
      await fulfillment(of: [asked], timeout: 60)
      perform(call, index, path)
      let done = CFStringCreateWithCString(nil, "org.vcsim.done.\(index)", CFStringBuiltInEncodings.UTF8.rawValue)
      CFNotificationCenterPostNotification(
        CFNotificationCenterGetDarwinNotifyCenter(), CFNotificationName(done!), nil, nil, true)
    }
    _ = app.wait(for: .notRunning, timeout: 60)
  }

  @MainActor private func perform(_ call: Vcsim.Plan.Call, _ index: Int, _ path: String) {
    switch call {
    case .rotate(let orientation): XCUIDevice.shared.orientation = Self.device(orientation)
    case .background: XCUIDevice.shared.press(.home)
    case .foreground: app.activate()
    case .endApp: app.terminate()
    case .relaunch:
      app.launchArguments = ["--plan", path, "--from", "\(index + 1)"]
      app.launch()
    case .tapTab(_, _, let index): app.tabBars.buttons.element(boundBy: index).tap()
    case .tapOutside: point(0.02, 0.98).tap()
    case .dragSheet(_, let detent):
      switch detent {
      case .medium: drag(from: point(0.5, 0.1), to: point(0.5, 0.55), holding: 0)
      case .large: drag(from: point(0.5, 0.55), to: point(0.5, 0.1), holding: 0)
      }
    // The edge of the screen; where the finger lifts decides what becomes of the pop.
    case .beginPop(_, let finishes): drag(from: point(0, 0.5), to: point(finishes ? 0.9 : 0.25, 0.5), holding: 1.5)
    case .beginDismissal(_, let finishes):
      drag(from: point(0.5, 0.12), to: point(0.5, finishes ? 0.95 : 0.35), holding: 1.5)
    case .beginTurn(_, _, let forward, let finishes):
      let (start, end) = (forward ? 0.9 : 0.1, finishes ? 0.9 : 0.3)
      drag(from: point(start, 0.5), to: point(forward ? 1 - end : end, 0.5), holding: 1.5)
    default: XCTFail("no finger does \(call)")
    }
  }

  @MainActor private func point(_ x: Double, _ y: Double) -> XCUICoordinate {
    app.coordinate(withNormalizedOffset: CGVector(dx: x, dy: y))
  }

  @MainActor private func drag(from start: XCUICoordinate, to end: XCUICoordinate, holding seconds: Double) {
    start.press(forDuration: 0.05, thenDragTo: end, withVelocity: .slow, thenHoldForDuration: seconds)
  }

  /// A device that is turned left shows an interface whose home button is on the right.
  @MainActor private static func device(_ interface: Vcsim.Plan.Orientation) -> UIDeviceOrientation {
    switch interface {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    }
  }
}
