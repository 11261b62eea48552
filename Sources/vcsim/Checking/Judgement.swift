import Evidence
import SimKit

/// A difference between a case and its expectations.
enum Finding: Sendable {
  /// The lines of an action are not those of its `expect`.
  case expectation(ExpectBlock, StepDifference, line: Int)
  case golden(path: String, [StepDifference])
  case goldenMissing(path: String)
  case goldenUnreadable(path: String, reason: String)
  /// The trace is not as a published record has it.
  case record(String, [String])
  case nothingExpected
  /// Neither the stored trace nor the run has a line, in any version.
  case emptyTrace
  /// The action above a block isn't carried out: a variable has another value.
  case nothingCompared(ExpectBlock)
  case unannouncedException(String)
  /// A line can do nothing in its place, and nothing is expected of it.
  case idle(line: Int, reason: String, LintRule)
  case knownFailurePasses(String)
  /// Lines rest on less than the job asks for.
  case restsOnLess(Rule.Standing, lines: Int, rules: [RuleID])
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
  var isDifference: Bool {
    switch self {
    case .breaks, .record: true
    default: !steps.isEmpty
    }
  }
}

struct Verdict: Sendable {
  let testCase: Case
  var findings: [Finding] = []
  /// The statements about every run that don't hold in this one, if they are to be checked. Nothing hides them.
  var violations: [Violation] = []
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
  var withoutEffect = 0

  /// The vcsim that wrote what is expected; the first one where nothing says so.
  var writer = Release(0, 1)

  /// On what the lines of the run rest.
  var grounds: Grounds {
    var grounds = Grounds()
    grounds.add(RuleTally(steps, withoutEffect: withoutEffect), in: testCase.mode)
    return grounds
  }

  var passed: Bool { findings.isEmpty && violations.isEmpty && !isFault }
  /// Whether the run shows more than its actions.
  var hasLines: Bool { steps.contains { !$0.lines.isEmpty } }
  var isFault: Bool { if case .fault = outcome { true } else { false } }
}

extension Case {
  var goldenPath: String { StoredTraces.folder(of: file) + name + ".trace" }

  var knownFailure: String? {
    scenario.header.knownFailures.first { $0.modes?.contains(mode) ?? true }?.reason
  }

  /// Files that cannot have a stored trace beside them.
  var hasFile: Bool { file != "-" && !Examples.isBuiltIn(file) }

  /// Runs the case and holds it against all that is expected of it.
  func judge(floor: Rule.Standing? = nil, invariants: Bool = false) -> Verdict {
    var verdict = Verdict(testCase: self)
    var simulator = Simulator(scenario, mode: mode)
    let (collector, outcome) = simulator.collectAll()
    (verdict.steps, verdict.withoutEffect, verdict.outcome) = (collector.steps, collector.withoutEffect, outcome)
    let isExperiment = scenario.header.experiment != nil
    if isExperiment || invariants { verdict.violations = violations }
    guard !verdict.isFault, !isExperiment else { return verdict }
    for (line, reason) in collector.idle {
      let rule = scenario.idleLines.first { $0.line == line }?.rule ?? .idleLine
      if !scenario.header.allowedFindings.contains(rule) {
        verdict.findings.append(.idle(line: line, reason: reason, rule))
      }
    }
    judgeExpectations(&verdict)
    // A block that compares nothing can't fail.
    verdict.findings += scenario.idleExpectations(in: mode).map { .nothingCompared($0) }
    judgeGolden(&verdict)
    judgeRecords(&verdict)
    verdict.expectations += scenario.asserts.count
    verdict.findings += brokenAsserts.map { .breaks($0) }
    if verdict.outcome == .threw, !scenario.expectsException(in: mode), !verdict.hasGolden, !isOfRecordedText {
      let line = verdict.steps.last?.lines.last?.text ?? ""
      verdict.findings.append(.unannouncedException(line))
    }
    if verdict.expectations == 0, verdict.findings.isEmpty {
      if !verdict.hasLines, !showsLines {
        verdict.findings.append(.emptyTrace)
      } else if !verdict.hasGolden {
        verdict.findings.append(.nothingExpected)
      }
    }
    if let floor {
      let (lines, rules) = verdict.grounds.below(floor)
      if lines > 0 { verdict.findings.append(.restsOnLess(floor, lines: lines, rules: rules)) }
    }
    if let reason = knownFailure {
      let hidden = verdict.findings.filter(\.isDifference)
      if !hidden.isEmpty {
        // The trace is wrong, so no trace is stored beside those of its sisters.
        verdict.findings.removeAll { finding in
          if case .goldenMissing = finding { true } else { finding.isDifference }
        }
        verdict.knownFailure = reason
        verdict.hidesMore = hidden.contains { if case .golden = $0 { true } else { false } }
      } else if verdict.findings.isEmpty, verdict.violations.isEmpty {
        verdict.findings = [.knownFailurePasses(reason)]
      }
    }
    return verdict
  }

