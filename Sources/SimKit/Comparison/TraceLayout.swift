/// A stored trace as a patch numbers its lines: each action with what follows from it, and a blank line between two. Of its
/// lines those are read that somebody asks for.
struct TraceLayout {
  private let trace: StoredTrace
  /// The number of the first line of each step, from 0; a blank line stands before it.
  private let starts: [Int]
  /// The step that was read last: neighbouring lines are asked for one after the other.
  private var read: (step: Int, lines: [String])?

  init(_ trace: StoredTrace) {
    self.trace = trace
    var starts: [Int] = []
    var next = 0
    for place in trace.stepPlaces {
      starts.append(next)
      next += trace.lineCount(of: place) + 1
    }
    self.starts = starts
  }

  /// A line without its end; empty between two steps.
  mutating func line(_ number: Int) -> String {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= number { low = middle } else { high = middle }
    }
    let lines = read?.step == low ? read?.lines ?? [] : trace.layout(of: low)
    read = (low, lines)
    let place = number - starts[low]
    return place < lines.count ? lines[place] : ""
  }

  /// The way from one to the other: for each line whether it is removed or inserted, or neither.
  static func edits(_ old: TraceLayout, _ new: TraceLayout) -> [(isRemoval: Bool, isInsertion: Bool)] {
    var result: [(isRemoval: Bool, isInsertion: Bool)] = []
    func add(_ count: Int, removed: Bool, inserted: Bool) {
      for _ in 0..<count { result.append((removed, inserted)) }
    }
    var (left, right) = (0, 0)
    for (isRemoval, isInsertion) in TraceDifference.edits(old.trace.actions, new.trace.actions) {
      if isRemoval {
        add(old.trace.lineCount(of: left) + (left > 0 ? 1 : 0), removed: true, inserted: false)
        left += 1
      } else if isInsertion {
        add(new.trace.lineCount(of: right) + (right > 0 ? 1 : 0), removed: false, inserted: true)
        right += 1
      } else {
        // The blank line before the step.
        if left > 0 || right > 0 { add(1, removed: right == 0, inserted: left == 0) }
        if old.trace.isSame(left, as: new.trace, right) {
          add(old.trace.lineCount(of: left), removed: false, inserted: false)
        } else {
          result += TraceDifference.edits(old.trace.layout(of: left), new.trace.layout(of: right))
        }
        left += 1
        right += 1
      }
    }
    return result
  }
}
