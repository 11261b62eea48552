/// Reads line after line; each has its place in one of three parts and maybe in a block.
struct Parser {
  /// Never more than this many diagnostics for one file.
  static let limit = 20

  enum Part: Int {
    case header
    case declarations
    case story

    init(_ section: Grammar.Section) {
      switch section {
      case .header: self = .header
      case .declaration, .option, .hook: self = .declarations
      case .story, .expectation, .exploration: self = .story
      }
    }
  }

  /// The owner of an indented line.
  enum Block {
    case none
    case controller(ControllerID)
    /// The app's code, in blocks in blocks.
    case lines([Level])
    /// Code that is read when all of its names are known.
    case template(TemplateOwner)
    case expect
    case exploration
    /// The lines of a published record, which are no lines of the language.
    case record(String)
    /// A block that began with a fault: its lines are skipped.
    case skipped
  }

  /// A line of the source, to point at.
  struct Place {
    var line: Int
    var range: Range<Int>

    /// The beginning of a line, or another word of it.
    init(_ line: Line, _ word: Word? = nil) { (self.line, range) = (line.number, (word ?? line.words[0]).range) }

    func related(_ label: String) -> Diagnostic.Related { .init(line: line, range: range, label: label) }
  }

  /// The file that is being read; an included one for a while.
  var source: Source
  let choice: MatrixChoice
  /// Lines of a matrix that have been read before.
  var known: [Int: MatrixDimension] = [:]
  let loader: IncludeLoader
  /// The files that wait for an included one, outermost first.
  var including: [String] = []
  var isIncluded: Bool { !including.isEmpty }
  /// The outermost file's line that all lines of an included file count as.
  var includedAt: Int?
  var scenario = Scenario()
  var diagnostics: [Diagnostic] = []
  /// For those who ask which lines are wrong, and not why: there is no limit, and nothing is suggested.
  var findsAll = false
  private var hidden = 0
  var part = Part.header
  var block = Block.none
  var names = ControllerNames()
  var routines = RoutineNames()
  /// The code that several controllers share.
  var templates: [String: Template] = [:]
  var classHooks: [ClassHook] = []
  /// The number of the line that is being read, in its own file.
  var number = 0
  /// The words for `{NAME}` while a template is read.
  var bindings: [String: String] = [:]
  var declarations: [Declared] = []
  /// True after an include that failed: a name that is unknown may be in there.
  var lacksNames = false
  /// The lines that may occur once; those of options for the last controller only, for all of them are below its declaration.
  private var seen: [Once] = []
  /// The names of the `only` line; they are resolved when all are declared.
  var only: (words: [Word], line: Int)?
  var firstAction: Place?
  var firstDeclaration: Place?
  var expectLines = ExpectLines()
  var explorationLine: Line?
  /// The operands in the question that is being read.
  var marksOfInquiry: [LineReading.Mark] = []
  /// The versions of known failures, with what is to be said when the scenario runs in none of them.
  var knownFailureModes: [(range: ModeRange, fault: Diagnostic)] = []
  var dependentLines: [DependentLine] = []
  var replaced = ReplacedLines()
  /// How lines were read before; nil when a text is read once.
  var cache: LineCache?
  /// The number of the line that is being read; nil if it must be read by itself, whatever it was before.
  var keptLine: Int?
  var repeated = RepeatedLines()
  /// The lines with values in another spelling, as the language spells them.
  var rewordings: [Int: Line] = [:]
  /// How lines are put together as they are written in full.
  var written = ByteBuffer()
  /// The understood lines of this file; nil if they are not needed.
  var readings: [LineReading]?

  /// A line that stands once: in the header, or for a controller.
  private struct Once {
    var entryPlace: Grammar.EntryPlace
    var controller: ControllerID?
    var condition: Condition?
    var place: Place
  }

  struct Declared {
    var place: Place
    /// Other mentions are not compared with it.
    var isFaulty = false
    var isMember = false
  }

  init(_ source: Source, _ choice: MatrixChoice, _ loader: @escaping IncludeLoader) {
    self.source = source
    self.choice = choice
    self.loader = loader
  }

