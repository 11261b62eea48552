/// UIKit's answer to a call, or to a touch, that comes while something else is in progress: the one place where the two meet. A
/// mechanism asks once, at its entry: UIKit's own calls come the same way as the app's. What no record shows says so in its row.
enum Incoming: Hashable, Sendable {
  case push(animated: Bool)
  case pop, setStack, popGesture
  case present(ControllerID)
  case dismiss
  case select
  case turnPage(to: ControllerID, animated: Bool)
  case turnGesture
  /// `transitionFromViewController:…`
  case transition
}

extension Simulator {
  /// The place of the receiver of a call, seen from what runs.
  private enum Place {
    /// The container or the presenter itself.
    case own
    /// Inside of that.
    case inside
    /// A container around it.
    case around
    case beside
  }

  private enum Answer {
    /// The call is carried out, as if nothing ran.
    case beside
    /// The same; that no record shows it is said.
    case untold
    /// The running transition ends at once; then the call is made again. That this isn't known is said.
    case finishes(Trouble? = nil)
    /// The call is made again at the end of what runs.
    case waits
    /// Texts, whose rows say whether the call is carried out nevertheless, over what runs.
    case says([Trouble])
  }

  /// Whether a mechanism carries out a call now. Otherwise its works are made again later, and their preconditions are asked then; or
  /// never. The youngest of what runs that doesn't let the call pass decides.
  mutating func admits(_ call: Incoming, at receiver: ControllerID, _ works: @autoclosure () -> [Work]) -> Bool {
    if let nav = stackToBegin(before: call, at: receiver) {
      if case .present = call { report(.later("when the stack of %1 has changed", nav)) }
      schedule(Work.afterLayout(works()))
      return false
    }
    if let trouble = nesting(call, at: receiver) { return report(trouble) }
    var untold: Running?
    for running in transitions.running.reversed() {
      switch answer(of: running, to: call, at: receiver) {
      case .beside where running.driver == .animation: break
      case .beside, .untold: untold = untold ?? running
      case .finishes(let trouble):
        if let trouble { report(trouble) }
        schedule([.due(running.id)] + works())
        return false
      case .waits:
        transitions.wait(for: running.id, works())
        report(end(of: running))
        return false
      case .says(let troubles):
        let isCarriedOut = troubles.map { report($0) }
        return !isCarriedOut.contains(false)
      }
    }
    if let untold { report(Trouble(.callInTransition, receiver, words: [process(untold)])) }
    return true
  }

  /// The stack whose change has been called, and begins in the layout of this turn, if the call waits for that: a push that is held,
  /// or a presentation by a controller that has a coordinator.
  private func stackToBegin(before call: Incoming, at receiver: ControllerID) -> ControllerID? {
    switch call {
    case .push(animated: true):
      let isSet = containers[navigation: receiver]?.pending?.animated == false
      let ends = transitions.exchanges.contains { $0.container == receiver && !$0.id.isAnimated }
      return rules.holds(.pushWaitsForStack) && hierarchy.isInWindow(receiver) && (isSet || ends) ? receiver : nil
    case .present where rules.holds(.presentWaits):
      return hierarchy.first(upFrom: receiver) {
        hierarchy.isInWindow($0) && isOnScreen($0) && containers[navigation: $0]?.pending?.animated == true
      }
    case .push, .present, .dismiss, .select, .pop, .setStack, .popGesture, .turnPage, .turnGesture, .transition:
      return nil
    }
  }

  /// The complaint of a stack whose animated change has been called in this turn, and hasn't begun.
  private func nesting(_ call: Incoming, at receiver: ControllerID) -> Trouble? {
    func isCalled(_ nav: ControllerID) -> Bool {
      containers[navigation: nav]?.pending?.animated == true && hierarchy[nav].appearance != .appearing
    }
    switch call {
    case .push, .pop, .setStack: return isCalled(receiver) ? nested(call, in: receiver) : nil
    case .dismiss:
      for dismisser in dismissers(receiver) {
        guard let nav = hierarchy.first(upFrom: dismisser, where: { isCalled($0) }) else { continue }
        return Trouble(.callInTransition, receiver, words: ["the change of the stack of " + quoted(nav)])
      }
      return nil
    case .popGesture, .present, .select, .turnPage, .turnGesture, .transition: return nil
    }
  }

  /// The complaint of a change of a stack that begins over another.
  private func nested(_ call: Incoming, in nav: ControllerID) -> Trouble {
    // Reports of the texts in iOS 26 are about the app's animators.
    if rules.holds(.transitionsFinish), !declaration(nav).hasAnimator {
      return Trouble(.callInTransition, nav, words: ["the change of its stack"])
    }
    switch call {
    case .push: return Trouble(.nestedPush)
    case .pop: return Trouble(.nestedPop)
    // Two reports of iOS 11 and 13 have the stack unchanged after the call.
    case .setStack, .popGesture, .present, .dismiss, .select, .turnPage, .turnGesture, .transition:
      return Trouble(.stackSetInProgress, nav)
    }
  }

