import UIKit
import XCTest

/// Plays plans in a window of the host app, and fails at the line of the scenario whose callbacks differ.
///
/// XCTest's class has no actor, so this class has none, also where a module's default is the main actor.
nonisolated class ScenarioTestCase: XCTestCase {
  @MainActor func play(_ name: String) async throws {
    if let obstacle = Vcsim.Playback.obstacle(to: name) { throw XCTSkip(obstacle) }
    let played = try await Vcsim.Playback.play(name)
    let log = XCTAttachment(string: played.lines.joined(separator: "\n") + "\n")
    log.name = name + ".log"
    log.lifetime = .keepAlways
    add(log)
    for difference in played.differences {
      let location = XCTSourceCodeLocation(filePath: played.plan.file, lineNumber: difference.line)
      record(
        XCTIssue(
          type: .assertionFailure, compactDescription: difference.text,
          sourceCodeContext: XCTSourceCodeContext(location: location)))
    }
  }
}
