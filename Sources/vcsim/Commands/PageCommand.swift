import SimKit

/// `page`: a page to step through, and pictures for documents.
enum PageCommand {
  enum Format: String, CaseIterable {
    case html
    case svg
    case mermaid

    /// The format by the ending of a file's name.
    init?(ending path: String) {
      switch path.split(separator: ".").last {
      case "svg": self = .svg
      case "mmd", "mermaid": self = .mermaid
      case _: return nil
      }
    }
  }

  static let format = Option<Format?>.choice("format", "FORMAT", "html, svg, mermaid; or by FILE")
  static let step = Option.number("step", "N", in: 1...100_000, "only the N-th action; not for html")

  static let form = CommandForm(
    command: .page, operands: .init("FILE…", needs: "a scenario"),
    options: [SharedOption.output.form, format.form, step.form, SharedOption.only.form, SharedOption.family.form],
    run: run)

  private static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    var sources: [(path: String, source: Source)] = []
    for path in invocation.operands { sources.append((path, try Files.read(path))) }
    let format = format(invocation)
    var pieces: [String]
    if let page = try drawing(of: sources, invocation) {
      pieces = page
    } else {
      if invocation[step] != nil, format == .html {
        throw .missingOperand("--format svg or mermaid", command: "page --step")
      }
      guard let chapters = try chapters(of: sources, invocation) else { return .invalid }
      pieces = try document(chapters, format, invocation)
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(pieces.reduce(0) { $0 + $1.utf8.count })
    for piece in pieces { bytes += piece.utf8 }
    // From here on, a long page is in memory once.
    pieces = []
    if let output = invocation[SharedOption.output] {
      switch format {
      case .html, .svg: try Files.replace(output, with: bytes)
      // Pages of others take these in, as a terminal would.
      case .mermaid: try Files.replace(output, with: TextGate.cleaned(bytes) ?? bytes)
      }
      if !invocation.console.isQuiet { invocation.console.print("wrote \(output)\n") }
    } else {
      DescriptorOutput.standard.write(bytes)
    }
    return .ok
  }

  private static func format(_ invocation: Invocation) -> Format {
    invocation[format] ?? invocation[SharedOption.output].flatMap(Format.init(ending:)) ?? .html
  }

  /// The page of logs and traces; nil for scenarios. What is chosen and drawn otherwise, is of runs.
  private static func drawing(
    of sources: [(path: String, source: Source)], _ invocation: Invocation
  ) throws(Problem) -> [String]? {
    var chapters: [StepPage.Chapter] = []
    var first: Problem?
    for (path, source) in sources {
      guard let other = try TraceContent(insteadOfScenario: source) else { continue }
      first = first ?? Problem.notAScenario(path, what: other.noun)
      chapters.append(StepPage.Chapter(title: Path.name(of: path), steps: try other.drawn(path, invocation.console)))
    }
    guard let first else { return nil }
    guard format(invocation) == .html, invocation[step] == nil, chapters.count == sources.count,
      invocation[SharedOption.only].isEmpty, invocation[SharedOption.family].isEmpty
    else { throw first }
    let page = StepPage(chapters)
    try requireRoom(for: page.lineCount, invocation)
    return page.pieces
  }

  /// The runs of each scenario; nil if a fault has been reported.
  private static func chapters(
    of sources: [(path: String, source: Source)], _ invocation: Invocation
  ) throws(Problem) -> [ReportPage.Chapter]? {
    var chapters: [ReportPage.Chapter] = []
    for (path, source) in sources {
      guard let cases = try Case.read(source, path, invocation), let first = cases.first else { return nil }
      try Case.tellStandardMode(of: cases, invocation)
      var runs: [FollowedRun] = []
      // Versions beside each other run on one phone, unless the scenario states a device.
      let modes = cases.map(\.mode)
      for testCase in cases {
        let isAlone = modes.allSatisfy { $0 == testCase.mode }
        let played = isAlone ? testCase : testCase.copy(playing: testCase.scenario.onOnePhone(of: modes))
        let recording = try RunCommand.record(played, invocation)
        if case .fault(let fault) = recording.outcome {
          invocation.console.report([Diagnostic(fault, in: testCase.source)], in: testCase.source)
          return nil
        }
        runs.append(recording)
      }
      chapters.append(ReportPage.Chapter(runs, source: first.source))
    }
    return chapters
  }

  /// A history plays the story in every version, which for a story of more actions takes longer than all else on the page.
  private static let mostActionsWithHistory = 50

  /// A page about one scenario has room for its history.
  private static func history(of chapters: [ReportPage.Chapter]) -> String {
    guard chapters.count == 1, let run = chapters[0].runs.first else { return "" }
    guard run.steps.count <= mostActionsWithHistory else { return History.elsewhere }
    return History(run.scenario).html
  }

  private static func document(
    _ chapters: [ReportPage.Chapter], _ format: Format, _ invocation: Invocation
  ) throws(Problem) -> [String] {
    let runs = chapters.flatMap(\.runs)
    let step = invocation[Self.step]
    if let step, let run = runs.first(where: { $0.steps.count < step }) {
      throw .badValue(String(step), option: "--step", legal: ["1 to \(run.steps.count)"])
    }
    switch format {
    case .html:
      // Two versions can be read side by side; more are for the asking.
      let pairs = chapters.map { ReportPage.Chapter(Array($0.runs.prefix(2)), source: $0.source) }
      let shown = invocation[Arguments.mode].isEmpty ? pairs : chapters
      let page = ReportPage(shown, history: history(of: chapters)) { Records.address(of: $0) }
      try requireRoom(for: page.lineCount, invocation)
      return page.pieces
    case .svg: return [LanesPicture(try single(runs, invocation), step: step).svg]
    case .mermaid:
      let text = SequenceDiagram.mermaid(try single(runs, invocation), step: step)
      if text.count > SequenceDiagram.mostMermaidCharacters {
        invocation.console.say(
          "warning: \(text.count) characters; Mermaid shows \(SequenceDiagram.mostMermaidCharacters) at most."
            + " --step N, --only and --family make it smaller")
      }
      return [text]
    }
  }

  /// A page takes some 600 bytes for each line.
  private static func requireRoom(for lines: Int, _ invocation: Invocation) throws(Problem) {
    guard lines > ReportPage.mostLines else { return }
    throw .pageTooLong(invocation.operands.joined(separator: " "), lines: lines, most: ReportPage.mostLines)
  }

  /// The one run that a picture is of.
  private static func single(_ runs: [FollowedRun], _ invocation: Invocation) throws(Problem) -> FollowedRun {
    guard runs.count == 1, let run = runs.first else {
      throw .severalCases(invocation.operands.joined(separator: " "), runs.map(\.caseName))
    }
    return run
  }
}
