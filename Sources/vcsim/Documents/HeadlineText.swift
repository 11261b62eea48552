import SimKit

/// The point of a difference between two versions, as `diff` begins with it.
enum HeadlineText {
  /// As people read it, and its sentences for programs.
  static func headline(
    of steps: [StepDifference], from old: Mode, to new: Mode
  ) -> (text: String, sentences: [String]) {
    let (texts, fix) = Headline.sentences(of: steps, from: old, to: new)
    var lines = texts.map { Columns.wrap($0) }
    if let fix { lines.insert("  Fix: " + Columns.wrap(fix, 70, indent: "       "), at: 1) }
    return (lines.joined(), texts + (fix.map { ["Fix: " + $0] } ?? []))
  }
}
