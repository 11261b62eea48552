/// A place in a scenario that a rule speaks of.
public struct LintFinding: Hashable, Sendable {
  package let rule: LintRule
  /// From 1.
  public let line: Int
  /// The words that it is about, in the bytes of the source; nil for all of the line.
  private let words: Range<Int>?
  /// The finding in words.
  public package(set) var message: String
  /// The advice; may be empty.
  public let help: String
  /// The edit of `lint --fix`; it never changes a trace.
  package let fix: SourceEdit?
  /// The line that is missing. It changes the trace, so an editor offers it, and `lint --fix` leaves it to the author.
  var missingLine: String?

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

  /// The edit that writes the missing line below the finding's, and below the views that are added there.
  func addition(in source: Source) -> SourceEdit? {
    guard let missingLine else { return nil }
    var number = line
    let indent = source.cut(number).0.indent
    while number < source.lineCount {
      let next = source.cut(number + 1).0
      guard next.indent == indent, next.words.prefix(2).map({ $0.text }) == ["add", "view"] else { break }
      number += 1
    }
    let end = source.wholeLines(number, through: number).upperBound
    let isLast = end > 0 && source.bytes[end - 1] != UInt8(ascii: "\n")
    let text = String(repeating: " ", count: indent) + missingLine
    return SourceEdit(range: end..<end, replacement: isLast ? "\n" + text : text + "\n")
  }

  /// The range in the bytes of the source.
  func range(in source: Source) -> Range<Int> { words ?? source.words(ofLine: line) }

  /// The finding as people read it.
  package func diagnostic(in source: Source) -> Diagnostic {
    Diagnostic(.advice(code: rule.code, message: message, help: help), line: line, range: range(in: source))
  }
}
