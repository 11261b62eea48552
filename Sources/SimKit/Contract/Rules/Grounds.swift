/// How well the lines of traces are supported: how many rules sent each, and the standings of those rules.
package struct Grounds: Equatable, Sendable {
  private struct Version: Equatable {
    let mode: Mode
    var tally: RuleTally
  }

  /// In the order of the versions. There are few, and a list is found sooner than the type of a dictionary.
  private var tallies: [Version] = []

  package init() {}

  package mutating func add(_ tally: RuleTally, in mode: Mode) {
    let place = tallies.firstIndex { $0.mode >= mode } ?? tallies.count
    if place < tallies.count, tallies[place].mode == mode {
      tallies[place].tally.add(tally)
    } else {
      tallies.insert(Version(mode: mode, tally: tally), at: place)
    }
  }

  package mutating func add(_ other: Grounds) {
    for version in other.tallies { add(version.tally, in: version.mode) }
  }

  /// The count of the lines of each standing, in the order of `allCases`.
  private var counts: [Int] {
    var counts = Rule.Standing.allCases.map { _ in 0 }
    for version in tallies {
      for rule in version.tally.rules {
        let standing = Rule.Standing(of: rule, in: version.mode)
        let beside = standing.confidence == .seen ? version.tally.beside(rule) : 0
        counts[Place.of(standing)] += version.tally[rule] - beside
        counts[Place.of(Rule.Standing.beyond)] += beside
      }
    }
    return counts
  }

  package func count(_ standing: Rule.Standing) -> Int { counts[Place.of(standing)] }

  private func rules(with standing: Rule.Standing, _ version: Version) -> [RuleID] {
    version.tally.rules.filter {
      let own = Rule.Standing(of: $0, in: version.mode)
      return own == standing || standing == .beyond && own.confidence == .seen && version.tally.beside($0) > 0
    }
  }

  /// The lines with less support than a floor, and the rules that sent them.
  package func below(_ floor: Rule.Standing) -> (lines: Int, rules: [RuleID]) {
    let weaker = Rule.Standing.allCases.filter { $0 > floor }
    let senders = tallies.flatMap { version in weaker.flatMap { rules(with: $0, version) } }
    return (weaker.reduce(0) { $0 + count($1) }, senders)
  }

  package func count(_ confidence: Rule.Confidence) -> Int { Self.sum(counts, confidence) }

  private static func sum(_ counts: [Int], _ confidence: Rule.Confidence) -> Int {
    Rule.Standing.allCases.reduce(0) { $1.confidence == confidence ? $0 + counts[Place.of($1)] : $0 }
  }

  /// `12 lines: 6 seen on iOS 26, 6 carried over from iOS 13 and 15`, and what else a reader should know; nil without lines.
  package var text: String? {
    let counts = counts
    let idle = tallies.reduce(0) { $0 + $1.tally.withoutEffect }
    var text = counts.contains { $0 > 0 } ? words(counts) : ""
    let disputed = counts[Place.of(Rule.Standing.disputed)]
    if disputed > 0 { text += "; records disagree on \(disputed)" }
    if idle > 0 { text += (text.isEmpty ? "" : "; ") + idle.counted("action") + " had no effect" }
    return text.isEmpty ? nil : text
  }

  /// Returns the part about how certain the lines are, whose counts by standing are given.
  private func words(_ counts: [Int]) -> String {
    let (seen, carried, rest) = (Self.sum(counts, .seen), Self.sum(counts, .carriedOver), Self.sum(counts, .notSeen))
    let total = seen + carried + rest
    let version = tallies.count == 1 ? " on iOS \(tallies[0].mode.major)" : ""
    var text = "\(total.counted("line")): \(seen == 0 ? "none" : "\(seen)") seen\(version)"
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
      for mode in rule.origins(in: version.mode) where !origins.contains(mode) { origins.append(mode) }
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
  /// How many of them came beside another transition; empty where none did.
  private var besides: [Int] = []
  /// Lines of the story, and of the app's code, that had no effect.
  package private(set) var withoutEffect = 0

  package init() { counts = Array(repeating: 0, count: RuleID.allCases.count) }

  package mutating func countNoEffect() { withoutEffect += 1 }

  @inline(__always)
  package mutating func count(_ rule: RuleID, isBeside: Bool = false) {
    counts[rule.place] += 1
    if isBeside { countBeside(rule, 1) }
  }

  @inline(never)
  private mutating func countBeside(_ rule: RuleID, _ count: Int) {
    if besides.isEmpty { besides = Array(repeating: 0, count: counts.count) }
    besides[rule.place] += count
  }

  package mutating func add(_ other: RuleTally) {
    for place in counts.indices { counts[place] += other.counts[place] }
    if !other.besides.isEmpty {
      for rule in other.rules where other.beside(rule) > 0 { countBeside(rule, other.beside(rule)) }
    }
    withoutEffect += other.withoutEffect
  }

  package subscript(rule: RuleID) -> Int { counts[rule.place] }

  /// How many of them came while another transition was in progress: no more than carried over.
  fileprivate func beside(_ rule: RuleID) -> Int { besides.isEmpty ? 0 : besides[rule.place] }

  /// The rules that have sent lines, in their order.
  package var rules: [RuleID] { RuleID.allCases.filter { counts[$0.place] > 0 } }
}
