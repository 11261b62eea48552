import Testing

@testable import SimKit

/// The smallest story that shows what one condition of the engine is for: what its last line brings about, and what it does not.
/// No invariant is violated in it.
///
/// The orders themselves rest on the records in `Scenarios`; these stories are about combinations for which there is none. What
/// they expect is inferred from the mechanisms.
///
/// A line is named by how it begins: its text, in square brackets the rule behind it, and after a bar the size and the frame of
/// what its receiver sees. One that begins with two spaces is nested, one that begins with `^` stands
/// outermost.
struct SmallStory: Sendable, CustomTestStringConvertible {
  let says: String
  let major: Int
  let text: String
  /// Lines of the last step, in this order.
  let has: [String]
  /// Lines that the last step does not have.
  let lacks: [String]
  /// Words of what the run says instead of what a line asks for; nil where no line says them.
  let answer: String?
  /// A rule of the version that does not hold here: what is there without it rests on it.
  let without: RuleID?

  init(
    _ says: String, _ major: Int, _ text: String, has: [String] = [], lacks: [String] = [], answer: String? = nil,
    without: RuleID? = nil
  ) {
    (self.says, self.major, self.text, self.has, self.lacks) = (says, major, text, has, lacks)
    (self.answer, self.without) = (answer, without)
  }

  var testDescription: String { says }

  func check() throws {
    let source = Source(name: "story", text: "vcsim 1\n" + text)
    let parsed = Scenario.parse(source)
    #expect(parsed.diagnostics.isEmpty, "\(says): \(parsed.diagnostics.map(\.message))")
    let scenario = try #require(parsed.scenario)
    let mode = try #require(Mode(major: major))
    let rules = RuleSet(mode)
    var simulator = Simulator(scenario, mode: mode, rules: without.map { rules.flipping($0) } ?? rules)
    let (steps, outcome) = simulator.collect()
    if let answer {
      let answers = Answers.of(scenario, mode, rules: without.map { rules.flipping($0) }).map(\.text)
      #expect(answers.contains { $0.contains(answer) }, "\(says): \(answers)")
    } else if case .fault(let ended) = outcome {
      Issue.record("\(says): \(ended.message)")
    }
    if without == nil {
      let violations = InvariantChecker.violations(of: scenario, in: mode)
      #expect(violations.isEmpty, "\(says): \(violations.map(\.text))")
    }
    let lines = steps.last?.lines.map { Self.layout($0) } ?? []
    var rest = lines[...]
    for line in has {
      guard let place = rest.firstIndex(where: { Self.isLine($0, line) }) else {
        Issue.record("\(says): no '\(line)' in its place in\n\(lines.joined(separator: "\n"))")
        return
      }
      rest = rest[(place + 1)...]
    }
    for line in lacks where lines.contains(where: { Self.isLine($0, line) }) {
      Issue.record("\(says): '\(line)' in\n\(lines.joined(separator: "\n"))")
    }
  }

  private static func layout(_ line: TraceLine) -> String {
    var text = String(repeating: " ", count: max(0, 2 * line.depth)) + line.text
    if let rule = line.rule { text += " [\(rule.rawValue)]" }
    if let seen = line.geometry {
      text += " | \(seen.bounds.width)x\(seen.bounds.height) at \(seen.frame.x),\(seen.frame.y)"
    }
    return text
  }

  private static func isLine(_ line: String, _ named: String) -> Bool {
    if named.hasPrefix("^") { return line.hasPrefix(named.dropFirst()) }
    return named.hasPrefix("  ") ? line.hasPrefix(named) : line.drop { $0 == " " }.hasPrefix(named)
  }
}
