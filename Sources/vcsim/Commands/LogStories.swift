import SimKit

/// `log --stories`: the stories that would print a log.
enum LogStories {
  /// The stories of a log for `log --stories` and `log --write`.
  static func answer(_ invocation: Invocation) throws(Problem) -> ExitCode {
    let path = invocation.operand
    if let file = invocation[LogCommand.write], file != "-", Path.exists(file) { throw .refusesToOverwrite(file) }
    let log = try read(path)
    let most = invocation[LogCommand.most] ?? 3
    let explanation = explain(log, try forms(invocation[LogCommand.kinds], in: log), most: most)
    if let file = invocation[LogCommand.write] {
      try self.write(log, explanation, of: path, to: file == "-" ? nil : file, invocation.console)
    } else if invocation[SharedOption.format] == .jsonl {
      invocation.console.print(explanation.jsonLines(most: most))
    } else {
      invocation.console.print(explanation.text(most: most))
    }
    return invocation[LogCommand.fail] && !explanation.isExplained ? .differs : .ok
  }

  static func read(_ path: String) throws(Problem) -> DeviceLog {
    let source = try Files.read(path)
    try FileKind.checkLog(source, path)
    let log = DeviceLog(source)
    guard !log.isEmpty else { throw .notALog(path) }
    return log
  }

  /// `HomeNav=nav`: the kinds of the log's classes.
  static func forms(_ words: [String], in log: DeviceLog) throws(Problem) -> [String: StoryForm] {
    var forms: [String: StoryForm] = [:]
    let classes = Set(log.instances.compactMap { $0?.className })
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1).map { String($0) }
      guard let name = parts.first, classes.contains(name) else {
        throw .badValue(word, option: "--is", legal: classes.sorted().map { "\($0)=nav" })
      }
      guard parts.count == 2, let form = StoryForm(rawValue: parts[1]) else {
        throw .badValue(word, option: "--is", legal: StoryForm.allCases.map { "\(name)=\($0.rawValue)" })
      }
      forms[name] = form
    }
    return forms
  }

  static func explain(_ log: DeviceLog, _ forms: [String: StoryForm] = [:], most: Int) -> Explanation {
    var libraries = StoryLibraries()
    return Explanation(log, libraries: &libraries, forms: forms, most: most)
  }

  /// Writes the first story as a scenario; prints it where no path is named.
  static func write(
    _ log: DeviceLog, _ explanation: Explanation, of name: String, to path: String?, _ console: Console
  ) throws(Problem) {
    let title = String((name == "-" ? "a log" : Path.name(of: name)).filter { $0 != "\"" && $0 != "\\" })
    let draft = LogDraft(log, explanation, title: "Drafted out of \(title)")
    guard draft.hasReceivers else { throw .notALog(name, ofControllers: true) }
    guard let path else { return console.print(draft.text) }
    try Files.replace(path, with: Array(draft.text.utf8))
    let files = "\(ShellWord.quoted(path)) \(ShellWord.quoted(name))"
    console.print("wrote \(path); 'vcsim diff \(files)' shows what does not fit yet\n")
    for doubt in draft.doubts { console.say("not told by the log: \(doubt)") }
  }
}
