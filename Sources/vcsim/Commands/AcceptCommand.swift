import SimKit

/// `accept`: shows how cases differ from what is stored, then stores what they are.
enum AcceptCommand {
  static let form = CommandForm(
    name: "accept", group: .everyday, summary: "review differences, then write them", operands: "[PATH…]",
    options: Selection.options + [
      OptionForm("dry-run", short: "n", "show, write nothing"),
      OptionForm("interactive", short: "i", "ask before each file; needs a terminal"),
      OptionForm("only", value: "WHICH", legal: ["new", "changed", "stale"], "new, changed or stale ones only"),
      OptionForm("prune", "remove stored traces without a case"),
    ],
    examples: [
      ("vcsim accept login.txt", "store its traces, repair its expectations"),
      ("vcsim accept -n", "see what would be written"),
      ("vcsim accept --prune", "remove stale traces as well"),
    ],
    exits: "0 written or nothing to write, 1 something could not be repaired, 2 invalid scenario.",
    run: run)

  private struct Tally {
    var traces = 0
    var blocks = 0
    var refused = 0
  }

  private static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    let console = invocation.console
    let selection = try Selection(invocation)
    var code = selection.code
    var tally = Tally()
    let writes = !invocation.has("dry-run")
    let only = invocation.last("only")
    var byFile: [(file: String, verdicts: [Verdict])] = []
    for one in selection.cases {
      let verdict = one.judge()
      if case .fault(let fault) = verdict.outcome {
        console.report([Diagnostic(fault, in: one.source)], in: one.source)
        code = code.joined(.invalid)
        continue
      }
      if byFile.last?.file == one.file {
        byFile[byFile.count - 1].verdicts.append(verdict)
      } else {
        byFile.append((one.file, [verdict]))
      }
    }
    var answers = InputLines()
    let asks = invocation.has("interactive")
    if asks, !System.isTerminal(0) { throw Problem(.needsTerminal) }
    for (file, verdicts) in byFile where only != "stale" {
      if asks, verdicts.contains(where: { !$0.passed }) {
        for verdict in verdicts where !verdict.passed { console.print(VerdictText(console).text(of: verdict) + "\n") }
        console.print("accept \(file)? [y]es, [n]o, [q]uit ")
        let answer = answers.next() ?? "q"
        if answer.hasPrefix("q") { break }
        guard answer.hasPrefix("y") else { continue }
      }
      try accept(verdicts, only, writes, console, &tally)
    }
    let removed = try prune(selection.stale, invocation, writes, console)
    var summary = "\(writes ? "wrote" : "would write") \(count(tally.traces, "trace"))"
    summary += ", updated \(count(tally.blocks, "expect block"))"
    if removed > 0 { summary += ", removed \(count(removed, "stale trace"))" }
    if selection.stale.count > removed {
      summary += ", \(count(selection.stale.count - removed, "stale trace")) kept (--prune removes)"
    }
    console.print(summary + "\n")
    return tally.refused > 0 ? code.joined(.differs) : code
  }

  private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  private static func accept(
    _ verdicts: [Verdict], _ only: String?, _ writes: Bool, _ console: Console, _ tally: inout Tally
  ) throws(Problem) {
    var repairs: [BlockRepair] = []
    for verdict in verdicts where !verdict.passed || verdict.knownFailure != nil {
      var storesTrace = false
      var isNew = false
      for finding in verdict.findings {
        switch finding {
        case .expectation(let block, _, _):
          if only == "new" { continue }
          repairs.append(BlockRepair(verdict, block))
        case .golden, .goldenUnreadable:
          storesTrace = only != "new"
        case .goldenMissing, .nothingExpected:
          storesTrace = only != "changed"
          isNew = true
        case .unannouncedException, .knownFailurePasses: break
        }
      }
      if !isNew, !verdict.findings.isEmpty { console.print(VerdictText(console).text(of: verdict) + "\n") }
      guard storesTrace, verdict.one.hasFile else { continue }
      tally.traces += 1
      console.print("\(isNew ? "new" : "changed")   \(verdict.one.goldenPath)\n")
      if writes {
        try Files.replace(verdict.one.goldenPath, with: Array(verdict.one.document(verdict.steps).text.utf8))
      }
    }
    guard let first = verdicts.first, !repairs.isEmpty, first.one.hasFile else { return }
    let repaired = BlockRepair.apply(repairs, to: first.one.source)
    tally.blocks += repaired.count
    tally.refused += repaired.refused.count
    for line in repaired.refused {
      console.print(
        "\(first.one.file):\(line)   this 'expect' is relaxed and no longer fits; change it by hand\n")
    }
    if writes, repaired.count > 0 { try Files.replace(first.one.file, with: Array(repaired.text.utf8)) }
  }

  private static func prune(
    _ stale: [String], _ invocation: Invocation, _ writes: Bool, _ console: Console
  ) throws(Problem) -> Int {
    guard invocation.has("prune") || invocation.last("only") == "stale" else { return 0 }
    for path in stale {
      console.print("stale   \(path)\n")
      if writes { try Files.remove(path) }
    }
    return stale.count
  }
}

/// Replaces the lines of an `expect` block that no longer fits.
struct BlockRepair {
  private let block: ExpectBlock
  /// The new lines; nil for a block with relaxed lines, which is the author's to change.
  private let lines: [TraceLine]?

  init(_ verdict: Verdict, _ block: ExpectBlock) {
    let scenario = verdict.one.scenario
    let expectation = Expectation(block, scenario.header.comparison)
    self.block = block
    let step = verdict.steps.first { step in
      step.statement.map { scenario.story[$0].expectations.contains(block) } ?? false
    }
    let isWholeStatement = scenario.header.comparison == ComparisonWords()
    lines = expectation.isLiteral && isWholeStatement ? expectation.relevant(step?.lines ?? [], in: scenario) : nil
  }

  struct Repaired {
    var text: String
    var count = 0
    var refused: [Int] = []
  }

  /// The source with the blocks replaced, from the last to the first, so that line numbers stay right.
  static func apply(_ repairs: [BlockRepair], to source: Source) -> Repaired {
    var lines = (1...max(1, source.lineCount)).map { source.text(ofLine: $0) }
    var repaired = Repaired(text: "")
    var done: Set<Int> = []
    for repair in repairs.sorted(by: { $0.block.line > $1.block.line }) {
      guard done.insert(repair.block.line).inserted else {
        // Two versions share the block and differ: only its author can part them.
        repaired.refused.append(repair.block.line)
        continue
      }
      guard let new = repair.lines else {
        repaired.refused.append(repair.block.line)
        continue
      }
      var head = lines[repair.block.line - 1]
      if new.isEmpty {
        head = head.replacing("expect", with: "expect nothing", maxReplacements: head.contains("nothing") ? 0 : 1)
      } else {
        head = head.replacing("expect nothing", with: "expect")
      }
      lines.replaceSubrange(
        repair.block.line - 1..<repair.block.lastLine, with: [head] + new.map(\.layout))
      repaired.count += 1
    }
    repaired.refused.sort()
    repaired.text = lines.joined(separator: "\n") + "\n"
    return repaired
  }
}
