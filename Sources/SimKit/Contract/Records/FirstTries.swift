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
    TextSection.rows(in: TextFiles.firstTries).map { cells in
      Search(
        predicted: String(cells[0]), measured: String(cells[1]), total: String(cells[2]), right: String(cells[3]))
    }
  }
}
