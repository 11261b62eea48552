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
    text += count == 0 ? "nothing found" : "\(count) finding\(count == 1 ? "" : "s")"
    if fixable > 0 { text += ", \(fixable) of them fixed by --fix" }
    if !faults.isEmpty { text += ", \(faults.count) error\(faults.count == 1 ? "" : "s")" }
    return text + "\n"
  }

  // MARK: For programs

  private struct Entry {
    var rule: String
    var code: String
    var level: String
    var file: String
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
        rule: "fault", code: fault.diagnostic.code, level: "error", file: fault.source.name,
        line: max(1, fault.diagnostic.line), column: fault.diagnostic.column(in: fault.source),
        message: fault.diagnostic.message, help: fault.diagnostic.helps.first ?? "", fixable: false)
    }
      + findings.map { one in
        Entry(
          rule: one.finding.rule.rawValue, code: one.finding.rule.code, level: one.level.name, file: one.source.name,
          line: one.finding.line, column: one.finding.column(in: one.source), message: one.finding.message,
          help: one.finding.help, fixable: one.finding.fix != nil)
      }
  }

  private var json: String {
    JSON.document { json in
      json.put(format: "vcsim.lint")
      json.list("findings") { list in
        for entry in entries {
          list.object { json in
            json.put("rule", entry.rule)
            json.put("code", entry.code)
            json.put("level", entry.level)
            json.put("file", entry.file)
            json.put("line", entry.line)
            json.put("column", entry.column)
            json.put("message", entry.message)
            json.put("help", entry.help)
            json.put("fixable", entry.fixable)
          }
        }
      }
    }
  }

  private var github: String {
    let entries = entries
    var text = ""
    for entry in entries.prefix(GitHubReport.limit) {
      let level = entry.level == "error" ? "error" : entry.level == "warning" ? "warning" : "notice"
      text += GitHubReport.annotation(
        level: level, file: entry.file, line: entry.line, column: entry.column, title: "\(entry.rule) [\(entry.code)]",
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
    let sources = Dictionary((faults.map(\.source) + findings.map(\.source)).map { ($0.name, $0) }) { first, _ in first
    }
    func result(_ entry: Entry, _ json: inout JSONWriter) {
      json.put("ruleId", entry.code)
      json.put("level", entry.level == "info" ? "note" : entry.level)
      json.object("message") { $0.put("text", entry.message + ". " + entry.help) }
      json.list("locations") {
        $0.object {
          $0.object("physicalLocation") {
            $0.object("artifactLocation") { $0.put("uri", Address.encoded(GitHubReport.inWorkspace(entry.file))) }
            $0.object("region") {
              $0.put("startLine", entry.line)
              $0.put("startColumn", entry.column)
            }
          }
        }
      }
      // Made of what the line says, not of where it stands: a line added above changes nothing.
      let line = String((sources[entry.file]?.text(ofLine: entry.line) ?? "").unicodeScalars.prefix(500))
      json.object("partialFingerprints") { $0.put("vcsim/v1", "\(entry.code):\(entry.file):\(line)") }
    }
    return JSON.document { json in
      json.put("version", "2.1.0")
      json.list("runs") {
        $0.object { run in
          run.object("tool") {
            $0.object("driver") { driver in
              driver.put("name", "vcsim")
              driver.put("version", Version.name)
              driver.list("rules") { list in
                for page in ProblemPages.all where codes.contains(page.code) {
                  list.object { rule in
                    rule.put("id", page.code)
                    rule.put("name", page.title)
                    rule.object("shortDescription") { $0.put("text", page.title) }
                    rule.object("fullDescription") { $0.put("text", page.explanation) }
                  }
                }
              }
            }
          }
          run.put("columnKind", "unicodeCodePoints")
          run.list("results") { for entry in entries { $0.object { result(entry, &$0) } } }
        }
      }
    }
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
