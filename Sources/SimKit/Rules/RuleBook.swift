/// All rules. Each area has a file of its own beside this one.
public enum RuleBook {
  /// In the order of `RuleID`.
  public static let all: [Rule] = RuleID.allCases.map { Rule(id: $0, facts: $0.facts) }

  /// The rule with this identifier.
  public static func rule(_ id: RuleID) -> Rule { all[id.place] }

  /// The versions of each rule, in the order of `RuleID`: all that a run asks of the rules.
  static let modes: [ModeRange] = RuleID.allCases.map { $0.facts.modes }

  /// The versions in which UIKit sends a callback: from the first rule that sends it to the last.
  static func modes(of callback: Callback) -> ModeRange { callbackModes[Int(callback.rawValue)] }

  private static let callbackModes: [ModeRange] = Callback.allCases.map { callback in
    let ranges = all.filter { $0.sends.contains(callback) }.map { $0.modes }
    guard var whole = ranges.first else { preconditionFailure("a rule sends each callback") }
    for range in ranges { whole = whole.joined(with: range) }
    return whole
  }
}

extension RuleID {
  /// Its place in `allCases`. A case without a payload is stored as just that.
  var place: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}

extension Callback {
  /// The versions in which UIKit sends it, which the rules know that send it.
  public var modes: ModeRange { RuleBook.modes(of: self) }
}
