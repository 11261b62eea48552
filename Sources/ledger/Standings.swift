import Evidence
import SimKit

/// The standing of each rule in each version, computed from the records in its row.
struct Standings {
  private let records: [String: PublishedRecord]
  /// For records that differ from the trace, the rules of the lines that are as published.
  private let shownByDiffering: [String: Set<RuleID>]
  /// Rules that an observed record contradicts, with the versions of those records.
  private let disputed: [RuleID: Set<Mode>]

  init(_ evidence: JudgedRecords) {
    records = Dictionary(
      evidence.records.map { ($0.record.id, $0.record) }, uniquingKeysWith: { first, _ in first })
    shownByDiffering = Dictionary(
      evidence.records.filter { $0.verdict == .differs }.map { one in
        (one.record.id, Set(one.comparisons.flatMap { $0.matches.compactMap(\.trace.rule) }))
      }, uniquingKeysWith: { first, _ in first })
    var disputed: [RuleID: Set<Mode>] = [:]
    for one in evidence.records where one.record.trust.isObservation {
      // A line of the rule that the source would have logged, and that isn't there, or is elsewhere.
      for comparison in one.comparisons where one.record.versions?.exact == comparison.run.mode {
        for rule in comparison.differences.filter({ !$0.isRepeat }).compactMap(\.rule) {
          disputed[rule, default: []].insert(comparison.run.mode)
        }
      }
      guard let (by, _) = one.record.contradicted, let mode = one.record.versions?.exact else { continue }
      for rule in RuleBook.all where rule.evidence.contains(one.record.id) || rule.evidence.contains(by) {
        disputed[rule.id, default: []].insert(mode)
      }
    }
    self.disputed = disputed
  }

  /// How well the records support a rule in a version. `origin`: without the records of this source.
  func standing(of id: RuleID, in mode: Mode, without origin: String? = nil) -> Rule.Standing {
    let row = RuleBook.rule(id).evidence.compactMap { records[$0] }.filter { $0.origin != origin }
    if origin == nil, disputed[id]?.contains(mode) ?? false { return .disputed }
    // A source that tells in words only is no observation to compare, and a silence shows no line of a rule.
    let seen = row.filter { record in
      record.trust.isObservation && record.isComparable && !record.isSilence && record.contradicted == nil
        && shownByDiffering[record.id]?.contains(id) ?? true
    }
    let observations = seen.compactMap(\.versions)
    if observations.contains(where: { $0.exact == mode }) { return .observed }
    let before = observations.contains { $0.last <= mode.major }
    let after = observations.contains { $0.first >= mode.major }
    if before && after { return .between }
    // A log without a version was seen somewhere.
    if !seen.isEmpty { return .beyond }
    if row.contains(where: { $0.trust == .doc }) { return .document }
    return row.contains { ($0.trust == .claim || $0.trust.isObservation) && $0.contradicted == nil }
      ? .claimed : .inferred
  }

  /// The name of each rule, filled up with spaces, and one character for each version, in the order of `RuleID` and `Mode.all`.
  var table: [String] {
    RuleBook.all.map { rule in
      rule.id.rawValue + String(repeating: " ", count: Rule.Standing.nameWidth - rule.id.rawValue.count)
        + Mode.all.map { rule.modes.contains($0) ? String(standing(of: rule.id, in: $0).code) : "-" }.joined()
    }
  }
}