  private func answer(of running: Running, to call: Incoming, at receiver: ControllerID) -> Answer {
    switch running.kind {
    case .exchange(let exchange): answer(of: exchange, running, to: call, at: receiver)
    case .modal(let modal): answer(of: modal, to: call, at: receiver)
    case .columns(let split): place(of: receiver, toward: split) == .beside ? .beside : .untold
    case .turn: .untold
    }
  }

  private func answer(
    of exchange: Exchange, _ running: Running, to call: Incoming, at receiver: ControllerID
  ) -> Answer {
    let place = place(of: receiver, toward: exchange.container)
    if exchange.kind == .page, place == .own, let answer = answer(ofPage: exchange, running, to: call) { return answer }
    guard running.id.isAnimated else { return .beside }
    let isBeside =
      call == .dismiss
      ? !dismissers(receiver).contains { hierarchy.isAtOrAbove(exchange.container, $0) } : place == .beside
    switch exchange.kind {
    case .push, .pop:
      return answer(ofStack: exchange, running, to: call, from: receiver, at: place, isBeside: isBeside)
    case .selection, .toMoreList, .fromMoreList:
      if call == .select, place == .own { return .says([Trouble(.selectsInSelection, receiver)]) }
    case .page, .children: break
    }
    return isBeside ? .beside : .untold
  }

  /// Code or a finger turns a page that is being turned. A finger catches it; no source has the callbacks (e4-page-catch-cancel-9-01).
  private func answer(ofPage exchange: Exchange, _ running: Running, to call: Incoming) -> Answer? {
    switch call {
    case .turnPage(exchange.to, animated: true)
    where containers[page: exchange.container]?.style == .scroll && running.driver == .animation
      && rules.holds(.pageTurnsOnce):
      .says([Trouble(.turnsWhileTurning)])
    case .turnPage, .turnGesture: .finishes(Trouble(.turnsInTurn, exchange.container))
    case .push, .pop, .setStack, .popGesture, .present, .dismiss, .select, .transition: nil
    }
  }

  private func answer(
    ofStack exchange: Exchange, _ running: Running, to call: Incoming, from receiver: ControllerID, at place: Place,
    isBeside: Bool
  ) -> Answer {
    switch (call, place) {
    case (.push, .own), (.pop, .own), (.setStack, .own):
      // What documents and reports of iOS 26 describe is a pop.
      if finishesEarly(running) { return .finishes(call == .pop ? nil : Trouble(.stackInProgress, exchange.container)) }
      // A finger holds it, or has let it go back.
      return .says([
        running.driver == .finger(finishes: false)
          ? Trouble(.stackUnderFinger, exchange.container) : nested(call, in: exchange.container)
      ])
    case (.popGesture, .own): return finishesEarly(running) ? .finishes() : .beside
    // The coordinator of the transition puts it off: not that of a gesture, of which nothing is known.
    case (.present, .own), (.present, .inside):
      return rules.holds(.presentWaits) && running.driver == .animation ? .waits : .untold
    // A popped controller has no coordinator; a text shows in iOS 17 that UIKit presents.
    case (.present, _) where pops(exchange, receiver):
      return rules.holds(.detachedText17) ? .beside : .untold
    // A tab in the container changes with it (e4-pop-over-tabs-26-01).
    case (.select, _): return .beside
    // One report of iOS 8 fits a dismissal that waits for the stack.
    case (.push, _), (.pop, _), (.setStack, _), (.popGesture, _), (.present, _), (.dismiss, _), (.turnPage, _),
      (.turnGesture, _), (.transition, _):
      return isBeside ? .beside : .untold
    }
  }

  private func dismissers(_ receiver: ControllerID) -> [ControllerID] {
    [receiver, dismisser(for: receiver) ?? receiver]
  }

  private func answer(of modal: Modal, to call: Incoming, at receiver: ControllerID) -> Answer {
    switch call {
    case .push: return isBusy(receiver, with: modal, "pushViewController:animated:")
    case .pop: return isBusy(receiver, with: modal, "popViewControllerAnimated:")
    case .setStack: return isBusy(receiver, with: modal, "setViewControllers:animated:")
    case .present(let id):
      guard rules.holds(.presentFromLeaving), let presenter = modal.returning,
        hierarchy.chain(above: presenter).contains(hierarchy.outermost(of: receiver))
      else { return .beside }
      return .says([Trouble(.notInWindow, id, receiver, receiver)])
    case .dismiss:
      guard hierarchy.window(of: modal.controller) == hierarchy.window(of: receiver) else { return .beside }
      var troubles = rules.holds(.dismissInProgress) ? [Trouble(.dismissalInProgress, receiver)] : []
      if rules.holds(.dismissTexts13) { troubles.append(Trouble(.dismissesInTransition)) }
      if rules.holds(.nullTransitionText) { troubles.append(Trouble(.transitionIsNull)) }
      // Reports of a second dismissal that goes up, without a log (e5-dismiss-twice-up-10-01, e4-dismiss-twice-up-18-01).
      if let presenter = modal.returning, hierarchy[presenter].presenter != nil {
        troubles.append(Trouble(.dismissesAbove, presenter))
      }
      return .says(troubles)
    // An unwind segue selects a tab during a dismissal (unwind-tabbed-9-01).
    case .select where !modal.presents: return .beside
    case .popGesture, .select, .turnPage, .turnGesture, .transition:
      return modal.id.isAnimated && isAround(modal, receiver) ? .untold : .beside
    }
  }

