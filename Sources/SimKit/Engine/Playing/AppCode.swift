/// The app's code: the lines of its hooks and blocks, put on the stack in a callback, or where a line of the story asks for them.
extension Simulator {
  mutating func runHooks(_ receiver: Receiver, _ callback: Callback, _ argument: Argument, beforeSuper: Bool) {
    let start = stack.count
    for place in messages.hooks(receiver, callback) {
      let hook = scenario.hooks[place]
      guard hook.beforeSuper == beforeSuper, counts(hook), messages.mayRun(place, once: hook.once) else { continue }
      messages.hooksInStep += 1
      for (statement, action) in hook.actions.enumerated() where action.counts(in: mode, on: screen.device) {
        stack.append(.code(.line(.hook(place, statement: statement))))
      }
    }
    runNested(from: start, in: CodeFrame(caller: Caller(receiver: receiver, callback: callback), told: argument))
  }

  mutating func runBlock(_ id: BlockID) {
    messages.hooksInStep += 1
    let frame = messages.frames.last ?? CodeFrame(caller: nil, told: .none)
    let start = stack.count
    for (place, statement) in scenario.blocks[id.int].statements.enumerated()
    where statement.counts(in: mode, on: screen.device) {
      stack.append(.code(.line(.block(id, statement: place))))
    }
    runNested(from: start, in: frame)
  }

  /// Far above any app, and low enough to be reached soon.
  private static var mostNestedHooks: Int { 200 }

  /// The lines have been put on the stack in their order, the first at `start`.
  private mutating func runNested(from start: Int, in frame: CodeFrame) {
    messages.frames.append(frame)
    if messages.frames.count > Self.mostNestedHooks { return fail(.hooksNestTooDeep(limit: Self.mostNestedHooks)) }
    if messages.hooksInStep > budget.limits.hooks { budget.pass(.rounds(budget.limits.hooks)) }
    stack.append(.code(.leave(line: line)))
    scheduleStack(from: start)
  }

  /// The code that it interrupted goes on.
  mutating func leave(line: Int) {
    messages.frames.removeLast()
    self.line = line
  }
}

/// Calls of the app's code.
extension Simulator {
  var isInAnimatedCallback: Bool { messages.frames.last?.told == .animated(true) }

  /// The app presents. In iOS 7 and earlier, an alert is no controller.
  mutating func presentByApp(_ id: ControllerID, from source: ControllerID, animated: Bool, completion: Bool) {
    guard !scenario.isAlert(id) || rules.holds(.alertIsPresented) else {
      if !isShownAsAlertView(id) { application.alertViews.append(id) }
      return
    }
    schedule([
      .create(source), .create(id),
      .presentation(.askToPresent(id, from: source, animated: animated, completion: completion)),
    ])
  }

  mutating func dismissByApp(_ id: ControllerID, animated: Bool, completion: Bool) {
    application.alertViews.removeAll { $0 == id }
    dismiss(id, animated: animated, completion: completion)
  }

  /// An alert view is no controller, and has its own window.
  func isShownAsAlertView(_ id: ControllerID) -> Bool { application.alertViews.contains(id) }

  /// `performSegueWithIdentifier:sender:`, or a touch.
  mutating func performSegue(_ identifier: String, from source: ControllerID, byUser: Bool) {
    guard let segue = scenario.segue(identifier, from: source) else {
      report(Trouble(.noSegue, source, words: [identifier]))
      return
    }
    let performing = [Work.segue(segue, .prepared)]
    let question = Question(.controller(source), .shouldPerformSegue, .segueAskedByUser)
    let asks = byUser && rules.holds(.segueAskedByUser)
    schedule([.create(source)] + (asks ? Work.ask(question, ifYes: performing) : performing))
  }

  /// `id.view = owner.view`
  mutating func takeView(_ id: ControllerID, of owner: ControllerID) {
    guard id != owner else { return schedule([.load(id)]) }
    schedule([.create(id), .load(owner), .message(.warn(.about(.viewOfAnother, owner, id)))])
  }

  mutating func unloadViewOutsideWindow(_ id: ControllerID) {
    if hierarchy.isLoaded(id), !hierarchy.isInWindow(id) { setViewToNil(id) }
  }

  /// `setNeedsLayout`, and `layoutIfNeeded` if it is due now.
  mutating func layoutByApp(of id: ControllerID, now: Bool) {
    hierarchy.views.setNeedsLayout(id.view)
    schedule([.load(id)] + (now ? [.layout(.view(id.view, now: true))] : []))
  }

