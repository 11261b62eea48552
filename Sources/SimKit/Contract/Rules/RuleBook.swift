/// All rules. Each area has a text file in `Pages`, and a rule a section there.
public enum RuleBook {
  /// In the order of `RuleID`.
  public static let all: [Rule] = {
    let sections = TextFiles.rules.flatMap { TextSection.all(in: $0.text) }
    precondition(sections.count == RuleID.allCases.count, "each rule has one section")
    return zip(RuleID.allCases, sections).map { Rule(id: $0, section: $1) }
  }()

  /// The rule with this identifier.
  public static func rule(_ id: RuleID) -> Rule { all[id.place] }

  /// The rules that send each callback, in the order of the callbacks.
  fileprivate static let senders: [[RuleID]] = {
    var senders = Callback.allCases.map { _ in [RuleID]() }
    for rule in all { for callback in rule.sends { senders[Int(callback.rawValue)].append(rule.id) } }
    return senders
  }()
}

extension RuleID {
  /// The rule's index in `allCases`.
  var place: Int { Place.of(self) }
}

enum Place {
  /// The index in `allCases` of a case without payload: it is stored as just that, in one byte if there are no more cases.
  @inline(__always)
  static func of<Enumeration: CaseIterable>(_ value: Enumeration) -> Int {
    MemoryLayout<Enumeration>.size == 1
      ? Int(unsafeBitCast(value, to: UInt8.self)) : Int(unsafeBitCast(value, to: UInt16.self))
  }
}

extension Callback {
  package var rules: [RuleID] { RuleBook.senders[Int(rawValue)] }

  /// The versions in which UIKit sends it: those of the rules that send it. Empty if no rule does.
  public var modes: ModeSet {
    // A rule of all versions also sends what only later versions have.
    rules.reduce(ModeSet([])) { $0.union($1.modes) }.intersection(.from(family.first.major))
  }
}
