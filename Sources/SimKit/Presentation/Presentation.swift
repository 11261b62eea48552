extension Simulator {
  // MARK: Presenting

  /// `presentViewController:animated:completion:`, sent to `source`.
  mutating func present(_ id: ControllerID, from source: ControllerID, animated: Bool, completion: Bool) {
    let traits = windowTraits
    let style = adaptedStyle(of: id, in: traits)
    let shown = replacement(of: id, in: traits) ?? id
    let presenter = presenter(for: source, style)
    guard mayPresent(shown, from: source, over: presenter) else { return }
    hierarchy[presenter].presented = shown
    hierarchy[shown].presentation = Controller.Presentation(
      presenter: presenter, source: source, sourceBirth: hierarchy[source].birth, original: id, style: style,
      covers: covers(style, of: id))
    transitions.begin(.presenting(shown), animated: animated)
    let work = Work.present(transitions.number, animated: animated, completion: completion)
    stack.append(work)
    if rules.holds(.presentInLaterTurn) { stack.append(.afterCommit(count: 1)) }
    stack.append(.load(shown))
    askForPresentationController(shown)
    schedule(adaptationQuestions(of: id, in: traits))
  }

  /// True if the presenter's view leaves the screen.
  func covers(_ style: ModalStyle, of id: ControllerID) -> Bool {
    switch style {
    case .fullScreen, .currentContext: true
    case .custom: removesPresenter(id)
    case .pageSheet, .formSheet, .popover, .overFullScreen, .overCurrentContext: false
    }
  }

  private mutating func mayPresent(_ id: ControllerID, from source: ControllerID, over presenter: ControllerID) -> Bool
  {
    if let presented = hierarchy[presenter].presented {
      switch transitions.modal {
      case .presenting(presented)?: report(.presentationInProgress(id, on: presenter, from: source))
      case .dismissing(_, to: presenter)?: refuseDuringTransition(id, from: source, over: presenter)
      case .presenting, .dismissing, nil:
        report(.alreadyPresenting(id, on: presenter, from: source, presented: presented))
      }
      return false
    }
    if transitions.modal != nil {
      refuseDuringTransition(id, from: source, over: presenter)
      return false
    }
    if let other = hierarchy[id].presenter {
      report(.presentsPresentedController(id, by: other))
      return false
    }
    if hierarchy.parent(of: id) != nil, style(of: id) == .popover, screen.device.idiom == .pad,
      rules.holds(.popoverHoldsRoot)
    {
      report(.popoverContentInside)
      return false
    }
    if hierarchy.parent(of: id) != nil || hierarchy.root == id
      || hierarchy.isInWindow(id) || hierarchy.isAtOrAbove(id, source) || hierarchy.chain(above: id).contains(presenter)
    {
      report(.presentsActiveController(id))
      return false
    }
    let isOnScreen =
      hierarchy.isInWindow(source)
      || (rules.holds(.presentWhileAppearing) && hierarchy[source].appearance == .appearing)
    let top = hierarchy.outermost(of: source)
    if !isOnScreen {
      report(.notInWindow(id, on: presenter, from: source))
    } else if hierarchy.root != top, hierarchy[top].presenter == nil {
      report(.presentsOnDetached(source))
    }
    return isOnScreen
  }

  /// A second modal transition while one runs is an exception up to iOS 7, and a warning later.
  private mutating func refuseDuringTransition(
    _ id: ControllerID, from source: ControllerID, over presenter: ControllerID
  ) {
    if rules.holds(.modalTransitionAlone) {
      report(.modalTransitionInProgress(from: presenter, to: id))
    } else {
      report(.presentationInProgress(id, on: presenter, from: source))
    }
  }

  /// The transition itself: the presenter goes, the presented comes; in the end the presented has come first.
  mutating func beginPresentation(_ number: Int, animated: Bool, completion: Bool) {
    guard number == transitions.number, case .presenting(let id)? = transitions.modal,
      let presentation = hierarchy[id].presentation
    else { return }
    let presenter = presentation.presenter
    hierarchy[id].presentation?.isAnimated = animated
    let rule: RuleID = presentation.covers ? .presentOrder : .presentKeepsPresenter
    let wasRead = hierarchy[id].styleRead != nil && rules.holds(.earlyReadAsksNothing)
    let asksFirst = presentation.style == .fullScreen && rules.holds(.presentAsksMasks) && !wasRead
    let asksAfter = presentation.style == .fullScreen && rules.holds(.presentAsksOldQuestion)
    let start = stack.count
    askForAnimator(id, .animationControllerForPresented, animated: animated)
    tellPresentationController(of: id, .presentationTransitionWillBegin)
    if asksFirst { stack.append(.chooseByMasks(id, .presentAsksMasks)) }
    let isPlacedLate = rules.holds(.sheetPlacedLate) && !presentation.style.staysInContext
    let place: Work = presentation.style.staysInContext ? .fillContext(id, presenter) : .fillWindow(id)
    stack.append(isPlacedLate ? .fillScreen(id) : place)
    if presentation.covers { stack.append(.begin(presenter, appearing: false, animated: animated, rule)) }
    stack.append(.begin(id, appearing: true, animated: animated, rule))
    if asksAfter { stack += [.chooseByQuestion(id, .presentAsksOldQuestion), .fillWindow(id)] }
    if isPlacedLate { stack.append(place) }
    beginAnimator(id, animated: animated)
    stack.append(.attach(id, to: contextView(presentation), rule))
    if presentation.covers, rules.holds(.presenterLaidOut) {
      stack += [.layOut(ViewID(of: id)), .setNeedsLayout(presenter)]
    }
    let ending = Work.presentationEnding(number, completion: completion)
    stack.append(animated ? .after(modalDuration(of: id), count: 1) : .layoutPass)
    stack.append(ending)
    scheduleStack(from: start)
  }

  /// The transition has ended when it is told of: in the *did* callbacks the app may begin another.
  mutating func presentationEnding(_ number: Int, completion: Bool) {
    guard number == transitions.number, case .presenting(let id)? = transitions.modal,
      let presentation = hierarchy[id].presentation
    else { return }
    transitions.endModal()
    let rule: RuleID = presentation.covers ? .presentOrder : .presentKeepsPresenter
    let start = stack.count
    tellPresentationController(of: id, .presentationTransitionDidEnd, .completed(true))
    stack.append(.end(id, rule))
    if presentation.covers {
      forgetAnimation(of: presentation.presenter)
      stack.append(.covered(presentation.presenter, rule))
    }
    stack.append(.lookAtDevice)
    if completion {
      stack.append(.send(.controller(presentation.presenter), .presentCompletion, .none, .completionLast))
    }
    if presentation.isAnimated { tellAnimator(of: id, .animationEnded, .completed(true)) }
    scheduleStack(from: start)
  }

  /// The presenter's end says that it is not animated, iOS 8.
  mutating func forgetAnimation(of presenter: ControllerID) {
    if rules.holds(.presenterEndsUnanimated) { hierarchy[presenter].isAnimated = false }
  }

  /// The presenter has left the screen, unless it is on its way back already.
  mutating func covered(_ id: ControllerID, _ rule: RuleID) {
    switch hierarchy[id].appearance {
    case .disappearing, .disappeared: schedule([.detach(id, rule), .endIf(id, appeared: false, rule)])
    case .appearing, .appeared: break
    }
  }
}
