import SimKit

/// `record`: the code that makes an app log its callbacks.
enum RecordCommand {
  static let form = CommandForm(
    name: "record", group: .everyday, summary: "code that makes an app log its callbacks", operands: "swift|objc",
    options: [],
    examples: [
      ("vcsim record swift > Recording.swift", "add it to the app"),
      ("vcsim record objc > Recording.m", "for Objective-C"),
    ],
    exits: "0 printed, 64 no such language.", run: run)

  private static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    switch invocation.operands.first {
    case nil: throw Problem(.missingOperand("'swift' or 'objc'", command: "record"))
    case "swift": invocation.console.print(RecordingCode.swift)
    case "objc": invocation.console.print(RecordingCode.objectiveC)
    case let word?: throw Problem(.badValue(word, option: "record", legal: ["swift", "objc"]))
    }
    return .ok
  }
}
