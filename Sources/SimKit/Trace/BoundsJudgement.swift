/// Whether the bounds that a callback sees can be relied upon.
public enum BoundsJudgement: UInt8, Sendable {
  /// There is no view, or it has no area.
  case empty
  /// They change again before the step is over.
  case stale
  /// They are those that the view has when the step is over.
  case final

  public var name: String {
    switch self {
    case .empty: "empty"
    case .stale: "stale"
    case .final: "final"
    }
  }

  init(_ geometry: Geometry, atEnd bounds: Size?) {
    if !geometry.isLoaded || geometry.bounds.isEmpty {
      self = .empty
    } else {
      self = bounds == nil || bounds == geometry.bounds ? .final : .stale
    }
  }
}

/// Holds the events of a step back until it is over, and then judges the bounds that each message saw.
public struct JudgingSink<Output: ByteOutput>: EventSink {
  public var text: TraceText<Output>
  private var held: [TraceEvent] = []
  /// The bounds of each controller's view as the last message showed them.
  private var last: [ControllerID: Size] = [:]

  public init(_ text: TraceText<Output>) { self.text = text }

  public mutating func receive(_ event: TraceEvent) {
    switch event.content {
    case .step, .note: release()
    case .call(let call):
      if let id = call.receiver.controller, let geometry = call.geometry, geometry.isLoaded {
        last[id] = geometry.bounds
      }
    case .gap, .warning, .exception: break
    }
    held.append(event)
  }

  public mutating func finish() {
    release()
    text.finish()
  }

  private mutating func release() {
    for event in held {
      if case .call(let call) = event.content, let geometry = call.geometry, let id = call.receiver.controller {
        text.write(call, depth: event.depth, judgement: BoundsJudgement(geometry, atEnd: last[id]))
      } else {
        text.receive(event)
      }
    }
    held.removeAll(keepingCapacity: true)
    last = [:]
  }
}
