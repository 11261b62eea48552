/// A line of a trace, below its action.
public struct TraceLine: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    case message(TraceMessage)
    /// Virtual time has passed, in milliseconds.
    case gap(Int)
    case warning(String)
    case exception(name: String, reason: String)
    case other(String)

    // By hand, in one copy: the compiler's would be in every dictionary of lines, and the playground's module goes over the net.
    @inline(never)
    package func hash(into hasher: inout Hasher) {
      switch self {
      case .message(let message): hasher.combine(message)
      case .gap(let duration): hasher.combine(duration)
      case .warning(let text), .exception(name: _, reason: let text), .other(let text): hasher.combine(text)
      }
    }
  }

  package var content: Content
  /// How deep it is nested: 0 for a line directly below the action.
  public var depth: Int
  /// The rule behind it, if that is known.
  public var rule: RuleID?
  /// Whether another transition was in progress.
  package var isBeside = false
  /// The view as the receiver's code sees it at this moment, if known: more than the line has.
  public var geometry: Geometry?
  /// The values of the controller's place, if known.
  package var place: [Field] = []

  package init(_ content: Content, depth: Int, rule: RuleID? = nil, geometry: Geometry? = nil) {
    self.content = content
    self.depth = depth
    self.rule = rule
    self.geometry = geometry
  }

  /// Reads a line, without the spaces that it begins with.
  public init(text: String, depth: Int, rule: RuleID? = nil) {
    let (content, stated) = Self.read(text)
    self.init(content, depth: depth, rule: rule ?? stated)
  }

  /// Without the spaces that it begins with.
  public var text: String { content.text }

  /// The line as in a stored trace.
  public var layout: String { String(repeating: " ", count: 2 + 2 * depth) + text }

  /// Returns the value that the receiver's code reads, whether the line has it or not.
  package func value(of key: FieldKey) -> FieldValue<String>? {
    message?[key] ?? geometry?[key] ?? place.first { $0.key == key }?.value
  }

  package var message: TraceMessage? {
    if case .message(let message) = content { message } else { nil }
  }

  package var isGap: Bool {
    if case .gap = content { true } else { false }
  }

  var isConsole: Bool {
    switch content {
    case .warning, .exception: true
    case .message, .gap, .other: false
    }
  }

  /// The subject of the line, whatever its values.
  var subject: Content {
    switch content {
    case .message(let message): .message(TraceMessage(receiver: message.receiver, callback: message.callback))
    case .gap: .gap(0)
    case .exception(let name, _): .exception(name: name, reason: "")
    case .warning, .other: content
    }
  }

  private static func read(_ text: String) -> (Content, RuleID?) {
    if text.hasPrefix("-- +") {
      if let duration = Word.milliseconds(String(text.dropFirst(4))) { return (.gap(duration), nil) }
    } else if text.hasPrefix("!! ") {
      if let (name, reason) = LinePattern.exception(String(text.dropFirst(3))) {
        return (.exception(name: name, reason: reason), nil)
      }
    } else if text.hasPrefix("!  ") {
      return (.warning(String(text.dropFirst(3))), nil)
    } else if let (message, rule) = TraceMessage.read(text) {
      return (.message(message), rule)
    }
    return (.other(text), nil)
  }
}

extension TraceLine.Content {
  package var text: String { ByteBuffer.text { $0.put(self) } }
}

extension ByteBuffer {
  mutating func put(_ content: TraceLine.Content) {
    switch content {
    case .message(let message): put(message)
    case .gap(let duration):
      put("-- +")
      put(duration)
      put("ms")
    case .warning(let words):
      put("!  ")
      put(text: words)
    case .exception(let name, let reason):
      put("!! ")
      put(text: name)
      put(": ")
      put(text: reason)
    case .other(let text): put(text: text)
    }
  }
}

