/// Two texts compared line by line, as `diff -u` prints it and `patch` reads it.
package enum UnifiedDifference {
  /// A patch that makes the new text out of the old one; empty when they are the same.
  package static func patch(
    from old: String, to new: String, oldName: String, newName: String, context: Int = 3
  ) -> String {
    let (before, after) = (lines(old), lines(new))
    return patch(
      TraceDifference.edits(before, after), oldName, newName, context, old: { before[$0] }, new: { after[$0] })
  }

  /// The same for two stored traces, of which only what the patch shows is read. Actions are aligned first, then the lines
  /// below each.
  package static func patch(
    from old: StoredTrace, to new: StoredTrace, oldName: String, newName: String, context: Int = 3
  ) -> String {
    var (before, after) = (TraceLayout(old), TraceLayout(new))
    let edits = TraceLayout.edits(before, after)
    return patch(
      edits, oldName, newName, context, old: { before.line($0) + "\n" },
      new: { after.line($0) + "\n" })
  }

  private static func patch(
    _ edits: [(isRemoval: Bool, isInsertion: Bool)], _ oldName: String, _ newName: String, _ context: Int,
    old: (Int) -> String, new: (Int) -> String
  ) -> String {
    var rows: [Row] = []
    rows.reserveCapacity(edits.count)
    var (left, right) = (0, 0)
    for (isRemoval, isInsertion) in edits {
      rows.append(Row(sign: isRemoval ? "-" : isInsertion ? "+" : " ", old: left, new: right))
      if !isInsertion { left += 1 }
      if !isRemoval { right += 1 }
    }
    let changes = rows.indices.filter { rows[$0].sign != Row.same }
    guard !changes.isEmpty else { return "" }
    var patch = "--- \(oldName)\n+++ \(newName)\n"
    var place = 0
    while place < changes.count {
      let first = changes[place]
      // Changes that share their context stand in one hunk.
      while place + 1 < changes.count, changes[place + 1] - changes[place] <= 2 * context + 1 { place += 1 }
      let hunk = rows[max(0, first - context)...min(rows.count - 1, changes[place] + context)]
      patch += header(of: hunk)
      for row in hunk {
        patch.unicodeScalars.append(row.sign)
        patch += row.sign == "+" ? new(row.new) : old(row.old)
      }
      place += 1
    }
    return patch
  }

  private struct Row {
    static let same: Unicode.Scalar = " "
    var sign: Unicode.Scalar
    /// How many lines of the old and of the new text stand before it.
    var old: Int
    var new: Int
  }

  private static func header(of hunk: ArraySlice<Row>) -> String {
    let removed = hunk.count { $0.sign != "+" }
    let inserted = hunk.count { $0.sign != "-" }
    let first = hunk[hunk.startIndex]
    return "@@ -\(range(first.old, removed)) +\(range(first.new, inserted)) @@\n"
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
