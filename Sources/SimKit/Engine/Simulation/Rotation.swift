enum RotationCause: UInt8, Hashable, Sendable {
  /// The device was turned, or is held otherwise than the interface stands.
  case device
  /// The app starts, and its window is about to be shown.
  case launch
  case attempt
  /// A controller answers otherwise, iOS 16, or another decides.
  case update
  /// The app comes back, and the device was rotated in the background.
  case foreground
}

enum RotationStep: Hashable, Sendable {
  case attempt(RotationCause)
  case turn(ControllerID, to: Orientation, RotationCause)
  /// The controllers of each window have been asked.
  case turnWindows(to: Orientation, RotationCause)
  case setInterface(Orientation)
  /// The deprecated callbacks of rotation, to those whose classes know no other way, iOS 8.
  case deprecated(Callback)
  case ended
  case lookAtDevice
  /// iOS 5 asks a controller that appears about one orientation after the other, the interface's first: the first yes counts.
  case chooseByQuestion(ControllerID, RuleID)
  /// Later the interface turns to the orientation that the controller prefers among those that it supports.
  case chooseByMasks(ControllerID, RuleID)
}

/// Interface rotation: queries, callbacks, and layout.
extension Simulator {
  @inline(__always)
  mutating func perform(_ step: RotationStep) {
    switch step {
    case .attempt(let cause): attemptRotation(cause)
    case .turn(let front, let target, let cause): turn(front, to: target, cause)
    case .turnWindows(let target, let cause): turnWindows(to: target, cause)
    case .setInterface(let orientation): application.interface = orientation
    case .deprecated(let callback): sendDeprecated(callback)
    case .ended: transitions.turn = nil
    case .lookAtDevice: lookAtDevice()
    case .chooseByQuestion(let id, let rule): comeUp(id, .all, first: application.statusBar, rule)
    case .chooseByMasks(let id, let rule): chooseByMasks(for: id, rule)
    }
  }

  /// The controller that fills each window, and all that is presented over it.
  var presentations: [ControllerID] {
    let bottom = hierarchy.root ?? (rules.holds(.rotationNeedsNoRoot) ? hierarchy.firstInWindow : nil)
    let first = bottom.map { [$0] + hierarchy.chain(above: $0) } ?? []
    guard !hierarchy.windows.isEmpty else { return first }
    // The app may have made a presented controller the root of a window as well.
    return (first + hierarchy.windows.flatMap { [$0] + hierarchy.chain(above: $0) }).unique
  }

  /// The topmost that fills the window. In iOS 9, a custom presentation that keeps its presenter takes that from what is over it.
  func decider(_ presentations: [ControllerID]) -> ControllerID? {
    var decider: ControllerID?
    var leaves = false
    for id in presentations {
      let presentation = hierarchy[id].presentation
      let keeps = presentation.map { $0.style == .custom && !$0.covers } ?? false
      leaves = presentation != nil && (leaves || keeps && rules.holds(.customLeavesOrientation))
      if !leaves, presentation?.fillsWindow ?? true { decider = id }
    }
    return decider
  }

  /// The controllers that decide about the orientations of the windows behind the one in front, iOS 9.
  private var decidersBehind: [ControllerID] {
    guard rules.holds(.windowsTurnAlone), !hierarchy.windows.isEmpty, !application.hasSeveralScenes else { return [] }
    return hierarchy.roots.dropLast().compactMap { decider([$0] + hierarchy.chain(above: $0)) }
  }

  private func windowApart(of id: ControllerID) -> WindowApart? {
    guard !application.apart.isEmpty, case let root = hierarchy.bottom(of: id) else { return nil }
    return application.apart.first { $0.root == root }
  }

  func interface(of id: ControllerID) -> Orientation { windowApart(of: id)?.interface ?? application.interface }

  /// Whether its window stays as it is when the front one turns.
  func standsApart(_ id: ControllerID) -> Bool { windowApart(of: id) != nil }

  /// Another window is in front: the interface stands as that does.
  mutating func followFront() {
    guard !application.apart.isEmpty, let front = hierarchy.roots.last else { return }
    let stands = interface(of: front)
    let apart = hierarchy.roots.filter { interface(of: $0) != stands }
    application.apart = apart.map { WindowApart(root: $0, interface: interface(of: $0)) }
    application.interface = stands
  }

  /// The root of the front window of a scene if `id` isn't in it.
  func windowInFront(of id: ControllerID) -> ControllerID? {
    guard let front = hierarchy.windows.last, scene(of: front) == nil, scene(of: id) == nil else { return nil }
    return hierarchy.window(of: id) == front ? nil : front
  }

