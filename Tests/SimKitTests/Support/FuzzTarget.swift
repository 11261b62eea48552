@testable import SimKit

/// What is fed with bytes that nobody has looked at, and what has to hold whatever they are.
///
/// `.ci/fuzz` compiles this file together with SimKit's sources, for libFuzzer; the tests feed it with the corpus.
enum FuzzTarget: String, CaseIterable {
  case scenario
  case engine
  case trace
  case log
  case board

  /// What does not hold.
  struct Violation: Error {
    let sentence: String
  }

  func read(_ bytes: [UInt8]) throws(Violation) {
    let source = Source(name: "fuzz.txt", bytes: bytes)
    switch self {
    case .scenario: try Self.readScenario(source)
    case .engine: try Self.play(source)
    case .trace: try Self.readTrace(source)
    case .log: try Self.readLog(source)
    case .board: try Self.importBoard(source)
    }
  }

  private static func require(_ isRight: Bool, _ sentence: String) throws(Violation) {
    guard isRight else { throw Violation(sentence: sentence) }
  }

  /// Each fault has its place and can be shown; what is laid out reads as the same and is laid out the same.
  private static func readScenario(_ source: Source) throws(Violation) {
    let parsed = Scenario.parse(source)
    for diagnostic in parsed.diagnostics {
      try require(diagnostic.range.upperBound <= source.bytes.count, "a diagnostic stands in the file")
      try require(diagnostic.rendered(in: source).contains(diagnostic.code), "a diagnostic can be shown")
    }
    for diagnostic in Configuration.parse(source).diagnostics {
      try require(!diagnostic.rendered(in: source).isEmpty, "a fault of a configuration can be shown")
    }
    guard let scenario = parsed.scenario else { return }
    let text = Formatter.format(source)
    let again = Source(name: "fuzz.txt", text: text)
    let second = Scenario.parse(again)
    try require(second.diagnostics.isEmpty, "what is laid out has no faults")
    try require(second.scenario?.story.map { $0.text } == scenario.story.map { $0.text }, "the story stays")
    try require(Formatter.format(again) == text, "laying out twice changes nothing")
  }

  /// Each version plays a scenario to an end, and twice in the same way; what is judged of it is judged alike.
  private static func play(_ source: Source) throws(Violation) {
    guard let scenario = Scenario.parse(source).scenario, scenario.story.count < 100 else { return }
    for mode in Mode.all {
      var first = Simulator(scenario, mode: mode)
      let (steps, outcome) = first.collect()
      var second = Simulator(scenario, mode: mode)
      let (sameSteps, sameOutcome) = second.collect()
      try require(steps == sameSteps && outcome == sameOutcome, "a run is the same each time")
    }
  }

  /// A stored trace is read or refused; what is written of it reads as the same.
  private static func readTrace(_ source: Source) throws(Violation) {
    _ = StoredTrace(printed: source.bytes)?.steps
    let stored: StoredTrace
    do throws(StoredTrace.Fault) {
      stored = try StoredTrace(source.bytes)
    } catch {
      try require(
        error.line >= 0 && error.line <= max(2, source.lineCount), "the fault stands at a line of the file")
      return
    }
    func written(_ trace: StoredTrace) -> [UInt8] {
      StoredTrace.bytes(of: trace.caseName, on: trace.device, by: trace.writer, trace.steps)
    }
    let bytes = written(stored)
    try require((try? StoredTrace(bytes)).map(written) == bytes, "a trace that is written reads as the same")
  }

  /// A log is read: each of its lines is read or not read, and never both; callbacks have their controllers.
  private static func readLog(_ source: Source) throws(Violation) {
    let log = DeviceLog(source)
    try require(
      Set(log.entries.map { $0.line }).isDisjoint(with: log.unread.map { $0.line }), "no line is both read and unread")
    let rules = [LogMapping.Rule(className: "ViewController", receivers: ["home", "sheet"])]
    // A carriage return alone ends a line of a log, as terminals write it.
    let count = source.lineCount + source.bytes.count { $0 == 13 } + 1
    let lines = log.entries.map { $0.line } + log.unread.map { $0.line }
    try require(lines.allSatisfy { (1...count).contains($0) }, "what is read stands at a line of the file")
    let mapping = LogMapping(log, receivers: ["home", "sheet", "app"], rules: rules)
    try require(mapping.receivers.count == log.entries.count, "each callback has somebody who was told it, or nobody")
    _ = LogListing(log, source).jsonLines()
  }

  /// A storyboard or a property list is refused with its line, or makes a scenario that can be run.
  private static func importBoard(_ source: Source) throws(Violation) {
    // A carriage return alone ends a line, too.
    let lineCount = Source(name: source.name, bytes: SavedText.decoded(source.bytes)).lineCount
    for name in ["fuzz.storyboard", "fuzz.plist"] {
      let result: StoryboardImport
      do throws(StoryboardImport.Fault) {
        let file = Source(name: name, bytes: source.bytes)
        result = try StoryboardImport([file], isPad: false, includedAs: "screens.txt")
      } catch {
        try require(
          error.line >= 0 && error.line <= max(1, lineCount) + 1,
          "the fault stands at a line of the file, or at its end")
        continue
      }
      let screens = Source(name: "screens.txt", text: result.screens)
      let parsed = Scenario.parse(Source(name: "story.txt", text: result.story)) {
        _, _ throws(IncludeFault) in screens
      }
      try require(parsed.scenario != nil, "what is imported can be run")
    }
  }
}
