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
      text += mode.name + (mode == .standard ? "   the mode of a scenario without a 'mode' line" : "") + "\n"
      text += changed.isEmpty && ended.isEmpty ? "  no rule begins or ends here\n" : ""
      text += changed.isEmpty ? "" : Columns.row("  begins", changed.joined(separator: ", "))
      text += ended.isEmpty ? "" : Columns.row("  ended", ended.joined(separator: ", "))
    }
    return text + "\n" + Mode.all.compactMap(limits).map { Columns.wrap($0) }.joined()
  }

  /// Returns what the records of a version don't show, if most of its orders are carried on from the version before it.
  static func limits(of mode: Mode) -> String? {
    guard mode >= .ios26, let previous = mode.previous else { return nil }
    let holding = RuleBook.all.filter { $0.modes.contains(mode) }
    let observed = holding.count { $0.standing(in: mode) == .observed }
    return mode == .ios26
      ? "ios26: its records come mostly from Mac Catalyst and show \(observed) of \(holding.count) rules;"
        + " the others are carried over from ios18"
      : "\(mode.name): its records show \(observed) of \(holding.count) rules; the others are carried over from "
        + previous.name
  }
}
