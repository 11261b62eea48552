/// The interface turns: the questions before, the callbacks around, the layout between.
extension Simulator {
  mutating func attemptRotation(_ cause: RotationCause) {
    guard application.isLaunched, !application.isInBackground else { return }
    guard let front = hierarchy.decider(hierarchy.presentations) else { return }
    guard transitions.isIdle else {
      // UIKit turns when what runs has ended.
      if cause != .launch { transitions.rotationWaits = true }
      return
    }
    let target = application.held
    if sharesScreen || (cause == .launch && plistDecides(target)) {
      turn(front, to: target, cause)
    } else if rules.holds(.questionsBeforeRotation) {
      guard target != application.interface || (cause == .launch && !oldStandsRight(front)) else { return }
      // Everybody on top of the full-screen controller has a say as well.
      askForTurn(hierarchy.chain(above: front).reversed() + [front], to: target, front: front, cause)
    } else {
      if cause == .device || cause == .foreground, target == application.interface { return }
      if rules.holds(.asksShouldAutorotate) {
        schedule([
          .ask(Question(.controller(front), .shouldAutorotate, .asksShouldAutorotate), then: .autorotates(front, cause))
        ])
      } else {
        askSupported(front, for: .turning(cause))
      }
    }
  }

  /// True for an app that may share the screen: the interface turns with the device, and nobody is asked.
  var sharesScreen: Bool {
    rules.holds(.padSharesScreen) && screen.device.idiom == .pad && application.listed == .all
  }

  private func plistDecides(_ target: Orientation) -> Bool {
    rules.holds(.plistDecidesLaunch) && application.listed?.contains(target) == true
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
    guard target != application.interface, transitions.isIdle,
      hierarchy.decider(hierarchy.presentations) == front
    else { return }
    let takesTime = cause != .launch || (rules.holds(.rotationOrder) && !rules.holds(.silentTurnAtLaunch))
    if takesTime { transitions.turnsFrom = application.interface }
    schedule(rotation(to: target, cause))
  }

  private func oldStandsRight(_ id: ControllerID) -> Bool {
    let controller = hierarchy[id]
    guard let mask = controller.supportsOld ?? controller.supports else { return true }
    return mask.contains(application.interface)
  }

  // MARK: The turn itself

  private func rotation(to target: Orientation, _ cause: RotationCause) -> [Work] {
    let turned = hierarchy.visible(hierarchy.presentations)
    let old = application.interface
    let isHalfTurn = old.isLandscape == target.isLandscape
    let duration = rules.rotationDuration(screen.device.idiom, halfTurn: isHalfTurn)
    guard rules.holds(.sizesOrder) else {
      if cause == .launch, rules.holds(.silentTurnAtLaunch) { return [.setInterface(target)] }
      return callbacks(of: turned, from: old, to: target, duration: cause == .launch ? 0 : duration)
    }
    let isForced = cause == .launch && target != application.held
    let newTraits = screen.traits(in: target)
    let traits = newTraits == screen.traits(in: old) ? nil : newTraits
    var works: [Work] = []
    // The first layout's traits are told before the interface turns away from the orientation it was born in.
    if cause == .launch, !isForced { works.append(.layoutPass) }
    if isForced {
      if let traits, let front = turned.first {
        works.append(
          .rotationCallback(
            front, .willTransitionToTraitCollection, .traits(traits), .forcedLaunchTellsTraitsOnly))
      }
    } else {
      works += hierarchy.presentations.filter { !turned.contains($0) }.map {
        .rotationCallback(
          $0, .viewWillTransitionToSize, .size(windowSize(of: $0, in: target)), .coveredPresenterToldSizes)
      }
      // What is presented without covering turns along.
      for id in turned {
        let rule: RuleID = cause == .foreground && id == turned.first ? .turnBeforeForeground : .sizesOrder
        works.append(.sizeTransition(id, windowSize(of: id, in: target), traits, rule))
      }
    }
    works += [.setInterface(target), .layoutPass]
    if cause != .launch { works.append(.after(duration, [.rotationEnded])) }
    return works
  }

