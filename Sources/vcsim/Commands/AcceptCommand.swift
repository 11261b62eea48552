import SimKit

/// `accept`: shows how cases differ from what is stored, then stores what they are.
enum AcceptCommand {
  /// Which of the differences are written.
  enum Which: String, CaseIterable {
    case new, changed, stale
  }

  static let dryRun = Option.flag("dry-run", short: "n", "show, write nothing")
  static let interactive = Option.flag("interactive", short: "i", "ask before each file")
  static let group = Option.flag("group", "group by rule, equal differences once")
  static let kind = Option<Which?>.choice("kind", "WHICH", "new, changed or stale ones only").formerly("only", "%")
  static let because = Option.text("because", "RULE", "only differences that this rule explains, whole")
  static let prune = Option.flag("prune", "remove stored traces without a case")

  static let form = CommandForm(
    command: .accept, operands: "[PATH…]",
    options: Selection.options + [dryRun.form, interactive.form, group.form, kind.form, because.form, prune.form],
    run: run)

  private static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    let console = invocation.console
    let selection = try Selection(invocation, keepsAll: true)
    var code = selection.code
    var writing = Writing(console: console, only: invocation[kind], writes: !invocation[dryRun])
    let cause = try cause(invocation)
    var verdicts: [Verdict] = []
    for testCase in selection.cases {
      let verdict = testCase.judge()
      if case .fault(let fault) = verdict.outcome {
        console.report([Diagnostic(fault, in: testCase.source)], in: testCase.source)
        code = code.joined(.invalid)
      } else {
        verdicts.append(verdict)
      }
    }
    if writing.only != .stale {
      let accepted = try review(verdicts.filter { !$0.passed && $0.isExplained(by: cause) }, invocation)
      var places = Path.Places()
      for file in accepted.map(\.testCase.file).unique {
        let traces = Set(selection.cases.filter { $0.file == file }.map { places.place(of: $0.goldenPath) })
        let other = selection.cases.first { $0.file != file && traces.contains(places.place(of: $0.goldenPath)) }
        if let other {
          console.print("\(file)   '\(other.file)' would share its stored traces; rename one of them\n")
          writing.refused += 1
          continue
        }
        let all = verdicts.filter { $0.testCase.file == file }
        var acceptance = Acceptance(file, selection.casesOfFiles[file] ?? [], all)
        try writing.write(accepted.filter { $0.testCase.file == file }, of: &acceptance)
      }
    }
    let removed = invocation[prune] || writing.only == .stale ? try writing.remove(selection.stale) : 0
    var summary = "\(writing.writes ? "wrote" : "would write") \(writing.traces.counted("trace"))"
    summary += ", update\(writing.writes ? "d" : "") \(writing.blocks.counted("expect block"))"
    if writing.refused > 0 { summary += ", refuse\(writing.writes ? "d" : "") \(writing.refused)" }
    if removed > 0 { summary += ", remove\(writing.writes ? "d" : "") \(removed.counted("stale trace"))" }
    if selection.stale.count > removed {
      summary += ", \((selection.stale.count - removed).counted("stale trace")) kept (--prune removes)"
    }
    console.print(summary + "\n")
    return writing.refused > 0 ? code.joined(.differs) : code
  }

  private static func cause(_ invocation: Invocation) throws(Problem) -> RuleID? {
    guard let name = invocation[because] else { return nil }
    guard let rule = RuleID.named(name) else {
      throw .badValue(name, option: "--because", legal: RuleID.allCases.map(\.rawValue))
    }
    return rule
  }

  // MARK: Reviewing

  /// Shows the differences, and asks if that is wanted. Returns what is to be accepted.
  private static func review(_ failing: [Verdict], _ invocation: Invocation) throws(Problem) -> [Verdict] {
    let console = invocation.console
    let asks = invocation[interactive]
    if asks, !System.isTerminal(0) { throw .needsTerminal }
    let groups = invocation[group]
    var answers = InputLines()
    var accepted: [Verdict] = []
    var last: RuleID?
    // The decision of the reader about all that follow, or about those of a rule.
    var (ofRest, ofRule): (Bool?, (rule: RuleID?, accepts: Bool)?) = (nil, nil)
    // The cases that are shown and accepted together; those with the same rule behind them are one after the other.
    let units =
      groups ? failing.grouped { $0.gist } : asks ? failing.grouped { $0.testCase.file } : failing.map { [$0] }
    for unit in groups ? units.grouped(by: { Optional.some($0[0].cause) }).flatMap({ $0 }) : units {
      let rule = unit[0].cause
      if groups, let rule, rule != last {
        console.print(heading(of: rule, units.filter { $0[0].cause == rule }) + "\n")
        last = rule
      }
      for (place, verdict) in unit.enumerated() where !verdict.isNew && (place == 0 || !groups) {
        console.print(VerdictText(console: console).text(of: verdict) + "\n")
      }
      let names = unit.map(\.testCase.name)
      if groups, names.count > 1 {
        let others = names.dropFirst().joined(separator: ", ")
        console.print("  the same in \((names.count - 1).counted("more case")): \(others)\n\n")
      }
      if asks {
        if ofRule?.rule != rule { ofRule = nil }
        let decided = ofRest ?? ofRule?.accepts
        let what = groups ? names.joined(separator: ", ") : unit[0].testCase.file
        guard let answer = decided.map({ $0 ? Answer.yes : .no }) ?? ask(what, groups, &answers, console) else { break }
        switch answer {
        case .yes: break
        case .no: continue
        case .rule: ofRule = (rule, true)
        case .skipRule:
          ofRule = (rule, false)
          continue
        case .all: ofRest = true
        }
      }
      accepted += unit
    }
    return accepted
  }

  private enum Answer {
    case yes, no, rule, skipRule, all
  }

  /// Asks until the answer is one of the keys; nil to end.
  private static func ask(_ what: String, _ groups: Bool, _ answers: inout InputLines, _ console: Console) -> Answer? {
    let ofRule = groups ? "[r] all of this rule, [s] skip this rule, " : ""
    while true {
      console.print("accept \(what)? [y]es, [n]o, \(ofRule)[a]ll of the rest, [q]uit ")
      guard let answer = answers.next()?.lowercased() else { return nil }
      switch answer.first {
      case "y": return .yes
      case "n": return .no
      case "r" where groups: return .rule
      case "s" where groups: return .skipRule
      case "a": return .all
      case "q": return nil
      default: console.print("  y accepts this, n leaves it, a accepts this and all that follow, q ends\n")
      }
    }
  }

  private static func heading(of rule: RuleID, _ units: [[Verdict]]) -> String {
    let cases = (units.reduce(0) { $0 + $1.count }).counted("case")
    let evidence = rule.facts.evidence.isEmpty ? "inferred" : rule.facts.evidence.joined(separator: ", ")
    return "== \(rule.rawValue)   \(cases), \(units.count.counted("difference"))   \(evidence)\n"
      + Columns.block(rule.facts.sentence, "   ")
  }
}