  var violations: [Violation] { InvariantChecker.violations(of: scenario, in: mode) }

  /// Whether a version of the file shows a line, with any choice of its matrix: beside that, none in another says something.
  private var showsLines: Bool {
    anyCase { scenario, mode in
      var app = Simulator(scenario, mode: mode)
      return app.collectAll().collector.steps.contains { !$0.lines.isEmpty }
    }
  }

  private func anyCase(_ isOne: (Scenario, Mode) -> Bool) -> Bool {
    MatrixChoice.all(of: scenario.header.matrix).contains { choice in
      let other = Scenario.parse(source, choosing: choice, including: Includes.of(file)).scenario
      return other?.header.modes.contains { isOne(other ?? scenario, $0) } ?? false
    }
  }

  /// The `assert` lines that don't hold, and those that compare nothing in any case of the file.
  var brokenAsserts: [BrokenAssert] {
    let broken = scenario.brokenAsserts(in: mode)
    var idle = Set(broken.filter { $0.actionLine == nil }.map(\.line))
    // The other cases are read for it.
    guard !idle.isEmpty else { return broken }
    _ = anyCase { other, mode in
      idle.formIntersection(other.brokenAsserts(in: mode).filter { $0.actionLine == nil }.map(\.line))
      return idle.isEmpty
    }
    return broken.filter { $0.actionLine != nil || idle.contains($0.line) }
  }

  /// The expectations of the case that a trace of another program doesn't meet, or nil without expectations.
  func unmet(by steps: [TraceStep]) -> [StepDifference]? {
    var verdict = Verdict(testCase: self)
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
    for judged in scenario.judge(verdict.steps, in: mode) {
      if judged.block.canFail { verdict.expectations += 1 }
      verdict.relaxedLines += judged.block.relaxations
      guard !judged.fits else { continue }
      let (lines, line) = judged.difference
      let difference = StepDifference(
        text: scenario.story[judged.statement].text, statement: judged.statement,
        presence: judged.lines == nil ? .onlyExpected : .both, lines: lines)
      verdict.findings.append(.expectation(judged.block, difference, line: line))
    }
  }

  /// Whether a record in the header has the text of an exception or a warning: it announces how the app ends.
  private var isOfRecordedText: Bool { scenario.records.contains { !$0.texts.isEmpty } }

  private func judgeRecords(_ verdict: inout Verdict) {
    for judged in scenario.judgeByRecords(in: mode, name: name) {
      verdict.expectations += 1
      if !judged.differences.isEmpty { verdict.findings.append(.record(judged.record, judged.differences)) }
    }
  }

  private func judgeGolden(_ verdict: inout Verdict) {
    guard let isStored else { return }
    let path = goldenPath
    guard isStored else { return verdict.findings.append(.goldenMissing(path: path)) }
    verdict.hasGolden = true
    let stored: StoredTrace
    do {
      let bytes = try Files.readPlain(path)
      // Most are as they were: then nothing has to be read of it.
      if document(verdict.steps).isSame(as: bytes) { return }
      stored = try StoredTrace(bytes)
    } catch {
      let reason = (error as? Problem)?.message ?? (error as? StoredTrace.Fault)?.text ?? ""
      return verdict.findings.append(.goldenUnreadable(path: path, reason: reason))
    }
    let device = scenario.header.deviceText(in: mode)
    guard stored.caseName == name, stored.device == device else {
      let reason = "it is of \(stored.caseName) on \(stored.device), not of \(name) on \(device)"
      return verdict.findings.append(.goldenUnreadable(path: path, reason: reason))
    }
    verdict.writer = stored.writer.flatMap { Release($0) } ?? verdict.writer
    let steps = TraceDifference.compare(expected: stored.steps, actual: verdict.steps)
    if steps.contains(where: { !$0.isEmpty }) { verdict.findings.append(.golden(path: path, steps)) }
  }

  func document(_ steps: [TraceStep]) -> [UInt8] {
    StoredTrace.bytes(of: name, on: scenario.header.deviceText(in: mode), by: Version.name, steps)
  }
}
