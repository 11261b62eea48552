/// The bounds that a callback saw, to be shown after its line.
package struct BoundsHint: Hashable, Sendable {
  /// From 1.
  package let line: Int
  package let bounds: JudgedBounds
}

extension EditedText {
  /// The bounds that each `when` saw first, and each message of an `expect`, by line; empty if something is wrong with the text.
  package func boundsHints(in mode: Mode) -> [BoundsHint] {
    guard let scenario = parsed.scenario else { return [] }
    var simulator = Simulator(scenario, mode: mode)
    var hints: [Int: JudgedBounds] = [:]
    var goesOn = true
    while goesOn {
      let place = simulator.position
      var step = JudgedStep()
      goesOn = simulator.playNext(into: &step)
      if case .fault? = simulator.outcome { return [] }
      for hook in scenario.hooks where hints[hook.line] == nil {
        let call = step.place(of: hook.callback) { $0 == hook.receiver }
        if let bounds = call.flatMap({ step.bounds(at: $0) }) { hints[hook.line] = bounds }
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
    _ line: ExpectedLine, _ step: JudgedStep, _ next: inout Int, _ scenario: Scenario,
    _ hints: inout [Int: JudgedBounds]
  ) {
    switch line.content {
    case .line(.message(let message)):
      let place = step.place(of: message.callback, from: next) { $0.name(in: scenario) == message.receiver }
      guard let place else { return }
      next = place + 1
      if let bounds = step.bounds(at: place) { hints[line.line] = bounds }
    case .anyOrder(let group):
      for member in group {
        var start = 0
        judge(member, step, &start, scenario, &hints)
      }
    case .line, .anyLines, .not: return
    }
  }
}

extension JudgedStep {
  /// The place of the next message of a callback to a receiver.
  fileprivate func place(of callback: Callback, from first: Int = 0, _ isMeant: (Receiver) -> Bool) -> Int? {
    events.indices.dropFirst(first).first { place in
      guard case .call(let call) = events[place].content else { return false }
      return call.callback == callback && isMeant(call.receiver)
    }
  }
}
