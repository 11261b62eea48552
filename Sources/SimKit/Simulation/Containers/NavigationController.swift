/// `UINavigationController`: its stack is the list of its children; it shows the last.
struct NavigationState: Hashable, Sendable {
  /// Whose view is in the container's view.
  var shown: ControllerID?
  /// A change of the stack that waits for the container's layout, or for its appearance.
  var pending: Change?
  var activity = Activity.none
  var hidesBar = false

  struct Change: Hashable, Sendable {
    var animated: Bool
    /// Who has left the stack, the topmost first.
    var leaving: [ControllerID]
  }

  /// The interactive pop gesture.
  struct Gesture: Hashable, Sendable {
    var from: ControllerID
    var to: ControllerID
  }

  /// The animated transitions under way.
  enum Activity: Hashable, Sendable {
    case none
    /// More than one when they are nested.
    case animating(Int)
    /// A finger holds the top controller; other transitions may have been begun meanwhile.
    case following(Gesture, besides: Int)
  }

  var gesture: Gesture? {
    switch activity {
    case .following(let gesture, _): gesture
    case .none, .animating: nil
    }
  }

  mutating func animationBegins() {
    switch activity {
    case .none: activity = .animating(1)
    case .animating(let count): activity = .animating(count + 1)
    case .following(let gesture, let count): activity = .following(gesture, besides: count + 1)
    }
  }

  mutating func animationEnds() {
    switch activity {
    case .none: break
    case .animating(let count): activity = count > 1 ? .animating(count - 1) : .none
    case .following(let gesture, let count): activity = .following(gesture, besides: max(0, count - 1))
    }
  }

  /// The finger is lifted, and the rest is an animation.
  mutating func gestureEnds() {
    guard case .following(_, let count) = activity else { return }
    activity = .animating(count + 1)
  }
}

/// What a navigation controller does next.
enum NavigationStep: Hashable, Sendable {
  case push(ControllerID, animated: Bool)
  case pop(PopTarget, animated: Bool)
  /// `setViewControllers:animated:`
  case setStack([ControllerID], animated: Bool)
  case setBarHidden(Bool)
  /// The stack is another than before; these have left it.
  case stackChanged(animated: Bool, leaving: [ControllerID])
  /// Shows the controller on top.
  case show
  /// The animation from one controller to the other is over.
  case ending(from: ControllerID, to: ControllerID)
  /// The child is told that it has its parent, once.
  case settle(ControllerID)
  case beginGesture
  case endGesture(finished: Bool)
}

extension Containers {
  subscript(navigation id: ControllerID) -> NavigationState? {
    get { if case .navigation(let state)? = self[id] { state } else { nil } }
    set { self[id] = newValue.map { .navigation($0) } }
  }
}

extension Simulator {
  mutating func perform(_ step: NavigationStep, of nav: ControllerID) {
    switch step {
    case .push(let id, let animated): push(id, on: nav, animated: animated)
    case .pop(let target, let animated): pop(nav, to: target, animated: animated)
    case .setStack(let stack, let animated): setStack(nav, to: stack, animated: animated)
    case .setBarHidden(let hidden):
      // The container's next layout gives the child its new room, without a size transition.
      containers[navigation: nav]?.hidesBar = hidden
      hierarchy.views.setNeedsLayout(ViewID(of: nav))
    case .stackChanged(let animated, let leaving): stackChanged(nav, animated: animated, leaving: leaving)
    case .show: navigate(nav)
    case .ending(let from, let to): navigationEnding(nav, from: from, to: to)
    case .settle(let child): settle(child, into: nav)
    case .beginGesture: beginPopGesture(nav)
    case .endGesture(let finished): endPopGesture(nav, finished: finished)
    }
  }

  func firstStack(_ members: [ControllerID], of nav: ControllerID) -> [Work] {
    members.flatMap { member -> [Work] in
      [.create(member), .willMove(member, to: nav, .containerAdopts), .setParent(nav, member)]
        + (member == members.last ? [] : [.container(nav, .navigation(.settle(member)))])
    }
  }

  func navigationContent(in size: Size, hidesBar: Bool) -> Rect {
    let isLow = screen.device.idiom == .phone && application.interface.isLandscape
    let bar = hidesBar ? 0 : isLow ? 32 : 44
    return Rect(0, bar, size.width, max(0, size.height - bar))
  }

  // MARK: Changing the stack

  private mutating func push(_ id: ControllerID, on nav: ControllerID, animated: Bool) {
    if containers[navigation: id] != nil {
      report(.pushesNavigation)
      return
    }
    if hierarchy.parent(of: id) == nav {
      report(.pushesTwice(id))
      return
    }
    warnIfNested(nav, .nestedPush)
    guard let works = adoption(of: id, by: nav) else { return }
    schedule(works + [.container(nav, .navigation(.stackChanged(animated: animated, leaving: [])))])
  }

