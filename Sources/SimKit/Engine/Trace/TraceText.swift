/// The fields of a line of a text trace beside receiver, selector, and values.
package struct TraceTextOptions: Sendable {
  /// Bounds, frame and orientation with each message to a controller, and whether the bounds are final.
  package var geometry = false
  /// Shows the rule behind each line, with its standing in this version.
  package var why: Mode?
  /// The property that says why a controller comes or goes.
  package var properties = false
  package var spelling = Spelling.objc
  package var style = TraceStyle()

  package init() {}
}

/// The marks that a terminal puts around parts of a trace; all empty without color.
package struct TraceStyle: Hashable, Sendable {
  package var step = ""
  package var gap = ""
  package var warning = ""
  package var exception = ""
  package var empty = ""
  package var stale = ""
  package var final = ""
  package var reset = ""

  package init() {}

  func mark(_ judgement: BoundsJudgement) -> String {
    switch judgement {
    case .empty: empty
    case .stale: stale
    case .final: final
    }
  }
}

/// Writes a trace as text: actions flush left, callbacks indented.
///
/// The layout keeps differences between two traces small: nothing is numbered, nothing padded, a time stands only
/// where time passes.
package struct TraceText: EventSink {
  package var buffer: ByteBuffer
  private let scenario: Scenario
  private let names: TraceNames
  /// For a line of a message, without its indentation.
  private let room: Int
  private let options: TraceTextOptions
  private let detail: FieldDetail
  /// Strings in a structure are counted even where they are empty.
  private let isStyled: Bool
  private var isFirst = true

  package init(
    _ scenario: Scenario, options: TraceTextOptions = TraceTextOptions(), to buffer: ByteBuffer = ByteBuffer()
  ) {
    self.scenario = scenario
    self.options = options
    isStyled = options.style != TraceStyle()
    names = TraceNames(scenario, spelling: options.spelling)
    room = names.room + 1
    detail = FieldDetail(
      properties: options.properties || scenario.header.showsProperties, geometry: options.geometry,
      place: scenario.header.values)
    self.buffer = buffer
  }

  @inline(__always)
  package mutating func receive(_ event: TraceEvent) {
    switch event.content {
    case .step(let index), .note(let index):
      if !isFirst { buffer.endLine() }
      isFirst = false
      if isStyled { buffer.put(text: options.style.step) }
      buffer.put(text: scenario.story[index].text)
      if isStyled { buffer.put(text: options.style.reset) }
      buffer.endLine()
    case .gap(let duration):
      if isStyled { buffer.put(text: options.style.gap) }
      buffer.put("  -- +")
      buffer.put(duration)
      buffer.put("ms")
      if isStyled { buffer.put(text: options.style.reset) }
      buffer.endLine()
    case .remark(let remark, _):
      buffer.spaces(2 + 2 * event.depth)
      buffer.put(text: options.style.gap)
      buffer.put(text: remark.text)
      buffer.put(text: options.style.reset)
      buffer.endLine()
    case .call(let call): receive(call, depth: event.depth, time: event.time, turn: event.turn)
    case .warning(let text, let rule):
      write("!  ", text, rule, depth: event.depth, mark: options.style.warning)
    case .exception(let name, let reason, let rule):
      write("!! ", name + ": " + reason, rule, depth: event.depth, mark: options.style.exception)
    }
  }

  @inline(__always)
  package mutating func receive(_ call: Call, depth: Int, time: Int, turn: Int) {
    write(call, depth: depth, judgement: nil)
  }

  package var showsViews: Bool { detail.geometry || scenario.header.readsPlaces }

  package mutating func finish() { buffer.flush() }

  private mutating func write(_ sign: String, _ text: String, _ rule: RuleID, depth: Int, mark: String) {
    buffer.spaces(2 + 2 * depth)
    buffer.put(text: mark)
    buffer.put(text: sign)
    buffer.put(text: text)
    buffer.put(text: options.style.reset)
    writeRule(rule)
    buffer.endLine()
  }

  private mutating func writeRule(_ rule: RuleID, isBeside: Bool = false) {
    guard let mode = options.why else { return }
    buffer.put(" [")
    buffer.put(text: rule.rawValue)
    switch Rule.Standing(of: rule, in: mode) {
    case .observed: if isBeside { buffer.put(", carried over from a simpler case") }
    case .disputed: buffer.put(", records disagree")
    case .between, .beyond:
      let origins = Grounds.from(rule.origins(in: mode))
      buffer.put(text: "," + (origins.isEmpty ? " carried over" : origins))
    case .document, .claimed, .inferred: buffer.put(", not seen")
    }
    buffer.put(byte: UInt8(ascii: "]"))
  }

  mutating func write(_ call: Call, depth: Int, judgement: BoundsJudgement?) {
    var pen = buffer.pen(room: 2 + 2 * depth + room)
    pen.spaces(2 + 2 * depth)
    names.put(call.receiver, to: &pen)
    names.put(call.callback, to: &pen)
    call.forEachField(detail) { key, value in
      // Without a loaded view, the judgment says so.
      if key == .loaded { return }
      names.put(key, to: &pen)
      pen.put(value) { id, pen in names.write(id, to: &pen) }
    }
    if judgement == nil, options.why == nil { return buffer.endLine(&pen, isPlain: names.isPlain) }
    buffer.take(pen, isPlain: names.isPlain)
    if let judgement { write(judgement) }
    writeRule(call.rule, isBeside: call.isBeside)
    buffer.endLine()
  }

  private mutating func write(_ judgement: BoundsJudgement) {
    buffer.put(" (")
    buffer.put(text: options.style.mark(judgement))
    buffer.put(text: judgement.name)
    buffer.put(text: options.style.reset)
    buffer.put(byte: UInt8(ascii: ")"))
  }
}
