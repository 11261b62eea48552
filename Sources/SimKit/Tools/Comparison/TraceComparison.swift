/// Two traces of one story side by side.
public struct TraceComparison: Sendable, CustomStringConvertible {
  /// The difference in the lines of one action.
  public struct Difference: Hashable, Sendable, CustomStringConvertible {
    /// The action as the scenario has it: `present sheet from home animated`.
    public let action: String
    /// The line of the scenario to look at first, from 1; nil if only traces were compared.
    public let scenarioLine: Int?
    /// The lines of both sides, each with a sign: `-` expected and absent, `+` not expected, `^` elsewhere, `~` with other values
    /// or otherwise nested, a space for a line that both have. Empty if the action itself is on one side only, or for an assertion.
    public let lines: [String]

    init(action: String, scenarioLine: Int?, _ lines: [ComparedLine]) {
      self.action = action
      self.scenarioLine = scenarioLine
      self.lines = lines.map { $0.sign + " " + $0.line.text }
    }

    /// The action, and its lines below it.
    public var description: String { action + lines.map { "\n  " + $0 }.joined() }
  }

  /// The actions whose lines differ, in the order of the story.
  public let differences: [Difference]

  /// Compares what was expected with what happened. Both are traces as `Scenario.trace(in:)` returns them.
  public init(expected: [TraceStep], actual: [TraceStep]) {
    differences = TraceDifference.compare(expected: expected, actual: actual).filter { !$0.isEmpty }.map { step in
      Difference(action: step.text, scenarioLine: nil, step.lines)
    }
  }

  /// Whether the traces are the same.
  public var isEqual: Bool { differences.isEmpty }

  /// All differences; empty if there are none.
  public var description: String { differences.map { $0.description + "\n" }.joined() }
}
