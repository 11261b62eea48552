/// The rules that have sent lines in one action.
///
/// Two rules can each be observed and yet appear together in no record: no record says what happens where they meet.
struct MetRules: Sendable {
  private var rules = BitSet(count: RuleID.allCases.count)
  private var step = 0
  /// The actions in which rules meet that no record shows together, by their numbers in their run, from 1.
  private(set) var unknownSteps: [Int] = []

  /// The next action begins, or the run has ended.
  mutating func beginAction() {
    if isUnknown { unknownSteps.append(step) }
    rules.removeAll()
    step += 1
  }

  @inline(__always)
  mutating func add(_ rule: RuleID) { rules.insert(rule.place) }

  /// Whether no record that holds shows two of them together.
  private var isUnknown: Bool {
    rules.contains { rule in
      let row = Self.recordedTogether(rule)
      return rules.contains(above: rule) { !Self.has($0, row) }
    }
  }

  /// The digits of the rules that a record shows together with a rule; nil if the table doesn't have it yet.
  private static func recordedTogether(_ rule: Int) -> UnsafePointer<UInt8>? {
    Rule.Standing.row(of: RuleID.allCases[rule]).map { $0 + (Rule.Standing.nameWidth + Mode.all.count + 1) }
  }

  @inline(__always)
  private static func has(_ rule: Int, _ row: UnsafePointer<UInt8>?) -> Bool {
    guard let row else { return false }
    let character = row[rule / 4]
    let value = character < UInt8(ascii: "a") ? character &- UInt8(ascii: "0") : character &- UInt8(ascii: "a") + 10
    return value & 1 << UInt8(rule % 4) != 0
  }
}
