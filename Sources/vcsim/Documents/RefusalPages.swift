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
    // Their versions are in their records, in words.
    if modes.isEmpty { text += "Wordings that no scenario triggers.\n" + NotedText.all.map(row).joined() }
    text += "\n'vcsim explain \"TEXT\"' explains a console text as pasted.\n"
    return index + "\n" + text
  }

  private static func row(_ text: Refusal, _ modes: [Mode]) -> String {
    guard text.hasText else { return block(text.contract.requires, 2) + block(result(text), 4) }
    let wordings = text.wordings.filter { entry in modes.isEmpty || modes.contains { entry.modes.contains($0) } }
    guard !wordings.isEmpty else { return "" }
    return block(text.contract.requires, 2) + block("\(result(text)) (\(text.rule.rawValue))", 4)
      + wordings.map { block("\($0.modes.name), \($0.wording.origin.name)", 4) + block($0.wording.example, 6) }.joined()
  }

  private static func row(_ noted: NotedText) -> String {
    block(TextPage.versions(of: noted), 2) + block(noted.example, 4)
  }

  private static func block(_ text: String, _ indent: Int) -> String {
    Columns.block(text, String(repeating: " ", count: indent))
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
