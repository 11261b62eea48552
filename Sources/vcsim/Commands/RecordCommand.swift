import SimKit

/// `record`: the code that makes an app log its callbacks.
enum RecordCommand {
  enum Language: String, CaseIterable {
    case swift, objc
  }

  static let form = CommandForm(
    command: .record, group: .everyday,
    operands: .init("swift|objc", needs: "'swift' or 'objc'") { Language.allCases.map(\.rawValue) }, run: run)

  private static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    let language: Language = try invocation.word()
    switch language {
    case .swift: invocation.console.print(PlayerFile.recording)
    case .objc: invocation.console.print(RecordingCode.objectiveC)
    }
    return .ok
  }
}
