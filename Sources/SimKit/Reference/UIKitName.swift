/// A name of UIKit's that people look up: what it is, since when, and how a scenario says it or a trace shows it.
///
/// Callbacks are in `Callback`, lines of the language in the grammar, reasons in the rules. This table leads from
/// UIKit's other names to them.
package struct UIKitName: Sendable {
  /// As Objective-C spells it.
  package let name: String
  /// As Swift spells it, where that differs.
  package let swiftName: String?
  /// The versions that have it.
  package let modes: ModeRange
  /// The purpose.
  package let summary: String
  package let treatment: Treatment

  /// The treatment in vcsim.
  package enum Treatment: Sendable {
    /// These lines of a scenario say it, each by the words that it begins with.
    case said([String])
    /// A trace, or a view of it, shows it; how.
    case shown(String)
    /// These rules are about it.
    case ruled([RuleID])
    /// Not simulated, with the reason.
    case leftOut(String)
  }

  /// The rules about it; empty if something else is said of it.
  package var rules: [RuleID] { if case .ruled(let rules) = treatment { rules } else { [] } }

  init(
    _ name: String, swift swiftName: String? = nil, from first: Mode = .all[0], through last: Mode? = nil,
    _ summary: String, _ treatment: Treatment
  ) {
    self.name = name
    self.swiftName = swiftName
    modes = ModeRange(first, through: last)
    self.summary = summary
    self.treatment = treatment
  }

  /// The name as typed, with or without its last colon, in Objective-C's or in Swift's spelling.
  package static func named(_ text: String) -> UIKitName? {
    let wanted = text.hasPrefix("-") || text.hasPrefix("+") ? String(text.dropFirst()) : text
    return all.first { $0.name == wanted || $0.name == wanted + ":" || $0.swiftName == wanted }
  }

  /// The selectors that begin with a shortened one, as slides and posts write it: `beginAppearanceTransition:`, and without the
  /// colon.
  package static func selectors(shortenedTo text: String) -> [String] {
    let start = text.hasSuffix(":") ? text : text + ":"
    return (Callback.allCases.map { $0.selector } + all.map { $0.name }).filter { $0.hasPrefix(start) && $0 != start }
  }
}
