/// `UITabBarController`: shows one of its children; the others keep their views.
struct TabBarState: Hashable, Sendable {
  var selected: ControllerID?
  /// Who has been told to go, and goes with the layout of this turn unless it is selected again.
  var leaving: [ControllerID] = []

  /// How many tabs a bar has room for; with more, the last place is the More list's.
  static func places(on idiom: Device.Idiom) -> Int {
    switch idiom {
    case .phone: 5
    case .pad: 8
    }
  }

  /// The room above the bar.
  static func content(in size: Size) -> Rect { Rect(0, 0, size.width, max(0, size.height - barHeight)) }

  private static let barHeight = 49
}

/// What a tab bar controller does next.
enum TabBarStep: Hashable, Sendable {
  case select(ControllerID, byUser: Bool)
  /// The delegate, where it was asked, has allowed it.
  case selectAllowed(ControllerID, byUser: Bool)
  /// The view of the selected one comes.
  case reveal(ControllerID)
  /// The layout is done: who has been left goes, and the selected one has come.
  case settle
  /// A controller has left for the More list, where a row has been tapped.
  case leftForMore(ControllerID, animated: Bool, picked: ControllerID)
  /// A row of the More list has been tapped, and the list is there.
  case pickedFromMore(ControllerID)
  /// The list has pushed it.
  case pushedFromMore(ControllerID)
  case setTabs(count: Int)
}

extension Containers {
  subscript(tabBar id: ControllerID) -> TabBarState? {
    get { if case .tabBar(let state)? = self[id] { state } else { nil } }
    set { self[id] = newValue.map { .tabBar($0) } }
  }
}

extension Simulator {
  mutating func perform(_ step: TabBarStep, of tabs: ControllerID) {
    switch step {
    case .select(let id, let byUser): select(id, in: tabs, byUser: byUser)
    case .selectAllowed(let id, let byUser): selectAllowed(id, in: tabs, byUser: byUser)
    case .reveal(let id): reveal(id, in: tabs)
    case .settle: settle(tabs)
    case .leftForMore(let old, let animated, let id): leftForMore(old, animated: animated, picked: id, in: tabs)
    case .pickedFromMore(let id): pickedFromMore(id, in: tabs)
    case .pushedFromMore(let id): pushedFromMore(id, in: tabs)
    case .setTabs(let count): setTabs(tabs, to: takeMembers(count))
    }
  }

  /// `selectedViewController = id`, or a tap.
  private mutating func select(_ id: ControllerID, in tabs: ControllerID, byUser: Bool) {
    guard hierarchy.parent(of: id) == tabs else {
      fail(.notATab(scenario.name(of: id), of: scenario.name(of: tabs)))
      return
    }
    guard byUser, scenario.controllers[tabs.int].hasDelegate else {
      selectAllowed(id, in: tabs, byUser: byUser)
      return
    }
    let question = Question(.delegate(tabs), .tabBarShouldSelect, about: .shown(id, animated: nil), .delegateMessages)
    schedule(Work.ask(question, ifYes: [.container(tabs, .tabBar(.selectAllowed(id, byUser: true)))]))
  }

  private mutating func selectAllowed(_ id: ControllerID, in tabs: ControllerID, byUser: Bool) {
    guard hierarchy.parent(of: id) == tabs else { return }
    let old = containers[tabBar: tabs]?.selected
    containers[tabBar: tabs]?.selected = id
    let didSelect: [Work] =
      byUser && scenario.controllers[tabs.int].hasDelegate
      ? [.send(.delegate(tabs), .tabBarDidSelect, .shown(id, animated: nil), .delegateMessages)] : []
    let works: [Work]
    if old == id {
      works = []
    } else if byUser, isBehindMore(id, in: tabs) {
      works = pickFromMore(id, after: old, in: tabs)
    } else {
      works = replaceTab(old, by: id, in: tabs)
    }
    schedule(works + didSelect)
  }

  /// True if the bar has no place for the controller, and the More list shows it.
  private func isBehindMore(_ id: ControllerID, in tabs: ControllerID) -> Bool {
    let members = hierarchy.children(of: tabs)
    let places = TabBarState.places(on: screen.device.idiom)
    guard members.count > places, let place = members.firstIndex(of: id) else { return false }
    return place >= places - 1
  }

  /// A person taps More and then a row of its list: the selected controller leaves for the list, and the picked one is
  /// pushed over the list.
  private mutating func pickFromMore(_ id: ControllerID, after old: ControllerID?, in tabs: ControllerID) -> [Work] {
    let rule = RuleID.moreListPushes
    switch hierarchy[tabs].appearance {
    case .disappeared, .disappearing:
      return old.map { [.detach($0, rule), .endIf($0, appeared: false, rule)] } ?? []
    case .appearing, .appeared: break
    }
    guard let old else { return [.container(tabs, .tabBar(.pickedFromMore(id)))] }
    let isBack = isBehindMore(old, in: tabs)
    if isBack { containerTransitionBegins() }
    let ending = Work.container(tabs, .tabBar(.leftForMore(old, animated: isBack, picked: id)))
    return [.begin(old, appearing: false, animated: isBack, rule)]
      + (isBack ? Work.after(rules.navigationDuration, [ending]) : Work.afterLayout([ending]))
  }

