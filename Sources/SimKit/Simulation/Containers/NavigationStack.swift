/// What changes the stack of a navigation controller: pushes, pops, and a stack that is set.
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
    // Under another one it has come to stay, though nobody has seen it.
    for child in hierarchy.children(of: nav).dropLast() where child != state.shown {
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
