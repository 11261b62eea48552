import SimKit

/// One side of a comparison: a stored trace, what `run` has printed in either form, a scenario, or a log.
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

    /// What a sentence calls it.
    var noun: String {
      switch self {
      case .stored, .trace: "a trace"
      case .log: "a log"
      }
    }
  }

  let name: String
  let content: Content

  /// Files are told apart by what they say; one that says the same as `other` is not read again. Nil if a scenario's faults
  /// have been reported.
  init?(path: String, besides other: TraceOperand? = nil, _ invocation: Invocation) throws(Problem) {
    name = path
    let source = try Files.read(path)
    if case .stored(let stored)? = other?.content, stored.isMade(of: source.bytes) {
      content = .stored(stored)
    } else if Self.isScenario(source, path) {
      guard let cases = try Case.read(source, path, invocation) else { return nil }
      guard cases.count == 1 else {
        throw Problem(.severalCases(path, cases.map(\.name)))
      }
      guard let run = TraceOperand(cases[0], invocation.console) else { return nil }
      content = run.content
    } else {
      content = try Self.content(of: source)
    }
  }

  /// True for what says so on its first line. A scenario need not say so; then it has no faults, for a printed trace
  /// begins with words of the language too.
  private static func isScenario(_ source: Source, _ path: String) -> Bool {
    switch ScenarioHead(source.bytes, isWhole: true) {
    case .scenario: true
    case .words: Scenario.parse(source, including: Includes.of(path)).diagnostics.isEmpty
    case .other, .undecided: path.hasPrefix("example:")
    }
  }

  /// A trace or a log that stands where a scenario is wanted; nil for all else.
  static func content(insteadOfScenario source: Source) throws(Problem) -> Content? {
    switch ScenarioHead(source.bytes, isWhole: true) {
    case .scenario, .words, .undecided: return nil
    case .other:
      do throws(Problem) {
        return try content(of: source)
      } catch {
        guard case .notALog = error.kind else { throw error }
        return nil
      }
    }
  }

  /// What has been read from elsewhere than a file.
  init(_ source: Source) throws(Problem) {
    name = source.name
    content = try Self.content(of: source)
  }

  /// What is no scenario, told apart by what it says.
  private static func content(of saved: Source) throws(Problem) -> Content {
    let bytes = SavedText.decoded(saved.bytes)
    let source = bytes == saved.bytes ? saved : Source(name: saved.name, bytes: bytes)
    if source.text(ofLine: 1) == "vcsim-trace 1" {
      do throws(TraceDocument.Fault) {
        return .stored(try StoredTrace(source))
      } catch {
        throw Problem(.notATrace(source.name, reason: "line \(error.line): \(error.reason)"))
      }
    }
    if let steps = try EventTrace.steps(source) ?? PrintedTrace.steps(source) { return .trace(steps) }
    let log = DeviceLog(source)
    guard !log.isEmpty else { throw Problem(.notALog(source.name)) }
    return .log(log)
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
  }
}
