/// Words that somebody may have meant.
package enum Suggestion {
  /// At most three of the candidates that differ from the word by at most a third of its letters, the nearest first.
  package static func nearest(to word: String, among candidates: [String]) -> [String] {
    let letters = Array(word.lowercased().utf8)
    guard !letters.isEmpty, letters.count <= 100 else { return [] }
    let bound = max(1, letters.count / 3)
    var found: [(distance: Int, place: Int, text: String)] = []
    for (place, candidate) in candidates.enumerated() {
      let other = Array(candidate.lowercased().utf8)
      guard abs(other.count - letters.count) <= bound else { continue }
      let distance = distance(letters, other)
      if distance <= bound { found.append((distance, place, candidate)) }
    }
    found.sort { $0.distance != $1.distance ? $0.distance < $1.distance : $0.place < $1.place }
    // What is clearly nearer than the rest is named alone.
    let nearest = found.first?.distance ?? 0
    var result: [String] = []
    for entry in found where entry.distance <= nearest + 1 && !result.contains(entry.text) && result.count < 3 {
      result.append(entry.text)
    }
    return result
  }

  /// How many letters have to be inserted, left out, replaced, or exchanged with their neighbour.
  static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for row in 0..<a.count {
      var current = [Int](repeating: 0, count: b.count + 1)
      current[0] = row + 1
      for column in 0..<b.count {
        let cost = a[row] == b[column] ? 0 : 1
        var best = min(last[column + 1] + 1, current[column] + 1, last[column] + cost)
        if row > 0, column > 0, a[row] == b[column - 1], a[row - 1] == b[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current[column + 1] = best
      }
      beforeLast = last
      last = current
    }
    return last[b.count]
  }
}
