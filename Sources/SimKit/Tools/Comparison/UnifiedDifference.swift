/// Two texts compared line by line, as `diff -u` prints it and `patch` reads it.
package enum UnifiedDifference {
  private static let context = 3

  /// A patch that makes the new text out of the old one; empty when they are the same.
  package static func patch(from old: String, to new: String, oldName: String, newName: String) -> String {
    let (before, after) = (lines(old), lines(new))
    let hunks = PatchRuns(TraceDifference.edits(before, after)).hunks(context: context)
    guard !hunks.isEmpty else { return "" }
    var patch = "--- \(oldName)\n+++ \(newName)\n"
    for hunk in hunks {
      patch += header(of: hunk)
      for run in hunk {
        for place in 0..<run.count {
          patch.unicodeScalars.append(run.kind.sign)
          patch += run.kind == .inserted ? after[run.new + place] : before[run.old + place]
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

  init(_ edits: [Edit]) {
    var (old, new) = (0, 0)
    for edit in edits {
      let kind: Kind =
        switch edit {
        case .both: .same
        case .removed: .removed
        case .inserted: .inserted
        }
      if let last = runs.last, last.kind == kind {
        runs[runs.count - 1].count += 1
      } else {
        runs.append(Run(kind: kind, old: old, new: new, count: 1))
      }
      if kind != .inserted { old += 1 }
      if kind != .removed { new += 1 }
    }
  }

  /// The hunks of a patch: the changes with so many lines around them. Changes that share context are in one hunk.
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
