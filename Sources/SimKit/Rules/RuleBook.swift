/// All rules. Each area has a separate file beside this one.
public enum RuleBook {
  /// The rows of each area.
  private static var areas: [[Rule]] {
    [
      Rule.loading, Rule.launch, Rule.layout, Rule.appearance, Rule.containment, Rule.rotation, Rule.presentation,
      Rule.refusals, Rule.interaction, Rule.adaptation, Rule.restoration, Rule.scenes, Rule.storyboards, Rule.memory,
      Rule.containers, Rule.split,
    ]
  }

  /// In the order of `RuleID`.
  public static let all: [Rule] = areas.joined().sorted { $0.id.place < $1.id.place }

  /// The rule with this identifier.
  public static func rule(_ id: RuleID) -> Rule { all[id.place] }

  /// The versions of each rule, in the order of `RuleID`: all that a run asks of the rules. A run needs no copy of the rows.
  static let modes: [ModeSet] = {
    let areas = RuleBook.areas
    precondition(
      areas.reduce(0) { $0 + $1.count } == RuleID.allCases.count, "each rule has one row, in the file of its area")
    var modes = RuleID.allCases.map { _ in ModeSet([]) }
    for rows in areas { for rule in rows { modes[rule.id.place] = rule.modes } }
    return modes
  }()

  /// The versions of the rules that send a callback.
  static func modes(of callback: Callback) -> ModeSet { callbackModes[Int(callback.rawValue)] }

  private static let callbackModes: [ModeSet] = {
    var modes = Callback.allCases.map { _ in ModeSet([]) }
    for rule in all {
      for callback in rule.sends { modes[Int(callback.rawValue)].formUnion(rule.modes) }
    }
    // A rule of all versions also sends what only later versions have.
    return zip(Callback.allCases, modes).map { callback, found in
      ModeSet(of: Mode.all.filter { $0 >= callback.family.first && found.contains($0) })
    }
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
  /// The versions in which UIKit sends it: those of the rules that send it. Empty if no rule does.
  public var modes: ModeSet { RuleBook.modes(of: self) }
}
