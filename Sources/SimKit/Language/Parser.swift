/// A scenario with what is to be said about it.
public struct ParsedScenario: Sendable {
  public var scenario: Scenario
  public var diagnostics: [Diagnostic]

  public var hasErrors: Bool { !diagnostics.isEmpty }

  /// True for a file that is only missing a story, as one is that others include.
  public var isForIncluding: Bool {
    diagnostics.count == 1 && diagnostics[0].kind == .noStory && !scenario.controllers.isEmpty
  }
}

extension Scenario {
  /// Reads a scenario. A line that cannot be understood is reported and left out; the lines after it are read as if
  /// nothing had happened, so that one run shows all faults.
  ///
  /// `choice` has the values of the scenario's matrix, `loader` finds the files that it includes.
  public static func parse(
    _ source: Source, choosing choice: MatrixChoice = .first, including loader: @escaping IncludeLoader = { _, _ in nil }
  ) -> ParsedScenario {
    var parser = Parser(source, choice, loader)
    return parser.parse()
  }
}

/// Reads line after line; each has its place in one of three parts and maybe in a block.
struct Parser {
  /// Never more than this many diagnostics for one file.
  static let limit = 20

  enum Part: Int {
    case header
    case declarations
    case story
  }

  /// What an indented line belongs to.
  enum Block {
    case none
    case controller(ControllerID)
    case hook(Int)
    case expect
    /// A block that began with a fault: its lines are skipped.
    case skipped
  }

  /// The file that is being read; an included one for a while.
  var source: Source
  let choice: MatrixChoice
  let loader: IncludeLoader
  /// The files that wait for an included one, outermost first.
  var including: [String] = []
  var isIncluded = false
  /// The outermost file's line that all lines of an included file count as.
  var includedAt: Int?
  var scenario = Scenario()
  var diagnostics: [Diagnostic] = []
  private var hidden = 0
  var part = Part.header
  var block = Block.none
  /// The controllers' places by name.
  var names: [String: ControllerID] = [:]
  /// Where each was declared.
  var declarations: [(line: Int, range: Range<Int>)] = []
  /// Header lines that may come once, with their place.
  var seen: [String: (line: Int, range: Range<Int>)] = [:]
  /// The names of the `only` line; they are resolved when all are declared.
  var only: (words: [Word], line: Int)?
  /// The controllers that are in a container of the system.
  var members: Set<ControllerID> = []
  var firstAction: (line: Int, range: Range<Int>)?
  var firstDeclaration: (line: Int, range: Range<Int>)?
  var expectLines = ExpectLines()

  init(_ source: Source, _ choice: MatrixChoice, _ loader: @escaping IncludeLoader) {
    self.source = source
    self.choice = choice
    self.loader = loader
  }

  mutating func parse() -> ParsedScenario {
    readLines()
    finish()
    return ParsedScenario(scenario: scenario, diagnostics: diagnostics)
  }

  mutating func readLines() {
    for number in 1...max(1, source.lineCount) where number <= source.lineCount && source.bytes.count > 0 {
      var (line, fault) = source.cut(number)
      if let includedAt { line.number = includedAt }
      if let fault {
        report(Diagnostic(fault, line, source))
        if line.indent == 0 { block = .skipped }
        continue
      }
      guard !line.words.isEmpty else { continue }
      do throws(Diagnostic) {
        try read(substituted(line))
      } catch {
        report(error)
      }
    }
  }

