import SimKit

/// What `explain` says about a rule: what it says, in whose words, and the records that it stands on.
struct RulePage {
  private let rule: Rule

  init(_ rule: Rule) { self.rule = rule }

  var text: String { head + facts + texts + evidence }

  private var head: String {
    "\(rule.id.rawValue)   \(rule.modes.name)   \(rule.standing.name)   since vcsim \(rule.changed.name)\n\n"
      + Columns.wrap(rule.sentence)
  }

  /// What it stands on, what it sends, and what that means for an app that is ported.
  private var facts: String {
    var rows = [("Standing", rule.standing.words)]
    if !rule.sends.isEmpty { rows.append(("Sends", rule.sends.map(\.selector).joined(separator: ", "))) }
    if let advice = rule.advice { rows.append(("Porting", advice)) }
    return "\n" + rows.map { Columns.row($0, $1) }.joined()
  }

  /// The console texts that UIKit says by the rule, and those wordings that hold while it does.
  private var texts: String {
    var text = ""
    for console in ConsoleText.allCases {
      for (modes, wording) in console.wordings where console.facts.rule == rule.id || wording.rule == rule.id {
        let origin = wording.record.map { "word for word in \($0)" } ?? "in vcsim's own words"
        text += "\n  \(modes.name), \(origin)\n" + (console.facts.exception.map { "    \($0)\n" } ?? "")
        text += "    \(wording.example)\n"
      }
    }
    return text.isEmpty ? "" : "\nTexts\n" + text
  }

  private var evidence: String {
    let records = Records.evidence(of: rule)
    guard !rule.evidence.isEmpty else { return "" }
    let sources = Records.sources(of: rule)
    var text = "\nEvidence: \(sources) independent source\(sources == 1 ? "" : "s")\n"
    for record in records { text += "\n" + RecordPage(record).facts }
    return text + "\ndocs/fidelity.md says which of them are reproduced.\n"
  }
}

/// What `explain` says about a published record: where it stands, and what was logged.
struct RecordPage {
  private let record: PublishedRecord

  init(_ record: PublishedRecord) { self.record = record }

  var text: String {
    var text = facts
    if let (by, judgement) = record.contradicted { text += "\nContradicted by \(by): \(judgement)\n" }
    if let unsaid = record.unsaid { text += "\nNo scenario says it: \(unsaid)\n" }
    let rules = Records.rules(on: record.id)
    if !rules.isEmpty {
      text += "\nRules that stand on it\n"
      for rule in rules { text += "  \(Columns.pad(rule.id.rawValue, 32))\(rule.modes.name)\n" }
    }
    return text
  }

  /// Name, version, trust, address and the recorded lines.
  var facts: String {
    "  \(record.id)   iOS \(record.ios)   \(record.trust)\n  \(record.source)\n"
      + record.lines.map { "    \($0)\n" }.joined()
  }
}
