/// What changes the stack of a navigation controller: pushes, pops, a stack that is set, and the finger that pops.
extension Simulator {
  mutating func push(_ id: ControllerID, on nav: ControllerID, animated: Bool) {
    if containers[navigation: id] != nil, !isCollapsed(hierarchy.parent(of: nav)) {
      report(.pushesNavigation)
      return
    }
    if containers[split: id] != nil, containers[split: hierarchy.parent(of: nav) ?? nav] == nil {
      report(.pushesSplit(onMoreList: false, nav: nav))
      return
    }
    if hierarchy.parent(of: id) == nav {
      report(.pushesTwice(id))
      return
    }
    warnIfNested(nav, .nestedPush)
    guard let works = adoption(of: id, by: nav) else { return }
    schedule(works + [.container(nav, .navigation(.stackChanged(animated: animated, leaving: 0)))])
  }

  mutating func pop(_ nav: ControllerID, to target: PopTarget, animated: Bool) {
    let stack = hierarchy.children(of: nav)
    let keep: Int
    switch target {
    case .previous: keep = stack.count - 1
    case .root: keep = 1
    case .controller(let id):
      guard let place = stack.firstIndex(of: id) else {
        report(.popsToStranger)
        return
      }
      keep = place + 1
    }
    guard keep >= 1, keep < stack.count, let top = stack.last else { return }
    warnIfNested(nav, .nestedPop)
    let leaving = Array(stack[keep...])
    for id in leaving { hierarchy.clearParent(of: id) }
    schedule(
      [
        .willMove(top, to: nil, .popWillMove),
        .container(nav, .navigation(.stackChanged(animated: animated, leaving: leaving.count))),
      ] + leaving.reversed().map { .member($0) })
  }

  /// `setViewControllers:animated:`. The former top hears nothing about its parent.
  mutating func setStack(_ nav: ControllerID, to stack: [ControllerID], animated: Bool) {
    let old = hierarchy.children(of: nav)
    let gone = old.filter { !stack.contains($0) }
    var works: [Work] = []
    for id in old { hierarchy.clearParent(of: id) }
    for id in gone where id != old.last {
      works += [.willMove(id, to: nil, .setStackMoves), .didMove(id, to: nil, .setStackMoves)]
    }
    for id in stack {
      if old.contains(id) {
        works.append(.setParent(nav, id))
      } else {
        guard let adopted = adoption(of: id, by: nav) else { return }
        works += adopted
        if id != stack.last { works.append(.container(nav, .navigation(.settle(id)))) }
      }
    }
    schedule(
      works + [.container(nav, .navigation(.stackChanged(animated: animated, leaving: 0)))] + gone.map { .letGo($0) })
  }

  private mutating func warnIfNested(_ nav: ControllerID, _ trouble: Trouble) {
    guard let state = containers[navigation: nav] else { return }
    if state.activity != .none || state.pending?.animated == true { report(trouble) }
  }

  /// The stack has changed: a container on screen shows it, at once or in its next layout.
  mutating func stackChanged(_ nav: ControllerID, animated: Bool, leaving: [ControllerID]) {
    guard var state = containers[navigation: nav] else { return }
    followBottomBar(nav, leaving: leaving)
    // Under another one it has come to stay, though nobody has seen it. Those that have been told lie below it.
    let untold = hierarchy.childrenFromLast(of: nav).dropFirst().prefix { hierarchy[$0].move == .toParent }
    for child in untold.reversed() where child != state.shown {
      stack.append(.container(nav, .navigation(.settle(child))))
    }
    let earlier = state.pending?.leaving ?? []
    state.pending = NavigationState.Change(animated: animated, leaving: earlier + leaving)
    containers[navigation: nav] = state
    guard isOnScreen(nav) else {
      changeUnseen(nav)
      return
    }
    show(nav, atLayout: rules.holds(.pushAtLayout))
  }

  /// Nobody sees the change: those that have left are told at once, the rest when the container appears.
  mutating func changeUnseen(_ nav: ControllerID) {
    let leaving = containers[navigation: nav]?.pending?.leaving ?? []
    containers[navigation: nav]?.pending = nil
    // One that was leaving the screen with the container leaves it by itself: the container no longer tells it.
    if let shown = containers[navigation: nav]?.shown, !leaving.contains(shown), hierarchy.parent(of: shown) == nil,
      hierarchy[shown].appearance == .disappearing
    {
      schedule([.detach(shown, .pushOrder), .endIf(shown, appeared: false, .pushOrder)])
    }
    schedule(
      leaving.flatMap {
        [
          .detach($0, .popOrder), .endIf($0, appeared: false, .popOrder), .didMove($0, to: nil, .popDidMove),
          .letGo($0),
        ] as [Work]
      })
  }
}

