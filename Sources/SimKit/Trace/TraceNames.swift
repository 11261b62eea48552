/// The words of a scenario's trace, as bytes: made once, so that a line costs no strings.
struct TraceNames: Naming {
  let controllers: [[UInt8]]
  let callbacks: [[UInt8]]
  /// ` animated=` and the like.
  let keys: [[UInt8]]

  init(_ scenario: Scenario, spelling: Spelling) {
    controllers = scenario.controllers.map { Array($0.name.utf8) }
    callbacks = Callback.allCases.map {
      Array((spelling == .objc ? $0.facts.selector : $0.facts.swiftName).utf8)
    }
    keys = FieldKey.allCases.map { Array(" \($0.name)=".utf8) }
  }

  subscript(callback: Callback) -> [UInt8] { callbacks[Int(callback.rawValue)] }
  subscript(id: ControllerID) -> [UInt8] { controllers[id.int] }
  func bytes(of id: ControllerID) -> [UInt8] { self[id] }
  subscript(key: FieldKey) -> [UInt8] { keys[Int(key.rawValue)] }
}

/// How callbacks are written.
package enum Spelling: UInt8, Sendable {
  case objc
  case swift
}

extension ByteBuffer {
  mutating func put(_ receiver: Receiver, _ names: TraceNames) {
    switch receiver {
    case .controller(let id): put(names[id])
    case .view(let id):
      put(names[id])
      put(".view")
    case .delegate(let id):
      put(names[id])
      put(".delegate")
    case .presentation(let id):
      put(names[id])
      put(".presentation")
    case .animator(let id):
      put(names[id])
      put(".animator")
    case .app: put("app")
    case .scene: put("scene")
    }
  }
}