/// Writes what is accepted, and counts it.
private struct Writing {
  let console: Console
  let only: AcceptCommand.Which?
  let writes: Bool
  private(set) var traces = 0
  private(set) var blocks = 0
  var refused = 0

  mutating func write(_ accepted: [Verdict], of acceptance: inout Acceptance) throws(Problem) {
    let file = acceptance.file
    guard accepted[0].testCase.hasFile else { return refuse("\(file)   only a case in a file can be written") }
    var stored: [(verdict: Verdict, isNew: Bool)] = []
    for verdict in accepted {
      if let reason = verdict.refusal {
        refuse("\(verdict.testCase.name)   \(reason)")
      } else if verdict.isNew {
        if only != .changed { stored.append((verdict, true)) }
      } else if verdict.hasGoldenDifference, only != .new {
        stored.append((verdict, false))
      }
    }
    stored += acceptance.sisters(of: stored.filter(\.isNew).map(\.verdict)).map { ($0, true) }
    for (verdict, isNew) in stored {
      if isNew, let reason = verdict.linkRefusal {
        refuse("\(verdict.testCase.name)   \(reason)")
        continue
      }
      traces += 1
      console.print("\(isNew ? "new" : "changed")   \(verdict.testCase.goldenPath)\n")
      if writes { try Files.rewritePlain(verdict.testCase.goldenPath, with: verdict.testCase.document(verdict.steps)) }
    }
    guard only != .new else { return }
    acceptance.repair(accepted.filter { $0.refusal == nil })
    blocks += acceptance.repairs.count
    for repair in acceptance.repairs where repair.count > 1 {
      console.print("\(file):\(repair.line)   the versions differ: \(repair.count) blocks, each 'expect on' its own\n")
    }
    for (line, reason) in acceptance.refused { refuse("\(file):\(line)   \(reason)") }
    guard writes, !acceptance.repairs.isEmpty else { return }
    let (now, text) = (try Files.bytes(at: file), acceptance.text)
    // Another 'accept' may have come to the same.
    guard now != text else { return }
    guard now == acceptance.source.bytes else { return refuse("\(file)   it has changed since; accept again") }
    try Files.rewrite(file, with: text)
  }

