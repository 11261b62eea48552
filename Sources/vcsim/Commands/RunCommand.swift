import SimKit

/// `run`: replays scenarios and prints their traces.
enum RunCommand {
  enum View: String, CaseIterable {
    case plain
    /// The table of what each callback saw.
    case bounds
    /// A column for each controller.
    case lanes
    /// The trace with the hierarchy after each action.
    case tree
  }

  enum Spelling: String, CaseIterable {
    case objc, swift
  }

  static let geometry = Option.flag("geometry", "bounds, frame, orientation; empty, stale or final")
  static let why = Option.flag("why", "the rule behind each line, and where it was seen")
  static let properties = Option.flag("properties", "isBeingPresented, isMovingToParent… where yes")
  static let values = Option.texts("values", "VALUE,…", "window, safeAreaInsets, … of each controller") {
    FieldKey.ofPlace.map(\.name)
  }
  static let view = Option<View?>.choice("view", "VIEW", "plain, bounds (the table), lanes or tree")
  static let spelling = Option<Spelling?>.choice("spelling", "LANGUAGE", "objc or swift")
  static let watch = Option.flag("watch", "run again whenever a file changes")

  static let form = CommandForm(
    command: .run, operands: "FILE…",
    options: [
      SharedOption.only.form, SharedOption.family.form, geometry.form, why.form, properties.form, values.form,
      view.form, SharedOption.format.form,
      spelling.form, SharedOption.invariants.form, watch.form, SharedOption.output.form,
    ],
    apart: [View.bounds, .lanes, .tree].map {
      (
        "--view \($0.rawValue)", "which draws the run",
        ["--format jsonl", "--why", "--properties", "--values", "--spelling"]
      )
    } + [("--format jsonl", "which has the selectors as Objective-C spells them", ["--spelling swift"])], run: run)

  private static func run(_ invocation: Invocation) throws(Problem) -> ExitCode {
    try invocation[watch] ? Watch.run(invocation, { $0.operands }, runOnce) : runOnce(invocation)
  }

  private static func runOnce(_ invocation: Invocation) throws(Problem) -> ExitCode {
    guard !invocation.operands.isEmpty else {
      if System.isTerminal(0) {
        invocation.console.print(form.help(isWhole: false))
        return .usage
      }
      throw .missingOperand("a scenario; '-' reads standard input", command: "run")
    }
    var output = RunOutput(invocation)
    var code = ExitCode.ok
    let isJSON = invocation[SharedOption.format] == .jsonl
    if isJSON { output.write(JSON.head("vcsim.events", TraceJSON.formatVersion)) }
    var isFirst = true
    var hasPlayed = false
    for path in invocation.operands {
      do throws(Problem) {
        let source = try Files.read(path)
        if let other = try TraceContent(insteadOfScenario: source) {
          output.write(try lanes(of: other, path, invocation, output))
          hasPlayed = true
          continue
        }
        guard let cases = try Case.read(source, path, invocation) else {
          code = code.joined(.invalid)
          continue
        }
        try Case.tellStandardMode(of: cases, invocation)
        let severalCases = invocation.operands.count * cases.count > 1
        for testCase in cases {
          if severalCases, !isJSON { output.write((isFirst ? "" : "\n") + "# \(testCase.name)\n") }
          isFirst = false
          defer {
            let broken = testCase.brokenAsserts.map { testCase.text(of: $0) }
            let violations =
              invocation[SharedOption.invariants] ? testCase.violations.map { testCase.text(of: $0) } : []
            for text in broken + violations { invocation.console.say(text) }
            if !broken.isEmpty { code = code.joined(.differs) }
            if !violations.isEmpty { code = code.joined(.violated) }
          }
          let view = invocation[view] ?? .plain
          let outcome =
            view == .plain ? try play(testCase, invocation, &output) : try show(testCase, view, invocation, &output)
          hasPlayed = true
          code = code.joined(exitCode(outcome, testCase, invocation))
        }
      } catch {
        // The other files run although one cannot be read.
        invocation.console.report(error)
        code = code.joined(error.exitCode)
      }
    }
    // A file keeps what it holds if nothing was played.
    if let file = output.file, hasPlayed {
      // A file that can't be written hides no result.
      code = code.joined(
        invocation.console.code { () throws(Problem) in try Files.replace(file, with: output.collected) })
    }
    if let text = output.grounds.text { invocation.console.say(text) }
    return code
  }

  /// A log or a trace, which cannot run, in columns.
  private static func lanes(
    of content: TraceContent, _ path: String, _ invocation: Invocation, _ output: RunOutput
  ) throws(Problem) -> String {
    guard invocation[view] == .lanes, invocation[SharedOption.only].isEmpty, invocation[SharedOption.family].isEmpty
    else {
      throw .notAScenario(path, what: content.noun)
    }
    return StepLanes(try content.drawn(path, invocation.console), style: output.style, width: output.width).text
  }

