import SimKit

/// The page on fidelity, made from what the cases did.
struct FidelityPage {
  let standings: [RecordStanding]
  /// Records that scenarios name and no list knows.
  let unlisted: [String]

  var text: String {
    var text = """
      # Fidelity

      This page is made by `vcsim fidelity Scenarios > docs/fidelity.md` out of a run of every scenario that names a
      published record; the tests fail when it is stale. `vcsim fidelity --json Scenarios` has the same for programs.

      A record is *exact* if the trace is the published order, values included, in every version that the scenario names.
      *Exact after omissions*: it is so after what the scenario leaves out on purpose, which the table of records names:
      values that it does not state, lines that it passes over, lines of a rule, messages that the source has logged and
      the trace does not have, or has less often. *Collapsed*: repeats that follow each other, such as layout passes that an app's content
      decides, count as one. What could as well be compared is not called an omission. *Contradicted*: a better record says
      otherwise. *Known failure*: the trace is another, and the scenario says so. *Not sayable*: the language has no words
      for it. A belief of a reimplementation (trust `peer-test`) is counted apart.


      """
    text += totals + "\n" + byVersion + "\n" + rules + "\n" + records
    if !unlisted.isEmpty { text += "\nNamed by scenarios and not listed: \(unlisted.joined(separator: ", ")).\n" }
    return text
  }

  // MARK: Totals

  private func row(_ title: String, _ standings: [RecordStanding]) -> String {
    let counts = Standing.Group.allCases.map { group in standings.count { $0.standing.group == group } }
    return "| \(title) | \(counts.map(String.init).joined(separator: " | ")) |\n"
  }

  private func table(_ title: String, _ rows: [String]) -> String {
    let groups = Standing.Group.allCases
    return "| \(title) | \(groups.map(\.rawValue).joined(separator: " | ")) |\n"
      + "| --- |\(groups.map { _ in " ---: |" }.joined())\n" + rows.joined()
  }

  private var counted: [RecordStanding] { standings.filter { $0.record.trust != "peer-test" } }

  private var totals: String {
    let rows = ["log", "list", "doc", "claim", "peer-test"].map { trust in
      row(trust, standings.filter { $0.record.trust == trust })
    }
    return "## Totals\n\n" + table("trust", rows + [row("all but peer-test", counted)])
  }

  private var byVersion: String {
    var groups: [Int: [RecordStanding]] = [:]
    for one in counted { groups[Self.major(one.record.ios), default: []].append(one) }
    let rows = groups.keys.sorted().map { row($0 == 0 ? "not stated" : "iOS \($0)", groups[$0] ?? []) }
    return "## By version\n\nA record of a range of versions is counted at the first of them.\n\n"
      + table("version", rows)
  }

  private static func major(_ ios: String) -> Int {
    Int(ios.prefix { $0.isNumber }) ?? 0
  }

  // MARK: Rules

  private var rules: String {
    var known: [String: Standing] = [:]
    for one in standings { known[one.record.id] = one.standing }
    var text = """
      ## Rules

      The number of independent sources counts addresses, not records: several records of one page are one source. A rule
      without any is inferred.

      | rule | versions | ground | sources | evidence |
      | --- | --- | --- | ---: | --- |

      """
    for rule in RuleBook.all {
      let evidence = rule.evidence.map { id in
        known[id].map { "\(id) (\($0.group.rawValue))" } ?? id + " (not listed)"
      }
      let words = evidence.isEmpty ? "*inferred*" : evidence.joined(separator: ", ")
      text += "| `\(rule.id.rawValue)` | \(rule.modes.name) | \(rule.standing.name) | \(Records.sources(of: rule))"
      text += " | \(words) |\n"
    }
    return text
  }

  // MARK: Records

  private var records: String {
    var text = "## Records\n\n| record | iOS | trust | standing |\n| --- | --- | --- | --- |\n"
    for one in standings {
      let record = one.record
      var words = one.standing.group.rawValue
      if !one.standing.cases.isEmpty { words += ": " + one.standing.cases.joined(separator: ", ") }
      if !one.standing.omissions.isEmpty {
        words += "; without " + one.standing.omissions.map(\.words).joined(separator: ", ")
      }
      if let reason = one.standing.reason { words += ": " + reason }
      let name = record.address.map { "[\(record.id)](\($0))" } ?? record.id
      text += "| \(name) | \(record.ios) | \(record.trust) | \(words.replacing("|", with: "\\|")) |\n"
    }
    return text
  }
}