  private mutating func refuse(_ words: String) {
    console.print(words + "\n")
    refused += 1
  }

  /// Removes stored traces without a case. A file of such a name that holds something else may be another program's.
  func remove(_ stale: [String]) throws(Problem) -> Int {
    for path in stale where !StoredTraces.isStored(path) {
      console.print("kept   \(TextGate.oneLine(path))   it is no stored trace; remove it by hand\n")
    }
    let ours = stale.filter(StoredTraces.isStored)
    for path in ours {
      console.print("stale   \(TextGate.oneLine(path))\n")
      if writes { try Files.remove(path) }
    }
    return ours.count
  }
}

extension Verdict {
  /// Whether a rule explains all differences: it sends each added or removed line.
  fileprivate func isExplained(by rule: RuleID?) -> Bool {
    guard let rule else { return true }
    let lines = differences.flatMap(\.step.lines).filter { $0.kind != .same }
    return !lines.isEmpty
      && lines.allSatisfy { compared in
        if let sender = compared.line.rule { return sender == rule }
        if compared.line.text.hasPrefix("!") { return Refusal.texts.contains { $0.rule == rule } }
        let selector = compared.line.text.split(separator: " ").dropFirst().first.map(String.init) ?? ""
        return rule.facts.sends.contains { $0.selector == selector }
      }
  }

  /// Whether its trace has never been stored.
  var isNew: Bool {
    findings.contains {
      if case .goldenMissing = $0 { true } else if case .nothingExpected = $0 { true } else { false }
    }
  }

  var hasGoldenDifference: Bool {
    findings.contains { if case .golden = $0 { true } else if case .goldenUnreadable = $0 { true } else { false } }
  }

  /// Why there is nothing that `accept` could write; nil when there is.
  var refusal: String? {
    for finding in findings {
      switch finding {
      case .unannouncedException(let text):
        return "ends with an exception; if it is meant, write it into an 'expect': \(text)"
      case .idle(let line, let reason, _): return "line \(line) can't do anything: \(reason)"
      case .restsOnLess: return "rests on less than is asked for"
      case .knownFailurePasses: return "no longer fails; remove its 'known failure'"
      // The author of a scenario does not decide which of the reader's files are written to.
      case .goldenUnreadable:
        if let reason = linkRefusal { return reason }
      case .record(let name, _): return "differs from the record \(name), which no acceptance changes"
      case .emptyTrace: return "shows no line: its trace would compare nothing; 'expect nothing' states that"
      case .nothingCompared(let block):
        return "its 'expect' in line \(block.line) compares nothing, and would go on to; take it out"
      case .expectation, .golden, .goldenMissing, .nothingExpected, .breaks: break
      }
    }
    // A trace of its own would make it pass.
    let isKnown = knownFailure != nil || isNew && testCase.knownFailure != nil
    return !isKnown ? nil : "is a known failure; what is right has to be written by hand"
  }

  /// Why a link at the name of its stored trace is not followed; nil if there is none.
  fileprivate var linkRefusal: String? {
    Path.target(of: testCase.goldenPath).map {
      "its stored trace is a link to '\($0)', which is no trace of it; remove the link"
    }
  }

  /// The differences without what is of one version or device: equal ones are read once. Nil if something is of this case alone.
  var gist: [StepDifference]? {
    guard violations.isEmpty, findings.allSatisfy({ !$0.steps.isEmpty }), !differences.isEmpty else { return nil }
    return differences.map { difference in
      var step = difference.step
      step.statement = nil
      for place in step.lines.indices { step.lines[place].line.geometry = nil }
      return step
    }
  }
}
