import SimKit

/// A scenario as JSON: what was understood of it. `vcsim schema scenario` prints the schema.
struct ScenarioJSON {
  let scenario: Scenario
  let file: String
  let cases: [String]

  /// Writes it to standard output, piece by piece: a story may be long.
  func write() {
    let head: JSONObject = ["format": "vcsim.scenario", "format_version": "1.0", "file": file]
    let body: JSONObject = [
      "controllers": scenario.controllers.map(object), "hooks": scenario.hooks.map(object),
      "story": scenario.story.lazy.map(object),
      "asserts": scenario.asserts.map { JSONObject(["text": $0.text, "line": $0.line ?? 0]) }, "cases": cases,
    ]
    JSON.write(head + header + body, to: DescriptorOutput.standard.buffer, pretty: true, end: "\n")
  }

  private var header: JSONObject {
    let header = scenario.header
    return [
      "title": header.title, "tags": header.tags, "sources": header.sources, "records": header.records,
      "modes": header.modes.map(\.name), "device": header.device?.idiom.name, "screen": header.device?.screen.sides,
      "held": header.heldIn.name, "status_bar": header.showsStatusBar,
      "matrix": header.matrix.map { JSONObject(["name": $0.name, "values": $0.values]) },
      "known_failures": header.knownFailures.map(\.reason), "experiment": header.experiment,
      "lint_allow": header.allowedFindings.map(\.rawValue),
    ]
  }

  private func object(_ declaration: ControllerDeclaration) -> JSONObject {
    [
      "name": declaration.name, "line": declaration.line, "kind": declaration.kind.name,
      "content": scenario.content(of: declaration),
    ]
  }

  private func object(_ hook: Hook) -> JSONObject {
    [
      "receiver": hook.receiver.name(in: scenario), "callback": hook.callback.selector, "line": hook.line,
      "before_super": hook.beforeSuper, "once": hook.once, "actions": hook.actions.map(object),
    ]
  }

  private func object(_ statement: Statement) -> JSONObject {
    let isNote = if case .note = statement.content { true } else { false }
    return [
      "text": statement.text, "line": statement.line, "is_note": isNote,
      "without_waiting": statement.withoutWaiting, "expectations": statement.expectations.map(object),
    ]
  }

  private func object(_ block: ExpectBlock) -> JSONObject {
    [
      "line": block.line, "last_line": block.lastLine, "modes": block.modes?.name,
      "only": block.only?.map { scenario.name(of: $0) }, "lines": block.lines.flatMap(Self.texts),
    ]
  }

  private static func texts(_ line: ExpectedLine) -> [String] {
    switch line.content {
    case .line(let pattern): [pattern.text]
    case .anyLines: ["..."]
    case .not(let pattern): ["not " + pattern.text]
    case .anyOrder(let group): ["any order"] + group.flatMap(texts).map { "  " + $0 }
    }
  }
}

extension Scenario {
  /// The names of the controllers that a container has from the start.
  func content(of declaration: ControllerDeclaration) -> [String] { declaration.kind.content.map { name(of: $0) } }
}

extension Size {
  /// Width and height, as JSON has them.
  var sides: [Int] { [width, height] }
}
