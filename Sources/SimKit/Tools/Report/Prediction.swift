/// A question to the reader of a run: which callback is next.
package struct Prediction: Sendable {
  /// The value of a guess.
  package enum Verdict: Hashable, Sendable {
    case right
    case wrong
    /// The guess names no callback of the run, or is the beginning of several.
    case unclear([String])
  }

  /// After so many wrong guesses the answer is shown.
  package static let tries = 3

  /// The place among the rows of the callback that comes next.
  package let row: Int
  /// Receiver and selector of the callback that comes next.
  package let answer: String
  /// Five of the run's callbacks, or as many as there are, the answer among them; the same ones every time.
  package let choices: [String]
  /// All callbacks of the run, each once, in the order of their words.
  package let known: [String]
  private let family: Family
  private let receiver: String

  /// Nil if no callback follows.
  ///
  /// - Parameters:
  ///   - recording: The run.
  ///   - place: The row that the reader is at.
  package init?(_ recording: Recording, after place: Int) {
    guard
      let next = recording.rows.indices.first(where: { $0 > place && Self.words(recording.rows[$0]) != nil }),
      let answer = Self.words(recording.rows[next]), case .call(let call) = recording.rows[next].event.content
    else { return nil }
    row = next
    self.answer = answer
    family = call.callback.family
    receiver = recording.rows[next].line.message?.receiver ?? ""
    var others: [String] = []
    var seen: Set<String> = [answer]
    for candidate in recording.rows {
      if let text = Self.words(candidate), seen.insert(text).inserted { others.append(text) }
    }
    known = seen.sorted()
    var chosen = [answer]
    for number in 0..<min(4, others.count) { chosen.append(others[(next * 7 + number) % others.count]) }
    choices = chosen.sorted()
  }

  private static func words(_ row: Recording.Row) -> String? {
    row.line.message.map { $0.receiver + " " + $0.callback.selector }
  }

  /// Judges the reader's guess: receiver and selector, the beginning of them, the selector alone, or the number of a
  /// choice. Values, the last colon and capitals do not count.
  package func judge(_ text: String) -> Verdict {
    if let number = Int(text), (1...choices.count).contains(number) {
      return choices[number - 1] == answer ? .right : .wrong
    }
    let wanted = Self.plain(text)
    guard !wanted.isEmpty else { return .unclear([]) }
    if known.contains(where: { Self.plain($0) == wanted }) { return wanted == Self.plain(answer) ? .right : .wrong }
    var begun = known.filter { Self.plain($0).hasPrefix(wanted) }
    // A callback may do without its receiver, if there is but one.
    if begun.isEmpty { begun = known.filter { Self.plain($0).hasSuffix(" " + wanted) } }
    guard begun.count == 1 else { return .unclear(begun) }
    return begun[0] == answer ? .right : .wrong
  }

  private static func plain(_ text: String) -> String {
    var words = text.split(separator: " ").prefix(2).joined(separator: " ").lowercased()
    while words.last == ":" { words.removeLast() }
    return words
  }

  /// Returns a hint after so many wrong guesses.
  package func hint(after misses: Int) -> String {
    misses < 2 ? "it belongs to \(family.name)" : "it goes to \(receiver)"
  }
}
