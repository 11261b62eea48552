/// `UINavigationController`: its stack is the list of its children; it shows the last.
struct NavigationState: Hashable, Sendable {
  /// Whose view is in the container's view.
  var shown: ControllerID?
  /// A change of the stack that waits for the container's layout, or for its appearance.
  var waits: Waiting?
  /// Animated transitions under way; more than one when they are nested.
  var running = 0
  var gesture: Gesture?
  var hidesBar = false
  /// Which children have been told `didMoveToParentViewController:`.
  var settled: Set<ControllerID> = []

  struct Waiting: Hashable, Sendable {
    var animated: Bool
    var leaving: [ControllerID]
  }

  /// The interactive pop gesture.
  struct Gesture: Hashable, Sendable {
    var from: ControllerID
    var to: ControllerID
  }
}

extension Simulator {
  // MARK: Changing the stack

  mutating func push(_ id: ControllerID, on nav: ControllerID, animated: Bool) {
    if let missing = [nav, id].first(where: { !hierarchy[$0].exists }) {
      schedule([.create(missing), .act(.push(id, on: nav, animated: animated), line: line)])
      return
    }
    if containers.navigations[id] != nil {
      report(.pushesNavigation)
      return
    }
    if hierarchy.parent(of: id) == nav {
      report(.pushesTwice(id))
      return
    }
    warnIfNested(nav, .nestedPush)
    guard let works = adoption(of: id, by: nav) else { return }
    schedule(works + [.stackChanged(nav, animated: animated, leaving: [])])
  }

  mutating func pop(_ nav: ControllerID, to target: PopTarget, animated: Bool) {
    let stack = hierarchy.children(of: nav)
    let keep: Int
    switch target {
    case .previous: keep = stack.count - 1
    case .root: keep = 1
    case .controller(let id):
      guard let place = stack.firstIndex(of: id) else {
        fail(.impossible("'\(scenario.name(of: id))' is not on the stack of '\(scenario.name(of: nav))'"))
        return
      }
      keep = place + 1
    }
    guard keep >= 1, keep < stack.count, let top = stack.last else { return }
    warnIfNested(nav, .nestedPop)
    let leaving = Array(stack[keep...])
    for id in leaving { hierarchy.clearParent(of: id) }
    schedule([
      .willMove(top, to: nil, .popWillMove), .stackChanged(nav, animated: animated, leaving: leaving.reversed()),
    ])
  }