  /// The rotation callbacks up to iOS 7: the bounds change between *will rotate* and *will animate*.
  private func callbacks(
    of turned: [ControllerID], from old: Orientation, to target: Orientation, duration: Int
  ) -> [Work] {
    let turn = Argument.turn(target, duration: duration)
    let turned = rules.holds(.turnTellsTopmost) ? turned.suffix(1) : turned
    var works: [Work] = turned.map { .rotationCallback($0, .willRotate, turn, .rotationOrder) }
    works += [.setInterface(target), .layoutPass]
    works += turned.map { .rotationCallback($0, .willAnimateRotation, turn, .rotationOrder) }
    if rules.holds(.questionAfterRotation), let front = turned.first {
      works.append(.ask(oldQuestion(front, about: target, .questionAfterRotation), then: .nothing))
    }
    let ending: [Work] = turned.map { .rotationCallback($0, .didRotate, .orientation(old), .rotationOrder) }
    works.append(.after(duration, ending + [.leftTurning(old), .rotationEnded]))
    return works
  }

  mutating func setInterface(_ orientation: Orientation) {
    application.interface = orientation
    for id in hierarchy.visible(hierarchy.presentations) where hierarchy.isLoaded(id) { fillWindow(id) }
  }

  /// Who has left the screen while the interface turned is told of the end by itself.
  mutating func endLeftTurning(_ old: Orientation) {
    schedule(
      hierarchy.existingByBirth.filter { hierarchy[$0].isTurning }.map {
        .rotationCallback($0, .didRotate, .orientation(old), .rotationOrder)
      })
  }

  mutating func rotationEnded() {
    transitions.turnsFrom = nil
    lookAtDevice()
  }

  // MARK: Forwarding

  /// Sends a phase of a turn to a controller and its visible children. Who has not been told of the beginning is not
  /// told of the rest; who has is told of the end, wherever it is by then.
  mutating func rotationCallback(_ id: ControllerID, _ callback: Callback, _ argument: Argument, _ rule: RuleID) {
    guard hierarchy[id].exists else { return }
    switch callback {
    case .willRotate: hierarchy[id].isTurning = true
    case .willAnimateRotation: if !hierarchy[id].isTurning { return }
    case .didRotate:
      if !hierarchy[id].isTurning { return }
      hierarchy[id].isTurning = false
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
    schedule(isForwardedBySuper ? [message] : [message, .forwardRotation(id, callback, argument)])
  }

  /// From inside a system container's own method, after that of another controller.
  mutating func forwardRotation(_ id: ControllerID, _ callback: Callback, _ argument: Argument) {
    guard forwardsRotation(id) else { return }
    let children = hierarchy.children(of: id).filter {
      hierarchy.isShown($0, in: id) || (callback == .didRotate && hierarchy[$0].isTurning)
    }
    schedule(children.map { .rotationCallback($0, callback, argument, .rotationParentFirst) })
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

  /// The size of a controller that is not a child, for an orientation of the interface.
  private func windowSize(of id: ControllerID, in orientation: Orientation) -> Size {
    guard let style = hierarchy[id].presentation?.style else { return screen.fullBounds(in: orientation) }
    return screen.sheetFrame(style, in: orientation).size
  }

  /// A dismissal has turned the interface to an orientation that the presenter supports.
  mutating func turnedBack(_ id: ControllerID, from old: Orientation) {
    guard rules.holds(.sizesAfterDismissal), application.interface != old else { return }
    let back = hierarchy.parent(of: id) == nil ? hierarchy.visible(hierarchy.presentations(upTo: id)) : [id]
    schedule(
      back.map {
        .rotationCallback(
          $0, .viewWillTransitionToSize, .size(windowSize(of: $0, in: application.interface)), .sizesAfterDismissal)
      })
  }

  /// `UIViewController`'s own implementation tells the children.
  mutating func forwardSizeTransition(_ id: ControllerID, _ callback: Callback, _ argument: Argument) {
    schedule(
      hierarchy.shownChildren(of: id).map { child in
        var childArgument = argument
        if case .size(let size) = argument { childArgument = .size(futureSize(of: child, in: id, of: size)) }
        return .rotationCallback(child, callback, childArgument, .sizesParentFirst)
      })
  }

  /// The size that a child will have when its parent has this size: where its container puts it, or grown with the parent.
  private func futureSize(of child: ControllerID, in id: ControllerID, of size: Size) -> Size {
    if let frame = containerFrame(of: child, in: id, of: size) { return frame.size }
    let (old, own) = (bounds(of: id), bounds(of: child))
    return Size(max(0, own.width + size.width - old.width), max(0, own.height + size.height - old.height))
  }
}
