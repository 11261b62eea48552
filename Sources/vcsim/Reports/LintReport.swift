import SimKit

/// The findings of `lint`, in all forms of reports.
struct LintReport {
  /// A finding, or an error that keeps a file from being looked at.
  private struct Entry {
    let rule: String
    let level: String
    let diagnostic: Diagnostic
    let source: Source
    var isFixable = false

    var line: Int { max(1, diagnostic.line) }
    var column: Int { diagnostic.column(in: source) }
    var help: String { diagnostic.helps.first ?? "" }
  }

  /// Errors come first, whatever the levels say.
  private var entries: [Entry] { errors + findings }
  private var errors: [Entry] = []
  private var findings: [Entry] = []

  mutating func add(_ finding: LintFinding, _ level: LintRule.Level, in source: Source) {
    findings.append(
      Entry(
        rule: finding.rule.rawValue, level: level.name, diagnostic: finding.diagnostic(in: source), source: source,
        isFixable: finding.edit(in: source) != nil))
  }

  mutating func add(_ diagnostics: [Diagnostic], in source: Source) {
    errors += diagnostics.map { Entry(rule: "fault", level: "error", diagnostic: $0, source: source) }
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
    for entry in entries.dropFirst(shown) {
      text += entry.diagnostic.rendered(in: entry.source, style: style, severity: entry.level) + "\n"
    }
    let fixable = findings.count { $0.isFixable }
    var counts = findings.isEmpty ? [] : [findings.count.counted("finding")]
    if fixable > 0 { counts.append("\(fixable) of them fixed by --fix") }
    if !errors.isEmpty { counts.append(errors.count.counted("error")) }
    return text + (counts.isEmpty ? "nothing found" : counts.joined(separator: ", ")) + "\n"
  }

  // MARK: For programs

  private var json: String {
    JSON.document([
      "format": "vcsim.lint", "format_version": "1.0",
      "findings": entries.map { entry in
        JSONObject([
          "rule": entry.rule, "code": entry.diagnostic.code, "level": entry.level, "file": entry.source.name,
          "line": entry.line, "column": entry.column, "message": entry.diagnostic.message, "help": entry.help,
          "fixable": entry.isFixable,
        ])
      },
    ])
  }

  private var github: String {
    var text = ""
    for entry in entries.prefix(GitHubReport.limit) {
      text += GitHubReport.annotation(
        level: entry.level == "info" ? "notice" : entry.level, file: entry.source.name, line: entry.line,
        column: entry.column, title: "\(entry.rule) [\(entry.diagnostic.code)]",
        text: "\(entry.diagnostic.message)\n\(entry.help)")
    }
    let more = entries.count - GitHubReport.limit
    return more > 0 ? text + "::notice title=vcsim::\(more) more findings are in the log\n" : text
  }

  // MARK: SARIF 2.1.0

  private var sarif: String {
    let codes = Set(entries.map(\.diagnostic.code))
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
    let code = entry.diagnostic.code
    let place: JSONObject = [
      "artifactLocation": JSONObject(["uri": Address.encoded(GitHubReport.inWorkspace(entry.source.name))]),
      "region": JSONObject(["startLine": entry.line, "startColumn": entry.column]),
    ]
    // Made of what the line says, not of where it stands: a line added above changes nothing.
    let line = String(entry.source.text(ofLine: entry.line).unicodeScalars.prefix(500))
    return [
      "ruleId": code, "level": entry.level == "info" ? "note" : entry.level,
      "message": JSONObject(["text": entry.diagnostic.message + ". " + entry.help]),
      "locations": [JSONObject(["physicalLocation": place])],
      "partialFingerprints": JSONObject(["vcsim/v1": "\(code):\(entry.source.name):\(line)"]),
    ]
  }
}

/// A path as an address (RFC 3986).
enum Address {
  /// All but letters, digits, `-._~` and the slashes between names is encoded.
  static func encoded(_ path: String) -> String {
    var text = ""
    for byte in path.utf8 {
      if byte.isLetterOrDigit || "-._~/".utf8.contains(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return text
  }
}
