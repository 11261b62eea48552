import SimKit

/// A trace or a log, recognized by what is in it.
enum TraceContent {
  case stored(StoredTrace)
  case trace([TraceStep])
  case log(DeviceLog)

  /// The trace, read; a log with its classes as receivers.
  var steps: [TraceStep] {
    switch self {
    case .stored(let stored): stored.steps
    case .trace(let steps): steps
    case .log(let log): log.steps
    }
  }

  /// How many lines are below its actions.
  var lineCount: Int {
    if case .stored(let stored) = self { stored.lineCount } else { steps.reduce(0) { $0 + $1.lines.count } }
  }

  var noun: String {
    switch self {
    case .stored, .trace: "a trace"
    case .log: "a log"
    }
  }

  /// A trace or a log in place of a scenario; nil for all else.
  init?(insteadOfScenario source: Source) throws(Problem) {
    switch ScenarioHead(source.bytes, isWhole: true) {
    case .other:
      // Code and property lists name callbacks, too.
      guard FileKind(source.bytes, named: source.name) == nil else { return nil }
      try self.init(source)
    // A scenario declares before it acts.
    case .action:
      guard let printed = StoredTrace(printed: source.bytes) else { return nil }
      self = .stored(printed)
    case .scenario, .words, .undecided: return nil
    }
  }

  init(logOrTrace source: Source) throws(Problem) {
    if let kind = FileKind(source.bytes, named: source.name) { throw kind.problem(source.name, wanted: "log") }
    guard let content = try TraceContent(source) else { throw .notALog(source.name) }
    self = content
  }

  /// Refuses a trace of a format that this vcsim doesn't know, where a trace is read as a log.
  static func checkFormat(_ source: Source) throws(Problem) {
    let bytes = SavedText.decoded(source.bytes)
    if StoredTrace.isMeant(by: bytes) { _ = try stored(bytes, named: source.name) }
    if EventTrace.isMeant(by: bytes) { try EventTrace.checkFormat(Source(name: source.name, bytes: bytes)) }
  }

  /// Nil for text without a callback.
  private init?(_ saved: Source) throws(Problem) {
    let bytes = SavedText.decoded(saved.bytes)
    if StoredTrace.isMeant(by: bytes) {
      self = try Self.stored(bytes, named: saved.name)
      return
    }
    let source = bytes == saved.bytes ? saved : Source(name: saved.name, bytes: bytes)
    if let steps = try EventTrace.steps(source) {
      self = .trace(steps)
    } else if let printed = StoredTrace(printed: bytes) {
      self = .stored(printed)
    } else {
      let log = DeviceLog(source)
      if log.isEmpty { return nil }
      self = .log(log)
    }
  }

  static func stored(_ bytes: [UInt8], named name: String) throws(Problem) -> TraceContent {
    do throws(StoredTrace.Fault) {
      return .stored(try StoredTrace(bytes))
    } catch {
      throw .notATrace(name, reason: error.text)
    }
  }
}
