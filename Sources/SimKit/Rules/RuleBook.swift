/// All rules. Each area has a file of its own beside this one.
public enum RuleBook {
  public static let all: [Rule] = [
    loading, launch, layout, appearance, containment, rotation, presentation, memory, containers,
  ].flatMap { $0 }

  private static let places: [RuleID: Int] = {
    var places: [RuleID: Int] = [:]
    for (place, rule) in all.enumerated() { places[rule.id] = place }
    return places
  }()

  /// The rule with this identifier.
  public static func rule(_ id: RuleID) -> Rule {
    guard let place = places[id] else { preconditionFailure("each identifier has its rule") }
    return all[place]
  }
}
