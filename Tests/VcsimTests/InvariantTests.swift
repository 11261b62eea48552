import Testing

/// What always holds, in all scenarios of the project.
@Suite struct InvariantTests {
  @Test func theInvariantsHoldInAllScenariosOfTheProject() throws {
    let text = try Vcsim(["check", "--invariants", "Scenarios"]).out
    let violations = text.matches(of: /\S+\.txt:\d+: violation in .*/).map { String($0.output) }
    #expect(violations.isEmpty)
  }

  /// An open violation: the app takes out what a pop is about to show, and no record tells what becomes of the popped one.
  private static let open = """
    vcsim 1
    mode ios13
    controller list
    controller detail
    controller nav is navigation of list detail
    launch nav
    pop nav without waiting
    remove child list

    """

  @Test func aViolationHasItsLineAndAnExitCodeOfItsOwn() throws {
    let run = try Vcsim(["run", "--invariants", "-"], stdin: Self.open)
    #expect(run.status == 5)
    #expect(run.err.contains(":8: violation in ios13, 0ms: 'detail' is on screen in 'nav', and is not its child"))
    #expect(run.err.contains(" [below-a-parent: "))
    let check = try Vcsim(["check", "--invariants", "-"], stdin: Self.open)
    #expect(check.status == 5)
    #expect(check.out.contains("FAIL "))
    #expect(try Vcsim(["run", "--invariants", "example:modal"]).status == 0)
  }
}
