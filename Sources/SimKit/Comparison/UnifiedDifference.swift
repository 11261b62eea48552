/// Two texts compared line by line, as `diff -u` prints it and `patch` reads it.
package enum UnifiedDifference {
  /// A patch that makes the new text out of the old one; empty when they are the same.
  package static func patch(
    from old: String, to new: String, oldName: String, newName: String, context: Int = 3
  ) -> String {
    let (before, after) = (lines(old), lines(new))
    var rows: [Row] = []
    var (left, right) = (0, 0)
    for (isRemoval, isInsertion) in TraceDifference.edits(before, after) {
      let text = isInsertion ? after[right] : before[left]
      rows.append(Row(sign: isRemoval ? "-" : isInsertion ? "+" : " ", text: text, old: left, new: right))
      if !isInsertion { left += 1 }
      if !isRemoval { right += 1 }
    }
    var patch = ""
    var start = 0
    while let first = rows[start...].firstIndex(where: { $0.sign != " " }) {
      var last = first
      // Changes that share their context stand in one hunk.
      while let next = rows[(last + 1)...].firstIndex(where: { $0.sign != " " }), next - last <= 2 * context + 1 {
        last = next
      }
      let hunk = rows[max(start, first - context)...min(rows.count - 1, last + context)]
      patch += header(of: hunk) + hunk.map { String($0.sign) + $0.text }.joined()
      start = hunk.endIndex
    }
    return patch.isEmpty ? "" : "--- \(oldName)\n+++ \(newName)\n" + patch
  }

  private struct Row {
    var sign: Character
    var text: String
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
