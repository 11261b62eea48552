/// How many lines each rule has sent.
package struct RuleTally: Hashable, Sendable {
  /// By the places of the rules.
  private var counts: [Int]

  package init() { counts = Array(repeating: 0, count: RuleID.allCases.count) }

  package mutating func count(_ rule: RuleID) { counts[rule.place] += 1 }

  package mutating func add(_ other: RuleTally) {
    for place in counts.indices { counts[place] += other.counts[place] }
  }

  /// How many lines a rule has sent.
  package subscript(rule: RuleID) -> Int { counts[rule.place] }

  /// The rules that have sent lines, in their order.
  package var rules: [RuleID] { RuleID.allCases.filter { counts[$0.place] > 0 } }
}
