/// A row of the table of answers; the build makes the cases and their terms from `Pages`.
///
/// UIKit prints a class and an address; a trace has no addresses, so it shows a controller as `<name>`.
extension Refusal {
  /// The rule of a text of UIKit's.
  package var rule: RuleID { terms.rule ?? .methodIsKnown }

  /// The effect in a version. If the rule of a text doesn't hold, nothing is known.
  func effect(_ rules: RuleSet) -> Contract.Effect {
    let (_, effect, rule) = terms
    guard let rule, !rules.holds(rule) else { return effect }
    return effect.carriesOut ? .unknownPlayed : .unknown
  }

  /// What isn't known of its text, as another row.
  func doubt(_ rules: RuleSet) -> Refusal? {
    let names = self == .presentsActiveController || self == .presentsChild || self == .presentsPresentedController
    return names && !rules.holds(.presentTexts13) ? .activeControllerNamed : nil
  }

  /// Whether a line with this effect can do nothing in its place. What holds of any call is no mistake of a story.
  func isIdle(_ effect: Contract.Effect) -> Bool {
    switch terms.call {
    case .any, .event: false
    default: !hasText && !effect.carriesOut
    }
  }

  /// Whether UIKit says it; else vcsim does.
  package var hasText: Bool { terms.rule != nil }
  package static let texts = allCases.filter { $0.hasText }
}
