import SimKit

/// Makes what reports tell of a case out of the verdict on it.
struct CaseReporter: Sendable {
  static let timings = Option.flag("timings", "how long each case took, in the reports")
  static let allowNew = Option.flag("allow-new", "cases of which nothing is expected are fine")

  struct Checked: Sendable {
    var reported: ReportedCase
    var code: ExitCode
    var grounds = Grounds()
  }

  private let colored: VerdictText
  private let plain: VerdictText
  private let measures: Bool
  private let allowsNew: Bool

  init(_ invocation: Invocation) {
    colored = VerdictText(console: invocation.console)
    var plain = colored
    plain.console.choose(.never)
    self.plain = plain
    measures = invocation[Self.timings]
    allowsNew = invocation[Self.allowNew]
  }

  func report(_ verdict: Verdict, took duration: Duration) -> Checked {
    var verdict = verdict
    if allowsNew {
      let hasTrace = verdict.hasGolden
      verdict.findings.removeAll { finding in
        switch finding {
        case .nothingExpected: true
        case .emptyTrace: !hasTrace
        default: false
        }
      }
    }
    let testCase = verdict.testCase
    var reported = ReportedCase(name: testCase.name, file: testCase.file, mode: testCase.mode.name, result: .passed)
    reported.relaxedLines = verdict.relaxedLines
    if measures { reported.milliseconds = duration / .milliseconds(1) }
    if case .fault(let fault) = verdict.outcome {
      let diagnostic = Diagnostic(fault, in: testCase.source)
      reported.result = .invalid
      reported.line = diagnostic.line
      reported.summary = "\(diagnostic.message) [\(diagnostic.code)]"
      let body =
        " \(testCase.name)\n\n" + diagnostic.rendered(in: testCase.source) + VerdictText.violations(of: verdict)
      reported.text = "FAIL" + body
      reported.coloredText = colored.console.red("FAIL") + body
      return Checked(reported: reported, code: verdict.exitCode)
    }
    if verdict.passed {
      if let reason = verdict.knownFailure {
        (reported.result, reported.summary) = (.known, reason)
      } else if let question = testCase.scenario.header.experiment {
        (reported.result, reported.summary) = (.experiment, question)
      }
      return Checked(reported: reported, code: .ok)
    }
    reported.result = .failed
    reported.differences = verdict.differences
    reported.gist = verdict.gist
    reported.line = reported.differences.first?.line ?? 1
    reported.rules = verdict.rules
    reported.changedRules = verdict.changedRules
    reported.summary = verdict.summary
    reported.text = plain.text(of: verdict)
    reported.coloredText = colored.text(of: verdict)
    return Checked(reported: reported, code: verdict.exitCode)
  }

  static func report(_ invalid: ParsedFile) -> ReportedCase {
    var reported = ReportedCase(name: Case.stem(of: invalid.source.name), file: invalid.source.name, result: .invalid)
    reported.line = max(1, invalid.diagnostics.first?.line ?? 1)
    let count = invalid.diagnostics.count
    reported.summary = (invalid.diagnostics.first?.message ?? "") + (count > 1 ? " and \(count - 1) more" : "")
    let text = invalid.diagnostics.map { $0.rendered(in: invalid.source) }.joined(separator: "\n")
    reported.text = "FAIL \(reported.name)   the scenario is invalid\n\n" + text
    // On a terminal, the errors are on standard error already.
    reported.coloredText = "FAIL \(reported.name)   the scenario is invalid: see above\n"
    return reported
  }

  static func report(_ unread: Selection.Unread) -> ReportedCase {
    let name = TextGate.oneLine(Case.stem(of: unread.path))
    var reported = ReportedCase(name: name, file: unread.path, result: .invalid)
    reported.summary = TextGate.oneLine("\(unread.problem.message) [\(unread.problem.code)]")
    reported.text = "FAIL \(reported.name)   \(reported.summary)\n"
    // On a terminal, it is on standard error already.
    reported.coloredText = "FAIL \(reported.name)   it is not checked: see above\n"
    return reported
  }

  static func report(stale path: String, _ console: Console) -> ReportedCase {
    let name = TextGate.oneLine(path)
    var reported = ReportedCase(name: TextGate.oneLine(Case.stem(of: path)), file: path, result: .failed)
    reported.summary = "stale: no case has this trace"
    reported.text = "FAIL \(name)   stale: no case has this trace\n\n  accept   vcsim accept --prune\n"
    reported.coloredText = reported.text.replacing("FAIL", by: console.red("FAIL"), firstOnly: true)
    return reported
  }
}

extension Verdict {
  var summary: String {
    let counts = TraceDifference.counts(differences.map(\.step)).text()
    if !counts.isEmpty { return counts }
    if !violations.isEmpty { return "\(violations.count.counted("violation")) of invariants" }
    guard let first = findings.first else { return "" }
    switch first {
    case .expectation: return "the order does not fit the block"
    case .golden: return "the stored trace differs"
    case .goldenMissing: return "the stored trace is missing"
    case .goldenUnreadable(_, let reason): return "the stored trace cannot be compared: \(reason)"
    case .record(let name, let differences): return "\(name): \(differences[0])"
    case .nothingExpected: return "nothing is expected"
    case .emptyTrace: return "no line is shown, and nothing is compared"
    case .nothingCompared: return "an 'expect' compares nothing"
    case .unannouncedException: return "the app ended with an exception that no 'expect' announces"
    case .idle(let line, let reason, _): return "line \(line) can't do anything: \(reason)"
    case .knownFailurePasses: return "a known failure does not fail"
    case .restsOnLess(let floor, let lines, _):
      return "\(lines.counted("line")) below the floor '\(floor.rawValue)'"
    case .breaks(let broken):
      return "an assert \(broken.actionLine == nil ? "compares nothing" : "doesn't hold"): \(broken.text)"
    }
  }

  /// The gravest of all codes that apply.
  var exitCode: ExitCode {
    let own: ExitCode = !violations.isEmpty ? .violated : isFault ? .invalid : .ok
    return findings.reduce(own) { code, finding in
      if case .unannouncedException = finding { code.joined(.threw) } else { code.joined(.differs) }
    }
  }
}
