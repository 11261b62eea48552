/// Writes a run as JSON Lines: one object a line, keys in a fixed order, no time of day. `docs/trace.md` describes every
/// key.
package struct TraceJSON: EventSink {
  package var buffer: ByteBuffer
  private let scenario: Scenario
  private let names: TraceNames
  /// The case fields of each line.
  private let caseMember: [UInt8]
  /// Whether all that the line of a message is made of is plain text: names and the case; the rest is words and numbers.
  private let isPlain: Bool
  /// For the line of a message behind its beginning.
  private let room: Int
  /// How the line of a message begins in this step, up to the message's number in it.
  private var beginning: [UInt8] = []
  /// The time, the turn and the place of the last line.
  private var ending: (time: Int, turn: Int, line: Int, bytes: [UInt8]) = (-1, -1, -1, [])
  /// The last view: most messages in a row have the same.
  private var geometry: (seen: Geometry, bytes: [UInt8])?
  /// `","selector":"viewDidLoad","family":"loading","args":{`, for each callback: made once, as the names are.
  private let callbacks: Words
  private let rules: Words
  /// For each field whether it is in `args`.
  private let isArgument: [Bool]
  /// For each field whether its key tells all.
  private let holdsAll: [Bool]
  /// How a field is begun: `"animated":`, `,"returns":`, `,"property":"isBeingPresented"`
  private let keys: Words
  /// Before the second value of a field that has two.
  private let secondKeys: Words
  private var step = 0
  private var index = 0
  private var calls = 0
  private var line = 0

  /// The version of the format: the second number grows with additions, the first with everything else.
  package static var formatVersion: String { "1.4" }

  package init(_ scenario: Scenario, caseName: String, to buffer: ByteBuffer) {
    self.scenario = scenario
    caseMember = Array(",\"case\":\"\(JSONText.escaped(caseName))\"".utf8)
    names = TraceNames(scenario, spelling: .objc)
    callbacks = Words(
      Callback.allCases.map { "\",\"selector\":\"\($0.selector)\",\"family\":\"\($0.family.name)\",\"args\":{" })
    rules = Words(RuleID.allCases.map { ",\"rule\":\"\($0.rawValue)\"" })
    isArgument = FieldKey.allCases.map { if case .argument = $0.facts.json { true } else { false } }
    holdsAll = FieldKey.allCases.map { $0.facts.json == .property }
    keys = Words(FieldKey.allCases.map { Self.key(of: $0) })
    secondKeys = Words(FieldKey.allCases.map { Self.secondKey(of: $0) })
    isPlain = caseMember.isPlain && names.isPlain
    let values = FieldKey.allCases.count * (keys.longest + secondKeys.longest + 2 * FieldValue<ControllerID>.room)
    room = names.room + callbacks.longest + rules.longest + values + 8 * Pen.digits
    self.buffer = buffer
  }

  /// The first line of a file.
  package static func versionLine() -> String {
    "{\"type\":\"version\",\"format\":\"vcsim.events\",\"format_version\":\"\(formatVersion)\"}\n"
  }

  package mutating func begin(file: String, mode: Mode) {
    open("case-start")
    text(",\"file\":\"", file)
    text(",\"mode\":\"", mode.name)
    let device = scenario.header.device(in: mode)
    text(",\"device\":\"", device.idiom.name)
    number(",\"screen\":[", device.screen.width)
    number(",", device.screen.height)
    buffer.put("]")
    text(",\"held\":\"", scenario.header.heldIn.name)
    close()
  }

  /// `tally`: the rules of the lines, whose standings in the version are stated here, once.
  package mutating func end(_ outcome: Outcome, _ tally: RuleTally, in mode: Mode) {
    open("case-end")
    switch outcome {
    case .finished: text(",\"outcome\":\"", "finished")
    case .threw: text(",\"outcome\":\"", "threw")
    case .fault(let fault):
      text(",\"outcome\":\"", "fault")
      number(",\"line\":", fault.line)
    }
    number(",\"steps\":", step)
    number(",\"events\":", calls)
    var separator: StaticString = ",\"standings\":{\""
    for rule in tally.rules {
      buffer.put(separator)
      buffer.put(text: rule.rawValue)
      buffer.put("\":\"")
      buffer.put(text: Rule.Standing(of: rule, in: mode).name)
      separator = "\",\""
    }
    if !tally.rules.isEmpty { buffer.put("\"}") }
    if !tally.unknownSteps.isEmpty {
      var separator: StaticString = ",\"unknown_steps\":["
      for step in tally.unknownSteps {
        buffer.put(separator)
        buffer.put(step)
        separator = ","
      }
      buffer.put("]")
    }
    close()
    buffer.flush()
  }

  @inline(__always)
  package mutating func receive(_ event: TraceEvent) {
    switch event.content {
    case .step(let place):
      step += 1
      beginning = []
      index = 0
      line = scenario.story[place].line
      open("step")
      number(",\"step\":", step)
      text(",\"action\":\"", scenario.story[place].text)
      number(",\"line\":", line)
      number(",\"at_ms\":", event.time)
      number(",\"turn\":", event.turn)
      close()
    case .note(let place):
      open("note")
      text(",\"text\":\"", scenario.story[place].words)
      number(",\"line\":", scenario.story[place].line)
      close()
    case .remark(let remark, let line):
      let (type, words): (StaticString, String) =
        switch remark {
        case .note(let words): ("note", words)
        case .noEffect(let reason): ("no-effect", reason)
        case .unseen(let words): ("unseen", words)
        }
      open(type)
      text(",\"text\":\"", words)
      number(",\"step\":", step)
      number(",\"depth\":", event.depth)
      number(",\"line\":", line)
      close()
    case .gap(let duration):
      open("gap")
      number(",\"step\":", step)
      number(",\"ms\":", duration)
      close()
    case .call(let call): receive(call, depth: event.depth, time: event.time, turn: event.turn)
    case .warning(let words, let rule):
      open("warning")
      number(",\"step\":", step)
      text(",\"text\":\"", words)
      common(event.depth, event.time, event.turn, rule)
    case .exception(let name, let reason, let rule):
      open("exception")
      number(",\"step\":", step)
      text(",\"name\":\"", name)
      text(",\"text\":\"", reason)
      common(event.depth, event.time, event.turn, rule)
    }
  }

  @inline(__always)
  package mutating func receive(_ call: Call, depth: Int, time: Int, turn: Int) {
    index += 1
    calls += 1
    if beginning.isEmpty { makeBeginning() }
    var pen = buffer.pen(room: beginning.count + room)
    pen.put(beginning)
    pen.put(index)
    pen.put(",\"receiver\":\"")
    names.put(call.receiver, to: &pen)
    pen.put(Int(call.callback.rawValue), of: callbacks)
    var arguments = 0
    var isInArguments = true
    call.forEachOwnField(FieldDetail(properties: true, geometry: true)) { key, value in
      let isArgument = isArgument[Int(key.rawValue)]
      if !isArgument, isInArguments {
        pen.put("}")
        isInArguments = false
      }
      if isArgument, arguments > 0 { pen.put(byte: UInt8(ascii: ",")) }
      arguments += 1
      pen.put(Int(key.rawValue), of: keys)
      if !holdsAll[Int(key.rawValue)] { write(value, key, &pen) }
    }
    if isInArguments { pen.put("}") }
    if let geometry = call.geometry { write(geometry, &pen) }
    if let place = call.geometry?.place { write(place, &pen) }
    if let appearance = call.appearance {
      pen.put(",\"appearance\":")
      pen.put(quoted: appearance.name)
    }
    write(depth, time, turn, call.rule, &pen)
    pen.put("}")
    buffer.endLine(&pen, isPlain: isPlain)
  }

  /// The line of a message begins the same in the whole step.
  private mutating func makeBeginning() {
    var start = ByteBuffer()
    start.put("{\"type\":\"event\"")
    start.put(caseMember)
    start.put(",\"step\":")
    start.put(step)
    start.put(",\"index\":")
    beginning = start.bytes
  }

  @inline(__always)
  private mutating func write(_ geometry: Geometry, _ pen: inout Pen) {
    if let last = self.geometry, last.seen == geometry { return pen.put(last.bytes) }
    let mark = pen.place
    geometry.forEachField { (key, value: FieldValue<ControllerID>) in
      pen.put(Int(key.rawValue), of: keys)
      write(value, key, &pen)
    }
    self.geometry = (geometry, pen.bytes(since: mark))
  }

  private func write(_ place: ControllerPlace, _ pen: inout Pen) {
    let values = scenario.header.values.compactMap { key in place[key].map { (key, $0) } }
    for (number, (key, value)) in values.enumerated() {
      pen.put(number == 0 ? ",\"values\":{" : ",")
      pen.put(Int(key.rawValue), of: keys)
      write(value, key, &pen)
    }
    if !values.isEmpty { pen.put("}") }
  }

  /// The end of a warning or an exception.
  private mutating func common(_ depth: Int, _ time: Int, _ turn: Int, _ rule: RuleID) {
    var pen = buffer.pen(room: room)
    write(depth, time, turn, rule, &pen)
    buffer.take(pen)
    close()
  }

  @inline(__always)
  private mutating func write(_ depth: Int, _ time: Int, _ turn: Int, _ rule: RuleID, _ pen: inout Pen) {
    pen.put(",\"depth\":")
    pen.put(depth)
    if ending.time != time || ending.turn != turn || ending.line != line {
      let mark = pen.place
      pen.put(",\"at_ms\":")
      pen.put(time)
      pen.put(",\"turn\":")
      pen.put(turn)
      pen.put(",\"line\":")
      pen.put(line)
      ending = (time, turn, line, pen.bytes(since: mark))
    } else {
      pen.put(ending.bytes)
    }
    pen.put(rule.place, of: rules)
  }

  /// A value as JSON has it.
  private func write(_ value: FieldValue<ControllerID>, _ key: FieldKey, _ pen: inout Pen) {
    switch value {
    case .yesOrNo(let yes): if yes { pen.put("true") } else { pen.put("false") }
    case .orientation(let orientation): pen.put(quoted: orientation)
    case .orientations(let mask):
      pen.put("[")
      for (place, orientation) in mask.orientations.enumerated() {
        if place > 0 { pen.put(byte: UInt8(ascii: ",")) }
        pen.put(quoted: orientation)
      }
      pen.put("]")
    case .duration(let duration): pen.put(duration)
    case .controller(let id?):
      pen.put("\"")
      names.write(id, to: &pen)
      pen.put("\"")
    case .controller(nil): pen.put("null")
    case .size(let size): pen.put(size.width, size.height)
    case .rect(let rect): pen.put(rect.x, rect.y, rect.size.width, rect.size.height)
    case .style(let style): pen.put(quoted: style?.name ?? "none")
    case .traits(let traits):
      pen.put(quoted: traits.horizontal.name)
      pen.put(Int(key.rawValue), of: secondKeys)
      pen.put(quoted: traits.vertical.name)
    case .displayMode(let mode): pen.put(quoted: mode?.name ?? SplitDisplayMode.automatic)
    case .column(let column): pen.put(quoted: column.name)
    }
  }

  private static func key(of key: FieldKey) -> String {
    switch key.facts.json {
    case .argument(let names), .value(let names): "\"\(names[0])\":"
    case .property: ",\"property\":\"\(key.name)\""
    case .member(let name): ",\"\(name)\":"
    }
  }

  private static func secondKey(of key: FieldKey) -> String {
    switch key.facts.json {
    case .argument(let names) where names.count > 1, .value(let names) where names.count > 1: ",\"\(names[1])\":"
    default: ""
    }
  }

  private mutating func open(_ type: StaticString) {
    buffer.put("{\"type\":\"")
    buffer.put(type)
    buffer.put("\"")
    buffer.put(caseMember)
  }

  private mutating func close() {
    buffer.endLine(after: "}")
  }

  /// The key comes with the signs around it: a line is made of many pieces, and each of them costs the same.
  private mutating func number(_ key: StaticString, _ value: Int) {
    buffer.put(key)
    buffer.put(value)
  }

  private mutating func text(_ key: StaticString, _ value: String) {
    buffer.put(key)
    buffer.put(text: JSONText.escaped(value))
    buffer.put("\"")
  }
}

extension Pen {
  @inline(__always)
  fileprivate mutating func put(quoted orientation: Orientation) {
    put("\"")
    put(orientation)
    put("\"")
  }

  fileprivate mutating func put(quoted word: String) {
    put("\"")
    put(text: word)
    put("\"")
  }

  /// Numbers in a list.
  @inline(__always)
  fileprivate mutating func put(_ numbers: Int...) {
    for (place, number) in numbers.enumerated() {
      put(byte: UInt8(ascii: place == 0 ? "[" : ","))
      put(number)
    }
    put("]")
  }
}
