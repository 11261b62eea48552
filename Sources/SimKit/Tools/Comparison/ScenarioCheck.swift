/// The comparison of a run with the `expect` blocks and the `assert` lines of its scenario, in a version of iOS.
///
/// Stored traces are files, which only the command line reads.
public struct ScenarioCheck: Sendable {
  /// The version that was played.
  public let mode: Mode
  /// How many expectations count in this version. A scenario without any checks nothing.
  public let expectationCount: Int
  /// The expectations that don't hold, in the order of the story; then the assertions.
  public let differences: [TraceComparison.Difference]
  /// The exception of UIKit's that ended the app, if no expectation names it; as the last line of the trace.
  public let unexpectedException: String?
  /// The fault of the story, if it asks for something that no app could do.
  public let fault: Fault?

  /// Whether everything that is expected happened, and nothing ended the app or the story unexpectedly.
  public var passes: Bool { differences.isEmpty && unexpectedException == nil && fault == nil }
}

extension Scenario {
  /// Plays the story in a version and compares it with what the scenario expects there.
  ///
  /// - Parameter mode: The version of iOS; nil for the first that the text names, or iOS 6.
  public func check(in mode: Mode? = nil) -> ScenarioCheck {
    let mode = mode ?? modes.first ?? .standard
    var simulator = Simulator(self, mode: mode)
    let (steps, outcome) = simulator.collect()
    let blocks = judge(steps, in: mode)
    var differences = blocks.filter { !$0.fits }.map { block in
      let (lines, line) = block.difference
      return TraceComparison.Difference(action: story[block.statement].text, scenarioLine: line, lines)
    }
    differences += brokenAsserts(in: mode).filter { $0.actionLine != nil }.map { broken in
      TraceComparison.Difference(action: broken.text, scenarioLine: broken.line, [])
    }
    let ending = outcome == .threw ? steps.last?.lines.last?.text : nil
    let isExpected = ending != nil && expectsException(in: mode)
    var fault: Fault?
    if case .fault(let found) = outcome { fault = found }
    return ScenarioCheck(
      mode: mode, expectationCount: blocks.count + asserts.count, differences: differences,
      unexpectedException: isExpected ? nil : ending, fault: fault)
  }

  /// Whether an expectation says that the app ends with an exception in a version.
  package func expectsException(in mode: Mode) -> Bool {
    story.flatMap { $0.expectations }.contains { block in
      (block.modes?.contains(mode) ?? true)
        && block.lines.contains { line in
          if case .line(.exception) = line.content { true } else { false }
        }
    }
  }
}
