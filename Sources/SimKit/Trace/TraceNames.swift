/// The words of a scenario's trace, as bytes: made once, so that a line costs no strings.
struct TraceNames {
  let controllers: [[UInt8]]
  let callbacks: [[UInt8]]

  init(_ scenario: Scenario, spelling: Spelling) {
    controllers = scenario.controllers.map { Array($0.name.utf8) }
    callbacks = Callback.allCases.map {
      Array((spelling == .objc ? $0.facts.selector : $0.facts.swiftName).utf8)
    }
  }

  subscript(callback: Callback) -> [UInt8] { callbacks[Int(callback.rawValue)] }
  subscript(id: ControllerID) -> [UInt8] { controllers[id.int] }
}

/// How callbacks are written.
public enum Spelling: UInt8, Sendable {
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
    case .app: put("app")
    }
  }

  mutating func put(_ mask: OrientationMask) {
    guard !mask.isEmpty else {
      put("none")
      return
    }
    var isFirst = true
    for orientation in Orientation.allCases where mask.contains(orientation) {
      if !isFirst { put(byte: UInt8(ascii: ",")) }
      put(orientation.name)
      isFirst = false
    }
  }

  mutating func put(_ size: Size) {
    put(size.width)
    put(byte: UInt8(ascii: "x"))
    put(size.height)
  }
}
