import SimKit

/// `fidelity`: which published records the scenarios reproduce. Every claim is made by running them.
enum FidelityCommand {
  static let check = Option.text("check", "FILE", "exit 1 if FILE is not this page")

  static let json = Option.flag("json", "the same facts for other programs")

  static let form = CommandForm(
    command: .fidelity, group: .understand, summary: "which published records the scenarios reproduce",
    operands: "[PATH…]",
    options: [check.form, json.form],
    examples: [
      ("vcsim fidelity Scenarios > docs/fidelity.md", "make the page"),
      ("vcsim fidelity --check docs/fidelity.md Scenarios", "for CI"),
      ("vcsim fidelity --json Scenarios", "each record and each rule as JSON"),
    ],
    exits: "0 shown, 1 the page is stale, 2 invalid scenario.", run: run)

  private static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    let paths = invocation.operands.isEmpty ? ["Scenarios"] : invocation.operands
    let search = try ScenarioSearch(paths)
    let records = try Records.read(search.candidates.map(\.path).filter { $0.hasSuffix(".records") })
    guard !records.isEmpty else {
      throw Problem(
        .nothingChosen(
          "no record was found in \(paths.joined(separator: ", "))",
          helps: ["records are listed in files that end in .records"]))
    }
    var cases: [String: [(Case, Verdict)]] = [:]
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
          cases[record, default: []].append((one, verdict))
        }
      }
    }
    let standings = records.map { record in
      RecordStanding(record: record, standing: Standing(of: record, cases[record.id] ?? []))
    }
    let unlisted = known.subtracting(records.map(\.id)).sorted()
    if invocation[json] {
      invocation.console.print(FidelityJSON(standings: standings, unlisted: unlisted).text)
      return .ok
    }
    let page = FidelityPage(standings: standings, unlisted: unlisted).text
    guard let path = invocation[check] else {
      invocation.console.print(page)
      return .ok
    }
    if try Files.read(path).bytes == Array(page.utf8) { return .ok }
    invocation.console.print(
      "\(path) is stale: 'vcsim fidelity \(paths.joined(separator: " ")) > \(path)' renews it\n")
    return .differs
  }
}
