import SimKit

/// A difference between a case and its expectations.
enum Finding: Sendable {
  /// The lines of an action are not those of its `expect`.
  case expectation(ExpectBlock, StepDifference, line: Int)
  /// The trace is not the stored one.
  case golden(path: String, [StepDifference])
  case goldenMissing(path: String)
  case goldenUnreadable(path: String, reason: String)
  case nothingExpected
  case unannouncedException(String)
  case knownFailurePasses(String)
  /// Lines rest on less than the job asks for.
  case restsOnLess(Rule.Standing, lines: Int, rules: [RuleID])
  /// Something that holds in every run does not hold.
  case violates([Violation])
  /// An `assert` doesn't hold.
  case breaks(BrokenAssert)
}

extension Finding {
  /// The steps whose lines are compared; none for a finding of another kind.
  var steps: [StepDifference] {
    switch self {
    case .expectation(_, let step, _): [step]
    case .golden(_, let steps): steps
    default: []
    }
  }

  /// The run is another than expected: what a known failure is about. That nothing is expected, or that the app ends in an
  /// exception, it does not hide.
  var isDifference: Bool { if case .breaks = self { true } else { !steps.isEmpty } }
}

/// The result of a case.
struct Verdict: Sendable {
  let one: Case
  var findings: [Finding] = []
  /// Why it is expected to fail, if it is and did.
  var knownFailure: String?
  /// The stored trace is part of what is known to fail.
  var hidesMore = false
  var outcome = Outcome.finished
  /// Expectations that were held against the run, and lines of them that are relaxed.
  var expectations = 0
  var relaxedLines = 0
  var hasGolden = false
  /// The run itself, for writing it down.
  var steps: [TraceStep] = []
  /// Lines that had no effect.
  var withoutEffect = 0

  /// The vcsim that wrote what is expected; the first one where nothing says so.
  var writer = Release(0, 1)

  /// On what the lines of the run rest.
  var grounds: Grounds {
    var grounds = Grounds()
    grounds.add(RuleTally(steps, withoutEffect: withoutEffect), in: one.mode)
    return grounds
  }

  var passed: Bool { findings.isEmpty && !isFault }
  var isFault: Bool { if case .fault = outcome { true } else { false } }
}

extension Case {
  /// The path of its stored trace.
  var goldenPath: String {
    StoredTraces.folder(of: file) + name + ".trace"
  }

  /// The reason why the case is marked as a known failure, or nil.
  var knownFailure: String? {
    scenario.header.knownFailures.first { $0.modes?.contains(mode) ?? true }?.reason
  }

  /// Files that cannot have a stored trace beside them.
  var hasFile: Bool { file != "-" && !file.hasPrefix("example:") }

  /// Runs the case and holds it against all that is expected of it.
  func judge(floor: Rule.Standing? = nil, invariants: Bool = false) -> Verdict {
    var verdict = Verdict(one: self)
    var simulator = Simulator(scenario, mode: mode)
    let (collector, outcome) = simulator.collectAll()
    (verdict.steps, verdict.withoutEffect, verdict.outcome) = (collector.steps, collector.withoutEffect, outcome)
    guard !verdict.isFault else { return verdict }
    if scenario.header.experiment != nil {
      if case let found = violations, !found.isEmpty { verdict.findings.append(.violates(found)) }
      return verdict
    }
    judgeExpectations(&verdict)
    judgeGolden(&verdict)
    verdict.expectations += scenario.asserts.count
    verdict.findings += scenario.brokenAsserts(in: mode).map { .breaks($0) }
    if verdict.outcome == .threw, !announcesException, !verdict.hasGolden {
      let line = verdict.steps.last?.lines.last?.text ?? ""
      verdict.findings.append(.unannouncedException(line))
    }
    if verdict.expectations == 0, !verdict.hasGolden, verdict.findings.isEmpty {
      verdict.findings.append(.nothingExpected)
    }
    if let floor {
      let (lines, rules) = verdict.grounds.below(floor)
      if lines > 0 { verdict.findings.append(.restsOnLess(floor, lines: lines, rules: rules)) }
    }
    if invariants, case let found = violations, !found.isEmpty { verdict.findings.append(.violates(found)) }
    if let reason = knownFailure {
      let hidden = verdict.findings.filter(\.isDifference)
      if !hidden.isEmpty {
        // The trace is wrong, so no trace is stored beside those of its sisters.
        verdict.findings.removeAll { finding in
          if case .goldenMissing = finding { true } else { finding.isDifference }
        }
        verdict.knownFailure = reason
        verdict.hidesMore = hidden.contains { if case .golden = $0 { true } else { false } }
      } else if verdict.findings.isEmpty {
        verdict.findings = [.knownFailurePasses(reason)]
      }
    }
    return verdict
  }

