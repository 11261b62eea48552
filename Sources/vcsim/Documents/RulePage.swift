import SimKit

/// The text of `explain` for a rule: the sentence, its source, and the records behind it.
struct RulePage {
  let rule: Rule

  /// The page for a small terminal: the names of the records without their lines.
  var text: String {
    var page = ShortPage(whole: "vcsim explain --rules \(rule.id.rawValue)")
    page.add(head)
    page.add(facts)
    page.add(texts)
    page.add(recordNames)
    return page.text
  }

  var everything: String { [head, facts, texts, evidence].filter { !$0.isEmpty }.joined(separator: "\n") }

  private var recordNames: String {
    guard !rule.evidence.isEmpty else { return "" }
    let sources = Records.sources(of: rule).counted("independent source")
    return Columns.wrap("Evidence: \(sources): \(rule.evidence.joined(separator: ", "))")
      + "          vcsim explain --rules \(rule.id.rawValue) prints them\n"
  }

  private var head: String {
    "\(rule.id.rawValue)   \(rule.modes.name)   since vcsim \(rule.changed.name)\n\n"
      + Columns.wrap(rule.sentence)
  }

  /// The evidence, the callbacks, and the advice for porting.
  private var facts: String {
    var rows = [("Known", Rule.words(rule.standings()))]
    if let bounds = rule.openBounds { rows.append(("Bounds", bounds)) }
    if !rule.sends.isEmpty { rows.append(("Sends", rule.sends.map(\.selector).joined(separator: ", "))) }
    if let fix = rule.fix { rows.append(("Fix", fix)) }
    if let advice = rule.advice { rows.append(("Porting", advice)) }
    return rows.map { Columns.row($0, $1) }.joined()
  }

  /// The console texts that UIKit says by the rule, and those wordings that hold while it does.
  private var texts: String {
    var text = ""
    for console in Refusal.texts {
      for (modes, wording) in console.wordings where console.rule == rule.id || wording.rule == rule.id {
        let origin = wording.origin.name
        text += "\n  \(modes.name), \(origin)\n" + (console.facts.exception.map { "    \($0)\n" } ?? "")
        text += Columns.block(wording.example, "    ")
      }
    }
    return text.isEmpty ? "" : "Texts\n" + text
  }

  private var evidence: String {
    let records = Records.evidence(of: rule)
    guard !rule.evidence.isEmpty else { return "" }
    let sources = Records.sources(of: rule)
    var text = "Evidence: \(sources.counted("independent source"))\n"
    for record in records {
      text += "\n" + RecordPage(record: record).facts
      if let (by, judgement) = record.contradicted {
        text += "  " + Columns.wrap("disputed: \(by) is believed: \(judgement)", 76, indent: "    ")
      }
    }
    return text
  }
}

/// The text of `explain` for a published record: its address, and its lines.
struct RecordPage {
  let record: PublishedRecord

  var text: String {
    var text = facts + result
    if let (by, judgement) = record.contradicted { text += "\n" + Columns.wrap("Contradicted by \(by): \(judgement)") }
    if let reason = record.reason { text += "\n" + Columns.wrap("It differs: \(reason)") }
    if let unsaid = record.unsaid { text += "\n" + Columns.wrap("No scenario says it: \(unsaid)") }
    let rules = Records.rules(on: record.id)
    if !rules.isEmpty {
      text += "\nRules based on it\n"
      for rule in rules { text += "  \(Columns.pad(rule.id.rawValue, 32))\(rule.modes.name)\n" }
    }
    return text
  }

  /// Name, version, trust, address, the recorded lines, and how they compare.
  var facts: String {
    let head = "\(record.id)   iOS \(record.ios)   \(record.trust.rawValue)   \(record.result.verdict)"
    return (head.count <= 76 ? "  \(head)\n" : Columns.block(head, "  ")) + Columns.block(record.source, "  ")
      + record.lines.map { "    \($0.text)\n" }.joined() + record.texts.map { "    !  \($0)\n" }.joined()
  }

  /// The result of the comparison with the scenarios that name the record.
  private var result: String {
    var text = ""
    if !record.result.cases.isEmpty { text += "\nCompared with \(record.result.cases.joined(separator: ", "))\n" }
    for difference in record.result.differences { text += "  \(difference)\n" }
    for omission in record.result.omissions { text += "  not simulated: \(omission)\n" }
    return text
  }
}
