import SimKit

/// The page on fidelity, made from what the cases did.
struct FidelityPage {
  let standings: [(record: PublishedRecord, standing: FidelityCommand.Standing)]
  /// Records that scenarios name and no list knows.
  let unlisted: [String]

  var text: String {
    var text = """
      # Fidelity

      This page is made by `vcsim fidelity Scenarios > docs/fidelity.md` out of a run of every scenario that names a
      published record; the tests fail when it is stale. *Reproduced* means that the trace equals the published order in
      every version that the scenario names. *Collapsed* means that repeats which follow each other, such as layout
      passes that an app's content decides, count as one. A belief of a reimplementation (trust `peer-test`) is counted
      apart.


      """
    text += totals + "\n" + byVersion + "\n" + rules + "\n" + records
    if !unlisted.isEmpty { text += "\nNamed by scenarios and not listed: \(unlisted.joined(separator: ", ")).\n" }
    return text
  }

  // MARK: Totals

  private struct Tally {
    var exact = 0
    var collapsed = 0
    var differs = 0
    var contradicted = 0
    var unsaid = 0
    var missing = 0

    mutating func add(_ standing: FidelityCommand.Standing) {
      switch standing {
      case .reproduced(_, let isExact): if isExact { exact += 1 } else { collapsed += 1 }
      case .differs: differs += 1
      case .contradicted: contradicted += 1
      case .unsaid: unsaid += 1
      case .missing: missing += 1
      }
    }

    var row: String {
      let sayable = exact + collapsed + differs
      let share = sayable == 0 ? "" : "\((exact + collapsed) * 1000 / sayable / 10) %"
      return "\(exact) | \(collapsed) | \(differs) | \(contradicted) | \(unsaid + missing) | \(share)"
    }
  }

  private static let columns = "exact | collapsed | differs | contradicted | not sayable | of the sayable"

  private func table(_ title: String, _ rows: [(String, Tally)]) -> String {
    var text = "| \(title) | \(Self.columns) |\n| --- | ---: | ---: | ---: | ---: | ---: | ---: |\n"
    for (name, tally) in rows { text += "| \(name) | \(tally.row) |\n" }
    return text
  }

  private var totals: String {
    let groups = ["log", "list", "doc", "claim", "peer-test"]
    let rows = groups.map { group -> (String, Tally) in
      var tally = Tally()
      for entry in standings where entry.record.trust == group { tally.add(entry.standing) }
      return (group, tally)
    }
    var all = Tally()
    for entry in standings where entry.record.trust != "peer-test" { all.add(entry.standing) }
    return "## Totals\n\n" + table("trust", rows + [("all but peer-test", all)])
  }

  private var byVersion: String {
    var tallies: [Int: Tally] = [:]
    for entry in standings where entry.record.trust != "peer-test" {
      tallies[Self.major(entry.record.ios), default: Tally()].add(entry.standing)
    }
    let rows = tallies.keys.sorted().map { ($0 == 0 ? "not stated" : "iOS \($0)", tallies[$0] ?? Tally()) }
    return "## By version\n\nA record of a range of versions is counted at the first of them.\n\n" + table("version", rows)
  }

  private static func major(_ ios: String) -> Int {
    Int(ios.prefix { $0.isNumber }) ?? 0
  }

  // MARK: Rules

  private var rules: String {
    var known: [String: FidelityCommand.Standing] = [:]
    for entry in standings { known[entry.record.id] = entry.standing }
    var text = "## Rules\n\n| rule | versions | ground | evidence |\n| --- | --- | --- | --- |\n"
    for rule in RuleBook.all {
      let evidence = rule.evidence.map { id in
        switch known[id] {
        case .reproduced: id + " (reproduced)"
        case .differs: id + " (differs)"
        case .contradicted: id + " (contradicted)"
        case .unsaid, .missing: id + " (not sayable)"
        case nil: id + " (not listed)"
        }
      }
      let words = evidence.isEmpty ? "*inferred*" : evidence.joined(separator: ", ")
      text += "| `\(rule.id.rawValue)` | \(rule.modes.name) | \(rule.standing.name) | \(words) |\n"
    }
    return text
  }

  // MARK: Records

  private var records: String {
    var text = "## Records\n\n| record | iOS | trust | standing |\n| --- | --- | --- | --- |\n"
    for (record, standing) in standings {
      let words =
        switch standing {
        case .reproduced(let cases, let isExact):
          "reproduced\(isExact ? "" : ", collapsed"): \(cases.joined(separator: ", "))"
        case .differs(let cases, let reason): "differs: \(cases.joined(separator: ", ")): \(reason)"
        case .contradicted(let by, let judgement): "contradicted by \(by): \(judgement)"
        case .unsaid(let reason): "not sayable: \(reason)"
        case .missing: "no scenario and no reason"
        }
      let source = record.source.hasPrefix("http") && !record.source.contains(" ") ? "[\(record.id)](\(record.source))" : record.id
      text += "| \(source) | \(record.ios) | \(record.trust) | \(words.replacing("|", with: "\\|")) |\n"
    }
    return text
  }
}
