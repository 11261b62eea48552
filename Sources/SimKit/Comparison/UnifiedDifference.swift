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
