import SimKit

/// The results of the ledger for other programs: one object, with an array of records and one of rules.
enum FidelityJSON {
  static var text: String {
    let records = Records.all.map { record in
      object([
        ("id", string(record.id)), ("ios", string(record.ios)), ("trust", string(record.trust.rawValue)),
        ("source", string(record.source)), ("verdict", string(record.result.verdict)),
        ("cases", array(record.result.cases.map(string))), ("omissions", array(record.result.omissions.map(string))),
        ("differences", array(record.result.differences.map(string))),
      ])
    }
    let rules = RuleBook.all.map { rule in
      object([
        ("id", string(rule.id.rawValue)), ("versions", string(rule.modes.name)),
        ("standings", object(rule.standings().map { ($0.mode.name, string($0.standing.name)) })),
        ("sources", String(Records.sources(of: rule))), ("evidence", array(rule.evidence.map(string))),
      ])
    }
    return object([
      ("type", string("fidelity")), ("format", string("2.0")), ("records", array(records)), ("rules", array(rules)),
    ]) + "\n"
  }

  private static func string(_ text: String) -> String { "\"" + JSONText.escaped(text) + "\"" }
  private static func array(_ values: [String]) -> String { "[" + values.joined(separator: ",") + "]" }

  private static func object(_ fields: [(key: String, value: String)]) -> String {
    "{" + fields.map { string($0.key) + ":" + $0.value }.joined(separator: ",") + "}"
  }
}
