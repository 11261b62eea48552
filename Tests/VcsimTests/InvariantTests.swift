import Testing

@testable import vcsim

@testable import SimKit

/// What always holds, in all scenarios of the project.
struct InvariantTests {
  /// CI checks all with the release.
  @Test func theScenariosOfTheProjectPassAndBreakNoInvariant() throws {
    let result = try Vcsim([
      "check", "--invariants", "--shard", Vcsim.areAll ? "1/1" : Vcsim.areMany ? "1/5" : "1/15", "Scenarios",
    ])
    let text = result.out
    #expect(result.status == 0 && text.contains(" passed, 0 failed"), "\(text)\(result.err)")
    let violations = text.matches(of: /\S+\.txt:\d+: violation in .*/).map { String($0.output) }
    #expect(violations.isEmpty)
  }

  /// No known scenario violates an invariant, so the test makes the violation.
  @Test func aViolationHasItsLineAndAnExitCodeOfItsOwn() throws {
    let source = Source(name: "violated.txt", text: "vcsim 1\nmode ios13\ncontroller a\nlaunch a\n")
    let scenario = try #require(Scenario.parse(source).scenario)
    let one = Case(file: source.name, source: source, scenario: scenario, mode: Mode(major: 13)!)
    let violation = Violation(invariant: .effectOrRemark, text: "'then' does nothing", line: 8, time: 300)
    let line = one.text(of: violation)
    #expect(line.hasPrefix("violated.txt:8: violation in ios13, 300ms: 'then' does nothing [effect-or-remark: "))
    let verdict = Verdict(testCase: one, violations: [violation])
    #expect(!verdict.passed && verdict.exitCode == .violated)
    #expect(ExitCode.violated.rawValue == 5)
    #expect(try Vcsim(["run", "--invariants", "example:modal"]).status == 0)
  }

  /// Whatever else is wrong with the case: a violation is the gravest result, is shown, and is what `shrink` keeps.
  @Test func nothingElseOfItsCaseHidesAViolation() throws {
    let source = Source(name: "violated.txt", text: "vcsim 1\nmode ios13\ncontroller a\nlaunch a\n")
    let scenario = try #require(Scenario.parse(source).scenario)
    let one = Case(file: source.name, source: source, scenario: scenario, mode: Mode(major: 13)!)
    let violation = Violation(invariant: .balanced, text: "the app made no such call itself", line: 4, time: 0)
    let fault = Fault(kind: .lastsTooLong, line: 4)
    let findings: [Finding] = [
      .idle(line: 4, reason: "a reason", .idleLine), .unannouncedException("! NSException: a reason"),
      .goldenMissing(path: "a.trace"), .nothingExpected, .knownFailurePasses("a reason"),
      .restsOnLess(.observed, lines: 1, rules: []),
    ]
    let check = Invocation(
      operands: [], values: [:], console: Console(), form: CheckCommand.form, configuration: Configuration())
    for outcome in [Outcome.finished, .threw, .fault(fault)] {
      for some in findings.map({ [$0] }) + [[], findings] {
        let verdict = Verdict(testCase: one, findings: some, violations: [violation], outcome: outcome)
        #expect(!verdict.passed && verdict.exitCode == .violated, "\(some)")
        #expect(verdict.failures.first == violation.text, "\(some)")
        let reported = CaseReporter(check).report(verdict, took: .zero)
        #expect(reported.code == .violated && reported.reported.text.contains(violation.text), "\(some)")
      }
    }
  }
}
