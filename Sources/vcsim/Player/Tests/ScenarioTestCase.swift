import UIKit
import XCTest

/// Plays plans in a window of the host app, and fails at the line of the scenario whose callbacks differ.
///
/// The app was launched long before: a plan's launch is a window that becomes key and visible.
nonisolated class ScenarioTestCase: XCTestCase {
  @MainActor func play(_ name: String) async throws {
    let plan: Vcsim.Plan
    do { plan = try Self.plan(name, in: Bundle(for: ScenarioTestCase.self)) } catch { throw XCTSkip("\(error)") }
    let major = ProcessInfo.processInfo.operatingSystemVersion.majorVersion
    guard plan.mode == "ios\(major)" else { throw XCTSkip("\(name) is for \(plan.mode), and this is iOS \(major)") }
    if let step = plan.story.first(where: { $0.drive != .code }) {
      throw XCTSkip("'\(step.text)' (\(step.drive.rawValue)) can't be done in a unit test: vcsim export player")
    }
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    guard let scene = scenes.first(where: { $0.activationState == .foregroundActive }) else {
      throw XCTSkip("no window scene is active: the tests need a host app")
    }
    let start = Vcsim.Recorder.shared.lines.count
    let stage = Vcsim.Stage(plan, usesClassesOfApp: true)
    let story = Vcsim.Story(plan, stage)
    story.begin(at: 0, in: "xctest")
    stage.makeWindow(of: scene)
    await story.play(from: 0)
    stage.removeWindow()
    attach(Vcsim.Recorder.shared.lines[start...].map { "[vcsim] " + $0 }, name)
    for difference in story.differences {
      let location = XCTSourceCodeLocation(filePath: plan.file, lineNumber: difference.line)
      record(
        XCTIssue(
          type: .assertionFailure, compactDescription: difference.text,
          sourceCodeContext: XCTSourceCodeContext(location: location)))
    }
  }

  /// The plan of a case, out of the resources of a bundle.
  @MainActor static func plan(_ name: String, in bundle: Bundle) throws -> Vcsim.Plan {
    guard
      let url = bundle.url(forResource: name, withExtension: "json")
        ?? bundle.url(forResource: name, withExtension: "json", subdirectory: "plans")
    else { throw Vcsim.Refusal("the test bundle has no \(name).json: add the folder 'plans' to its resources") }
    return try Vcsim.Plan(json: Data(contentsOf: url))
  }

  @MainActor private func attach(_ lines: [String], _ name: String) {
    let log = XCTAttachment(string: lines.joined(separator: "\n") + "\n")
    log.name = name + ".log"
    log.lifetime = .keepAlways
    add(log)
  }
}
