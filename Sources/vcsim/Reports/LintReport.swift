import SimKit

/// The findings of `lint`, in all forms of reports.
struct LintReport {
  struct Finding {
    var finding: LintFinding
    var level: LintRule.Level
    var source: Source
  }

  private(set) var findings: [Finding] = []
  /// Faults that keep a file from being looked at.
  private(set) var faults: [(diagnostic: Diagnostic, source: Source)] = []

  mutating func add(_ new: [(finding: LintFinding, level: LintRule.Level)], _ source: Source) {
    findings += new.map { Finding(finding: $0.finding, level: $0.level, source: source) }
  }

  mutating func add(_ diagnostics: [Diagnostic], in source: Source) {
    faults += diagnostics.map { ($0, source) }
  }

  /// `isAnnotated`: GitHub's log prints the annotations as well, so the report for people has only what they lack.
  func text(of kind: ReportKind, _ console: Console, toFile: Bool, isAnnotated: Bool) -> String {
    switch kind {
    case .json: json
    case .github: github
    case .sarif: sarif
    default: human(toFile ? Diagnostic.Style() : console.outputStyle, without: isAnnotated ? GitHubReport.limit : 0)
    }
  }

  private func human(_ style: Diagnostic.Style, without shown: Int) -> String {
    var text = ""
    for fault in faults.dropFirst(shown) { text += fault.diagnostic.rendered(in: fault.source, style: style) + "\n" }
    for one in findings.dropFirst(max(0, shown - faults.count)) {
      text += one.finding.rendered(in: one.source, level: one.level, style: style) + "\n"
    }
    let count = findings.count
    let fixable = findings.count { $0.finding.fix != nil }
    text += count == 0 ? "nothing found" : Columns.count(count, "finding")
    if fixable > 0 { text += ", \(fixable) of them fixed by --fix" }
    if !faults.isEmpty { text += ", \(Columns.count(faults.count, "error"))" }
    return text + "\n"
  }

  // MARK: For programs

  private struct Entry {
    var rule: String
    var code: String
    var level: String
    var source: Source
    var line: Int
    var column: Int
    var message: String
    var help: String
    var fixable: Bool
  }

  /// Faults come first: they are errors whatever the levels say.
  private var entries: [Entry] {
    faults.map { fault in
      Entry(
        rule: "fault", code: fault.diagnostic.code, level: "error", source: fault.source,
        line: max(1, fault.diagnostic.line), column: fault.diagnostic.column(in: fault.source),
        message: fault.diagnostic.message, help: fault.diagnostic.helps.first ?? "", fixable: false)
    }
      + findings.map { one in
        Entry(
          rule: one.finding.rule.rawValue, code: one.finding.rule.code, level: one.level.name, source: one.source,
          line: one.finding.line, column: one.finding.column(in: one.source), message: one.finding.message,
          help: one.finding.help, fixable: one.finding.fix != nil)
      }
  }

  private var json: String {
    JSON.document([
      "format": "vcsim.lint", "format_version": "1.0",
      "findings": entries.map { entry in
        JSONObject([
          "rule": entry.rule, "code": entry.code, "level": entry.level, "file": entry.source.name, "line": entry.line,
          "column": entry.column, "message": entry.message, "help": entry.help, "fixable": entry.fixable,
        ])
      },
    ])
  }

  private var github: String {
    let entries = entries
    var text = ""
    for entry in entries.prefix(GitHubReport.limit) {
      let level = entry.level == "error" ? "error" : entry.level == "warning" ? "warning" : "notice"
      text += GitHubReport.annotation(
        level: level, file: entry.source.name, line: entry.line, column: entry.column,
        title: "\(entry.rule) [\(entry.code)]",
        text: "\(entry.message)\n\(entry.help)")
    }
    if entries.count > GitHubReport.limit {
      text += "::notice title=vcsim::\(entries.count - GitHubReport.limit) more findings are in the log\n"
    }
    return text
  }

  // MARK: SARIF 2.1.0

  private var sarif: String {
    let entries = entries
    let codes = Set(entries.map(\.code))
    let rules = DiagnosticPage.all.filter { codes.contains($0.code) }.map { page in
      JSONObject([
        "id": page.code, "name": page.title, "shortDescription": JSONObject(["text": page.title]),
        "fullDescription": JSONObject(["text": page.explanation]),
      ])
    }
    let driver: JSONObject = ["name": "vcsim", "version": Version.name, "rules": rules]
    let run: JSONObject = [
      "tool": JSONObject(["driver": driver]), "columnKind": "unicodeCodePoints", "results": entries.map(result),
    ]
    return JSON.document(["version": "2.1.0", "runs": [run]])
  }

  private func result(_ entry: Entry) -> JSONObject {
    let place: JSONObject = [
      "artifactLocation": JSONObject(["uri": Address.encoded(GitHubReport.inWorkspace(entry.source.name))]),
      "region": JSONObject(["startLine": entry.line, "startColumn": entry.column]),
    ]
    // Made of what the line says, not of where it stands: a line added above changes nothing.
    let line = String(entry.source.text(ofLine: entry.line).unicodeScalars.prefix(500))
    return [
      "ruleId": entry.code, "level": entry.level == "info" ? "note" : entry.level,
      "message": JSONObject(["text": entry.message + ". " + entry.help]),
      "locations": [JSONObject(["physicalLocation": place])],
      "partialFingerprints": JSONObject(["vcsim/v1": "\(entry.code):\(entry.source.name):\(line)"]),
    ]
  }
}

/// A path as an address (RFC 3986).
enum Address {
  /// All but letters, digits, `-._~` and the slashes between names is encoded.
  static func encoded(_ path: String) -> String {
    var text = ""
    for byte in path.utf8 {
      switch byte {
      case 48...57, 65...90, 97...122, UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"),
        UInt8(ascii: "/"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default: text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return text
  }
}
