/// Bounds that a callback saw, with what they are worth.
package struct JudgedBounds: Hashable, Sendable {
  package var size: Size
  package var judgement: BoundsJudgement

  /// `480x300 final`; `by`: the sign between the sides.
  package func text(by sign: String = "x") -> String { "\(size.width)\(sign)\(size.height) \(judgement.name)" }
}

/// When the views of a step change their sizes: what the bounds in its messages are judged by. Moments are counted by the caller.
struct StepBounds {
  /// The moment before which the view of each controller has changed its size for the last time.
  private var resized: [ControllerID: Int] = [:]

  /// The view changes its size before the message of this moment.
  mutating func resize(_ id: ControllerID, before moment: Int) { resized[id] = moment }

  /// Nil for a message whose receiver sees no bounds.
  func judge(_ call: Call, at moment: Int) -> JudgedBounds? {
    guard let id = call.receiver.controller, let geometry = call.geometry else { return nil }
    let changesLater = resized[id].map { $0 > moment } ?? false
    return JudgedBounds(size: geometry.bounds, judgement: BoundsJudgement(geometry, changesLater: changesLater))
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
    case .call, .remark, .gap, .warning, .exception: break
    }
    held.append(event)
  }

  package mutating func viewResized(of id: ControllerID) { bounds.resize(id, before: held.count) }

  package mutating func finish() {
    release()
    text.finish()
  }

  private mutating func release() {
    for (moment, event) in held.enumerated() {
      if case .call(let call) = event.content {
        text.write(call, depth: event.depth, judgement: bounds.judge(call, at: moment)?.judgement)
      } else {
        text.receive(event)
      }
    }
    held.removeAll(keepingCapacity: true)
    bounds = StepBounds()
  }
}
