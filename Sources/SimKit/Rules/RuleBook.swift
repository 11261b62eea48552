/// All rules, in the order in which they are explained.
public enum RuleBook {
  public static let all: [Rule] = [
    Rule(
      id: .loadOnFirstUse, modes: ModeRange(.ios5, through: nil),
      sentence: "A view is loaded when it is first used: loadView makes it, viewDidLoad follows at once.",
      standing: .list, evidence: ["launch-order5-kevindew-01"])
  ]

  /// The rule with this identifier.
  public static func rule(_ id: RuleID) -> Rule {
    for rule in all where rule.id == id { return rule }
    return all[0]
  }
}
