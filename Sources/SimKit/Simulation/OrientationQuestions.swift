extension Answers {
  /// The orientations that the class states for `shouldAutorotateToInterfaceOrientation:`; nil if it doesn't override it.
  var ios5Mask: OrientationMask? { ios5Supports ?? supports }
  /// The same for `supportedInterfaceOrientations`.
  var ios6Mask: OrientationMask? { ios6Supports ?? supports }
}

extension Simulator {
  // MARK: iOS 5: one question for each orientation

  func ios5Question(_ id: ControllerID, about orientation: Orientation, _ rule: RuleID) -> Question {
    Question(.controller(id), .shouldAutorotateToInterfaceOrientation, about: .orientation(orientation), rule)
  }

  /// A navigation controller asks the controller on top, a tab bar and a split view controller all of theirs; each must say yes.
  func ios5Answer(_ id: ControllerID, _ orientation: Orientation) -> Bool {
    var open = [id]
    while let current = open.popLast() {
      let asked =
        hierarchy[current].answers.answersAsTop ? topChild(of: current).map { [$0] } ?? [] : askedChildren(current)
      if asked.isEmpty {
        let mask = hierarchy[current].answers.ios5Mask ?? rules.standardMask(screen.device.idiom)
        if !mask.contains(orientation) { return false }
      } else {
        open += asked
      }
    }
    return true
  }

  // MARK: iOS 6: a set

  /// The controller whose answer counts: `id`, or its top controller if `id` returns what that returns.
  func answering(_ id: ControllerID) -> ControllerID {
    var current = id
    while hierarchy[current].answers.answersAsTop, let top = topChild(of: current) { current = top }
    return current
  }

  func mask(of id: ControllerID) -> OrientationMask {
    hierarchy[answering(id)].answers.ios6Mask ?? rules.standardMask(screen.device.idiom)
  }

  /// The orientations that the application allows: the delegate's value, else the Info.plist's list, else all.
  var applicationMask: OrientationMask {
    application.delegate ?? application.listed ?? screen.device.idiom.standardMask
  }

  /// The orientation in which a controller is to appear: its preferred one, else that of the interface, if it supports that.
  func preferredOrientation(of id: ControllerID) -> Orientation {
    let mask = mask(of: id).intersection(applicationMask)
    let current = application.statusBar
    return hierarchy[answering(id)].answers.prefers
      ?? (mask.contains(current) ? current : mask.orientations.first ?? current)
  }

  /// `supportedInterfaceOrientations` of a controller that fills the window, or is about to.
  func supportedQuery(_ id: ControllerID, for purpose: MaskPurpose) -> [Work] {
    let rule: RuleID =
      switch purpose {
      case .turning: .masksBeforeRotation
      case .requested: .geometryIsRequested
      case .appearing(_, let own): own
      }
    return [.ask(Question(.controller(id), .supportedInterfaceOrientations, rule)), .then(.supports(id, purpose))]
  }

  /// - Parameter id: The controller that supports these; nil for a window without a root.
  mutating func restrict(_ own: OrientationMask, of id: ControllerID?, for purpose: MaskPurpose) {
    if let id, own.isEmpty { return schedule([.message(.warn(.about(.noOrientation, id)))]) }
    if application.delegate != nil {
      schedule([
        .ask(Question(.app, .supportedOrientationsForWindow, .delegateBeforePlist)), .then(.allows(id, own, purpose)),
      ])
    } else {
      use(own.intersection(applicationMask), of: id, for: purpose)
    }
  }

  mutating func use(_ mask: OrientationMask, of decider: ControllerID?, for purpose: MaskPurpose) {
    if case .turning(let cause) = purpose, !mask.isEmpty { return turn(decider, within: mask, cause) }
    guard let id = decider else { return }
    switch (purpose, mask.isEmpty) {
    case (.requested(let wanted), _): turn(id, to: wanted, within: mask)
    case (.turning, false): break
    case (.appearing(nil, let rule), false):
      schedule([.ask(preferredQuestion(id, rule)), .then(.prefers(id, among: mask))])
    case (.appearing(let orientation?, _), false): comeUp(id, in: orientation, among: mask)
    case (.turning, true):
      if rules.holds(.orientationsInCommon) { report(Trouble(.noCommonOrientation, words: [className(id)])) }
    case (.appearing, true):
      guard rules.holds(.orientationsInCommon) else { return }
      // The exception says itself that shouldAutorotate has returned yes.
      let question = Question(.controller(id), .shouldAutorotate, .asksShouldAutorotate)
      schedule(Work.ask(question, ifYes: [.message(.warn(.ofClass(.noCommonOrientation, id)))]))
    }
  }

  /// `requestGeometryUpdate` of the window's scene, iOS 16.
  mutating func requestGeometry(_ wanted: OrientationMask) {
    guard transitions.isIdle else {
      transitions.geometryWaits = wanted
      return
    }
    guard let front = decider(presentations) else { return }
    schedule(supportedQuery(front, for: .requested(wanted)))
  }

  // MARK: Coming up

  mutating func chooseByMasks(for id: ControllerID, _ rule: RuleID) {
    if sharesScreen { return }
    if rules.holds(.preferredAskedFirst) {
      schedule([.ask(preferredQuestion(id, .preferredAskedFirst)), .then(.prefersFirst(id, rule))])
    } else {
      schedule(supportedQuery(id, for: .appearing(in: nil, rule)))
    }
  }

  private func preferredQuestion(_ id: ControllerID, _ rule: RuleID) -> Question {
    Question(.controller(id), .preferredInterfaceOrientationForPresentation, rule)
  }

  /// Asks about one orientation after the other until the answer is yes.
  mutating func comeUp(
    _ id: ControllerID, _ orientations: OrientationMask, first: Orientation? = nil, _ rule: RuleID,
    turning cause: RotationCause? = nil
  ) {
    guard let next = first ?? orientations.orientations.first else { return }
    let others = orientations.subtracting(OrientationMask(next))
    schedule([
      .ask(ios5Question(id, about: next, rule)), .then(.comesUp(id, in: next, others: others, rule, turning: cause)),
    ])
  }

  mutating func comeUp(_ id: ControllerID, in orientation: Orientation, among mask: OrientationMask) {
    guard mask.contains(orientation) else {
      return schedule([.message(.warn(.orientation(.preferredNotSupported, orientation, mask)))])
    }
    schedule(turningBehind(id, to: orientation))
    application.interface = orientation
  }
}
