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
        guard let text = event.line, !steps.isEmpty else { continue }
        steps[steps.count - 1].lines.append(
          TraceLine(text: text, depth: event.depth ?? 0, rule: event.rule.flatMap { RuleID(rawValue: $0) }))
      }
    }
    return steps
  }

  private struct Event: Decodable {
    var type: String
    var action: String?
    var text: String?
    var name: String?
    var ms: Int?
    var depth: Int?
    var rule: String?
    var receiver: String?
    var selector: String?
    var args: Arguments?
    var returns: Answer?
    var bounds: [Int]?

    /// The line of a trace; nil for what is no line of one.
    var line: String? {
      switch type {
      case "gap": return ms.map { "-- +\($0)ms" }
      case "warning": return "!  " + (text ?? "")
      case "exception": return "!! \(name ?? ""): \(text ?? "")"
      case "event":
        guard let receiver, let selector else { return nil }
        var words = [receiver, selector] + (args?.words ?? [])
        if let returns { words.append("returns=" + returns.word) }
        if selector == Callback.viewWillLayoutSubviews.selector, let bounds, bounds.count == 2 {
          words.append("bounds=\(bounds[0])x\(bounds[1])")
        }
        return words.joined(separator: " ")
      default: return nil
      }
    }
  }

  private struct Arguments: Decodable {
    let words: [String]

    private enum Key: String, CodingKey {
      case view_controller, animated, orientation, duration_ms, parent, size, horizontal, vertical, completed
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      var words: [String] = []
      func add<Value: Decodable>(_ name: String, _ key: Key, _ word: (Value) -> String) throws {
        if let value = try values.decodeIfPresent(Value.self, forKey: key) { words.append(name + "=" + word(value)) }
      }
      func yesOrNo(_ value: Bool) -> String { value ? "yes" : "no" }
      // In the order in which a line of a trace has them.
      try add("viewController", .view_controller) { (name: String) in name }
      try add("animated", .animated, yesOrNo)
      try add("orientation", .orientation) { (name: String) in name }
      try add("duration", .duration_ms) { (duration: Int) in "\(duration)ms" }
      if values.contains(.parent) {
        words.append("parent=" + (try values.decodeIfPresent(String.self, forKey: .parent) ?? "nil"))
      }
      try add("size", .size) { (size: [Int]) in size.map(String.init).joined(separator: "x") }
      let down = try values.decodeIfPresent(String.self, forKey: .vertical) ?? ""
      try add("traits", .horizontal) { (across: String) in across + "/" + down }
      try add("completed", .completed, yesOrNo)
      self.words = words
    }
  }

  /// Yes, no, an orientation, or several.
  private struct Answer: Decodable {
    let word: String

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let yes = try? value.decode(Bool.self) {
        word = yes ? "yes" : "no"
      } else if let one = try? value.decode(String.self) {
        word = one
      } else {
        let several = try value.decode([String].self)
        word = several.isEmpty ? "none" : several.joined(separator: ",")
      }
    }
  }
}
