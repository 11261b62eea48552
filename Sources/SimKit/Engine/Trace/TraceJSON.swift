/// Writes a run as JSON Lines: one object a line, keys in a fixed order, no time of day. `docs/trace.md` describes every
/// key.
package struct TraceJSON: EventSink {
  private var json: JSONWriter
  private let scenario: Scenario
  private let names: TraceNames
  private let caseName: String
  /// The member of the case, for the lines that are frequent.
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
  private var met = MetRules()
  private var step = 0
  private var index = 0
  private var calls = 0
  private var line = 0

  /// The version of the format: the second number grows with additions, the first with everything else.
  package static var formatVersion: String { "1.5" }

  package var buffer: ByteBuffer { json.buffer }

  package init(_ scenario: Scenario, caseName: String, to buffer: ByteBuffer) {
    self.scenario = scenario
    self.caseName = caseName
    caseMember = Array(",\"case\":\"\(JSONText.escaped(caseName))\"".utf8)
    names = TraceNames(scenario, spelling: .objc)
    callbacks = Words(
      Callback.allCases.map { "\",\"selector\":\"\($0.selector)\",\"family\":\"\($0.family.name)\",\"args\":{" })
    rules = Words(RuleID.allCases.map { ",\"rule\":\"\($0.rawValue)\"" })
    isArgument = FieldKey.allCases.map { if case .argument = $0.facts.json { true } else { false } }
    holdsAll = FieldKey.allCases.map { $0.facts.json == .property }
    keys = Words(FieldKey.allCases.map { Self.key(of: $0) })
    secondKeys = Words(FieldKey.allCases.map { Self.secondKey(of: $0) })
    isPlain = Array(caseName.utf8).isPlain && names.isPlain
    let values = FieldKey.allCases.count * (keys.longest + secondKeys.longest + 2 * FieldValue<ControllerID>.room)
    room = names.room + callbacks.longest + rules.longest + values + 8 * Pen.digits
    json = JSONWriter(to: buffer)
  }

  package mutating func begin(file: String, mode: Mode) {
    open("case-start")
    json.put("file", file)
    json.put("mode", mode.name)
    let device = scenario.header.device(in: mode)
    json.put("device", device.idiom.name)
    json.put("screen", [device.screen.width, device.screen.height])
    json.put("held", scenario.header.heldIn.name)
    close()
  }

  /// `tally`: the rules of the lines, whose standings in the version are stated here, once.
  package mutating func end(_ outcome: Outcome, _ tally: RuleTally, in mode: Mode) {
    open("case-end")
    switch outcome {
    case .finished: json.put("outcome", "finished")
    case .threw: json.put("outcome", "threw")
    case .fault(let fault):
      json.put("outcome", "fault")
      json.put("line", fault.line)
    }
    json.put("steps", step)
    json.put("events", calls)
    if !tally.rules.isEmpty {
      json.object("standings") { json in
        for rule in tally.rules {
          json.key(escaping: rule.rawValue)
          json.put(Rule.Standing(of: rule, in: mode).name)
        }
      }
    }
    met.beginAction()
    if !met.unknownSteps.isEmpty { json.put("unknown_steps", met.unknownSteps) }
    close()
    json.buffer.flush()
  }

  @inline(never)
  package mutating func receive(_ event: TraceEvent) {
    switch event.content {
    case .step(let place):
      step += 1
      met.beginAction()
      beginning = []
      index = 0
      line = scenario.story[place].line
      frequent("{\"type\":\"step\"")
      number(",\"step\":", step)
      json.buffer.put(",\"action\":\"")
      json.buffer.put(text: JSONText.escaped(scenario.story[place].text))
      number("\",\"line\":", line)
      number(",\"at_ms\":", event.time)
      number(",\"turn\":", event.turn)
      json.buffer.endLine(after: "}")
    case .note(let place):
      open("note")
      json.put("text", scenario.story[place].words)
      json.put("line", scenario.story[place].line)
      close()
    case .remark(let remark, let line):
      let (type, words, reply): (String, String, Reply?) =
        switch remark {
        case .note(let words): ("note", words, nil)
        case .reply(let reply): (reply.effect == .nothing ? "no-effect" : reply.effect.rawValue, reply.reason, reply)
        case .since(let mode): ("note", "iOS \(mode.number) and later", nil)
        case .unseen(let words): ("unseen", words, nil)
        }
      open(type)
      json.put("text", words)
      json.put("step", step)
      json.put("depth", event.depth)
      json.put("line", line)
      if let reply {
        json.put("row", reply.row)
        json.put("call", reply.call)
        if let played = reply.played { json.put("played", played) }
      }
      close()
    case .gap(let duration):
      frequent("{\"type\":\"gap\"")
      number(",\"step\":", step)
      number(",\"ms\":", duration)
      json.buffer.endLine(after: "}")
    case .call(let call): receive(call, depth: event.depth, time: event.time, turn: event.turn)
    case .warning(let words, let rule):
      open("warning")
      json.put("step", step)
      json.put("text", words)
      close(event, rule)
    case .exception(let name, let reason, let rule):
      open("exception")
      json.put("step", step)
      json.put("name", name)
      json.put("text", reason)
      close(event, rule)
    }
  }

  @inline(__always)
  package mutating func receive(_ call: Call, depth: Int, time: Int, turn: Int) {
    index += 1
    calls += 1
    met.add(call.rule)
    if beginning.isEmpty { makeBeginning() }
    var pen = json.buffer.pen(room: beginning.count + room)
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
    if call.isBeside { pen.put(",\"beside\":true") }
    write(depth, time, turn, call.rule, &pen)
    pen.put("}")
    json.buffer.endLine(&pen, isPlain: isPlain)
  }

  /// The line of a message begins the same in the whole step.
  private mutating func makeBeginning() {
    var start = JSONWriter()
    start.open("{")
    start.put("type", "event")
    start.put("case", caseName)
    start.put("step", step)
    start.key("index")
    beginning = start.buffer.bytes
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

  /// Begins a line of a step or a gap. A fourth of all lines are such lines; a key that comes with its signs costs half as much.
  private mutating func frequent(_ beginning: StaticString) {
    json.buffer.put(beginning)
    json.buffer.put(caseMember)
  }

  private mutating func number(_ key: StaticString, _ value: Int) {
    json.buffer.put(key)
    json.buffer.put(value)
  }

  private mutating func open(_ type: String) {
    json.open("{")
    json.put("type", type)
    json.put("case", caseName)
  }

  /// Ends a warning or an exception.
  private mutating func close(_ event: TraceEvent, _ rule: RuleID) {
    json.put("depth", event.depth)
    json.put("at_ms", event.time)
    json.put("turn", event.turn)
    json.put("line", line)
    json.put("rule", rule.rawValue)
    met.add(rule)
    close()
  }

  private mutating func close() {
    json.close("}")
    json.endLine()
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
