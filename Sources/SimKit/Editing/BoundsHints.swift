/// The bounds that a callback saw, to be shown after its line.
package struct BoundsHint: Hashable, Sendable {
  /// From 1.
  package let line: Int
  package let bounds: JudgedBounds
}

extension EditedText {
  /// The bounds that each `when` saw the first time, and each message of an `expect`, in a version; in the order of their
  /// lines. Empty if something is wrong with the text.
  package func boundsHints(in mode: Mode) -> [BoundsHint] {
    guard let scenario = parsed.scenario else { return [] }
    var simulator = Simulator(scenario, mode: mode)
    var hints: [Int: JudgedBounds] = [:]
    var goesOn = true
    while goesOn {
      let place = simulator.position
      var step = StepCalls()
      goesOn = simulator.playNext(into: &step)
      if case .fault? = simulator.outcome { return [] }
      for hook in scenario.hooks where hints[hook.line] == nil {
        let call = step.calls.firstIndex { $0.receiver == hook.receiver && $0.callback == hook.callback }
        if let bounds = call.flatMap({ step.judge($0) }) { hints[hook.line] = bounds }
      }
      guard scenario.story.indices.contains(place) else { continue }
      for block in scenario.story[place].expectations where block.modes?.contains(mode) ?? true {
        var next = 0
        for line in block.lines { judge(line, step, &next, scenario, &hints) }
      }
    }
    return hints.map { BoundsHint(line: $0.key, bounds: $0.value) }.ordered { $0.line }
  }

  /// The message of a line is the next of its kind: lines are in the order of the trace.
  private func judge(
    _ line: ExpectedLine, _ step: StepCalls, _ next: inout Int, _ scenario: Scenario, _ hints: inout [Int: JudgedBounds]
  ) {
    switch line.content {
    case .line(.message(let message)):
      let place = step.calls.indices.dropFirst(next).first {
        step.calls[$0].callback == message.callback && step.calls[$0].receiver.name(in: scenario) == message.receiver
      }
      guard let place else { return }
      next = place + 1
      if let bounds = step.judge(place) { hints[line.line] = bounds }
    case .anyOrder(let group):
      for one in group {
        var start = 0
        judge(one, step, &start, scenario, &hints)
      }
    case .line, .anyLines, .not: return
    }
  }
}

/// The messages of a step.
private struct StepCalls: EventSink {
  private(set) var calls: [Call] = []
  private var bounds = StepBounds()

  mutating func receive(_ event: TraceEvent) {
    guard case .call(let call) = event.content else { return }
    calls.append(call)
  }

  mutating func viewResized(of id: ControllerID) { bounds.resize(id, before: calls.count) }

  func judge(_ place: Int) -> JudgedBounds? { bounds.judge(calls[place], at: place) }
}
