/// One line of a trace, below its action.
public struct TraceLine: Hashable, Sendable {
  /// Without the spaces that it begins with.
  public var text: String
  /// How deep it is nested: 0 for a line directly below the action.
  public var depth: Int
  /// The rule behind it, if that is known.
  public var rule: RuleID?

  public init(text: String, depth: Int, rule: RuleID? = nil) {
    self.text = text
    self.depth = depth
    self.rule = rule
  }

  /// The line as it stands in a stored trace.
  public var layout: String { String(repeating: " ", count: 2 + 2 * depth) + text }

  /// Receiver and selector: what the line is about, whatever its values.
  var subject: String {
    let words = text.split(separator: " ", maxSplits: 2)
    return words.count < 2 ? text : words[0] + " " + words[1]
  }
}

/// One action with what followed from it.
public struct TraceStep: Hashable, Sendable {
  public var text: String
  public var lines: [TraceLine]
  /// The statement's place in the story, if it is known.
  public var statement: Int?

  public init(text: String, lines: [TraceLine] = [], statement: Int? = nil) {
    self.text = text
    self.lines = lines
    self.statement = statement
  }
}

/// Collects a run as steps and lines, in the words of the text trace.
public struct TraceCollector: EventSink {
  public private(set) var steps: [TraceStep] = []
  private var writer: TraceText<CollectedBytes>
  private let scenario: Scenario

  public init(_ scenario: Scenario) {
    self.scenario = scenario
    writer = TraceText(scenario, to: CollectedBytes())
  }

  public mutating func receive(_ event: TraceEvent) {
    let rule: RuleID?
    switch event.content {
    case .step(let place), .note(let place):
      steps.append(TraceStep(text: scenario.story[place].text, statement: place))
      return
    case .gap: rule = nil
    case .call(let call): rule = call.rule
    case .warning(_, let warned): rule = warned
    case .exception(_, _, let raised): rule = raised
    }
    writer.receive(event)
    writer.buffer.flush()
    var bytes = writer.buffer.output.bytes[...]
    writer.buffer.output.bytes = []
    while bytes.first == 32 { bytes = bytes.dropFirst() }
    if bytes.last == 10 { bytes = bytes.dropLast() }
    let line = TraceLine(text: String(decoding: bytes, as: UTF8.self), depth: event.depth, rule: rule)
    steps[steps.count - 1].lines.append(line)
  }
}

extension Simulator {
  /// Plays the whole story and returns its steps, as the scenario's filter shows them.
  public mutating func collect() -> (steps: [TraceStep], outcome: Outcome) {
    var sink = FilteredSink(TraceCollector(scenario), filter: scenario.header.filter)
    let outcome = run(into: &sink)
    return (sink.base.steps, outcome)
  }
}
