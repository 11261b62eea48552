import Testing

@testable import SimKit

/// The smallest story that shows what one condition of the engine is for: what its last line brings about, and what it does not.
///
/// The orders themselves rest on the records in `Scenarios`; these stories are about combinations for which there is none. What
/// they expect is inferred from the mechanisms.
struct SmallStory: Sendable, CustomTestStringConvertible {
  let says: String
  let major: Int
  let text: String
  /// Lines of the last step, in this order.
  let has: [String]
  /// Lines that the last step does not have.
  let lacks: [String]

  init(_ says: String, _ major: Int, _ text: String, has: [String] = [], lacks: [String] = []) {
    (self.says, self.major, self.text, self.has, self.lacks) = (says, major, text, has, lacks)
  }

  var testDescription: String { says }

  func check() throws {
    let parsed = Scenario.parse(Source(name: "story", text: "vcsim 1\n" + text))
    #expect(parsed.diagnostics.isEmpty, "\(says): \(parsed.diagnostics.map(\.message))")
    var simulator = Simulator(try #require(parsed.scenario), mode: try #require(Mode(major: major)))
    let (steps, outcome) = simulator.collect()
    if case .fault(let fault) = outcome { Issue.record("\(says): \(fault)") }
    let lines = steps.last?.lines.map(\.text) ?? []
    var rest = lines[...]
    for line in has {
      guard let place = rest.firstIndex(where: { $0.hasPrefix(line) }) else {
        Issue.record("\(says): no '\(line)' in its place in\n\(lines.joined(separator: "\n"))")
        return
      }
      rest = rest[(place + 1)...]
    }
    for line in lacks where lines.contains(where: { $0.hasPrefix(line) }) {
      Issue.record("\(says): '\(line)' in\n\(lines.joined(separator: "\n"))")
    }
  }
}
