/// The performance of a run: the lines of each step, and the app's code by the call that ran it.
///
/// A line whose condition doesn't hold isn't performed.
package struct Performance: Sendable {
  /// A call of a method in which the app has code.
  package struct Call: Hashable, Sendable {
    package let receiver: String
    package let callback: Callback
    /// The step of the trace.
    package let step: Int
    /// The lines that the call performed, and those that it has run later.
    package fileprivate(set) var lines: [String] = []
    /// How many of them ran before the call of super.
    package fileprivate(set) var early = 0
    package let callsSuper: Bool
  }

  /// For each step of the trace, its line and the lines that it holds.
  package private(set) var steps: [[String]] = []
  /// In the order in which the methods began.
  package private(set) var calls: [Call] = []
  /// Whether an exception has ended the run.
  package private(set) var isCut = false

  package init(_ scenario: Scenario, in mode: Mode) {
    var simulator = Simulator(scenario, mode: mode)
    var keeper = Keeper(simulator.scenario)
    var nowhere = InvariantChecker.Nowhere()
    while simulator.playNext(into: &nowhere, watching: &keeper) {}
    steps = keeper.steps
    calls = keeper.calls
    isCut = simulator.outcome == .threw
  }

  private struct Keeper: Watcher {
    var steps: [[String]] = []
    var calls: [Call] = []
    private let scenario: Scenario
    private let hooked: Set<Caller>
    private let statements: [Int: [Statement]]
    /// The callbacks of lines that only hooks hold: some of these run when the callback has returned.
    private var owners: [Int: Caller] = [:]
    /// The lines that run before super.
    private var early: Set<Int> = []
    private var last: [Caller: Int] = [:]
    /// Calls that are not logged yet.
    private var open: Set<Caller> = []

    init(_ scenario: Scenario) {
      self.scenario = scenario
      hooked = Set(scenario.hooks.map { $0.caller })
      statements = scenario.lines(in: scenario.story + scenario.hooks.flatMap { $0.actions })
      let story = scenario.lines(in: scenario.story)
      for hook in scenario.hooks {
        let code = scenario.lines(in: hook.actions).keys
        for line in code where story[line] == nil { owners[line] = hook.caller }
        if hook.beforeSuper { early.formUnion(code) }
      }
    }

    mutating func acts(_ action: Action, line: Int, _ app: Simulator) {
      let text = statements[line]?.first { $0.content == .action(action) }?.text ?? ""
      guard let caller = app.messages.frames.last?.caller ?? owners[line] else {
        steps[steps.count - 1].append(text)
        return
      }
      // A class that logs after super logs after its code that runs before.
      if app.logsAfterSuper(caller.receiver), early.contains(line), open.insert(caller).inserted { begin(caller, app) }
      guard let call = last[caller] else { return }
      calls[call].lines.append(text)
      if early.contains(line) { calls[call].early += 1 }
    }

    mutating func sees(_ content: TraceEvent.Content, _ app: Simulator) {
      switch content {
      case .step, .note: steps.append([])
      case .call(let call):
        let caller = Caller(receiver: call.receiver, callback: call.callback)
        if hooked.contains(caller), open.remove(caller) == nil { begin(caller, app) }
      case .gap, .remark, .warning, .exception: break
      }
    }

    private mutating func begin(_ caller: Caller, _ app: Simulator) {
      last[caller] = calls.count
      calls.append(
        Call(
          receiver: caller.receiver.name(in: scenario), callback: caller.callback, step: steps.count - 1,
          callsSuper: !app.neverCallsSuper(caller.receiver, caller.callback)))
    }
  }
}

extension Hook {
  var caller: Caller { Caller(receiver: receiver, callback: callback) }
}

extension Scenario {
  /// Lines, and all lines of the blocks that they hold, by their numbers.
  fileprivate func lines(in statements: [Statement]) -> [Int: [Statement]] {
    var result: [Int: [Statement]] = [:]
    var seen: Set<Int> = []
    var open = statements
    while let statement = open.popLast() {
      result[statement.line, default: []].append(statement)
      // A method of the app may call itself.
      if case .action(let action) = statement.content, let block = action.block, seen.insert(block.int).inserted {
        open += blocks[block.int].statements
      }
    }
    return result
  }
}
