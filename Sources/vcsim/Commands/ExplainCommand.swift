import SimKit

/// `explain`: whatever people type: a method in any spelling, a symptom, a version, a word, a console text, a rule, a code.
enum ExplainCommand {
  static let rules = Option.flag("rules", "all of the page, with rules, wordings, and records")
  static let cause = Option.number("cause", "N", in: 1...99, "print the scenario of a cause")

  static let form = CommandForm(
    command: .explain,
    operands: .init("METHOD|SYMPTOM|TEXT|VERSION|WORD|RULE|CODE", isUncounted: true) { offers },
    options: [rules.form, cause.form],
    apart: [("--cause", "which prints a scenario alone", ["--rules"])], run: run)

  private static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    guard !invocation.operands.isEmpty else {
      invocation.console.print(HelpText.text("explain"))
      return .ok
    }
    let words = invocation.operands.joined(separator: " ")
    let explanation = Explanations(modes: try invocation.modes(), isWhole: invocation[rules])
    if let number = invocation[cause] {
      invocation.console.print(try scenario(ofCause: number, words, explanation.modes))
      return .ok
    }
    guard let text = explanation.text(of: words) else {
      if let major = SearchWords(words).otherVersion { throw .otherVersion(words, major) }
      let problem =
        PastedText.near(words).map { Problem.otherText(words, $0) }
        ?? .unknownExplanation(words, near: Explanations.names(near: words))
      throw problem.helping { Columns.wrap($0, 74).split(separator: "\n").map(String.init) }
    }
    invocation.console.print(text)
    return .ok
  }

  /// The whole scenario of a cause, in the newest of the stated versions that show it.
  private static func scenario(ofCause number: Int, _ words: String, _ modes: [Mode]) throws(Problem) -> String {
    let causes = Explanations.guides(to: words).first?.causes ?? []
    guard causes.indices.contains(number - 1) else { throw .noSuchCause(number, words, count: causes.count) }
    let cause = causes[number - 1]
    return cause.scenario(in: modes.last { cause.modes.contains($0) } ?? cause.newest)
  }

  static func explains(_ words: String) -> Bool { Explanations(modes: [], isWhole: false).text(of: words) != nil }

  private static var offers: [String] {
    RuleID.allCases.map(\.rawValue) + Callback.allCases.map(\.selector) + DiagnosticPage.all.map(\.code)
      + LintRule.allCases.map(\.rawValue) + Explanations.tables
  }
}
