/// `UITabBarController`: shows one of its children; the others keep their views.
struct TabBarState: Hashable, Sendable {
  /// Nil if the More list is shown, or there is no tab.
  var selected: ControllerID?
  /// The controller that the More list has pushed: it stays there while another tab is selected (e4-rns-more-list-18-01).
  var pushed: ControllerID?

  /// How many tabs a bar has room for; with more, the last place is the More list's.
  static func places(on idiom: Device.Idiom) -> Int {
    switch idiom {
    case .phone: 5
    case .pad: 8
    }
  }

  static let barHeight = 49

  /// How long the change after a tap takes. The records tell half a second and more.
  static let fadeDuration = 500

  func works(at moment: ContainerMoment, _ tabs: ControllerID, _ app: Simulator) -> [Work] {
    let members = app.declaration(tabs).kind.content
    switch moment {
    case .created: return members.flatMap { app.adopt($0, into: tabs) }
    case .willAppear: return app.comesAlong(selected, with: tabs, .tabShowsSelected)
    case .unwinds(let child, _): return [.tabBar(tabs, .select(child, byUser: false))]
    case .restored(_, let child?) where members.contains(child): return [.tabBar(tabs, .select(child, byUser: false))]
    case .loaded, .didAppear, .didDisappear, .willResize, .layout, .childrenChanged, .gets, .restored: return []
    }
  }
}

enum TabBarStep: Hashable, Sendable {
  case select(ControllerID, byUser: Bool)
  case tapMore
  /// The delegate, where it was asked, has allowed it.
  case selectAllowed(ControllerID)
  case reveal(Transition)
  /// The one that was selected goes, unless it is selected again by now.
  case leave(Transition)
  case settle
  case pickedFromMore(ControllerID)
  case setTabs(count: Int)
  /// A tab that goes is told so, unless the app has put it back when another was told.
  case announce(ControllerID)
  /// The selected tab replaces the current one; without one of them, the other comes or goes alone.
  case replace(ControllerID?)
  /// The turn that took a tab away ends; the app may have put it back.
  case forget(ControllerID)
}

extension Transition {
  fileprivate var tabRule: RuleID { isAnimated ? .tabTapAnimates : .tabOrder }
}

extension Simulator {
  mutating func perform(_ step: TabBarStep, of tabs: ControllerID) {
    switch step {
    case .select(let id, let byUser): select(id, in: tabs, byUser: byUser)
    case .tapMore: tapMore(tabs)
    case .selectAllowed(let id): selectAllowed(id, in: tabs, byUser: true)
    case .reveal(let change): reveal(change, in: tabs)
    case .leave(let change): leave(change, tabs)
    case .settle: settle(tabs)
    case .pickedFromMore(let id): pickedFromMore(id, in: tabs)
    case .setTabs(let count): setTabs(tabs, to: takeMembers(count))
    case .announce(let id): announce(id)
    case .replace(let old): replace(old, in: tabs)
    case .forget(let id): forget(id)
    }
  }

  private mutating func announce(_ id: ControllerID) {
    if hierarchy[id].move == .fromParent { schedule([.willMove(id, to: nil, .containerAdopts)]) }
  }

  private mutating func forget(_ id: ControllerID) {
    if hierarchy[id].move == .fromParent { schedule([.child(id, .removeFromParent)]) }
  }

  /// The app's code may have set others when it was told of the new ones, or put a tab back when it was told that they go.
  private mutating func replace(_ old: ControllerID?, in tabs: ControllerID) {
    if let next = containers[tabBar: tabs]?.selected { return schedule(replaceTab(old, by: next, in: tabs)) }
    guard let old, hierarchy.parent(of: old) == tabs else { return }
    let change = transitions.next(animated: false)
    let begins: [Work] = isOnScreen(old) ? [.begin(old, appearing: false, change, .container, .tabOrder)] : []
    schedule(begins + Work.leaving(old, .tabOrder))
  }

  /// `selectedViewController = id`, or a tap.
  private mutating func select(_ id: ControllerID, in tabs: ControllerID, byUser: Bool) {
    guard containers[tabs]?.asked(tabs, self).contains(id) == true else {
      report(Trouble(.notATab))
      return
    }
    guard byUser, declaration(tabs).hasDelegate else { return selectAllowed(id, in: tabs, byUser: byUser) }
    let question = Question(.delegate(tabs), .tabBarShouldSelect, about: .shown(id, animated: nil), .delegateMessages)
    schedule(Work.ask(question, ifYes: [.tabBar(tabs, .selectAllowed(id))]))
  }

