/// The result of parsing: a scenario, or its errors.
public struct ParsedScenario: Sendable {
  /// The scenario, every name resolved and every word understood; nil if there is a diagnostic.
  public var scenario: Scenario? { diagnostics.isEmpty ? draft : nil }
  /// The errors, in the order of the file; empty for a scenario that can be run.
  public let diagnostics: [Diagnostic]
  /// The understood lines, with gaps at errors: to look at, never to run.
  let draft: Scenario
  /// The lines that were understood, for who wants to know what their words are; empty unless asked for.
  let readings: [LineReading]
  let names: ControllerNames
  let routines: RoutineNames

  /// The names of the files that it includes, directly or not.
  package var includes: [String] { draft.includes }

  /// Whether the file only lacks a story, as an included file does.
  package var isForIncluding: Bool {
    diagnostics.count == 1 && diagnostics[0].kind == .noStory && !draft.controllers.isEmpty
  }
}

extension Scenario {
  /// Reads a scenario that stands alone: no values of a matrix are chosen, and a line that includes a file is a mistake.
  public static func parse(_ source: Source) -> ParsedScenario { parse(source, choosing: .first) }

  /// Reads a scenario. A line that cannot be understood is reported and left out; the lines after it are read as if
  /// nothing had happened, so that one run shows all faults.
  ///
  /// `choice` has the values of the scenario's matrix, `loader` finds the files that it includes. To read the file
  /// for one case after the other, pass the dimensions that the first reading found: their lines are as long as the
  /// cases are many, and need not be read for each.
  package static func parse(
    _ source: Source, choosing choice: MatrixChoice = .first, of dimensions: [MatrixDimension] = [],
    replacing replaced: ReplacedLines = ReplacedLines(),
    including loader: @escaping IncludeLoader = { _, _ throws(IncludeFault) in throw .noSuchFile }
  ) -> ParsedScenario {
    var parser = Parser(source, choice, loader)
    parser.replaced = replaced
    for dimension in dimensions { parser.known[dimension.line] = dimension }
    return parser.parse()
  }

  /// The lines of a text that cannot be understood.
  static func wrongLines(of source: Source) -> (scenario: Scenario?, lines: [Int]) {
    var parser = Parser(source, .first) { _, _ throws(IncludeFault) in throw .noSuchFile }
    parser.findsAll = true
    let parsed = parser.parse()
    return (parsed.scenario, parsed.diagnostics.map { $0.line })
  }

  /// The lines of a text that have values in another spelling than the language's, each with the language's own.
  static func rewordings(in source: Source) -> [Int: Line] {
    var parser = Parser(source, .first) { _, _ throws(IncludeFault) in throw .noSuchFile }
    parser.findsAll = true
    _ = parser.parse()
    return parser.rewordings
  }

  /// As above, and keeps the words of each line, and how they were read. All above line `changed` is unchanged since
  /// the checkpoint; the next checkpoint is there, for an editor whose changes are at one place.
  static func parse(
    _ source: Source, from checkpoint: inout Checkpoint?, changedAt changed: Int,
    keepingReadingsIn cache: inout LineCache, including loader: @escaping IncludeLoader
  ) -> ParsedScenario {
    var parser = Parser(source, .first, loader)
    parser.readings = []
    var first = 1
    if let known = checkpoint, known.line <= changed {
      parser = known.parser
      parser.source = source
      first = known.line
    } else {
      checkpoint = nil
    }
    // Two owners of a cache would copy it.
    parser.cache = cache
    cache = LineCache()
    if parser.part == .story { parser.cache?.readStory(with: parser.names, parser.routines) }
    if first < changed {
      parser.readLines(from: first, before: changed)
      checkpoint = Checkpoint(parser, before: changed)
    }
    let parsed = parser.parse(from: max(first, changed))
    cache = parser.cache ?? LineCache()
    return parsed
  }
}
