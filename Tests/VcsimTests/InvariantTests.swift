import Testing

@testable import vcsim

@testable import SimKit

/// What always holds, in all scenarios of the project.
@Suite struct InvariantTests {
  @Test func theInvariantsHoldInAllScenariosOfTheProject() throws {
    let text = try Vcsim(["check", "--invariants", "Scenarios"]).out
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
    let verdict = Verdict(testCase: one, findings: [.violates([violation])])
    #expect(verdict.exitCode == .violated)
    #expect(ExitCode.violated.rawValue == 5)
    #expect(try Vcsim(["run", "--invariants", "example:modal"]).status == 0)
  }
}
