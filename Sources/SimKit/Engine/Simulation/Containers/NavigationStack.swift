/// Changes of a navigation controller's stack: pushes, pops, a stack that is set, and interactive pops.
extension Simulator {
  mutating func push(_ id: ControllerID, on nav: ControllerID, animated: Bool, isShown: Bool) {
    // Made again in a container that hasn't appeared, it has nothing to animate (e5-push-at-connect-17-01).
    let again = NavigationStep.push(id, animated: animated && hierarchy[nav].appearance == .appeared, isShown: isShown)
    guard permits(objection(toPushing: id, on: nav, isShown: isShown)),
      admits(.push(animated: animated), at: nav, [.navigation(nav, again)]),
      let works = adoption(of: id, by: nav, isShown: isShown)
    else { return }
    schedule(works + [.navigation(nav, .stackChanged(animated: animated, leaving: 0))])
  }

  mutating func pop(_ nav: ControllerID, to target: PopTarget, animated: Bool) {
    guard permits(objection(toPopping: nav, to: target)) else { return }
    let stack = hierarchy.children(of: nav)
    let keep =
      switch target {
      case .previous: stack.count - 1
      case .root: 1
      case .controller(let id): (stack.firstIndex(of: id) ?? 0) + 1
      }
    guard keep >= 1, keep < stack.count, let top = stack.last,
      admits(.pop, at: nav, [.navigation(nav, .pop(target, animated: animated))])
    else { return }
    let leaving = Array(stack[keep...])
    let ending = endsAlone(leaving, without: nav)
    for id in leaving { hierarchy.takeOut(id) }
    schedule(
      ending + [
        .willMove(top, to: nil, .popWillMove),
        .navigation(nav, .stackChanged(animated: animated, leaving: leaving.count)),
      ] + leaving.reversed().map { .member($0) })
  }

  /// `setViewControllers:animated:`. The former top gets no message about its parent.
  mutating func setStack(_ nav: ControllerID, to stack: [ControllerID], animated: Bool) {
    let old = hierarchy.children(of: nav)
    let again = [Work.navigation(nav, .setStack(count: stack.count, animated: animated))] + stack.map { .member($0) }
    guard old != stack, permits(objection(toStacking: stack)), admits(.setStack, at: nav, again) else { return }
    if stack.isEmpty { report(Trouble(.emptyArray, nav)) }
    let gone = old.filter { !stack.contains($0) }
    var works = endsAlone(gone, without: nav)
    let (isSeen, shown) = (isOnScreen(nav), containers[navigation: nav]?.shown)
    for id in old { if isSeen { hierarchy.takeOut(id) } else { hierarchy.clearParent(of: id) } }
    // A push that waits for the layout hasn't replaced it: what is shown leaves then, and its move ends.
    let waiting = isSeen && stack.isEmpty && old.last != shown ? gone.filter { $0 == shown } : []
    for id in gone where id != old.last {
      works.append(.willMove(id, to: nil, .setStackMoves))
      if !waiting.contains(id) { works.append(.didMove(id, to: nil, .setStackMoves)) }
    }
    for id in stack {
      if old.contains(id) {
        works.append(.child(id, .setParent(nav)))
      } else {
        guard let adopted = adoption(of: id, by: nav) else { return }
        works += adopted
        if id != stack.last { works.append(.navigation(nav, .settle(id))) }
      }
    }
    works.append(.navigation(nav, .stackChanged(animated: animated, leaving: waiting.count)))
    schedule(works + waiting.map { .member($0) } + gone.map { .release($0) })
  }

  /// The shown controller leaves with the change itself.
  private func endsAlone(_ gone: [ControllerID], without nav: ControllerID) -> [Work] {
    gone.flatMap { $0 == containers[navigation: nav]?.shown ? [] : endsAlone($0, without: nav) }
  }

  /// The stack has changed: a container on screen shows it, at once or in its next layout.
  mutating func stackChanged(_ nav: ControllerID, animated: Bool, leaving: [ControllerID]) {
    guard var state = containers[navigation: nav] else { return }
    followBottomBar(nav, leaving: leaving)
    // A controller below another one stays, though it never appeared. The controllers that already got didMove are below it.
    let unsettled = hierarchy.childrenFromLast(of: nav).dropFirst().prefix { hierarchy[$0].move == .toParent }
    for child in unsettled.reversed() where child != state.shown { stack.append(.navigation(nav, .settle(child))) }
    // A controller that the app has put back on the stack stays.
    let earlier = (state.pending?.leaving ?? []).filter { hierarchy.parent(of: $0) != nav }
    state.pending = NavigationState.Change(animated: animated, leaving: earlier + leaving)
    containers[navigation: nav] = state
    // A class whose loadView creates no view has no layout in which the change could begin.
    guard isOnScreen(nav), hierarchy.isLoaded(nav) else { return changeUnseen(nav) }
    show(nav, atLayout: rules.holds(.pushAtLayout))
    // A finger reveals a controller only while it is on the stack. If the container shows it already, it goes when another replaces it.
    if let gesture = transitions.gesture(in: nav), hierarchy.parent(of: gesture.to) != nav, state.shown != gesture.to {
      schedule([.begin(gesture.to, appearing: false, gesture.id, .container, .gestureCancelled)])
    }
  }

