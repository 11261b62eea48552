import SimKit

/// A case that failed, as people read it.
struct VerdictText {
  var console: Console

  func text(of verdict: Verdict) -> String {
    let testCase = verdict.testCase
    let differences = verdict.differences
    var body = ""
    for finding in verdict.findings { body += text(of: finding, of: verdict) }
    body += Self.violations(of: verdict)
    let counts = TraceDifference.counts(differences.map(\.step)).text()
    var text = console.red("FAIL") + " \(testCase.name)\(counts.isEmpty ? "" : "   " + counts)\n" + body
    let rules = verdict.rules
    for rule in verdict.changedRules {
      text += "\n  changed  vcsim \(rule.facts.changed.name) changed this: \(rule.rawValue)\n"
    }
    // The rule of most lines explains more than the first.
    let rule = Headline.all(of: differences.map(\.step)).compactMap(\.rule).first ?? rules.first
    if let rule { text += "\n  why      vcsim explain \(rule.rawValue)\n" }
    if verdict.differsInTimesOnly {
      text += "\n  times    add 'compare stated values' to the header: a block without times is compared without them\n"
    }
    if verdict.canBeAccepted {
      text += "\(rules.isEmpty ? "\n" : "")  accept   vcsim accept \(ShellWord.quoted(testCase.file))\n"
    } else if verdict.mustBeWritten {
      text += "\(rules.isEmpty ? "\n" : "")  change   the 'expect', with the lines that you expect below its action\n"
    }
    return text
  }

  private func text(of finding: Finding, of verdict: Verdict) -> String {
    let testCase = verdict.testCase
    switch finding {
    case .expectation(let block, let step, let line):
      if step.isEmpty {
        return "\n  \(step.text)   \(testCase.file):\(block.line)\n    the order does not fit the block\n"
      }
      return lines(of: step, place: "\(testCase.file):\(line)")
    case .golden(let path, let steps):
      var text = ""
      for (step, line) in zip(steps, verdict.lines(of: steps)) where !step.isEmpty {
        text += lines(of: step, place: "\(testCase.file):\(line)")
      }
      return text + "\n  stored   \(path)\n"
    case .goldenMissing(let path):
      return "\n  there is no \(path), though another case of the scenario has its trace\n"
    case .goldenUnreadable(let path, let reason):
      return "\n  \(path) cannot be compared: \(reason)\n"
    case .record(let name, let differences):
      return "\n  the trace is not as the record \(name) has it\n" + differences.map { "    \($0)\n" }.joined()
    case .nothingExpected:
      return "\n  nothing is expected here: there is neither a stored trace nor an 'expect' with more than '...'\n"
    case .emptyTrace:
      return "\n  no line is shown, and a trace without lines compares nothing\n"
        + "  show more with 'only', 'family', or 'callbacks', or write 'expect nothing' below an action\n"
    case .nothingCompared(let block):
      return "\n  the 'expect' compares nothing: its action isn't carried out   \(testCase.file):\(block.line)\n"
    case .unannouncedException(let text):
      return "\n  the app ended with an exception that no 'expect' announces\n    \(text)\n"
    case .idle(let line, let reason, let rule):
      let fix = rule == .idleLine ? "wait before it, expect what comes of it" : "remove it"
      return "\n  line \(line) can't do anything: \(reason)\n  \(fix), or allow it: 'lint allow \(rule.rawValue)'\n"
    case .restsOnLess(let floor, let lines, let rules):
      let names = rules.map { "    \($0.rawValue), \(RuleBook.rule($0).standing(in: testCase.mode).label)\n" }.joined()
      return
        "\n  \(lines) line\(lines == 1 ? " rests" : "s rest") on less than '--grounds \(floor.name)' asks for\n"
        + names
    case .breaks(let broken): return "\n  \(testCase.text(of: broken))\n"
    case .knownFailurePasses(let reason):
      return "\n  it is marked as a known failure and does not fail: \(reason)\n"
    }
  }

  /// The violations, each on a line; empty if there is none.
  static func violations(of verdict: Verdict) -> String {
    let lines = verdict.violations.map { "  \(verdict.testCase.text(of: $0))\n" }
    return lines.isEmpty ? "" : "\n" + lines.joined()
  }

