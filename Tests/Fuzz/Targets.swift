// What libFuzzer calls. `.ci/fuzz` compiles this file together with SimKit's sources; FUZZ_TARGET chooses the target.

import Glibc

private enum Target: String {
  case scenario
  case engine
  case trace
  case log
}

private let target: Target = {
  guard let name = getenv("FUZZ_TARGET"), let target = Target(rawValue: String(cString: name)) else {
    print("FUZZ_TARGET is scenario, engine, trace or log")
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
  }
  return 0
}

private func require(_ isRight: Bool, _ sentence: String) {
  guard !isRight else { return }
  print("violated: \(sentence)")
  abort()
}

/// Each fault can be shown; what is laid out reads as the same and is laid out the same.
private func fuzzScenario(_ source: Source) {
  let parsed = Scenario.parse(source)
  for diagnostic in parsed.diagnostics {
    require(!diagnostic.rendered(in: source).isEmpty, "a diagnostic can be shown")
  }
  guard !parsed.hasErrors else { return }
  let text = Formatter.format(source)
  let again = Source(name: "fuzz.txt", text: text)
  let second = Scenario.parse(again)
  require(!second.hasErrors, "what is laid out has no faults")
  require(second.scenario.story.map(\.text) == parsed.scenario.story.map(\.text), "the story stays")
  require(Formatter.format(again) == text, "laying out twice changes nothing")
}

/// Each version plays a scenario to an end, and twice in the same way.
private func fuzzEngine(_ source: Source) {
  let parsed = Scenario.parse(source)
  guard !parsed.hasErrors, parsed.scenario.story.count < 100 else { return }
  for mode in Mode.all {
    var first = Simulator(parsed.scenario, mode: mode)
    let (steps, outcome) = first.collect()
    var second = Simulator(parsed.scenario, mode: mode)
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

/// A log is read; each callback that was found stands in a step.
private func fuzzLog(_ source: Source) {
  let log = DeviceLog(source)
  require(log.isEmpty || !log.steps.isEmpty || log.noise >= 0, "a log that is not empty has steps")
}