  mutating func parse(from line: Int = 1) -> ParsedScenario {
    readLines(from: line)
    finish()
    return ParsedScenario(
      diagnostics: diagnostics, draft: scenario, readings: readings ?? [], names: names, routines: routines)
  }

  /// Reads the lines from one on, up to the end or up to another.
  mutating func readLines(from first: Int = 1, before end: Int? = nil) {
    guard !source.bytes.isEmpty else { return }
    for number in first..<(end ?? source.lineCount + 1) {
      if !isIncluded, let dimension = known[number] {
        scenario.header.matrix.append(dimension)
        continue
      }
      if part == .story, mayRepeat, let statement = repeated.statement(ofLine: number, in: source, scenario.story) {
        addAgain(statement)
        continue
      }
      self.number = number
      if case .record(let id) = block, source.isIndented(number) {
        readRecordLine(number, of: id)
        continue
      }
      var (line, fault) = cut(number)
      if let includedAt { line.number = includedAt }
      if let fault {
        report(Diagnostic(fault, line, source))
        if line.indent == 0 { block = .skipped }
        continue
      }
      guard !line.words.isEmpty else { continue }
      do throws(Diagnostic) {
        try read(block.isTemplate && line.indent > 0 ? line : substituted(line))
      } catch {
        report(error)
      }
    }
  }

  /// Whether a line means what the same line meant before: a matrix may change it, and an editor needs to know each word.
  var mayRepeat: Bool { cache == nil && !isIncluded && scenario.header.matrix.isEmpty }

  private mutating func addAgain(_ statement: Statement) {
    do throws(Diagnostic) {
      try closeBlock()
      block = .none
      scenario.story.append(statement)
    } catch {
      report(error)
    }
  }

  private mutating func cut(_ number: Int) -> (Line, LineFault?) {
    keptLine = nil
    guard !isIncluded, let (line, fault) = cache?.cut(number, of: source) else { return source.cut(number) }
    // Words from a matrix are not in the text.
    if scenario.header.matrix.isEmpty { keptLine = number }
    return (line, fault)
  }

  /// Whether another error is shown, and not only counted.
  var showsMore: Bool { findsAll || diagnostics.count < Self.limit }

  mutating func report(_ diagnostic: Diagnostic) {
    guard showsMore else {
      hidden += 1
      return
    }
    var diagnostic = diagnostic
    switch diagnostic.kind {
    case .unknownController where lacksNames: return
    case _ where findsAll: break
    case .unknownController(let word, _):
      // A word that is refused as a name isn't offered as one.
      diagnostic.names = .init(word, among: scenario.controllers.map { $0.name }.filter { $0.isName })
    case .unknownVariable(let word):
      diagnostic.names = .init(
        word, among: (scenario.header.matrix + scenario.variables).map { $0.name }.filter { $0 != word })
    default: break
    }
    diagnostics.append(diagnostic)
  }

  private mutating func read(_ line: Line) throws(Diagnostic) {
    guard line.indent > 0 else {
      try closeBlock()
      block = .none
      try readTop(line)
      return
    }
    switch block {
    case .none:
      throw Diagnostic(.badIndent(statement: line.words[0].text), line, at: line.words[0])
    case .skipped: return
    case .controller(let id): try readOption(line, of: id)
    case .lines(let levels): try readBlockLine(line, in: levels)
    case .template(let owner): addLine(to: owner)
    case .expect: try readExpectedLine(line)
    case .exploration: try readExplorationLine(line)
    case .record: preconditionFailure("the lines of a record are read as they are")
    }
  }

