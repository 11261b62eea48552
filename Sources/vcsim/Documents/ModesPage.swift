import SimKit

/// The versions of iOS, and the rules that begin and end with each.
enum ModesPage {
  static var text: String {
    var text = ""
    for mode in Mode.all {
      func ids(_ isChanged: (ModeSet, Mode) -> Bool) -> [String] {
        guard let previous = mode.previous else { return [] }
        return RuleBook.all.filter { isChanged($0.modes, previous) }.map(\.id.rawValue)
      }
      let changed = ids { !$0.contains($1) && $0.contains(mode) }
      let ended = ids { $0.contains($1) && !$0.contains(mode) }
      text += mode.name + (mode == .standard ? "   the standard mode" : "") + "\n"
      text += changed.isEmpty && ended.isEmpty ? "  no rule begins or ends here\n" : ""
      text += changed.isEmpty ? "" : Columns.row("  begins", changed.joined(separator: ", "))
      text += ended.isEmpty ? "" : Columns.row("  ended", ended.joined(separator: ", "))
    }
    return text + "\n" + Columns.wrap(catalyst)
  }

  /// The limits of iOS 26.
  static var catalyst: String {
    let holding = RuleBook.all.filter { $0.modes.contains(.ios26) }
    let recorded = holding.filter { $0.standing(in: .ios26) == .observed }
    return "ios26: its records come mostly from Mac Catalyst and show \(recorded.count) of \(holding.count) rules;"
      + " the others are carried on from ios18"
  }
}
