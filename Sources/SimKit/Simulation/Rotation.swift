/// The interface turns: the questions before, the callbacks around, the layout between.
extension Simulator {
  mutating func attemptRotation(_ cause: RotationCause) {
    guard application.isLaunched, !application.isInBackground, let front = hierarchy.frontmost else { return }
    guard modal.transition == nil else {
      modal.rotationWaits = cause != .launch
      return
    }
    let target = application.held
    switch policy.rotation {
    case .question:
      guard target != application.interface || (cause == .launch && !oldStandsRight(front)) else { return }
      // Everybody on top of the full-screen controller has a say as well.
      askForTurn(hierarchy.chain(above: front).reversed() + [front], to: target, front: front, cause)
    case .mask, .sizes:
      if cause == .device || cause == .foreground, target == application.interface { return }
      if policy.asksShouldAutorotate {
        schedule([
          .ask(Question(.controller(front), .shouldAutorotate, .masksBeforeRotation), then: .autorotates(front, cause))
        ])
      } else {
        askSupported(front, for: .turning(cause))
      }
    }
  }

  /// iOS 5 asks everybody twice before it turns.
  private mutating func askForTurn(
    _ asked: [ControllerID], to target: Orientation, front: ControllerID, _ cause: RotationCause
  ) {
    guard let first = asked.first else {
      turn(front, to: target, cause)
      return
    }
    let question = oldQuestion(first, about: target, cause == .launch ? .questionsAtLaunch : .questionsBeforeRotation)
    let rest = Array(asked.dropFirst())
    schedule([
      .ask(question, then: .nothing),
      .ask(question, then: .mayTurn(first, stillToAsk: rest, to: target, front: front, cause)),
    ])
  }

  mutating func decideTurn(
    _ id: ControllerID, _ isYes: Bool, _ others: [ControllerID], to target: Orientation, front: ControllerID,
    _ cause: RotationCause
  ) {
    if isYes {
      askForTurn(others, to: target, front: front, cause)
    } else if cause == .launch, id == front {
      // An app that does not support the orientation in which it was born is turned to one that it supports.
      turnForced(front, Orientation.allCases.filter { $0 != target }, cause)
    }
  }

  mutating func turnForced(_ front: ControllerID, _ orientations: [Orientation], _ cause: RotationCause) {
    guard let first = orientations.first else { return }
    schedule([
      .ask(
        oldQuestion(front, about: first, .questionsAtLaunch),
        then: .turnsForced(front, to: first, others: Array(orientations.dropFirst()), cause))
    ])
  }

  /// iOS 6: turns to where the device is held, or at launch to where the controller can stand.
  mutating func turn(_ front: ControllerID, within mask: OrientationMask, _ cause: RotationCause) {
    if mask.contains(application.held) {
      turn(front, to: application.held, cause)
    } else if cause == .launch, !mask.contains(application.interface) {
      turn(front, to: mask.orientations[0], cause)
    }
  }

  /// The app's code in a question may have changed what stood fast when the turn was asked for.
  mutating func turn(_ front: ControllerID, to target: Orientation, _ cause: RotationCause) {
    guard target != application.interface, hierarchy.frontmost == front, modal.transition == nil else { return }
    schedule(rotation(of: front, to: target, cause))
  }

  private func oldStandsRight(_ id: ControllerID) -> Bool {
    let controller = hierarchy[id]
    guard let mask = controller.supportsOld ?? controller.supports else { return true }
    return mask.contains(application.interface)
  }

  // MARK: The turn itself

  private func rotation(of front: ControllerID, to target: Orientation, _ cause: RotationCause) -> [Work] {
    let old = application.interface
    let isHalfTurn = old.isLandscape == target.isLandscape
    switch policy.rotation {
    case .question, .mask:
      if cause == .launch, policy.launch == .portraitThenSilentTurn {
        return [.setInterface(target, resizing: front)]
      }
      let duration =
        cause == .launch ? 0 : policy.rotationDuration(screen.device.idiom, halfTurn: isHalfTurn)
      return callbacks(of: front, from: old, to: target, duration: duration)
    case .sizes:
      let isForced = cause == .launch && target != application.held
      let newTraits = screen.traits(in: target)
      let traits = newTraits == screen.traits(in: old) ? nil : newTraits
      var works: [Work] = []
      // The first layout's traits are told before the interface turns away from the orientation it was born in.
      if cause == .launch, !isForced { works.append(.layoutPass) }
      if isForced {
        if let traits {
          works.append(
            .rotationCallback(
              front, .willTransitionToTraitCollection, .traits(traits), .forcedLaunchTellsTraitsOnly))
        }
      } else {
        let size = screen.fullBounds(in: target)
        works += presenters(below: front).map {
          .rotationCallback($0, .viewWillTransitionToSize, .size(size), .coveredPresenterToldSizes)
        }
        let rule: RuleID = cause == .foreground ? .turnBeforeForeground : .sizesOrder
        works.append(.sizeTransition(front, size, traits, rule))
        // What is presented over it without covering it turns along.
        works += hierarchy.chain(above: front).map { id in
          let style = hierarchy[id].presentation?.style ?? .fullScreen
          return .sizeTransition(id, screen.sheetFrame(style, in: target).size, traits, rule)
        }
      }
      works += [.setInterface(target, resizing: front), .layoutPass]
      let duration = policy.rotationDuration(screen.device.idiom, halfTurn: isHalfTurn)
      if cause != .launch { works.append(.after(duration, [.rotationEnded])) }
      return works
    }
  }

