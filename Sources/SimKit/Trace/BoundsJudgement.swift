/// Whether the bounds that a callback sees can be relied upon.
public enum BoundsJudgement: UInt8, CaseIterable, Hashable, Sendable {
  /// There is no view, or it has no area.
  case empty
  /// They change again before the step is over.
  case stale
  /// They are those that the view has when the step is over.
  case final

  /// The word for it in traces and reports: `empty`, `stale`, `final`.
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

/// Bounds that a callback saw, with what they are worth.
package struct JudgedBounds: Hashable, Sendable {
  package var size: Size
  package var judgement: BoundsJudgement

  /// `480x300 final`; `by`: the sign between the sides.
  package func text(by sign: String = "x") -> String { "\(size.width)\(sign)\(size.height) \(judgement.name)" }
}

/// The bounds of each controller's view as the last message of a step showed them: what all before it are judged by.
struct StepBounds {
  private(set) var last: [ControllerID: Size] = [:]

  mutating func see(_ call: Call) {
    guard let id = call.receiver.controller, let geometry = call.geometry, geometry.isLoaded else { return }
    last[id] = geometry.bounds
  }

  /// Nil for a message whose receiver sees no bounds.
  func judge(_ call: Call) -> JudgedBounds? {
    guard let id = call.receiver.controller, let geometry = call.geometry else { return nil }
    return JudgedBounds(size: geometry.bounds, judgement: BoundsJudgement(geometry, atEnd: last[id]))
  }
}

/// Holds the events of a step back until it is over, and then judges the bounds that each message saw.
package struct JudgingSink: EventSink {
  package var text: TraceText
  private var held: [TraceEvent] = []
  private var bounds = StepBounds()

  package init(_ text: TraceText) { self.text = text }

  package mutating func receive(_ event: TraceEvent) {
    switch event.content {
    case .step, .note: release()
    case .call(let call): bounds.see(call)
    case .remark, .gap, .warning, .exception: break
    }
    held.append(event)
  }

  package mutating func finish() {
    release()
    text.finish()
  }

  private mutating func release() {
    for event in held {
      if case .call(let call) = event.content {
        text.write(call, depth: event.depth, judgement: bounds.judge(call)?.judgement)
      } else {
        text.receive(event)
      }
    }
    held.removeAll(keepingCapacity: true)
    bounds = StepBounds()
  }
}
