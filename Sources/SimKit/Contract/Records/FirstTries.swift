/// Predictions that were compared before the project knew the records: the only results that it wasn't made from.
package enum FirstTries {
  /// The table as Markdown.
  package static var table: String {
    TextFiles.firstTries.split(separator: "\n").filter { $0.hasPrefix("|") }.map { $0 + "\n" }.joined()
  }

  /// The rows of the table. A part of the row before states no time of measurement.
  package static var rows: [(predicted: String, isPart: Bool, total: String, right: String)] {
    TextSection.rows(in: TextFiles.firstTries).map { (String($0[0]), $0[1].isEmpty, String($0[2]), String($0[3])) }
  }
}
