import SimKit

/// `list`: scenarios, cases, tags.
enum ListCommand {
  static let json = Option.flag("json", "as JSON")

  static let form = CommandForm(
    command: .list, group: .files, operands: "[PATH…]", options: Selection.options + [json.form], run: run)

  private static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    let selection = try Selection(invocation)
    if invocation[json] {
      let cases = selection.cases.map { testCase in
        JSONObject([
          "name": testCase.name, "file": testCase.file, "mode": testCase.mode.name,
          "title": testCase.scenario.header.title,
          "tags": testCase.scenario.header.tags,
        ])
      }
      invocation.console.print(JSON.document(["format": "vcsim.list", "format_version": "1.0", "cases": cases]))
      return selection.code
    }
    for testCase in selection.cases {
      let header = testCase.scenario.header
      let tags = header.tags.isEmpty ? "" : "   [\(header.tags.joined(separator: ", "))]"
      invocation.console.print("\(testCase.name)   \(header.title ?? testCase.file)\(tags)\n")
    }
    return selection.code
  }
}
