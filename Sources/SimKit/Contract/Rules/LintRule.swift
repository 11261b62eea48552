extension LintRule {
  /// How much is made of a finding.
  package enum Level: UInt8, Comparable, Hashable, Sendable {
    case allowed
    /// Shown; does not fail.
    case advice
    case warning
    case denied

    package static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }

    package var name: String {
      switch self {
      case .allowed: "allowed"
      case .advice: "info"
      case .warning: "warning"
      case .denied: "error"
      }
    }
  }

  /// The most lines of a step that a reader reviews.
  package static let mostLinesOfAStep = 80
}

extension [LintRule: LintRule.Level] {
  /// The level of a rule; the default if none is stated.
  package func level(of rule: LintRule) -> LintRule.Level { self[rule] ?? rule.level }
}
