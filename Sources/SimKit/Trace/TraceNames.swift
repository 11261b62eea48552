/// The words of a scenario's trace, as bytes: made once, so that a line costs no strings.
final class TraceNames: Naming, Sendable {
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

  func write(_ id: ControllerID, to buffer: inout ByteBuffer) { buffer.put(id.int, of: controllers) }

  /// With a space before it.
  func put(_ callback: Callback, to buffer: inout ByteBuffer) { buffer.put(Int(callback.rawValue), of: callbacks) }

  /// With a space before it, and the sign behind it.
  func put(_ key: FieldKey, to buffer: inout ByteBuffer) { buffer.put(Int(key.rawValue), of: keys) }

  func put(_ receiver: Receiver, to buffer: inout ByteBuffer) {
    switch receiver {
    case .controller(let id): write(id, to: &buffer)
    case .view(let id):
      write(id, to: &buffer)
      buffer.put(".view")
    case .delegate(let id):
      write(id, to: &buffer)
      buffer.put(".delegate")
    case .presentation(let id):
      write(id, to: &buffer)
      buffer.put(".presentation")
    case .animator(let id):
      write(id, to: &buffer)
      buffer.put(".animator")
    case .app: buffer.put("app")
    case .scene: buffer.put("scene")
    }
  }
}

/// How callbacks are written.
package enum Spelling: UInt8, Sendable {
  case objc
  case swift
}
