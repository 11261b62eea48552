extension LintFinding {
  /// The stable code: `VS5004`.
  public var code: String { rule.code }
  /// The name, by which a configuration sets the level: `unused-controller`.
  public var name: String { rule.rawValue }
}

extension LintFinding: CustomStringConvertible {
  /// The line, the finding, and what to do about it.
  public var description: String { "line \(line): \(message) [\(code)]" + (help.isEmpty ? "" : "\n  help: \(help)") }
}

extension Scenario {
  /// Finds likely mistakes in the text of a scenario that stands alone, as `vcsim lint` does without a configuration.
  ///
  /// - Throws: all that is wrong with a text that is no scenario.
  public static func lint(_ text: String, name: String = "scenario") throws(InvalidScenario) -> [LintFinding] {
    let source = Source(name: name, text: text)
    let first = try Scenario(text, name: name)
    let choices = MatrixChoice.all(of: first.header.matrix)
    let scenarios = choices.compactMap { Scenario.parse(source, choosing: $0, of: first.header.matrix).scenario }
    return Linter.findings(in: source, scenarios.isEmpty ? [first] : scenarios)
  }
}
