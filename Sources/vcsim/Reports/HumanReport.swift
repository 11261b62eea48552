import SimKit

/// Failures with their differences, and one closing line.
struct HumanReport {
  let results: Results
  let console: Console
  let isPlain: Bool

  var text: String {
    var text = ""
    // A case that differs as an earlier one does is only named beside it.
    let groups = results.cases.enumerated().filter { $0.element.gist != nil }.grouped { $0.element.gist }
    let repeats = groups.flatMap { group in group.dropFirst().map { ($0.offset, group[0].element.name) } }
    let first = Dictionary(uniqueKeysWithValues: repeats)
    let others = Dictionary(uniqueKeysWithValues: groups.map { ($0[0].offset, $0.dropFirst().map(\.element.name)) })
    for (place, reported) in results.cases.enumerated() {
      switch reported.result {
      case .failed, .invalid:
        if let earlier = first[place] {
          if console.isVerbose { text += "FAIL  \(reported.name)   as \(earlier)\n\n" }
          continue
        }
        let difference = isPlain ? reported.text : reported.coloredText
        if difference.isEmpty { continue }
        text += difference + "\n"
        if let others = others[place], !others.isEmpty {
          text += "  the same in \(others.count.counted("more case")): \(others.joined(separator: ", "))\n\n"
        }
      case .known, .experiment:
        if console.isVerbose { text += "\(reported.result.rawValue) \(reported.name)   \(reported.summary)\n" }
      case .passed:
        guard console.isVerbose else { continue }
        let words = reported.relaxedLines == 0 ? "" : "   \(reported.relaxedLines) relaxed lines"
        let time = reported.milliseconds.map { "   \(Decimal.text($0, places: 1)) ms" }
        text += "ok    \(reported.name)\(words)\(time ?? "")\n"
      }
    }
    text += changes
    if !console.isQuiet || results.failed > 0 { text += results.summary + "\n" }
    return text
  }

  /// The rules that changed since the traces were stored, with their evidence: what to review after an upgrade.
  private var changes: String {
    var counts: [RuleID: Int] = [:]
    for reported in results.cases { for rule in reported.changedRules { counts[rule, default: 0] += 1 } }
    guard !counts.isEmpty else { return "" }
    var text = "Rules that changed since these traces were stored\n"
    for rule in RuleID.allCases {
      guard let count = counts[rule] else { continue }
      let evidence = rule.facts.evidence.isEmpty ? "inferred" : rule.facts.evidence.joined(separator: ", ")
      text += "  \(Columns.pad(rule.rawValue, 30))\(Columns.pad(count.counted("case"), 10))"
      text += "vcsim \(rule.facts.changed.name)   \(evidence)\n"
    }
    return text
      + "'vcsim accept --group -n' shows the differences by rule; 'vcsim accept --because RULE' accepts those of one.\n\n"
  }
}