  /// It may have been selected again meanwhile.
  private mutating func leftForMore(_ old: ControllerID, animated: Bool, picked id: ControllerID, in tabs: ControllerID)
  {
    let rule = RuleID.moreListPushes
    if animated { containerTransitionEnds() }
    let goes: [Work] =
      containers[tabBar: tabs]?.selected == old ? [] : [.detach(old, rule), .endIf(old, appeared: false, rule)]
    schedule(goes + [.container(tabs, .tabBar(.pickedFromMore(id)))] + (animated ? [.lookAtDevice] : []))
  }

  /// The list pushes what was picked, unless another tab has been selected meanwhile.
  private mutating func pickedFromMore(_ id: ControllerID, in tabs: ControllerID) {
    let rule = RuleID.moreListPushes
    guard containers[tabBar: tabs]?.selected == id, hierarchy.parent(of: id) == tabs else { return }
    if containers[split: id] != nil {
      report(.pushesSplit(onMoreList: true, nav: tabs))
      return
    }
    switch hierarchy[tabs].appearance {
    case .disappeared, .disappearing: return
    case .appearing, .appeared: break
    }
    containerTransitionBegins()
    schedule(
      [.load(id), .fill(id, tabs), .begin(id, appearing: true, animated: true, rule), .attach(id, to: tabs, rule)]
        + Work.after(rules.navigationDuration, [.container(tabs, .tabBar(.pushedFromMore(id)))]))
  }

  private mutating func pushedFromMore(_ id: ControllerID, in tabs: ControllerID) {
    containerTransitionEnds()
    schedule([.endInside(id, in: tabs, .moreListPushes), .lookAtDevice])
  }

  /// The new one is told before the old one; the *did* pair comes after the layout, the old one first.
  private mutating func replaceTab(_ shown: ControllerID?, by id: ControllerID, in tabs: ControllerID) -> [Work] {
    let rule = RuleID.tabOrder
    // Another container may have taken it.
    let old = shown.flatMap { (hierarchy.parent(of: $0) ?? tabs) == tabs ? $0 : nil }
    switch hierarchy[tabs].appearance {
    case .disappeared, .disappearing:
      // The next appearance shows it; one that was leaving with the container leaves by itself.
      return old.map { [.detach($0, rule), .endIf($0, appeared: false, rule)] } ?? []
    case .appearing, .appeared: break
    }
    var works: [Work] = [.load(id), .beginInside(id, in: tabs, animated: false, rule)]
    if let old, holdsPlace(old, in: tabs) { works.append(.begin(old, appearing: false, animated: false, rule)) }
    works.append(.container(tabs, .tabBar(.reveal(id))))
    if let old { containers[tabBar: tabs]?.leaving.append(old) }
    return works + Work.afterLayout([.container(tabs, .tabBar(.settle))])
  }

  /// However often another tab was selected in the turn: all that were left go, in their order, then the one that is selected
  /// has come.
  private mutating func settle(_ tabs: ControllerID) {
    guard let state = containers[tabBar: tabs] else { return }
    let rule = RuleID.tabOrder
    containers[tabBar: tabs]?.leaving = []
    // One that was leaving for the More list leaves for the new one now.
    let others = hierarchy.shownChildren(of: tabs).filter {
      hierarchy[$0].appearance == .disappearing && !state.leaving.contains($0)
    }
    var works: [Work] = (others + state.leaving).filter { $0 != state.selected }
      .flatMap { [.detach($0, rule), .endIf($0, appeared: false, rule)] as [Work] }
    if let selected = state.selected { works.append(.endInside(selected, in: tabs, rule)) }
    schedule(works)
  }

  /// It comes into place, unless the app's code has selected another while it was about to appear: then it goes again.
  private mutating func reveal(_ id: ControllerID, in tabs: ControllerID) {
    let rule = RuleID.tabOrder
    guard containers[tabBar: tabs]?.selected == id else {
      if hierarchy[id].appearance == .appearing {
        schedule([.begin(id, appearing: false, animated: false, rule), .endIf(id, appeared: false, rule)])
      }
      return
    }
    schedule([.fill(id, tabs), .attach(id, to: tabs, rule)])
  }

  /// `setViewControllers:animated:`
  private mutating func setTabs(_ tabs: ControllerID, to members: [ControllerID]) {
    let old = hierarchy.children(of: tabs)
    let gone = old.filter { !members.contains($0) }
    let selected = containers[tabBar: tabs]?.selected
    let stays = selected.map { members.contains($0) } ?? false
    let next = stays ? selected : members.first
    var works: [Work] = gone.map { .willMove($0, to: nil, .containerAdopts) }
    for member in members where !old.contains(member) {
      guard let adopted = adoption(of: member, by: tabs) else { return }
      works += adopted + [.didMove(member, to: tabs, .containerAdopts)]
    }
    containers[tabBar: tabs]?.selected = next
    if !stays, let next { works += replaceTab(selected, by: next, in: tabs) }
    works += Work.afterLayout(gone.map { .removeFromParent($0) })
    schedule(works)
  }
}
