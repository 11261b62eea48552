import SimKit

/// `check`: holds cases against their `expect` blocks and stored traces. It never writes.
enum CheckCommand {
  static let form = CommandForm(
    name: "check", group: .everyday, summary: "compare with what you expect; never writes", operands: "[PATH…]",
    options: Selection.options + [
      OptionForm("max-failures", value: "N", "stop after N cases that fail"),
      OptionForm("fail-fast", "the same as --max-failures 1"),
      OptionForm("ignore-stale", "stored traces without a case are fine"),
    ],
    examples: [
      ("vcsim check", "everything under the current directory"),
      ("vcsim check login.txt --mode ios6", "one file in one mode"),
      ("vcsim check --tag rotation --filter login", "a part of it"),
    ],
    exits: "0 matched, 1 differs, 2 invalid scenario, 3 threw, 4 nothing chosen.",
    run: run)

  private static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    let console = invocation.console
    let selection = try Selection(invocation)
    var code = selection.code
    var (passed, failed, known) = (0, 0, 0)
    let limit = invocation.has("fail-fast") ? 1 : try invocation.number("max-failures", in: 1...1_000_000)
    var relaxed = 0
    for one in selection.cases {
      let verdict = try one.judge()
      relaxed += verdict.relaxedLines
      if case .fault(let fault) = verdict.outcome {
        console.report([Diagnostic(fault, in: one.source)], in: one.source)
        code = code.joined(.invalid)
        failed += 1
      } else if let reason = verdict.knownFailure {
        known += 1
        passed += 1
        if console.isVerbose { console.print("known \(one.name)   \(reason)\n") }
      } else if verdict.passed {
        passed += 1
        if console.isVerbose {
          let words = verdict.relaxedLines == 0 ? "" : "   \(verdict.relaxedLines) relaxed lines"
          console.print("ok    \(one.name)\(words)\n")
        }
      } else {
        failed += 1
        code = code.joined(exitCode(verdict))
        console.print(text(of: verdict, console) + "\n")
      }
      if let limit, failed >= limit { break }
    }
    if !invocation.has("ignore-stale") {
      for path in selection.stale {
        console.print("FAIL \(path)   stale: no case has this trace\n\n  accept   vcsim accept --prune\n\n")
        failed += 1
        code = code.joined(.differs)
      }
    }
    var summary = "\(passed) passed, \(failed) failed"
    if known > 0 { summary += " (\(known) of the passed are known failures)" }
    if !console.isQuiet || failed > 0 { console.print(summary + "\n") }
    return code
  }

  private static func exitCode(_ verdict: Verdict) -> ExitCode {
    for finding in verdict.findings {
      if case .unannouncedException = finding { return .threw }
    }
    return .differs
  }

  // MARK: What a failure looks like

  static func text(of verdict: Verdict, _ console: Console) -> String {
    let one = verdict.one
    let writer = DifferenceText(console: console)
    var counts = DifferenceCounts()
    var body = ""
    var rules: [RuleID] = []
    var isStored = false
    func add(_ steps: [StepDifference], line: (StepDifference) -> String) {
      let more = TraceDifference.counts(steps)
      counts.missing += more.missing
      counts.unexpected += more.unexpected
      counts.moved += more.moved
      counts.changed += more.changed
      for step in steps where !step.isEmpty {
        body += "\n" + writer.text(of: step, place: line(step))
        rules += step.lines.compactMap { $0.kind == .same ? nil : $0.line.rule }
      }
    }
    for finding in verdict.findings {
      switch finding {
      case .expectation(let block, let step, let relaxed):
        add([step]) { _ in "\(one.file):\(block.line)" + (relaxed ? " (relaxed lines are not shown)" : "") }
        if step.isEmpty { body += "\n  \(step.text)   \(one.file):\(block.line)\n    the order does not fit the block\n" }
      case .golden(let path, let steps):
        isStored = true
        add(steps) { step in step.statement.map { "\(one.file):\(one.scenario.story[$0].line)" } ?? "" }
        body += "\n  golden   \(path)\n"
      case .goldenMissing(let path):
        isStored = true
        body += "\n  there is no \(path), though another mode of the scenario has its trace\n"
      case .goldenUnreadable(let path, let reason):
        isStored = true
        body += "\n  \(path) cannot be compared: \(reason)\n"
      case .nothingExpected:
        isStored = true
        body += "\n  nothing is expected here: there is neither an 'expect' nor a stored trace\n"
      case .unannouncedException(let text):
        body += "\n  the app ended with an exception that no 'expect' announces\n    \(text)\n"
      case .knownFailurePasses(let reason):
        body += "\n  it is marked as a known failure and does not fail: \(reason)\n"
      }
    }
    var text = console.red("FAIL") + " \(one.name)   \(counts.text)\n" + body
    if let rule = rules.first { text += "\n  why      vcsim explain \(rule.rawValue)\n" }
    if isStored || !counts.isEmpty { text += "\(rules.isEmpty ? "\n" : "")  accept   vcsim accept \(one.file)\n" }
    return text
  }
}
