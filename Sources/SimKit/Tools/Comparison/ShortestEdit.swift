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
  private static func mark(_ rounds: [[Int]], _ removed: inout [Bool], _ inserted: inout [Bool]) {
    var (x, y) = (removed.count, inserted.count)
    for round in stride(from: rounds.count - 1, through: 1, by: -1) {
      let reached = rounds[round - 1]
      let diagonal = x - y
      let goesDown = diagonal == -round || (diagonal != round && at(reached, diagonal - 1) < at(reached, diagonal + 1))
      let before = goesDown ? diagonal + 1 : diagonal - 1
      let beforeX = at(reached, before)
      let beforeY = beforeX - before
      // Back along the common run, then over the edit itself.
      if goesDown { inserted[beforeY] = true } else { removed[beforeX] = true }
      (x, y) = (beforeX, beforeY)
    }
  }

  /// How far one comes on each diagonal with each number of edits, up to the number that is enough.
  private static func search(_ old: [UInt32], _ new: [UInt32]) -> [[Int]]? {
    // So many edits it takes in any case.
    if abs(old.count - new.count) > limit { return nil }
    var rounds: [[Int]] = []
    var reached: [Int] = []
    for round in 0...min(limit, old.count + new.count) {
      var next = [Int](repeating: -1, count: 2 * round + 1)
      for diagonal in stride(from: -round, through: round, by: 2) {
        var x: Int
        if round == 0 {
          x = 0
        } else if diagonal == -round || (diagonal != round && at(reached, diagonal - 1) < at(reached, diagonal + 1)) {
          x = at(reached, diagonal + 1)
        } else {
          x = at(reached, diagonal - 1) + 1
        }
        let y = x - diagonal
        if x >= 0, y >= 0 { x += old.commonLength(from: x, with: new, from: y) }
        next[diagonal + round] = x
        if x >= old.count, x - diagonal >= new.count {
          rounds.append(next)
          return rounds
        }
      }
      rounds.append(next)
      reached = next
    }
    return nil
  }

  /// The place reached on a diagonal; rounds are centered on diagonal 0.
  private static func at(_ reached: [Int], _ diagonal: Int) -> Int {
    let index = diagonal + reached.count / 2
    return reached.indices.contains(index) ? reached[index] : -1
  }
}
