/// Plays the lines of a story, and what follows from them. A line becomes works; the mechanisms know works and no lines.
extension Simulator {
  /// Plays the whole story.
  public mutating func run<Destination: EventSink>(into sink: inout Destination) -> Outcome { playAll(into: &sink) }

  // The same for the sinks of `run` by name: a caller in another module would otherwise go through tables with each
  // event, and have the runtime look the type of the sink up.
  package mutating func run(into sink: inout FilteredSink<TallySink<TraceText>>) -> Outcome { playAll(into: &sink) }
  package mutating func run(into sink: inout FilteredSink<TallySink<JudgingSink>>) -> Outcome { playAll(into: &sink) }
  package mutating func run(into sink: inout FilteredSink<TallySink<TraceJSON>>) -> Outcome { playAll(into: &sink) }

  @inline(__always)
  private mutating func playAll(into sink: inout some EventSink) -> Outcome {
    while playNext(into: &sink) {}
    return outcome ?? .finished
  }

  /// Plays the next statement and all that follows from it. False when there was none left to play.
  public mutating func playNext(into sink: inout some EventSink) -> Bool {
    var watcher = NoWatcher()
    return playNext(into: &sink, watching: &watcher)
  }

  mutating func playNext(into sink: inout some EventSink, watching watcher: inout some Watcher) -> Bool {
    guard outcome == nil else { return false }
    if position == 0 { reportIdleLines() }
    guard position < scenario.story.count else {
      outcome = .finished
      return false
    }
    guard scenario.story[position].counts(in: mode, on: screen.device) else {
      position += 1
      return true
    }
    begin()
    switch scenario.story[position].content {
    case .note: emit(.note(position))
    case .action(let action):
      act(inStory: action, &watcher)
      carryOut(into: &sink, &watcher)
      if case .wait(let duration) = action {
        settle(until: runLoop.time(after: duration), into: &sink, &watcher)
      } else if !scenario.story[position].withoutWaiting {
        settle(until: nil, into: &sink, &watcher)
      }
    }
    handOver(to: &sink, &watcher)
    watcher.statementEnded(self)
    position += 1
    if outcome == nil, position == scenario.story.count { outcome = .finished }
    return true
  }

  mutating func playToRest(
    _ place: Int, into sink: inout some EventSink, watching watcher: inout some Watcher
  ) {
    playTurn(ofStatement: place, into: &sink, watching: &watcher)
    while outcome == nil, runLoop.nextDue != nil { playDue(into: &sink, watching: &watcher) }
  }

  /// Plays a statement up to the end of its turn. What it brings about later waits for `playDue`.
  mutating func playTurn(
    ofStatement place: Int, into sink: inout some EventSink, watching watcher: inout some Watcher
  ) {
    guard case .action(let action) = scenario.story[place].content else { return }
    position = place
    begin()
    act(inStory: action, &watcher)
    carryOut(into: &sink, &watcher)
    endTurn(into: &sink, &watcher)
    handOver(to: &sink, &watcher)
  }

  /// Plays all that falls due next, at one moment.
  mutating func playDue(into sink: inout some EventSink, watching watcher: inout some Watcher) {
    guard let due = runLoop.nextDue else { return }
    settle(until: max(due, runLoop.now), into: &sink, &watcher)
    handOver(to: &sink, &watcher)
  }

  private mutating func reportIdleLines() {
    for idle in scenario.idleLines {
      line = idle.line
      report(Trouble(.idleOption, saying: idle.text))
    }
  }

  private mutating func begin() {
    line = scenario.story[position].line
    budget.begin()
    events.lastTime = runLoop.now
    events.isUnsure = false
    messages.hooksInStep = 0
  }

  /// In a new turn, unless a variable of the app has another value.
  private mutating func act(inStory action: Action, _ watcher: inout some Watcher) {
    runLoop.beginTurn()
    emit(.step(position))
    show(to: &watcher)
    if let value = scenario.story[position].condition?.variable, !has(value) {
      let variable = scenario.variables[value.variable]
      report(Trouble(.idle, saying: variable.name + " is " + variable.values[application.variables[value.variable]]))
    } else {
      perform(action, line: line, &watcher)
    }
  }

  /// Makes the call, unless UIKit does something else, and says so. An ignored call is made; a finger that meets nothing isn't there.
  private mutating func perform(_ written: Action, line: Int, _ watcher: inout some Watcher) {
    let (action, excess) = resolved(written)
    watcher.acts(action, line: line, self)
    self.line = line
    if let excess { return fail(excess) }
    if let fault = fault(of: action) { return fail(fault) }
    if let objection = objection(to: action) {
      let (call, _, _) = objection.refusal.terms
      let isIgnored = objection.refusal.effect(rules).isNothing && call != .touch && call != .event
      guard report(objection) || isIgnored else { return }
    } else if let words = unseen(of: action) {
      emit(.remark(.unseen(words), line: line))
    }
    act(action)
  }

