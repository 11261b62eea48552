import SimKit

/// `step`: walks through a run, forwards and back.
enum StepCommand {
  static let form = CommandForm(
    command: .step, group: .understand, summary: "step through a scenario, forward and back", operands: "FILE",
    options: [RunCommand.only.form, RunCommand.family.form],
    examples: [
      ("vcsim step --mode ios5 example:modal", "on a terminal"),
      ("printf 'until viewDidAppear:\\ntree\\n' | vcsim step example:modal", "commands from a pipe"),
    ],
    exits: "0 walked, 2 invalid scenario, 64 a command in a pipe that is not known.",
    run: run)

  private static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    let path = try invocation.operand("a scenario")
    guard let cases = try Case.read(path, invocation), let one = cases.first else { return .invalid }
    let filter = try RunCommand.filter(one, invocation)
    let session = StepSession(
      one.source, mode: one.mode, caseName: one.name, filter: filter, choosing: one.choice,
      including: Includes.of(path))
    guard let session else { return .invalid }
    if session.recording.isTooLarge { throw Problem(.tooLarge(one.name, reason: Fault.tooLarge)) }
    if case .fault(let fault) = session.recording.outcome {
      invocation.console.report([Diagnostic(fault, in: one.source)], in: one.source)
      return .invalid
    }
    if cases.count > 1 {
      invocation.console.say("\(one.name) of \(cases.map(\.name).joined(separator: ", ")); --mode chooses")
    }
    var walk = Walk(session: session, console: invocation.console)
    return walk.run()
  }
}