  /// Changes the stack off screen, or to none: who leaves gets callbacks at once, the others when the container appears.
  mutating func changeUnseen(_ nav: ControllerID) {
    let leaving = containers[navigation: nav]?.pending?.leaving ?? []
    containers[navigation: nav]?.pending = nil
    // Off screen, the container does not forward to what has left the stack. On screen, what the app has removed stays.
    if let shown = containers[navigation: nav]?.shown, !leaving.contains(shown), hierarchy.isFree(shown),
      transitions.gesture(taking: shown).map({ isOvertaken($0, shown) }) ?? true,
      hierarchy[shown].appearance != .disappeared, !isOnScreen(nav) || hierarchy.formerParents[shown] == nav
    {
      hierarchy.endFormerParent(of: shown)
      // The app may put it back while it leaves: then it comes again.
      containers[navigation: nav]?.shown = nil
      schedule(Work.leaving(shown, .pushOrder))
    }
    schedule(leaving.flatMap { Work.leaving($0, .popOrder) + Work.popped($0) })
  }
}

/// The interactive pop gesture of a navigation controller, iOS 7.
extension Simulator {
  /// Whether the top controller is shown, above another, and with it the bar: else the gesture doesn't begin.
  func canSwipeBack(in nav: ControllerID) -> Bool {
    guard let state = containers[navigation: nav], !state.hidesBar else { return false }
    return hierarchy.children(of: nav).count >= 2 && state.shown == hierarchy.children(of: nav).last
  }

  mutating func beginPopGesture(_ nav: ControllerID) {
    guard hierarchy[nav].appearance == .appeared, canSwipeBack(in: nav),
      admits(.popGesture, at: nav, [.navigation(nav, .beginGesture)])
    else { return }
    let stack = hierarchy.children(of: nav)
    let top = stack[stack.count - 1]
    let exchange = transitions.begin(
      .pop(isNested: false), in: nav, from: top, to: stack[stack.count - 2], animated: true, finger: nav)
    // The controller is off the stack as long as the finger is down (e4-popped-parent-nil-18-01).
    hierarchy.takeOut(top)
    schedule([.willMove(top, to: nil, .popWillMove)] + beginning(exchange))
  }

  mutating func endPopGesture(_ nav: ControllerID, finished: Bool) {
    guard let gesture = transitions.gesture(in: nav), let from = gesture.from else { return }
    let to = gesture.to
    var works: [Work] = []
    // The app may have put the popped controller back, or into another container: then nothing returns.
    let isTaken = containers[navigation: nav]?.shown == from && (hierarchy.parent(of: from) ?? nav) != nav
    let isOvertaken = !isTaken && isOvertaken(gesture, from)
    let goes = finished && hierarchy.parent(of: from) != nav || isTaken
    let finishes = goes && !isOvertaken && hierarchy.parent(of: to) == nav
    if isOvertaken {
      // The controller that the finger has revealed goes, unless it is shown now.
      if containers[navigation: nav]?.shown != to, isOnScreen(nav) {
        works.append(.begin(to, appearing: false, gesture.id, .container, .gestureCancelled))
      }
    } else if finishes {
      containers[navigation: nav]?.shown = to
      // The app may have sent the revealed controller away, and put it back on the stack.
      if !isOnScreen(to) { works.append(.navigation(nav, .reveal(gesture.id))) }
    }
    transitions.liftFinger(finishes: finishes)
    schedule(works + Work.after(rules.gestureDuration, [.due(gesture.id)]))
  }

  /// Whether the stack has moved on under the finger: it shows another controller, or the same one after another transition.
  private func isOvertaken(_ gesture: Exchange, _ from: ControllerID) -> Bool {
    let inPlace = [from] + presented(inPlaceOf: from, in: gesture.container)
    // While the revealed one is loaded, neither has begun to move.
    return containers[navigation: gesture.container]?.shown != from
      || !inPlace.contains { hierarchy[$0].passage.transition == gesture.id } && hierarchy.hasSuperview(gesture.to)
  }

  /// Returns to the top controller, unless the stack has changed, or the container has left the screen with both.
  mutating func gestureCancelled(_ gesture: Exchange) {
    guard let from = gesture.from else { return }
    let (nav, transition, to) = (gesture.container, gesture.id, gesture.to)
    transitions.end(transition)
    let rule = RuleID.gestureCancelled
    let back = transitions.next(animated: true)
    let shown = containers[navigation: nav]?.shown
    let returns = !isOvertaken(gesture, from)
    let isSeen = hierarchy[nav].appearance == .appeared
    var works: [Work] = []
    if !returns {
      if shown != from { report(Trouble(.unexpectedNavigationState)) }
      if shown != to { works.append(.detach(to, .container, rule)) }
      works.append(.end(to, transition, rule))
      // The app has taken the view away that followed the finger: no other transition ends what has begun with it.
      if shown != from, !isOnScreen(nav) || !holdsPlace(from, in: nav) { works.append(.end(from, transition, rule)) }
      // The announced move is off if the controller is on the stack.
      if hierarchy.parent(of: from) == nav { hierarchy[from].move = nil }
      if hierarchy[from].move == .fromParent { works += Work.popped(from) }
    } else {
      hierarchy[from].move = nil
      if hierarchy.isFree(from), hierarchy[nav].exists { works.append(.child(from, .setParent(nav))) }
      if isSeen { works.append(.begin(to, appearing: false, back, .container, rule)) }
      works += [.detach(to, .container, rule), .end(to, back, rule), .end(to, transition, rule)]
      if isSeen, hasPlaceToReturn(from, to: nav) {
        works += [
          .begin(from, appearing: true, back, .container, rule), .appearance(from, .tellAllIsAppearing),
          .view(from, .entered(back, rule)),
        ]
      }
      // The app may have taken its view away, or the container: then it has left.
      works.append(.end(from, transition, rule))
    }
    // Another transition may have brought the revealed one to stay.
    schedule(works + [.navigation(nav, .settle(to)), .release(from), .release(to), .rotation(.lookAtDevice)])
  }
}
