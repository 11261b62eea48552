/// A place in a scenario that a rule speaks of.
package struct LintFinding: Hashable, Sendable {
  package var rule: LintRule
  /// From 1.
  package var line: Int
  /// The range in the bytes of the source.
  package var range: Range<Int>
  package var message: String
  package var help: String
  /// The edit of `lint --fix`; it never changes a trace.
  package var fix: Edit?

  /// A change of the source's bytes.
  package struct Edit: Hashable, Sendable {
    package var range: Range<Int>
    package var replacement: String
  }

  /// The finding as people read it, laid out like a diagnostic.
  package func rendered(in source: Source, level: LintRule.Level, style: Diagnostic.Style = Diagnostic.Style())
    -> String
  {
    let diagnostic = Diagnostic(.advice(code: rule.code, message: message, help: help), line: line, range: range)
    return diagnostic.rendered(in: source, style: style, severity: level.name)
  }

  /// The column of its first character, from 1.
  package func column(in source: Source) -> Int { source.column(of: range.lowerBound, inLine: line) }
}

extension Source {
  /// The bytes with the edits made; an edit that overlaps an earlier one is left for the next time.
  package func applying(_ edits: [LintFinding.Edit]) -> [UInt8] {
    var result: [UInt8] = []
    var place = 0
    for edit in edits.ordered(by: { $0.range.lowerBound }) where edit.range.lowerBound >= place {
      result += bytes[place..<edit.range.lowerBound]
      result += Array(edit.replacement.utf8)
      place = edit.range.upperBound
    }
    return result + bytes[place...]
  }
}
