import Evidence
import SimKit

/// `docs/fidelity.md`.
struct FidelityPage {
  let evidence: Evidence
  let standings: Standings
  let predictions: Predictions
  let gaps: Gaps

  var text: String {
    var text = """
      # Fidelity

      `swift run ledger` makes this page; a test fails if it's stale. It compares each published record with the runs of the
      scenarios that name it, and never reads what those scenarios expect. Receivers are mapped once. The lines of the record are
      aligned, in order, with all lines that its source would have logged.

      - *exact*: the lines are the published lines, in order, with their values, and no others.
      - *in order*: the source leaves open what else was called. Its lines are of as few actions as it states, or of one.
      - *exact after omissions*: the same without messages and values that vcsim doesn't simulate. The table names them.
      - *repeats differ*: lines that follow each other, such as layout passes, come more or less often.
      - *way not stated*: the lines are as published, but the record doesn't state what was done. The scenario supposes it.
      - *differs*: the trace is another. The table shows both sides.
      - *contradicted*: a better record says otherwise.
      - *silent*: the source states only what UIKit doesn't call, and the trace has none of it where the record has it.
      - *told in words*: a scenario shows it, but the record has no line, no console text, and no silence to compare.
      - *not expressed*: no scenario expresses it. The table says why.

      A record states what was done, and what the app's code does in which callback. A scenario differs if it does anything else, or if
      its code runs in another callback, at another time, or never.
      A row counts for the versions that ran. The expectations of a reimplementation (`peer-test`) are counted apart.


      """
    text += totals + "\n" + byVersion + "\n" + ledger + "\n" + rules + "\n" + records
    if !evidence.unlisted.isEmpty {
      text += "\nNamed by scenarios and not listed: \(evidence.unlisted.joined(separator: ", ")).\n"
    }
    return text
  }

  // MARK: Totals

  private func row(_ title: String, _ records: [JudgedRecord], _ groups: [RecordVerdict] = RecordVerdict.allCases)
    -> String
  {
    let counts = groups.map { group in records.count { $0.verdict == group } }
    return "| \(title) | \(counts.map(String.init).joined(separator: " | ")) |\n"
  }

  private func table(_ title: String, _ rows: [String], _ groups: [RecordVerdict] = RecordVerdict.allCases) -> String {
    "| \(title) | \(groups.map(\.rawValue).joined(separator: " | ")) |\n"
      + "| --- |\(groups.map { _ in " ---: |" }.joined())\n" + rows.joined()
  }

  private var counted: [JudgedRecord] { evidence.records.filter { $0.record.trust != .peerTest } }

  private var totals: String {
    let rows = PublishedRecord.Trust.allCases.map { trust in
      row(trust.rawValue, evidence.records.filter { $0.record.trust == trust })
    }
    return "## Totals\n\n" + table("trust", rows + [row("all but peer-test", counted)])
  }

  private var byVersion: String {
    // A record that no scenario expresses ran in no version.
    let shown = RecordVerdict.allCases.filter { $0 != .unsaid }
    var groups: [Mode: [JudgedRecord]] = [:]
    for one in counted {
      for mode in Set(one.comparisons.map(\.run.mode)) { groups[mode, default: []].append(one) }
    }
    return "## By version\n\nThe version that ran. A record that ran in several versions counts in each of them.\n\n"
      + table("version", groups.keys.sorted().map { row("iOS \($0.major)", groups[$0] ?? [], shown) }, shown)
  }

  // MARK: Ledger

  private var ledger: String {
    """
    ## Ledger of predictions

    How far to trust a line of a trace. For each of \(predictions.records) logs, lists and tests that have lines and a scenario, the
    standings of all rules are computed without the record's source; a rule that is left without records counts as inferred. A line
    holds if it's in the record, in order, with its values. The mechanisms have seen most of these records: a rule cites the records in
    its row, and no rule was made from the others. Few lines of records in no row are inferred: their rate says little.

    | standing | lines of records in a row | hold | lines of other records | hold |
    | --- | ---: | ---: | ---: | ---: |
    \(predictions.rows.map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n"))

    Two rules can each be observed and yet appear together in no record. `vcsim fidelity --gaps` lists such pairs:
    \(gaps.all.count) pairs meet in an action of the project's scenarios, or of a random story, and in no record that holds.
    `run` states how many actions of a trace are in such unknown territory.

    """
  }

