import SimKit

/// `fidelity`: which published records the scenarios reproduce. Every claim is made by running them.
enum FidelityCommand {
  static let form = CommandForm(
    name: "fidelity", group: .understand, summary: "which published records the scenarios reproduce",
    operands: "[PATH…]",
    options: [OptionForm("check", value: "FILE", "exit 1 if FILE is not this page")],
    examples: [
      ("vcsim fidelity Scenarios > docs/fidelity.md", "make the page"),
      ("vcsim fidelity --check docs/fidelity.md Scenarios", "for CI"),
    ],
    exits: "0 shown, 1 the page is stale, 2 invalid scenario.", run: run)

  /// What became of a record.
  enum Standing {
    /// By these cases; `isExact` if repeats were not collapsed.
    case reproduced([String], isExact: Bool)
    case differs([String], reason: String)
    case contradicted(by: String, judgement: String)
    case unsaid(String)
    case missing
  }

  private static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    let paths = invocation.operands.isEmpty ? ["Scenarios"] : invocation.operands
    let search = try ScenarioSearch(paths)
    let records = try RecordList.read(search.candidates.map(\.path).filter { $0.hasSuffix(".records") })
    guard !records.isEmpty else {
      throw Problem(
        .nothingChosen(
          "no record was found in \(paths.joined(separator: ", "))",
          helps: ["records are listed in files that end in .records"]))
    }
    var cases: [String: [(name: String, verdict: Verdict)]] = [:]
    var known: Set<String> = []
    if let problem = search.problems.first { throw problem }
    var traces = StoredTraces(search)
    for candidate in search.candidates {
      guard let source = try candidate.read() else { continue }
      var file = try Case.parse(source, candidate.path, invocation)
      guard file.diagnostics.isEmpty else {
        invocation.console.report(file.diagnostics, in: source)
        return .invalid
      }
      file.find(&traces)
      for one in file.cases where !one.scenario.header.records.isEmpty {
        let verdict = one.judge()
        for record in one.scenario.header.records {
          known.insert(record)
          cases[record, default: []].append((one.name, verdict))
        }
      }
    }
    let standings = records.map { record in (record, standing(of: record, cases[record.id] ?? [])) }
    let page = FidelityPage(standings: standings, unlisted: known.subtracting(records.map(\.id)).sorted()).text
    guard let path = invocation.last("check") else {
      invocation.console.print(page)
      return .ok
    }
    if try Files.read(path).bytes == Array(page.utf8) { return .ok }
    invocation.console.print("\(path) is stale: 'vcsim fidelity \(paths.joined(separator: " ")) > \(path)' renews it\n")
    return .differs
  }

  private static func standing(of record: PublishedRecord, _ cases: [(name: String, verdict: Verdict)]) -> Standing {
    if let (by, judgement) = record.contradicted { return .contradicted(by: by, judgement: judgement) }
    guard !cases.isEmpty else { return record.unsaid.map { .unsaid($0) } ?? .missing }
    let names = cases.map(\.name)
    if let failing = cases.first(where: { !$0.verdict.passed || $0.verdict.knownFailure != nil }) {
      return .differs(names, reason: failing.verdict.knownFailure ?? "the check fails")
    }
    let isExact = !cases.contains { $0.verdict.one.scenario.header.comparison.collapsesRepeats }
    return .reproduced(names, isExact: isExact)
  }
}

/// A published record as the `.records` files list it.
struct PublishedRecord {
  let id: String
  var ios = ""
  var trust = ""
  var source = ""
  var unsaid: String?
  var contradicted: (by: String, judgement: String)?
}

/// Reads the lists of records.
enum RecordList {
  static func read(_ paths: [String]) throws(Problem) -> [PublishedRecord] {
    var records: [PublishedRecord] = []
    for path in paths { try read(path, into: &records) }
    return records
  }

  private static func read(_ file: String, into records: inout [PublishedRecord]) throws(Problem) {
    let source = try Files.read(file)
    for number in 1...max(1, source.lineCount) {
      let line = source.text(ofLine: number)
      if line.isEmpty || line.hasPrefix("#") { continue }
      let words = line.split(separator: " ", maxSplits: line.hasPrefix(" ") ? 1 : 1).map(String.init)
      let value = words.count > 1 ? words[1] : ""
      let text = value.hasPrefix("\"") ? String(value.dropFirst().dropLast()) : value
      switch words[0] {
      case "record": records.append(PublishedRecord(id: value))
      case "ios" where !records.isEmpty: records[records.count - 1].ios = value
      case "trust" where !records.isEmpty: records[records.count - 1].trust = value
      case "source" where !records.isEmpty: records[records.count - 1].source = text
      case "unsaid" where !records.isEmpty: records[records.count - 1].unsaid = text
      case "contradicted" where !records.isEmpty:
        let parts = value.split(separator: " ", maxSplits: 1).map(String.init)
        let judgement = parts.count > 1 ? String(parts[1].dropFirst().dropLast()) : ""
        records[records.count - 1].contradicted = (parts.first ?? "", judgement)
      default:
        throw Problem(.unreadable(file, reason: "line \(number) is no line of a list of records"))
      }
    }
  }
}
