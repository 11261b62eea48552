import Testing

@testable import SimKit

private func parse(_ text: String) -> ParsedScenario { Scenario.parse(Source(name: "test", text: text)) }

/// Reads each line by itself, as for an editor.
private func parseEach(_ text: String) -> ParsedScenario {
  var checkpoint: Checkpoint?
  var cache = LineCache()
  return Scenario.parse(
    Source(name: "test", text: text), from: &checkpoint, changedAt: 1, keepingReadingsIn: &cache
  ) { _, _ throws(IncludeFault) in throw .noSuchFile }
}

private func isSame(_ one: ParsedScenario, _ other: ParsedScenario) -> Bool {
  one.draft.story == other.draft.story && one.diagnostics.map(\.line) == other.diagnostics.map(\.line)
    && one.diagnostics.map(\.message) == other.diagnostics.map(\.message)
}

struct RepeatedLineTests {
  private static let header = "vcsim 1\nmode ios6\ncontroller home\ncontroller sheet\nlaunch home\n"

  @Test func aLineThatComesAgainMeansWhatItMeansByItself() {
    for seed in 0..<Rounds.of(150) {
      let text = RandomText(seed: UInt64(seed)).text
      let lines = text.split(separator: "\n")
      guard let begin = lines.firstIndex(where: { $0.hasPrefix("launch") }) else {
        Issue.record("\(seed): no story")
        continue
      }
      let story = lines[begin...].joined(separator: "\n") + "\n"
      let twice = text + story + story
      #expect(isSame(parse(twice), parseEach(twice)), "\(seed)\n\(twice)")
      #expect(parse(twice).draft.story.count == 3 * parse(text).draft.story.count, "\(seed)")
    }
  }

  @Test func manyLinesThatDifferAreToldApart() {
    let lines = (0..<2_000).map { "wait \($0 % 700)ms" }
    let parsed = parse(Self.header + lines.joined(separator: "\n") + "\n")
    #expect(parsed.draft.story.dropFirst().map(\.text) == lines)
    #expect(parsed.draft.story.map(\.line) == Array(5...2_005))
  }

  @Test func anExpectationStaysWithItsOwnAction() {
    let action = "present sheet from home\n"
    let parsed = parse(Self.header + action + "expect nothing\n" + action + "expect\n  ...\n" + action)
    #expect(parsed.diagnostics.isEmpty)
    #expect(parsed.draft.story.map(\.expectations.count) == [0, 1, 1, 0])
    #expect(parsed.draft.story.map { $0.expectations.first?.lines.isEmpty } == [nil, true, false, nil])
  }

  @Test func aBlockAboveALineThatComesAgainIsClosed() {
    let action = "memory warning\n"
    for block in ["together\n", "expect\n"] {
      let text = Self.header + action + block + action + "  " + action
      #expect(isSame(parse(text), parseEach(text)), "\(parse(text).diagnostics.map(\.message))")
      #expect(!parse(text).diagnostics.isEmpty)
    }
  }

  @Test func aFaultThatComesAgainIsSaidAgain() {
    let parsed = parse(Self.header + "present nobody from home\npresent nobody from home\n")
    #expect(parsed.diagnostics.map(\.line) == [6, 7])
  }

  @Test func aMatrixPutsAnotherValueIntoTheSameLine() {
    let text =
      "vcsim 1\nmode ios6\nmatrix one: a, b\ncontroller a\ncontroller b\nlaunch a\nlayout {one}\nlayout {one}\n"
    let source = Source(name: "test", text: text)
    let choices = MatrixChoice.all(of: parse(text).draft.header.matrix)
    #expect(choices.map { Scenario.parse(source, choosing: $0).draft.story.last?.text } == ["layout a", "layout b"])
  }
}
