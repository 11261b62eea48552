/// Something to say about a place of a text, and what could be done about it.
package struct TextProblem: Hashable, Sendable {
  /// A change that fixes it, with the title in a menu.
  package struct Fix: Hashable, Sendable {
    package let title: String
    package let edit: SourceEdit
  }

  /// An error if the scenario cannot run; of a likely mistake, how much is made of it.
  package let severity: LintRule.Level
  package let code: String
  /// The error, and the help in the lines below it.
  package let message: String
  package let range: Range<Int>
  /// The best first.
  package let fixes: [Fix]
}

extension TextProblem {
  private init(_ severity: LintRule.Level, _ diagnostic: Diagnostic, _ fixes: [Fix]) {
    self.severity = severity
    code = diagnostic.code
    message = ([diagnostic.message] + diagnostic.helps).joined(separator: "\n")
    range = diagnostic.range
    self.fixes = fixes
  }

  package init(_ diagnostic: Diagnostic) {
    let fixes = diagnostic.replacements.map { replacement in
      Fix(
        title: replacement == "  " ? "Write two spaces" : "Write '" + replacement + "'",
        edit: SourceEdit(range: diagnostic.range, replacement: replacement))
    }
    self.init(.denied, diagnostic, fixes)
  }

  init(_ finding: LintFinding, _ level: LintRule.Level, in source: Source) {
    let fixes = finding.edit(in: source).map { [Fix(title: finding.fixTitle, edit: $0)] } ?? []
    self.init(level, finding.diagnostic(in: source), fixes)
  }
}

extension EditedText {
  /// The errors; or, if the text can run, the likely mistakes.
  /// - Parameter levels: Those that differ from the defaults.
  package func problems(_ levels: [LintRule: LintRule.Level] = [:]) -> [TextProblem] {
    guard let scenario = parsed.scenario else { return diagnostics.map { TextProblem($0) } }
    let (findings, faults) = Linter.look(at: source, [scenario])
    return faults.map { TextProblem($0) }
      + findings.map { TextProblem($0, levels.level(of: $0.rule), in: source) }.filter { $0.severity > .allowed }
  }
}