  private mutating func pop(_ nav: ControllerID, to target: PopTarget, animated: Bool) {
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
      .willMove(top, to: nil, .popWillMove),
      .container(nav, .navigation(.stackChanged(animated: animated, leaving: leaving.reversed()))),
    ])
  }

  /// `setViewControllers:animated:`. The former top hears nothing about its parent.
  private mutating func setStack(_ nav: ControllerID, to stack: [ControllerID], animated: Bool) {
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
      works + [.container(nav, .navigation(.stackChanged(animated: animated, leaving: [])))] + gone.map { .letGo($0) })
  }

  private mutating func warnIfNested(_ nav: ControllerID, _ trouble: Trouble) {
    guard let state = containers[navigation: nav] else { return }
    if state.activity != .none || state.pending?.animated == true { report(trouble) }
  }

  /// The stack has changed: a container on screen shows it, at once or in its next layout.
  private mutating func stackChanged(_ nav: ControllerID, animated: Bool, leaving: [ControllerID]) {
    guard var state = containers[navigation: nav] else { return }
    let earlier = state.pending?.leaving ?? []
    state.pending = NavigationState.Change(animated: animated, leaving: earlier + leaving)
    containers[navigation: nav] = state
    switch hierarchy[nav].appearance {
    case .disappeared, .disappearing:
      // Nobody sees it: those that have left are told at once, the rest when the container appears.
      containers[navigation: nav]?.pending = nil
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
      case .inCall: schedule([.container(nav, .navigation(.show))])
      case .atLayout, .inLaterTurn: hierarchy.views.setNeedsLayout(ViewID(of: nav))
      }
    }
  }

  // MARK: Showing the top

  mutating func navigationWillAppear(_ nav: ControllerID, animated: Bool) {
    let top = hierarchy.lastChild(of: nav)
    if let top, containers[navigation: nav]?.shown == top, hierarchy.isShown(top, in: nav) {
      schedule([.forwardBegin(nav, appearing: true, animated: animated)])
      return
    }
    if let shown = containers[navigation: nav]?.shown, shown != top {
      schedule([.detach(shown, .pushOrder)])
      containers[navigation: nav]?.shown = nil
    }
    containers[navigation: nav]?.pending = NavigationState.Change(animated: animated, leaving: [])
    switch policy.pushBegins {
    case .inCall: schedule([.container(nav, .navigation(.show))])
    case .atLayout, .inLaterTurn: hierarchy.views.setNeedsLayout(ViewID(of: nav))
    }
  }

  /// What `viewDidAppear:` does after the children have been told.
  func navigationDidAppear(_ nav: ControllerID) -> [Work] {
    guard let top = hierarchy.lastChild(of: nav) else { return [] }
    // After its first appearance UIKit lays a navigation controller out once more.
    let isFirst = policy.pushBegins == .atLayout && hierarchy[top].move == .toParent
    return (isFirst ? [.setNeedsLayout(nav)] : []) + [
      .container(nav, .navigation(.settle(top))),
      .tellDelegate(nav, .navigationDidShow, .shown(top, animated: hierarchy[nav].isAnimated)),
    ]
  }

  /// Replaces what is shown by the controller on top.
  private mutating func navigate(_ nav: ControllerID) {
    guard let change = containers[navigation: nav]?.pending else { return }
    containers[navigation: nav]?.pending = nil
    let shown = containers[navigation: nav]?.shown
    let farewell: [Work] = change.leaving.flatMap { [.didMove($0, to: nil, .popDidMove), .letGo($0)] as [Work] }
    guard let top = hierarchy.lastChild(of: nav), top != shown || !hierarchy.isShown(top, in: nav) else {
      schedule(farewell)
      return
    }
    containers[navigation: nav]?.shown = top
    // One that is just coming, and whose view is not in place yet, is left as well.
    guard let shown, shown != top, hierarchy.isShown(shown, in: nav) || hierarchy[shown].appearance == .appearing else {
      schedule(showFirst(top, of: nav, change) + farewell)
      return
    }
    let isPop = change.leaving.contains(shown)
    let rule: RuleID = isPop ? .popOrder : .pushOrder
    let animated = change.animated
    let middle = change.leaving.filter { $0 != shown }
    var ending: [Work] = [
      .container(nav, .navigation(.ending(from: shown, to: top))), .end(shown, rule), .end(top, rule),
      .container(nav, .navigation(.settle(top))),
    ]
    if isPop { ending.append(.didMove(shown, to: nil, .popDidMove)) }
    ending += [.tellDelegate(nav, .navigationDidShow, .shown(top, animated: animated)), .letGo(shown)]
    if animated { containers[navigation: nav]?.animationBegins() }
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
      .tellDelegate(nav, .navigationWillShow, .shown(to, animated: animated)),
      .attach(to, to: nav, rule),
    ]
  }

  /// The first controller comes with the container's own appearance and ends with it; in a container that is on screen
  /// already it comes by itself.
  private func showFirst(_ top: ControllerID, of nav: ControllerID, _ change: NavigationState.Change) -> [Work] {
    let rule = RuleID.navigationShowsRoot
    var works: [Work] = [
      .load(top), .fill(top, nav), .beginInside(top, in: nav, animated: change.animated, rule),
      .tellDelegate(nav, .navigationWillShow, .shown(top, animated: change.animated)), .attach(top, to: nav, rule),
    ]
    switch hierarchy[nav].appearance {
    case .appearing:
      if policy.showsRootTwice {
        works.append(.tellDelegate(nav, .navigationDidShow, .shown(top, animated: change.animated)))
      }
    case .appeared, .disappeared, .disappearing:
      works.append(.afterLayout([.endIf(top, appeared: true, rule), .container(nav, .navigation(.settle(top)))]))
    }
    return works
  }

  /// The end of a transition: the old view goes, unless another transition has brought it back meanwhile. UIKit says so
  /// if the stack has moved on.
  private mutating func navigationEnding(_ nav: ControllerID, from: ControllerID, to: ControllerID) {
    containers[navigation: nav]?.animationEnds()
    guard let state = containers[navigation: nav] else { return }
    if state.shown != to { report(.unexpectedNavigationState) }
    if state.shown != from { schedule([.detach(from, .pushOrder)]) }
  }

  /// `didMoveToParentViewController:` for a child that has come to stay.
  private mutating func settle(_ child: ControllerID, into nav: ControllerID) {
    guard hierarchy.parent(of: child) == nav, hierarchy[child].move == .toParent else { return }
    schedule([.didMove(child, to: nav, .pushDidMove)])
  }

  // MARK: The interactive pop gesture, iOS 7

  private mutating func beginPopGesture(_ nav: ControllerID) {
    let stack = hierarchy.children(of: nav)
    guard mode >= .ios7 else {
      fail(.impossible("the pop gesture exists from iOS 7 on"))
      return
    }
    guard let state = containers[navigation: nav], state.activity == .none, stack.count >= 2,
      state.shown == stack.last
    else {
      fail(.impossible("'\(scenario.name(of: nav))' has nothing to pop by a gesture now"))
      return
    }
    let (from, to) = (stack[stack.count - 1], stack[stack.count - 2])
    containers[navigation: nav]?.activity = .following(NavigationState.Gesture(from: from, to: to), besides: 0)
    schedule(
      [.willMove(from, to: nil, .popWillMove)] + beginning(from: from, to: to, in: nav, animated: true, .popOrder))
  }

  /// The stack has moved on under the finger: who was on top then neither goes nor comes back, and what the finger has
  /// revealed goes, unless it is what the container shows now.
  private mutating func endOvertakenGesture(_ nav: ControllerID, revealing to: ControllerID, over from: ControllerID) {
    let rule = RuleID.gestureCancelled
    let leaving: [Work] =
      containers[navigation: nav]?.shown == to ? [] : [.begin(to, appearing: false, animated: true, rule)]
    let ending: [Work] = [.container(nav, .navigation(.ending(from: to, to: from))), .endIf(to, appeared: false, rule)]
    schedule(leaving + [.after(policy.navigationDuration / 2, ending)])
  }

  private mutating func endPopGesture(_ nav: ControllerID, finished: Bool) {
    guard let gesture = containers[navigation: nav]?.gesture else {
      fail(.impossible("no pop gesture of '\(scenario.name(of: nav))' has begun"))
      return
    }
    containers[navigation: nav]?.gestureEnds()
    let (from, to) = (gesture.from, gesture.to)
    guard containers[navigation: nav]?.shown == from else {
      endOvertakenGesture(nav, revealing: to, over: from)
      return
    }
    let ending: [Work]
    if finished {
      containers[navigation: nav]?.shown = to
      hierarchy.clearParent(of: from)
      ending = [
        .container(nav, .navigation(.ending(from: from, to: to))), .end(from, .popOrder), .end(to, .popOrder),
        .container(nav, .navigation(.settle(to))), .didMove(from, to: nil, .popDidMove),
        .tellDelegate(nav, .navigationDidShow, .shown(to, animated: true)), .letGo(from),
      ]
    } else {
      let rule = RuleID.gestureCancelled
      ending = [
        .begin(to, appearing: false, animated: true, rule), .container(nav, .navigation(.ending(from: to, to: from))),
        .end(to, rule), .begin(from, appearing: true, animated: true, rule), .end(from, rule),
      ]
    }
    schedule([.after(policy.navigationDuration / 2, ending)])
  }
}
