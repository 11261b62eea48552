/// A question to the reader of a run: which callback is next.
package struct Prediction: Sendable {
  package enum Verdict: Hashable, Sendable {
    case right
    case wrong
    /// The guess names no callback of the run, or several of these.
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
  private let calls: [Call]
  private let family: Family
  private let receiver: String

  private struct Call: Sendable {
    let receiver: String
    let callback: Callback
    /// Whether the action that goes on has it.
    var isHere: Bool

    var text: String { receiver + " " + callback.selector }
  }

  /// Nil if no callback follows.
  ///
  /// - Parameter place: The row that the reader is at.
  package init?(_ recording: FollowedRun, after place: Int) {
    guard
      let next = recording.rows.indices.first(where: { $0 > place && Self.call(recording.rows[$0]) != nil }),
      let answer = Self.call(recording.rows[next])
    else { return nil }
    row = next
    self.answer = answer.text
    family = answer.callback.family
    receiver = answer.receiver
    var calls = [answer]
    var places = [answer.text: 0]
    for row in recording.rows {
      guard var call = Self.call(row) else { continue }
      call.isHere = row.statement == recording.rows[next].statement
      if let place = places[call.text] {
        if call.isHere { calls[place].isHere = true }
      } else {
        places[call.text] = calls.count
        calls.append(call)
      }
    }
    self.calls = calls
    let others = calls.dropFirst().map { $0.text }
    var chosen = [answer.text]
    for number in 0..<min(4, others.count) { chosen.append(others[(next * 7 + number) % others.count]) }
    choices = chosen.sorted()
  }

  private static func call(_ row: FollowedRun.Moment) -> Call? {
    row.line.message.map { Call(receiver: $0.receiver, callback: $0.callback, isHere: true) }
  }

  /// Judges the reader's guess: a callback in any spelling, the beginning of it, or the number of a choice.
  ///
  /// The receiver may be left out if only one is possible: one in the action that goes on, or else one in the run.
  package func judge(_ text: String) -> Verdict {
    if let number = Int(text), (1...choices.count).contains(number) {
      return choices[number - 1] == answer ? .right : .wrong
    }
    let guess = GuessedCall(text)
    guard !guess.isEmpty else { return .unclear([]) }
    for fit in GuessedCall.Fit.allCases {
      let named = calls.filter { guess.names($0.callback, of: $0.receiver, fit) }
      guard !named.isEmpty else { continue }
      // Which callbacks the action has is what is asked; of one callback, it tells the receiver.
      let isOne = named.allSatisfy { $0.callback == named[0].callback }
      let here = named.filter { $0.isHere }
      let possible = isOne && !here.isEmpty ? here : named
      if possible.count == 1 { return possible[0].text == answer ? .right : .wrong }
      return .unclear(possible.map { $0.text }.sorted())
    }
    return .unclear([])
  }

  package func hint(after misses: Int) -> String {
    misses < 2 ? "it belongs to \(family.name)" : "it goes to \(receiver)"
  }
}
