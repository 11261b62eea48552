// The parts of each kind of UIKit container: the actions of a user in it, and the numbers of its state and steps.

extension ControllerKind {
  /// The actions of a finger in a container of this kind.
  func touches(of id: ControllerID, _ code: [Action]) -> [Action] {
    switch self {
    case .plain, .alert: return []
    case .navigation:
      return [.pop(id, to: .previous, animated: true), .beginPop(id), .cancelPop(id), .finishPop(id)]
    case .tabBar(let members):
      var tabs = members
      for case .setTabs(id, let others, _) in code { tabs += others }
      return tabs.map { .select($0, in: id, byUser: true) }
    case .split: return [.showMaster(id, true), .showMaster(id, false)]
    case .search:
      let begins = code.filter { if case .beginSearch(id, _, true) = $0 { true } else { false } }
      return begins + [.typeSearch(id), .endSearch(id, byUser: true)]
    case .page(let pages, _): return pages.map { .beginTurn(id, to: $0) } + [.cancelTurn(id), .finishTurn(id)]
    }
  }
}

extension ContainerState: StateWritable {
  func write(to state: inout StateNumbers) {
    switch self {
    case .navigation(let navigation): state.put(0, navigation)
    case .tabBar(let tabBar): state.put(1, tabBar)
    case .page(let page): state.put(2, page)
    case .split(let split): state.put(3, split)
    case .search(let search): state.put(4, search)
    }
  }
}

extension NavigationState: StateWritable {
  func write(to state: inout StateNumbers) { state.put(shown, pending, contentSize, hidesBar, showsToolbar, mayNest) }
}

extension NavigationState.Change: StateWritable {
  func write(to state: inout StateNumbers) { state.put(animated, leaving) }
}

extension TabBarState: StateWritable {
  func write(to state: inout StateNumbers) { state.put(selected) }
}

extension PageViewState: StateWritable {
  func write(to state: inout StateNumbers) { state.put(shown, style, knowsNeighbors) }
}

extension SearchState: StateWritable {
  func write(to state: inout StateNumbers) { state.put(results, owesEnd, hasText) }
}

extension SplitState: StateWritable {
  func write(to state: inout StateNumbers) { state.put(content, preferred, arrangement, columnWidth, compact) }
}

extension SplitContent: StateWritable {
  func write(to state: inout StateNumbers) {
    switch self {
    case .sides(let primary, let secondary): state.put(0, primary, secondary)
    case .columns(let primary, let supplementary, let secondary): state.put(1, primary, supplementary, secondary)
    }
  }
}

extension SplitState.Arrangement: StateWritable {
  func write(to state: inout StateNumbers) {
    switch self {
    case .unborn: state.put(0)
    case .separate(let mode, let isWide): state.put(1, mode, isWide)
    case .collapsed: state.put(2)
    case .compact: state.put(3)
    }
  }
}

extension ContainerStep: StateWritable {
  func write(to state: inout StateNumbers) {
    switch self {
    case .navigation(let a): state.put(0, a)
    case .tabBar(let a): state.put(1, a)
    case .page(let a): state.put(2, a)
    case .split(let a): state.put(3, a)
    case .search(let a): state.put(4, a)
    }
  }
}

extension NavigationStep: StateWritable {
  func write(to state: inout StateNumbers) {
    switch self {
    case .push(let a, let b, let c): state.put(0, a, b, c)
    case .pop(let a, let b): state.put(1, a, b)
    case .setStack(let a, let b): state.put(2, a, b)
    case .setBarHidden(let a): state.put(3, a)
    case .setToolbarHidden(let a): state.put(4, a)
    case .stackChanged(let a, let b): state.put(5, a, b)
    case .show: state.put(6)
    case .appear: state.put(15)
    case .leave(let a): state.put(7, a)
    case .reveal(let a): state.put(8, a)
    case .ending(let a): state.put(9, a)
    case .gestureCancelled(let a): state.put(10, a)
    case .settle(let a): state.put(11, a)
    case .beginGesture: state.put(12)
    case .endGesture(let a): state.put(13, a)
    case .comeFirst(let a, let b): state.put(14, a, b)
    }
  }
}

extension PopTarget: StateWritable {
  func write(to state: inout StateNumbers) {
    switch self {
    case .previous: state.put(0)
    case .root: state.put(1)
    case .controller(let a): state.put(2, a)
    }
  }
}

extension TabBarStep: StateWritable {
  func write(to state: inout StateNumbers) {
    switch self {
    case .select(let a, let b): state.put(0, a, b)
    case .selectAllowed(let a, let b): state.put(1, a, b)
    case .reveal(let a): state.put(2, a)
    case .leave(let a): state.put(3, a)
    case .settle: state.put(4)
    case .leftForMore(let a): state.put(5, a)
    case .pickedFromMore(let a): state.put(6, a)
    case .pushedFromMore(let a): state.put(7, a)
    case .setTabs(let a): state.put(8, a)
    case .faded(let a): state.put(9, a)
    case .forget(let a): state.put(10, a)
    }
  }
}

extension PageStep: StateWritable {
  func write(to state: inout StateNumbers) {
    switch self {
    case .turn(let a, let b): state.put(0, a, b)
    case .beginGesture(let a): state.put(1, a)
    case .endGesture(let a): state.put(2, a)
    case .showFirst(let a): state.put(3, a)
    case .ending(let a, let b): state.put(4, a, b)
    case .leave(let a, let b, let c): state.put(5, a, b, c)
    case .forget(let a): state.put(6, a)
    case .scroll: state.put(7)
    }
  }
}

extension SearchStep: StateWritable {
  func write(to state: inout StateNumbers) {
    switch self {
    case .created: state.put(0)
    case .begin(let a): state.put(1, a)
    case .present(let a): state.put(2, a)
    case .called: state.put(3)
    case .settled: state.put(4)
    case .type: state.put(5)
    case .end: state.put(6)
    }
  }
}

extension SplitStep: StateWritable {
  func write(to state: inout StateNumbers) {
    switch self {
    case .arrange: state.put(0)
    case .resize(let a): state.put(1, a)
    case .display(let a): state.put(2, a)
    case .settle(let a, let b, let c): state.put(3, a, b, c)
    case .stack: state.put(4)
    case .unstack(let a, let b): state.put(5, a, b)
    case .showMaster(let a): state.put(6, a)
    case .change(let a, let b): state.put(7, a, b)
    case .prefer(let a): state.put(8, a)
    case .setColumnWidth(let a): state.put(9, a)
    case .showColumn(let a, let b): state.put(10, a, b)
    case .setColumn(let a, let b): state.put(11, a, b)
    case .replace(let a, let b): state.put(12, a, b)
    case .show(let a, let b, let c): state.put(13, a, b, c)
    case .place(let a, let b, let c): state.put(14, a, b, c)
    case .reveal(let a, let b): state.put(15, a, b)
    }
  }
}
