/// A row of the way from one sequence to another, with its places in them.
enum Edit {
  case both(Int, Int)
  case removed(Int)
  case inserted(Int)
}

/// The shortest way from one sequence to another by removals and insertions (Myers, 1986).
///
/// The standard library's `difference(from:)` does the same, but is not to be had in Embedded Swift.
enum ShortestEdit {
  /// Beyond this many edits the result is unreadable; all is then removed and inserted, and pairing finds what moved.
  static let limit = 3_000

  /// The way between two sequences that begin at a place of the whole.
  static func between(_ old: [Int], _ new: [Int], from start: Int = 0) -> [Edit] {
    let rounds = search(old.map { UInt32($0) }, new.map { UInt32($0) })
    var removed = [Bool](repeating: rounds == nil, count: old.count)
    var inserted = [Bool](repeating: rounds == nil, count: new.count)
    mark(rounds ?? [], &removed, &inserted)
    var edits: [Edit] = []
    edits.reserveCapacity(max(old.count, new.count))
    var (left, right) = (0, 0)
    // Between two common items, the removals come first.
    while left < old.count || right < new.count {
      if left < old.count, removed[left] {
        edits.append(.removed(start + left))
        left += 1
      } else if right < new.count, inserted[right] {
        edits.append(.inserted(start + right))
        right += 1
      } else {
        edits.append(.both(start + left, start + right))
        left += 1
        right += 1
      }
    }
    return edits
  }

  /// Goes back through the rounds of the search.
  private static func mark(_ rounds: [[Int32]], _ removed: inout [Bool], _ inserted: inout [Bool]) {
    var (x, y) = (removed.count, inserted.count)
    for round in stride(from: rounds.count - 1, through: 1, by: -1) {
      let reached = rounds[round - 1]
      let diagonal = x - y
      // The place of the diagonal below among those of the round before, whose last is above all of them.
      let below = (diagonal + round) / 2 - 1
      let (left, above) = (below < 0 ? -1 : reached[below], below + 1 < round ? reached[below + 1] : -1)
      let goesDown = left < above
      let beforeX = Int(goesDown ? above : left)
      let beforeY = beforeX - (goesDown ? diagonal + 1 : diagonal - 1)
      // Back along the common run, then over the edit itself.
      if goesDown { inserted[beforeY] = true } else { removed[beforeX] = true }
      (x, y) = (beforeX, beforeY)
    }
  }

  /// How far one comes with each number of edits, up to the number that is enough: on each other diagonal, the lowest first.
  private static func search(_ old: [UInt32], _ new: [UInt32]) -> [[Int32]]? {
    // So many edits it takes in any case.
    if abs(old.count - new.count) > limit { return nil }
    let most = min(limit, old.count + new.count)
    var rounds: [[Int32]] = []
    // The ends of this round and of the one before, side by side; -1 where none has been.
    var reached = [Int32](repeating: -1, count: 2 * most + 3)
    for round in 0...most {
      var ends: [Int32] = []
      ends.reserveCapacity(round + 1)
      for diagonal in stride(from: -round, through: round, by: 2) {
        let place = most + 1 + diagonal
        // Over an item of the old side, or of the new one.
        var x = Int(max(reached[place - 1] + 1, reached[place + 1]))
        x += old.commonLength(from: x, with: new, from: x - diagonal)
        reached[place] = Int32(x)
        ends.append(Int32(x))
        if x >= old.count, x - diagonal >= new.count {
          rounds.append(ends)
          return rounds
        }
      }
      rounds.append(ends)
    }
    return nil
  }
}
