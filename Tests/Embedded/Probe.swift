// Compiled together with SimKit as Embedded Swift for WebAssembly: shows that the engine runs without an operating
// system. `.ci/embedded` builds it and holds its output against the command line's.

/// Room for a scenario, filled by the page.
@_expose(wasm, "allocate")
@_cdecl("allocate")
public func allocate(_ count: Int32) -> UnsafeMutablePointer<UInt8> {
  UnsafeMutablePointer<UInt8>.allocate(capacity: Int(count))
}

/// Runs a scenario in a version and returns the length of its trace, which `trace` then gives.
@_expose(wasm, "run")
@_cdecl("run")
public func run(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int32, _ major: Int32) -> UnsafeMutablePointer<UInt8> {
  let source = Source(name: "page", bytes: Array(UnsafeBufferPointer(start: bytes, count: Int(count))))
  let parsed = Scenario.parse(source)
  var output = CollectedBytes()
  for diagnostic in parsed.diagnostics { output.write(Array(diagnostic.rendered(in: source).utf8)) }
  if let scenario = parsed.scenario, let mode = Mode(major: Int(major)) {
    var sink = FilteredSink(TraceText(scenario, to: output), filter: scenario.header.filter)
    var simulator = Simulator(scenario, mode: mode)
    _ = simulator.run(into: &sink)
    sink.base.finish()
    output = sink.base.buffer.output
  }
  let result = UnsafeMutablePointer<UInt8>.allocate(capacity: output.bytes.count + 1)
  for (offset, byte) in output.bytes.enumerated() { result[offset] = byte }
  result[output.bytes.count] = 0
  return result
}
