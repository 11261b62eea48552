/// What a line of a text trace shows beside receiver, selector and values.
public struct TraceTextOptions: Sendable {
  /// Bounds, frame and orientation with each message to a controller, and whether the bounds are final.
  public var geometry = false
  /// The rule behind each line.
  public var why = false
  public var spelling = Spelling.objc

  public init() {}
}

/// Writes a trace as text: actions flush left, callbacks indented.
///
/// The layout keeps differences between two traces small: nothing is numbered, nothing padded, a time stands only
/// where time passes.
public struct TraceText<Output: ByteOutput>: EventSink {
  public var buffer: ByteBuffer<Output>
  private let scenario: Scenario
  private let names: TraceNames
  private let options: TraceTextOptions
  private var isFirst = true

  public init(_ scenario: Scenario, options: TraceTextOptions = TraceTextOptions(), to output: Output) {
    self.scenario = scenario
    self.options = options
    names = TraceNames(scenario, spelling: options.spelling)
    buffer = ByteBuffer(output)
  }

  public mutating func receive(_ event: TraceEvent) {
    switch event.content {
    case .step(let index), .note(let index):
      if !isFirst { buffer.endLine() }
      isFirst = false
      buffer.put(scenario.story[index].text)
      buffer.endLine()
    case .gap(let duration):
      buffer.put("  -- +")
      buffer.put(duration)
      buffer.put("ms")
      buffer.endLine()
    case .call(let call): write(call, depth: event.depth, judgement: nil)
    case .warning(let text, let rule): write("!  ", text, rule, depth: event.depth)
    case .exception(let name, let reason, let rule):
      write("!! ", name + ": " + reason, rule, depth: event.depth)
    }
  }

  public mutating func finish() { buffer.flush() }

  private mutating func write(_ mark: String, _ text: String, _ rule: RuleID, depth: Int) {
    buffer.spaces(2 + 2 * depth)
    buffer.put(mark)
    buffer.put(text)
    writeRule(rule)
    buffer.endLine()
  }

  private mutating func writeRule(_ rule: RuleID) {
    guard options.why else { return }
    buffer.put(" [")
    buffer.put(rule.rawValue)
    buffer.put(UInt8(ascii: "]"))
  }

  /// A message, with the judgement of its bounds if there is one.
  mutating func write(_ call: Call, depth: Int, judgement: BoundsJudgement?) {
    buffer.spaces(2 + 2 * depth)
    buffer.put(call.receiver, names)
    buffer.put(32)
    buffer.put(names[call.callback])
    write(call.argument)
    if let answer = call.answer {
      buffer.put(" returns=")
      write(answer)
    }
    if options.geometry, let geometry = call.geometry {
      write(geometry, judgement)
    } else if call.callback == .viewWillLayoutSubviews, let geometry = call.geometry {
      // The one size that a stored trace holds: the first that is right.
      buffer.put(" bounds=")
      buffer.put(geometry.bounds)
    }
    writeRule(call.rule)
    buffer.endLine()
  }

  private mutating func write(_ argument: Argument) {
    switch argument {
    case .none: break
    case .animated(let animated): key("animated", animated ? "yes" : "no")
    case .orientation(let orientation): key("orientation", orientation.name)
    case .turn(let orientation, let duration):
      key("orientation", orientation.name)
      buffer.put(" duration=")
      buffer.put(duration)
      buffer.put("ms")
    case .parent(let parent):
      buffer.put(" parent=")
      if let parent { buffer.put(names[parent]) } else { buffer.put("nil") }
    case .size(let size):
      buffer.put(" size=")
      buffer.put(size)
    case .traits(let traits): key("traits", traits.horizontal.name + "/" + traits.vertical.name)
    case .shown(let id, let animated):
      buffer.put(" viewController=")
      buffer.put(names[id])
      if let animated { key("animated", animated ? "yes" : "no") }
    case .completed(let completed): key("completed", completed ? "yes" : "no")
    }
  }

  private mutating func key(_ name: String, _ value: String) {
    buffer.put(32)
    buffer.put(name)
    buffer.put(UInt8(ascii: "="))
    buffer.put(value)
  }

  private mutating func write(_ answer: Answer) {
    switch answer {
    case .yes(let yes): buffer.put(yes ? "yes" : "no")
    case .mask(let mask): buffer.put(mask)
    case .orientation(let orientation): buffer.put(orientation.name)
    }
  }

  private mutating func write(_ geometry: Geometry, _ judgement: BoundsJudgement?) {
    let frame = geometry.frame
    buffer.put(" bounds=")
    buffer.put(geometry.bounds)
    buffer.put(" frame={\(frame.x), \(frame.y), \(frame.size.width), \(frame.size.height)}")
    key("interfaceOrientation", geometry.orientation.name)
    if let judgement {
      buffer.put(" (")
      buffer.put(judgement.name)
      buffer.put(UInt8(ascii: ")"))
    }
  }
}