  mutating func setNeedsUpdateConstraints(_ id: ControllerID) {
    hierarchy.views[id.view].marks[.needsConstraints] = true
    hierarchy.views.setNeedsLayout(id.view)
    schedule([.load(id)])
  }

  mutating func setNeedsUpdateProperties(_ id: ControllerID) {
    hierarchy.views[id.view].marks[.hasProperties] = false
    hierarchy.views.setNeedsVisit(id.view)
  }

  /// `setOverrideTraitCollection:forChildViewController:`; nil takes back what was given.
  mutating func overrideTraits(of id: ControllerID, _ traits: TraitOverride?) {
    hierarchy.overrideTraits(of: id, traits)
    spreadTraits(below: id)
  }

  /// `beginAppearanceTransition:animated:`
  mutating func beginAppearance(of id: ControllerID, appearing: Bool, animated: Animated) {
    let transition = transitions.next(animated: animated == .yes || (animated == .asTold && isInAnimatedCallback))
    schedule([.create(id), .begin(id, appearing: appearing, transition, .app, .beginAndEnd)])
  }

  mutating func setVariable(_ setting: String) {
    if let value = scenario.value(setting) { application.variables[value.variable] = value.value }
  }

  /// The app's code calls a method of a controller, with the values of the callback that the code is in.
  mutating func sendByApp(_ callback: Callback, to id: ControllerID, animated: Bool) {
    let argument: Argument =
      callback.family == .appearance
      ? .animated(animated || isInAnimatedCallback) : passedOn(callback, to: id) ?? current(callback, of: id)
    schedule([
      .create(id),
      callback.answer == nil
        ? .send(.controller(id), callback, argument, .calledByApp)
        : .ask(Question(.controller(id), callback, about: argument, .calledByApp)),
    ])
  }

  /// The values of the callback that the code is in, if it has those of another one.
  private func passedOn(_ callback: Callback, to id: ControllerID) -> Argument? {
    let told = messages.frames.last?.told
    return switch (current(callback, of: id), told) {
    case (.turn, .turn), (.orientation, .orientation), (.size, .size), (.traits, .traits): told
    default: nil
    }
  }

  /// The values of the interface as it is, for a callback that has some.
  private func current(_ callback: Callback, of id: ControllerID) -> Argument {
    switch callback {
    case .willRotate, .willAnimateRotation, .willAnimateFirstHalf, .willAnimateSecondHalf:
      .turn(application.interface, duration: 0)
    case .didRotate, .didAnimateFirstHalf, .shouldAutorotateToInterfaceOrientation: .orientation(application.interface)
    case .viewWillTransitionToSize: .size(hierarchy.views[id.view].bounds)
    case .willTransitionToTraitCollection: .traits(traits(of: id))
    default: .none
    }
  }

  /// Whether the code calls a method that has values, and is in no callback with them.
  func lacksValues(_ callback: Callback, of id: ControllerID) -> Bool {
    passedOn(callback, to: id) == nil && current(callback, of: id) != .none
  }

  /// `animateWithDuration:animations:completion:`: the lines run at once, and what waits for the end is called then.
  mutating func animate(_ duration: Int, _ block: BlockID) {
    let id = transitions.animations.begin()
    runLoop.set(after: duration, [.animation(.ended(id))])
    schedule(Work.animated([.code(.block(block))]) + [.animation(.begun(id))])
  }

  /// `animateAlongsideTransition:completion:`. Without a transition in progress there is no coordinator: a message to nil.
  mutating func runAlongside(_ block: BlockID) {
    transitions.animations.last = coordinated
    if transitions.animations.last != nil { runLoop.waitForLayout(Work.animated([.code(.block(block))])) }
  }

  /// The lines below `then`: the completion of the animation above them.
  mutating func runThen(_ block: BlockID) {
    if let last = transitions.animations.last { run(block, after: last) }
  }

  /// The lines below `then`: the completion of the call above them. They run at once if it has begun no transition.
  mutating func complete(_ block: BlockID) {
    run(block, after: coordinated ?? transitions.latest.map { .transition($0) } ?? .ended)
  }

  /// The same for a change of a stack that had been called, and that has begun by now, or is void.
  mutating func completeChange(_ block: BlockID) {
    run(block, after: transitions.coordinated(inTurns: false).map { .transition($0) } ?? .ended)
  }

  private mutating func run(_ block: BlockID, after process: Animations.Process) {
    switch process {
    case .animation(let id): if transitions.animations.add(block, to: id) { return }
    case .transition(let id): if transitions.wait(for: id, [.code(.block(block))]) { return }
    case .called: return runLoop.waitForLayout([.code(.completion(block))])
    case .ended: break
    }
    schedule([.code(.block(block))])
  }
}
