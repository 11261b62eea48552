import SimKit

/// `fmt`: the canonical layout.
enum FmtCommand {
  static let check = Option.flag("check", "write nothing; show what would change, and exit 1")

  static let form = CommandForm(
    command: .fmt, group: .files, summary: "format scenarios", operands: "[PATH…]",
    options: [check.form, Selection.allowEmpty.form],
    examples: [("vcsim fmt login.txt", "format it"), ("vcsim fmt --check Scenarios", "for CI")],
    exits: "0 formatted, 1 a file would change (--check), 2 invalid scenario, 4 no scenario.", run: run)

  private static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    var code = ExitCode.ok
    for (path, source) in try invocation.scenarios(&code) {
      let parsed = Scenario.parse(source, including: Includes.of(path))
      guard parsed.scenario != nil || parsed.isForIncluding else {
        invocation.console.report(parsed.diagnostics, in: source)
        code = code.joined(.invalid)
        continue
      }
      let text = Formatter.format(source)
      if path == "-" {
        invocation.console.pass(text)
      } else if case let old = String(decoding: source.bytes, as: UTF8.self), text != old {
        if invocation[check] {
          invocation.console.print(invocation.console.patch(of: path, from: old, to: text))
          code = code.joined(.differs)
        } else {
          try Files.replace(path, with: Array(text.utf8))
          invocation.console.say("laid out \(path)")
        }
      }
    }
    return code
  }
}

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
