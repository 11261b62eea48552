/// Something to say about a place of a text, and what could be done about it.
package struct TextProblem: Hashable, Sendable {
  package enum Severity: Hashable, Sendable {
    /// It cannot be run.
    case error
    /// It is legal, and probably not meant.
    case warning
  }

  /// One change that mends it.
  package struct Fix: Hashable, Sendable {
    /// What a person chooses.
    package let title: String
    package let range: Range<Int>
    package let replacement: String
  }

  package let severity: Severity
  package let code: String
  /// What is wrong, and in the lines below it what helps.
  package let message: String
  package let range: Range<Int>
  /// The best first.
  package let fixes: [Fix]
}

extension TextProblem {
  package init(_ diagnostic: Diagnostic) {
    severity = .error
    code = diagnostic.code
    message = ([diagnostic.message] + diagnostic.helps).joined(separator: "\n")
    range = diagnostic.range
    fixes = diagnostic.replacements.map {
      Fix(title: "Write '" + $0 + "'", range: diagnostic.range, replacement: $0)
    }
  }

  init(_ finding: LintFinding) {
    severity = .warning
    code = finding.rule.code
    message = finding.message + "\n" + finding.help
    range = finding.range
    fixes = finding.fix.map { [Fix(title: finding.help, range: $0.range, replacement: $0.replacement)] } ?? []
  }
}

extension EditedText {
  /// What is wrong; or, with a text that can be run, what is probably not meant.
  package var problems: [TextProblem] {
    guard let scenario = parsed.scenario else { return diagnostics.map { TextProblem($0) } }
    return Linter.findings(in: source, [scenario]).map { TextProblem($0) }
  }
}
