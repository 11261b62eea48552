/// How many lines each rule has sent.
public struct RuleTally: Hashable, Sendable {
  /// By the places of the rules.
  private var counts: [Int]

  public init() { counts = Array(repeating: 0, count: RuleID.allCases.count) }

  public mutating func count(_ rule: RuleID) { counts[rule.place] += 1 }

  public mutating func add(_ other: RuleTally) {
    for place in counts.indices { counts[place] += other.counts[place] }
  }

  /// How many lines a rule has sent.
  public subscript(rule: RuleID) -> Int { counts[rule.place] }

  /// The rules that have sent lines, in their order.
  public var rules: [RuleID] { RuleID.allCases.filter { counts[$0.place] > 0 } }
}
