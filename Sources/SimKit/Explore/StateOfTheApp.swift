// How each part of an app stands. A stored field that is not written is history: nothing that comes depends on it. A test holds
// the fields of each type against what is written here, and has the list of what is history.

extension Simulator: StateWritable {
  /// Between two turns of the run loop: then no work is on the stack, and no callback is open.
  func write(to state: inout StateNumbers) {
    state.put(screen, application, hierarchy, containers, transitions)
    state.put(runLoop, messages)
  }
}

extension Screen: StateWritable {
  func write(to state: inout StateNumbers) { state.put(statusBar, callBar, part.hashValue) }
}

extension Application: StateWritable {
  func write(to state: inout StateNumbers) {
    state.put(byte: process.rawValue)
    state.put(saved.hashValue)
    state.put(scenes, hasSession, isConnected, lastRoot, alertViews)
    state.put(interface, statusBar, held, delegate, variables)
    state.put(byte: UInt8(opened.flatMap { Opened.allCases.firstIndex(of: $0) }.map { $0 + 1 } ?? 0))
  }
}

extension Scene: StateWritable {
  func write(to state: inout StateNumbers) {
    state.put(root, hasEntered)
    state.put(byte: self.state.rawValue)
  }
}

extension Hierarchy: StateWritable {
  func write(to state: inout StateNumbers) {
    state.put(root, windows, hiddenWindows)
    state.put(hasOverriddenTraits)
    // Only the order of the births counts.
    existing.writeAll(to: &state)
    family.write(to: &state)
    for place in controllers.indices {
      let id = ControllerID(place)
      controllers[place].write(to: &state)
      state.put(formerParents.isEmpty ? nil : formerParents[id])
      // Another controller with the same name does not count.
      if let presentation = controllers[place].presentation {
        state.put(controllers[presentation.source.int].birth == presentation.sourceBirth)
      }
    }
    state.put(views)
  }
}

extension Controller: StateWritable {
  func write(to state: inout StateNumbers) {
    // Decisions of the app outlive the controller.
    state.put(small: heldByUIKitOnly, exists, isKept)
    state.put(answers, contentSize, presented, presentation)
    state.put(told.margins, told.safeArea)
    guard exists else { return }
    state.put(small: move, wasReleased, styleRead, told.traits, told.announced, overridingTraits)
    state.put(passage, detent, openCallbacks)
  }
}

extension Answers: StateWritable {
  func write(to state: inout StateNumbers) {
    state.put(small: supports, ios5Supports, ios6Supports, answersAsTop, autorotates, collapsesSecondary)
    state.put(small: performsSegues, prefers, style)
  }
}

extension Controller.Presentation: StateWritable {
  func write(to state: inout StateNumbers) { state.put(presenter, source, original, style, covers, adapted) }
}

extension Passage: StateWritable {
  func write(to state: inout StateNumbers) {
    state.put(small: appearance, moveTold)
    state.put(joins)
    // A passage that is over is never asked how it was.
    if !isOver {
      state.put(transition)
      state.put(small: cause, isAnimated, movement, owesIsAppearing)
    }
  }
}

extension ViewTree: StateWritable {
  func write(to state: inout StateNumbers) {
    forest.write(to: &state)
    for place in views.indices { views[place].write(to: &state) }
  }
}

extension Forest: StateWritable {
  /// A child follows its parent and the child before it: the other links say the same.
  func write(to state: inout StateNumbers) {
    for place in links.indices { state.put(pair: Int(links[place].parent), Int(links[place].previous)) }
  }
}

extension ViewTree.View: StateWritable {
  func write(to state: inout StateNumbers) {
    state.put(pair: Int(self.state.subtracting(.isListed).rawValue), Int(marks.rawValue))
    if isLoaded { state.put(frame, bounds) }
    state.put(laidOutAt)
  }
}

extension Containers: StateWritable {
  func write(to state: inout StateNumbers) {
    for place in places.indices { state.put(self[ControllerID(place)]) }
  }
}

extension ContainerState: StateWritable {
  // No number in it is given by a run.
  func write(to state: inout StateNumbers) { state.put(hashValue) }
}

extension Transitions: StateWritable {
  func write(to state: inout StateNumbers) {
    state.put(running, finger, animations)
    state.put(released)
    state.put(waitingRotation, windowWaits, geometryWaits)
  }
}

