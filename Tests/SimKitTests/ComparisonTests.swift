import Testing

@testable import SimKit

private func lines(_ texts: String...) -> [TraceLine] { texts.map { TraceLine(text: $0, depth: 0) } }

/// Two traces compared, the shortest way from one to the other, stored traces, and patches.
struct ComparisonTests {
  private func kinds(_ expected: [TraceLine], _ actual: [TraceLine]) -> [ComparedLine.Kind] {
    TraceDifference.compare(expected, actual).map(\.kind).filter { $0 != .same }
  }

  @Test func aReorderingIsCalledMoved() {
    let difference = kinds(
      lines("a viewDidLoad", "b loadView", "c dealloc"), lines("b loadView", "a viewDidLoad", "c dealloc"))
    #expect(difference.count == 1)
    guard case .moved(let by)? = difference.first else {
      Issue.record("\(difference)")
      return
    }
    #expect(abs(by) == 1)
  }

  @Test func otherValuesAreAChange() {
    #expect(
      kinds(lines("a viewWillAppear: animated=yes"), lines("a viewWillAppear: animated=no")) == [
        .changed(from: TraceLine(text: "a viewWillAppear: animated=yes", depth: 0).content)
      ])
  }

  @Test func linesOnOneSideAreMissingOrUnexpected() {
    #expect(kinds(lines("a viewDidLoad", "b loadView"), lines("a viewDidLoad")) == [.missing])
    #expect(kinds(lines("a viewDidLoad"), lines("a viewDidLoad", "b loadView")) == [.unexpected])
  }

  @Test func nestingCounts() {
    let expected = [TraceLine(text: "a viewDidLoad", depth: 1)]
    #expect(kinds(expected, lines("a viewDidLoad")) == [.nested(from: 1)])
  }

  @Test func theShortestWayLeadsFromOneToTheOther() {
    var random = Random(seed: 7)
    for _ in 0..<2_000 {
      let old = (0..<random.below(12)).map { _ in random.below(4) }
      let new = (0..<random.below(12)).map { _ in random.below(4) }
      var made: [Int] = []
      var left = old[...]
      var count = 0
      for edit in ShortestEdit.between(old, new) {
        switch edit {
        case .both(let place, let other):
          #expect(left.popFirst() == old[place] && old[place] == new[other])
          made.append(old[place])
        case .removed(let place):
          #expect(left.popFirst() == old[place])
          count += 1
        case .inserted(let place):
          made.append(new[place])
          count += 1
        }
      }
      #expect(made == new && left.isEmpty)
      #expect(count == new.difference(from: old).count)
    }
  }

  @Test func aStoredTraceReadsBack() throws {
    for seed in UInt64(0)..<100 {
      var simulator = Simulator(RandomScenario(seed: seed).scenario, mode: .ios6)
      let steps = simulator.collect().steps
      let bytes = StoredTrace.bytes(of: "a@ios6", on: "phone 320x480 portrait", steps)
      let read = try StoredTrace(bytes)
      #expect(StoredTrace.bytes(of: read.caseName, on: read.device, by: read.writer, read.steps) == bytes)
      let differs = TraceDifference.compare(expected: read.steps, actual: steps).contains { !$0.isEmpty }
      #expect(!differs)
    }
  }

  /// What is left unread because its bytes are the same makes no difference.
  @Test func storedTracesAreComparedByWhatDiffers() throws {
    var random = Random(seed: 9)
    for seed in UInt64(0)..<60 {
      var simulator = Simulator(RandomScenario(seed: seed).scenario, mode: .ios6)
      let old = simulator.collect().steps
      var new = old
      for _ in 0..<random.below(4) {
        let place = random.below(new.count)
        switch random.below(3) {
        case 0: new.remove(at: place)
        case 1: new[place].lines.reverse()
        default: new[place].lines.append(TraceLine(text: "z viewDidLoad", depth: 0))
        }
        if new.isEmpty { new = old }
      }
      func stored(_ steps: [TraceStep]) throws -> StoredTrace {
        try StoredTrace(StoredTrace.bytes(of: "a@ios6", on: "d", steps))
      }
      func shown(_ steps: [StepDifference]) -> [String] {
        steps.filter { !$0.isEmpty }.map { step in
          "\(step.text) \(step.presence) " + step.lines.map { "\($0.kind) \($0.line.text)" }.joined(separator: "; ")
        }
      }
      let whole = TraceDifference.compare(expected: old, actual: new)
      #expect(try shown(StoredTrace.difference(expected: stored(old), actual: stored(new))) == shown(whole))
      let same = try StoredTrace.difference(expected: stored(old), actual: stored(old))
      #expect(same.isEmpty)
    }
  }

  /// A patch shows each change with the lines around it and no line twice, and makes the new text out of the old one.
  @Test func thePartsOfAPatchMakeTheNewText() {
    var random = Random(seed: 12)
    for _ in 0..<300 {
      let old = (0..<random.below(40)).map { _ in "\(random.below(6))" }
      var new = old
      for _ in 0..<random.below(4) where !new.isEmpty {
        let place = random.below(new.count)
        if random.below(2) == 0 { new.remove(at: place) } else { new.insert("n", at: place) }
      }
      let runs = PatchRuns(TraceDifference.edits(old, new))
      for context in 0..<4 {
        var made: [String] = []
        var next = 0
        for hunk in runs.hunks(context: context) {
          let changes = hunk.indices.filter { hunk[$0].kind != .same }
          #expect(!changes.isEmpty)
          for (place, run) in hunk.enumerated() {
            if run.kind == .same {
              let isInside = place > changes.first ?? 0 && place < changes.last ?? 0
              #expect(run.count > 0 && run.count <= (isInside ? 2 : 1) * context)
            }
            #expect(run.old >= next)
            if next < run.old { made += old[next..<run.old] }
            next = run.kind == .inserted ? run.old : run.old + run.count
            switch run.kind {
            case .same: made += old[run.old..<run.old + run.count]
            case .removed: break
            case .inserted: made += new[run.new..<run.new + run.count]
            }
          }
        }
        #expect(made + old[next...] == new)
      }
    }
  }

  @Test func whatIsNoStoredTraceIsRefused() {
    for text in ["", "vcsim 1\n", "vcsim-trace 1\n", "vcsim-trace 1\ncase a\ndevice b\n\n  a viewDidLoad\n"] {
      #expect(throws: StoredTrace.Fault.self) { try StoredTrace(Array(text.utf8)) }
    }
  }

  @Test func aSmallEditChangesFewLinesOfAStoredTrace() {
    let base = lines("a viewDidLoad", "b loadView", "c dealloc", "a loadView")
    let document = { (lines: [TraceLine]) in
      StoredTrace.bytes(of: "a@ios6", on: "d", [TraceStep(text: "launch a", lines: lines)]).split(separator: 10)
        .map { String(decoding: $0, as: UTF8.self) }
    }
    let inserted = document(base).difference(from: document(base + lines("d viewDidLoad")))
    #expect(inserted.count == 1)
    var swapped = base
    swapped.swapAt(1, 2)
    #expect(document(base).difference(from: document(swapped)).count == 2)
  }

  @Test func anActionThatIsDoneOtherwiseHasChanged() {
    let old = [
      TraceStep(text: "launch a", lines: []), TraceStep(text: "dismiss b animated", lines: lines("b viewDidLoad")),
    ]
    let new = [
      TraceStep(text: "launch a", lines: []), TraceStep(text: "dismiss b", lines: lines("b viewDidLoad", "a dealloc")),
    ]
    let steps = TraceDifference.compare(expected: old, actual: new)
    #expect(steps.map(\.presence) == [.both, .changed(from: "dismiss b animated")])
    #expect(steps[1].lines.map(\.kind) == [.same, .unexpected])
    #expect(TraceDifference.counts(steps).text() == "1 action changed, 1 unexpected")
    let other = [TraceStep(text: "launch a", lines: []), TraceStep(text: "rotate portrait", lines: [])]
    #expect(
      TraceDifference.compare(expected: old, actual: other).map(\.presence) == [.both, .onlyExpected, .onlyActual])
  }
}