  mutating func report(_ diagnostic: Diagnostic) {
    if diagnostics.count < Self.limit { diagnostics.append(diagnostic) } else { hidden += 1 }
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
      throw Diagnostic(
        .badIndent(statement: line.words[0].text), line: line.number, range: line.words[0].range)
    case .skipped: return
    case .controller(let id): try readOption(line, of: id)
    case .hook(let place): try readHookAction(line, in: place)
    case .expect: try readExpectedLine(line)
    }
  }

  /// A line that is not indented: its first word decides what it is.
  private mutating func readTop(_ line: Line) throws(Diagnostic) {
    block = .skipped
    let first = line.words[0]
    if isIncluded, Self.headerWords.contains(first.text), first.text != "include" {
      // The including file's header counts.
      guard first.text == "vcsim" || first.text == "title" else {
        throw Diagnostic(
          .wrongPart(first.text, belongs: "move it to the file that includes"), line: line.number, range: first.range)
      }
      block = .none
    } else if first.text == "include" {
      try requirePart(.declarations, first, line)
      try readInclude(line)
    } else if Self.headerWords.contains(first.text), !(first.text == "app" && line.words.count < 2) {
      try requirePart(.header, first, line)
      try readHeader(line)
      block = .none
    } else if first.text == "controller" || first.text == "when" {
      try requirePart(.declarations, first, line)
      if firstDeclaration == nil { firstDeclaration = (line.number, first.range) }
      if first.text == "controller" { try readController(line) } else { try readHook(line) }
    } else if first.text == "expect" {
      part = .story
      try readExpect(line)
    } else if Self.storyWords.contains(first.text) {
      if firstAction == nil { firstAction = (line.number, first.range) }
      part = .story
      let statement = try readStatement(line)
      scenario.story.append(statement)
      block = .none
    } else {
      let (name, legal) = legalWords
      throw Diagnostic(
        .unknownStatement(first.text, part: name, legal: legal), line: line.number, range: first.range)
    }
  }

  static let headerWords = Set(Vocabulary.firstWords(of: [.header]))
  static let storyWords = Set(Vocabulary.firstWords(of: [.story]))

  /// What could have begun the line, for suggestions.
  private var legalWords: (String, [String]) {
    switch part {
    case .header: ("a scenario", Vocabulary.firstWords(of: [.header, .declaration, .hook, .story]))
    case .declarations: ("the declarations", Vocabulary.firstWords(of: [.declaration, .hook, .story, .header]))
    case .story: ("the story", Vocabulary.firstWords(of: [.story, .expectation, .header, .declaration, .hook]))
    }
  }

  mutating func requirePart(_ wanted: Part, _ word: Word, _ line: Line) throws(Diagnostic) {
    guard part.rawValue > wanted.rawValue else {
      part = wanted
      return
    }
    let earlier: (line: Int, range: Range<Int>)?
    let label: String
    if part == .story {
      earlier = firstAction
      label = "the story begins here"
    } else {
      earlier = firstDeclaration
      label = "the declarations begin here"
    }
    throw Diagnostic(
      .wrongPart(word.text, belongs: "move it above line \(earlier?.line ?? 1)"), line: line.number, range: word.range,
      related: earlier.map { Diagnostic.Related(line: $0.line, range: $0.range, label: label) })
  }

  private mutating func finish() {
    do throws(Diagnostic) { try closeBlock() } catch { report(error) }
    resolveOnly()
    if source.bytes.isEmpty || (scenario.controllers.isEmpty && scenario.story.isEmpty && diagnostics.isEmpty) {
      report(Diagnostic(.emptyFile, line: 0, range: 0..<0))
    } else if scenario.story.isEmpty, diagnostics.isEmpty {
      report(Diagnostic(.noStory, line: 0, range: 0..<0))
    }
    if hidden > 0 {
      diagnostics.append(Diagnostic(.tooManyDiagnostics(hidden), line: 0, range: 0..<0))
    }
  }

  // MARK: Names

  func controller(_ word: Word, _ cursor: Cursor) throws(Diagnostic) -> ControllerID {
    guard let id = names[word.text], !word.isQuoted else {
      throw cursor.at(word, .unknownController(word.text, legal: scenario.controllers.map({ $0.name })))
    }
    return id
  }

  func controller(_ cursor: inout Cursor) throws(Diagnostic) -> ControllerID {
    let word = try cursor.word("a controller")
    return try controller(word, cursor)
  }

  /// `home`, `home.view`, `nav.delegate`, `app`
  func receiver(_ word: Word, _ cursor: Cursor) throws(Diagnostic) -> Receiver {
    if word.text == "app" { return .app }
    if let id = names[word.text] { return .controller(id) }
    for (suffix, make) in [(".view", Receiver.view), (".delegate", Receiver.delegate)] where word.text.hasSuffix(suffix) {
      if let id = names[String(word.text.dropLast(suffix.count))] { return make(id) }
    }
    throw cursor.at(word, .unknownController(word.text, legal: scenario.controllers.map({ $0.name }) + ["app"]))
  }

  func callback(_ word: Word, _ cursor: Cursor) throws(Diagnostic) -> Callback {
    guard let callback = CallbackNames.all[word.text] else {
      throw cursor.at(word, .unknownCallback(word.text, legal: Callback.allCases.map({ $0.selector })))
    }
    return callback
  }
}

/// All spellings of the callbacks.
public enum CallbackNames {
  public static let all: [String: Callback] = {
    var names: [String: Callback] = [:]
    for callback in Callback.allCases {
      let facts = callback.facts
      names[facts.selector] = callback
      if names[facts.swiftName] == nil { names[facts.swiftName] = callback }
    }
    return names
  }()
}
