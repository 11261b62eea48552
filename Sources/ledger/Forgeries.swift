import Evidence
import SimKit

/// Scenarios of records that hold, in which another action stands for the record's: none of them may hold.
///
/// For each line whose callbacks the record has, the line goes into a hook below another action, the app's code sends the
/// callbacks, and each other line of the grammar takes its place, with the controllers of the scenario. For the app's code, the
/// forgeries are those of `ForgedCode`.
struct Forgeries {
  /// Forgeries that hold: the record, and the line.
  private(set) var passed: [String] = []
  /// How many were judged, and how many of them have the published lines: only the action gives those away.
  private var count = 0
  private var alike = 0
  /// Records, and those of them for which a forgery has the published lines.
  private var records: Set<String> = []
  private var alikeRecords: Set<String> = []
  /// How many have the app's code in other calls, and their records.
  private var codeCount = 0
  private var codeRecords: Set<String> = []

  var words: String {
    ([
      "\(count) forgeries of \(records.count) records: \(alike), of \(alikeRecords.count) records, differ in the action alone",
      "\(codeCount) forgeries of the app's code, of \(codeRecords.count) records",
    ]
      + passed.map { "passed: " + $0 }).joined(separator: "\n")
  }

  init(_ files: EvidenceFiles) throws {
    let listed = Dictionary(files.records.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for (_, source) in files.scenarios {
      guard String(decoding: source.bytes, as: UTF8.self).contains("\nrecord ") else { continue }
      guard let (_, scenario) = try EvidenceFiles.parsed(source).first else { continue }
      for id in scenario.header.records {
        guard let record = listed[id], record.contradicted == nil else { continue }
        for mode in scenario.header.modes where record.versions?.contains(mode) ?? true {
          let genuine = Genuine(source, scenario, record, mode)
          try forge(record, genuine)
          forgeCode(record, genuine)
          break
        }
      }
    }
  }

  /// A run that has the record's lines.
  private struct Genuine {
    let source: Source
    let scenario: Scenario
    let mode: Mode
    let comparison: RecordComparison

    init(_ source: Source, _ scenario: Scenario, _ record: PublishedRecord, _ mode: Mode) {
      self.source = source
      self.scenario = scenario
      self.mode = mode
      comparison = RecordJudge(record, EvidenceRun(scenario, in: mode, name: "", records: [record])).compare()
    }

    var lines: [String] { source.texts }
  }

  private mutating func forge(_ record: PublishedRecord, _ genuine: Genuine) throws {
    let actions = StatedActions(record)
    guard !actions.isUnknown, record.isComparable, genuine.comparison.differences.isEmpty else { return }
    records.insert(record.id)
    let steps = genuine.comparison.steps ?? 0...(genuine.comparison.run.steps.count - 1)
    for step in steps {
      let trace = genuine.comparison.run.steps[step]
      guard let place = trace.statement, record.isSilence || !trace.lines.isEmpty else { continue }
      if genuine.comparison.steps == nil, !record.texts.contains(where: { trace.says($0) }) { continue }
      let statement = genuine.scenario.story[place]
      guard genuine.lines[statement.line - 1].hasPrefix(statement.text) else { continue }
      for (line, text) in Self.candidates(for: statement, trace, genuine) {
        if let calls = ActionKind.calls(line), actions.states(Set(calls)) { continue }
        guard let forged = Scenario.parse(Source(name: "forged", text: text)).scenario else { continue }
        let run = EvidenceRun(forged, in: genuine.mode, name: "forged", records: [record])
        let judged = JudgedRecord(record, [run], isRefuted: false)
        count += 1
        // The scenario may do the same once more, as the record states it.
        let told = run.steps.indices.filter { step in record.texts.contains { run.steps[step].says($0) } }
        let isOfForged = (judged.comparisons[0].steps.map { Array($0) } ?? told).contains { run.steps[$0].text == line }
        if judged.verdict.holds && isOfForged { passed.append("\(record.id): \(line)") }
        let differences = judged.comparisons[0].differences
        if !differences.isEmpty, differences.allSatisfy({ if case .action = $0 { true } else { false } }) {
          alike += 1
          alikeRecords.insert(record.id)
        }
      }
    }
  }

  private mutating func forgeCode(_ record: PublishedRecord, _ genuine: Genuine) {
    guard genuine.comparison.differences.isEmpty else { return }
    let forgeries = ForgedCode(record, genuine.source, genuine.scenario, genuine.comparison)
    for (line, text) in forgeries.candidates {
      guard let forged = Scenario.parse(Source(name: "forged", text: text)).scenario else { continue }
      let run = EvidenceRun(forged, in: genuine.mode, name: "forged", records: [record])
      if forgeries.isAlike(run) { continue }
      codeCount += 1
      codeRecords.insert(record.id)
      if RecordJudge(record, run).compare().differences.isEmpty { passed.append("\(record.id): \(line)") }
    }
  }

  // MARK: Candidates

  /// The forged lines, each with the whole text.
  private static func candidates(
    for statement: Statement, _ trace: TraceStep, _ genuine: Genuine
  ) -> [(line: String, text: String)] {
    func text(_ replacement: [String], declaring declarations: [String] = []) -> String {
      var lines = genuine.lines
      lines[statement.line - 1] = replacement.joined(separator: "\n")
      lines.insert(contentsOf: declarations, at: genuine.scenario.story[0].line - 1)
      return lines.joined(separator: "\n") + "\n"
    }
    let hooked = text(
      ["load forger"], declaring: ["controller forger", "when forger viewDidLoad", "  " + statement.text, ""])
    let sends = trace.lines.compactMap(\.message).map { message in
      "send \(message.callback.selector) to \(message.owner)"
        + (message.text.contains("animated=yes") ? " animated" : "")
    }
    let others = forms(for: statement, genuine.scenario).map { ($0, text([$0])) }
    return [("load forger", hooked), ("send", text(sends))] + others
  }

  /// Each line of the grammar with the controllers of the scenario, those of the statement first.
  private static func forms(for statement: Statement, _ scenario: Scenario) -> [String] {
    let words = statement.text.split(separator: " ").map(String.init)
    let named = words.filter { scenario.controller(named: $0) != nil }
    let others = scenario.controllers.map(\.name).filter { !named.contains($0) }
    let names = Array((named + others).prefix(3))
    var result: [String] = []
    for entry in Grammar.all where entry.section == .story {
      for syntax in entry.syntaxes where ActionKind.calls(syntax).map({ !$0.isEmpty }) ?? false {
        result += filled(syntax, names)
      }
    }
    return result
  }

  private static func filled(_ syntax: String, _ names: [String]) -> [String] {
    var lines = [""]
    // Options are left out, except "animated", which a trace line shows.
    let plain = syntax.replacing("[animated]", with: "animated").replacing(#/ ?\[[^\]]*\]/#, with: "")
      .replacing(" …", with: "").replacing("yes|no", with: "yes").replacing("WIDTHxHEIGHT", with: "320x400")
      .replacing("X Y WIDTH HEIGHT", with: "0 0 320 400").replacing("ORIENTATION", with: "landscapeLeft")
    for word in plain.split(separator: " ") {
      let values = word == "NAME" ? names : [String(word)]
      lines = lines.flatMap { line in
        values.filter { word != "NAME" || !line.split(separator: " ").contains(Substring($0)) }
          .map { line.isEmpty ? $0 : line + " " + $0 }
      }
    }
    return lines
  }
}
