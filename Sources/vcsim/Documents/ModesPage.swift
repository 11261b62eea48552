import SimKit

/// The versions of iOS, and the rules that begin and end with each.
enum ModesPage {
  static var text: String {
    var text = ""
    for mode in Mode.all {
      let changed = RuleBook.all.filter { $0.modes.first == mode && mode != Mode.all[0] }.map(\.id.rawValue)
      let ended = RuleBook.all.filter { $0.modes.last != nil && $0.modes.last == mode.previous }.map(\.id.rawValue)
      text += mode.name + (mode == .standard ? "   the standard mode" : "") + "\n"
      text += changed.isEmpty && ended.isEmpty ? "  no rule begins or ends here\n" : ""
      text += changed.isEmpty ? "" : Columns.row("  begins", changed.joined(separator: ", "))
      text += ended.isEmpty ? "" : Columns.row("  ended", ended.joined(separator: ", "))
    }
    return text + "\n" + Columns.wrap(catalyst)
  }

  /// What is to be known of iOS 26.
  static var catalyst: String {
    let holding = RuleBook.all.filter { $0.modes.contains(.ios26) }
    let recorded = holding.filter { $0.standing(in: .ios26) != .inferred }
    return "ios26: its records come from Mac Catalyst and show \(recorded.count) of \(holding.count) rules;"
      + " the others are carried on from ios18"
  }
}