  private mutating func selectAllowed(_ id: ControllerID, in tabs: ControllerID, byUser: Bool) {
    guard hierarchy.parent(of: id) == tabs else { return }
    let old = containers[tabBar: tabs]?.selected
    guard old == id || admits(.select, at: tabs, [.tabBar(tabs, .selectAllowed(id))]) else { return }
    let pushed = containers[tabBar: tabs]?.pushed
    containers[tabBar: tabs]?.selected = id
    let didSelect: [Work] = byUser ? [.tellDelegate(tabs, .tabBarDidSelect, .shown(id, animated: nil))] : []
    let works: [Work]
    if old == id {
      // A tap on the tab that is selected brings a stack back to its root.
      works = byUser && containers[navigation: id] != nil ? [.navigation(id, .pop(.root, animated: true))] : []
    } else if byUser, isBehindMore(id, in: tabs), pushed != id || old.map({ isBehindMore($0, in: tabs) }) ?? true {
      // A person taps More and then a row of its list: the selected controller leaves for the list, which pushes the picked one.
      works = old.map { leavesForMore($0, id, in: tabs) } ?? [.tabBar(tabs, .pickedFromMore(id))]
    } else {
      if isBehindMore(id, in: tabs) { containers[tabBar: tabs]?.pushed = id }
      works = replaceTab(old, by: id, in: tabs, animated: byUser && rules.holds(.tabTapAnimates))
    }
    schedule(works + didSelect)
  }

  private func isBehindMore(_ id: ControllerID, in tabs: ControllerID) -> Bool {
    guard hasMore(tabs), let place = hierarchy.children(of: tabs).firstIndex(of: id) else { return false }
    return place >= places(of: tabs) - 1
  }

  func hasMore(_ tabs: ControllerID) -> Bool { hierarchy.children(of: tabs).count > places(of: tabs) }

  /// In a narrow window, a pad's bar is that of a phone.
  private func places(of tabs: ControllerID) -> Int {
    let isWide = screen.device.idiom == .pad && traits(of: tabs).horizontal == .regular
    return TabBarState.places(on: isWide ? .pad : .phone)
  }

  /// The user taps More: the tab that it has pushed appears, or the list; from that tab a tap returns to the list.
  private mutating func tapMore(_ tabs: ControllerID) {
    guard hasMore(tabs), let old = containers[tabBar: tabs]?.selected else { return }
    if !isBehindMore(old, in: tabs), let pushed = containers[tabBar: tabs]?.pushed, isBehindMore(pushed, in: tabs) {
      containers[tabBar: tabs]?.selected = pushed
      return schedule(replaceTab(old, by: pushed, in: tabs, animated: rules.holds(.tabTapAnimates)))
    }
    containers[tabBar: tabs] = TabBarState(selected: nil)
    schedule(leavesForMore(old, old, in: tabs))
  }

  private mutating func leavesForMore(_ old: ControllerID, _ next: ControllerID, in tabs: ControllerID) -> [Work] {
    guard isOnScreen(tabs) else { return Work.leaving(old, .moreListPushes) }
    let isPushed = isBehindMore(old, in: tabs)
    let change = transitions.begin(.toMoreList, in: tabs, from: old, to: next, animated: isPushed)
    let ending = Work.due(change.id)
    return [.begin(old, appearing: false, change.id, .container, .moreListPushes)]
      + (change.id.isAnimated ? Work.after(rules.navigationDuration, [ending]) : Work.afterLayout([ending]))
  }

  /// The list pushes what was picked, unless it's no longer a tab. Another selection has ended the exchange that leads here.
  private mutating func pickedFromMore(_ id: ControllerID, in tabs: ControllerID) {
    let rule = RuleID.moreListPushes
    guard hierarchy.parent(of: id) == tabs, permits(objection(toPicking: id, in: tabs)), isOnScreen(tabs) else {
      return
    }
    let change = transitions.begin(.fromMoreList, in: tabs, from: nil, to: id, animated: true)
    containers[tabBar: tabs]?.pushed = id
    schedule(
      [
        .load(id), .fill(id, tabs), .begin(id, appearing: true, change.id, .container, rule),
        .attach(id, to: tabs, .container, rule),
      ] + Work.after(rules.navigationDuration, [.due(change.id)]))
  }

  /// The new tab gets its callback before the old one; the *did* pair comes after the layout, the old one first.
  private mutating func replaceTab(
    _ shown: ControllerID?, by id: ControllerID, in tabs: ControllerID, animated: Bool = false
  ) -> [Work] {
    let rule: RuleID = animated ? .tabTapAnimates : .tabOrder
    // Another container may have taken it.
    let old = shown.flatMap { (hierarchy.parent(of: $0) ?? tabs) == tabs ? $0 : nil }
    guard isOnScreen(tabs) else { return old.map { Work.leaving($0, rule) } ?? [] }
    let from = old == id ? nil : old
    let change = transitions.begin(.selection, in: tabs, from: from, to: id, animated: animated)
    return [
      .load(id), .begin(id, appearing: true, change.id, .container, rule),
      .tabBar(tabs, .leave(change.id)), .tabBar(tabs, .reveal(change.id)),
    ]
      + (animated
        ? Work.after(TabBarState.fadeDuration, [.due(change.id)])
        : Work.afterLayout([.tabBar(tabs, .settle)]))
  }

