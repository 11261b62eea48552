/// Two texts compared line by line, as `diff -u` prints it and `patch` reads it.
package enum UnifiedDifference {
  /// A patch that makes the new text out of the old one; empty when they are the same.
  package static func patch(
    from old: String, to new: String, oldName: String, newName: String, context: Int = 3
  ) -> String {
    let (before, after) = (lines(old), lines(new))
    var runs = PatchRuns()
    runs.add(TraceDifference.edits(before, after))
    return patch(runs, oldName, newName, context, old: { before[$0] }, new: { after[$0] })
  }

  /// The same for two stored traces, of which only what the patch shows is read. Actions are aligned first, then the lines
  /// below each.
  package static func patch(
    from old: StoredTrace, to new: StoredTrace, oldName: String, newName: String, context: Int = 3
  ) -> String {
    let (before, after) = (TraceLayout(old), TraceLayout(new))
    return patch(
      TraceLayout.runs(before, after), oldName, newName, context, old: { before.line($0) + "\n" },
      new: { after.line($0) + "\n" })
  }

  private static func patch(
    _ runs: PatchRuns, _ oldName: String, _ newName: String, _ context: Int, old: (Int) -> String, new: (Int) -> String
  ) -> String {
    let hunks = runs.hunks(context: context)
    guard !hunks.isEmpty else { return "" }
    var patch = "--- \(oldName)\n+++ \(newName)\n"
    for hunk in hunks {
      patch += header(of: hunk)
      for run in hunk {
        for place in 0..<run.count {
          patch.unicodeScalars.append(run.kind.sign)
          patch += run.kind == .inserted ? new(run.new + place) : old(run.old + place)
        }
      }
    }
    return patch
  }

  private static func header(of hunk: [PatchRuns.Run]) -> String {
    let removed = hunk.reduce(0) { $0 + ($1.kind == .inserted ? 0 : $1.count) }
    let inserted = hunk.reduce(0) { $0 + ($1.kind == .removed ? 0 : $1.count) }
    return "@@ -\(range(hunk[0].old, removed)) +\(range(hunk[0].new, inserted)) @@\n"
  }

  private static func range(_ before: Int, _ count: Int) -> String {
    let start = count == 0 ? before : before + 1
    return count == 1 ? "\(start)" : "\(start),\(count)"
  }

  /// Lines with their ends; a last line without one says so as `diff` does.
  private static func lines(_ text: String) -> [String] {
    var result = text.utf8.split(separator: 10, omittingEmptySubsequences: false).map { String(Substring($0)) + "\n" }
    if let last = result.popLast(), last != "\n" { result.append(last + "\\ No newline at end of file\n") }
    return result
  }
}

/// The way from one text to another as a patch sees it: runs of lines that are kept, removed or inserted.
struct PatchRuns {
  enum Kind {
    case same, removed, inserted

    /// The signs before a line of a patch.
    var sign: Unicode.Scalar {
      switch self {
      case .same: " "
      case .removed: "-"
      case .inserted: "+"
      }
    }
  }

  struct Run {
    var kind: Kind
    /// How many lines of the old and of the new text stand before it.
    var old: Int
    var new: Int
    var count: Int
  }

  private var runs: [Run] = []
  private var old = 0
  private var new = 0

  mutating func add(_ kind: Kind, _ count: Int) {
    if let last = runs.last, last.kind == kind {
      runs[runs.count - 1].count += count
    } else {
      runs.append(Run(kind: kind, old: old, new: new, count: count))
    }
    if kind != .inserted { old += count }
    if kind != .removed { new += count }
  }

  mutating func add(_ edits: [Edit]) {
    for edit in edits {
      switch edit {
      case .both: add(.same, 1)
      case .removed: add(.removed, 1)
      case .inserted: add(.inserted, 1)
      }
    }
  }

  /// The hunks of a patch: the changes with so many lines around them. Changes that share their context are in one
  /// hunk.
  func hunks(context: Int) -> [[Run]] {
    var result: [[Run]] = []
    var hunk: [Run] = []
    var hasChange = false
    for (place, run) in runs.enumerated() {
      guard run.kind == .same else {
        hunk.append(run)
        hasChange = true
        continue
      }
      let isLast = place == runs.count - 1
      if hasChange, !isLast, run.count <= 2 * context {
        hunk.append(run)
        continue
      }
      let shown = min(context, run.count)
      if hasChange {
        if shown > 0 { hunk.append(Run(kind: .same, old: run.old, new: run.new, count: shown)) }
        result.append(hunk)
      }
      hasChange = false
      let skipped = run.count - shown
      hunk = shown > 0 ? [Run(kind: .same, old: run.old + skipped, new: run.new + skipped, count: shown)] : []
    }
    if hasChange { result.append(hunk) }
    return result
  }
}

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
    for edit in StoredTrace.edits(old.trace, new.trace) {
      switch edit {
      case .removed(let place): result.add(.removed, old.trace.lineCount(of: place) + (place > 0 ? 1 : 0))
      case .inserted(let place): result.add(.inserted, new.trace.lineCount(of: place) + (place > 0 ? 1 : 0))
      case .both(let left, let right):
        // The blank line before the step.
        if left > 0 || right > 0 { result.add(right == 0 ? .removed : left == 0 ? .inserted : .same, 1) }
        if old.trace.isSame(left, as: new.trace, right) {
          result.add(.same, old.trace.lineCount(of: left))
        } else {
          result.add(
            TraceDifference.edits(old.trace.lines(of: left, &numbers), new.trace.lines(of: right, &numbers)))
        }
      }
    }
    return result
  }
}
