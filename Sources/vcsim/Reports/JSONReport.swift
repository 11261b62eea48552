import SimKit

/// Results for other programs: one document, or one object a line.
///
/// `vcsim schema report` prints the schema. The format's version changes its first number when something is taken away
/// or means something else, its second when something is added.
struct JSONReport {
  static let format = "vcsim.report"
  static let version = "1.0"

  private let results: Results

  init(_ results: Results) { self.results = results }

  var document: String {
    JSON.document { json in
      json.put(format: Self.format, Self.version)
      json.list("cases") { for one in results.cases { $0.object { write(one, to: &$0) } } }
      json.object("summary", write)
    }
  }

  var lines: String {
    var text = JSON.head(Self.format, Self.version)
    for one in results.cases {
      text += JSON.line { json in
        json.put("type", "case")
        write(one, to: &json)
      }
    }
    return text
      + JSON.line { json in
        json.put("type", "summary")
        write(to: &json)
      }
  }

  private typealias Writer = JSONWriter

  private func write(to json: inout Writer) {
    json.put("passed", results.passed)
    json.put("failed", results.failed)
    json.put("known_failures", results.count(.known))
    json.put("experiments", results.count(.experiment))
    json.put("not_run", results.notRun)
    json.put("passed_over", results.passedOver)
  }

  private func write(_ one: ReportedCase, to json: inout Writer) {
    json.put("name", one.name)
    json.put("file", one.file)
    json.put("line", one.line)
    if let mode = one.mode { json.put("mode", mode) }
    json.put("result", one.result.rawValue)
    json.put("summary", one.summary)
    json.list("rules", one.rules.map(\.rawValue))
    json.put("relaxed_lines", one.relaxedLines)
    if let milliseconds = one.milliseconds { json.put("elapsed_ms", milliseconds) }
    json.list("differences") { list in
      for (step, line) in one.differences {
        list.object { json in
          json.put("action", step.text)
          if case .changed(let before) = step.presence { json.put("expected_action", before) }
          json.put("line", line)
          json.put("presence", step.presence.word)
          json.list("lines") { for line in step.lines { $0.object { write(line, to: &$0) } } }
        }
      }
    }
  }

  private func write(_ compared: ComparedLine, to json: inout Writer) {
    let kind: String
    switch compared.kind {
    case .same: kind = "same"
    case .missing: kind = "missing"
    case .unexpected: kind = "unexpected"
    case .moved(let by):
      kind = "moved"
      // So many lines later than expected, or earlier when negative.
      json.put("by", by)
    case .changed(let before):
      kind = "changed"
      json.put("expected", before.text)
      // The values that are not the expected ones.
      json.list("changes") { list in
        for change in compared.changes {
          list.object { json in
            json.put("key", change.key.name)
            if let expected = change.expected { json.put("expected", expected.text) }
            if let happened = change.happened { json.put("happened", happened.text) }
          }
        }
      }
    case .skipped(let count):
      kind = "skipped"
      json.put("count", count)
    case .nested(let depth):
      kind = "nested"
      json.put("expected_depth", depth)
    }
    json.put("kind", kind)
    json.put("text", compared.line.text)
    json.put("depth", compared.line.depth)
    if let rule = compared.line.rule { json.put("rule", rule.rawValue) }
  }
}

extension StepDifference.Presence {
  /// The position of the action, as reports have it.
  fileprivate var word: String {
    switch self {
    case .both: "both"
    case .onlyExpected: "expected"
    case .onlyActual: "happened"
    case .changed: "changed"
    }
  }
}
