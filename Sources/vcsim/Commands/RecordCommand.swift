import SimKit

/// `record`: the code that makes an app log its callbacks.
enum RecordCommand {
  enum Language: String, CaseIterable {
    case swift, objc
  }

  static let form = CommandForm(
    command: .record, group: .everyday, summary: "code that makes an app log its callbacks",
    operands: .init("swift|objc", needs: "'swift' or 'objc'") { Language.allCases.map(\.rawValue) },
    options: [],
    examples: [
      ("vcsim record swift > Recording.swift", "add it to the app"),
      ("vcsim record objc > Recording.m", "for Objective-C"),
    ],
    exits: "0 printed, 64 no such language.", run: run)

  private static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    let language: Language = try invocation.word()
    switch language {
    case .swift: invocation.console.print(PlayerFile.recording)
    case .objc: invocation.console.print(RecordingCode.objectiveC)
    }
    return .ok
  }
}
