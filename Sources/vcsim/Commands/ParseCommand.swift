import SimKit

/// `parse`: the scenario as vcsim understands it, for other programs.
enum ParseCommand {
  static let form = CommandForm(command: .parse, operands: .init("FILE", needs: "a scenario"), run: run)

  private static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    let path = invocation.operand
    guard let cases = try Case.read(path, invocation), let first = cases.first else { return .invalid }
    ScenarioJSON(scenario: first.scenario, file: path, cases: cases.map(\.name)).write()
    return .ok
  }
}
