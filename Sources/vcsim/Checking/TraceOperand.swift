import SimKit

/// One side of a comparison: a stored trace, what `run` has printed in either form, a scenario, or a log.
struct TraceOperand {
  enum Content {
    case trace([TraceStep])
    case log(DeviceLog)
  }

  let name: String
  let content: Content

  /// Files are told apart by what they say. Nil if a scenario's faults have been reported.
  init?(path: String, _ invocation: Invocation) throws(Problem) {
    name = path
    let source = try Files.read(path)
    let first = source.text(ofLine: 1)
    if first == "vcsim-trace 1" {
      do throws(TraceDocument.Fault) {
        content = .trace(try TraceDocument(source).steps)
      } catch {
        throw Problem(.notATrace(path, reason: "line \(error.line): \(error.reason)"))
      }
    } else if first == "vcsim 1" || path.hasPrefix("example:") {
      guard let cases = try Case.read(path, invocation) else { return nil }
      guard cases.count == 1 else {
        throw Problem(.severalCases(path, cases.map(\.name)))
      }
      guard let run = TraceOperand(cases[0], invocation.console) else { return nil }
      content = run.content
    } else if let steps = try EventTrace.steps(source) {
      content = .trace(steps)
    } else if let steps = PrintedTrace.steps(source) {
      content = .trace(steps)
    } else {
      let log = DeviceLog(source)
      guard !log.isEmpty else { throw Problem(.notALog(path)) }
      content = .log(log)
    }
  }

  /// A run. Nil if the scenario asks for what cannot be; that has been reported.
  init?(_ one: Case, _ console: Console) {
    name = one.name
    var simulator = Simulator(one.scenario, mode: one.mode)
    let (steps, outcome) = simulator.collect()
    if case .fault(let fault) = outcome {
      console.report([Diagnostic(fault, in: one.source)], in: one.source)
      return nil
    }
    content = .trace(steps)
  }
}
