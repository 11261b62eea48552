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

  /// Far above any app, and low enough to be reached soon.
  private static var mostNestedHooks: Int { 200 }

  /// The lines have been put on the stack in their order, the first at `start`.
  private mutating func runNested(from start: Int, in frame: CodeFrame) {
    messages.frames.append(frame)
    if messages.frames.count > Self.mostNestedHooks { return fail(.hooksNestTooDeep(limit: Self.mostNestedHooks)) }
    if messages.hooksInStep > budget.limits.hooks { budget.pass(budget.limits.hooks) }
    stack.append(.leaveHook(line: line))
    scheduleStack(from: start)
  }
}

/// Calls of the app's code.
extension Simulator {
  /// Whether the code runs in a callback that says that it is animated.
  var isInAnimatedCallback: Bool { messages.frames.last?.told == .animated(true) }

  /// The app presents. In iOS 7 and earlier, an alert is no controller.
  mutating func presentByApp(_ id: ControllerID, from source: ControllerID, animated: Bool, completion: Bool) {
    guard !isAlert(source) || offers(.alertIsPresented, "a presentation from an alert") else { return }
    guard !isAlert(id) || rules.holds(.alertIsPresented) else { return showAlertView(id) }
    // A popover controller shows its content beside what the same controller presents.
    if rules.holds(.popoverHoldsRoot), screen.device.idiom == .pad,
      let other = hierarchy.presented(by: hierarchy.outermost(of: source)), other != id,
      style(of: id) == .popover || style(of: other) == .popover
    {
      return fail(.notSimulated("another presentation beside a popover"))
    }
    schedule([
      .create(source), .create(id), .askToPresent(id, from: source, animated: animated, completion: completion),
    ])
  }

  /// `performSegueWithIdentifier:sender:`, or a touch.
  mutating func performSegue(_ identifier: String, from source: ControllerID, byUser: Bool) {
    guard let segue = scenario.segue(identifier, from: source) else {
      report(.noSegue(from: source), segue: identifier)
      return
    }
    let asks = byUser && rules.holds(.segueAskedByUser)
    schedule([.create(source), .segue(segue, asks ? .triggered : .prepared)])
  }

  /// `id.view = owner.view`
  mutating func takeView(_ id: ControllerID, of owner: ControllerID) {
    guard rules.holds(.viewHasOneController) else { return fail(.notSimulated("a view with two controllers")) }
    schedule([.create(id), .load(owner), .warn(.viewOfAnother(owner, id))])
  }

  /// The app's code calls a method of a controller, with the values of the callback that the code is in.
  mutating func sendByApp(_ callback: Callback, to id: ControllerID, animated: Bool) {
    let told = messages.frames.last?.told ?? .none
    let argument: Argument?
    switch (callback, told) {
    case _ where callback.family == .appearance: argument = .animated(animated || isInAnimatedCallback)
    case (.willRotate, .turn), (.willAnimateRotation, .turn), (.didRotate, .orientation),
      (.willAnimateFirstHalf, .turn), (.willAnimateSecondHalf, .turn), (.didAnimateFirstHalf, .orientation),
      (.shouldAutorotateToInterfaceOrientation, .orientation), (.viewWillTransitionToSize, .size),
      (.willTransitionToTraitCollection, .traits):
      argument = told
    case (.willRotate, _), (.willAnimateRotation, _), (.didRotate, _), (.shouldAutorotateToInterfaceOrientation, _),
      (.willAnimateFirstHalf, _), (.willAnimateSecondHalf, _), (.didAnimateFirstHalf, _),
      (.viewWillTransitionToSize, _), (.willTransitionToTraitCollection, _):
      argument = nil
    default: argument = Argument.none
    }
    guard let argument else { return fail(.nothingToPassOn(callback.selector)) }
    schedule([
      .create(id),
      callback.answer == nil
        ? .send(.controller(id), callback, argument, .calledByApp)
        : .ask(Question(.controller(id), callback, about: argument, .calledByApp)),
    ])
  }

  /// `animateWithDuration:animations:completion:`: the lines run at once, and what waits for the end is called then.
  mutating func animate(_ duration: Int, _ block: BlockID) {
    let id = transitions.animations.begin(.block)
    runLoop.set(after: duration, [.animationEnded(id)])
    schedule([.runAnimated(block), .animationBegun(id)])
  }

  /// `animateAlongsideTransition:completion:` of the transition in progress. Without one there is no coordinator, and a
  /// message to nil does nothing.
  mutating func runAlongside(_ block: BlockID) {
    // A rotation has a coordinator since UIKit sends it as a size transition.
    guard let owner = transitions.animated(inTurns: rules.holds(.sizesOrder)) else {
      transitions.animations.last = nil
      return
    }
    transitions.animations.last = transitions.animations.begin(owner)
    runLoop.waitForLayout([.runAnimated(block)])
  }

  /// The lines below `then`: the completion of the animation above them.
  mutating func runThen(_ block: BlockID) {
    guard let id = transitions.animations.last else { return }
    if !transitions.animations.add(block, to: id) { schedule([.runBlock(block)]) }
  }
}
