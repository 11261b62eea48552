import Foundation
import Evidence
import SimKit

/// The files that are made from the records, the rules and the scenarios, and what they should hold.
struct MadeFiles {
  let files: [(path: String, text: String)]

  init(_ root: URL) throws {
    let folder = try EvidenceFiles(root.appendingPathComponent("Scenarios"))
    let evidence = try JudgedRecords(folder)
    if let word = NotSimulated.simulated.first {
      throw EvidenceFiles.Fault(words: "'\(word)' is simulated; remove it from NotSimulated")
    }
    if let one = evidence.records.first(where: { $0.isWithoutAction }) {
      throw EvidenceFiles.Fault(
        words: "\(one.record.id) has lines and no 'step'; state what was done, or 'step unknown'")
    }
    if let one = evidence.records.first(where: { $0.isOpenQuestion != ($0.record.reason != nil) }) {
      throw EvidenceFiles.Fault(
        words: one.isOpenQuestion
          ? "\(one.record.id) differs; correct the mechanism, or add a 'reason' to the record: \(one.words)"
          : "\(one.record.id) has a 'reason' for a difference, and doesn't differ; remove the reason")
    }
    if let one = evidence.records.first(where: { $0.isFailureThatHolds }) {
      throw EvidenceFiles.Fault(
        words: "\(one.record.id) holds, and its scenario states a known failure: the record doesn't say what it lacks")
    }
    if let one = evidence.records.first(where: { $0.verdict == .unsaid && $0.record.unsaid == nil }) {
      throw EvidenceFiles.Fault(words: "\(one.record.id) has no scenario; write one, or say why in 'unsaid'")
    }
    if let id = evidence.unlisted.first {
      throw EvidenceFiles.Fault(words: "a scenario names \(id), which no list has")
    }
    let standings = Standings(evidence)
    let predictions = Predictions(evidence, standings)
    let scenarios = try folder.scenarios.flatMap { path, source in
      // A file of declarations that others include has no story.
      try EvidenceFiles.parsed(source, allowingIncluded: true).map { choice, scenario in
        (URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent + choice.suffix, scenario)
      }
    }
    let gaps = Gaps(evidence, scenarios)
    files = [
      ("docs/ledger/standings.ledger", zip(standings.table, gaps.table).map { "\($0) \($1)\n" }.joined()),
      ("docs/ledger/verdicts.ledger", Self.verdicts(evidence)),
      ("docs/ledger/predictions.ledger", Self.rates(predictions)),
      ("docs/ledger/gaps.ledger", Self.list(gaps)),
    ]
  }

  func stale(in root: URL) -> [String] {
    files.filter { path, text in
      FileManager.default.contents(atPath: root.appendingPathComponent(path).path) != Data(text.utf8)
    }.map(\.path)
  }

  func write(to root: URL) throws {
    for (path, text) in files { try Data(text.utf8).write(to: root.appendingPathComponent(path)) }
  }

  // MARK: Texts

  private static let mark = "Made by `swift run ledger`: do not edit."

  private static func verdicts(_ evidence: JudgedRecords) -> String {
    var text = "# \(mark)\n"
    for one in evidence.records {
      text += "record \(one.record.id)\n  verdict \(one.verdict.rawValue)\n"
      text += one.cases.map { "  case \($0)\n" }.joined()
      text += one.omissions.map { "  omits \($0)\n" }.joined()
      text += one.differences.map { "  differs \($0)\n" }.joined()
    }
    return text
  }

  /// The number of records, then the rows of a table: a standing, lines of records that a rule cites, how many hold, and the same for
  /// others.
  private static func rates(_ predictions: Predictions) -> String {
    "# \(mark)\n\(predictions.records)\n"
      + predictions.rows.map { "| \($0.joined(separator: " | ")) |\n" }.joined()
  }

  /// More gaps than this are of no use to a reader who looks for logs.
  private static let mostGaps = 200

  /// The number of all gaps, then the most frequent: how often in scenarios and in random stories, both rules, the versions,
  /// a case; at last the experiments.
  private static func list(_ gaps: Gaps) -> String {
    var text = "# \(mark)\n\(gaps.all.count)\n"
    for gap in gaps.all.prefix(mostGaps) {
      let modes = gap.modes.sorted().map(\.name).joined(separator: ",")
      text +=
        "\(gap.count) \(gap.random) \(gap.pair.first.rawValue) \(gap.pair.second.rawValue) \(modes) \(gap.example)\n"
    }
    for one in gaps.experiments { text += "experiment \(one.pairs) \(one.name) \(one.question)\n" }
    return text
  }
}