  /// `setViewControllers:animated:`. The former top hears nothing about its parent.
  mutating func setStack(_ nav: ControllerID, to stack: [ControllerID], animated: Bool) {
    if let missing = ([nav] + stack).first(where: { !hierarchy[$0].exists }) {
      schedule([.create(missing), .act(.setStack(nav, to: stack, animated: animated), line: line)])
      return
    }
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
        if id != stack.last { works.append(.settleInto(id, nav)) }
      }
    }
    for id in gone { containers.navigations[nav]?.settled.remove(id) }
    schedule(works + [.stackChanged(nav, animated: animated, leaving: [])] + gone.map { .letGo($0) })
  }

  private mutating func warnIfNested(_ nav: ControllerID, _ trouble: Trouble) {
    guard let state = containers.navigations[nav] else { return }
    if state.running > 0 || state.waits?.animated == true { report(trouble) }
  }

  /// The stack has changed: a container on screen shows it, at once or in its next layout.
  mutating func stackChanged(_ nav: ControllerID, animated: Bool, leaving: [ControllerID]) {
    guard var state = containers.navigations[nav] else { return }
    let earlier = state.waits?.leaving ?? []
    state.waits = NavigationState.Waiting(animated: animated, leaving: earlier + leaving)
    for id in leaving { state.settled.remove(id) }
    containers.navigations[nav] = state
    switch hierarchy[nav].appearance {
    case .disappeared, .disappearing:
      // Nobody sees it: those that have left are told at once, the rest when the container appears.
      containers.navigations[nav]?.waits = nil
      // One that was leaving the screen with the container leaves it by itself: the container no longer tells it.
      schedule(
        (earlier + leaving).flatMap {
          [
            .detach($0, .popOrder), .endIf($0, appeared: false, .popOrder), .didMove($0, to: nil, .popDidMove),
            .letGo($0),
          ]
            as [Work]
        })
    case .appearing, .appeared:
      switch policy.pushBegins {
      case .inCall: schedule([.navigate(nav)])
      case .atLayout, .inLaterTurn: hierarchy.views.setNeedsLayout(ViewID(of: nav))
      }
    }
  }

  // MARK: Showing the top

  mutating func navigationWillAppear(_ nav: ControllerID, animated: Bool) {
    let top = hierarchy.lastChild(of: nav)
    if let top, containers.navigations[nav]?.shown == top, hierarchy.isShown(top, in: nav) {
      schedule([.forwardBegin(nav, appearing: true, animated: animated)])
      return
    }
    if let shown = containers.navigations[nav]?.shown, shown != top {
      schedule([.detach(shown, .pushOrder)])
      containers.navigations[nav]?.shown = nil
    }
    containers.navigations[nav]?.waits = NavigationState.Waiting(animated: animated, leaving: [])
    switch policy.pushBegins {
    case .inCall: schedule([.navigate(nav)])
    case .atLayout, .inLaterTurn: hierarchy.views.setNeedsLayout(ViewID(of: nav))
    }
  }

  /// Replaces what is shown by the controller on top.
  mutating func navigate(_ nav: ControllerID) {
    guard let waiting = containers.navigations[nav]?.waits else { return }
    containers.navigations[nav]?.waits = nil
    let shown = containers.navigations[nav]?.shown
    let farewell: [Work] = waiting.leaving.flatMap { [.didMove($0, to: nil, .popDidMove), .letGo($0)] as [Work] }
    guard let top = hierarchy.lastChild(of: nav), top != shown || !hierarchy.isShown(top, in: nav) else {
      schedule(farewell)
      return
    }
    containers.navigations[nav]?.shown = top
    // One that is just coming, and whose view is not in place yet, is left as well.
    guard let shown, shown != top, hierarchy.isShown(shown, in: nav) || hierarchy[shown].appearance == .appearing else {
      schedule(showFirst(top, of: nav, waiting) + farewell)
      return
    }
    let isPop = waiting.leaving.contains(shown)
    let rule: RuleID = isPop ? .popOrder : .pushOrder
    let animated = waiting.animated
    let middle = waiting.leaving.filter { $0 != shown }
    var ending: [Work] = [
      .navigationEnding(nav, from: shown, to: top), .end(shown, rule), .end(top, rule),
      .settleInto(top, nav),
    ]
    if isPop { ending.append(.didMove(shown, to: nil, .popDidMove)) }
    ending += [.delegateShows(nav, .navigationDidShow, top, animated: animated), .letGo(shown)]
    if animated { containers.navigations[nav]?.running += 1 }
    var works = beginning(from: shown, to: top, in: nav, animated: animated, rule)
    works += middle.flatMap { [.didMove($0, to: nil, .popDidMove), .letGo($0)] as [Work] }
    works.append(animated ? .after(policy.navigationDuration, ending) : .afterLayout(ending))
    schedule(works)
  }

  private func beginning(
    from: ControllerID, to: ControllerID, in nav: ControllerID, animated: Bool, _ rule: RuleID
  ) -> [Work] {
    [
      .load(to), .fill(to, nav),
      .begin(from, appearing: false, animated: animated, rule),
      .begin(to, appearing: true, animated: animated, rule),
      .delegateShows(nav, .navigationWillShow, to, animated: animated),
      .attach(to, to: nav, rule),
    ]
  }

  /// The first controller comes with the container's own appearance and ends with it; in a container that is on screen
  /// already it comes by itself.
  private func showFirst(_ top: ControllerID, of nav: ControllerID, _ waiting: NavigationState.Waiting) -> [Work] {
    let rule = RuleID.navigationShowsRoot
    var works: [Work] = [
      .load(top), .fill(top, nav), .beginInside(top, in: nav, animated: waiting.animated, rule),
      .delegateShows(nav, .navigationWillShow, top, animated: waiting.animated), .attach(top, to: nav, rule),
    ]
    switch hierarchy[nav].appearance {
    case .appearing:
      if policy.showsRootTwice {
        works.append(.delegateShows(nav, .navigationDidShow, top, animated: waiting.animated))
      }
    case .appeared, .disappeared, .disappearing:
      works.append(.afterLayout([.endIf(top, appeared: true, rule), .settleInto(top, nav)]))
    }
    return works
  }

  /// The end of a transition: the old view goes, unless another transition has brought it back meanwhile. UIKit says so
  /// if the stack has moved on.
  mutating func navigationEnding(_ nav: ControllerID, from: ControllerID, to: ControllerID) {
    guard var state = containers.navigations[nav] else { return }
    if state.running > 0 { state.running -= 1 }
    containers.navigations[nav] = state
    if state.shown != to { report(.unexpectedNavigationState) }
    if state.shown != from { schedule([.detach(from, .pushOrder)]) }
  }

  /// `didMoveToParentViewController:` for a child that has come to stay.
  mutating func settle(_ child: ControllerID, into nav: ControllerID) {
    guard hierarchy.parent(of: child) == nav,
      containers.navigations[nav]?.settled.insert(child).inserted == true
    else { return }
    schedule([.didMove(child, to: nav, .pushDidMove)])
  }

  // MARK: The bar

  /// The bar comes or goes: the container's next layout gives the child its new room, without a size transition.
  mutating func setBarHidden(_ nav: ControllerID, _ hidden: Bool) {
    containers.navigations[nav]?.hidesBar = hidden
    hierarchy.views.setNeedsLayout(ViewID(of: nav))
  }

  // MARK: The interactive pop gesture, iOS 7

  mutating func beginPopGesture(_ nav: ControllerID) {
    let stack = hierarchy.children(of: nav)
    guard mode >= .ios7 else {
      fail(.impossible("the pop gesture exists from iOS 7 on"))
      return
    }
    guard let state = containers.navigations[nav], state.gesture == nil, state.running == 0, stack.count >= 2,
      state.shown == stack.last
    else {
      fail(.impossible("'\(scenario.name(of: nav))' has nothing to pop by a gesture now"))
      return
    }
    let (from, to) = (stack[stack.count - 1], stack[stack.count - 2])
    containers.navigations[nav]?.gesture = NavigationState.Gesture(from: from, to: to)
    containers.navigations[nav]?.running += 1
    schedule(
      [.willMove(from, to: nil, .popWillMove)] + beginning(from: from, to: to, in: nav, animated: true, .popOrder))
  }

  /// The stack has moved on under the finger: who was on top then neither goes nor comes back, and what the finger has
  /// revealed goes, unless it is what the container shows now.
  private mutating func endOvertakenGesture(_ nav: ControllerID, revealing to: ControllerID, over from: ControllerID) {
    let rule = RuleID.gestureCancelled
    let leaving: [Work] =
      containers.navigations[nav]?.shown == to ? [] : [.begin(to, appearing: false, animated: true, rule)]
    let ending: [Work] = [.navigationEnding(nav, from: to, to: from), .endIf(to, appeared: false, rule)]
    schedule(leaving + [.after(policy.navigationDuration / 2, ending)])
  }

  mutating func endPopGesture(_ nav: ControllerID, finished: Bool) {
    guard let gesture = containers.navigations[nav]?.gesture else {
      fail(.impossible("no pop gesture of '\(scenario.name(of: nav))' has begun"))
      return
    }
    containers.navigations[nav]?.gesture = nil
    let (from, to) = (gesture.from, gesture.to)
    guard containers.navigations[nav]?.shown == from else {
      endOvertakenGesture(nav, revealing: to, over: from)
      return
    }
    let ending: [Work]
    if finished {
      containers.navigations[nav]?.shown = to
      containers.navigations[nav]?.settled.remove(from)
      hierarchy.clearParent(of: from)
      ending = [
        .navigationEnding(nav, from: from, to: to), .end(from, .popOrder), .end(to, .popOrder),
        .settleInto(to, nav), .didMove(from, to: nil, .popDidMove),
        .delegateShows(nav, .navigationDidShow, to, animated: true), .letGo(from),
      ]
    } else {
      let rule = RuleID.gestureCancelled
      ending = [
        .begin(to, appearing: false, animated: true, rule), .navigationEnding(nav, from: to, to: from),
        .end(to, rule), .begin(from, appearing: true, animated: true, rule), .end(from, rule),
      ]
    }
    schedule([.after(policy.navigationDuration / 2, ending)])
  }
}