  /// A stack that presents, or from inside of which a controller is presented, stays as it is until that has appeared.
  private func isBusy(_ nav: ControllerID, with modal: Modal, _ selector: String) -> Answer {
    guard isAround(modal, nav) else { return .beside }
    if modal.presents, rules.holds(.navigationBusy) {
      return .says([Trouble(.navigationBusy, nav, words: [selector])])
    }
    // Apps dismiss and push in one turn; one report has the text above in a dismissal, too.
    return modal.id.isAnimated ? .untold : .beside
  }

  /// Whether a container presents, or a controller inside of it is the source.
  private func isAround(_ modal: Modal, _ container: ControllerID) -> Bool {
    guard let presentation = hierarchy[modal.controller].presentation else { return false }
    return presentation.presenter == container || hierarchy.isAtOrAbove(container, presentation.source)
  }

  /// Whether UIKit ends it when the app or the user goes on: its own animations, iOS 26, and not what a finger holds.
  private func finishesEarly(_ running: Running) -> Bool {
    guard rules.holds(.transitionsFinish), let exchange = running.exchange, transitions.finger?.drives != running.id
    else { return false }
    return canEnd(running, exchange) && !declaration(exchange.container).hasAnimator
  }

  /// Whether it is animated by now: it ends in the callbacks of the beginning as little as it would without them.
  private func canEnd(_ running: Running, _ exchange: Exchange) -> Bool {
    running.id.isAnimated && holdsPlace(exchange.to, in: exchange.container)
  }

  private func place(of receiver: ControllerID, toward container: ControllerID) -> Place {
    if receiver == container { return .own }
    if hierarchy.isAtOrAbove(container, receiver) { return .inside }
    return hierarchy.isAtOrAbove(receiver, container) ? .around : .beside
  }

  /// The end of what runs, as what waits for it names it.
  func end(of running: Running) -> Trouble { .later("at the end of " + process(running)) }

  func process(_ running: Running) -> String {
    if let finger = transitions.finger, finger.drives == running.id {
      return "the gesture on " + quoted(finger.controller)
    }
    switch running.kind {
    case .exchange(let exchange):
      switch exchange.kind {
      case .push: return "the push of " + quoted(exchange.to)
      case .pop: return "the pop of " + quoted(exchange.from ?? exchange.to)
      case .selection: return "the selection of " + quoted(exchange.to)
      case .toMoreList, .fromMoreList: return "the animation of the More list"
      case .page: return "the turn to " + quoted(exchange.to)
      case .children: return "the transition to " + quoted(exchange.to)
      }
    case .columns(let split): return "the animation of the columns of " + quoted(split)
    case .modal(let modal):
      return (modal.presents ? "the presentation of " : "the dismissal of ") + quoted(modal.controller)
    case .turn(let turn): return turn.to == nil ? "the change of size" : "the rotation"
    }
  }

  // MARK: Ends that come early

  /// Returns the ends of what runs in the window of a root that goes, or in all windows when the app leaves the foreground: Core
  /// Animation removes animations that are not visible.
  func earlyEnds(in root: ControllerID? = nil) -> [Work] {
    var works: [Work] = []
    for running in transitions.running {
      switch running.kind {
      case .exchange(let exchange):
        let isThere = root == nil || root == hierarchy.bottom(of: exchange.container)
        guard canEnd(running, exchange), isThere else { continue }
      // The presentations over a root that goes end with it.
      case .modal(let modal):
        let hasBegun = hierarchy[modal.controller].appearance.isInTransition && running.id.isAnimated
        guard root == nil, hasBegun else { continue }
      case .columns, .turn: continue
      }
      works.append(.due(running.id))
    }
    return works
  }

  // MARK: Fingers

  /// The answer to a touch while something is in progress: nil if it reaches its place.
  func obstacle(_ running: Running, to touch: Touch) -> Trouble? {
    let id = touch.controller
    switch running.kind {
    case .exchange(let exchange):
      guard running.id.isAnimated else { return nil }
      let place = place(of: id, toward: exchange.container)
      switch (exchange.kind, place) {
      case (.page, _): return nil
      case (.selection, _): return Trouble(.touchBesideTransition, id)
      case (.children, _): return Trouble(.touchInOtherTransition, id)
      case (.push, _), (.pop, _), (.toMoreList, _), (.fromMoreList, _):
        if finishesEarly(running) { return nil }
        let isOutside = place == .around || place == .beside
        return Trouble(isOutside && rules.holds(.popGesture) ? .touchBesideTransition : .touchInTransition, id)
      }
    case .modal:
      // In iOS 8, a second tap beside a popover reaches it.
      if case .beside = touch, rules.holds(.earlyReadAsksNothing) { return nil }
      return Trouble(.touchInTransition, id)
    case .turn, .columns: return Trouble(.touchInOtherTransition, id)
    }
  }
}
