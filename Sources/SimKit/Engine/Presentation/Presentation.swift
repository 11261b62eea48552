extension Simulator {
  @inline(__always)
  mutating func perform(_ step: PresentationStep) {
    switch step {
    case .readPresentationController(let id): readPresentationController(of: id)
    case .askToPresent(let id, let source, let animated, let completion):
      present(id, from: source, animated: animated, completion: completion)
    case .askToDismiss(let id, let animated): dismiss(id, animated: animated, completion: false)
    case .show(let id, let source, let asDetail, let animated):
      show(id, from: source, asDetail: asDetail, animated: animated)
    case .unwind(let source, let destination, let animated):
      searchAndUnwind(source, to: destination, animated: animated)
    case .present(let transition): beginPresentation(transition)
    case .dismiss(let transition): beginDismissal(transition)
    case .startDismissal(let transition): startDismissal(transition)
    case .covered(let id, let transition, let rule): covered(id, transition, rule)
    case .returning(let id): returning(id)
    case .dismissed(let id): dismissed(id)
    case .dismissByTap(let id): dismissByTap(id)
    case .adapt(let id, let style): adapt(id, style)
    case .exchange(let id, let other): exchange(id, for: other)
    case .adapted(let id): adapted(id)
    }
  }

  // MARK: Presenting

  /// `showViewController:sender:`, or `showDetailViewController:sender:`: the nearest container above that overrides
  /// how a controller is shown does so; without one the controller is presented.
  mutating func show(_ id: ControllerID, from source: ControllerID, asDetail: Bool, animated: Bool) {
    var current: ControllerID? = source
    while let container = current {
      let works = self.container(container, at: .gets(id, asDetail: asDetail, animated: animated))
      if !works.isEmpty { return schedule(works) }
      current = hierarchy.parentViewController(of: container)
    }
    schedule([.presentation(.askToPresent(id, from: source, animated: animated, completion: false))])
  }

  mutating func beginModal(
    _ controller: ControllerID, _ kind: Modal.Kind, animated: Bool, finger: ControllerID? = nil
  ) -> Transition {
    let id = transitions.next(animated: animated)
    let modal = Modal(id: id, controller: controller, kind: kind, interface: application.interface)
    transitions.begin(id, .modal(modal), finger: finger)
    return id
  }

  func modal(inWindowOf id: ControllerID) -> Modal? {
    transitions.modals.first { hierarchy.window(of: $0.controller) == hierarchy.window(of: id) }
  }

  /// `presentViewController:animated:completion:`, sent to `source`.
  mutating func present(_ id: ControllerID, from source: ControllerID, animated: Bool, completion: Bool) {
    let again = Work.presentation(.askToPresent(id, from: source, animated: animated, completion: completion))
    guard admits(.present(id), at: source, [again]) else { return }
    let traits = windowTraits
    let style = adaptedStyle(of: id, in: traits)
    let shown = replacement(of: id, in: traits) ?? id
    let presenter = presenter(for: source, style)
    let presentation = Controller.Presentation(
      presenter: presenter, source: source, sourceBirth: hierarchy[source].birth, original: id, style: style,
      covers: covers(style, of: id))
    guard permits(objection(toPresenting: shown, from: source, over: presenter)),
      hierarchy.setPresentation(presentation, of: shown)
    else { return }
    let transition = beginModal(shown, .presents(completion: completion), animated: animated)
    stack.append(.presentation(.present(transition)))
    if isDelayed(shown) {
      stack.append(.wait(.time(500), count: 1))
    } else if rules.holds(.presentInLaterTurn) {
      stack.append(.wait(.commit, count: 1))
    }
    stack.append(.load(shown))
    askForPresentationController(shown)
    schedule(adaptationQuestions(of: id, in: traits))
  }

  func covers(_ style: ModalStyle, of id: ControllerID) -> Bool {
    switch style {
    case .fullScreen, .currentContext: true
    case .custom: hasPresentationController(id) && declaration(id).presentationController == .removesPresenter
    case .pageSheet, .formSheet, .popover, .overFullScreen, .overCurrentContext: false
    }
  }

  /// The transition itself: the presenter goes, the presented comes; in the end the presented has come first.
  private mutating func beginPresentation(_ transition: Transition) {
    guard let id = transitions[transition]?.modal?.controller, let presentation = hierarchy[id].presentation
    else { return }
    let animated = transition.isAnimated
    let presenter = presentation.presenter
    let rule: RuleID = presentation.covers ? .presentOrder : .presentKeepsPresenter
    let wasRead = hierarchy[id].styleRead != nil && rules.holds(.earlyReadAsksNothing)
    let decides = presentation.style == .fullScreen && windowInFront(of: presenter) == nil
    let asksFirst = decides && rules.holds(.presentAsksMasks) && !wasRead
    let asksAfter = decides && rules.holds(.presentAsksOldQuestion)
    let start = stack.count
    askForAnimator(id, .animationControllerForPresented, animated: animated)
    tellPresentationController(of: id, .presentationTransitionWillBegin)
    if presentation.style == .popover, rules.holds(.popoverIsPrepared) {
      stack.append(.tellDelegate(id, .prepareForPopover, .none, .popoverIsPrepared))
    }
    if let text = objection(toPointing: id, presentation) { stack.append(.message(.warn(text))) }
    if asksFirst { stack.append(.rotation(.chooseByMasks(id, .presentAsksMasks))) }
    let isPlacedLate = rules.holds(.sheetPlacedLate) && !presentation.style.staysInContext
    stack.append(isPlacedLate ? .view(id, .fillScreen) : .view(id, .place(in: nil)))
    if presentation.covers { stack.append(.begin(presenter, appearing: false, transition, .presentation, rule)) }
    stack.append(.begin(id, appearing: true, transition, .presentation, rule))
    if asksAfter { stack += [.rotation(.chooseByQuestion(id, .presentAsksOldQuestion)), .fillWindow(id)] }
    if isPlacedLate { stack.append(.view(id, .place(in: nil))) }
    beginAnimator(id, animated: animated)
    stack.append(.attach(id, to: contextView(presentation), .presentation, rule))
    if presentation.covers, rules.holds(.presenterLaidOut) {
      stack += [.layout(.view(id.view)), .setNeedsLayout(presenter)]
    }
    stack.append(waitForEnd(of: id, animated: animated))
    stack.append(.due(transition))
    scheduleStack(from: start)
  }

  func waitForEnd(of id: ControllerID, animated: Bool) -> Work {
    if animated { return .wait(.time(modalDuration(of: id)), count: 1) }
    let isSheet = hierarchy[id].presentation.map { $0.style.isSheet && $0.style != .popover } ?? false
    return isSheet && rules.holds(.sheetEndsLater) ? .wait(.time(0), count: 1) : .layoutPass
  }

  /// The transition has ended before its *did* callbacks: in these the app may begin another.
  mutating func presentationEnding(_ transition: Transition, completion: Bool) {
    guard let id = transitions[transition]?.modal?.controller, let presentation = hierarchy[id].presentation
    else { return }
    transitions.end(transition)
    // Another controller decides now, and may support the orientation in which the device is held.
    if presentation.fillsWindow, rules.holds(.presentationLooksAtDevice), application.held != application.interface {
      transitions.rotateLater(.device)
    }
    let rule: RuleID = presentation.covers ? .presentOrder : .presentKeepsPresenter
    let start = stack.count
    tellPresentationController(of: id, .presentationTransitionDidEnd, .completed(true))
    stack.append(.end(id, transition, rule))
    if presentation.covers {
      forgetAnimation(of: presentation.presenter)
      stack.append(.presentation(.covered(presentation.presenter, transition, rule)))
    }
    stack.append(.rotation(.lookAtDevice))
    if completion {
      stack.append(.send(.controller(presentation.presenter), .presentCompletion, .none, .completionLast))
    }
    if transition.isAnimated { tellAnimator(of: id, .animationEnded, .completed(true)) }
    scheduleStack(from: start)
  }

  /// The presenter's end says that it is not animated, iOS 8.
  mutating func forgetAnimation(of presenter: ControllerID) {
    if rules.holds(.presenterEndsUnanimated) { hierarchy[presenter].passage.isAnimated = false }
  }

  private mutating func covered(_ id: ControllerID, _ transition: Transition, _ rule: RuleID) {
    if !isOnScreen(id) { schedule([.detach(id, .presentation, rule), .end(id, transition, rule)]) }
  }
}
