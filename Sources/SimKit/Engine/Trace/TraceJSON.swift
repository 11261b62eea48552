/// Writes a run as JSON Lines: one object a line, keys in a fixed order, no time of day. `docs/trace.md` describes every key.
package struct TraceJSON: EventSink {
  private var json: JSONWriter
  private let scenario: Scenario
  private let names: TraceNames
  private let caseName: String
  /// What the lines that are frequent have between their type and the number of the step.
  private let caseMember: [UInt8]
  /// Whether all that the line of a message is made of is plain text: names and the case; the rest is words and numbers.
  private let isPlain: Bool
  /// For the line of a message, a step without its text, or a gap.
  private let room: Int
  /// How the line of a message begins in this step, up to the message's number in it.
  private var beginning = ByteBuffer()
  /// The time, the turn and the place of the last line.
  private var ending = (time: -1, turn: -1, line: -1, bytes: ByteBuffer())
  /// The last view: most messages in a row have the same.
  private var geometry: (seen: Geometry?, bytes: ByteBuffer) = (nil, ByteBuffer())
  private let detail = FieldDetail(properties: true, geometry: true)
  /// `","selector":"viewDidLoad","family":"loading","args":{`, for each callback: made once, as the names are.
  private let callbacks: Words
  private let rules: Words
  private let appearances: Words
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
    caseMember = Array("\",\"case\":\"\(JSONText.escaped(caseName))\",\"step\":".utf8)
    names = TraceNames(scenario, spelling: .objc)
    callbacks = Words(
      Callback.allCases.map { "\",\"selector\":\"\($0.selector)\",\"family\":\"\($0.family.name)\",\"args\":{" })
    rules = Words(RuleID.allCases.map { ",\"rule\":\"\($0.rawValue)\"" })
    appearances = Words(AppearanceState.allCases.map { ",\"appearance\":\"\($0.name)\"" })
    isArgument = FieldKey.allCases.map { if case .argument = $0.facts.json { true } else { false } }
    holdsAll = FieldKey.allCases.map { $0.facts.json == .property }
    keys = Words(FieldKey.allCases.map { Self.key(of: $0) })
    secondKeys = Words(FieldKey.allCases.map { Self.secondKey(of: $0) })
    isPlain = Array(caseName.utf8).isPlain && names.isPlain
    let values = FieldKey.allCases.count * (keys.longest + secondKeys.longest + 2 * FieldValue<ControllerID>.room)
    let words = callbacks.longest + rules.longest + appearances.longest
    room = caseMember.count + names.room + words + values + 16 * Pen.digits
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
    case .step(let place): receive(stepAt: place, time: event.time, turn: event.turn)
    case .note(let place):
      open("note")
      json.put("text", scenario.story[place].words)
      json.put("line", scenario.story[place].line)
      close()
    case .remark(let remark, let line): receive(remark, line: line, depth: event.depth)
    case .gap(let duration):
      var pen = json.buffer.pen(room: room)
      begin("gap", &pen)
      pen.put(",\"ms\":")
      pen.put(duration)
      pen.put("}")
      json.buffer.endLine(&pen, isPlain: isPlain)
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

  private mutating func receive(stepAt place: Int, time: Int, turn: Int) {
    step += 1
    met.beginAction()
    index = 0
    line = scenario.story[place].line
    let text = JSONText.escaped(scenario.story[place].text)
    var pen = json.buffer.pen(room: room + text.utf8.count)
    begin("step", &pen)
    pen.put(",\"action\":\"")
    let mark = pen.place
    pen.put(text: text)
    let isTextPlain = pen.bytes(since: mark).isPlain
    pen.put("\",\"line\":")
    pen.put(line)
    pen.put(",\"at_ms\":")
    pen.put(time)
    pen.put(",\"turn\":")
    pen.put(turn)
    pen.put("}")
    json.buffer.endLine(&pen, isPlain: isPlain && isTextPlain)
  }

  private mutating func receive(_ remark: Remark, line: Int, depth: Int) {
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
    json.put("depth", depth)
    json.put("line", line)
    if let reply {
      json.put("row", reply.row)
      json.put("call", reply.call)
      if let played = reply.played { json.put("played", played) }
    }
    close()
  }

  @inline(__always)
  package mutating func receive(_ call: Call, depth: Int, time: Int, turn: Int) {
    index += 1
    calls += 1
    met.add(call.rule)
    var pen = json.buffer.pen(room: room)
    writeBeginning(&pen)
    pen.put(index)
    pen.put(",\"receiver\":\"")
    names.put(call.receiver, to: &pen)
    pen.put(Int(call.callback.rawValue), of: callbacks)
    var arguments = 0
    var isInArguments = true
    call.forEachOwnField(detail) { key, value in
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
    if let appearance = call.appearance { pen.put(Int(appearance.rawValue), of: appearances) }
    if call.isBeside { pen.put(",\"beside\":true") }
    write(depth, time, turn, call.rule, &pen)
    pen.put("}")
    json.buffer.endLine(&pen, isPlain: isPlain)
  }

  /// The line of a message begins the same in the whole step.
  @inline(__always)
  private mutating func writeBeginning(_ pen: inout Pen) {
    if index > 1 { return pen.put(beginning.gathered) }
    let mark = pen.place
    begin("event", &pen)
    pen.put(",\"index\":")
    beginning.keep(pen.bytes(since: mark))
  }

  @inline(__always)
  private mutating func write(_ geometry: Geometry, _ pen: inout Pen) {
    if self.geometry.seen == geometry { return pen.put(self.geometry.bytes.gathered) }
    let mark = pen.place
    geometry.forEachField { (key, value: FieldValue<ControllerID>) in
      pen.put(Int(key.rawValue), of: keys)
      write(value, key, &pen)
    }
    self.geometry.seen = geometry
    self.geometry.bytes.keep(pen.bytes(since: mark))
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
      (ending.time, ending.turn, ending.line) = (time, turn, line)
      let mark = pen.place
      pen.put(",\"at_ms\":")
      pen.put(time)
      pen.put(",\"turn\":")
      pen.put(turn)
      pen.put(",\"line\":")
      pen.put(line)
      ending.bytes.keep(pen.bytes(since: mark))
    } else {
      pen.put(ending.bytes.gathered)
    }
    pen.put(rule.place, of: rules)
  }

  private func write(_ value: FieldValue<ControllerID>, _ key: FieldKey, _ pen: inout Pen) {
    switch value {
    case .yesOrNo(let yes): if yes { pen.put("true") } else { pen.put("false") }
    case .orientation(let orientation): pen.put(quoted: orientation)
    case .orientations(let mask):
      pen.put("[")
      pen.put(mask) { $1.put(quoted: $0) }
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

  /// Begins a line whose type is frequent, up to the number of the step.
  private func begin(_ type: StaticString, _ pen: inout Pen) {
    pen.put("{\"type\":\"")
    pen.put(type)
    pen.put(caseMember)
    pen.put(step)
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