  private func lines(of step: StepDifference, place: String) -> String {
    "\n" + DifferenceText(console: console).text(of: step, place: place)
  }
}

extension Verdict {
  /// The steps that differ, with the line of the scenario that each belongs to.
  var differences: [(step: StepDifference, line: Int)] {
    findings.flatMap { finding -> [(step: StepDifference, line: Int)] in
      if case .expectation(_, let step, let line) = finding { return [(step, line)] }
      return zip(finding.steps, lines(of: finding.steps)).filter { !$0.0.isEmpty }.map { ($0, $1) }
    }
  }

  /// The line of the scenario for each step; for a removed action, the line of the action before it.
  func lines(of steps: [StepDifference]) -> [Int] {
    var last = steps.lazy.compactMap(\.statement).first.map { testCase.scenario.story[$0].line } ?? 1
    return steps.map { step in
      if let statement = step.statement { last = testCase.scenario.story[statement].line }
      return last
    }
  }

  /// The rules behind the lines that differ, each once.
  var rules: [RuleID] {
    differences.flatMap(\.step.lines).compactMap { $0.differs ? $0.line.rule : nil }.unique
  }

  /// The rules that the storing vcsim had otherwise, and that explain what differs: they send a line that came or went.
  var changedRules: [RuleID] {
    guard hasGoldenDifference, writer < Release(Version.name) ?? writer else { return [] }
    let lines = differences.flatMap(\.step.lines).filter(\.differs).map(\.line)
    return lines.flatMap { line -> [RuleID] in
      if let rule = line.rule { return [rule] }
      guard let callback = line.message?.callback else { return [] }
      return callback.rules.filter { $0.modes.contains(testCase.mode) }
    }.filter { $0.facts.changed > writer }.unique
  }

  /// Whether only the times that pass are not expected, as in a block that was typed from a test.
  var differsInTimesOnly: Bool {
    let lines = differences.flatMap(\.step.lines).filter(\.differs)
    return !lines.isEmpty && !testCase.scenario.header.comparison.ignoresUnstatedValues
      && lines.allSatisfy { $0.kind == .unexpected && $0.line.isGap }
  }

  /// The rule that differences are grouped by: one that changed since the trace was stored, otherwise the first line's.
  var cause: RuleID? { changedRules.first ?? rules.first }

  /// Whether the header relaxes nothing, as `compare stated values` does.
  private var isComparedWhole: Bool { testCase.scenario.header.comparison == ComparisonWords() }

  /// Whether only the author can write what is expected: `accept` leaves relaxed lines alone.
  var mustBeWritten: Bool {
    refusal == nil
      && findings.contains { finding in
        switch finding {
        case .expectation, .nothingExpected: true
        default: false
        }
      }
  }

  /// Whether `accept` may have something to write.
  var canBeAccepted: Bool {
    refusal == nil && testCase.hasFile
      && findings.contains { finding in
        switch finding {
        case .expectation(let block, _, _): block.isLiteral && isComparedWhole
        case .nothingExpected: isComparedWhole
        case .golden, .goldenMissing, .goldenUnreadable: true
        case .record, .unannouncedException, .idle, .knownFailurePasses, .restsOnLess, .breaks, .emptyTrace,
          .nothingCompared:
          false
        }
      }
  }
}

extension Case {
  /// An `assert` that doesn't hold, with the line of the action that breaks it, or that compares nothing.
  func text(of broken: BrokenAssert) -> String {
    let what =
      broken.actionLine.map { "doesn't hold in \(mode.name), after line \($0)" }
      ?? "compares nothing in this story: what it is about doesn't happen"
    return "\(file):\(broken.line): assert \(what): \(broken.text)"
  }

  /// A violation, with the line of the story, when it was found, and what should hold.
  func text(of violation: Violation) -> String {
    "\(file):\(violation.line): violation in \(mode.name), \(violation.time)ms: \(violation.text)"
      + " [\(violation.invariant.rawValue): \(violation.invariant.sentence)]"
  }
}
