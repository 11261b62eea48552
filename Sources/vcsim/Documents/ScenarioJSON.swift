import SimKit

/// A scenario as JSON: what was understood of it. `vcsim schema scenario` prints the schema.
struct ScenarioJSON {
  private typealias Writer = JSONWriter

  private let scenario: Scenario
  private let file: String
  private let cases: [String]

  init(_ scenario: Scenario, file: String, cases: [String]) {
    self.scenario = scenario
    self.file = file
    self.cases = cases
  }

  /// Writes it to standard output, piece by piece: a story may be long.
  func write() {
    var writer = Writer(to: DescriptorOutput.standard.buffer, pretty: true)
    writer.object { json in
      json.put(format: "vcsim.scenario")
      json.put("file", file)
      write(scenario.header, to: &json)
      json.list("controllers") { list in
        for declaration in scenario.controllers {
          list.object { json in
            json.put("name", declaration.name)
            json.put("line", declaration.line)
            json.put("kind", declaration.kind.name)
            json.list("content", declaration.kind.content.map { scenario.name(of: $0) })
          }
        }
      }
      json.list("hooks") { list in
        for hook in scenario.hooks {
          list.object { json in
            json.put("receiver", hook.receiver.name(in: scenario))
            json.put("callback", hook.callback.selector)
            json.put("line", hook.line)
            json.put("before_super", hook.beforeSuper)
            json.put("once", hook.once)
            json.list("actions") { for action in hook.actions { $0.object { write(action, to: &$0) } } }
          }
        }
      }
      json.list("story") { for statement in scenario.story { $0.object { write(statement, to: &$0) } } }
      json.list("asserts") { list in
        for assert in scenario.asserts {
          list.object { json in
            json.put("text", assert.text)
            json.put("line", assert.line ?? 0)
          }
        }
      }
      json.list("cases", cases)
    }
    _ = writer.finish()
  }

  private func write(_ header: Header, to json: inout Writer) {
    if let title = header.title { json.put("title", title) }
    json.list("tags", header.tags)
    json.list("sources", header.sources)
    json.list("records", header.records)
    json.list("modes", header.modes.map(\.name))
    if let device = header.device {
      json.put("device", device.idiom.name)
      json.list("screen", numbers: [device.screen.width, device.screen.height])
    }
    json.put("held", header.heldIn.name)
    json.put("status_bar", header.showsStatusBar)
    json.list("matrix") { list in
      for dimension in header.matrix {
        list.object { json in
          json.put("name", dimension.name)
          json.list("values", dimension.values)
        }
      }
    }
    json.list("known_failures", header.knownFailures.map(\.reason))
    if let question = header.experiment { json.put("experiment", question) }
    json.list("lint_allow", header.allowedFindings.map(\.rawValue))
  }

  private func write(_ statement: Statement, to json: inout Writer) {
    json.put("text", statement.text)
    json.put("line", statement.line)
    if case .note = statement.content { json.put("is_note", true) } else { json.put("is_note", false) }
    json.put("without_waiting", statement.withoutWaiting)
    json.list("expectations") { list in
      for block in statement.expectations {
        list.object { json in
          json.put("line", block.line)
          json.put("last_line", block.lastLine)
          if let modes = block.modes { json.put("modes", modes.name) }
          if let only = block.only { json.list("only", only.map { scenario.name(of: $0) }) }
          json.list("lines", block.lines.flatMap(Self.texts))
        }
      }
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
