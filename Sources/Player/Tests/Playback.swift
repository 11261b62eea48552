import UIKit

extension Vcsim {
  /// A plan that a test plays in a window of the host app.
  ///
  /// The app was launched long before: a plan's launch is a window that becomes key and visible.
  @MainActor struct Playback {
    let plan: Plan
    /// The log of the recorder.
    let lines: [String]
    /// The differences from the callbacks that the plan expects, with the line of the scenario.
    let differences: [(line: Int, text: String)]

    static func play(_ name: String) async throws -> Playback {
      let plan = try Plan.named(name, in: Bundle(for: Stage.self))
      if let obstacle = obstacle(to: plan) { throw Refusal(obstacle) }
      let start = Recorder.shared.lines.count
      let stage = Stage(plan, usesClassesOfApp: true)
      let story = PlayedStory(plan, stage)
      story.begin(at: 0, in: "xctest")
      stage.makeWindow(of: scene)
      await story.play(from: 0)
      stage.removeWindow()
      return Playback(
        plan: plan, lines: Recorder.shared.lines[start...].map { "[vcsim] " + $0 }, differences: story.differences)
    }

    /// Why a plan can't be played in this test; nil if it can.
    static func obstacle(to name: String) -> String? {
      do { return obstacle(to: try Plan.named(name, in: Bundle(for: Stage.self))) } catch { return "\(error)" }
    }

    private static func obstacle(to plan: Plan) -> String? {
      let major = ProcessInfo.processInfo.operatingSystemVersion.majorVersion
      if plan.mode != "ios\(major)" { return "\(plan.case) is for \(plan.mode), and this is iOS \(major)" }
      if let step = plan.story.first(where: { $0.drive != .code }) {
        return "'\(step.text)' (\(step.drive.rawValue)) can't be done in a unit test: vcsim export player"
      }
      return scene == nil ? "no window scene is active: the tests need a host app" : nil
    }

    private static var scene: UIWindowScene? {
      UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        .first { $0.activationState == .foregroundActive }
    }
  }
}

extension Vcsim.Plan {
  /// The plan of a case, out of the resources of a bundle.
  static func named(_ name: String, in bundle: Bundle) throws -> Self {
    guard
      let url = bundle.url(forResource: name, withExtension: "json")
        ?? bundle.url(forResource: name, withExtension: "json", subdirectory: "plans")
    else { throw Vcsim.Refusal("the test bundle has no \(name).json: add the folder 'plans' to its resources") }
    return try Self(json: Data(contentsOf: url))
  }
}
