import SimKit

/// `step`: walks through a run, forwards and back.
enum StepCommand {
  static let form = CommandForm(
    command: .step, operands: .init("FILE", needs: "a scenario"),
    options: [SharedOption.only.form, SharedOption.family.form], run: run)

  private static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    let path = invocation.operand
    guard let cases = try Case.read(path, invocation), let testCase = cases.first else { return .invalid }
    let filter = try ChosenLines.filter(testCase, invocation)
    let session = StepSession(
      testCase.source, mode: testCase.mode, caseName: testCase.name, filter: filter, choosing: testCase.choice,
      including: Includes.of(path))
    guard let session else { return .invalid }
    if session.recording.isTooLarge { throw .tooLarge(testCase.name, reason: Fault.tooLarge) }
    if case .fault(let fault) = session.recording.outcome {
      invocation.console.report([Diagnostic(fault, in: testCase.source)], in: testCase.source)
      return .invalid
    }
    try Case.tellStandardMode(of: cases, invocation)
    if cases.count > 1 {
      invocation.console.say("\(testCase.name) of \(cases.map(\.name).joined(separator: ", ")); --mode chooses")
    }
    var walk = Walk(session: session, console: invocation.console)
    if Keyboard.take() {
      var screen = WalkScreen(walk)
      screen.run()
      Keyboard.giveBack()
      invocation.console.print(screen.result)
      return .ok
    }
    return walk.run()
  }
}
