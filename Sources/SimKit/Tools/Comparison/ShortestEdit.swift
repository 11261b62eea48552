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

  /// The way between two sequences, or two parts that begin at the same place. Numbers compare faster than items.
  static func between<Items: RandomAccessCollection>(_ old: Items, _ new: Items) -> [Edit]
  where Items.Element: Hashable, Items.Index == Int {
    var numbers: [Items.Element: Int] = [:]
    func number(_ item: Items.Element) -> UInt32 {
      if let known = numbers[item] { return UInt32(known) }
      numbers[item] = numbers.count
      return UInt32(numbers.count - 1)
    }
    return between(old.map(number), new.map(number), from: old.startIndex)
  }

  private static func between(_ old: [UInt32], _ new: [UInt32], from start: Int) -> [Edit] {
    let rounds = search(old, new)
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
  private static func mark(_ rounds: [Round], _ removed: inout [Bool], _ inserted: inout [Bool]) {
    var (x, y) = (removed.count, inserted.count)
    for round in stride(from: rounds.count - 1, through: 1, by: -1) {
      let before = rounds[round - 1]
      let diagonal = x - y
      let (left, above) = (before[diagonal - 1], before[diagonal + 1])
      let goesDown = left < above
      let beforeX = Int(goesDown ? above : left)
      let beforeY = beforeX - (goesDown ? diagonal + 1 : diagonal - 1)
      // Back along the common run, then over the edit itself.
      if goesDown { inserted[beforeY] = true } else { removed[beforeX] = true }
      (x, y) = (beforeX, beforeY)
    }
  }

  /// How far one comes with a number of edits, on each other diagonal from the first on.
  private struct Round {
    let first: Int
    var ends: [Int32] = []

    subscript(diagonal: Int) -> Int32 {
      let place = (diagonal - first) / 2
      return diagonal >= first && place < ends.count ? ends[place] : -1
    }
  }

  /// The rounds up to the number of edits that is enough.
  private static func search(_ old: [UInt32], _ new: [UInt32]) -> [Round]? {
    // So many edits it takes in any case.
    let last = old.count - new.count
    if abs(last) > limit { return nil }
    let most = min(limit, old.count + new.count)
    var rounds: [Round] = []
    // The ends of this round and of the one before, side by side; -1 where none has been.
    var reached = [Int32](repeating: -1, count: 2 * most + 3)
    for round in 0...most {
      // From the others the rest of the edits doesn't lead to the last diagonal: a short side costs no more than it is long.
      var (lowest, highest) = (max(-round, last - (most - round)), min(round, last + (most - round)))
      if !(lowest + round).isMultiple(of: 2) { lowest += 1 }
      if !(highest + round).isMultiple(of: 2) { highest -= 1 }
      var ends = Round(first: lowest)
      for diagonal in stride(from: lowest, through: highest, by: 2) {
        let place = most + 1 + diagonal
        // Over an item of the old side, or of the new one.
        var x = Int(max(reached[place - 1] + 1, reached[place + 1]))
        x += old.commonLength(from: x, with: new, from: x - diagonal)
        reached[place] = Int32(x)
        ends.ends.append(Int32(x))
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
