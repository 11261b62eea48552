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
  private var output = ByteBuffer()

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
    var playground = Playground(source: Source(name: Self.name, bytes: Array(rest)), files: files)
    playground.answer(first, Array(own))
    return playground.output.bytes
  }

  private init(source: Source, files: [Source]) {
    self.source = source
    self.files = files
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

  private mutating func answer(_ question: String, _ words: [String]) {
    switch question {
    case "look": look()
    case "page": page(words) { $0.html }
    // No text of a scenario can hold a comment: its brackets are escaped.
    case "parts": page(words) { $0.parts.joined(separator: "<!---->") }
    case "mark": page(words) { _ in "" }
    case "trace": trace(words.first ?? "")
    case "complete": complete(at: offset(words))
    case "hover": hover(at: offset(words))
    case "format": output.put(text: Formatter.format(source))
    default: break
    }
  }

  private func offset(_ words: [String]) -> Int {
    max(0, min(words.first.flatMap { Int($0) } ?? 0, source.bytes.count))
  }

  // MARK: The text

  private mutating func look() {
    let edited = edited
    output.put("{\"problems\":")
    put(edited.problems)
    output.put(",\"kinds\":")
    put(SemanticToken.Kind.allCases) { $0.put("\"" + $1.name + "\"") }
    output.put(",\"tokens\":")
    put(edited.tokens) { playground, token in
      playground.put(token.range)
      playground.put("," + String(token.kind.rawValue))
    }
    output.put(",\"outline\":")
    put(edited.outline) { playground, item in
      playground.put("{\"name\":" + MarkupText.json(item.name) + ",\"line\":" + String(item.lines.lowerBound) + "}")
    }
    output.put(",\"cases\":")
    put(cases(of: edited)) { $0.put(MarkupText.json($1)) }
    output.put(",\"includes\":")
    put(edited.includedNames) { $0.put(MarkupText.json($1)) }
    output.put(",\"modes\":")
    put(Mode.all) { $0.put("[\"" + $1.name + "\",\"" + $1.words + "\"]") }
    output.put("}")
  }

  /// The cases that the scenario itself names.
  private func cases(of edited: EditedText) -> [String] {
    MatrixChoice.all(of: edited.draft.header.matrix).flatMap { choice in edited.modes.map { $0.name + choice.suffix } }
  }

  private mutating func complete(at offset: Int) {
    let edited = edited
    output.put("{\"range\":[")
    put(edited.wordBegun(at: offset))
    output.put("],\"items\":")
    put(edited.completions(at: offset)) { playground, one in
      playground.put("[" + MarkupText.json(one.text) + "," + MarkupText.json(one.detail) + "]")
    }
    output.put("}")
  }

  private mutating func hover(at offset: Int) {
    guard let hover = edited.hover(at: offset) else { return output.put("null") }
    output.put("{\"range\":[")
    put(hover.range)
    output.put(text: "],\"text\":" + MarkupText.json(hover.text) + "}")
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
    guard let mode = Mode.all.first(where: { $0.name == modeName }) else { return nil }
    for choice in MatrixChoice.all(of: parsed.draft.header.matrix) where mode.name + choice.suffix == name {
      return (mode, choice, choice == .first ? parsed : parse(choice))
    }
    return (mode, .first, parsed)
  }

  private mutating func trace(_ name: String) {
    guard let (mode, _, parsed) = read(name, parse()), let scenario = parsed.scenario else { return }
    var simulator = Simulator(scenario, mode: mode)
    var sink = FilteredSink(TraceText(scenario), filter: scenario.header.filter)
    _ = simulator.run(into: &sink)
    sink.base.finish()
    output.put(sink.base.buffer.bytes)
  }

  private mutating func page(_ names: [String], _ text: (ReportPage) -> String) {
    let first = parse()
    var runs: [Recording] = []
    var problems: [TextProblem] = []
    for name in names.prefix(2) {
      guard let (mode, choice, parsed) = read(name, first) else { continue }
      guard let scenario = parsed.scenario else {
        problems = parsed.diagnostics.map { TextProblem($0) }
        break
      }
      let run = Recording(scenario, mode: mode, caseName: Self.name + "@" + mode.name + choice.suffix)
      guard let fault = fault(of: run) else {
        runs.append(run)
        continue
      }
      let problem = TextProblem(Diagnostic(fault, in: source))
      if !problems.contains(problem) { problems.append(problem) }
    }
    output.put("{\"problems\":")
    put(problems)
    output.put(",\"expected\":")
    let judged = problems.isEmpty ? runs.flatMap { run in run.judgedBlocks.map { (run, $0) } } : []
    put(judged) { $0.put($1.0, $1.1) }
    output.put("}\n")
    guard problems.isEmpty, !runs.isEmpty else { return }
    output.put(text: text(ReportPage([ReportPage.Chapter(runs, source: source)])))
  }

  /// Why a run cannot be shown.
  private func fault(of run: Recording) -> Fault? {
    if case .fault(let fault) = run.outcome { return fault }
    guard run.isTooLarge || run.rows.count > Self.mostRows else { return nil }
    return Fault(kind: .tooLargeToShow, line: source.lineCount)
  }

  // MARK: JSON

  private mutating func put(_ text: String) { output.put(text: text) }

  private mutating func put(_ range: Range<Int>) {
    output.put(range.lowerBound)
    output.put(byte: UInt8(ascii: ","))
    output.put(range.upperBound)
  }

  private mutating func put<Element>(_ list: [Element], _ one: (inout Playground, Element) -> Void) {
    output.put(byte: UInt8(ascii: "["))
    for (place, element) in list.enumerated() {
      if place > 0 { output.put(byte: UInt8(ascii: ",")) }
      one(&self, element)
    }
    output.put(byte: UInt8(ascii: "]"))
  }

  /// A block with the lines that differ, each with its sign, its words and what is wrong with it.
  private mutating func put(_ run: Recording, _ judged: JudgedBlock) {
    put("{\"version\":" + MarkupText.json(run.mode.words) + ",\"line\":" + String(judged.block.line))
    put(
      ",\"last\":" + String(max(judged.block.line, judged.block.lastLine)) + ",\"at\":" + String(judged.line)
        + ",\"unmet\":")
    put(judged.fits ? [] : ReportExpectations.unmet(run)) { $0.output.put($1) }
    put(",\"fits\":" + (judged.fits ? "true" : "false") + ",\"lines\":")
    put(judged.difference ?? []) { playground, line in
      var words = line.line.text
      if case .changed(let before) = line.kind { words = before.text + " → " + words }
      playground.put(
        "[" + MarkupText.json(line.sign) + "," + MarkupText.json(words) + "," + MarkupText.json(line.reproach) + "]")
    }
    put("}")
  }

  private mutating func put(_ problems: [TextProblem]) {
    put(problems) { playground, problem in
      let severity =
        switch problem.severity {
        case .error: "error"
        case .warning: "warning"
        }
      playground.put(
        "{\"severity\":\"" + severity + "\",\"code\":\"" + problem.code + "\",\"line\":"
          + String(playground.source.line(at: problem.range.lowerBound)) + ",\"range\":[")
      playground.put(problem.range)
      playground.put("],\"message\":" + MarkupText.json(problem.message) + ",\"fixes\":")
      playground.put(problem.fixes) { playground, fix in
        playground.put("{\"title\":" + MarkupText.json(fix.title) + ",\"range\":[")
        playground.put(fix.range)
        playground.put("],\"text\":" + MarkupText.json(fix.replacement) + "}")
      }
      playground.put("}")
    }
  }
}

extension SemanticToken.Kind {
  /// The name of its color.
  fileprivate var name: String {
    switch self {
    case .keyword: "keyword"
    case .controller: "controller"
    case .callback: "callback"
    case .value: "value"
    case .number: "number"
    case .text: "text"
    case .comment: "comment"
    }
  }
}
