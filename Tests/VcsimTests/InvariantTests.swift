import Testing

/// What always holds, in all scenarios of the project.
@Suite struct InvariantTests {
  @Test func theInvariantsHoldInAllScenariosOfTheProject() throws {
    let text = try Vcsim(["check", "--invariants", "Scenarios"]).out
    let violations = text.matches(of: /\S+\.txt:\d+: violation in .*/).map { String($0.output) }
    #expect(violations.isEmpty)
  }

  /// An open violation: iOS 5 releases the views of a split view controller inside a page that nobody has seen yet.
  private static let open = """
    vcsim 1
    mode ios5
    controller list
    controller detail
    controller halves is split of list detail
    controller book is page view of halves
    when halves viewDidAppear: before super once
      memory warning
    launch book

    """

  @Test func aViolationHasItsLineAndAnExitCodeOfItsOwn() throws {
    let run = try Vcsim(["run", "--invariants", "-"], stdin: Self.open)
    #expect(run.status == 5)
    #expect(run.err.contains(":9: violation in ios5, 0ms: 'detail' has appeared, and its view is not in the window"))
    #expect(run.err.contains(" [appeared-in-window: "))
    let check = try Vcsim(["check", "--invariants", "-"], stdin: Self.open)
    #expect(check.status == 5)
    #expect(check.out.contains("FAIL "))
    #expect(try Vcsim(["run", "--invariants", "example:modal"]).status == 0)
  }
}