  /// Ends the turn, then plays all that falls due, up to a time or until nothing is pending.
  private mutating func settle(until limit: Int?, into sink: inout some EventSink, _ watcher: inout some Watcher) {
    endTurn(into: &sink, &watcher)
    while outcome == nil, let work = runLoop.advance(until: limit), runLoop.now < RunLoop.end {
      runLoop.beginTurn()
      schedule(work)
      carryOut(into: &sink, &watcher)
      endTurn(into: &sink, &watcher)
    }
    guard outcome == nil else { return }
    if let limit { runLoop.now = limit }
    if runLoop.now == RunLoop.end { fail(.lastsTooLong) }
  }

  /// The end of a run-loop turn: layout, and what waits for it, until neither is left.
  private mutating func endTurn(into sink: inout some EventSink, _ watcher: inout some Watcher) {
    var passes = 0
    while outcome == nil {
      if hierarchy.views.hasDirtyLayout {
        stack.append(.layoutPass)
      } else if let work = runLoop.takeAfterLayout() {
        schedule(work)
      } else {
        // A transition that is void has no end that would go on with what waits for it.
        schedule(transitions.takeReleased())
        if stack.isEmpty {
          watcher.turnEnded(self)
          return
        }
      }
      carryOut(into: &sink, &watcher)
      passes += 1
      if passes > budget.limits.passes { budget.pass(.rounds(budget.limits.passes)) }
    }
  }

  private mutating func carryOut(into sink: inout some EventSink, _ watcher: inout some Watcher) {
    events.showsViews = sink.showsViews
    show(to: &watcher)
    while let work = stack.popLast() {
      guard budget.allows(work) else {
        failUsedUp()
        break
      }
      if case .code(let step) = work { perform(step, &watcher) } else { perform(work) }
      show(to: &watcher)
      if events.hasManyPending { drain(into: &sink) }
    }
    drain(into: &sink)
  }

  @inline(__always)
  private mutating func drain(into sink: inout some EventSink) {
    budget.count(events.pendingLines, depth: events.depth)
    events.drain(into: &sink)
  }

  @inline(__always)
  private mutating func show(to watcher: inout some Watcher) {
    guard watcher.looks, events.hasUnseen else { return }
    for (event, trouble) in events.takeUnseen() {
      if let trouble { watcher.sees(trouble, self) }
      watcher.sees(event, self)
    }
  }

  private mutating func handOver(to sink: inout some EventSink, _ watcher: inout some Watcher) {
    show(to: &watcher)
    tellResized()
    events.drain(into: &sink)
  }

  private mutating func perform(_ step: CodeStep, _ watcher: inout some Watcher) {
    switch step {
    case .hooks(let receiver, let callback, let argument, let before):
      runHooks(receiver, callback, argument, beforeSuper: before)
    case .line(let place): run(place, &watcher)
    case .block(let block): runBlock(block)
    case .completion(let block): completeChange(block)
    case .leave(let line): leave(line: line)
    }
  }

  /// A line of the app's code, unless the lines above it have given its variable another value.
  private mutating func run(_ place: CodePlace, _ watcher: inout some Watcher) {
    let statement = statement(at: place)
    if let value = statement.condition?.variable, !has(value) { return }
    // The line runs for the value that its variable has now, whatever it changes.
    while case .code(.line(let next))? = stack.last, self.statement(at: next).isForFurtherValue { stack.removeLast() }
    switch statement.content {
    case .action(let action): perform(action, line: statement.line, &watcher)
    case .note(let words): emit(.remark(.note(words), line: statement.line))
    }
  }

  private func statement(at place: CodePlace) -> Statement {
    switch place {
    case .hook(let hook, let place): scenario.hooks[hook].actions[place]
    case .block(let block, let place): scenario.blocks[block.int].statements[place]
    }
  }

  private mutating func failUsedUp() {
    let (limit, repeats) = budget.excess
    fail(
      .neverIdle(
        scenario.story[position].text, limit: limit,
        repeats: repeats.map { $0.name(in: scenario) + " " + $1.selector }))
  }
}

extension WorkBudget {
  /// The limit that was passed, and the message that was sent most often after that.
  fileprivate var excess: (limit: WorkLimit, repeats: (Receiver, Callback)?) {
    var counts: [Caller: Int] = [:]
    var most: (key: Caller, count: Int)?
    for work in overrun?.works ?? [] {
      guard case .send(let receiver, let callback, _, _) = work else { continue }
      let key = Caller(receiver: receiver, callback: callback)
      let count = counts[key, default: 0] + 1
      counts[key] = count
      if count > (most?.count ?? 1) { most = (key, count) }
    }
    return (overrun?.limit ?? .rounds(limits.works), most.map { ($0.key.receiver, $0.key.callback) })
  }
}
