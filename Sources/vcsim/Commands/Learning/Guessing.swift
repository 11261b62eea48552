import SimKit

/// Guesses about what comes next: two misses bring hints, the third the answer. Only the first guess counts.
struct Guessing {
  enum Reply {
    /// The guess names none or several; it doesn't count.
    case unclear([String])
    case missed(hint: String)
    /// The answer is found, or shown.
    case over(isRight: Bool)
  }

  private(set) var score = Score()
  private var misses = 0

  mutating func judge(_ guess: String, _ prediction: Prediction) -> Reply {
    switch prediction.judge(guess) {
    case .unclear(let possible): .unclear(possible)
    case .wrong: miss(of: Prediction.tries) { prediction.hint(after: $0) }
    case .right: find()
    }
  }

  /// Counts a wrong guess; after so many the answer is shown.
  mutating func miss(of tries: Int, hint: (Int) -> String) -> Reply {
    misses += 1
    if misses < tries { return .missed(hint: hint(misses)) }
    return end(isRight: false)
  }

  mutating func find() -> Reply { end(isRight: true) }

  /// Whether a guess has missed and the answer isn't shown yet.
  var isOpen: Bool { misses > 0 }

  private mutating func end(isRight: Bool) -> Reply {
    score.count(isRight && misses == 0)
    misses = 0
    return .over(isRight: isRight)
  }
}

/// The number of right answers among all.
struct Score {
  private(set) var right = 0
  private(set) var asked = 0

  var text: String { "\(right) of \(asked)" }

  mutating func count(_ isRight: Bool) {
    asked += 1
    if isRight { right += 1 }
  }
}