extension Running: StateWritable {
  func write(to state: inout StateNumbers) {
    state.put(id, driver.hashValue)
    state.put(waiting)
    switch kind {
    case .exchange(let exchange): state.put(exchange)
    case .columns(let split): state.put(split)
    case .modal(let modal): state.put(modal)
    case .turn(let turn): state.put(turn)
    }
  }
}

extension Exchange: StateWritable {
  func write(to state: inout StateNumbers) { state.put(id, container, from, to, kind.hashValue) }
}

extension Modal: StateWritable {
  func write(to state: inout StateNumbers) { state.put(id, controller, kind.hashValue, interface) }
}

extension Finger: StateWritable {
  func write(to state: inout StateNumbers) { state.put(controller, drives) }
}

extension Turn: StateWritable {
  func write(to state: inout StateNumbers) { state.put(from, to, rotating, deprecated.hashValue, deprecatedReceivers) }
}

extension ControllerSet: StateWritable {
  func write(to state: inout StateNumbers) {
    // Words behind the last that has a controller say nothing.
    for place in words.indices where words[place] != 0 {
      state.put(number: place)
      state.put(number: Int(truncatingIfNeeded: words[place]))
    }
    state.put(number: -1)
  }
}

extension Animations: StateWritable {
  func write(to state: inout StateNumbers) {
    state.put(running)
    // The one above the next `then` counts only while it runs.
    state.put(last.map { last in running.contains { $0.id == last } })
  }
}

extension Animations.Running: StateWritable {
  func write(to state: inout StateNumbers) {
    state.put(animation: id)
    state.put(owner, completions)
  }
}

extension Animations.Owner: StateWritable {
  func write(to state: inout StateNumbers) {
    switch self {
    case .block: state.put(0)
    case .window: state.put(1)
    case .transition(let transition): state.put(2, transition)
    case .container: state.put(3)
    }
  }
}

extension RunLoop: StateWritable {
  func write(to state: inout StateNumbers) {
    state.put(number: timers.count)
    for timer in timers { state.put(timer.due - now, timer.work) }
    state.put(afterLayout)
  }
}

extension Messages: StateWritable {
  func write(to state: inout StateNumbers) {
    state.put(animations, usedOnce.isEmpty ? [] : usedOnce.sorted(), frames.count, late.count)
  }
}

extension InvariantChecker: StateWritable {
  func write(to state: inout StateNumbers) {
    state.put(isNested, dead, appeared)
  }
}

extension Work: StateWritable {
  /// Works that wait for a timer are part of how an app stands.
  ///
  /// A work is what its values are. The number of a transition in it isn't: another run gives the same transition another
  /// number. A work with a transition that is missing here makes two states of one, and hides none.
  func write(to state: inout StateNumbers) {
    switch self {
    case .view(let a, .entered(let b, let c)): state.put(0, a, b, c)
    case .window(.rootArrives(let a, let b, let c)): state.put(1, a, b, c)
    case .window(.rootAppears(let a, let b, let c)): state.put(2, a, b, c)
    case .appearance(let a, .begin(let b, let c, let d, let e)): state.put(3, a, b, c, d, e)
    case .appearance(let a, .end(let b, let c)): state.put(4, a, b, c)
    case .appearance(let a, .forwardEnd(let b)): state.put(5, a, b)
    case .presentation(.present(let a)): state.put(6, a)
    case .due(let a): state.put(7, a)
    case .presentation(.dismiss(let a)): state.put(8, a)
    case .presentation(.startDismissal(let a)): state.put(9, a)
    case .presentation(.covered(let a, let b, let c)): state.put(11, a, b, c)
    case .navigation(let a, .leave(let b)): state.put(13, a, b)
    case .navigation(let a, .reveal(let b)): state.put(14, a, b)
    case .tabBar(let a, .reveal(let b)): state.put(17, a, b)
    case .tabBar(let a, .leave(let b)): state.put(18, a, b)
    case .page(let a, .leave(let b, let c, let d)): state.put(23, a, b, c, d)
    case .split(let a, .reveal(let b, let c)): state.put(24, a, b, c)
    case .split(let a, .settle(let b, let c, let d)): state.put(25, a, b, c, d)
    default: state.put(number: hashValue)
    }
  }
}
