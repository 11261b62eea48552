/// A likely mistake in a scenario, or something that no app should do.
package enum LintRule: String, CaseIterable, Hashable, Sendable {
  // Findings in the text
  case missingVersion = "missing-version"
  case missingTitle = "missing-title"
  case missingMode = "missing-mode"
  case unusedController = "unused-controller"
  case repeatedWord = "repeated-word"
  case idleWait = "idle-wait"
  case onlyAnyLines = "only-any-lines"
  case adjacentAnyLines = "adjacent-any-lines"
  case emptyAnyOrder = "empty-any-order"
  // Findings in the run
  case hookNeverRuns = "hook-never-runs"
  case unreached
  case longStep = "long-step"
  case unneededAllow = "unneeded-allow"
  // Practices of apps
  case stepLeftOut = "step-left-out"
  case stepOutOfOrder = "step-out-of-order"
  case stepTwice = "step-twice"
  case viewWithoutController = "view-without-controller"
  case controllerWithoutView = "controller-without-view"
  case foreignContainer = "foreign-container"
  case childAddsItself = "child-adds-itself"
  case ownFrame = "own-frame"
  case unequalAppearance = "unequal-appearance"
  case forwardsTwice = "forwards-twice"
  case presentInVain = "present-in-vain"
  case dismissInVain = "dismiss-in-vain"
  case refused
  case layoutTooEarly = "layout-too-early"
  case layoutByRotation = "layout-by-rotation"
  case oneOrientationMethod = "one-orientation-method"
  case reliesOnUnload = "relies-on-unload"
  case ofLaterVersion = "of-later-version"
  case idleOption = "idle-option"
  case callsLoadView = "calls-load-view"

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

  /// The stable code.
  package var code: String { row.code }
  /// The default level.
  package var level: Level { row.level }

  private var row: (code: String, level: Level) {
    switch self {
    case .missingVersion: ("VS5001", .warning)
    case .missingTitle: ("VS5002", .advice)
    case .missingMode: ("VS5003", .advice)
    case .unusedController: ("VS5004", .warning)
    case .repeatedWord: ("VS5005", .warning)
    case .idleWait: ("VS5006", .advice)
    case .onlyAnyLines: ("VS5007", .warning)
    case .adjacentAnyLines: ("VS5008", .warning)
    case .emptyAnyOrder: ("VS5013", .warning)
    case .hookNeverRuns: ("VS5009", .warning)
    case .unreached: ("VS5010", .warning)
    case .longStep: ("VS5011", .advice)
    case .unneededAllow: ("VS5012", .warning)
    case .stepLeftOut: ("VS5101", .warning)
    case .stepOutOfOrder: ("VS5102", .warning)
    case .stepTwice: ("VS5103", .warning)
    case .viewWithoutController: ("VS5104", .warning)
    case .controllerWithoutView: ("VS5105", .advice)
    case .foreignContainer: ("VS5106", .warning)
    case .childAddsItself: ("VS5107", .warning)
    case .ownFrame: ("VS5108", .warning)
    case .unequalAppearance: ("VS5109", .warning)
    case .forwardsTwice: ("VS5110", .warning)
    case .presentInVain: ("VS5111", .warning)
    case .dismissInVain: ("VS5112", .warning)
    case .layoutTooEarly: ("VS5113", .warning)
    case .layoutByRotation: ("VS5114", .warning)
    case .oneOrientationMethod: ("VS5115", .warning)
    case .reliesOnUnload: ("VS5116", .warning)
    case .ofLaterVersion: ("VS5117", .warning)
    case .refused: ("VS5118", .warning)
    case .idleOption: ("VS5119", .warning)
    case .callsLoadView: ("VS5120", .warning)
    }
  }

  /// The most lines of a step that a reader reviews.
  package static let mostLinesOfAStep = 80
}

extension [LintRule: LintRule.Level] {
  /// The level of a rule; the default if none is stated.
  package func level(of rule: LintRule) -> LintRule.Level { self[rule] ?? rule.level }
}
