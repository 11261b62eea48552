import SimKit

/// The versions of iOS, and the rules that begin and end with each.
enum ModesPage {
  static var text: String {
    var text = ""
    for mode in Mode.all {
      let changed = RuleBook.all.filter { $0.modes.first == mode && mode != Mode.all[0] }.map(\.id.rawValue)
      let ended = RuleBook.all.filter { $0.modes.last != nil && $0.modes.last == mode.previous }.map(\.id.rawValue)
      text += Columns.pad(mode.name, 8)
      text += mode == .standard ? "the standard mode; " : ""
      text += changed.isEmpty && ended.isEmpty ? "no rule begins or ends here" : ""
      text += changed.isEmpty ? "" : "begins: " + changed.joined(separator: ", ")
      text += ended.isEmpty ? "" : (changed.isEmpty ? "" : "; ") + "ends: " + ended.joined(separator: ", ")
      text += "\n"
    }
    return text + "\n" + catalyst + "\n"
  }

  /// What is to be known of iOS 26.
  static var catalyst: String {
    let holding = RuleBook.all.filter { $0.modes.contains(.ios26) }
    let recorded = holding.filter { $0.standing(in: .ios26) != .inferred }
    return "ios26: its records come from Mac Catalyst and show \(recorded.count) of \(holding.count) rules;"
      + " the others are carried on from ios18"
  }
}
