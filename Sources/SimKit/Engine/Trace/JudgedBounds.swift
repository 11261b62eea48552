/// Bounds that a callback saw, with what they are worth.
package struct JudgedBounds: Hashable, Sendable {
  package var size: Size
  package var judgement: BoundsJudgement

  /// `480x300 final`; `by`: the sign between the sides.
  package func text(by sign: String = "x") -> String { "\(size.width)\(sign)\(size.height) \(judgement.name)" }
}

/// The events of a step, with the bounds that each message saw.
struct JudgedStep: EventSink {
  private(set) var events: [TraceEvent] = []
  /// The event before which the view of each controller has changed its size for the last time.
  private var resized: [ControllerID: Int] = [:]

  mutating func receive(_ event: TraceEvent) { events.append(event) }

  mutating func viewResized(of id: ControllerID) { resized[id] = events.count }

  /// Nil for what is no message, and for a message whose receiver sees no bounds.
  func bounds(at place: Int) -> JudgedBounds? {
    guard case .call(let call) = events[place].content, let id = call.receiver.controller, let geometry = call.geometry
    else { return nil }
    let changesLater = resized[id].map { $0 > place } ?? false
    return JudgedBounds(size: geometry.bounds, judgement: BoundsJudgement(geometry, changesLater: changesLater))
  }
}

/// Holds the events of a step back until it is over, and then judges the bounds that each message saw.
package struct JudgingSink: EventSink {
  package var text: TraceText
  private var step = JudgedStep()

  package init(_ text: TraceText) { self.text = text }

  package mutating func receive(_ event: TraceEvent) {
    if event.statement != nil { release() }
    step.receive(event)
  }

  package mutating func viewResized(of id: ControllerID) { step.viewResized(of: id) }

  package mutating func finish() {
    release()
    text.finish()
  }

  private mutating func release() {
    for (place, event) in step.events.enumerated() {
      if case .call(let call) = event.content {
        text.write(call, depth: event.depth, judgement: step.bounds(at: place)?.judgement)
      } else {
        text.receive(event)
      }
    }
    step = JudgedStep()
  }
}