/// An action with its lines.
public struct TraceStep: Hashable, Sendable {
  /// The action, as the scenario has it: `present sheet from home animated`.
  public var text: String
  /// The lines, in order.
  public var lines: [TraceLine]
  /// The statement's place in the story, if it is known.
  public var statement: Int?

  /// A step of its own making, to compare with: the action, and the lines below it.
  public init(text: String, lines: [TraceLine] = [], statement: Int? = nil) {
    self.text = text
    self.lines = lines
    self.statement = statement
  }
}

extension TraceStep {
  /// The lines that a filter shows, as if nothing else had happened: times and nesting are those of a run with this filter.
  package func shown(_ isShown: (TraceMessage) -> Bool) -> TraceStep {
    var step = self
    step.lines = []
    var gap = 0
    var nesting = ShownNesting()
    for var line in lines {
      if case .gap(let duration) = line.content {
        gap += duration
        continue
      }
      if let message = line.message {
        let isShown = isShown(message)
        line.depth = nesting.enter(line.depth, isShown: isShown)
        guard isShown else { continue }
      } else {
        line.depth = nesting.depth(of: line.depth)
      }
      if gap > 0 { step.lines.append(TraceLine(.gap(gap), depth: 0)) }
      gap = 0
      step.lines.append(line)
    }
    return step
  }
}

package struct TraceCollector: EventSink {
  package private(set) var steps: [TraceStep] = []
  package private(set) var withoutEffect = 0
  /// The lines that could do nothing in their place, and of which nothing is expected, with the reason.
  package private(set) var idle: [(line: Int, reason: String)] = []
  private let scenario: Scenario
  private let detail: FieldDetail

  package init(_ scenario: Scenario) {
    self.scenario = scenario
    detail = FieldDetail(properties: scenario.header.showsProperties, place: scenario.header.values)
  }

  package mutating func receive(_ event: TraceEvent) {
    switch event.content {
    case .step(let place), .note(let place):
      steps.append(TraceStep(text: scenario.story[place].text, statement: place))
    // A remark for the reader is nothing that UIKit does: it is in no expectation, and separates no times.
    case .remark(.reply(let reply), let line):
      if reply.isActionInVain { withoutEffect += 1 }
      let place = steps.last?.statement
      if reply.isIdle, place.map({ scenario.story[$0].expectations.isEmpty }) ?? true {
        idle.append((line, reply.text))
      }
    case .remark: break
    case .gap(let duration):
      let last = steps.count - 1
      guard case .gap(let before)? = steps[last].lines.last?.content else { return add(.gap(duration), event) }
      steps[last].lines.removeLast()
      add(.gap(before + duration), event)
    case .call(let call):
      add(.message(call.message(detail, in: scenario)), event, call.rule, call.geometry)
      let (step, line) = (steps.count - 1, steps[steps.count - 1].lines.count - 1)
      steps[step].lines[line].isBeside = call.isBeside
      if let place = call.geometry?.place { steps[step].lines[line].place = place.fields(in: scenario) }
    case .warning(let text, let rule): add(.warning(text), event, rule)
    case .exception(let name, let reason, let rule): add(.exception(name: name, reason: reason), event, rule)
    }
  }

  private mutating func add(
    _ content: TraceLine.Content, _ event: TraceEvent, _ rule: RuleID? = nil, _ geometry: Geometry? = nil
  ) {
    steps[steps.count - 1].lines.append(TraceLine(content, depth: event.depth, rule: rule, geometry: geometry))
  }
}

extension Simulator {
  /// Plays the whole story and returns its steps, as the scenario's filter shows them.
  public mutating func collect() -> (steps: [TraceStep], outcome: Outcome) {
    let (collector, outcome) = collectAll()
    return (collector.steps, outcome)
  }

  /// The same, with the count of the lines that had no effect.
  package mutating func collectAll() -> (collector: TraceCollector, outcome: Outcome) {
    var sink = FilteredSink(TraceCollector(scenario), filter: scenario.header.filter)
    let outcome = run(into: &sink)
    return (sink.base, outcome)
  }
}
