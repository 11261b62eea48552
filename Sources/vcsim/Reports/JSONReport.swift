import SimKit

/// Results for other programs: one document, or one object a line.
///
/// `vcsim schema report` prints the schema. The format's version changes its first number when something is taken away
/// or means something else, its second when something is added.
struct JSONReport {
  static let format = "vcsim.report"
  static let version = "1.1"

  let results: Results

  var document: String {
    JSON.document([
      "format": Self.format, "format_version": Self.version, "cases": results.cases.map(object), "summary": summary,
    ])
  }

  var lines: String {
    JSON.head(Self.format, Self.version) + results.cases.map { JSON.line(["type": "case"] + object($0)) }.joined()
      + JSON.line(["type": "summary"] + summary)
  }

  private var summary: JSONObject {
    [
      "passed": results.passed, "failed": results.failed, "known_failures": results.count(.known),
      "experiments": results.count(.experiment), "not_run": results.notRun, "passed_over": results.passedOver,
    ]
  }

  private func object(_ reported: ReportedCase) -> JSONObject {
    [
      "name": reported.name, "file": reported.file, "line": reported.line, "mode": reported.mode,
      "result": reported.result.rawValue,
      "summary": reported.summary, "headline": reported.headline.isEmpty ? nil : reported.headline,
      "rules": reported.rules.map(\.rawValue), "relaxed_lines": reported.relaxedLines,
      "elapsed_ms": reported.milliseconds, "differences": reported.differences.map { object($0.step, line: $0.line) },
    ]
  }

  private func object(_ step: StepDifference, line: Int) -> JSONObject {
    let before: String? = if case .changed(let before) = step.presence { before } else { nil }
    return [
      "action": step.text, "expected_action": before, "line": line, "presence": step.presence.word,
      "lines": step.lines.map(object),
    ]
  }

  private func object(_ compared: ComparedLine) -> JSONObject {
    let (kind, own): (String, JSONObject) =
      switch compared.kind {
      case .same: ("same", [:])
      case .missing: ("missing", [:])
      case .unexpected: ("unexpected", [:])
      // So many lines later than expected, or earlier when negative.
      case .moved(let by): ("moved", ["by": by])
      // The values that are not the expected ones.
      case .changed(let before): ("changed", ["expected": before.text, "changes": compared.changes.map(object)])
      case .skipped(let count): ("skipped", ["count": count])
      case .nested(let depth): ("nested", ["expected_depth": depth])
      }
    let line = compared.line
    return own + ["kind": kind, "text": line.text, "depth": line.depth, "rule": line.rule?.rawValue]
  }

  private func object(_ change: FieldChange) -> JSONObject {
    ["key": change.key.name, "expected": change.expected?.text, "happened": change.happened?.text]
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
