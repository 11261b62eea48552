/// `UITabBarController`: shows one of its children; the others keep their views.
struct TabBarState: Hashable, Sendable {
  var selected: ControllerID?
}

extension Simulator {
  /// `selectedViewController = id`, or a tap.
  mutating func select(_ id: ControllerID, in tabs: ControllerID, byUser: Bool) {
    guard hierarchy[tabs].exists else {
      schedule([.create(tabs), .act(.select(id, in: tabs, byUser: byUser), line: line)])
      return
    }
    guard hierarchy.parent(of: id) == tabs else {
      fail(.impossible("'\(scenario.name(of: id))' is not a tab of '\(scenario.name(of: tabs))'"))
      return
    }
    let hasDelegate = declaration(tabs).hasDelegate
    if byUser, hasDelegate {
      report(.delegate(tabs), .tabBarShouldSelect, .shown(id, animated: nil), .yes(true), .delegateMessages)
    }
    let old = containers.tabs[tabs]?.selected
    containers.tabs[tabs]?.selected = id
    let didSelect: [Work] =
      byUser && hasDelegate
      ? [.send(.delegate(tabs), .tabBarDidSelect, .shown(id, animated: nil), .delegateMessages)] : []
    schedule((old == id ? [] : replaceTab(old, by: id, in: tabs)) + didSelect)
  }

  /// The new one is told before the old one; the *did* pair comes after the layout, the old one first.
  private func replaceTab(_ old: ControllerID?, by id: ControllerID, in tabs: ControllerID) -> [Work] {
    let rule = RuleID.tabOrder
    switch hierarchy[tabs].appearance {
    case .disappeared, .disappearing:
      // The next appearance shows it.
      return old.map { [.detach($0, rule)] } ?? []
    case .appearing, .appeared: break
    }
    var works: [Work] = [.load(id), .fill(id, tabs), .begin(id, appearing: true, animated: false, rule)]
    if let old { works.append(.begin(old, appearing: false, animated: false, rule)) }
    works.append(.attach(id, to: tabs, rule))
    var ending: [Work] = old.map { [.detach($0, rule), .endIf($0, appeared: false, rule)] } ?? []
    ending.append(.endIf(id, appeared: true, rule))
    return works + [.afterLayout(ending)]
  }

  /// `setViewControllers:animated:`
  mutating func setTabs(_ tabs: ControllerID, to members: [ControllerID]) {
    if let missing = ([tabs] + members).first(where: { !hierarchy[$0].exists }) {
      schedule([.create(missing), .act(.setTabs(tabs, to: members, animated: false), line: line)])
      return
    }
    let old = hierarchy.children(of: tabs)
    let gone = old.filter { !members.contains($0) }
    let selected = containers.tabs[tabs]?.selected
    let stays = selected.map { members.contains($0) } ?? false
    let next = stays ? selected : members.first
    var works: [Work] = gone.map { .willMove($0, to: nil, .containerAdopts) }
    for member in members where !old.contains(member) {
      guard let adopted = adoption(of: member, by: tabs) else { return }
      works += adopted + [.didMove(member, to: tabs, .containerAdopts)]
    }
    containers.tabs[tabs]?.selected = next
    if !stays, let next { works += replaceTab(selected, by: next, in: tabs) }
    works.append(.afterLayout(gone.map { .removeFromParent($0) }))
    schedule(works)
  }
}
