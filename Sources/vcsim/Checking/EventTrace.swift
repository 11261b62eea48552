import SimKit

/// A trace out of the JSON Lines that `run --format jsonl` writes, in the words of a stored one.
enum EventTrace {
  /// Whether the text states that it is an event trace.
  static func isMeant(by bytes: [UInt8]) -> Bool {
    bytes.starts(with: "{\"type\":\"version\",\"format\":\"vcsim.events\"".utf8)
  }

  static func checkFormat(_ source: Source) throws(Problem) {
    let version = (try? JSONReader.value(of: source.text(ofLine: 1)))?["format_version"]?.text ?? ""
    let own = TraceJSON.formatVersion
    guard version.prefix(while: { $0 != "." }) == own.prefix(while: { $0 != "." }) else {
      throw .notATrace(source.name, reason: "its format version is '\(version)', and this vcsim reads \(own)")
    }
  }

  /// Nil when the source is something else.
  static func steps(_ source: Source) throws(Problem) -> [TraceStep]? {
    guard isMeant(by: source.bytes) else { return nil }
    try checkFormat(source)
    var steps: [TraceStep] = []
    for number in 2...max(2, source.lineCount) where number <= source.lineCount {
      do throws(JSONReader.Mistake) {
        try read(try JSONReader.value(of: source.text(ofLine: number)), into: &steps)
      } catch {
        throw .notATrace(source.name, reason: "line \(number) is no event")
      }
    }
    return steps
  }

  private static func read(_ event: JSONValue, into steps: inout [TraceStep]) throws(JSONReader.Mistake) {
    guard let type = event["type"]?.text else { throw JSONReader.Mistake() }
    let content: TraceLine.Content
    var geometry: Geometry?
    switch type {
    case "step":
      steps.append(TraceStep(text: try need(event["action"]?.text)))
      return
    case "note":
      // A remark in the app's code is in no stored trace.
      if event["step"] != nil { return }
      steps.append(TraceStep(text: "note \"\(try need(event["text"]?.text))\""))
      return
    case "gap": content = .gap(try need(event["ms"]?.int))
    case "warning": content = .warning(try need(event["text"]?.text))
    case "exception":
      content = .exception(name: try need(event["name"]?.text), reason: try need(event["text"]?.text))
    case "event":
      let message = try message(event)
      content = .message(message)
      geometry = try self.geometry(event, message.callback)
    // Facts that no line of a trace has.
    default: return
    }
    guard !steps.isEmpty else { return }
    // A line is inside lines that stand before it, and a stranger's number may not ask for more spaces than there is room for.
    let depth = event["depth"]?.int ?? 0
    guard 0...min(steps[steps.count - 1].lines.count, deepest) ~= depth else { throw JSONReader.Mistake() }
    steps[steps.count - 1].lines.append(
      TraceLine(content, depth: depth, rule: event["rule"]?.text.flatMap { RuleID.named($0) }, geometry: geometry))
  }

  /// The receiver's view as its code sees it; nil if the event doesn't say all of it.
  private static func geometry(_ event: JSONValue, _ callback: Callback) throws(JSONReader.Mistake) -> Geometry? {
    var values: [FieldKey: FieldValue<String>] = [:]
    for key in [FieldKey.bounds, .frame, .interfaceOrientation, .loaded, .animating] {
      guard case .member(let name) = key.facts.json, let value = event[name] else { continue }
      values[key] = try need(FieldValue(value.word(of: key.facts.kind), of: key, in: callback))
    }
    guard case .size(let bounds)? = values[.bounds], case .rect(let frame)? = values[.frame],
      case .orientation(let orientation)? = values[.interfaceOrientation],
      case .yesOrNo(let isLoaded)? = values[.loaded]
    else { return nil }
    return Geometry(
      bounds: bounds, frame: frame, orientation: orientation, isLoaded: isLoaded,
      isAnimating: values[.animating] == .yesOrNo(true))
  }

  /// Deeper than any run nests its lines: each level is code of the app that calls itself.
  private static let deepest = 1_000

  private static func need<Value>(_ value: Value?) throws(JSONReader.Mistake) -> Value {
    guard let value else { throw JSONReader.Mistake() }
    return value
  }

  private static func place(_ key: FieldKey, _ event: JSONValue) -> [JSONValue] {
    key.namesOfPlace?.compactMap { event["values"]?[$0] } ?? []
  }

  /// The fields of a stored trace: geometry only if the size is right for the first time.
  private static func message(_ event: JSONValue) throws(JSONReader.Mistake) -> TraceMessage {
    let callback = try need(event["selector"]?.text.flatMap { CallbackNames[$0] })
    var message = TraceMessage(receiver: try need(event["receiver"]?.text), callback: callback)
    for key in FieldKey.allCases {
      let parts: [JSONValue]
      switch key.facts.json {
      case .argument(let names):
        let own = names.compactMap { event["args"]?[$0] }
        parts = own.count == names.count ? own : place(key, event)
      case .value: parts = place(key, event)
      case .property: continue
      case .member(let name):
        let isStated = key == .returns || (key == .bounds && callback == .viewWillLayoutSubviews)
        guard isStated, let value = event[name] else { continue }
        parts = [value]
      }
      if parts.isEmpty { continue }
      // Several values make one where JSON has them apart.
      let word = parts.map { $0.word(of: key.facts.kind) }.joined(separator: "/")
      message.fields.append(Field(key, try need(FieldValue(word, of: key, in: callback))))
    }
    return message
  }
}

extension JSONValue {
  fileprivate func word(of kind: FieldKey.Kind) -> String {
    switch self {
    case .null: return "nil"
    case .boolean(let yes): return yes ? "yes" : "no"
    case .number(let digits): return kind == .duration ? "\(digits)ms" : String(digits)
    case .text(let text): return text
    case .list(let values):
      let numbers = values.compactMap(\.int)
      guard numbers.count == values.count, !numbers.isEmpty else {
        let texts = values.compactMap(\.text)
        return texts.isEmpty ? "none" : texts.joined(separator: ",")
      }
      let words = numbers.map { "\($0)" }
      return kind == .rect || kind == .insets ? "{" + words.joined(separator: ", ") + "}" : words.joined(separator: "x")
    case .object: return ""
    }
  }
}
