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
  /// How the finding is fixed; nil if only the author knows.
  private let fix: Fix?

  /// A change that `lint --fix` and an editor write.
  enum Fix: Hashable {
    /// The trace stays.
    case edit(SourceEdit)
    /// The trace changes, and `lint --fix` says so: a line is missing below the finding's, and below what is done to views there.
    case lineBelow(String)
    /// A line is missing above the finding's, and above what is done to views there.
    case lineAbove(String)
    case removal
  }

  init(_ rule: LintRule, _ line: Int, at words: Range<Int>? = nil, _ message: String, _ help: String, fix: Fix? = nil) {
    self.rule = rule
    self.line = line
    self.words = words
    self.message = message
    self.help = help
    self.fix = fix
  }

  /// The edit that fixes it; nil if only the author knows one.
  package func edit(in source: Source) -> SourceEdit? {
    switch fix {
    case nil: nil
    case .edit(let edit): edit
    case .lineBelow(let missing): addition(of: missing, below: endOfViews(by: 1, in: source), in: source)
    case .lineAbove(let missing): addition(of: missing, below: endOfViews(by: -1, in: source) - 1, in: source)
    case .removal:
      isAlone(in: source) ? nil : SourceEdit(range: source.wholeLines(line, through: line), replacement: "")
    }
  }

  package var changesTrace: Bool {
    switch fix {
    case nil, .edit: false
    case .lineBelow, .lineAbove, .removal: true
    }
  }

  var fixTitle: String {
    switch fix {
    case .lineBelow(let missing), .lineAbove(let missing): "Add '" + missing + "'"
    case nil, .edit, .removal: help
    }
  }

  private func addition(of text: String, below number: Int, in source: Source) -> SourceEdit {
    let end = number == 0 ? 0 : source.wholeLines(number, through: number).upperBound
    let isLast = end > 0 && source.bytes[end - 1] != UInt8(ascii: "\n")
    let whole = String(repeating: " ", count: source.cut(line).0.indent) + text
    return SourceEdit(range: end..<end, replacement: isLast ? "\n" + whole : whole + "\n")
  }

  /// The end of the lines that add views, or take them out, from the finding's on, downward or upward.
  private func endOfViews(by step: Int, in source: Source) -> Int {
    var number = line
    let indent = source.cut(number).0.indent
    while (1...source.lineCount).contains(number + step) {
      let next = source.cut(number + step).0
      guard next.indent == indent, next.words.count > 1, next.words[1].text == "view" else { break }
      number += step
    }
    return number
  }

  /// True if a `when` would be left without a line.
  private func isAlone(in source: Source) -> Bool {
    let indent = source.cut(line).0.indent
    let before = line > 1 ? source.cut(line - 1).0.indent : indent
    let after = line < source.lineCount ? source.cut(line + 1).0.indent : indent
    return before < indent && after < indent
  }

  func range(in source: Source) -> Range<Int> { words ?? source.words(ofLine: line) }

  package func diagnostic(in source: Source) -> Diagnostic {
    Diagnostic(.advice(code: rule.code, message: message, help: help), line: line, range: range(in: source))
  }
}
