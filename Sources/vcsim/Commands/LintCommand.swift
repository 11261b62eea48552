import SimKit

/// `lint`: likely mistakes in scenarios.
enum LintCommand {
  static let reports: [ReportKind] = [.human, .json, .github, .sarif]

  private static func level(_ name: String, _ help: String) -> Option<[String]> {
    .texts(name, "RULE", help) { LintRule.allCases.map(\.rawValue) + ["all"] }
  }

  static let fix = Option.flag("fix", "fix what has one fix; say if it changes the trace")
  static let deny = level("deny", "findings of the rule fail; all is every rule")
  static let warn = level("warn", "findings of the rule are warnings")
  static let allow = level("allow", "findings of the rule are not shown")
  static let report = ReportRequest.option(reports)

  static let form = CommandForm(
    command: .lint, operands: "[PATH…]",
    options: [fix.form, deny.form, warn.form, allow.form, report.form, Selection.allowEmpty.form], run: run)

  private static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    let requests = try ReportRequest.all(invocation, report, legal: reports)
    let levels = try levels(invocation)
    if invocation[fix], let path = invocation.operands.first(where: { $0 == "-" || $0.hasPrefix(Examples.prefix) }) {
      throw .missingOperand("a file, and '\(path)' is none", command: "lint --fix")
    }
    var found = LintReport()
    var code = ExitCode.ok
    let scenarios = try invocation.scenarios(&code)
    try ReportRequest.keepInputs(from: requests)
    for (path, source) in scenarios {
      try FileKind.checkScenario(source, path)
      var file = try Case.parse(source, path, invocation)
      guard file.diagnostics.isEmpty else {
        code = code.joined(.invalid)
        found.add(file.diagnostics, in: file.source)
        continue
      }
      var (findings, faults) = look(at: file, levels)
      if invocation[fix] {
        // Mending one thing may bring out the next.
        for _ in 0..<10 {
          let edits = findings.compactMap { $0.edit(in: file.source) }
          guard !edits.isEmpty else { break }
          try Files.rewrite(path, with: file.source.applying(edits))
          let changes = findings.contains { $0.changesTrace && $0.edit(in: file.source) != nil }
          invocation.console.say("\(path): \(edits.count) fixed" + (changes ? "; the trace changes" : ""))
          file = try Case.parse(Files.read(path), path, invocation)
          (findings, faults) = look(at: file, levels)
        }
      }
      if !faults.isEmpty { code = code.joined(.invalid) }
      found.add(faults, in: file.source)
      for finding in findings {
        let level = levels.level(of: finding.rule)
        found.add(finding, level, in: file.source)
        if level >= .warning { code = code.joined(.differs) }
      }
    }
    try ReportRequest.write(requests, invocation.console) { kind, toFile, isAnnotated in
      found.text(of: kind, invocation.console, toFile: toFile, isAnnotated: isAnnotated)
    }
    return code
  }

  private static func look(
    at file: ParsedFile, _ levels: [LintRule: LintRule.Level]
  ) -> (findings: [LintFinding], faults: [Diagnostic]) {
    let scenarios = file.cases.grouped(by: \.choice).map { $0[0].scenario }
    guard !scenarios.isEmpty else { return ([], []) }
    let (findings, faults) = Linter.look(at: file.source, scenarios)
    return (findings.filter { levels.level(of: $0.rule) > .allowed }, faults)
  }

  /// The configuration's levels, changed by the command line.
  private static func levels(_ invocation: Invocation) throws(Problem) -> [LintRule: LintRule.Level] {
    var levels = invocation.configuration.levels
    for (option, level) in [(warn, LintRule.Level.warning), (deny, .denied), (allow, .allowed)] {
      for word in invocation[option].flatMap({ $0.split(separator: ",").map(String.init) }) {
        guard let rules = LintRule.named(word) else {
          throw .badValue(word, option: "--" + option.form.name, legal: LintRule.allCases.map(\.rawValue) + ["all"])
        }
        for rule in rules { levels[rule] = level }
      }
    }
    return levels
  }
}
