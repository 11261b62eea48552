import SimKit

/// `list`: scenarios, cases, tags.
enum ListCommand {
  enum Format: String, CaseIterable {
    case text, json
  }

  static let format = Option<Format?>.choice("format", "FORMAT", "text or json").formerly("json", "json")

  static let form = CommandForm(
    command: .list, operands: "[PATH…|example:]", options: Selection.options + [format.form], run: run)

  private static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    if invocation.operands == [Examples.prefix] { return try listExamples(invocation) }
    let selection = try Selection(invocation)
    list(selection.cases, invocation)
    return selection.code
  }

  /// The built-in scenarios. Those of lessons are named there.
  private static func listExamples(_ invocation: Invocation) throws(Problem) -> ExitCode {
    let filter = try CaseFilter(invocation)
    var cases: [Case] = []
    for example in Examples.all + Examples.ofDocuments {
      cases += try (Case.read(Examples.prefix + example.name, invocation) ?? []).filter(filter.contains)
    }
    if invocation[format] == .json {
      list(cases, invocation)
      return .ok
    }
    for example in cases.grouped(by: \.file).compactMap(\.first) {
      invocation.console.print(Columns.row(example.file, example.scenario.header.title ?? "", 44))
    }
    invocation.console.say("'vcsim new --from \(Examples.prefix)\(Examples.all[0].name) NAME' writes one into a file")
    invocation.console.say("'vcsim learn' has more: each lesson's scenarios are examples too")
    return .ok
  }

  private static func list(_ cases: [Case], _ invocation: Invocation) {
    if invocation[format] == .json {
      let cases = cases.map { testCase in
        JSONObject([
          "name": testCase.name, "file": testCase.file, "mode": testCase.mode.name,
          "title": testCase.scenario.header.title, "tags": testCase.scenario.header.tags,
        ])
      }
      invocation.console.print(JSON.document(["format": "vcsim.list", "format_version": "1.0", "cases": cases]))
      return
    }
    for testCase in cases {
      let header = testCase.scenario.header
      let tags = header.tags.isEmpty ? "" : "   [\(header.tags.joined(separator: ", "))]"
      invocation.console.print("\(testCase.name)   \(header.title ?? testCase.file)\(tags)\n")
    }
  }
}