  private mutating func attemptRotation(_ cause: RotationCause) {
    if application.isInBackground { return }
    // UIKit turns when what runs has ended.
    guard transitions.isIdle else { return deferRotation(cause) }
    guard let front = decider(presentations) else {
      // A window without a root turns as the app allows, and no controller gets it.
      if rules.holds(.masksBeforeRotation), application.isLaunched, application.held != application.interface {
        restrict(.all, of: nil, for: .turning(cause))
      }
      return
    }
    let target = application.held
    if sharesScreen || (cause == .launch && plistDecides(target, over: front)) {
      turn(front, to: target, cause)
    } else if rules.holds(.questionsBeforeRotation) {
      let allows = hierarchy[front].answers.ios5Mask?.contains(application.interface) ?? true
      guard target != application.interface || (cause == .launch && !allows) else { return }
      askForTurn(front, to: target, cause)
    } else {
      if cause == .device || cause == .foreground, target == application.interface { return }
      let query = supportedQuery(front, for: .turning(cause))
      let question = Question(.controller(front), .shouldAutorotate, .asksShouldAutorotate)
      schedule(rules.holds(.asksShouldAutorotate) ? Work.ask(question, ifYes: query) : query)
    }
  }

  /// Whether the app may share the screen: the interface rotates with the device, without queries.
  var sharesScreen: Bool {
    rules.holds(.padSharesScreen) && screen.device.idiom == .pad
      && (application.listed == .all || application.hasSeveralScenes)
  }

  private func plistDecides(_ target: Orientation, over front: ControllerID) -> Bool {
    rules.holds(.plistDecidesLaunch) && application.listed?.contains(target) == true
      && !hierarchy[answering(front)].answers.autorotates
  }

  /// iOS 5 queries each controller twice before a rotation, those above the full-screen controller as well.
  private mutating func askForTurn(_ front: ControllerID, to target: Orientation, _ cause: RotationCause) {
    var works: [Work] = [.rotation(.turn(front, to: target, cause))]
    for id in [front] + hierarchy.chain(above: front) {
      let question = ios5Question(id, about: target, cause == .launch ? .questionsAtLaunch : .questionsBeforeRotation)
      let decision = Decision.autorotatesTo(id, to: target, front: front, cause, count: works.count)
      works = [.ask(question), .ask(question), .then(decision)] + works
    }
    schedule(works)
  }

  /// An app that does not support the orientation in which it was born is rotated to a supported one.
  mutating func refuseTurn(_ id: ControllerID, to target: Orientation, front: ControllerID, _ cause: RotationCause) {
    guard cause == .launch, id == front else { return }
    comeUp(front, .all.subtracting(OrientationMask(target)), .questionsAtLaunch, turning: cause)
  }

  /// iOS 6: turns to where the device is held, or at launch to where the controller can stand.
  mutating func turn(_ front: ControllerID?, within mask: OrientationMask, _ cause: RotationCause) {
    if mask.contains(application.held) {
      turn(front, to: application.held, cause)
    } else if cause == .launch || cause == .update, !mask.contains(application.interface) {
      turn(front, to: mask.orientations[0], cause)
    }
  }

  /// iOS 16: the app requests one of these orientations.
  mutating func turn(_ front: ControllerID, to wanted: OrientationMask, within mask: OrientationMask) {
    if screen.device.idiom == .pad, rules.holds(.windowedGeometryRefused) {
      return schedule([.message(.warn(.plain(.windowedGeometry)))])
    }
    let possible = wanted.intersection(mask)
    guard let first = possible.orientations.first else {
      return schedule([.message(.warn(.masks(.geometryRefused, wanted, mask)))])
    }
    guard transitions.isIdle else { return requestGeometry(wanted) }
    if !possible.contains(application.interface) { turn(front, to: first, .attempt) }
  }

  /// The app's code in a question may have changed what stood fast when the turn was asked for.
  mutating func turn(_ front: ControllerID?, to target: Orientation, _ cause: RotationCause) {
    guard target != application.interface else { return }
    guard transitions.isIdle, decider(presentations) == front else {
      // Another controller decides by now, or will after the transition in progress.
      deferRotation(cause)
      if transitions.isIdle { lookAtDevice() }
      return
    }
    if application.hasSeveralScenes, !application.isInBackground,
      application.scenes.contains(where: { $0.state == .background })
    {
      report(Trouble(.rotatesBesideBackground))
    }
    let asks = decidersBehind.map {
      Work.ask(Question(.controller($0), .supportedInterfaceOrientations, .windowsTurnAlone))
    }
    schedule(asks + [.rotation(.turnWindows(to: target, cause))])
  }

