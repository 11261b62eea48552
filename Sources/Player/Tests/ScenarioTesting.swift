import Testing
import UIKit

extension Vcsim.Playback {
  /// Plays a plan in a window of the host app, and records an issue at each line of the scenario whose callbacks differ.
  static func test(_ name: String) async throws {
    let played = try await play(name)
    Attachment.record(played.lines.joined(separator: "\n") + "\n", named: name + ".log")
    let file = played.plan.file
    for difference in played.differences {
      Issue.record(
        Comment(rawValue: difference.text),
        sourceLocation: SourceLocation(fileID: "Scenarios/" + file, filePath: file, line: difference.line, column: 1))
    }
  }
}