  /// The rotation callbacks up to iOS 7: the bounds change between *will rotate* and *will animate*.
  private func callbacks(of front: ControllerID, from old: Orientation, to target: Orientation, duration: Int) -> [Work]
  {
    let turned = [front] + hierarchy.chain(above: front)
    let turn = Argument.turn(target, duration: duration)
    var works: [Work] = turned.map { .rotationCallback($0, .willRotate, turn, .rotationOrder) }
    works += [.setInterface(target, resizing: front), .layoutPass]
    works += turned.map { .rotationCallback($0, .willAnimateRotation, turn, .rotationOrder) }
    if policy.rotation == .question {
      works.append(.ask(oldQuestion(front, about: target, .questionAfterRotation), then: .nothing))
    }
    let ending: [Work] = turned.map { .rotationCallback($0, .didRotate, .orientation(old), .rotationOrder) }
    works.append(.after(duration, ending + [.rotationEnded]))
    return works
  }

  mutating func setInterface(_ orientation: Orientation, resizing front: ControllerID) {
    application.interface = orientation
    fillWindow(front)
    for id in hierarchy.chain(above: front) where hierarchy.isLoaded(id) { fillWindow(id) }
  }

  mutating func rotationEnded() {
    // The device may have been turned on while the interface turned.
    if application.held != application.interface, modal.transition == nil { schedule([.rotate(.device)]) }
  }

  // MARK: Forwarding

  /// Sends a phase of a turn to a controller and its visible children. Who has not been told of the beginning is not
  /// told of the rest.
  mutating func rotationCallback(_ id: ControllerID, _ callback: Callback, _ argument: Argument, _ rule: RuleID) {
    switch callback {
    case .willRotate: hierarchy[id].turns += 1
    case .willAnimateRotation: if hierarchy[id].turns == 0 { return }
    case .didRotate:
      if hierarchy[id].turns == 0 { return }
      hierarchy[id].turns -= 1
    case .willTransitionToTraitCollection:
      if case .traits(let traits) = argument { hierarchy[id].announcedTraits = traits }
    default: break
    }
    let message = Work.send(.controller(id), callback, argument, rule)
    let isForwardedBySuper: Bool
    switch callback {
    case .willTransitionToTraitCollection, .viewWillTransitionToSize: isForwardedBySuper = true
    default: isForwardedBySuper = isSystemContainer(id)
    }
    if isForwardedBySuper {
      schedule([message])
    } else {
      schedule(
        [message]
          + (forwardsRotation(id)
            ? hierarchy.shownChildren(of: id).map { .rotationCallback($0, callback, argument, .rotationParentFirst) }
            : []))
    }
  }

  /// From inside a system container's own method.
  mutating func forwardRotation(_ id: ControllerID, _ callback: Callback, _ argument: Argument) {
    guard forwardsRotation(id) else { return }
    schedule(
      hierarchy.shownChildren(of: id).map { .rotationCallback($0, callback, argument, .rotationParentFirst) })
  }

  // MARK: Sizes, iOS 8

  /// Tells a controller that its view is about to change its size: first the traits, to all, then the sizes.
  mutating func sizeTransition(_ id: ControllerID, _ size: Size, _ traits: Traits?, _ rule: RuleID) {
    var works: [Work] = []
    if let traits {
      works.append(.rotationCallback(id, .willTransitionToTraitCollection, .traits(traits), rule))
    }
    works.append(.rotationCallback(id, .viewWillTransitionToSize, .size(size), rule))
    schedule(works)
  }

  /// Who is covered by presentations that fill the window, the root first.
  private func presenters(below front: ControllerID) -> [ControllerID] {
    var result: [ControllerID] = []
    var current = hierarchy[front].presenter
    while let id = current {
      result.append(id)
      current = hierarchy[id].presenter
    }
    return result.reversed()
  }

  /// A dismissal has turned the interface to an orientation that the presenter supports.
  mutating func turnedBack(_ id: ControllerID, from old: Orientation) {
    guard policy.rotation == .sizes, application.interface != old else { return }
    let size = screen.fullBounds(in: application.interface)
    schedule([.rotationCallback(id, .viewWillTransitionToSize, .size(size), .sizesAfterDismissal)])
  }

  /// `UIViewController`'s own implementation tells the children.
  mutating func forwardSizeTransition(_ id: ControllerID, _ callback: Callback, _ argument: Argument) {
    schedule(
      hierarchy.shownChildren(of: id).map { child in
        var childArgument = argument
        if case .size(let size) = argument {
          let own = bounds(of: id)
          let childSize = bounds(of: child)
          childArgument = .size(
            Size(childSize.width + size.width - own.width, childSize.height + size.height - own.height))
        }
        return .rotationCallback(child, callback, childArgument, .sizesParentFirst)
      })
  }
}
