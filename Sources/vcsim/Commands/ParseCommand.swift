import SimKit

/// `parse`: the scenario as vcsim understands it, for other programs.
enum ParseCommand {
  static let form = CommandForm(
    command: .parse, group: .files, summary: "a scenario as JSON", operands: .init("FILE", needs: "a scenario"),
    options: [],
    examples: [("vcsim parse login.txt", "what was understood")],
    exits: "0 printed, 2 invalid scenario, 66 no such file.", run: run)

  private static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    let path = invocation.operand
    guard let cases = try Case.read(path, invocation), let first = cases.first else { return .invalid }
    ScenarioJSON(scenario: first.scenario, file: path, cases: cases.map(\.name)).write()
    return .ok
  }
}
