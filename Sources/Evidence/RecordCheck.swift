import SimKit

extension Scenario {
  /// Holds a run against the records in the header that are of its version, or of none that the scenario plays.
  ///
  /// With a matrix, each record is of one of the cases, and only all of them together tell: the ledger compares them.
  package func judgeByRecords(in mode: Mode, name: String) -> [(record: String, differences: [String])] {
    guard header.matrix.isEmpty else { return [] }
    let judged = records.filter { record in
      // A part of a log is kept, and never counted as right.
      if record.unsaid != nil { return false }
      guard let versions = record.versions, record.isComparable else { return record.isComparable }
      return versions.contains(mode) || !header.modes.contains { versions.contains($0) }
    }
    guard !judged.isEmpty else { return [] }
    let run = EvidenceRun(self, in: mode, name: name, records: records)
    return judged.map { record in (record.id, RecordJudge(record, run).compare().differences.map(\.words).unique) }
  }
}
