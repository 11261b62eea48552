import SimKit

/// `diff FILE`: one scenario through all versions of iOS: in which version each line appeared, moved or disappeared, and the
/// record that shows it.
enum HistoryOutput {
  static func show(_ scenario: Scenario, _ console: Console) -> ExitCode {
    let history = History(scenario)
    for entry in history.entries { console.print(text(of: entry)) }
    if !history.faults.isEmpty {
      console.say("it can't be played in \(history.faults.map(\.name).joined(separator: ", "))")
    }
    let hasBorder = history.entries.contains { if case .border = $0 { true } else { false } }
    return history.entries.isEmpty ? .invalid : hasBorder ? .differs : .ok
  }

  private static func text(of entry: History.Entry) -> String {
    switch entry {
    case .start(let mode, let callbacks): return "\(mode.name)   \(callbacks) callbacks\n"
    case .border(let border):
      var text = "\n\(border.mode.name)\n"
      for line in border.lines { text += (line.isAction ? "  " : "    ") + line.text + "\n" }
      for (rule, proof) in border.proofs { text += Columns.row("  " + rule.rawValue, proof, 34) }
      return text
    }
  }
}
