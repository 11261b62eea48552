/// The words of a scenario's trace, as bytes: made once, so that a line costs no strings.
final class TraceNames: Sendable {
  private let controllers: Words
  /// With a space before each.
  private let callbacks: Words
  /// ` animated=` and the like.
  private let keys: Words

  init(_ scenario: Scenario, spelling: Spelling) {
    controllers = Words(scenario.controllers.map { $0.name })
    callbacks = Words(Callback.allCases) { callback, buffer in
      buffer.put(byte: 32)
      buffer.put(text: spelling == .objc ? callback.facts.selector : callback.facts.swiftName)
    }
    keys = Words(FieldKey.allCases) { key, buffer in
      buffer.put(byte: 32)
      buffer.put(text: key.name)
      buffer.put(byte: UInt8(ascii: "="))
    }
  }

  var isPlain: Bool { controllers.isPlain }

  /// The room that a line needs for all that has names, and for the values that have none.
  var room: Int {
    controllers.longest + 16 + callbacks.longest
      + FieldKey.allCases.count * (keys.longest + max(controllers.longest, FieldValue<ControllerID>.room))
  }

  @inline(__always)
  func write(_ id: ControllerID, to pen: inout Pen) { pen.put(id.int, of: controllers) }

  /// With a space before it.
  @inline(__always)
  func put(_ callback: Callback, to pen: inout Pen) { pen.put(Int(callback.rawValue), of: callbacks) }

  /// With a space before it, and the sign behind it.
  @inline(__always)
  func put(_ key: FieldKey, to pen: inout Pen) { pen.put(Int(key.rawValue), of: keys) }

  func put(_ receiver: Receiver, to pen: inout Pen) {
    switch receiver {
    case .app: pen.put("app")
    case .scene(nil): pen.put("scene")
    case .controller(let id): write(id, to: &pen)
    case .view(let id), .delegate(let id), .presentation(let id), .animator(let id), .scene(let id?):
      write(id, to: &pen)
      pen.put(".")
      pen.put(text: receiver.part)
    }
  }
}

extension Receiver {
  /// The part of a controller that a message goes to; empty for the controller itself.
  var part: String {
    switch self {
    case .controller, .app: ""
    case .scene: "scene"
    case .view: "view"
    case .delegate: "delegate"
    case .presentation: "presentation"
    case .animator: "animator"
    }
  }
}

package enum Spelling: UInt8, Sendable {
  case objc
  case swift
}