  private mutating func turnWindows(to target: Orientation, _ cause: RotationCause) {
    let staying = decidersBehind.filter { !mask(of: $0).intersection(applicationMask).contains(target) }
    application.apart = staying.map { WindowApart(root: hierarchy.bottom(of: $0), interface: interface(of: $0)) }
    let takesTime = cause != .launch || (rules.holds(.rotationOrder) && !rules.holds(.silentRotationAtLaunch))
    if takesTime {
      var turn = Turn(from: application.interface, to: target)
      if rules.holds(.oldCallbacksLinger), cause != .launch {
        turn.deprecated = .turn(target, duration: rotationDuration(from: turn.from, to: target))
      }
      transitions.turn = turn
    }
    schedule(rotation(to: target, cause))
  }

  /// A window that is born while something runs stays as it is.
  private mutating func deferRotation(_ cause: RotationCause) {
    if cause != .launch { transitions.rotateLater(cause == .update ? .update : .device) }
  }

  // MARK: The turn itself

  private mutating func rotation(to target: Orientation, _ cause: RotationCause) -> [Work] {
    let turned = fillingWindow.filter { !standsApart($0) }
    let old = application.interface
    let duration = cause == .launch ? 0 : rotationDuration(from: old, to: target)
    guard rules.holds(.sizesOrder) else {
      if cause == .launch, rules.holds(.silentRotationAtLaunch) { return withStatusBar(to: target, duration: 0) }
      // In iOS 7 and earlier, only visible controllers get the rotation.
      let visible = hierarchy.visible(presentations)
      return callbacks(of: turned.filter { visible.contains($0) }, to: target, duration: duration)
    }
    // A rotation is forced if the app doesn't support its first orientation, however the device is held.
    let isForced = cause == .launch && turned.first.map { !mask(of: $0).contains(old) } ?? false
    var works: [Work] = []
    // The first layout's traits are sent before the interface rotates away from its first orientation.
    if cause == .launch, !isForced || rules.holds(.forcedLaunchTellsTwice) { works.append(.layoutPass) }
    if isForced {
      let traits = screen.traits(in: target)
      if traits != windowTraits, let front = turned.first {
        works.append(
          .rotationCallback(front, .willTransitionToTraitCollection, .traits(traits), .forcedLaunchTellsTraitsOnly))
      }
      works += withStatusBar(to: target, duration: 0) + [.layoutPass]
    } else {
      works += windowTransition(
        to: screen, in: target, cause == .foreground ? .rotationBeforeForeground : .sizesOrder,
        changing: withStatusBar(to: target, duration: duration), animated: cause != .launch)
    }
    if cause != .launch {
      works +=
        [.rotation(.deprecated(.willAnimateRotation))]
        + Work.after(duration, [.rotation(.deprecated(.didRotate)), .rotation(.ended), .rotation(.lookAtDevice)])
    }
    return works
  }

  func rotationDuration(from old: Orientation, to target: Orientation) -> Int {
    rules.rotationDuration(screen.device.idiom, halfTurn: old.isLandscape == target.isLandscape)
  }

  /// The rotation callbacks in iOS 7 and earlier: the bounds change between *will rotate* and *will animate*.
  private func callbacks(of turned: [ControllerID], to target: Orientation, duration: Int) -> [Work] {
    let turn = Argument.turn(target, duration: duration)
    // A controller behind a sheet gets none; a popover leaves those below it in use.
    let usable = hierarchy.visible(presentations) { $0.style != .popover }
    let turned = rules.holds(.rotationTellsTopmost) ? turned.filter { usable.contains($0) } : turned
    var works: [Work] = turned.map { .rotationCallback($0, .willRotate, turn, .rotationOrder) }
    if turned.contains(where: { turnsInTwoSteps($0) }) {
      return works + twoSteps(of: turned, to: target, duration: duration)
    }
    let change =
      withStatusBar(to: target, duration: duration) + [.layoutPass]
      + turned.map { .rotationCallback($0, .willAnimateRotation, turn, .rotationOrder) }
    // A turn at a launch takes no time.
    works += duration > 0 ? Work.animated(change) : change
    if rules.holds(.questionAfterRotation), let front = turned.first(where: { windowInFront(of: $0) == nil }) {
      works.append(.ask(ios5Question(front, about: target, .questionAfterRotation)))
    }
    return works + Work.after(duration, ending(of: turned))
  }

  private func ending(of turned: [ControllerID]) -> [Work] {
    turned.map { .rotationCallback($0, .didRotate, .orientation(application.interface), .rotationOrder) }
      + [.rotation(.ended), .rotation(.lookAtDevice)]
  }

