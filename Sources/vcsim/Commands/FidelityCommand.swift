import SimKit

/// `fidelity`: how far the program agrees with what has been published. It shows what the project's ledger has found.
enum FidelityCommand {
  static let gaps = Option.flag("gaps", "pairs of rules that no record shows")
  enum Format: String, CaseIterable {
    case text, json, markdown
  }

  static let format = Option<Format?>.choice("format", "FORMAT", "text; json, with all rules; or markdown, a page")
    .formerly("json", "json")

  static let form = CommandForm(
    command: .fidelity, operands: .init("[add [SCENARIO] LOG…]") { [FidelityAddition.word] },
    options: [gaps.form, format.form, FidelityAddition.to.form],
    apart: [
      ("--format json", "which has each record and each rule", ["--gaps"]),
      ("--format markdown", "which is one page", ["--gaps"]),
    ], run: run)

  private static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    if let word = invocation.operands.first {
      guard word == FidelityAddition.word else { throw .extraOperand(word, command: "fidelity") }
      return try FidelityAddition.run(invocation)
    }
    if invocation[FidelityAddition.to] != nil { throw .missingOperand("'add' and a log", command: "fidelity --to") }
    let text =
      switch invocation[format] ?? .text {
      case .json: FidelityJSON.text
      case .markdown: FidelityPage.text
      case .text: invocation[gaps] ? gapList : summary
      }
    invocation.console.print(text)
    return .ok
  }

  private static var summary: String {
    var text = "Predicted before it was seen\n"
    for row in FirstTries.rows {
      let result = "\(Columns.pad(row.right, 11))of \(row.total)"
      text += Columns.row("  " + result, (row.isPart ? "  " : "") + row.predicted, 28)
    }
    let verdicts = Records.all.filter { $0.trust != .peerTest }.map(\.result.verdict).grouped { $0 }
    text += "\nAgreement with the published records that the rules were made from\n"
    for same in verdicts.sorted(by: { $0.count > $1.count }) {
      text += "  \(Columns.pad(same[0], 28))\(same.count)\n"
    }
    return text
      + "\n'vcsim explain rules' and 'vcsim explain records' list all; 'vcsim explain NAME'\n"
      + "shows one; 'vcsim fidelity --format markdown' is the page of all comparisons.\n"
  }

  private static var gapList: String {
    let lines = TextFiles.gaps.split(separator: "\n").dropFirst()
    var text =
      "\(lines.first ?? "0") pairs of rules meet in an action of the project's scenarios, or of a random story, and in no "
      + "record that holds."
    text += "\nThe most frequent, in scenarios and in random stories, with a case:\n"
    for line in lines.dropFirst() {
      let words = line.split(separator: " ").map(String.init)
      guard words.count == 6, words[0] != "experiment" else { continue }
      let modes = words[4].split(separator: ",")
      let versions = modes.count > 3 ? "\(modes[0]) … \(modes[modes.count - 1])" : modes.joined(separator: ", ")
      text +=
        "  \(Columns.pad(words[0], 6))\(Columns.pad(words[1], 6))\(words[2]) + \(words[3])   \(versions)   \(words[5])\n"
    }
    let experiments = lines.filter { $0.hasPrefix("experiment ") }
    text += "\nExperiments that a device could settle, with the pairs that each would show:\n"
    for line in experiments {
      let words = line.split(separator: " ", maxSplits: 3)
      guard words.count == 4 else { continue }
      text += "  \(Columns.pad(String(words[1]), 6))\(words[2])   \(words[3])\n"
    }
    return text
  }
}

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