  /// The run with the state of the app at each line.
  static func record(_ testCase: Case, _ invocation: Invocation) throws(Problem) -> FollowedRun {
    let filter = try ChosenLines.filter(testCase, invocation)
    let recording = FollowedRun(testCase.scenario, mode: testCase.mode, caseName: testCase.name, filter: filter)
    if recording.isTooLarge { throw .tooLarge(testCase.name, reason: Fault.tooLarge) }
    return recording
  }

  /// In columns, or with the hierarchy after each action.
  private static func show(
    _ testCase: Case, _ view: View, _ invocation: Invocation, _ output: inout RunOutput
  ) throws(Problem) -> Outcome {
    let recording = try record(testCase, invocation)
    var tally = RuleTally()
    for row in recording.rows { tally.count(row.event) }
    output.grounds.add(tally, in: testCase.mode)
    let (style, width) = (output.style, output.width)
    let lanes = LanesText(recording, style: style, showsBounds: invocation[geometry], width: width)
    let text =
      switch view {
      case .plain, .lanes: lanes.text
      case .tree: lanes.textWithTrees
      case .bounds: BoundsTable.all(of: recording).map { $0.text(style: style, width: width) }.joined(separator: "\n")
      }
    output.write(text.isEmpty ? "No callback of a controller is shown.\n" : text)
    return recording.outcome
  }

  private static func exitCode(_ outcome: Outcome, _ testCase: Case, _ invocation: Invocation) -> ExitCode {
    switch outcome {
    case .finished: return .ok
    case .threw: return testCase.scenario.expectsException(in: testCase.mode) ? .ok : .threw
    case .fault(let fault):
      invocation.console.report([Diagnostic(fault, in: testCase.source)], in: testCase.source)
      return .invalid
    }
  }

  private static func play(
    _ testCase: Case, _ invocation: Invocation, _ output: inout RunOutput
  ) throws(Problem) -> Outcome {
    let filter = try ChosenLines.filter(testCase, invocation)
    var testCase = testCase
    testCase.scenario.header.show(try ChosenLines.named(by: values, invocation, among: FieldKey.ofPlace, \.name))
    var simulator = Simulator(testCase.scenario, mode: testCase.mode)
    let outcome: Outcome
    if invocation[SharedOption.format] == .jsonl {
      var writer = TraceJSON(testCase.scenario, caseName: testCase.name, to: output.buffer)
      writer.begin(file: testCase.file, mode: testCase.mode)
      var sink = FilteredSink(TallySink(writer), filter: filter)
      outcome = simulator.run(into: &sink)
      sink.base.base.end(outcome, sink.base.tally, in: testCase.mode)
      output.take(sink.base.base.buffer, sink.base.tally, in: testCase.mode)
      return outcome
    }
    var options = TraceTextOptions()
    options.geometry = invocation[geometry]
    options.why = invocation[why] ? testCase.mode : nil
    options.properties = invocation[properties]
    options.spelling = invocation[spelling] == .swift ? .swift : .objc
    options.style = output.style
    let text = TraceText(testCase.scenario, options: options, to: output.buffer)
    if options.geometry {
      var sink = FilteredSink(TallySink(JudgingSink(text)), filter: filter)
      outcome = simulator.run(into: &sink)
      sink.base.base.finish()
      output.take(sink.base.base.text.buffer, sink.base.tally, in: testCase.mode)
    } else {
      var sink = FilteredSink(TallySink(text), filter: filter)
      outcome = simulator.run(into: &sink)
      sink.base.base.finish()
      output.take(sink.base.base.buffer, sink.base.tally, in: testCase.mode)
    }
    return outcome
  }
}

/// The output of runs, on standard output or into a file, and the standings of its lines.
private struct RunOutput {
  private let console: Console
  /// Nil for standard output.
  let file: String?
  private(set) var collected: [UInt8] = []
  var grounds = Grounds()

  init(_ invocation: Invocation) {
    console = invocation.console
    file = invocation[SharedOption.output]
  }

  var style: TraceStyle { file == nil ? console.traceStyle : TraceStyle() }
  var width: Int? { file == nil ? console.width : nil }
  var buffer: ByteBuffer { file == nil ? DescriptorOutput.standard.buffer : ByteBuffer() }

  mutating func write(_ text: String) {
    if file == nil { console.print(text) } else { collected += text.utf8 }
  }

  /// Takes what is left in a buffer.
  mutating func take(_ buffer: ByteBuffer, _ tally: RuleTally, in mode: Mode) {
    collected += buffer.bytes
    grounds.add(tally, in: mode)
  }
}
