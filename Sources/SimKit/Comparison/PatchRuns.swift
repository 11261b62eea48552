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

  mutating func add(_ edits: [TraceEdit]) {
    for (isRemoval, isInsertion) in edits { add(isRemoval ? .removed : isInsertion ? .inserted : .same, 1) }
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