  /// The end of an animated exchange: the new tab has appeared, or is picked from the list, for which the old one has left. The old
  /// tab disappears, unless it is selected again.
  mutating func exchangeEnding(_ change: Exchange) {
    let rule: RuleID = change.kind == .selection ? .tabTapAnimates : .moreListPushes
    let (tabs, leavesForList) = (change.container, change.kind == .toMoreList)
    transitions.end(change.id)
    var works: [Work] = leavesForList ? [] : [.end(change.to, change.id, rule)]
    if let from = change.from {
      if containers[tabBar: tabs]?.selected != from { works.append(.detach(from, .container, rule)) }
      works.append(.end(from, change.id, rule))
    }
    if !leavesForList {
      works.append(.release(change.to))
    } else if change.to != change.from {
      works.append(.tabBar(tabs, .pickedFromMore(change.to)))
    }
    if let from = change.from { works.append(.release(from)) }
    schedule(works + [.rotation(.lookAtDevice)])
  }

  private mutating func leave(_ transition: Transition, _ tabs: ControllerID) {
    guard let from = transitions[transition]?.exchange?.from, containers[tabBar: tabs]?.selected != from,
      holdsPlace(from, in: tabs)
    else { return }
    schedule([.begin(from, appearing: false, transition, .container, transition.tabRule)])
  }

  /// The tab disappears if the app's code has selected another when it was told, or has taken the container from the screen.
  private mutating func reveal(_ transition: Transition, in tabs: ControllerID) {
    guard let id = transitions[transition]?.exchange?.to else { return }
    let rule = transition.tabRule
    guard containers[tabBar: tabs]?.selected == id, hierarchy[tabs].appearance != .disappeared else {
      return schedule([.begin(id, appearing: false, transition, .container, rule), .end(id, transition, rule)])
    }
    schedule([.fill(id, tabs), .attach(id, to: tabs, .container, rule)])
  }

  /// All tabs that were left in the turn go, in their order; then the selected tab has come. A tab that was being
  /// replaced by the More list is replaced by the new one now.
  private mutating func settle(_ tabs: ControllerID) {
    // A change inside of a container that appears ends with the transition that brings that.
    let passage = hierarchy[tabs].passage
    let waits = passage.appearance == .appearing && rules.holds(.endsWithContainer)
    if waits, transitions.wait(for: passage.transition, [.tabBar(tabs, .settle)]) { return }
    let changes = transitions.exchanges.filter { $0.container == tabs }
    for change in changes { transitions.end(change.id) }
    let rule = RuleID.tabOrder
    let left = changes.compactMap { $0.from }
    let others = hierarchy.shownChildren(of: tabs).filter {
      hierarchy[$0].appearance == .disappearing && !left.contains($0)
    }
    let selected = containers[tabBar: tabs]?.selected
    let gone = (others + left).filter { $0 != selected }
    var works: [Work] = gone.flatMap { Work.leaving($0, rule) + [.release($0)] }
    for change in changes {
      if let from = change.from { works.append(.end(from, change.id, rule)) }
      works.append(.end(change.to, change.id, rule))
    }
    schedule(works + [.rotation(.lookAtDevice)])
  }

  /// `setViewControllers:animated:`. The selected controller stays selected; if it goes, the one at its place comes.
  private mutating func setTabs(_ tabs: ControllerID, to members: [ControllerID]) {
    guard permits(objection(toTabbing: members)) else { return }
    let old = containers[tabs]?.asked(tabs, self) ?? []
    if members.isEmpty, !old.isEmpty { report(Trouble(.emptyArray, tabs)) }
    let gone = old.filter { !members.contains($0) }
    let selected = containers[tabBar: tabs]?.selected
    let stays = selected.map { members.contains($0) } ?? false
    let next = stays ? selected : members.dropFirst(old.firstIndex { $0 == selected } ?? 0).first ?? members.first
    // The move of a tab that the app's code has put back is off.
    for member in members where hierarchy.parent(of: member) == tabs { hierarchy[member].move = nil }
    for id in gone { hierarchy[id].move = .fromParent }
    var works: [Work] = gone.map { .tabBar(tabs, .announce($0)) }
    for member in members where !old.contains(member) {
      guard let adopted = adoption(of: member, by: tabs) else { return }
      works += adopted + [.didMove(member, to: tabs, .containerAdopts)]
    }
    containers[tabBar: tabs]?.selected = next
    if !stays { works.append(.tabBar(tabs, .replace(selected))) }
    works += Work.afterLayout(gone.map { .tabBar(tabs, .forget($0)) })
    schedule(works)
  }
}
