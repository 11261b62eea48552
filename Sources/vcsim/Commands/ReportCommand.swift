import SimKit

/// `report`: a page to step through, and pictures for documents.
enum ReportCommand {
  enum Format: String, CaseIterable {
    case html
    case svg
    case mermaid
    case plantuml
    case markdown
  }

  static let form = CommandForm(
    name: "report", group: .understand, summary: "a page to step through, pictures for documents", operands: "FILE…",
    options: [
      OptionForm("output", short: "o", value: "FILE", "write to FILE instead of standard output"),
      OptionForm("format", value: "FORMAT", legal: Format.allCases.map(\.rawValue), "html, svg, mermaid, plantuml or markdown"),
      OptionForm("step", value: "N", "only the N-th action; not for html"),
      OptionForm("only", value: "NAME…", repeats: true, "only lines of these controllers"),
      OptionForm("family", value: "FAMILY…", repeats: true, "only these families"),
    ],
    examples: [
      ("vcsim report -o login.html login.txt", "a page; it holds all it needs"),
      ("vcsim report --mode ios5 --mode ios6 -o both.html example:memory", "two versions side by side"),
      ("vcsim report --format svg -o modal.svg example:modal", "a picture"),
      ("vcsim report --format mermaid --step 2 example:modal", "one action, for Markdown pages"),
    ],
    exits: "0 written, 2 invalid scenario, 66 no such file, 73 cannot create.",
    run: run)

  private static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    guard !invocation.operands.isEmpty else { throw Problem(.missingOperand("a scenario", command: "report")) }
    let format = invocation.last("format").flatMap { Format(rawValue: $0) } ?? .html
    let step = try invocation.number("step", in: 1...100_000)
    var text = ""
    for path in invocation.operands {
      guard let cases = try Case.read(path, invocation), let first = cases.first else { return .invalid }
      var runs: [Recording] = []
      for one in cases {
        let filter = try RunCommand.filter(one, invocation)
        let recording = Recording(one.scenario, mode: one.mode, caseName: one.name, filter: filter)
        if case .fault(let fault) = recording.outcome {
          invocation.console.report([Diagnostic(fault, in: one.source)], in: one.source)
          return .invalid
        }
        runs.append(recording)
      }
      let wanted = invocation.last("mode") == nil && format == .html ? Array(runs.prefix(2)) : runs
      text += try document(wanted, format, step, first.source, invocation.console, isFirst: text.isEmpty)
    }
    if format == .html || format == .svg, invocation.operands.count > 1 {
      throw Problem(.extraOperand(invocation.operands[1], command: "report --format \(format.rawValue)"))
    }
    if let output = invocation.last("output") {
      try Files.replace(output, with: Array(text.utf8))
    } else {
      invocation.console.print(text)
    }
    return .ok
  }

  private static func document(
    _ runs: [Recording], _ format: Format, _ step: Int?, _ source: Source, _ console: Console, isFirst: Bool
  ) throws(Problem) -> String {
    if let step, let run = runs.first, step > run.steps.count {
      throw Problem(.badValue(String(step), option: "--step", legal: ["1 to \(run.steps.count)"]))
    }
    switch format {
    case .html: return ReportPage(runs, source: source).html
    case .svg:
      guard runs.count == 1 else { throw Problem(.severalCases(source.name, runs.map(\.caseName))) }
      return LanesPicture(runs[0], step: step).svg
    case .mermaid:
      guard runs.count == 1 else { throw Problem(.severalCases(source.name, runs.map(\.caseName))) }
      let text = SequenceDiagram.mermaid(runs[0], step: step)
      if text.count > SequenceDiagram.mostMermaidCharacters {
        console.say(
          "warning: \(text.count) characters; Mermaid shows \(SequenceDiagram.mostMermaidCharacters) at most."
            + " --step N, --only and --family make it smaller")
      }
      return text
    case .plantuml: return runs.map { SequenceDiagram.plantUML($0, step: step) }.joined(separator: "\n")
    case .markdown:
      return (isFirst ? "" : "\n") + runs.map { MarkdownTable.text($0, step: step) }.joined(separator: "\n")
    }
  }
}
