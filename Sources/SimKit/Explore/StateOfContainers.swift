// The parts of each kind of UIKit container: the actions of a user in it, and the numbers of its state.

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
  func write(to state: inout StateNumbers) { state.put(shown, pending, contentSize, hidesBar, showsToolbar) }
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
