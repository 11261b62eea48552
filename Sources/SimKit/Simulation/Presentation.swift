/// The modal transition that is under way; there is at most one.
struct ModalState: Hashable, Sendable {
  enum Transition: Hashable, Sendable {
    case presenting(ControllerID)
    case dismissing(ControllerID, to: ControllerID)
  }

  var transition: Transition?
  /// The device was turned meanwhile.
  var rotationWaits = false
}

extension Simulator {
  // MARK: Presenting

  /// `presentViewController:animated:completion:`, sent to `source`.
  mutating func present(_ id: ControllerID, from source: ControllerID, animated: Bool, completion: Bool) {
    let style = effectiveStyle(of: id)
    let presenter = presenter(for: source, style)
    guard mayPresent(id, from: source, over: presenter) else { return }
    hierarchy[presenter].presented = id
    hierarchy[id].presentation = Controller.Presentation(presenter: presenter, style: style, covers: covers(style))
    modal.transition = .presenting(id)
    let work = Work.present(id, animated: animated, completion: completion)
    switch policy.presentationBegins {
    case .inCall, .atLayout: schedule([.load(id), work])
    case .inLaterTurn: schedule([.load(id), .after(0, [work])])
    }
  }

  private func effectiveStyle(of id: ControllerID) -> ModalStyle {
    let isPhone = screen.device.idiom == .phone
    guard let style = declaration(id).style else { return policy.standardStyleIsSheet ? .pageSheet : .fullScreen }
    return isPhone && policy.phoneStylesAreFullScreen && !isCustom(style) ? .fullScreen : style
  }

  private func isCustom(_ style: ModalStyle) -> Bool {
    switch style {
    case .custom, .overFullScreen, .overCurrentContext: true
    case .fullScreen, .pageSheet, .formSheet, .currentContext, .popover: false
    }
  }

  /// True if the presenter's view leaves the screen.
  private func covers(_ style: ModalStyle) -> Bool {
    switch style {
    case .fullScreen, .currentContext: true
    case .pageSheet, .formSheet, .popover, .custom, .overFullScreen, .overCurrentContext: false
    }
  }

  /// Who presents: the outermost container; for the current context the nearest that defines one.
  private func presenter(for source: ControllerID, _ style: ModalStyle) -> ControllerID {
    switch style {
    case .currentContext, .overCurrentContext:
      var current = source
      while !declaration(current).definesPresentationContext, let parent = hierarchy.parent(of: current) {
        current = parent
      }
      return current
    case .fullScreen, .pageSheet, .formSheet, .popover, .custom, .overFullScreen:
      return hierarchy.outermost(of: source)
    }
  }

  private mutating func mayPresent(_ id: ControllerID, from source: ControllerID, over presenter: ControllerID) -> Bool
  {
    if let presented = hierarchy[presenter].presented {
      switch modal.transition {
      case .presenting(presented)?: report(.presentationInProgress(id, on: source))
      case .dismissing(_, to: presenter)? where !policy.hasLaterWarnings:
        report(.modalTransitionInProgress(from: presenter, to: id))
      case .presenting, .dismissing, nil: report(.alreadyPresenting(id, on: source, presented: presented))
      }
      return false
    }
    if modal.transition != nil {
      if policy.presentationBegins == .inCall {
        report(.modalTransitionInProgress(from: presenter, to: id))
      } else {
        report(.presentationInProgress(id, on: source))
      }
      return false
    }
    if hierarchy[id].presenter != nil || hierarchy.parent(of: id) != nil || hierarchy.root == id
      || hierarchy.isInWindow(id) || hierarchy.isAtOrAbove(id, source) || hierarchy.chain(above: id).contains(presenter)
    {
      report(.presentsActiveController(id))
      return false
    }
    let isOnScreen =
      hierarchy.isInWindow(source) || (policy.presentsWhileAppearing && hierarchy[source].appearance == .appearing)
    if !isOnScreen { report(.notInWindow(id, on: source)) }
    return isOnScreen
  }

  /// The transition itself: the presenter goes, the presented comes; in the end the presented has come first.
  mutating func beginPresentation(of id: ControllerID, animated: Bool, completion: Bool) {
    guard let presentation = hierarchy[id].presentation else { return }
    let presenter = presentation.presenter
    let rule: RuleID = presentation.covers ? .presentOrder : .presentKeepsPresenter
    let asksFirst = presentation.style == .fullScreen && policy.rotation != .question
    let asksAfter = presentation.style == .fullScreen && policy.rotation == .question
    var works: [Work] = []
    if asksFirst { works.append(.chooseOrientation(id, .presentAsksMasks)) }
    works.append(presentation.style.staysInContext ? .fillContext(id, presenter) : .fillWindow(id))
    if presentation.covers { works.append(.begin(presenter, appearing: false, animated: animated, rule)) }
    works.append(.begin(id, appearing: true, animated: animated, rule))
    if asksAfter { works += [.chooseOrientation(id, .presentAsksOldQuestion), .fillWindow(id)] }
    works.append(.attach(id, to: contextView(presentation), rule))
    var ending: [Work] = [.end(id, rule)]
    if presentation.covers { ending += [.detach(presenter, rule), .end(presenter, rule)] }
    ending.append(.presentationEnded)
    if completion { ending.append(.send(.controller(presenter), .presentCompletion, .none, .completionLast)) }
    works += animated ? [.after(policy.modalDuration, ending)] : [.layoutPass] + ending
    schedule(works)
  }

