/// Something to say about a place of a text, and what could be done about it.
package struct TextProblem: Hashable, Sendable {
  package enum Severity: String, Hashable, Sendable {
    /// The scenario cannot run.
    case error
    /// Legal, but a likely mistake.
    case warning
  }

  /// A change that fixes it.
  package struct Fix: Hashable, Sendable {
    /// The title in a menu.
    package let title: String
    package let range: Range<Int>
    package let replacement: String
  }

  package let severity: Severity
  package let code: String
  /// The error, and the help in the lines below it.
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
      Fix(title: $0 == "  " ? "Write two spaces" : "Write '" + $0 + "'", range: diagnostic.range, replacement: $0)
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
  /// The errors; or, if the text can run, the likely mistakes.
  package var problems: [TextProblem] {
    guard let scenario = parsed.scenario else { return diagnostics.map { TextProblem($0) } }
    let (findings, faults) = Linter.look(at: source, [scenario])
    return faults.map { TextProblem($0) } + findings.map { TextProblem($0) }
  }
}
