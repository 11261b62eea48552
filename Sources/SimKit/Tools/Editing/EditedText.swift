/// A scenario as an editor has it: the text, and all that can be said about its places.
///
/// Places are offsets in bytes of the source's UTF-8. All comes from the parser's own table of lines, and from the simulator.
package struct EditedText: Sendable {
  package let source: Source
  package let parsed: ParsedScenario
  private var cache: LineCache
  private var checkpoint: Checkpoint?
  let loader: IncludeLoader

  package init(
    _ source: Source, including loader: @escaping IncludeLoader = { _, _ throws(IncludeFault) in throw .noSuchFile }
  ) {
    self.init(source, changedAt: 1, LineCache(), nil, loader)
  }

  private init(
    _ source: Source, changedAt line: Int, _ cache: consuming LineCache, _ checkpoint: consuming Checkpoint?,
    _ loader: @escaping IncludeLoader
  ) {
    self.source = source
    self.loader = loader
    parsed = Scenario.parse(source, from: &checkpoint, changedAt: line, keepingReadingsIn: &cache, including: loader)
    self.cache = cache
    self.checkpoint = checkpoint
  }

  /// Replaces a range of bytes with a text. Only changed lines are read again.
  package mutating func replace(_ range: Range<Int>, with text: String) {
    var bytes = source.bytes
    bytes.replaceSubrange(range, with: text.utf8)
    let changed = Source(name: source.name, bytes: bytes)
    var known = cache
    // Two owners of a cache would copy it.
    cache = LineCache()
    let first = known.begin(range, from: source, to: changed)
    self = EditedText(changed, changedAt: first, consume known, checkpoint, loader)
  }

  func reading(ofLine number: Int) -> LineReading? {
    let readings = parsed.readings
    var (low, high) = (0, readings.count)
    while low < high {
      let middle = (low + high) / 2
      if readings[middle].line.number < number { low = middle + 1 } else { high = middle }
    }
    return low < readings.count && readings[low].line.number == number ? readings[low] : nil
  }

  var draft: Scenario { parsed.draft }

  /// The names of the files that its lines include, whether they can be found or not; each once.
  package var includedNames: [String] {
    let lines = parsed.readings.filter { $0.entry?.statement == "include" && $0.line.words.count > 1 }
    return lines.map { $0.line.words[1].text }.unique
  }

  /// The errors; `Linter` finds likely mistakes.
  package var diagnostics: [Diagnostic] { parsed.diagnostics }

  /// The word at a place, with the reading of its line; nil between words.
  func word(at offset: Int) -> (reading: LineReading, place: Int)? {
    guard let reading = reading(ofLine: source.line(at: offset)) else { return nil }
    let place = reading.line.words.firstIndex { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
    return place.map { (reading, $0) }
  }

  /// The trace of the scenario in a version, step by step; nil if something is wrong with it, or if it asks for what cannot be.
  package func trace(in mode: Mode) -> [TraceStep]? { try? parsed.scenario?.trace(in: mode) }

  package var modes: [Mode] { draft.header.runModes }

  /// The callbacks that the action at a place triggers in a version; nil if no action is there.
  package func trace(at offset: Int, in mode: Mode) -> TraceStep? {
    let line = source.line(at: offset)
    guard let scenario = parsed.scenario, let place = scenario.story.lastIndex(where: { $0.line <= line }),
      covers(place, line)
    else { return nil }
    // The rest of the scenario need not be played for it.
    var simulator = Simulator(scenario, mode: mode)
    var before = InvariantChecker.Nowhere()
    while simulator.position < place, simulator.playNext(into: &before) {}
    var sink = FilteredSink(TraceCollector(scenario), filter: scenario.header.filter)
    _ = simulator.playNext(into: &sink)
    if case .fault? = simulator.outcome { return nil }
    return sink.base.steps.first { $0.statement == place }
  }

  /// Whether a line belongs to a statement of the story: its own line, its block, or its expectations.
  private func covers(_ place: Int, _ line: Int) -> Bool {
    let statement = draft.story[place]
    if statement.line == line { return true }
    let isIndented = reading(ofLine: line).map { $0.line.indent > 0 } ?? false
    return isIndented || statement.expectations.contains { ($0.line...$0.lastLine).contains(line) }
  }
}
