import Foundation
import SimKit

/// A trace out of the JSON Lines that `run --format jsonl` writes, in the words of a stored one.
enum EventTrace {
  /// Nil when the source is something else.
  static func steps(_ source: Source) throws(Problem) -> [TraceStep]? {
    guard source.text(ofLine: 1).hasPrefix("{\"type\":\"version\",\"format\":\"vcsim.events\"") else { return nil }
    var steps: [TraceStep] = []
    for number in 2...max(2, source.lineCount) where number <= source.lineCount {
      let data = Data(source.text(ofLine: number).utf8)
      guard let event = (try? JSONDecoder().decode(Event.self, from: data)) else {
        throw Problem(.notATrace(source.name, reason: "line \(number) is no event"))
      }
      switch event.type {
      case "step": steps.append(TraceStep(text: event.action ?? ""))
      case "note": steps.append(TraceStep(text: "note \"\(event.text ?? "")\""))
      default:
        guard let content = event.content, !steps.isEmpty else { continue }
        steps[steps.count - 1].lines.append(
          TraceLine(content, depth: event.depth ?? 0, rule: event.rule.flatMap { RuleID(rawValue: $0) }))
      }
    }
    return steps
  }

  /// A line of the file: an event with what `FieldKey` says of its values.
  private struct Event: Decodable {
    let type: String
    let action: String?
    let text: String?
    let name: String?
    let ms: Int?
    let depth: Int?
    let rule: String?
    let message: TraceMessage?

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      func value<Value: Decodable>(_ name: String) throws -> Value? {
        try values.decodeIfPresent(Value.self, forKey: Key(name))
      }
      type = try value("type") ?? ""
      action = try value("action")
      text = try value("text")
      name = try value("name")
      ms = try value("ms")
      depth = try value("depth")
      rule = try value("rule")
      message = type == "event" ? try Self.message(values) : nil
    }

    /// What a stored trace states: geometry only where the size is right for the first time.
    private static func message(_ values: KeyedDecodingContainer<Key>) throws -> TraceMessage? {
      guard let receiver = try values.decodeIfPresent(String.self, forKey: Key("receiver")),
        let selector = try values.decodeIfPresent(String.self, forKey: Key("selector")),
        let callback = CallbackNames.all[selector]
      else { return nil }
      var message = TraceMessage(receiver: receiver, callback: callback)
      let arguments = try? values.nestedContainer(keyedBy: Key.self, forKey: Key("args"))
      for key in FieldKey.allCases {
        var value: FieldValue<String>?
        switch key.facts.json {
        case .argument(let names):
          guard let arguments, names.allSatisfy({ arguments.contains(Key($0)) }) else { continue }
          let parts = try names.map { try arguments.decode(JSONValue.self, forKey: Key($0)) }
          value = JSONValue.value(parts, of: key, in: callback)
        case .property: continue
        case .member(let name):
          let isStated = key == .returns || (key == .bounds && callback == .viewWillLayoutSubviews)
          guard isStated, values.contains(Key(name)) else { continue }
          value = JSONValue.value([try values.decode(JSONValue.self, forKey: Key(name))], of: key, in: callback)
        }
        guard let value else { return nil }
        message.fields.append(Field(key, value))
      }
      return message
    }

    /// What the line says in a trace; nil for what is no line of one.
    var content: TraceLine.Content? {
      switch type {
      case "gap": ms.map { .gap($0) }
      case "warning": .warning(text ?? "")
      case "exception": .exception(name: name ?? "", reason: text ?? "")
      default: message.map { .message($0) }
      }
    }
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
  }

  /// A value as JSON has it, turned into the words of a trace.
  private enum JSONValue: Decodable {
    case none
    case yesOrNo(Bool)
    case number(Int)
    case text(String)
    case numbers([Int])
    case texts([String])

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if value.decodeNil() {
        self = .none
      } else if let yes = try? value.decode(Bool.self) {
        self = .yesOrNo(yes)
      } else if let number = try? value.decode(Int.self) {
        self = .number(number)
      } else if let text = try? value.decode(String.self) {
        self = .text(text)
      } else if let numbers = try? value.decode([Int].self), !numbers.isEmpty {
        self = .numbers(numbers)
      } else {
        self = .texts(try value.decode([String].self))
      }
    }

    private func word(of kind: FieldKey.Kind) -> String {
      switch self {
      case .none: "nil"
      case .yesOrNo(let yes): yes ? "yes" : "no"
      case .number(let number): kind == .duration ? "\(number)ms" : "\(number)"
      case .text(let text): text
      case .numbers(let numbers) where kind == .rect: "{" + numbers.map { "\($0)" }.joined(separator: ", ") + "}"
      case .numbers(let numbers): numbers.map { "\($0)" }.joined(separator: "x")
      case .texts(let texts): texts.isEmpty ? "none" : texts.joined(separator: ",")
      }
    }

    /// Several values make one where JSON has them apart.
    static func value(_ values: [JSONValue], of key: FieldKey, in callback: Callback) -> FieldValue<String>? {
      FieldValue(values.map { $0.word(of: key.facts.kind) }.joined(separator: "/"), of: key, in: callback)
    }
  }
}
