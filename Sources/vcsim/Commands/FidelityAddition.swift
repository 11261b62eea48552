import SimKit

/// `fidelity add`: logs of devices as records, for the project's lists or for your own.
enum FidelityAddition {
  static let to = Option.text("to", "FILE", "append to a list of records instead of printing")

  static let word = "add"

  static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    for option in [FidelityCommand.gaps.form, FidelityCommand.format.form] where invocation.values[option.name] != nil {
      throw .extraOperand(word, command: "fidelity --\(option.name)")
    }
    var paths = Array(invocation.operands.dropFirst())
    var scenario: Case?
    if paths.count > 1, let cases = try scenarioCases(paths[0], invocation) {
      // The versions of a scenario have one story.
      guard Set(cases.map { $0.scenario.story.map(\.text) }).count == 1 else {
        throw .severalCases(paths[0], cases.map(\.name))
      }
      scenario = cases[0]
      paths.removeFirst()
    }
    guard !paths.isEmpty else { throw .missingOperand("a log", command: "fidelity add") }
    var taken = Set(Records.all.map(\.id))
    var old: [UInt8] = []
    if let list = invocation[to], Path.exists(list) {
      let source = try Files.read(list)
      do throws(RecordReader.Mistake) { taken.formUnion(try RecordReader.records(in: source).map(\.id)) } catch {
        throw .notRecords(list, line: error.line)
      }
      old = source.bytes
      if let last = old.last, last != UInt8(ascii: "\n") { old.append(UInt8(ascii: "\n")) }
    }
    var texts: [String] = []
    var last: RecordDraft?
    for path in paths {
      let draft = try draft(path, scenario, &taken, invocation)
      texts.append(draft.text(below: last))
      last = draft
    }
    let text = texts.joined(separator: "\n")
    guard let list = invocation[to] else {
      invocation.console.print(text)
      return .ok
    }
    try Files.rewrite(list, with: old + (old.isEmpty ? [] : [UInt8(ascii: "\n")]) + Array(text.utf8))
    invocation.console.print("added \(texts.count.counted("record")) to \(list)\n")
    return .ok
  }

  /// The cases of a file that begins as a scenario does; nil for a log.
  private static func scenarioCases(_ path: String, _ invocation: Invocation) throws(Problem) -> [Case]? {
    let head = try Files.read(path).bytes.prefix(64)
    guard case .scenario = ScenarioHead(Array(head), isWhole: head.count < 64) else { return nil }
    return try Case.read(path, invocation)
  }

  private static func draft(
    _ path: String, _ scenario: Case?, _ taken: inout Set<String>, _ invocation: Invocation
  ) throws(Problem) -> RecordDraft {
    let log = try LogStories.read(path)
    var draft = RecordDraft(log, named: path)
    // The log's own statement wins over the command line. A scenario says nothing of a log.
    let modes = try invocation.modes()
    if draft.version == nil, modes.count == 1 { draft.version = "\(modes[0].major)" }
    guard draft.version != nil else {
      throw .missingOperand("--mode, as in --mode ios17: '\(path)' doesn't state its version", command: "fidelity add")
    }
    if draft.device == nil, invocation[Arguments.device] != nil {
      var header = Header()
      try Case.applyDevice(to: &header, invocation)
      draft.device = header.deviceText(in: modes.first ?? .standard)
    }
    if let scenario { draft.story = scenario.scenario.story.map(\.text) }
    draft.number(avoiding: &taken)
    let console = invocation.console
    for gap in draft.gaps { console.say("partial: line \(gap.line) of \(path): \(gap.text)") }
    if draft.device == nil { console.say("say on which device: --device phone,393x852") }
    if !draft.hasActions, draft.story.isEmpty {
      console.say(
        "say what was done: name the scenario before the log, or add a line 'step launch home' for each action")
    }
    if log.origin == nil { console.say("state the source before you send it") }
    return draft
  }
}
