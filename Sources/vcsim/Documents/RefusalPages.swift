import SimKit

/// The table of `explain` about what UIKit requires of each call, and does otherwise.
enum RefusalPages {
  /// The table, by call, below an index with the number of preconditions.
  static func table(_ modes: [Mode]) -> String {
    var index = "Preconditions of each call:\n"
    var text = ""
    for call in Contract.NamedCall.allCases {
      let rows = Refusal.allCases.filter { $0.contract.call == call }.map { row($0, modes) }.filter { !$0.isEmpty }
      guard !rows.isEmpty else { continue }
      index += Columns.pad("  \(rows.count)", 6) + "\(call.rawValue)\n"
      text += "\(call.rawValue)\n" + rows.joined() + "\n"
    }
    index += Columns.pad("  \(SilentRefusal.all.count)", 6) + "without a text\n\n"
    text += "Without a text. Inferred: no record shows one.\n"
    for silent in SilentRefusal.all { text += "  \(silent.call)\n" + Columns.block(silent.result, "    ") }
    // Their versions are in their records, in words.
    if modes.isEmpty { text += "\nWordings that no scenario triggers.\n" + NotedText.all.map(row).joined() }
    text += "\n'vcsim explain \"TEXT\"' explains a console text as pasted: cause, fix, versions, a scenario.\n"
    return index + text
  }

  private static func row(_ text: Refusal, _ modes: [Mode]) -> String {
    guard text.hasText else { return "  \(text.contract.requires)\n    \(result(text))\n" }
    let wordings = text.wordings.filter { entry in modes.isEmpty || modes.contains { entry.modes.contains($0) } }
    guard !wordings.isEmpty else { return "" }
    return "  \(text.contract.requires)\n" + "    \(result(text)) (\(text.rule.rawValue))\n"
      + wordings.map { "    \($0.modes.name), \($0.wording.origin.name)\n      \($0.wording.example)\n" }.joined()
  }

  private static func row(_ noted: NotedText) -> String {
    "  \(TextPage.versions(of: noted))\n    \(noted.example)\n"
  }

  /// The effect of a precondition that fails, as a sentence.
  private static func result(_ text: Refusal) -> String {
    switch text.contract.effect {
    case .raises: "Otherwise UIKit raises \(text.facts.exception ?? "an exception")."
    case .ignores: "Otherwise UIKit prints a warning, and doesn't carry out the call."
    case .proceeds: "Otherwise UIKit prints a warning, and carries out the call."
    case .nothing(let ground): "Otherwise UIKit does nothing: \(ground.rawValue)."
    case .later: "Otherwise UIKit does it when that has ended."
    case .unknown, .unknownPlayed: "Otherwise no record shows what UIKit does; played: \(text.played)."
    }
  }
}