  /// A line that is not indented: its first word decides what it is.
  private mutating func readTop(_ typed: Line) throws(Diagnostic) {
    var line = typed
    block = .skipped
    let first = line.words[0]
    let candidates = try candidates(of: line, in: Grammar.lines, legalLines)
    let section = candidates[candidates.startIndex].entry.section
    if isIncluded, section == .header {
      // The including file's header counts.
      try line.require(
        first.text == "vcsim" || first.text == "title", at: first, .wrongPart(first.text, .includingFile))
      block = .none
      return
    }
    try requirePart(Part(section), first, line)
    switch section {
    case .header: block = first.text == "record" && line.words.count == 2 ? .record(line.words[1].text) : .none
    case .declaration, .hook:
      if firstDeclaration == nil { firstDeclaration = Place(line) }
    case .story:
      if firstAction == nil {
        firstAction = Place(line)
        addFurtherObjects(line)
        readClassHooks()
        cache?.readStory(with: names, routines)
      }
      block = .none
    case .option, .expectation, .exploration: break
    }
    let reading = try reading(&line, candidates)
    try perform(reading, line)
  }

  private var legalLines: Diagnostic.Lines {
    switch part {
    case .header: .anywhere
    case .declarations: .declarations
    case .story: .story
    }
  }

  private mutating func requirePart(_ wanted: Part, _ word: Word, _ line: Line) throws(Diagnostic) {
    guard part.rawValue > wanted.rawValue else {
      if part == .header, wanted != .header { followRecords() }
      part = wanted
      return
    }
    declareAnyway(line)
    let earlier = part == .story ? firstAction : firstDeclaration
    let label = part == .story ? "the story begins here" : "the declarations begin here"
    throw Diagnostic(
      .wrongPart(word.text, .above(line: earlier?.line ?? 1)), line, at: word, related: earlier?.related(label))
  }

  /// The versions of a known failure are looked at when all of the header is read.
  mutating func rememberModes(ofKnownFailureAt line: Line) {
    guard let range = scenario.header.knownFailures.last?.modes else { return }
    let word = line.words.first { ModeRange(word: $0.text) == range } ?? line.words[0]
    let fault = Diagnostic(.expectsUnlistedMode(range), line, at: word)
    knownFailureModes.append((range, fault))
  }

  private mutating func finish() {
    let modes = scenario.header.runModes
    for known in knownFailureModes where !modes.contains(where: { known.range.contains($0) }) { report(known.fault) }
    do throws(Diagnostic) { try closeBlock() } catch { report(error) }
    if firstAction == nil { addFurtherObjects(source.cut(1).0) }
    readClassHooks()
    if scenario.header.experiment != nil {
      for block in scenario.story.flatMap({ $0.expectations }) {
        report(Diagnostic(.experimentExpects, line: block.line, range: 0..<source.lineRange(block.line).count))
      }
    }
    if part == .header { followRecords() }
    resolveOnly()
    // With a matrix only all of its cases together tell.
    if scenario.header.matrix.isEmpty, diagnostics.isEmpty { scenario.neverExpected(in: source).forEach { report($0) } }
    noteIdleLines()
    pointAtDeclarationsBelow()
    if source.bytes.isEmpty || (scenario.controllers.isEmpty && scenario.story.isEmpty && diagnostics.isEmpty) {
      report(Diagnostic(.emptyFile, line: 0, range: 0..<0))
    } else if scenario.story.isEmpty, diagnostics.isEmpty {
      report(Diagnostic(.noStory, line: 0, range: 0..<0))
    }
    if hidden > 0 { diagnostics.append(Diagnostic(.tooManyDiagnostics(hidden), line: 0, range: 0..<0)) }
  }

  /// The place of a header line that can occur once.
  func place(ofHeader statement: String) -> Place? {
    seen.first { $0.controller == nil && $0.entryPlace.entry.statement == statement }?.place
  }

  /// A line that stands once is stated for the first time.
  mutating func once(
    _ candidate: Grammar.Candidate, of controller: ControllerID? = nil, when condition: Condition? = nil, _ line: Line
  ) throws(Diagnostic) {
    while let last = seen.last?.controller, last != controller { seen.removeLast() }
    if let earlier = seen.first(where: { $0.entryPlace == candidate.entryPlace && $0.condition == condition })?.place {
      throw Diagnostic(
        .repeatedLine(candidate.entry.statement), line, at: line.words[0],
        related: earlier.related("stated here already"))
    }
    seen.append(
      Once(entryPlace: candidate.entryPlace, controller: controller, condition: condition, place: Place(line)))
  }
}
