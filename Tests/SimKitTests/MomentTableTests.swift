import Foundation
import Testing

@testable import SimKit

/// What comes while something else is under way: each pair in each version, as a stored table. A cell that changes is one changed line.
///
/// The effects are vcsim's. In parentheses is the weakest standing of the lines: a cell is as sure as the least of them. A question mark
/// says that the run states that UIKit's answer isn't known, `later` that the call waits.
struct MomentTableTests {
  /// The lines that leave something under way.
  private static let running: [(name: String, lines: [String])] = [
    ("push", ["push c on nav animated without waiting", "wait 50ms"]),
    ("pop", ["pop nav animated without waiting", "wait 50ms"]),
    ("pop gesture", ["begin pop of nav", "wait 50ms"]),
    ("presentation", ["present m from nav animated without waiting", "wait 50ms"]),
    ("dismissal", ["present m from nav animated", "dismiss m animated without waiting", "wait 50ms"]),
    ("swipe", ["present m from nav animated", "begin dismissal of m", "wait 50ms"]),
    ("tap on a tab", ["tap other in tabs without waiting", "wait 50ms"]),
    ("page turn", ["select book in tabs", "turn book to q animated without waiting", "wait 50ms"]),
    ("rotation", ["rotate landscapeLeft without waiting", "wait 50ms"]),
    ("columns", ["select split in tabs", "show master of split without waiting", "wait 50ms"]),
    ("own transition", ["select box in tabs", "transition i to j in box 500ms without waiting", "wait 50ms"]),
    ("background", ["background"]),
    ("animator", ["present n from nav animated without waiting", "wait 50ms"]),
  ]

  /// The line that comes.
  private static let coming: [(name: String, line: String)] = [
    ("push", "push d on nav animated"), ("pop", "pop nav animated"), ("set stack", "set stack of nav to a d animated"),
    ("present", "present y from a animated"), ("present outside", "present y from tabs animated"),
    ("dismiss", "dismiss m animated"), ("select", "select last in tabs"), ("tap", "tap last in tabs"),
    ("turn", "turn book to r animated"), ("same turn", "turn book to q animated"), ("rotate", "rotate landscapeRight"),
    ("add", "add x to a"), ("set root", "set root z"), ("swipe back", "begin pop of nav"), ("memory", "memory warning"),
    ("background", "background"),
  ]

  private static let app = """
    vcsim 1
    device pad
    controller a
      supports all
    controller b
    controller c
    controller d
    controller m
    controller n
      style custom
      has animator
    controller x
    controller y
    controller z
    controller p
    controller q
    controller r
    controller i
    controller j
    controller left
    controller right
    controller other
    controller last
    controller nav is navigation of a b
    controller book is page view of p q r
    controller split is split of left right
    controller box is container
    controller tabs is tab bar of nav book split box other last
    launch tabs
    add i to box
    add j to box

    """

  @Test(.ci) func eachPairDoesWhatItDidBefore() throws {
    let pairs = Self.running.flatMap { first in Self.coming.map { (first, $0) } }
    func row(_ place: Int) throws -> String {
      let (first, second) = pairs[place]
      return "\(first.name) + \(second.name): \(try Self.effects(first.lines, second.line))"
    }
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../Moments/pairs.table")
    let stored = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    if stored.isEmpty {
      let rows = try pairs.indices.map { try row($0) + "\n" }
      try rows.joined().write(to: file, atomically: true, encoding: .utf8)
    }
    let old = stored.split(separator: "\n").map { String($0) }
    try #require(old.count == pairs.count)
    let rows = try Rounds.sample(Array(pairs.indices), oneIn: 12).map { (old: old[$0], new: try row($0)) }
    let changed = rows.filter { $0.old != $0.new }.map { "\($0.old)\n  now \($0.new)" }
    #expect(changed.isEmpty, "\(changed.joined(separator: "\n"))")
  }

  /// The effects by version, as `5-18 nests, 26-27 finishes`.
  private static func effects(_ lines: [String], _ last: String) throws -> String {
    let text = app + (lines + [last]).joined(separator: "\n") + "\n"
    let parsed = Scenario.parse(Source(name: "moment", bytes: Array(text.utf8)))
    let scenario = try #require(parsed.scenario, "\(parsed.diagnostics.map(\.message))")
    var ranges: [(first: Mode, last: Mode, effect: String)] = []
    for mode in Mode.all {
      let effect = effect(of: scenario, in: mode)
      if let open = ranges.last, open.effect == effect {
        ranges[ranges.count - 1].last = mode
      } else {
        ranges.append((mode, mode, effect))
      }
    }
    return ranges.map { "\($0.first.major)-\($0.last.major) \($0.effect)" }.joined(separator: ", ")
  }

  private static func effect(of scenario: Scenario, in mode: Mode) -> String {
    var simulator = Simulator(scenario, mode: mode)
    let (steps, outcome) = simulator.collect()
    let isPlayed = steps.count == scenario.story.count
    let texts = isPlayed ? steps[steps.count - 1].lines.map(\.text) : []
    if case .fault = outcome { return isPlayed ? "can't be played" : "-" }
    if case .threw = outcome { return isPlayed ? "raises" : "-" }
    let last = scenario.story.last?.line
    let replies = Answers.of(scenario, mode).filter { $0.line == last }.compactMap(\.effect)
    let signs: [(effect: Reply.Effect, word: String)] = [
      (.unknown, "?"), (.later, "later"), (.nothing, "no effect"),
    ]
    var words = signs.filter { replies.contains($0.effect) }.map(\.word)
    let lines = isPlayed ? steps[steps.count - 1].lines : []
    let standings = lines.compactMap { line in
      line.rule.map { rule -> Rule.Confidence in
        let own = Rule.Standing(of: rule, in: mode).confidence
        return own == .seen && line.isBeside ? .carriedOver : own
      }
    }
    let standing = Rule.Confidence.allCases.last { standings.contains($0) }.map { " (\($0.name))" } ?? ""
    let isWarned = texts.contains { $0.hasPrefix("!") }
    let now = texts.prefix { !$0.hasPrefix("-- ") }.filter { !$0.hasPrefix("#") && !$0.hasPrefix("!") }
    if isWarned { words.append("warns") }
    if now.isEmpty { return (words + ["nothing at once"]).joined(separator: ", ") + standing }
    // An end that comes with the call: UIKit finishes what runs.
    let isEnd = now.first.map { $0.contains(" viewDidDisappear:") || $0.contains(" viewDidAppear:") } ?? false
    return (words + [isEnd ? "finishes" : "begins"]).joined(separator: ", ") + standing
  }
}