  /// The view that a presented view comes into: the window, or for the current context the place of the context's
  /// view.
  private func contextView(_ presentation: Controller.Presentation) -> ControllerID? {
    guard presentation.style.staysInContext else { return nil }
    return hierarchy.views.superview(of: ViewID(of: presentation.presenter))?.controller
  }

  mutating func fillContext(_ id: ControllerID, _ presenter: ControllerID) {
    let view = hierarchy.views[ViewID(of: presenter)]
    hierarchy.views.setFrame(ViewID(of: id), view.frame, bounds: view.bounds)
  }

  mutating func modalTransitionEnded() {
    modal.transition = nil
    guard modal.rotationWaits else { return }
    modal.rotationWaits = false
    schedule([.rotate(.device)])
  }

  // MARK: Dismissing

  /// `dismissViewControllerAnimated:completion:`, sent to `id`: what it presents goes, with all above; one that presents
  /// nothing passes the message to whoever presented it.
  mutating func dismiss(_ id: ControllerID, animated: Bool, completion: Bool) {
    guard let presenter = dismisser(for: id), let first = hierarchy[presenter].presented else { return }
    let top = hierarchy.chain(above: presenter).last ?? first
    if modal.transition != nil {
      report(.dismissalInProgress(id))
      return
    }
    if !isOnScreen(top), policy.unloadsViews {
      report(.dismissedNotAppearing(presenter: presenter, top))
      return
    }
    modal.transition = .dismissing(top, to: presenter)
    let works = dismissal(of: top, to: presenter, animated: animated, completion: completion)
    switch policy.presentationBegins {
    case .inCall, .atLayout: schedule(works)
    case .inLaterTurn: schedule([.after(0, works)])
    }
  }

  private func isOnScreen(_ id: ControllerID) -> Bool {
    switch hierarchy[id].appearance {
    case .appeared, .appearing: true
    case .disappeared, .disappearing: false
    }
  }

  private func dismisser(for id: ControllerID) -> ControllerID? {
    var current = id
    while true {
      if hierarchy[current].presented != nil { return current }
      if let presenter = hierarchy[current].presenter { return presenter }
      guard let parent = hierarchy.parent(of: current) else { return nil }
      current = parent
    }
  }

  /// Only the topmost leaves with an animation, in its own style; those between are simply removed.
  private func dismissal(of top: ControllerID, to presenter: ControllerID, animated: Bool, completion: Bool) -> [Work] {
    let chain = hierarchy.chain(above: presenter)
    let isCovered = chain.contains { hierarchy[$0].presentation?.covers == true }
    let rule: RuleID = isCovered ? .dismissOrder : .dismissKeepsPresenter
    let isVisible = hierarchy[presenter].appearance == .disappeared
    var works: [Work] = []
    for middle in chain.dropLast() where isOnScreen(middle) {
      works.append(.detach(middle, .dismissMiddle))
    }
    works.append(.begin(top, appearing: false, animated: animated, rule))
    if isCovered, isVisible {
      works += [
        .returning(presenter), .begin(presenter, appearing: true, animated: animated, rule),
        .reattach(presenter, rule),
      ]
    }
    var ending: [Work] = chain.reversed().map { .dismissed($0) }
    ending.append(.turnedBack(presenter, from: application.interface))
    if isCovered, isVisible { ending.append(.end(presenter, rule)) }
    ending += [.detach(top, rule), .end(top, rule), .presentationEnded]
    if completion { ending.append(.send(.controller(presenter), .dismissCompletion, .none, .completionLast)) }
    ending += chain.reversed().map { .letGo($0) }
    return works + (animated ? [.after(policy.modalDuration, ending)] : [.layoutPass] + ending)
  }

  /// A presenter that was covered comes back with the frame for the orientation in which the interface stands now.
  mutating func returning(_ id: ControllerID) {
    guard hierarchy.outermost(of: id) == id else { return }
    schedule([.fillWindow(id)])
    guard hierarchy[id].presentation?.covers ?? true else { return }
    if policy.dismissalAsksPresenter {
      chooseOrientation(for: id, .dismissAsksPresenter)
    } else if policy.rotation != .question, !newMask(id).contains(application.interface),
      let first = newMask(id).orientations.first
    {
      application.interface = first
    }
  }

  /// Puts a covered presenter's view back to where it was.
  mutating func reattach(_ id: ControllerID, _ rule: RuleID) {
    let place = hierarchy.parent(of: id)
    schedule([.attach(id, to: place, rule)])
  }

  /// The links of a presentation are cut; `presentingViewController` is nil from here on.
  mutating func dismissed(_ id: ControllerID) {
    if let presenter = hierarchy[id].presenter { hierarchy[presenter].presented = nil }
    hierarchy[id].presentation = nil
  }
}
