import Evidence
import SimKit

/// How often the lines of a trace were right, by the standing of the rule that sent them.
///
/// For each record, standings are computed without its source: a rule that is left without records counts as inferred.
struct Predictions {
  struct Count {
    var lines = 0
    var held = 0

    mutating func add(held isHeld: Bool) {
      lines += 1
      if isHeld { held += 1 }
    }

    /// `95.6 %`; a dash without lines.
    var rate: String {
      guard lines > 0 else { return "–" }
      let tenths = (held * 1000 + lines / 2) / lines
      return "\(tenths / 10).\(tenths % 10) %"
    }
  }

  /// Records in the row of a rule, and the others: no rule was made from those.
  enum Origin {
    case cited
    case uncited
  }

  private var counts: [Origin: [Rule.Standing: Count]] = [:]
  /// All lines of traces.
  private var totals: [Origin: Count] = [:]
  /// Published lines, and those that no rule sends.
  private var published: [Origin: Count] = [:]
  private(set) var records = 0

  init(_ evidence: JudgedRecords, _ standings: Standings) {
    let cited = Set(RuleBook.all.flatMap(\.evidence))
    for one in evidence.records where one.record.trust.isObservation && !one.record.lines.isEmpty {
      guard !one.comparisons.isEmpty else { continue }
      records += 1
      let origin = cited.contains(one.record.id) ? Origin.cited : .uncited
      for comparison in one.comparisons { add(comparison, one.record, origin, standings) }
    }
  }

  private mutating func add(
    _ comparison: RecordComparison, _ record: PublishedRecord, _ origin: Origin, _ standings: Standings
  ) {
    func add(_ rule: RuleID?, held: Bool) {
      guard let rule else { return }
      let standing = standings.standing(of: rule, in: comparison.run.mode, without: record.origin)
      counts[origin, default: [:]][standing, default: Count()].add(held: held)
      totals[origin, default: Count()].add(held: held)
    }
    // A line in place with another value is matched, and doesn't hold.
    let wrong = comparison.differences.compactMap { difference -> RecordLine? in
      if case .value(let line, _, _) = difference { line } else { nil }
    }
    for (line, trace) in comparison.matches {
      add(trace.rule, held: !wrong.contains(line))
      published[origin, default: Count()].add(held: true)
    }
    for difference in comparison.differences {
      switch difference {
      case .extra(let line), .repeated(_, let line?): add(line.rule, held: false)
      case .moved(_, let line):
        add(line.rule, held: false)
        published[origin, default: Count()].add(held: false)
      case .missing, .repeated(_?, nil): published[origin, default: Count()].add(held: false)
      case .value, .sentByApp, .action, .version, .text, .told, .repeated(nil, nil): break
      }
    }
  }

  /// The figures: for each standing, and for all, how many lines of cited records there are, how many of them hold, and the same for
  /// other records.
  var rows: [[String]] {
    func row(_ title: String, _ counts: [Origin: Count]) -> [String] {
      [title] + [Origin.cited, .uncited].flatMap { ["\(counts[$0]?.lines ?? 0)", (counts[$0] ?? Count()).rate] }
    }
    let standings = Rule.Standing.allCases.filter { $0 != .disputed }.map { standing in
      row(standing.name, counts.compactMapValues { $0[standing] })
    }
    return standings + [row("all lines of traces", totals), row("published lines that are in the trace", published)]
  }
}
