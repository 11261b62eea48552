import SimKit

/// The result of comparing a record with the runs of the scenarios that name it.
package enum RecordVerdict: String, CaseIterable {
  /// All lines, in order, with their values; nothing that the source would have logged comes beside them.
  case exact
  /// The lines that are simulated, in order, with their values. The source leaves open what else comes.
  case inOrder = "in order"
  /// The same without messages and values that vcsim doesn't simulate.
  case exactAfterOmissions = "exact after omissions"
  /// The same but for repeats of lines that follow each other.
  case repeats = "repeats differ"
  /// The lines are as published, but the record doesn't state what was done: the scenario supposes it.
  case wayUnstated = "way not stated"
  case differs
  /// A better record says otherwise.
  case contradicted
  /// All that the record has is what UIKit doesn't call, and the trace has none of it.
  case silent
  /// A scenario shows what the record tells in words; no line or text can be compared.
  case words = "told in words"
  /// No scenario: the language can't express it.
  case unsaid = "not expressed"

  /// Whether all that can be compared is as the record has it.
  package var holds: Bool { self == .exact || self == .inOrder || self == .exactAfterOmissions || self == .silent }

  /// Whether another record can be judged by it: what it has is simulated.
  package var refutes: Bool { holds || self == .repeats || self == .wayUnstated || self == .words }
}

package struct JudgedRecord {
  package let record: PublishedRecord
  package let verdict: RecordVerdict
  package let comparisons: [RecordComparison]

  /// `runs` are all runs of scenarios that name the record. `isRefuted`: the record that is believed instead holds.
  package init(_ record: PublishedRecord, _ runs: [EvidenceRun], isRefuted: Bool) {
    self.record = record
    // The versions that the source states, if a scenario runs on one of them.
    let own = runs.filter { record.versions?.contains($0.mode) ?? false }
    var comparisons = Self.bestOfEachFile((own.isEmpty ? runs : own).map { RecordJudge(record, $0).compare() })
    if own.isEmpty, let versions = record.versions, Mode.all.contains(where: { versions.contains($0) }) {
      for place in comparisons.indices { comparisons[place].differences.append(.version(record.ios)) }
    }
    self.comparisons = comparisons
    verdict = Self.verdict(of: record, comparisons, isRefuted: isRefuted)
  }

  private static func verdict(
    of record: PublishedRecord, _ comparisons: [RecordComparison], isRefuted: Bool
  ) -> RecordVerdict {
    if isRefuted { return .contradicted }
    guard !comparisons.isEmpty else { return .unsaid }
    let differences = comparisons.flatMap(\.differences)
    guard record.isComparable else { return differences.isEmpty ? .words : .differs }
    if comparisons.contains(where: \.run.isFault) || differences.contains(where: { !$0.isRepeat }) { return .differs }
    if !differences.isEmpty { return .repeats }
    if StatedActions(record).isUnknown { return .wayUnstated }
    if record.isSilence { return .silent }
    if record.isOpen || !record.openReceivers.isEmpty { return .inOrder }
    return comparisons.contains { !$0.omissions.isEmpty } ? .exactAfterOmissions : .exact
  }

  /// Returns the fitting choice of each matrix: the others belong to other records.
  private static func bestOfEachFile(_ all: [RecordComparison]) -> [RecordComparison] {
    var best: [String: RecordComparison] = [:]
    var order: [String] = []
    for one in all {
      let name = one.run.name.split(separator: "+")[0].description
      if best[name] == nil { order.append(name) }
      if best[name].map({ one.cost < $0.cost }) ?? true { best[name] = one }
    }
    return order.compactMap { best[$0] }
  }

  /// Whether the trace is another than the record has it, and no better record explains that.
  package var isOpenQuestion: Bool { verdict == .differs || verdict == .repeats }

  /// Whether all that is compared is as the record has it, though the scenario says that the trace differs.
  package var isFailureThatHolds: Bool {
    verdict.holds && record.reason == nil && record.contradicted == nil && comparisons.count == 1
      && comparisons[0].run.scenario.records.count == 1 && !comparisons[0].run.scenario.header.knownFailures.isEmpty
  }

  /// Whether it's compared, and doesn't even say that it doesn't state the way.
  package var isWithoutAction: Bool { record.isComparable && record.steps.isEmpty && !comparisons.isEmpty }

  package var cases: [String] { comparisons.map(\.run.name) }

  package var omissions: [String] {
    comparisons.flatMap(\.omissions).unique
  }

  package var differences: [String] {
    comparisons.flatMap(\.differences).map(\.words).unique
  }

  /// The verdict with all that it rests on, on one line.
  package var words: String {
    var text = verdict.rawValue
    if !comparisons.isEmpty { text += ": " + cases.joined(separator: ", ") }
    if !omissions.isEmpty { text += "; not simulated: " + omissions.joined(separator: ", ") }
    if !differences.isEmpty { text += "; " + differences.joined(separator: "; ") }
    switch verdict {
    case .contradicted: text += record.contradicted.map { ": \($0.by): \($0.judgement)" } ?? ""
    case .unsaid: text += ": " + (record.unsaid ?? "no scenario and no reason")
    case .differs, .repeats: text += record.reason.map { ": " + $0 } ?? ""
    case .exact, .inOrder, .exactAfterOmissions, .wayUnstated, .silent, .words: break
    }
    return text
  }
}
