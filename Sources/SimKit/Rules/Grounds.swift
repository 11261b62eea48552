/// How well the lines of traces are supported: how many rules sent each, and the standings of those rules.
package struct Grounds: Equatable, Sendable {
  private struct Version: Equatable {
    let mode: Mode
    var tally: RuleTally
  }

  /// In the order of the versions. There are few, and a list is found sooner than the type of a dictionary.
  private var tallies: [Version] = []

  package init() {}

  /// The lines of a run in a version.
  package mutating func add(_ tally: RuleTally, in mode: Mode) {
    let place = tallies.firstIndex { $0.mode >= mode } ?? tallies.count
    if place == tallies.count || tallies[place].mode != mode {
      tallies.insert(Version(mode: mode, tally: RuleTally()), at: place)
    }
    tallies[place].tally.add(tally)
  }

  package mutating func add(_ other: Grounds) {
    for version in other.tallies { add(version.tally, in: version.mode) }
  }

  /// The count of the lines of each standing, in the order of `allCases`.
  private var counts: [Int] {
    var counts = Rule.Standing.allCases.map { _ in 0 }
    for version in tallies {
      for rule in version.tally.rules {
        counts[Place.of(Rule.Standing(of: rule, in: version.mode))] += version.tally[rule]
      }
    }
    return counts
  }

  package func count(_ standing: Rule.Standing) -> Int { counts[Place.of(standing)] }

  private func rules(with standing: Rule.Standing, _ version: Version) -> [RuleID] {
    version.tally.rules.filter { Rule.Standing(of: $0, in: version.mode) == standing }
  }

  /// The lines with less support than a floor, and the rules that sent them.
  package func below(_ floor: Rule.Standing) -> (lines: Int, rules: [RuleID]) {
    let weaker = Rule.Standing.allCases.filter { $0 > floor }
    let senders = tallies.flatMap { version in weaker.flatMap { rules(with: $0, version) } }
    return (weaker.reduce(0) { $0 + count($1) }, senders)
  }

  /// How many lines are as certain as that.
  func count(_ confidence: Rule.Confidence) -> Int {
    Rule.Standing.allCases.reduce(0) { $1.confidence == confidence ? $0 + count($1) : $0 }
  }

  /// `12 lines: 6 seen on iOS 26, 6 carried over from iOS 13 and 15`, and what else a reader should know; nil without lines.
  package var text: String? {
    var parts: [String] = []
    let total = counts.reduce(0, +)
    if total > 0 { parts.append(words(of: total)) }
    if count(.disputed) > 0 { parts.append("records disagree on \(count(.disputed))") }
    let idle = tallies.reduce(0) { $0 + $1.tally.withoutEffect }
    if idle > 0 { parts.append(idle == 1 ? "1 action had no effect" : "\(idle) actions had no effect") }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  private func words(of total: Int) -> String {
    let (seen, carried, rest) = (count(.seen), count(.carriedOver), count(.notSeen))
    let version = tallies.count == 1 ? " on iOS \(tallies[0].mode.major)" : ""
    var text = "\(total) \(total == 1 ? "line" : "lines"): \(seen == 0 ? "none" : "\(seen)") seen\(version)"
    if carried > 0 {
      text += ", \(carried) carried over" + (tallies.count == 1 ? Self.from(origins(of: tallies[0])) : "")
    }
    if rest > 0 { text += ", \(rest) not seen" }
    return text
  }

  /// The versions that the lines are carried over from.
  private func origins(of version: Version) -> [Mode] {
    var origins: [Mode] = []
    for rule in version.tally.rules where Rule.Standing(of: rule, in: version.mode).confidence == .carriedOver {
      for mode in rule.facts.origins(in: version.mode) where !origins.contains(mode) { origins.append(mode) }
    }
    return origins.sorted()
  }

  /// ` from iOS 13 and 15`; nothing without versions, as of a source that doesn't state its version.
  package static func from(_ modes: [Mode]) -> String {
    guard let first = modes.first, let last = modes.last else { return "" }
    if modes.count == 1 { return " from iOS \(first.major)" }
    return " from iOS \(first.major) \(modes.count == 2 ? "and" : "to") \(last.major)"
  }
}

/// How many lines each rule has sent.
package struct RuleTally: Hashable, Sendable {
  /// By the places of the rules.
  private var counts: [Int]
  /// Lines of the story, and of the app's code, that had no effect.
  package private(set) var withoutEffect = 0

  /// The rules of the action that runs.
  private var met = MetRules()
  private var step = 0
  /// The actions that have lines.
  package private(set) var actions = 0
  /// The actions in which rules meet that no record shows together, by their numbers in their run, from 1.
  package private(set) var unknownSteps: [Int] = []

  package init() { counts = Array(repeating: 0, count: RuleID.allCases.count) }

  /// The next action begins, or the run has ended.
  package mutating func beginAction() {
    if !met.isEmpty {
      actions += 1
      if met.isUnknown { unknownSteps.append(step) }
      met.removeAll()
    }
    step += 1
  }

  package mutating func countNoEffect() { withoutEffect += 1 }

  @inline(__always)
  package mutating func count(_ rule: RuleID) {
    counts[rule.place] += 1
    met.add(rule)
  }

  package mutating func add(_ other: RuleTally) {
    for place in counts.indices { counts[place] += other.counts[place] }
    withoutEffect += other.withoutEffect
    actions += other.actions
    unknownSteps += other.unknownSteps
  }

  /// How many lines a rule has sent.
  package subscript(rule: RuleID) -> Int { counts[rule.place] }

  /// The rules that have sent lines, in their order.
  package var rules: [RuleID] { RuleID.allCases.filter { counts[$0.place] > 0 } }
}

/// The rules that have sent lines in one action.
///
/// Two rules can each be observed and yet appear together in no record: no record says what happens where they meet.
struct MetRules: Hashable, Sendable {
  private var rules = BitSet(count: RuleID.allCases.count)

  var isEmpty: Bool { rules.isEmpty }

  @inline(__always)
  mutating func add(_ rule: RuleID) { rules.insert(rule.place) }

  mutating func removeAll() { rules.removeAll() }

  /// Whether no record that holds shows two of them together.
  var isUnknown: Bool {
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
