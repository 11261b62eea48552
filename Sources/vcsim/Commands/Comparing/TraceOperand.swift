import SimKit

/// A side of a comparison: a stored trace, output of `run`, a scenario, or a log.
struct TraceOperand {
  let name: String
  private(set) var content: TraceContent
  /// The scenario that the trace is a run of; nil for a trace or a log.
  private(set) var scenario: Scenario?
  /// The version that a run had.
  private(set) var mode: Mode?
  /// The screen that a trace states, or that a run had: `phone 393x852`.
  private(set) var screen: String?
  /// The trace before the command line narrowed it, nil if it did not; a log's classes are matched with its receivers.
  private(set) var whole: [TraceStep]?

  /// A file that has been read. The other side may decide how a scenario runs.
  enum File {
    case content(TraceContent)
    /// Parsed, if that told what it is.
    case scenario(Source, ParsedScenario?)

    var log: DeviceLog? {
      if case .content(.log(let log)) = self { log } else { nil }
    }
  }

  /// Files are told apart by what they say.
  static func read(_ path: String) throws(Problem) -> File {
    let bytes = try Files.bytes(at: path)
    if StoredTrace.isMeant(by: bytes) { return .content(try TraceContent.stored(bytes, named: Files.name(of: path))) }
    // Most operands are traces that 'run' printed. They aren't parsed as scenarios first.
    if ScenarioHead(bytes, isWhole: true) == .action, let printed = StoredTrace(printed: bytes) {
      return .content(.stored(printed))
    }
    let source = Source(name: Files.name(of: path), bytes: bytes)
    // A scenario says so on its first line. Without that it has no faults, for a printed trace begins with words of the language too.
    switch ScenarioHead(source.bytes, isWhole: true) {
    case .scenario: return .scenario(source, nil)
    case .action, .words:
      let parsed = Scenario.parse(source, including: Includes.of(path))
      if parsed.diagnostics.isEmpty { return .scenario(source, parsed) }
    case .other, .undecided: if Examples.isBuiltIn(path) { return .scenario(source, nil) }
    }
    return .content(try TraceContent(logOrTrace: source))
  }

  /// - Parameter origin: What the log on the other side says of itself.
  ///
  /// Nil if a scenario's faults have been reported.
  init?(
    _ file: File, path: String, comparedWith origin: LogOrigin?, _ filter: LineFilter, _ invocation: Invocation
  ) throws(Problem) {
    name = path
    switch file {
    case .content(let content):
      whole = filter.isEmpty ? nil : content.steps
      if case .stored(let stored) = content {
        screen = stored.device.split(separator: " ").prefix(2).joined(separator: " ")
      }
      self.content = filter.isEmpty ? content : content.narrowed(by: filter)
    case .scenario(let source, let known):
      guard let testCase = try Case.compared(source, path, known: known, with: origin, invocation) else { return nil }
      guard let run = TraceOperand(testCase, invocation.console) else {
        if let origin, try invocation.modes().isEmpty {
          invocation.console.say(
            "'\(path)' can't run in \(testCase.mode.name), the version of the log (\(origin.versionText)): --mode chooses another"
          )
        }
        return nil
      }
      (content, scenario, mode, screen, whole) = (run.content, run.scenario, run.mode, run.screen, run.steps)
      guard !filter.isEmpty else { return }
      var narrowed = testCase.scenario
      narrowed.header.filter = try ChosenLines.filter(
        testCase, invocation, callbacks: invocation[DiffCommand.callbacks])
      guard let run = TraceOperand(testCase.copy(playing: narrowed), invocation.console) else { return nil }
      (content, scenario) = (run.content, run.scenario)
    }
  }

  /// True for two files that say the same, byte by byte, and begin as traces in either form: they are compared as they are read, and
  /// not kept.
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

  /// Text from elsewhere than a file.
  init(_ source: Source) throws(Problem) {
    name = source.name
    content = try TraceContent(logOrTrace: source)
  }

  var steps: [TraceStep]? {
    if case .log = content { return nil }
    return content.steps
  }

  /// A run. Nil if the scenario asks for what cannot be; that has been reported.
  init?(_ testCase: Case, _ console: Console) {
    name = testCase.name
    var simulator = Simulator(testCase.scenario, mode: testCase.mode)
    let (steps, outcome) = simulator.collect()
    if case .fault(let fault) = outcome {
      console.report([Diagnostic(fault, in: testCase.source)], in: testCase.source)
      return nil
    }
    content = .trace(steps)
    scenario = testCase.scenario
    mode = testCase.mode
    screen = testCase.scenario.header.device(in: testCase.mode).text
  }
}

/// The receivers and callbacks that a command line chooses, for a trace or a log: their receivers are names.
struct LineFilter {
  /// The names that `--only` chooses; empty for all.
  let names: [String]
  private var callbacks = TraceFilter()

  init(_ invocation: Invocation) throws(Problem) {
    names = ChosenLines.words(invocation[SharedOption.only])
    try ChosenLines.chooseCallbacks(of: &callbacks, invocation, callbacks: invocation[DiffCommand.callbacks])
  }

  private var choosesCallbacks: Bool { callbacks != TraceFilter() }

  var isEmpty: Bool { names.isEmpty && !choosesCallbacks }

  /// The filter for a log's callbacks if the other side has none of its own.
  var ofCallbacks: TraceFilter? { choosesCallbacks ? callbacks : nil }

  func shows(_ message: TraceMessage) -> Bool {
    callbacks.shows(message.callback) && (names.isEmpty || names.contains(message.owner))
  }

  /// Leaves the lines that the filter shows. Messages of which vcsim knows no callback, and UIKit's warnings, have no family.
  func shown(_ steps: [TraceStep]) -> [TraceStep] {
    isEmpty ? steps : steps.map { $0.shown(shows) }
  }

  /// Refuses names that neither side has.
  func check(_ sides: [(path: String, steps: [TraceStep])]) throws(Problem) {
    let known = sides.flatMap(\.steps).flatMap(\.lines).compactMap { $0.message?.owner }.unique
    for name in names where !known.contains(name) {
      throw .unknownController(name, file: sides[0].path, legal: known)
    }
  }
}

extension TraceContent {
  /// The trace, for a picture of it.
  func drawn(_ path: String, _ console: Console) throws(Problem) -> [TraceStep] {
    if case .log(let log) = self { DiffCommand.sayDoubt(about: log, named: path, console) }
    let steps = steps
    if let (receivers, lines) = StepLanes.excess(in: steps) {
      throw .tooManyThreads(path, receivers: receivers, lines: lines)
    }
    return steps
  }

  /// The lines of a trace that a filter shows. A log stays whole until its classes are controllers.
  func narrowed(by filter: LineFilter) -> Self {
    switch self {
    case .stored, .trace: .trace(filter.shown(steps))
    case .log: self
    }
  }
}
