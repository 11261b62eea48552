import Testing

@testable import SimKit

private func lines(_ texts: String...) -> [TraceLine] { texts.map { TraceLine(text: $0, depth: 0) } }

/// The pattern that a line of an `expect` is.
private func pattern(_ text: String) -> LinePattern {
  var text = text
  var allowsOthers = false
  if text.hasSuffix(" *") {
    text = String(text.dropLast(2))
    allowsOthers = true
  }
  var keys: [FieldKey] = []
  while let range = text.firstRange(of: /\b\w+=\*/) {
    keys.append(FieldKey(name: String(text[range].dropLast(2)))!)
    text.removeSubrange(range)
  }
  let message = TraceLine(text: text, depth: 0).message!
  var pattern = MessagePattern(receiver: message.receiver, callback: message.callback)
  pattern.fields = message.fields.map { FieldPattern(key: $0.key, value: $0.value) }
  pattern.fields += keys.map { FieldPattern(key: $0, value: nil) }
  pattern.allowsOthers = allowsOthers
  return .message(pattern)
}

extension ExpectedLine.Content {
  fileprivate static func line(_ text: String) -> Self { .line(pattern(text)) }
  fileprivate static func not(_ text: String) -> Self { .not(pattern(text)) }
}

private func block(_ contents: ExpectedLine.Content...) -> ExpectBlock {
  ExpectBlock(
    modes: nil, only: nil, lines: contents.map { ExpectedLine(content: $0, line: 1) }, line: 1, lastLine: 1)
}

/// The lines of a run held against an `expect` block, and what a difference from it shows.
struct ExpectationTests {
  @Test func aBlockIsExactAndComplete() {
    let exact = Expectation(block(.line("a viewDidLoad"), .line("b loadView")), ComparisonWords())
    #expect(exact.matches(lines("a viewDidLoad", "b loadView")))
    #expect(!exact.matches(lines("b loadView", "a viewDidLoad")))
    #expect(!exact.matches(lines("a viewDidLoad")))
    #expect(!exact.matches(lines("a viewDidLoad", "b loadView", "c dealloc")))
    #expect(!exact.matches(lines("a viewDidLoad", "b loadView animated=yes")))
  }

