package enum Suggestion {
  /// At most three of the candidates that differ from the word by at most a third of its letters, the nearest first.
  package static func nearest(to word: String, among candidates: [String]) -> [String] {
    // Words this long aren't misspellings of a name.
    guard !word.isEmpty, word.utf8.count <= 100 else { return [] }
    let letters = ASCII.lowered(word.utf8)
    let bound = max(1, letters.count / 3)
    let own = kinds(of: letters)
    var found: [(distance: Int, text: String)] = []
    for candidate in candidates where abs(candidate.utf8.count - letters.count) <= bound {
      // Each difference brings one letter at most, and takes one away.
      let other = kinds(of: candidate.utf8)
      guard (own & ~other).nonzeroBitCount <= bound, (other & ~own).nonzeroBitCount <= bound else { continue }
      let distance = distance(letters, ASCII.lowered(candidate.utf8))
      if distance <= bound { found.append((distance, candidate)) }
    }
    found = found.ordered { $0.distance }
    // A clearly nearer word is suggested alone.
    let nearest = found.first?.distance ?? 0
    var result: [String] = []
    for entry in found where entry.distance <= nearest + 1 && !result.contains(entry.text) && result.count < 3 {
      result.append(entry.text)
    }
    return result
  }

  /// A bit for each letter that a word has, in both cases the same.
  private static func kinds(of word: some Sequence<UInt8>) -> UInt64 {
    word.reduce(0) { $0 | 1 << UInt64((ASCII.isCapital($1) ? $1 | 32 : $1) & 63) }
  }

  /// How many letters have to be inserted, left out, replaced, or exchanged with their neighbor.
  static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    var current = beforeLast
    for row in 0..<a.count {
      current[0] = row + 1
      for column in 0..<b.count {
        let cost = a[row] == b[column] ? 0 : 1
        var best = min(last[column + 1] + 1, current[column] + 1, last[column] + cost)
        if row > 0, column > 0, a[row] == b[column - 1], a[row - 1] == b[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current[column + 1] = best
      }
      // The oldest row gives its memory to the next.
      swap(&beforeLast, &last)
      swap(&last, &current)
    }
    return last[b.count]
  }
}
