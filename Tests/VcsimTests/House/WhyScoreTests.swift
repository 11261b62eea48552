import Foundation
import Testing

/// How well `why` finds the stories of published logs. Each figure is a floor: `docs/logs.md` states them.
/// A change of the engine can lower one; the commit says so.
struct WhyScoreTests {
  /// The figures of a kind of label, by their names.
  private func figures(_ text: String, _ labeled: String) throws -> [String: Int] {
    let block = try #require(text.components(separatedBy: "\n\n").first { $0.hasPrefix(labeled) }, "\(text)")
    var figures: [String: Int] = [:]
    for line in block.split(separator: "\n").dropFirst() {
      let words = line.split(separator: " ").map(String.init)
      figures[words.dropLast().joined(separator: " ")] = words.last.flatMap { Int($0) }
    }
    return figures
  }

  /// All logs take half a minute of a release build: `VCSIM_TESTS=all` tries them.
  @Test(.long) func theStoriesOfPublishedLogsAreFound() throws {
    let text = try Vcsim.ledger(["why", "Scenarios", "Tests/Logs"]).out
    let records = try figures(text, "records, labeled by their scenarios")
    let typed = try figures(text, "lists and statements, labeled by their scenarios")
    let search = try figures(text, "records, labeled by hand before tuning")
    let logs = try figures(text, "logs, labeled by hand before tuning")
    func atLeast(_ figures: [String: Int], _ name: String, _ floor: Int) {
      #expect(figures[name] ?? 0 >= floor, "\(name): \(figures[name] ?? 0) of at least \(floor)")
    }
    for (figures, first, three, explained) in [
      (records, 101, 110, 122), (typed, 116, 126, 141), (search, 2, 6, 7), (logs, 37, 41, 34),
    ] {
      atLeast(figures, "in the first answer", first)
      atLeast(figures, "in the first three answers", three)
      atLeast(figures, "all lines explained", explained)
    }
    atLeast(records, "the right story first", 76)
    atLeast(records, "in the range", 129)
    atLeast(search, "in the range", 7)
    #expect(records["whose actions are known"] ?? 0 >= 114 && logs["whose actions are known"] ?? 0 >= 46)
  }
}