  @Test func relaxationsRelaxWhatTheySay() {
    let words = ComparisonWords()
    #expect(
      Expectation(block(.anyLines, .line("b loadView"), .anyLines), words).matches(
        lines("a viewDidLoad", "b loadView", "c dealloc")))
    #expect(!Expectation(block(.anyLines, .line("b loadView")), words).matches(lines("b loadView", "c dealloc")))
    let group: [ExpectedLine] = ["a viewDidLoad", "b viewDidLoad *", "a viewDidLoad"].map {
      ExpectedLine(content: .line($0), line: 1)
    }
    #expect(
      Expectation(block(.anyOrder(group)), words).matches(lines("b loadView", "a viewDidLoad", "a viewDidLoad"))
        == false)
    let named: [ExpectedLine] = ["a viewDidLoad", "b loadView *", "a viewDidLoad"].map {
      ExpectedLine(content: .line($0), line: 1)
    }
    #expect(
      Expectation(block(.anyOrder(named)), words).matches(
        lines("b loadView animated=no", "a viewDidLoad", "a viewDidLoad")))
    #expect(
      !Expectation(block(.anyOrder(named)), words).matches(
        lines("b loadView animated=no", "a viewDidLoad", "c dealloc")))
    #expect(
      Expectation(block(.line("a viewWillAppear: animated=*")), words).matches(lines("a viewWillAppear: animated=yes")))
    #expect(
      !Expectation(block(.line("a viewWillAppear: animated=*")), words).matches(
        lines("a viewWillAppear: animated=yes completed=no")))
    #expect(!Expectation(block(.not("b loadView"), .anyLines), words).matches(lines("a viewDidLoad", "b loadView")))
    #expect(
      Expectation(block(.line("b loadView"), .not("b loadView"), .anyLines), words).matches(
        lines("b loadView", "a viewDidLoad")))
    #expect(Expectation(block(), words).matches([]))
    #expect(!Expectation(block(), words).matches(lines("a viewDidLoad")))
  }

  @Test func repeatsCollapseOnBothSides() {
    var words = ComparisonWords()
    words.collapsesRepeats = true
    let pair = Expectation(block(.line("a viewDidLoad"), .line("b loadView"), .line("c dealloc")), words)
    #expect(pair.matches(lines("a viewDidLoad", "b loadView", "a viewDidLoad", "b loadView", "c dealloc")))
    #expect(pair.matches(lines("a viewDidLoad", "a viewDidLoad", "b loadView", "c dealloc", "c dealloc")))
    #expect(!pair.matches(lines("b loadView", "a viewDidLoad", "c dealloc")))
    var random = Random(seed: 3)
    for _ in 0..<500 {
      let texts = (0..<random.below(10)).map { _ in "a \(random.below(3))" }
      let once = Expectation.collapsed(texts, isAlike: ==)
      #expect(Expectation.collapsed(once, isAlike: ==) == once)
    }
  }

  @Test func onlyStatedValuesCountWhenSoAsked() {
    var words = ComparisonWords()
    words.ignoresUnstatedValues = true
    let stated = Expectation(block(.line("a viewWillAppear: animated=yes")), words)
    #expect(stated.matches(lines("a viewWillAppear: animated=yes isBeingPresented=yes")))
    #expect(!stated.matches(lines("a viewWillAppear: animated=no")))
    #expect(!stated.matches(lines("a viewDidAppear: animated=yes")))
  }

  @Test func manyEllipsesCostNoSearch() {
    let contents = Array(repeating: [ExpectedLine.Content.anyLines, .line("a viewDidLoad")], count: 40).flatMap { $0 }
    let long = ExpectBlock(
      modes: nil, only: nil, lines: contents.map { ExpectedLine(content: $0, line: 1) }, line: 1, lastLine: 1)
    let texts = Array(repeating: TraceLine(text: "a viewDidLoad", depth: 0), count: 400) + lines("b loadView")
    #expect(!Expectation(long, ComparisonWords()).matches(texts))
  }

  // MARK: What a difference from a block shows

  private func shown(
    _ block: ExpectBlock, _ found: [TraceLine], _ words: ComparisonWords = ComparisonWords()
  ) -> [String] {
    Expectation(block, words).difference(found).lines.map { line in
      switch line.kind {
      case .same: "  " + line.line.text
      case .missing: "- " + line.line.text
      case .unexpected: "+ " + line.line.text
      case .moved(let by): "^\(by) " + line.line.text
      case .changed(let before): "~ " + before.text + " > " + line.line.text
      case .nested: "nested " + line.line.text
      case .skipped(let count): "... \(count)"
      }
    }
  }

  /// The value is wrong, and what `...` stands for is not blamed.
  @Test func whatAnEllipsisStandsForIsNoDifference() {
    let relaxed = block(.line("a viewDidLoad"), .line("a viewWillAppear: animated=no"), .anyLines)
    let found = lines("a viewDidLoad", "a viewWillAppear: animated=yes", "-- +400ms", "a viewDidAppear: animated=yes")
    #expect(
      shown(relaxed, found) == [
        "  a viewDidLoad", "~ a viewWillAppear: animated=no > a viewWillAppear: animated=yes", "... 2",
      ])
  }

  /// What comes before an `...` stands where it is written: too much before it is unexpected, and nothing has moved.
  @Test func whatComesTooEarlyIsNoReasonToCallTheRestMoved() {
    let relaxed = block(.line("a viewWillAppear: animated=no"), .line("a viewDidAppear: animated=no"), .anyLines)
    let found = lines(
      "a loadView", "a viewDidLoad", "b loadView", "a viewWillAppear: animated=no", "a viewDidAppear: animated=no",
      "b viewDidLoad")
    #expect(
      shown(relaxed, found) == [
        "+ a loadView", "+ a viewDidLoad", "+ b loadView", "  a viewWillAppear: animated=no",
        "  a viewDidAppear: animated=no", "... 1",
      ])
    // A line that comes far away has moved.
    let far = lines("a viewDidAppear: animated=no") + [TraceLine](repeating: lines("b viewDidLoad")[0], count: 40)
    #expect(shown(relaxed, far + lines("a viewWillAppear: animated=no")).contains("^1 a viewWillAppear: animated=no"))
  }

  @Test func movedStaysMovedWhateverIsRelaxed() {
    var words = ComparisonWords()
    words.ignoresUnstatedValues = true
    words.collapsesRepeats = true
    let relaxed = block(.line("a viewWillAppear:"), .line("a viewDidLoad"), .anyLines, .line("b loadView"))
    let found = lines("a viewDidLoad", "a viewDidLoad", "a viewWillAppear: animated=no", "-- +400ms", "b loadView")
    #expect(
      shown(relaxed, found, words) == ["  a viewDidLoad", "^1 a viewWillAppear: animated=no", "  b loadView"])
  }

  /// Unstated values are no part of a change.
  @Test func aChangeNamesStatedValuesOnly() {
    var words = ComparisonWords()
    words.ignoresUnstatedValues = true
    let text = "a willRotateToInterfaceOrientation:duration: orientation="
    let compared = Expectation(block(.line(text + "portrait")), words).difference(
      lines(text + "landscapeLeft duration=400ms"))
    #expect(
      compared.lines.map(\.changes) == [
        [FieldChange(key: .orientation, expected: .orientation(.portrait), happened: .orientation(.landscapeLeft))]
      ])
  }

  @Test func whatComesInAnyOrderIsComparedInAnyOrder() {
    let group = ["a viewDidLoad", "b loadView", "c dealloc"].map { ExpectedLine(content: .line($0), line: 1) }
    #expect(
      shown(block(.anyOrder(group)), lines("c dealloc", "d dealloc", "a viewDidLoad"))
        == ["  c dealloc", "+ d dealloc", "  a viewDidLoad", "- b loadView"])
  }

  @Test func whatMustNotComeIsUnexpected() {
    let forbidding = block(.line("a viewDidLoad"), .not("b loadView"), .anyLines)
    #expect(
      shown(forbidding, lines("a viewDidLoad", "c dealloc", "b loadView"))
        == ["  a viewDidLoad", "... 1", "+ b loadView"])
  }

  /// The line to look at is that of the pattern, not that of the block.
  @Test func aDifferenceHasAPlace() {
    let contents: [ExpectedLine.Content] = [.line("a viewDidLoad"), .line("b loadView")]
    let numbered = ExpectBlock(
      modes: nil, only: nil, lines: contents.enumerated().map { ExpectedLine(content: $1, line: $0 + 11) }, line: 10,
      lastLine: 12)
    let expectation = Expectation(numbered, ComparisonWords())
    #expect(expectation.difference(lines("a viewDidLoad")).place == 12)
    #expect(expectation.difference(lines("b loadView")).place == 11)
    #expect(expectation.difference(lines("a viewDidLoad", "b loadView", "c dealloc")).place == 12)
  }

  /// A difference has no lines exactly where there is none; held over random patterns and lines.
  @Test(.ci) func theDifferenceAgreesWithTheMatch() {
    var random = Random(seed: 11)
    let words = [
      "a viewDidLoad", "b loadView", "c dealloc", "a viewWillAppear: animated=no", "a viewWillAppear: animated=yes",
    ]
    var matched = 0
    for _ in 0..<3_000 {
      let contents = (0..<random.below(5)).map { _ -> ExpectedLine.Content in
        switch random.below(8) {
        case 0, 1: .anyLines
        case 2: .not(pattern(random.pick(words)))
        case 3: .line(pattern("a viewWillAppear: animated=*"))
        default: .line(pattern(random.pick(words)))
        }
      }
      let found = (0..<random.below(5)).map { _ in TraceLine(text: random.pick(words), depth: 0) }
      let block = ExpectBlock(
        modes: nil, only: nil, lines: contents.map { ExpectedLine(content: $0, line: 1) }, line: 1, lastLine: 1)
      let expectation = Expectation(block, ComparisonWords())
      let fits = expectation.matches(found)
      if fits { matched += 1 }
      #expect(fits == naive(contents[...], found[...], []), "\(contents) \(found.map(\.text))")
      #expect(
        fits == !expectation.difference(found).lines.contains(where: \.differs), "\(contents) \(found.map(\.text))")
    }
    #expect(matched > 300)
  }

  /// The definition, tried in all ways.
  private func naive(
    _ pattern: ArraySlice<ExpectedLine.Content>, _ lines: ArraySlice<TraceLine>, _ forbidden: [LinePattern]
  ) -> Bool {
    func isFree(_ line: TraceLine) -> Bool { !forbidden.contains { $0.fits(line, ignoringOthers: false) } }
    guard let first = pattern.first else { return lines.isEmpty }
    switch first {
    case .line(let wanted):
      guard let line = lines.first, wanted.fits(line, ignoringOthers: false), isFree(line) else { return false }
      return naive(pattern.dropFirst(), lines.dropFirst(), forbidden)
    case .anyLines:
      if naive(pattern.dropFirst(), lines, forbidden) { return true }
      guard let line = lines.first, isFree(line) else { return false }
      return naive(pattern, lines.dropFirst(), forbidden)
    case .not(let line): return naive(pattern.dropFirst(), lines, forbidden + [line])
    case .anyOrder: return false
    }
  }
}
