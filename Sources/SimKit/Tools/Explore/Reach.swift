/// The lines of a file that its runs have reached.
package struct Reach: Sendable {
  /// Something in a file that a run may never come to.
  package struct Place: Hashable, Sendable {
    package let line: Int
    /// The first line, in short.
    package let text: String
  }

  /// The hooks, the app's own actions, the blocks of code, and the expectations of a file.
  package let places: [Place]
  private var reached: Set<Int> = []

  package init(_ scenario: Scenario) {
    let hooks = scenario.hooks.map {
      Place(line: $0.line, text: "when \($0.receiver.name(in: scenario)) \($0.callback.selector)")
    }
    let code = scenario.story + scenario.hooks.flatMap { $0.actions } + scenario.blocks.flatMap { $0.statements }
    let blocks = scenario.blocks.enumerated().map { place, block in
      let routine = scenario.routines.first { $0.block.int == place }.map { "action " + $0.name }
      let owner = code.first { $0.line == block.line }?.text
      return Place(line: block.line, text: routine ?? owner ?? "block")
    }
    let expectations = scenario.story.flatMap { statement in
      statement.expectations.map { Place(line: $0.line, text: "expect, after '\(statement.text)'") }
    }
    // The lines of a class's hook, or of an action that takes controllers, are one place.
    var lines: Set<Int> = []
    places = (hooks + blocks + expectations).filter { lines.insert($0.line).inserted }.ordered { $0.line }
  }

  package var missing: [Place] { places.filter { !reached.contains($0.line) } }

  package mutating func add(_ scenario: Scenario, in mode: Mode) {
    var app = Simulator(scenario, mode: mode)
    var code = AppCalls()
    var sink = Sink()
    while app.playNext(into: &sink, watching: &code) {}
    for call in code.calls { sink.lines.insert(call.line) }
    for hook in scenario.hooks {
      let ran =
        hook.actions.isEmpty
        ? sink.callbacks.contains(hook.caller)
        : hook.actions.contains { sink.lines.contains($0.line) }
      if ran { reached.insert(hook.line) }
    }
    for block in scenario.blocks where block.statements.contains(where: { sink.lines.contains($0.line) }) {
      reached.insert(block.line)
    }
    for statement in scenario.story[..<app.position] where statement.counts(in: mode, on: app.screen.device) {
      for block in statement.expectations where block.modes?.contains(mode) ?? true { reached.insert(block.line) }
    }
  }

  private struct Sink: EventSink {
    var showsViews: Bool { false }
    /// The lines of the app's code that ran.
    var lines: Set<Int> = []
    var callbacks: Set<Caller> = []

    mutating func receive(_ event: TraceEvent) {
      switch event.content {
      case .remark(_, let line): lines.insert(line)
      case .call(let call): callbacks.insert(Caller(receiver: call.receiver, callback: call.callback))
      case .step, .note, .gap, .warning, .exception: return
      }
    }
  }
}
