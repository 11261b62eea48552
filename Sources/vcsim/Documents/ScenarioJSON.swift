import SimKit

/// A scenario as JSON: what was understood of it. `vcsim schema scenario` prints the schema.
struct ScenarioJSON {
  let scenario: Scenario
  let file: String
  let cases: [String]

  /// Writes it to standard output, piece by piece: a story may be long.
  func write() {
    var json = JSONWriter(.document, to: DescriptorOutput.standard.buffer)
    json.object { json in
      json.put("format", "vcsim.scenario")
      json.put("format_version", "1.0")
      json.put("file", file)
      put(scenario.header, to: &json)
      json.list("controllers", scenario.controllers) { put($1, to: &$0) }
      json.list("hooks", scenario.hooks) { put($1, to: &$0) }
      json.list("story", scenario.story) { put($1, to: &$0) }
      json.list("asserts", scenario.asserts) { json, item in
        json.object { json in
          json.put("text", item.text)
          json.put("line", item.line ?? 0)
        }
      }
      json.put("cases", cases)
    }
    json.endLine()
    json.buffer.flush()
  }

  private func put(_ header: Header, to json: inout JSONWriter) {
    json.put("title", header.title)
    json.put("tags", header.tags)
    json.put("sources", header.sources)
    json.put("records", header.records)
    json.put("modes", header.modes.map(\.name))
    json.put("device", header.device?.idiom.name)
    json.put("screen", header.device?.screen.sides)
    json.put("held", header.heldIn.name)
    json.put("status_bar", header.showsStatusBar)
    json.list("matrix", header.matrix) { json, item in
      json.object { json in
        json.put("name", item.name)
        json.put("values", item.values)
      }
    }
    json.put("known_failures", header.knownFailures.map(\.reason))
    json.put("experiment", header.experiment)
    json.put("lint_allow", header.allowedFindings.map(\.rawValue))
  }

  private func put(_ declaration: ControllerDeclaration, to json: inout JSONWriter) {
    json.object { json in
      json.put("name", declaration.name)
      json.put("line", declaration.line)
      json.put("kind", declaration.kind.name)
      json.put("content", scenario.content(of: declaration))
    }
  }

  private func put(_ hook: Hook, to json: inout JSONWriter) {
    json.object { json in
      json.put("receiver", hook.receiver.name(in: scenario))
      json.put("callback", hook.callback.selector)
      json.put("line", hook.line)
      json.put("before_super", hook.beforeSuper)
      json.put("once", hook.once)
      json.list("actions", hook.actions) { put($1, to: &$0) }
    }
  }

  private func put(_ statement: Statement, to json: inout JSONWriter) {
    let isNote = if case .note = statement.content { true } else { false }
    json.object { json in
      json.put("text", statement.text)
      json.put("line", statement.line)
      json.put("is_note", isNote)
      json.put("without_waiting", statement.withoutWaiting)
      json.list("expectations", statement.expectations) { put($1, to: &$0) }
    }
  }

  private func put(_ block: ExpectBlock, to json: inout JSONWriter) {
    json.object { json in
      json.put("line", block.line)
      json.put("last_line", block.lastLine)
      json.put("modes", block.modes?.name)
      json.put("only", block.only?.map { scenario.name(of: $0) })
      json.put("lines", block.lines.flatMap(Self.texts))
    }
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