  // MARK: Rules

  private var rules: String {
    let known = Dictionary(
      evidence.records.map { ($0.record.id, $0.verdict) }, uniquingKeysWith: { first, _ in first })
    var text = """
      ## Rules

      The standing of each rule in each of its versions, from the records in its row. *Observed*: a log, a list, or a test on real
      UIKit of this version. *Between*: observed in an earlier and in a later version. *Beyond*: observed in other versions, on one
      side only, or in a version that isn't stated. *Document*: Apple's documents. *Claimed*: a statement without a log. *Disputed*:
      a record of this version says otherwise. *Inferred*: no record. Several records of one page are one source.

      | rule | versions | standing | sources | evidence |
      | --- | --- | --- | ---: | --- |

      """
    for rule in RuleBook.all {
      let ids = rule.evidence
      let records = ids.map { id in known[id].map { "\(id) (\($0.rawValue))" } ?? id + " (not listed)" }
      text += "| `\(rule.id.rawValue)` | \(rule.modes.name) | \(words(of: rule)) | \(sources(of: rule)) | "
      text += records.joined(separator: ", ") + " |\n"
    }
    return text
  }

  private func words(of rule: Rule) -> String {
    Rule.words(Mode.all.filter { rule.modes.contains($0) }.map { ($0, standings.standing(of: rule.id, in: $0)) })
  }

  private func sources(of rule: Rule) -> Int {
    Set(evidence.records.filter { rule.evidence.contains($0.record.id) }.map(\.record.origin)).count
  }

  // MARK: Records

  private var records: String {
    var text = "## Records\n\n| record | iOS | trust | comparison |\n| --- | --- | --- | --- |\n"
    for one in evidence.records {
      let record = one.record
      let name = record.address.map { "[\(record.id)](\($0))" } ?? record.id
      let words = one.words.replacing("|", with: "\\|").replacing("<", with: "&lt;")
      text += "| \(name) | \(record.ios) | \(record.trust.rawValue) | \(words) |\n"
    }
    return text
  }
}

/// `docs/names.md`: all callbacks and other names, and what simulates each.
enum NamesPage {
  static var text: String {
    var text = """
      # Names

      The callbacks that vcsim sends, and UIKit's other names with what simulates each. `swift run ledger` makes this page; a test fails if
      it's stale, or if no scenario uses a line that it names. `vcsim explain NAME` says more about each name.

      ## Callbacks

      | callback | versions | sent by |
      | --- | --- | --- |

      """
    for callback in Callback.allCases {
      let rules = callback.rules.map { code($0.rawValue) }
      let sent = rules.isEmpty ? "the line that causes it" : "rules " + rules.joined(separator: ", ")
      text += "| \(code(callback.selector)) | \(callback.modes.name) | \(sent) |\n"
    }
    text += "\n## Other names\n\n| name | versions | simulated by |\n| --- | --- | --- |\n"
    for name in UIKitName.all {
      text += "| \(code(name.name)) | \(name.modes.name) | \(treatment(of: name)) |\n"
    }
    return text
  }

  private static func treatment(of name: UIKitName) -> String {
    switch name.treatment {
    case .said(let statements): "lines " + statements.map { code($0) }.joined(separator: ", ")
    case .shown(let how): how
    case .ruled(let rules): "rules " + rules.map { code($0.rawValue) }.joined(separator: ", ")
    case .leftOut(let reason): "not simulated: " + reason
    }
  }

  private static func code(_ text: String) -> String { "`" + text + "`" }
}
