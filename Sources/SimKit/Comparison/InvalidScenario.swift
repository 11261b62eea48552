/// A text that is not a scenario, with all that is wrong with it.
public struct InvalidScenario: Error, CustomStringConvertible, Sendable {
  /// The text as it was given.
  public let source: Source
  /// The errors, in the order of the lines. Never empty.
  public let diagnostics: [Diagnostic]

  /// Each mistake with its line and what to do about it, as the command line prints it.
  public var description: String { diagnostics.map { $0.rendered(in: source) }.joined() }
}

extension Scenario {
  /// Reads a scenario that stands alone, or throws all that is wrong with the text.
  public init(_ text: String, name: String = "scenario") throws(InvalidScenario) {
    let source = Source(name: name, text: text)
    let parsed = Scenario.parse(source)
    guard let scenario = parsed.scenario else {
      throw InvalidScenario(source: source, diagnostics: parsed.diagnostics)
    }
    self = scenario
  }

  /// The trace of the whole story, as the scenario's filter shows it: one step for each action. An exception of UIKit's,
  /// which ends the app, is its last line. What no app could do is thrown; `Simulator.collect` returns it beside the steps
  /// that came before.
  ///
  /// - Parameter mode: the version of iOS; nil for the first that the text names, or iOS 6.
  public func trace(in mode: Mode? = nil) throws(Fault) -> [TraceStep] {
    var simulator = Simulator(self, mode: mode ?? modes[0])
    let (steps, outcome) = simulator.collect()
    if case .fault(let fault) = outcome { throw fault }
    return steps
  }

  /// The versions that the text names, in its order; iOS 6 if it names none.
  public var modes: [Mode] { header.runModes }
}
