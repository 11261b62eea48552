import SimKit

/// The results of the ledger for other programs: one object, with an array of records and one of rules.
enum FidelityJSON {
  static var text: String {
    JSON.line([
      "type": "fidelity", "format": "2.0", "records": Records.all.map(object), "rules": RuleBook.all.map(object),
    ])
  }

  private static func object(_ record: PublishedRecord) -> JSONObject {
    [
      "id": record.id, "ios": record.ios, "trust": record.trust.rawValue, "source": record.source,
      "verdict": record.result.verdict, "cases": record.result.cases, "omissions": record.result.omissions,
      "differences": record.result.differences,
    ]
  }

  private static func object(_ rule: Rule) -> JSONObject {
    [
      "id": rule.id.rawValue, "versions": rule.modes.name,
      "standings": JSONObject(members: rule.standings().map { ($0.mode.name, $0.standing.name) }),
      "sources": Records.sources(of: rule), "evidence": rule.evidence,
    ]
  }
}
