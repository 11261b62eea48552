/// A stored trace as a patch numbers its lines: each action with what follows from it, and a blank line between two.
/// Lines are read on demand.
struct TraceLayout {
  private let trace: StoredTrace
  /// The number of the first line of each step, from 0; a blank line stands before it.
  private let starts: [Int]

  init(_ trace: StoredTrace) {
    self.trace = trace
    var starts: [Int] = []
    starts.reserveCapacity(trace.stepPlaces.count)
    var next = 0
    for place in trace.stepPlaces {
      starts.append(next)
      next += trace.lineCount(of: place) + 1
    }
    self.starts = starts
  }

  /// A line without its end; empty between two steps.
  func line(_ number: Int) -> String {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= number { low = middle } else { high = middle }
    }
    let place = number - starts[low]
    guard place < trace.lineCount(of: low) else { return "" }
    return trace.text(trace.lines(of: low)[place])
  }

  /// The way from one to the other.
  static func runs(_ old: TraceLayout, _ new: TraceLayout) -> PatchRuns {
    var result = PatchRuns()
    var numbers = ByteNumbers()
    var (left, right) = (0, 0)
    for (isRemoval, isInsertion) in StoredTrace.edits(old.trace, new.trace) {
      if isRemoval {
        result.add(.removed, old.trace.lineCount(of: left) + (left > 0 ? 1 : 0))
        left += 1
      } else if isInsertion {
        result.add(.inserted, new.trace.lineCount(of: right) + (right > 0 ? 1 : 0))
        right += 1
      } else {
        // The blank line before the step.
        if left > 0 || right > 0 { result.add(right == 0 ? .removed : left == 0 ? .inserted : .same, 1) }
        if old.trace.isSame(left, as: new.trace, right) {
          result.add(.same, old.trace.lineCount(of: left))
        } else {
          result.add(
            TraceDifference.edits(
              numbered: old.trace.lines(of: left, &numbers), new.trace.lines(of: right, &numbers)))
        }
        left += 1
        right += 1
      }
    }
    return result
  }
}
