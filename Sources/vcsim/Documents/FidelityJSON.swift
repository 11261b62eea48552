import SimKit

/// The page on fidelity for other programs: one object, with an array of records and one of rules.
struct FidelityJSON {
  let standings: [RecordStanding]
  let unlisted: [String]

  var text: String {
    let records = standings.map { one in
      object([
        ("id", string(one.record.id)), ("ios", string(one.record.ios)), ("trust", string(one.record.trust)),
        ("source", string(one.record.source)), ("standing", string(one.standing.group.rawValue)),
        ("cases", array(one.standing.cases.map(string))),
        ("omissions", array(one.standing.omissions.map { string($0.words) })),
        ("reason", one.standing.reason.map(string)),
      ])
    }
    let rules = RuleBook.all.map { rule in
      object([
        ("id", string(rule.id.rawValue)), ("versions", string(rule.modes.name)),
        ("ground", string(rule.standing.name)), ("sources", String(Records.sources(of: rule))),
        ("evidence", array(rule.evidence.map(string))),
      ])
    }
    return object([
      ("type", string("fidelity")), ("format", string("1.0")), ("records", array(records)), ("rules", array(rules)),
      ("unlisted", array(unlisted.map(string))),
    ]) + "\n"
  }

  private func string(_ text: String) -> String { "\"" + JSONText.escaped(text) + "\"" }
  private func array(_ values: [String]) -> String { "[" + values.joined(separator: ",") + "]" }

  private func object(_ fields: [(key: String, value: String?)]) -> String {
    "{" + fields.compactMap { field in field.value.map { string(field.key) + ":" + $0 } }.joined(separator: ",") + "}"
  }
}