  // MARK: Two steps

  /// Whether a class on screen has a method for a half of a turn, and none for the whole turn.
  private func turnsInTwoSteps(_ front: ControllerID) -> Bool {
    let halves: [Callback] = [.willAnimateFirstHalf, .didAnimateFirstHalf, .willAnimateSecondHalf]
    // Mostly none has one: all that is on screen is not looked at.
    let isHooked = scenario.hooks.contains { halves.contains($0.callback) }
    guard isHooked || scenario.controllers.contains(where: { $0.overrides != nil }) else { return false }
    var open = [front]
    while let id = open.popLast() {
      if !states(id, .willAnimateRotation), halves.contains(where: { states(id, $0) }) { return true }
      open += hierarchy.shownChildren(of: id)
    }
    return false
  }

  /// Whether the class of a controller has the method, by `overrides` or a hook. A class without `overrides` may have others.
  private func states(_ id: ControllerID, _ callback: Callback) -> Bool {
    declaration(id).overrides?.contains(callback) == true || messages.hasHooks(.controller(id), callback)
  }

  /// The bounds change between the halves.
  private func twoSteps(of turned: [ControllerID], to target: Orientation, duration: Int) -> [Work] {
    let rule = RuleID.twoStepRotation
    let half = duration / 2
    func tell(_ callback: Callback, _ argument: Argument) -> [Work] {
      turned.map { .rotationCallback($0, callback, argument, rule) }
    }
    let second =
      tell(.didAnimateFirstHalf, .orientation(target)) + withStatusBar(to: target, duration: duration) + [.layoutPass]
      + tell(.willAnimateSecondHalf, .turn(application.interface, duration: duration - half))
      + Work.after(duration - half, ending(of: turned))
    return [.message(.warn(.plain(.twoStepsDeprecated)))] + tell(.willAnimateFirstHalf, .turn(target, duration: half))
      + (duration > 0 ? Work.after(half, second) : second)
  }

  // MARK: Forwarding

  /// Sends a phase of a turn to a controller, but nothing of the rest if it did not get the beginning.
  mutating func rotationCallback(_ id: ControllerID, _ callback: Callback, _ argument: Argument, _ rule: RuleID) {
    switch callback {
    case .willRotate: transitions.changeTurn { $0.rotating.insert(id) }
    case .willAnimateRotation, .willAnimateFirstHalf, .didAnimateFirstHalf, .willAnimateSecondHalf, .didRotate:
      guard transitions.isRotating(id) else { return }
    case .willTransitionToTraitCollection:
      if case .traits(let traits) = argument { hierarchy[id].told.announced = traits }
    default: break
    }
    stack.append(.send(.controller(id), callback, argument, rule))
  }

  /// From inside the method of `UIViewController`: to the visible children, and to those that got the beginning.
  mutating func forwardRotation(_ id: ControllerID, _ callback: Callback, _ argument: Argument) {
    guard scenario.controllers[id.int].forwardsRotation(under: rules) else { return }
    for child in hierarchy.childrenFromLast(of: id) {
      for presented in presented(inPlaceOf: child, in: id).reversed() {
        stack.append(.rotationCallback(presented, callback, argument, .contextGoesWithChild))
      }
      let isShown = hierarchy.isShown(child, in: id)
      if isShown || (transitions.isRotating(child) && !hierarchy.isRoot(child)) {
        stack.append(.rotationCallback(child, callback, argument, isShown ? .rotationParentFirst : .rotationEndsUnseen))
      }
    }
  }

  // MARK: Callbacks of rotation, iOS 8

  /// `viewWillTransitionToSize:…` of `UIViewController` sends the first while the interface turns, if the class doesn't override it.
  mutating func beginDeprecatedCallbacks(_ id: ControllerID) {
    guard let turn = transitions.turn, let argument = turn.deprecated, !turn.deprecatedReceivers.contains(id),
      !overrides(.controller(id), .viewWillTransitionToSize)
    else { return }
    transitions.changeTurn { $0.deprecatedReceivers.append(id) }
    schedule([.send(.controller(id), .willRotate, argument, .oldCallbacksLinger)])
  }

  /// UIKit sends the later ones to the controllers that got the first one.
  private mutating func sendDeprecated(_ callback: Callback) {
    guard let turn = transitions.turn, let argument = turn.deprecated else { return }
    let told = callback == .didRotate ? .orientation(turn.from) : argument
    schedule(turn.deprecatedReceivers.map { .send(.controller($0), callback, told, .oldCallbacksLinger) })
  }
}
