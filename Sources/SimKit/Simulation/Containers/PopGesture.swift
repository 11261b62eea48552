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