  /// The invariants that fail when the case is played.
  var violations: [Violation] { InvariantChecker.violations(of: scenario, in: mode) }

  /// The expectations of the case that a trace of another program doesn't meet, or nil without expectations.
  func unmet(by steps: [TraceStep]) -> [StepDifference]? {
    var verdict = Verdict(one: self)
    verdict.steps = steps
    judgeExpectations(&verdict)
    judgeGolden(&verdict)
    guard verdict.expectations > 0 || verdict.hasGolden else { return nil }
    return verdict.findings.flatMap(\.steps)
  }

  /// Steps with the statements that they follow from, found by their texts in the order of the story.
  func placed(_ steps: [TraceStep]) -> [TraceStep] {
    var next = 0
    return steps.map { step in
      var step = step
      if let place = scenario.story[next...].firstIndex(where: { $0.text == step.text }) {
        step.statement = place
        next = place + 1
      }
      return step
    }
  }

  private func judgeExpectations(_ verdict: inout Verdict) {
    // An exception may have ended the app before an action.
    let judged = scenario.judge(in: mode) { place in verdict.steps.first { $0.statement == place }?.lines }
    for one in judged {
      verdict.expectations += 1
      verdict.relaxedLines += one.relaxations
      guard let lines = one.difference else { continue }
      let difference = StepDifference(
        text: scenario.story[one.statement].text, statement: one.statement,
        presence: one.isReached ? .both : .onlyExpected, lines: lines)
      verdict.findings.append(.expectation(one.block, difference, line: one.line))
    }
  }

  private func judgeGolden(_ verdict: inout Verdict) {
    let path = goldenPath
    switch storedTrace {
    case .none: return
    case .missing:
      verdict.findings.append(.goldenMissing(path: path))
      return
    case .there: verdict.hasGolden = true
    }
    let bytes: [UInt8]
    do throws(Problem) {
      bytes = try Files.readPlain(path)
    } catch {
      verdict.findings.append(.goldenUnreadable(path: path, reason: error.message))
      return
    }
    // Most are as they were: then nothing has to be read of it.
    if self.document(verdict.steps).bytes.isSame(as: bytes) { return }
    let document: TraceDocument
    do throws(TraceDocument.Fault) {
      document = try TraceDocument(Source(name: path, bytes: bytes))
    } catch {
      verdict.findings.append(.goldenUnreadable(path: path, reason: "line \(error.line): \(error.reason)"))
      return
    }
    let device = TraceDocument.device(of: scenario.header, in: mode)
    if document.caseName != name || document.device != device {
      verdict.findings.append(
        .goldenUnreadable(
          path: path, reason: "it is of \(document.caseName) on \(document.device), not of \(name) on \(device)"))
      return
    }
    verdict.writer = document.writer.flatMap { Release($0) } ?? Release(0, 1)
    let steps = TraceDifference.compare(expected: document.steps, actual: verdict.steps)
    if steps.contains(where: { !$0.isEmpty }) { verdict.findings.append(.golden(path: path, steps)) }
  }

  /// The run as it is stored.
  func document(_ steps: [TraceStep]) -> TraceDocument {
    TraceDocument(
      caseName: name, device: TraceDocument.device(of: scenario.header, in: mode), writer: Version.name, steps: steps)
  }
}
