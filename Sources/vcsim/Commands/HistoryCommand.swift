import SimKit

/// `history`: one scenario through all versions of iOS: in which version each line appeared, moved or disappeared, and the
/// record that shows it.
enum HistoryCommand {
  static let form = CommandForm(
    command: .history, group: .understand, operands: .init("FILE", needs: "a scenario; '-' reads standard input"),
    run: run)

  private static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    guard let testCase = try Case.read(invocation.operand, invocation)?.first else { return .invalid }
    let history = History(testCase.scenario)
    for entry in history.entries { invocation.console.print(text(of: entry)) }
    if !history.faults.isEmpty {
      invocation.console.say("it can't be played in \(history.faults.map(\.name).joined(separator: ", "))")
    }
    return history.entries.isEmpty ? .invalid : .ok
  }

  private static func text(of entry: History.Entry) -> String {
    switch entry {
    case .start(let mode, let callbacks): return "\(mode.name)   \(callbacks) callbacks\n"
    case .border(let border):
      var text = "\n\(border.mode.name)\n"
      for line in border.lines { text += (line.isAction ? "  " : "    ") + line.text + "\n" }
      for (rule, proof) in border.proofs { text += "  \(Columns.pad(rule.rawValue, 32))\(proof)\n" }
      return text
    }
  }
}
