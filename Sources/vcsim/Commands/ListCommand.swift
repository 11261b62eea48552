import SimKit

/// `list`: scenarios, cases, tags.
enum ListCommand {
  static let json = Option.flag("json", "as JSON")

  static let form = CommandForm(
    command: .list, group: .files, summary: "cases with titles and tags", operands: "[PATH…]",
    options: Selection.options + [json.form],
    examples: [
      ("vcsim list --tag rotation", "what there is about rotation"), ("vcsim list --json", "for other programs"),
    ],
    exits: "0 listed, 2 invalid scenario, 4 no case matches.", run: run)

  private static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    let selection = try Selection(invocation)
    if invocation[json] {
      let cases = selection.cases.map { one in
        JSONObject([
          "name": one.name, "file": one.file, "mode": one.mode.name, "title": one.scenario.header.title,
          "tags": one.scenario.header.tags,
        ])
      }
      invocation.console.print(JSON.document(["format": "vcsim.list", "format_version": "1.0", "cases": cases]))
      return selection.code
    }
    for one in selection.cases {
      let header = one.scenario.header
      let tags = header.tags.isEmpty ? "" : "   [\(header.tags.joined(separator: ", "))]"
      invocation.console.print("\(one.name)   \(header.title ?? one.file)\(tags)\n")
    }
    return selection.code
  }
}
