import Evidence
import SimKit

/// `docs/fidelity.md`.
struct FidelityPage {
  let evidence: JudgedRecords
  let predictions: Predictions
  let gaps: Gaps

  var text: String {
    var text = """
      # Fidelity

      `swift run ledger` makes this page; a test fails if it's stale.

      ## Predicted before it was seen

      These are first tries on logs, reports, and combinations that the project didn't have. No other figure says how often a line holds
      that was never compared.

      \(FirstTries.table)
      *Seen*: a log, a list, or a test on real UIKit of this iOS shows the line. *Carried over*: one of another iOS shows it. *Not seen*: no
      record shows it, but Apple's documents, a claim, or the mechanism. "Not seen" rests on 85 lines only. The order of callbacks holds;
      console texts and refusals are the weaker part.

      ## Agreement with the records that the rules were made from

      The rest of this page is no prediction. It compares each published record with the runs of the scenarios that name it, and never
      reads what those scenarios expect. Receivers are mapped once. The lines of the record are aligned, in order, with all lines that its
      source would have logged. `vcsim explain records` and `vcsim explain rules` list all; `vcsim explain NAME` shows one with its lines.

      - *exact*: the lines are the published lines, in order, with their values, and no others.
      - *in order*: the source leaves open what else was called. Its lines are of as few actions as it states, or of one.
      - *exact after omissions*: the same without messages and values that vcsim doesn't simulate. `vcsim explain` names them.
      - *repeats differ*: lines that follow each other, such as layout passes, come more or less often.
      - *way not stated*: the lines are as published, but the record doesn't state what was done. The scenario supposes it.
      - *differs*: the trace is another. The last table shows both sides.
      - *contradicted*: a better record says otherwise.
      - *silent*: the source states only what UIKit doesn't call, and the trace has none of it where the record has it.
      - *told in words*: a scenario shows it, but the record has no line, no console text, and no silence to compare.
      - *not expressed*: no scenario expresses it. `vcsim explain` says why.

      A record states what was done, and what the app's code does in which callback. A scenario differs if it does anything else, or if
      its code runs in another callback, at another time, or never.
      A row counts for the versions that ran. The expectations of a reimplementation (`peer-test`) are counted apart.


      """
    text += totals + "\n" + byVersion + "\n" + ledger + "\n" + differing
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
    return "### Totals\n\n" + table("trust", rows + [row("all but peer-test", counted)])
  }

  private var byVersion: String {
    // A record that no scenario expresses ran in no version.
    let shown = RecordVerdict.allCases.filter { $0 != .unsaid }
    var groups: [Mode: [JudgedRecord]] = [:]
    for one in counted {
      for mode in Set(one.comparisons.map(\.run.mode)) { groups[mode, default: []].append(one) }
    }
    return "### By version\n\nThe version that ran. A record that ran in several versions counts in each of them.\n\n"
      + table("version", groups.keys.sorted().map { row("iOS \($0.major)", groups[$0] ?? [], shown) }, shown)
  }

  // MARK: Ledger

  private var ledger: String {
    """
    ### By how a line was found

    For each of \(predictions.records) logs, lists and tests that have lines and a scenario, the
    standings of all rules are computed without the record's source; a rule that is left without records counts as inferred. A line
    holds if it's in the record, in order, with its values. The mechanisms have seen most of these records: a rule cites the records in
    its row, and no rule was made from the others. Few lines of records in no row are inferred: their rate says little.

    | standing | lines of records in a row | hold | lines of other records | hold |
    | --- | ---: | ---: | ---: | ---: |
    \(predictions.rows.map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n"))

    *Observed* and *disputed* are seen; *between* and *beyond* are carried over; *document*, *claimed*, and *inferred* are not seen.
    `vcsim fidelity --gaps` lists \(gaps.all.count) pairs of rules that meet in a scenario or in a random story, and in no record
    that holds.

    """
  }

  // MARK: Records

  /// The records that the traces differ from, or that no scenario and no reason accounts for.
  private var differing: String {
    var text = "### Where they differ\n\n| record | iOS | trust | comparison |\n| --- | --- | --- | --- |\n"
    for one in evidence.records where one.verdict == .differs || one.verdict == .unsaid && one.record.unsaid == nil {
      let record = one.record
      let name = record.address.map { "[\(record.id)](\($0))" } ?? record.id
      let words = one.words.replacing("|", with: "\\|").replacing("<", with: "&lt;")
      text += "| \(name) | \(record.ios) | \(record.trust.rawValue) | \(words) |\n"
    }
    return text
  }
}

/// `docs/internals/names.md`: all callbacks and other names, and what simulates each.
enum NamesPage {
  static var text: String {
    var text = """
      # Names

      The callbacks that vcsim sends, and UIKit's other names with what simulates each. `swift run ledger` makes this page; a test fails if
      it's stale, or if no scenario uses a line that it names. `vcsim explain NAME` says more, and why some isn't simulated.

      ## Callbacks

      | callback | versions | rules that send it |
      | --- | --- | ---: |

      """
    for callback in Callback.allCases {
      text += "| \(code(callback.selector)) | \(callback.modes.name) | \(callback.rules.count) |\n"
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
    case .leftOut: "not simulated"
    }
  }

  private static func code(_ text: String) -> String { "`" + text + "`" }
}
