/// Predictions that were compared before the project knew the records: the only results that it wasn't made from.
package enum FirstTries {
  /// A row of `first-tries.md`.
  package struct Search: Sendable {
    package let predicted: String
    /// When it was measured; empty for a part of the row before.
    package let measured: String
    package let total: String
    package let right: String

    package var isPart: Bool { measured.isEmpty }
  }

  /// The table as Markdown.
  package static var table: String {
    TextFiles.firstTries.split(separator: "\n").filter { $0.hasPrefix("|") }.map { $0 + "\n" }.joined()
  }

  package static var rows: [Search] {
    TextFiles.firstTries.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| ---") }.dropFirst().map
    { line in
      let cells = line.split(separator: "|").map { cell in
        String(cell.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      }
      return Search(predicted: cells[0], measured: cells[1], total: cells[2], right: cells[3])
    }
  }
}
