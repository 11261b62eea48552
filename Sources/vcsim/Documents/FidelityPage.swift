import Evidence
import SimKit

/// `fidelity --format markdown`: what was predicted, and how each record compares, from the accounts that the ledger keeps.
enum FidelityPage {
  static var text: String {
    """
    # Fidelity

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

    \(totals)
    \(byVersion)
    \(byStanding)
    \(differing)
    """
  }

  // MARK: Totals

  private static func row(
    _ title: String, _ records: [PublishedRecord], _ verdicts: [RecordVerdict] = RecordVerdict.allCases
  ) -> String {
    let counts = verdicts.map { verdict in String(records.count { $0.result.verdict == verdict.rawValue }) }
    return "| \(title) | \(counts.joined(separator: " | ")) |\n"
  }

  private static func table(
    _ title: String, _ rows: [String], _ verdicts: [RecordVerdict] = RecordVerdict.allCases
  ) -> String {
    "| \(title) | \(verdicts.map(\.rawValue).joined(separator: " | ")) |\n"
      + "| --- |\(verdicts.map { _ in " ---: |" }.joined())\n" + rows.joined()
  }

  private static var counted: [PublishedRecord] { Records.all.filter { $0.trust != .peerTest } }

  private static var totals: String {
    let rows = PublishedRecord.Trust.allCases.map { trust in
      row(trust.rawValue, Records.all.filter { $0.trust == trust })
    }
    return "### Totals\n\n" + table("trust", rows + [row("all but peer-test", counted)])
  }

  private static var byVersion: String {
    // A record that no scenario expresses ran in no version.
    let verdicts = RecordVerdict.allCases.filter { $0 != .unsaid }
    let rows = Mode.all.map { mode in
      row("iOS \(mode.major)", counted.filter { $0.result.cases.contains { version(of: $0) == mode.name } }, verdicts)
    }
    return "### By version\n\nThe version that ran. A record that ran in several versions counts in each of them.\n\n"
      + table("version", rows, verdicts)
  }

  /// The version of a case such as `push@ios9+device=phone`.
  private static func version(of name: String) -> String? {
    name.split(separator: "@").last.map { String($0.prefix { $0 != "+" }) }
  }

  // MARK: Lines

  private static var byStanding: String {
    let lines = TextFiles.predictions.split(separator: "\n").dropFirst()
    return """
      ### By how a line was found

      For each of \(lines.first ?? "0") logs, lists and tests that have lines and a scenario, the
      standings of all rules are computed without the record's source; a rule that is left without records counts as inferred. A line
      holds if it's in the record, in order, with its values. The mechanisms have seen most of these records: a rule cites the records in
      its row, and no rule was made from the others. Few lines of records in no row are inferred: their rate says little.

      | standing | lines of records in a row | hold | lines of other records | hold |
      | --- | ---: | ---: | ---: | ---: |
      \(lines.dropFirst().joined(separator: "\n"))

      *Observed* and *disputed* are seen; *between* and *beyond* are carried over; *document*, *claimed*, and *inferred* are not seen.
      `vcsim fidelity --gaps` lists the pairs of rules that meet in a scenario or in a random story, and in no record that holds.

      """
  }

  // MARK: Records

  private static var differing: String {
    var text = "### Where they differ\n\n| record | iOS | trust | comparison |\n| --- | --- | --- | --- |\n"
    for record in Records.all where record.result.verdict == RecordVerdict.differs.rawValue {
      let name = record.address.map { "[\(record.id)](\($0))" } ?? record.id
      var parts = [record.result.cases.joined(separator: ", ")]
      if !record.result.omissions.isEmpty {
        parts.append("not simulated: " + record.result.omissions.joined(separator: ", "))
      }
      parts += record.result.differences
      let words = (parts.joined(separator: "; ") + (record.reason.map { ": " + $0 } ?? ""))
        .replacing("|", by: "\\|").replacing("<", by: "&lt;")
      text += "| \(name) | \(record.ios) | \(record.trust.rawValue) | \(words) |\n"
    }
    return text
  }
}
