import Foundation
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

  private struct Head: Encodable {
    var type = "version"
    var format = JSONReport.format
    var formatVersion = JSONReport.version
  }

  private struct Document: Encodable {
    var format = JSONReport.format
    var formatVersion = JSONReport.version
    var cases: [Case]
    var summary: Summary
  }

  private struct Case: Encodable {
    var type: String?
    var name: String
    var file: String
    var line: Int
    var mode: String?
    var result: ReportedCase.Result
    var summary: String
    var rules: [String]
    var relaxedLines: Int
    var elapsedMs: Double?
    var differences: [Difference]
  }

  private struct Difference: Encodable {
    var action: String
    var line: Int
    var presence: String
    var lines: [Line]
  }

  private struct Change: Encodable {
    var key: String
    var expected: String?
    var happened: String?
  }

  private struct Line: Encodable {
    var kind: String
    var text: String
    var depth: Int
    /// For `changed` what was expected instead.
    var expected: String?
    /// For `changed` the values that are not the expected ones.
    var changes: [Change]?
    /// For `moved`: so many lines later than expected, or earlier when negative.
    var by: Int?
    /// For `nested`: how deep it was expected.
    var expectedDepth: Int?
    var rule: String?
  }

  private struct Summary: Encodable {
    var type: String?
    var passed: Int
    var failed: Int
    var knownFailures: Int
    var notRun: Int
  }

  var document: String {
    let document = Document(cases: results.cases.map { encode($0, type: nil) }, summary: summary(type: nil))
    return JSON.text(document, pretty: true) + "\n"
  }

  var lines: String {
    var text = JSON.text(Head()) + "\n"
    for one in results.cases { text += JSON.text(encode(one, type: "case")) + "\n" }
    return text + JSON.text(summary(type: "summary")) + "\n"
  }

  private func summary(type: String?) -> Summary {
    Summary(
      type: type, passed: results.passed, failed: results.failed, knownFailures: results.count(.known),
      notRun: results.notRun)
  }

  private func encode(_ one: ReportedCase, type: String?) -> Case {
    Case(
      type: type, name: one.name, file: one.file, line: one.line, mode: one.mode, result: one.result,
      summary: one.summary, rules: one.rules.map(\.rawValue), relaxedLines: one.relaxedLines,
      elapsedMs: one.milliseconds, differences: one.differences.map { encode($0.step, line: $0.line) })
  }

  private func encode(_ step: StepDifference, line: Int) -> Difference {
    let presence =
      switch step.presence {
      case .both: "both"
      case .onlyExpected: "expected"
      case .onlyActual: "happened"
      }
    return Difference(action: step.text, line: line, presence: presence, lines: step.lines.map(encode))
  }

  private func encode(_ compared: ComparedLine) -> Line {
    var line = Line(
      kind: "same", text: compared.line.text, depth: compared.line.depth, rule: compared.line.rule?.rawValue)
    switch compared.kind {
    case .same: break
    case .missing: line.kind = "missing"
    case .unexpected: line.kind = "unexpected"
    case .moved(let by):
      line.kind = "moved"
      line.by = by
    case .changed(let before):
      line.kind = "changed"
      line.expected = before.text
      line.changes = compared.changes.map {
        Change(key: $0.key.name, expected: $0.expected?.text, happened: $0.happened?.text)
      }
    case .nested(let depth):
      line.kind = "nested"
      line.expectedDepth = depth
    }
    return line
  }
}

/// JSON as vcsim writes it: keys sorted, the same bytes every time.
enum JSON {
  enum Keys {
    case withUnderscores
    /// As a foreign format has them.
    case asTheyAre
  }

  static func text(_ value: some Encodable, pretty: Bool = false, keys: Keys = .withUnderscores) -> String {
    let encoder = JSONEncoder()
    switch keys {
    case .withUnderscores: encoder.keyEncodingStrategy = .convertToSnakeCase
    case .asTheyAre: break
    }
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if pretty { encoder.outputFormatting.insert(.prettyPrinted) }
    guard let data = try? encoder.encode(value) else { return "null" }
    return String(decoding: data, as: UTF8.self)
  }
}
