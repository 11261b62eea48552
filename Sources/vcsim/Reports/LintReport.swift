import SimKit

/// What `lint` found, in the forms that it can be written in.
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

  mutating func add(_ file: ParsedFile) {
    faults += file.diagnostics.map { ($0, file.source) }
  }

  func text(of kind: ReportKind, _ console: Console, toFile: Bool) -> String {
    switch kind {
    case .json: json
    case .github: github
    case .sarif: sarif
    default: human(toFile ? Diagnostic.Style() : console.outputStyle)
    }
  }

  private func human(_ style: Diagnostic.Style) -> String {
    var text = ""
    for fault in faults { text += fault.diagnostic.rendered(in: fault.source, style: style) + "\n" }
    for one in findings { text += one.finding.rendered(in: one.source, level: one.level, style: style) + "\n" }
    let count = findings.count
    let fixable = findings.count { $0.finding.fix != nil }
    text += count == 0 ? "nothing found" : "\(count) finding\(count == 1 ? "" : "s")"
    if fixable > 0 { text += ", \(fixable) of them mended by --fix" }
    if !faults.isEmpty { text += ", \(faults.count) fault\(faults.count == 1 ? "" : "s")" }
    return text + "\n"
  }

  // MARK: For programs

  private struct Document: Encodable {
    var format = "vcsim.lint"
    var formatVersion = "1.0"
    var findings: [Entry]
  }

  private struct Entry: Encodable {
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

  private var json: String { JSON.text(Document(findings: entries), pretty: true) + "\n" }

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

  private struct Log: Encodable {
    var version = "2.1.0"
    var runs: [Run]
  }

  private struct Run: Encodable {
    var tool: ToolDescription
    var columnKind = "unicodeCodePoints"
    var results: [Result]
  }

  private struct ToolDescription: Encodable { var driver: Driver }

  private struct Driver: Encodable {
    var name = "vcsim"
    var version = Tool.version
    var rules: [RuleDescription]
  }

  private struct RuleDescription: Encodable {
    var id: String
    var name: String
    var shortDescription: Message
    var fullDescription: Message
  }

  private struct Message: Encodable { var text: String }

  private struct Result: Encodable {
    var ruleId: String
    var level: String
    var message: Message
    var locations: [Location]
    var partialFingerprints: [String: String]
  }

  private struct Location: Encodable { var physicalLocation: PhysicalLocation }
  private struct PhysicalLocation: Encodable {
    var artifactLocation: Artifact
    var region: Region
  }
  private struct Artifact: Encodable { var uri: String }
  private struct Region: Encodable {
    var startLine: Int
    var startColumn: Int
  }

  private var sarif: String {
    let entries = entries
    let codes = Set(entries.map(\.code))
    let rules = ExplainCommand.pages.filter { codes.contains($0.code) }.map { page in
      RuleDescription(
        id: page.code, name: page.title, shortDescription: Message(text: page.title),
        fullDescription: Message(text: page.explanation))
    }
    let sources = Dictionary((faults.map(\.source) + findings.map(\.source)).map { ($0.name, $0) }) { first, _ in first }
    let results = entries.map { entry in
      // Made of what the line says, not of where it stands: a line added above changes nothing.
      let line = sources[entry.file]?.text(ofLine: entry.line) ?? ""
      return Result(
        ruleId: entry.code, level: entry.level == "info" ? "note" : entry.level,
        message: Message(text: entry.message + ". " + entry.help),
        locations: [
          Location(
            physicalLocation: PhysicalLocation(
              artifactLocation: Artifact(uri: entry.file),
              region: Region(startLine: entry.line, startColumn: entry.column)))
        ],
        partialFingerprints: ["vcsim/v1": "\(entry.code):\(entry.file):\(line)"])
    }
    let log = Log(runs: [Run(tool: ToolDescription(driver: Driver(rules: rules)), results: results)])
    return JSON.text(log, pretty: true, keys: .asTheyAre) + "\n"
  }
}