extension NavigationState {
  /// The interactive pop gesture.
  struct Gesture: Hashable, Sendable {
    var from: ControllerID
    var to: ControllerID
  }

  var gesture: Gesture? {
    switch activity {
    case .following(let gesture, _): gesture
    case .none, .animating: nil
    }
  }

  /// The finger is lifted, and the rest is an animation.
  mutating func gestureEnds() {
    guard case .following(_, let count) = activity else { return }
    activity = .animating(count + 1)
  }
}

/// The interactive pop gesture of a navigation controller, iOS 7.
extension Simulator {
  mutating func beginPopGesture(_ nav: ControllerID) {
    let stack = hierarchy.children(of: nav)
    guard rules.holds(.popGesture) else {
      fail(.noPopGesture)
      return
    }
    guard hierarchy[nav].appearance == .appeared else {
      fail(.notOnScreen(scenario.name(of: nav)))
      return
    }
    guard let state = containers[navigation: nav], state.activity == .none, stack.count >= 2,
      state.shown == stack.last
    else {
      fail(.nothingToPop(scenario.name(of: nav)))
      return
    }
    let (from, to) = (stack[stack.count - 1], stack[stack.count - 2])
    containers[navigation: nav]?.activity = .following(NavigationState.Gesture(from: from, to: to), besides: 0)
    containerTransitionBegins()
    schedule(
      [.willMove(from, to: nil, .popWillMove)] + beginning(from: from, to: to, in: nav, animated: true, .popOrder))
  }

  mutating func endPopGesture(_ nav: ControllerID, finished: Bool) {
    guard let gesture = containers[navigation: nav]?.gesture else {
      fail(.noGesture(scenario.name(of: nav)))
      return
    }
    containers[navigation: nav]?.gestureEnds()
    let (from, to) = (gesture.from, gesture.to)
    var works: [Work] = []
    let ending: NavigationStep
    if containers[navigation: nav]?.shown != from {
      // The stack has moved on under the finger: what the finger has revealed goes, unless it is what is shown now.
      if containers[navigation: nav]?.shown != to, isOnScreen(nav) {
        works.append(.begin(to, appearing: false, animated: true, .gestureCancelled))
      }
      ending = .gestureCancelled(gesture)
    } else if finished {
      containers[navigation: nav]?.shown = to
      hierarchy.clearParent(of: from)
      ending = .ending(NavigationState.Transition(from: from, to: to, isPop: true, animated: true, isNested: false))
    } else {
      ending = .gestureCancelled(gesture)
    }
    schedule(works + Work.after(rules.gestureDuration, [.container(nav, .navigation(ending))]))
  }

  /// What the finger had revealed goes, and the top comes back, unless the stack has moved on or the container has left
  /// the screen with both.
  mutating func gestureCancelled(_ nav: ControllerID, _ gesture: NavigationState.Gesture) {
    let (from, to) = (gesture.from, gesture.to)
    let rule = RuleID.gestureCancelled
    containers[navigation: nav]?.animationEnds()
    containerTransitionEnds()
    let shown = containers[navigation: nav]?.shown
    var works: [Work] = []
    if shown != from {
      report(.unexpectedNavigationState)
      if shown != to { works += [.detach(to, rule), .endIf(to, appeared: false, rule)] }
      // The app has taken the view away that followed the finger: no other transition ends what has begun with it.
      if !holdsPlace(from, in: nav) { works += [.endIf(from, appeared: false, rule), .letGo(from)] }
      // The finger had it told that it would leave its parent, and so it has.
      if hierarchy[from].move == .fromParent { works += [.didMove(from, to: nil, .popDidMove), .letGo(from)] }
    } else if hierarchy[nav].appearance == .appeared {
      works = [
        .begin(to, appearing: false, animated: true, rule), .detach(to, rule), .endIf(to, appeared: false, rule),
      ]
      // The app may have taken its view away: then it has left.
      works +=
        holdsPlace(from, in: nav)
        ? [
          .begin(from, appearing: true, animated: true, rule), .tellAllIsAppearing(in: from),
          .endIf(from, appeared: true, rule),
        ] : [.endIf(from, appeared: false, rule)]
    } else {
      works = [.detach(to, rule), .endIf(to, appeared: false, rule)]
    }
    schedule(works + [.lookAtDevice])
  }
}
