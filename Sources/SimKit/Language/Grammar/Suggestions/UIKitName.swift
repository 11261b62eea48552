/// A name of UIKit's that people look up: what it is, since when, and how a scenario says it or a trace shows it.
///
/// Callbacks are in `Callback`, lines of the language in the grammar, reasons in the rules. This table leads from
/// UIKit's other names to them; its rows are in `Pages/names.md`.
package struct UIKitName: Sendable {
  /// As Objective-C spells it.
  package let name: String
  /// As Swift spells it, where that differs.
  package let swiftName: String?
  package let modes: ModeRange
  package let summary: String
  package let treatment: Treatment

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

  package static let all = TextSection.rows(in: TextFiles.names).flatMap { names($0) }

  /// The names of a row of the table, which says the same of each; none if the line is no row.
  private static func names(_ cells: [Substring]) -> [UIKitName] {
    guard cells.count == 5, let modes = ModeRange(word: String(cells[2])), let treatment = Treatment(cells[4]) else {
      return []
    }
    return cells[0].split(separator: " ").map { name in
      UIKitName(
        name: String(name), swiftName: cells[1].isEmpty ? nil : String(cells[1]), modes: modes,
        summary: String(cells[3]), treatment: treatment)
    }
  }

  /// The name as typed, with or without its last colon, in Objective-C's or in Swift's spelling.
  package static func named(_ text: String) -> UIKitName? {
    var wanted = text.hasPrefix("-") || text.hasPrefix("+") ? String(text.dropFirst()) : text
    // Swift's spelling of a method without arguments.
    if wanted.hasSuffix("()") { wanted.removeLast(2) }
    return all.first {
      $0.name == wanted || $0.name == wanted + ":" || $0.swiftName == wanted || $0.swiftName == wanted + "()"
    }
  }

  /// The selectors that begin with a shortened one, as slides and posts write it: `beginAppearanceTransition:`, and without the colon.
  package static func selectors(shortenedTo text: String) -> [String] {
    let start = text.hasSuffix(":") ? text : text + ":"
    return (Callback.allCases.map { $0.selector } + all.map { $0.name }).filter { $0.hasPrefix(start) && $0 != start }
  }
}

extension UIKitName.Treatment {
  /// As a row of the table states it: `lines present, style`, `rules split-expands`, the rules by which UIKit raises an
  /// exception, `not simulated: REASON`; any other text says how a trace shows the name. Nil if there is no such rule.
  fileprivate init?(_ text: Substring) {
    func rest(after mark: String) -> Substring? { text.hasPrefix(mark) ? text.dropFirst(mark.count) : nil }
    if let statements = rest(after: "lines ") {
      self = .said(statements.listed)
    } else if let names = rest(after: "rules ")?.listed {
      let rules = names.compactMap { RuleID.named($0) }
      guard rules.count == names.count else { return nil }
      self = .ruled(rules)
    } else if let exception = rest(after: "exception ") {
      let raising = Refusal.texts.filter { $0.facts.exception == String(exception) }
      self = .ruled(raising.reduce(into: []) { if !$0.contains($1.rule) { $0.append($1.rule) } })
    } else if let reason = rest(after: "not simulated: ") {
      self = .leftOut(String(reason))
    } else {
      self = .shown(String(text))
    }
  }
}
