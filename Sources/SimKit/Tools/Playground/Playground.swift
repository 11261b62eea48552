/// The requests of the page in which scenarios are written, and the answers: bytes in, bytes out.
///
/// A question is a line, its words separated by tabs, and below it the scenario. Places are offsets in bytes of the
/// scenario; a case is a version with a choice of the matrix, `ios5+animated=no`. Behind the words may stand the files that the
/// scenario can include, each as `file`, its name, and how many bytes it has; the bytes stand before the scenario, file by file.
///
///     look                  JSON: problems, colors, outline, cases, files that it includes
///     page CASE [CASE]      a line of JSON with the problems of the run and what its `expect` blocks come to, then the page of
///                           `ReportPage`
///     parts CASE [CASE]     the same with the parts of the page that follow from the run, an empty comment between them
///     mark CASE [CASE]      the same line of JSON alone
///     trace CASE            the trace, as `TraceText` writes it
///     complete OFFSET       JSON: what can be written there, and the bytes that it replaces
///     hover OFFSET          JSON: what the word is; null where there is nothing to say
///     format                the text in its canonical layout
///
/// An unknown request has an empty answer.
package struct Playground {
  private let source: Source
  private let files: [Source]

  /// The name of the scenario in names of cases, and the title of its page if it has none.
  private static let name = "scenario"
  /// More lines than a browser shows at once without making the reader wait.
  private static let mostRows = 10_000

  package static func answer(_ question: [UInt8]) -> [UInt8] {
    let end = question.firstIndex(of: UInt8(ascii: "\n")) ?? question.count
    var words = question[..<end].split(separator: UInt8(ascii: "\t")).map { String(decoding: $0, as: UTF8.self) }[...]
    guard let first = words.popFirst() else { return [] }
    var rest = question.dropFirst(end + 1)
    let own = words.prefix { $0 != "file" }
    words = words.dropFirst(own.count)
    var files: [Source] = []
    while words.count >= 3, words.removeFirst() == "file" {
      let name = words.removeFirst()
      guard let count = Int(words.removeFirst()), (0...rest.count).contains(count) else { return [] }
      files.append(Source(name: name, bytes: Array(rest.prefix(count))))
      rest = rest.dropFirst(count)
    }
    let playground = Playground(source: Source(name: Self.name, bytes: Array(rest)), files: files)
    return Array(playground.answer(first, Array(own)).utf8)
  }

  private var edited: EditedText { EditedText(source, including: loader) }

  /// Files are beside each other and have no folders.
  private var loader: IncludeLoader {
    { [files] path, _ throws(IncludeFault) in
      let name = path.split(separator: "/").last
      guard let file = files.first(where: { $0.name[...] == name }) else {
        throw IncludeFault(reason: "the playground has no file of this name; open it, or drop it on the page")
      }
      return file
    }
  }

  private func answer(_ question: String, _ words: [String]) -> String {
    switch question {
    case "look": look
    case "page": page(words) { $0.html }
    // No text of a scenario can hold a comment: its brackets are escaped.
    case "parts": page(words) { $0.parts.joined(separator: "<!---->") }
    case "mark": page(words) { _ in "" }
    case "trace": trace(words.first ?? "")
    case "complete": completions(at: offset(words))
    case "hover": hover(at: offset(words))
    case "format": Formatter.format(source)
    default: ""
    }
  }

  private func offset(_ words: [String]) -> Int {
    max(0, min(words.first.flatMap { Int($0) } ?? 0, source.bytes.count))
  }

  // MARK: The text

  private var look: String {
    let edited = edited
    return object { json in
      put(edited.problems(), to: &json)
      json.put("kinds", SemanticToken.Kind.allCases.map { $0.rawValue })
      json.list("tokens", edited.tokens) { json, token in
        json.put(token.range.lowerBound)
        json.put(token.range.upperBound)
        json.put(token.kind.number)
      }
      json.list("outline", edited.outline) { json, item in
        json.object { json in
          json.put("name", item.name)
          json.put("line", item.lines.lowerBound)
        }
      }
      json.put("cases", cases(of: edited))
      json.put("includes", edited.includedNames)
      json.list("modes", Mode.all) { json, mode in json.put([mode.name, mode.words]) }
    }
  }

  /// The cases that the scenario itself names.
  private func cases(of edited: EditedText) -> [String] {
    MatrixChoice.all(of: edited.draft.header.matrix).flatMap { choice in edited.modes.map { $0.name + choice.suffix } }
  }

  private func completions(at offset: Int) -> String {
    let edited = edited
    return object { json in
      put(edited.wordBegun(at: offset), to: &json)
      json.list("items", edited.completions(at: offset)) { json, one in json.put([one.text, one.detail]) }
    }
  }

  private func hover(at offset: Int) -> String {
    guard let hover = edited.hover(at: offset) else { return "null" }
    return object { json in
      put(hover.range, to: &json)
      json.put("text", hover.text)
    }
  }

  // MARK: Its runs

  private func parse(_ choice: MatrixChoice = .first) -> ParsedScenario {
    Scenario.parse(source, choosing: choice, including: loader)
  }

  /// A version and the scenario with a choice of its matrix; what is wrong with it, if it cannot be run. `parsed` is the first.
  private func read(
    _ name: String, _ parsed: ParsedScenario
  ) -> (mode: Mode, choice: MatrixChoice, parsed: ParsedScenario)? {
    let modeName = String(name.prefix { $0 != "+" })
    guard let mode = Mode(name: modeName) else { return nil }
    for choice in MatrixChoice.all(of: parsed.draft.header.matrix) where mode.name + choice.suffix == name {
      return (mode, choice, choice == .first ? parsed : parse(choice))
    }
    return (mode, .first, parsed)
  }

  private func trace(_ name: String) -> String {
    guard let (mode, _, parsed) = read(name, parse()), let scenario = parsed.scenario else { return "" }
    var simulator = Simulator(scenario, mode: mode)
    var sink = FilteredSink(TraceText(scenario), filter: scenario.header.filter)
    _ = simulator.run(into: &sink)
    sink.base.finish()
    return sink.base.buffer.text
  }

  private func page(_ names: [String], _ text: (ReportPage) -> String) -> String {
    let first = parse()
    var runs: [FollowedRun] = []
    var problems: [TextProblem] = []
    let modes = names.prefix(2).compactMap { read($0, first)?.0 }
    for name in names.prefix(2) {
      guard let (mode, choice, parsed) = read(name, first) else { continue }
      guard let scenario = parsed.scenario else {
        problems = parsed.diagnostics.map { TextProblem($0) }
        break
      }
      let run = FollowedRun(
        modes.count == 2 ? scenario.onOnePhone(of: modes) : scenario, mode: mode,
        caseName: Self.name + "@" + mode.name + choice.suffix)
      guard let fault = fault(of: run) else {
        runs.append(run)
        continue
      }
      let problem = TextProblem(Diagnostic(fault, in: source))
      if !problems.contains(problem) { problems.append(problem) }
    }
    let judged = problems.isEmpty ? runs.flatMap { run in run.judgedBlocks.map { (run, $0) } } : []
    let head = object { json in
      put(problems, to: &json)
      json.list("expected", judged) { put($1.0, $1.1, to: &$0) }
    }
    let shows = problems.isEmpty && !runs.isEmpty
    return head + "\n" + (shows ? text(ReportPage([ReportPage.Chapter(runs, source: source)])) : "")
  }

  private func fault(of run: FollowedRun) -> Fault? {
    if case .fault(let fault) = run.outcome { return fault }
    guard run.isTooLarge || run.rows.count > Self.mostRows else { return nil }
    return Fault(kind: .tooLargeToShow, line: source.lineCount)
  }

  // MARK: JSON

  private func object(_ members: (inout JSONWriter) -> Void) -> String {
    JSONWriter.text(.script) { $0.object(members) }
  }

  private func put(_ range: Range<Int>, to json: inout JSONWriter) {
    json.put("range", [range.lowerBound, range.upperBound])
  }

  /// A block with the lines that differ, each with its sign, its words and what is wrong with it.
  private func put(_ run: FollowedRun, _ judged: JudgedBlock, to json: inout JSONWriter) {
    json.object { json in
      json.put("version", run.mode.words)
      json.put("line", judged.block.line)
      json.put("last", max(judged.block.line, judged.block.lastLine))
      let difference = judged.difference
      json.put("at", difference.line)
      json.put("unmet", judged.fits ? [] : ReportExpectations.unmet(run))
      json.put("fits", judged.fits)
      json.list("lines", difference.lines) { json, line in
        var words = line.line.text
        if case .changed(let before) = line.kind { words = before.text + " → " + words }
        json.put([line.sign, words, line.reproach])
      }
    }
  }

  private func put(_ problems: [TextProblem], to json: inout JSONWriter) {
    json.list("problems", problems) { json, problem in
      json.object { json in
        json.put("severity", problem.severity.name)
        json.put("code", problem.code)
        json.put("line", source.line(at: problem.range.lowerBound))
        put(problem.range, to: &json)
        json.put("message", problem.message)
        json.list("fixes", problem.fixes) { json, fix in
          json.object { json in
            json.put("title", fix.title)
            put(fix.edit.range, to: &json)
            json.put("text", fix.edit.replacement)
          }
        }
      }
    }
  }
}
