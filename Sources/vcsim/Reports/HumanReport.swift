import SimKit

/// Failures with their differences, and one closing line.
struct HumanReport {
  private let results: Results
  private let console: Console
  private let isPlain: Bool

  init(_ results: Results, _ console: Console, plain: Bool) {
    self.results = results
    self.console = console
    isPlain = plain
  }

  var text: String {
    var text = ""
    // A case that differs as an earlier one does is only named beside it.
    let groups = Array(results.cases.enumerated()).grouped { $0.element.gist }
    let repeats = groups.flatMap { group in group.dropFirst().map { ($0.offset, group[0].element.name) } }
    let first = Dictionary(uniqueKeysWithValues: repeats)
    let others = Dictionary(uniqueKeysWithValues: groups.map { ($0[0].offset, $0.dropFirst().map(\.element.name)) })
    for (place, one) in results.cases.enumerated() {
      switch one.result {
      case .failed, .invalid:
        if let earlier = first[place] {
          if console.isVerbose { text += "FAIL  \(one.name)   as \(earlier)\n\n" }
          continue
        }
        let difference = isPlain ? one.text : one.coloredText
        if difference.isEmpty { continue }
        text += difference + "\n"
        if let others = others[place], !others.isEmpty {
          text +=
            "  the same in \(Columns.count(others.count, "more case")): \(others.joined(separator: ", "))\n\n"
        }
      case .known: if console.isVerbose { text += "known \(one.name)   \(one.summary)\n" }
      case .experiment: if console.isVerbose { text += "experiment \(one.name)   \(one.summary)\n" }
      case .passed:
        guard console.isVerbose else { continue }
        let words = one.relaxedLines == 0 ? "" : "   \(one.relaxedLines) relaxed lines"
        let time = one.milliseconds.map { "   \(Decimal.text($0, places: 1)) ms" }
        text += "ok    \(one.name)\(words)\(time ?? "")\n"
      }
    }
    text += changes
    if !console.isQuiet || results.failed > 0 { text += results.summary + "\n" }
    return text
  }

  /// The rules that changed since the traces were stored, with their evidence: what to review after an upgrade.
  private var changes: String {
    var counts: [RuleID: Int] = [:]
    for one in results.cases { for rule in one.changedRules { counts[rule, default: 0] += 1 } }
    guard !counts.isEmpty else { return "" }
    var text = "Rules that changed since these traces were stored\n"
    for rule in RuleID.allCases {
      guard let count = counts[rule] else { continue }
      let evidence = rule.facts.evidence.isEmpty ? "inferred" : rule.facts.evidence.joined(separator: ", ")
      text += "  \(Columns.pad(rule.rawValue, 30))\(Columns.pad(Columns.count(count, "case"), 10))"
      text += "vcsim \(rule.facts.changed.name)   \(evidence)\n"
    }
    return text
      + "'vcsim accept --group -n' shows the differences by rule; 'vcsim accept --because RULE' accepts those of one.\n\n"
  }
}
