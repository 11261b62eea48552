/// The app's code: the lines of its hooks and blocks, put on the stack in a callback, or where a line of the story asks for them.
extension Simulator {
  /// Runs the app's code in a callback, if there is any.
  mutating func runHooks(_ receiver: Receiver, _ callback: Callback, _ argument: Argument, beforeSuper: Bool) {
    let start = stack.count
    for place in messages.hooks(receiver, callback) {
      let hook = scenario.hooks[place]
      guard hook.beforeSuper == beforeSuper, counts(hook),
        messages.mayRun(place, once: hook.once)
      else { continue }
      messages.hooksInStep += 1
      for (statement, action) in hook.actions.enumerated() where action.counts(in: mode, on: screen.device) {
        stack.append(.run(.hook(place, statement: statement)))
      }
    }
    runNested(from: start, in: CodeFrame(caller: Caller(receiver: receiver, callback: callback), told: argument))
  }

  /// Runs lines of the app's code, in this turn.
  mutating func runBlock(_ id: BlockID) {
    messages.hooksInStep += 1
    let frame = messages.frames.last ?? CodeFrame(caller: nil, told: .none)
    let start = stack.count
    for (place, statement) in scenario.blocks[id.int].statements.enumerated()
    where statement.counts(in: mode, on: screen.device) {
      stack.append(.run(.block(id, statement: place)))
    }
    runNested(from: start, in: frame)
  }

  /// The lines have been put on the stack in their order, the first at `start`.
  private mutating func runNested(from start: Int, in frame: CodeFrame) {
    messages.frames.append(frame)
    if messages.frames.count > Limits.nestedHooks { return fail(.hooksNestTooDeep(limit: Limits.nestedHooks)) }
    if messages.hooksInStep > budget.limits.hooks { budget.pass(budget.limits.hooks) }
    stack.append(.leaveHook(line: line))
    scheduleStack(from: start)
  }
}

/// Bounds on what a scenario may ask for. Far above any app, and low enough to be reached soon.
enum Limits {
  static let nestedHooks = 200
}
