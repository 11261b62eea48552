import SimKit

/// `export recorder`: the code that makes an app log its callbacks.
enum RecorderExport {
  enum Language: String, CaseIterable {
    case swift, objc
  }

  /// - Parameter words: The operands after `recorder`.
  static func run(_ words: [String], _ invocation: Invocation) throws(Problem) -> ExitCode {
    for option in Selection.options where invocation.values[option.name] != nil {
      throw .missingOperand("'player' or 'xctest', for --\(option.name)", command: "export recorder")
    }
    let names = Language.allCases.map(\.rawValue)
    guard let word = words.first else { throw .missingOperand("'swift' or 'objc'", command: "export recorder") }
    if words.count > 1 { throw .extraOperand(words[1], command: "export recorder") }
    guard let language = Language(rawValue: word) else { throw .badValue(word, option: "recorder", legal: names) }
    let code =
      switch language {
      case .swift: PlayerFile.recording
      case .objc: RecordingCode.objectiveC
      }
    if let file = invocation[ExportCommand.output] {
      try Files.replace(file, with: Array(code.utf8))
      invocation.console.print("wrote \(file)\n")
    } else {
      invocation.console.print(code)
    }
    return .ok
  }
}
