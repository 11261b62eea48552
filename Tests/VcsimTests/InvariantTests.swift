import Testing

/// What always holds, in all scenarios of the project.
@Suite struct InvariantTests {
  @Test func theInvariantsHoldInAllScenariosOfTheProject() throws {
    let text = try Vcsim(["check", "--invariants", "Scenarios"]).out
    let violations = text.matches(of: /\S+\.txt:\d+: violation in .*/).map { String($0.output) }
    #expect(violations.isEmpty)
  }

  /// An open violation: what follows an animation is for another device, and no remark says so.
  private static let open = """
    vcsim 1
    mode ios13
    controller a
    controller b
    launch a
    animate 300ms
      frame a 0 0 100 100
    then
      present b from a on pad

    """

  @Test func aViolationHasItsLineAndAnExitCodeOfItsOwn() throws {
    let run = try Vcsim(["run", "--invariants", "-"], stdin: Self.open)
    #expect(run.status == 5)
    #expect(run.err.contains(":8: violation in ios13, 300ms: 'then' does nothing, without a remark"))
    #expect(run.err.contains(" [effect-or-remark: "))
    let check = try Vcsim(["check", "--invariants", "-"], stdin: Self.open)
    #expect(check.status == 5)
    #expect(check.out.contains("FAIL "))
    #expect(try Vcsim(["run", "--invariants", "example:modal"]).status == 0)
  }
}
