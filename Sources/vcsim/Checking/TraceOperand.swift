import SimKit

/// A side of a comparison: a stored trace, output of `run`, a scenario, or a log.
struct TraceOperand {
  enum Content {
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

    /// The trace, for a picture of it.
    func drawn(_ path: String) throws(Problem) -> [TraceStep] {
      let steps = steps
      if let (receivers, lines) = StepLanes.excess(in: steps) {
        throw Problem(.tooManyThreads(path, receivers: receivers, lines: lines))
      }
      return steps
    }

    /// The noun in a sentence.
    var noun: String {
      switch self {
      case .stored, .trace: "a trace"
      case .log: "a log"
      }
    }
  }

  let name: String
  let content: Content
  /// The scenario that the trace is a run of; nil for a trace or a log.
  private(set) var scenario: Scenario?

  /// Files are told apart by what they say. Nil if a scenario's faults have been reported.
  init?(path: String, _ invocation: Invocation) throws(Problem) {
    name = path
    let bytes = try Files.bytes(at: path)
    if StoredTrace.isMeant(by: bytes) {
      content = try Self.stored(bytes, named: Files.name(of: path))
      return
    }
    // Most operands are traces that 'run' printed. They aren't parsed as scenarios first.
    if ScenarioHead(bytes, isWhole: true) == .action, let printed = StoredTrace(printed: bytes) {
      content = .stored(printed)
      return
    }
    let source = Source(name: Files.name(of: path), bytes: bytes)
    if Self.isScenario(source, path) {
      guard let cases = try Case.read(source, path, invocation) else { return nil }
      guard cases.count == 1 else {
        throw Problem(.severalCases(path, cases.map(\.name)))
      }
      guard let run = TraceOperand(cases[0], invocation.console) else { return nil }
      content = run.content
      scenario = run.scenario
    } else {
      content = try Self.content(of: source)
    }
  }

  /// True for two files that say the same, byte by byte, and begin as traces in either form: they are compared as they are read, and
  /// not kept. What the lines mean does not matter, for whatever it is, the two do not differ in it; whether it is a trace at
  /// all is what `check` asks.
  static func areSame(_ path: String, _ other: String) -> Bool {
    let files = [path, other].compactMap { $0 == "-" ? nil : FileStatus($0) }
    guard files.count == 2, files.allSatisfy({ $0.kind == .file }), files[0].size == files[1].size else { return false }
    do {
      let left = try Files.open(path)
      let right = try Files.open(other)
      var isMeant = false
      while true {
        let (block, otherBlock) = (try left.some(1 << 15), try right.some(1 << 15))
        isMeant =
          isMeant || StoredTrace.isMeant(by: block) || ScenarioHead(block, isWhole: false) == .action
          || EventTrace.isMeant(by: block)
        guard isMeant, block.isSame(as: otherBlock) else { return false }
        if block.isEmpty { return true }
      }
    } catch {
      // The reader reports why a file cannot be read.
      return false
    }
  }

  /// True for what says so on its first line. A scenario need not say so; then it has no faults, for a printed trace
  /// begins with words of the language too.
  private static func isScenario(_ source: Source, _ path: String) -> Bool {
    switch ScenarioHead(source.bytes, isWhole: true) {
    case .scenario: true
    case .action, .words: Scenario.parse(source, including: Includes.of(path)).diagnostics.isEmpty
    case .other, .undecided: path.hasPrefix("example:")
    }
  }

  /// A trace or a log that stands where a scenario is wanted; nil for all else.
  static func content(insteadOfScenario source: Source) throws(Problem) -> Content? {
    switch ScenarioHead(source.bytes, isWhole: true) {
    case .scenario, .action, .words, .undecided: return nil
    case .other:
      do throws(Problem) {
        return try content(of: source)
      } catch {
        guard case .notALog = error.kind else { throw error }
        return nil
      }
    }
  }

  /// Text from elsewhere than a file.
  init(_ source: Source) throws(Problem) {
    name = source.name
    content = try Self.content(of: source)
  }

  /// Other inputs than scenarios, recognized by their contents.
  private static func content(of saved: Source) throws(Problem) -> Content {
    let bytes = SavedText.decoded(saved.bytes)
    if StoredTrace.isMeant(by: bytes) { return try stored(bytes, named: saved.name) }
    let source = bytes == saved.bytes ? saved : Source(name: saved.name, bytes: bytes)
    if let steps = try EventTrace.steps(source) { return .trace(steps) }
    if let printed = StoredTrace(printed: bytes) { return .stored(printed) }
    let log = DeviceLog(source)
    guard !log.isEmpty else { throw Problem(.notALog(source.name)) }
    return .log(log)
  }

  private static func stored(_ bytes: [UInt8], named name: String) throws(Problem) -> Content {
    do throws(TraceDocument.Fault) {
      return .stored(try StoredTrace(bytes))
    } catch {
      throw Problem(.notATrace(name, reason: "line \(error.line): \(error.reason)"))
    }
  }

  /// The trace, read; nil for a log.
  var steps: [TraceStep]? {
    if case .log = content { return nil }
    return content.steps
  }

  /// A run. Nil if the scenario asks for what cannot be; that has been reported.
  init?(_ one: Case, _ console: Console) {
    name = one.name
    var simulator = Simulator(one.scenario, mode: one.mode)
    let (steps, outcome) = simulator.collect()
    if case .fault(let fault) = outcome {
      console.report([Diagnostic(fault, in: one.source)], in: one.source)
      return nil
    }
    content = .trace(steps)
    scenario = one.scenario
  }
}
