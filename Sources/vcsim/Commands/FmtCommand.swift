import SimKit

/// `fmt`: the canonical layout.
enum FmtCommand {
  static let check = Option.flag("check", "write nothing; show what would change, and exit 1")

  static let form = CommandForm(
    command: .fmt, operands: "[PATH…]", options: [check.form, Selection.allowEmpty.form], run: run)

  private static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    var code = ExitCode.ok
    for (path, source) in try invocation.scenarios(&code) {
      try FileKind.checkScenario(source, path)
      let parsed = Scenario.parse(source, including: Includes.of(path))
      guard parsed.scenario != nil || parsed.isForIncluding else {
        invocation.console.report(parsed.diagnostics, in: source)
        code = code.joined(.invalid)
        continue
      }
      let text = Formatter.format(source)
      if path == "-", !invocation[check] {
        invocation.console.pass(text)
      } else if case let old = String(decoding: source.bytes, as: UTF8.self), text != old {
        if invocation[check] {
          invocation.console.print(invocation.console.patch(of: source.name, from: old, to: text))
          code = code.joined(.differs)
        } else {
          try Files.rewrite(path, with: Array(text.utf8))
          invocation.console.say("laid out \(path)")
        }
      }
    }
    return code
  }
}
