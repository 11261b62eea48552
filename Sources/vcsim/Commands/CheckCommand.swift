import SimKit
import Synchronization

/// `check`: holds cases against their `expect` blocks and stored traces. It never writes any of them.
enum CheckCommand {
  static let failed = Option.flag("failed", "only what failed the last time, here")
  static let maxFailures = Option.number("max-failures", "N", in: 1...1_000_000, "stop after N cases that fail")
    .formerly("fail-fast", "1")
  static let watch = Option.flag("watch", "check again whenever a file changes")
  static let grounds = Option<Rule.Standing?>.choice("grounds", "KIND", "the weakest evidence that a line may have")
  static let coverage = Option.number(
    "coverage", "PERCENT", in: 0...100, "list hooks, blocks, expectations not reached")

  static let form = CommandForm(
    command: .check, operands: "[PATH…]",
    options: Selection.options + [
      failed.form, Shard.option.form, SharedOption.jobs.form, maxFailures.form, watch.form,
      DifferenceOutput.report.form, grounds.form, SharedOption.invariants.form, coverage.form,
      CaseReporter.timings.form, CaseReporter.allowNew.form,
    ], run: run)

  private static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    try invocation[watch] ? Watch.run(invocation, { $0.scenarioPaths }, checkOnce) : checkOnce(invocation)
  }

  private static func checkOnce(_ invocation: Invocation) throws(Problem) -> ExitCode {
    let requests = try ReportRequest.all(invocation, DifferenceOutput.report, legal: DifferenceOutput.reports)
    let jobs = invocation[SharedOption.jobs] ?? System.cores
    var selection = try Selection(
      invocation, jobs: jobs, reportsFaults: requests.contains { $0.kind == .human && $0.path == nil },
      countsInSummary: true)
    var memory = FailureMemory(invocation)
    if invocation[failed] { try selection.keep(only: memory.failed, invocation) }
    if let shard = try Shard(invocation) { try selection.keep(shard, invocation) }
    let limit = invocation[maxFailures]
    let reporter = CaseReporter(invocation)
    let failures = FailureCount(limit: limit)
    let floor = invocation[grounds]
    let asksForInvariants = invocation[SharedOption.invariants]
    let checked = Workers.map(
      selection.cases, jobs: jobs, progress: ProgressLine(isQuiet: invocation.console.isQuiet),
      stop: { failures.isEnough(after: $0) }
    ) { testCase in
      let begin = ContinuousClock.now
      let verdict = testCase.judge(floor: floor, invariants: asksForInvariants)
      var checked = reporter.report(verdict, took: ContinuousClock.now - begin)
      checked.grounds = verdict.grounds
      return checked
    }
    return try finish(checked, selection, limit, requests, &memory, invocation)
  }

  /// Lists the hooks, actions, blocks, and expectations that no case of their file reaches. Fewer than the floor are a failure.
  private static func tellCoverage(_ selection: Selection, _ invocation: Invocation) -> ExitCode {
    guard let floor = invocation[coverage] else { return .ok }
    var files: [String: Reach] = [:]
    for testCase in selection.cases {
      files[testCase.file, default: Reach(testCase.scenario)].add(testCase.scenario, in: testCase.mode)
    }
    let console = invocation.console
    for (file, reach) in files.sorted(by: { $0.key < $1.key }) {
      for place in reach.missing { console.say("\(file):\(place.line): no run reaches it: \(place.text)") }
    }
    let all = files.values.reduce(0) { $0 + $1.places.count }
    let reached = all - files.values.reduce(0) { $0 + $1.missing.count }
    let percent = all == 0 ? 0 : reached * 100 / all
    var text =
      all == 0
      ? "there is no hook, action, block, or expectation to reach"
      : "\(reached) of \(all) hooks, actions, blocks, and expectations reached (\(percent) %)"
    let skipped = selection.invalid.count + selection.unread.count + selection.passedOver
    if skipped > 0 { text += "; \(skipped.counted("file")) skipped" }
    console.say(text)
    return percent >= floor ? .ok : all == 0 ? .empty : .differs
  }

  private static func finish(
    _ checked: [CaseReporter.Checked], _ selection: Selection, _ limit: Int?, _ requests: [ReportRequest],
    _ memory: inout FailureMemory, _ invocation: Invocation
  ) throws(Problem) -> ExitCode {
    var results = Results()
    results.passedOver = selection.passedOver
    var code = selection.code
    results.cases = selection.invalid.map(CaseReporter.report) + selection.unread.map(CaseReporter.report)
    var failed = 0
    var done = 0
    var grounds = Grounds()
    for result in checked {
      grounds.add(result.grounds)
      results.cases.append(result.reported)
      done += 1
      code = code.joined(result.code)
      memory.remember(result.reported)
      if result.code != .ok { failed += 1 }
      // Workers may be further; the report ends at the same case every time.
      if let limit, failed >= limit { break }
    }
    results.notRun = selection.cases.count - done
    if results.notRun == 0 {
      for path in selection.stale {
        results.cases.append(CaseReporter.report(stale: path, invocation.console))
        code = code.joined(.differs)
      }
    }
    // By file, and within a file in the order of the cases.
    results.cases = results.cases.enumerated()
      .sorted { ($0.element.file, $0.offset) < ($1.element.file, $1.offset) }.map(\.element)
    // A report that can't be written hides no result.
    code = code.joined(
      invocation.console.code { () throws(Problem) in try results.write(requests, invocation.console) })
    if let text = grounds.text { invocation.console.say(text) }
    memory.store()
    return code.joined(tellCoverage(selection, invocation))
  }
}

/// Counts failures from several workers.
final class FailureCount: Sendable {
  private let limit: Int?
  private let count = Atomic<Int>(0)

  init(limit: Int?) { self.limit = limit }

  func isEnough(after result: CaseReporter.Checked) -> Bool {
    guard let limit, result.code != .ok else { return false }
    return count.wrappingAdd(1, ordering: .relaxed).newValue >= limit
  }
}
