/// A place in a scenario that a rule speaks of.
public struct LintFinding: Hashable, Sendable {
  package let rule: LintRule
  /// From 1.
  public let line: Int
  /// The words that it is about, in the bytes of the source; nil for all of the line.
  private let words: Range<Int>?
  /// What is likely a mistake.
  public package(set) var message: String
  /// What to do about it; may be empty.
  public let help: String
  /// The edit of `lint --fix`; it never changes a trace.
  package let fix: SourceEdit?

  init(
    _ rule: LintRule, _ line: Int, at words: Range<Int>? = nil, _ message: String, _ help: String,
    fix: SourceEdit? = nil
  ) {
    self.rule = rule
    self.line = line
    self.words = words
    self.message = message
    self.help = help
    self.fix = fix
  }

  /// The range in the bytes of the source.
  func range(in source: Source) -> Range<Int> { words ?? source.words(ofLine: line) }

  /// The finding as people read it.
  package func diagnostic(in source: Source) -> Diagnostic {
    Diagnostic(.advice(code: rule.code, message: message, help: help), line: line, range: range(in: source))
  }
}
