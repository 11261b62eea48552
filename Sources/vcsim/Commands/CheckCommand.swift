import SimKit
import Synchronization

/// `check`: holds cases against their `expect` blocks and stored traces. It never writes any of them.
enum CheckCommand {
  static let reports: [ReportKind] = [.human, .json, .jsonl, .junit, .tap, .github, .markdown, .html]

  static let form = CommandForm(
    name: "check", group: .everyday, summary: "compare with what you expect; never writes", operands: "[PATH…]",
    options: Selection.options + [
      OptionForm("failed", "only what failed the last time, here"),
      OptionForm("shard", value: "I/N", "the I-th of N parts of about equal size"),
      OptionForm("jobs", short: "j", value: "N", "workers; all cores if not given"),
      OptionForm("max-failures", value: "N", "stop after N cases that fail"),
      OptionForm("fail-fast", "the same as --max-failures 1"),
      OptionForm("watch", "check again whenever a file changes"),
      ReportRequest.option(reports),
      OptionForm("diff", value: "KIND", legal: DifferenceKind.allCases.map(\.rawValue), "semantic, unified or side"),
      OptionForm("context", short: "U", value: "N", "lines around a difference; 3 if not given"),
      OptionForm(
        "grounds", value: "KIND", legal: Grounds.Kind.allCases.map(\.rawValue),
        "the least that each line has to rest on"),
      OptionForm("timings", "how long each case took, in the reports"),
      OptionForm("ignore-stale", "stored traces without a case are fine"),
      OptionForm("allow-new", "cases of which nothing is expected are fine"),
    ],
    examples: [
      ("vcsim check", "everything under the current directory"),
      ("vcsim check login.txt:12", "the cases that line 12 belongs to"),
      ("vcsim check --tag rotation --filter login", "a part of it"),
      ("vcsim check --report junit:out.xml --report github", "for CI"),
      ("vcsim check --report html:failures.html", "expected and happened, side by side"),
    ],
    exits: "0 matched, 1 differs, 2 invalid scenario, 3 threw, 4 nothing chosen.",
    run: run)

  private static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    guard invocation.has("watch") else { return try checkOnce(invocation) }
    return try Watch.run(invocation) { (invocation) throws(Problem) in
      try invocation.scenarioPaths()
    } _: { (invocation) throws(Problem) in
      try checkOnce(invocation)
    }
  }

  private static func checkOnce(_ invocation: Invocation) throws(Problem) -> ExitCode {
    let requests = try ReportRequest.all(invocation, legal: reports)
    let jobs = try invocation.number("jobs", in: 1...1_000) ?? System.cores
    var selection = try Selection(
      invocation, jobs: jobs, reportsFaults: requests.contains { $0.kind == .human && $0.path == nil })
    var memory = FailureMemory(invocation)
    if invocation.has("failed") { try selection.keep(only: memory.failed, invocation) }
    if let shard = try Shard(invocation) { try selection.keep(shard, invocation) }
    let limit = invocation.has("fail-fast") ? 1 : try invocation.number("max-failures", in: 1...1_000_000)
    let reporter = try CaseReporter(invocation)
    let failures = FailureCount(limit: limit)
    let floor = invocation.last("grounds").flatMap { Grounds.Kind(rawValue: $0) }
    let checked = Workers.map(
      selection.cases, jobs: jobs, progress: ProgressLine(invocation.console), stop: { failures.isEnough(after: $0) }
    ) { one in
      let begin = ContinuousClock.now
      let verdict = one.judge(floor: floor)
      return reporter.report(verdict, took: ContinuousClock.now - begin)
    }
    return try finish(checked, selection, limit, requests, &memory, invocation)
  }

  private static func finish(
    _ checked: [CaseReporter.Checked], _ selection: Selection, _ limit: Int?, _ requests: [ReportRequest],
    _ memory: inout FailureMemory, _ invocation: Invocation
  ) throws(Problem) -> ExitCode {
    var results = Results()
    var code = selection.code
    results.cases = selection.invalid.map(CaseReporter.report) + selection.unread.map(CaseReporter.report)
    var failed = 0
    var done = 0
    var grounds = Grounds()
    for one in checked {
      grounds.add(one.grounds)
      results.cases.append(one.reported)
      done += 1
      code = code.joined(one.code)
      memory.remember(one.reported)
      if one.code != .ok { failed += 1 }
      // Workers may have come further; what is told ends at the same case every time.
      if let limit, failed >= limit { break }
    }
    results.notRun = selection.cases.count - done
    if !invocation.has("ignore-stale"), results.notRun == 0 {
      for path in selection.stale {
        results.cases.append(CaseReporter.report(stale: path, invocation.console))
        code = code.joined(.differs)
      }
    }
    // By file, and within a file as the cases stand in it.
    results.cases = results.cases.enumerated()
      .sorted { ($0.element.file, $0.offset) < ($1.element.file, $1.offset) }.map(\.element)
    try results.write(requests, invocation.console)
    if let text = grounds.text { invocation.console.say(text) }
    memory.store()
    return code
  }
}

/// Counts failures from several workers.
final class FailureCount: Sendable {
  private let limit: Int?
  private let count = Atomic<Int>(0)

  init(limit: Int?) { self.limit = limit }

  func isEnough(after one: CaseReporter.Checked) -> Bool {
    guard let limit, one.code != .ok else { return false }
    return count.wrappingAdd(1, ordering: .relaxed).newValue >= limit
  }
}
