// What libFuzzer calls. `.ci/fuzz` compiles this file together with SimKit's sources; FUZZ_TARGET chooses the target.

import Glibc

private enum Target: String {
  case scenario
  case engine
  case trace
  case log
  case board
}

private let target: Target = {
  guard let name = getenv("FUZZ_TARGET"), let target = Target(rawValue: String(cString: name)) else {
    print("FUZZ_TARGET is scenario, engine, trace, log or board")
    exit(64)
  }
  return target
}()

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let source = Source(name: "fuzz.txt", bytes: Array(UnsafeBufferPointer(start: start, count: count)))
  switch target {
  case .scenario: fuzzScenario(source)
  case .engine: fuzzEngine(source)
  case .trace: fuzzTrace(source)
  case .log: fuzzLog(source)
  case .board: fuzzBoard(source)
  }
  return 0
}

private func require(_ isRight: Bool, _ sentence: String) {
  guard !isRight else { return }
  print("violated: \(sentence)")
  fflush(nil)
  abort()
}

/// Each fault can be shown; what is laid out reads as the same and is laid out the same; an editor is told of places that
/// the text has.
private func fuzzScenario(_ source: Source) {
  let parsed = Scenario.parse(source)
  for diagnostic in parsed.diagnostics {
    require(!diagnostic.rendered(in: source).isEmpty, "a diagnostic can be shown")
    require(
      diagnostic.range.lowerBound >= 0 && diagnostic.range.upperBound <= source.bytes.count,
      "a diagnostic points into the text")
  }
  guard let scenario = parsed.scenario else { return }
  let text = Formatter.format(source)
  let again = Source(name: "fuzz.txt", text: text)
  guard let second = Scenario.parse(again).scenario else { return require(false, "what is laid out has no faults") }
  require(second.story.map(\.text) == scenario.story.map(\.text), "the story stays")
  require(Formatter.format(again) == text, "laying out twice changes nothing")
}

/// Each version plays a scenario to an end, and twice in the same way.
private func fuzzEngine(_ source: Source) {
  guard let scenario = Scenario.parse(source).scenario, scenario.story.count < 100 else { return }
  for mode in Mode.all {
    var first = Simulator(scenario, mode: mode)
    let (steps, outcome) = first.collect()
    var second = Simulator(scenario, mode: mode)
    let (sameSteps, sameOutcome) = second.collect()
    require(steps == sameSteps && outcome == sameOutcome, "a run is the same each time")
  }
}

/// A stored trace is read or refused; what is written of it reads as the same.
private func fuzzTrace(_ source: Source) {
  _ = PrintedTrace.steps(source)
  do throws(TraceDocument.Fault) {
    let document = try TraceDocument(source)
    let again = try TraceDocument(Source(name: "fuzz.trace", text: document.text))
    require(again.text == document.text, "a trace that is written reads as the same")
  } catch {
    require(error.line >= 0 && error.line <= max(2, source.lineCount), "the fault stands at a line of the file")
  }
}

/// A log is read: each line is taken once, as a callback or as one that was not read.
private func fuzzLog(_ source: Source) {
  let log = DeviceLog(source)
  let lines = log.entries.map(\.line) + log.unread.map(\.line)
  // A carriage return alone ends a line of a log, as terminals write it.
  let count = source.lineCount + source.bytes.count { $0 == 0x0D } + 1
  require(lines.allSatisfy { (1...count).contains($0) }, "what is read stands at a line of the file")
  require(log.instances.count == log.entries.count, "each entry has one who got it, or none")
}

/// A storyboard or a property list is imported or refused; what is imported is a scenario.
private func fuzzBoard(_ source: Source) {
  for name in ["fuzz.storyboard", "fuzz.plist"] {
    let file = Source(name: name, bytes: source.bytes)
    do throws(StoryboardImport.Fault) {
      let board = try StoryboardImport([file], isPad: false, includedAs: "screens.txt")
      let screens = Source(name: "screens.txt", text: board.screens)
      let parsed = Scenario.parse(Source(name: "story.txt", text: board.story)) {
        _, _ throws(IncludeFault) in screens
      }
      require(parsed.scenario != nil, "what is imported can be run")
    } catch {
      require(error.line >= 0 && error.line <= max(1, source.lineCount) + 1, "the fault stands at a line of the file")
    }
  }
}
