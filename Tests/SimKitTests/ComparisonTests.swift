import Testing

@testable import SimKit

private func lines(_ texts: String...) -> [TraceLine] { texts.map { TraceLine(text: $0, depth: 0) } }

private func block(_ contents: ExpectedLine.Content...) -> ExpectBlock {
  ExpectBlock(
    modes: nil, only: nil, lines: contents.map { ExpectedLine(content: $0, line: 1) }, line: 1, lastLine: 1)
}

@Suite struct ComparisonTests {
  private func kinds(_ expected: [TraceLine], _ actual: [TraceLine]) -> [ComparedLine.Kind] {
    TraceDifference.compare(expected, actual).map(\.kind).filter { $0 != .same }
  }

  @Test func aReorderingIsCalledMoved() {
    let difference = kinds(lines("a x", "b y", "c z"), lines("b y", "a x", "c z"))
    #expect(difference.count == 1)
    guard case .moved(let by)? = difference.first else {
      Issue.record("\(difference)")
      return
    }
    #expect(abs(by) == 1)
  }

  @Test func otherValuesAreAChange() {
    #expect(kinds(lines("a x v=1"), lines("a x v=2")) == [.changed(from: "a x v=1")])
  }

  @Test func linesOnOneSideAreMissingOrUnexpected() {
    #expect(kinds(lines("a x", "b y"), lines("a x")) == [.missing])
    #expect(kinds(lines("a x"), lines("a x", "b y")) == [.unexpected])
  }

  @Test func nestingCounts() {
    let expected = [TraceLine(text: "a x", depth: 1)]
    #expect(kinds(expected, lines("a x")) == [.nested(from: 1)])
  }

  @Test func theShortestWayLeadsFromOneToTheOther() {
    var random = Random(seed: 7)
    for _ in 0..<2_000 {
      let old = (0..<random.below(12)).map { _ in random.below(4) }
      let new = (0..<random.below(12)).map { _ in random.below(4) }
      let (removed, inserted) = ShortestEdit.between(old, new)
      let kept = zip(old, removed).filter { !$0.1 }.map(\.0)
      let found = zip(new, inserted).filter { !$0.1 }.map(\.0)
      #expect(kept == found)
      let count = removed.count { $0 } + inserted.count { $0 }
      #expect(count == new.difference(from: old).count)
    }
  }

  @Test func aBlockIsExactAndComplete() {
    let exact = Expectation(block(.line("a x"), .line("b y")), ComparisonWords())
    #expect(exact.matches(lines("a x", "b y")))
    #expect(!exact.matches(lines("b y", "a x")))
    #expect(!exact.matches(lines("a x")))
    #expect(!exact.matches(lines("a x", "b y", "c z")))
    #expect(!exact.matches(lines("a x", "b y v=1")))
  }

  @Test func relaxationsRelaxWhatTheySay() {
    let words = ComparisonWords()
    #expect(Expectation(block(.anyLines, .line("b y"), .anyLines), words).matches(lines("a x", "b y", "c z")))
    #expect(!Expectation(block(.anyLines, .line("b y")), words).matches(lines("b y", "c z")))
    let group: [ExpectedLine] = ["a x", "b *", "a x"].map { ExpectedLine(content: .line($0), line: 1) }
    #expect(Expectation(block(.anyOrder(group)), words).matches(lines("b y", "a x", "a x")) == false)
    let named: [ExpectedLine] = ["a x", "b y *", "a x"].map { ExpectedLine(content: .line($0), line: 1) }
    #expect(Expectation(block(.anyOrder(named)), words).matches(lines("b y v=2", "a x", "a x")))
    #expect(!Expectation(block(.anyOrder(named)), words).matches(lines("b y v=2", "a x", "c z")))
    #expect(Expectation(block(.line("a x v=*")), words).matches(lines("a x v=7")))
    #expect(!Expectation(block(.line("a x v=*")), words).matches(lines("a x v=7 w=1")))
    #expect(!Expectation(block(.not("b y"), .anyLines), words).matches(lines("a x", "b y")))
    #expect(Expectation(block(.line("b y"), .not("b y"), .anyLines), words).matches(lines("b y", "a x")))
    #expect(Expectation(block(), words).matches([]))
    #expect(!Expectation(block(), words).matches(lines("a x")))
  }

  @Test func repeatsCollapseOnBothSides() {
    var words = ComparisonWords()
    words.collapsesRepeats = true
    let pair = Expectation(block(.line("a x"), .line("b y"), .line("c z")), words)
    #expect(pair.matches(lines("a x", "b y", "a x", "b y", "c z")))
    #expect(pair.matches(lines("a x", "a x", "b y", "c z", "c z")))
    #expect(!pair.matches(lines("b y", "a x", "c z")))
    var random = Random(seed: 3)
    for _ in 0..<500 {
      let texts = (0..<random.below(10)).map { _ in "a \(random.below(3))" }
      let once = Expectation.collapsed(texts)
      #expect(Expectation.collapsed(once) == once)
    }
  }

  @Test func onlyStatedValuesCountWhenSoAsked() {
    var words = ComparisonWords()
    words.ignoresUnstatedValues = true
    let stated = Expectation(block(.line("a x: v=1")), words)
    #expect(stated.matches(lines("a x: u=2 v=1")))
    #expect(!stated.matches(lines("a x: v=2")))
    #expect(!stated.matches(lines("a y: v=1")))
  }

  @Test func manyEllipsesCostNoSearch() {
    let contents = Array(repeating: [ExpectedLine.Content.anyLines, .line("a x")], count: 40).flatMap { $0 }
    let long = ExpectBlock(
      modes: nil, only: nil, lines: contents.map { ExpectedLine(content: $0, line: 1) }, line: 1, lastLine: 1)
    let texts = Array(repeating: TraceLine(text: "a x", depth: 0), count: 400) + lines("b y")
    #expect(!Expectation(long, ComparisonWords()).matches(texts))
  }

  @Test func aStoredTraceReadsBack() throws {
    for seed in UInt64(0)..<100 {
      var simulator = Simulator(RandomScenario(seed: seed).scenario, mode: .ios6)
      let steps = simulator.collect().steps
      let document = TraceDocument(caseName: "a@ios6", device: "phone 320x480 portrait", steps: steps)
      let read = try TraceDocument(Source(name: "a", text: document.text))
      #expect(read.text == document.text)
      let differs = TraceDifference.compare(expected: read.steps, actual: steps).contains { !$0.isEmpty }
      #expect(!differs)
    }
  }

  @Test func whatIsNoStoredTraceIsRefused() {
    for text in ["", "vcsim 1\n", "vcsim-trace 1\n", "vcsim-trace 1\ncase a\ndevice b\n\n  a x\n"] {
      #expect(throws: TraceDocument.Fault.self) { try TraceDocument(Source(name: "a", text: text)) }
    }
  }

  @Test func aSmallEditChangesFewLinesOfAStoredTrace() {
    let base = lines("a x", "b y", "c z", "a w")
    let document = { (lines: [TraceLine]) in
      TraceDocument(caseName: "a@ios6", device: "d", steps: [TraceStep(text: "launch a", lines: lines)]).text
        .split(separator: "\n").map(String.init)
    }
    let inserted = document(base).difference(from: document(base + lines("d v")))
    #expect(inserted.count == 1)
    var swapped = base
    swapped.swapAt(1, 2)
    #expect(document(base).difference(from: document(swapped)).count == 2)
  }
}
