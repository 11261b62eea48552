import Evidence
import SimKit

/// Pairs of rules that send lines in one action of a scenario or of a random story, and of no record that holds.
///
/// Each rule of such a pair may be observed, and yet no source shows what happens where they meet.
struct Gaps {
  struct Pair: Hashable {
    let first: RuleID
    let second: RuleID
  }

  struct Gap {
    let pair: Pair
    /// A case in which they meet.
    let example: String
    /// In how many actions of scenarios they meet.
    var count = 0
    /// In how many actions of random stories.
    var random = 0
    var modes: Set<Mode> = []
  }

  /// Scenarios whose question no record answers, and how many pairs meet in each that no record shows together. A run on a
  /// device would show the most new pairs first.
  private(set) var experiments: [(name: String, question: String, pairs: Int)] = []
  /// The most frequent first.
  private(set) var all: [Gap] = []
  /// Pairs that a record shows together.
  private(set) var known: Set<Pair> = []

  init(_ evidence: JudgedRecords, _ scenarios: [(name: String, scenario: Scenario)]) {
    for one in evidence.records where one.record.trust.isObservation && one.verdict.holds {
      for comparison in one.comparisons {
        for pair in Self.pairs(of: comparison.matches.compactMap(\.trace.rule)) { known.insert(pair) }
      }
    }
    var met: [Pair: Gap] = [:]
    func note(_ pair: Pair, _ mode: Mode, _ example: String, _ count: WritableKeyPath<Gap, Int>) {
      met[pair, default: Gap(pair: pair, example: example)][keyPath: count] += 1
      met[pair]?.modes.insert(mode)
    }
    for (name, scenario) in scenarios {
      var shown: Set<Pair> = []
      for mode in scenario.header.runModes {
        for pair in meetings(in: scenario, mode) {
          note(pair, mode, name, \.count)
          shown.insert(pair)
        }
      }
      if let question = scenario.header.experiment {
        experiments.append((name, question, shown.count))
      }
    }
    experiments.sort { ($1.pairs, $0.name) < ($0.pairs, $1.name) }
    for seed in 0..<Self.randomStories {
      guard let scenario = RandomStory.scenario(seed: seed) else { continue }
      let mode = Mode.all[seed % Mode.all.count]
      for pair in meetings(in: scenario, mode) { note(pair, mode, "random-\(seed)", \.random) }
    }
    all = met.values.sorted {
      ($1.count + $1.random, $0.pair.first.rawValue, $0.pair.second.rawValue)
        < ($0.count + $0.random, $1.pair.first.rawValue, $1.pair.second.rawValue)
    }
  }

  private static let randomStories = 1_000

  /// The pairs of each action that no record shows together.
  private func meetings(in scenario: Scenario, _ mode: Mode) -> [Pair] {
    var open = scenario
    open.header.filter = TraceFilter()
    var simulator = Simulator(open, mode: mode)
    return simulator.collect().steps.flatMap { step in
      Self.pairs(of: step.lines.compactMap(\.rule)).filter { !known.contains($0) }
    }
  }

  /// For each rule, in their order, the rules that a record shows together with it: a bit for each, four in a digit.
  var table: [String] {
    let rules = RuleID.allCases
    return rules.enumerated().map { place, rule in
      stride(from: 0, to: rules.count, by: 4).map { start in
        let bits = (start..<min(start + 4, rules.count)).filter { other in
          known.contains(Pair(first: rules[min(place, other)], second: rules[max(place, other)]))
        }
        return String(bits.reduce(0) { $0 | 1 << ($1 - start) }, radix: 16)
      }.joined()
    }
  }

  private static func pairs(of rules: [RuleID]) -> Set<Pair> {
    let order = RuleID.allCases.filter(Set(rules).contains)
    var result: Set<Pair> = []
    for (place, first) in order.enumerated() {
      for second in order[(place + 1)...] { result.insert(Pair(first: first, second: second)) }
    }
    return result
  }
}
