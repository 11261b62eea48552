/// What the containers of the system remember.
///
/// They are built from what a container of the app's own has: children, their views, begin and end of appearance
/// transitions. Another container is one more case of `ControllerKind` and one more file here.
struct Containers: Hashable, Sendable {
  var navigations: [ControllerID: NavigationState] = [:]
  var tabs: [ControllerID: TabBarState] = [:]
  var pages: [ControllerID: PageViewState] = [:]

  init(_ scenario: Scenario) {
    for (index, declaration) in scenario.controllers.enumerated() {
      let id = ControllerID(index)
      switch declaration.kind {
      case .plain, .split: break
      case .navigation: navigations[id] = NavigationState()
      case .tabBar(let members): tabs[id] = TabBarState(selected: members.first)
      case .page(let members, let style):
        if let first = members.first { pages[id] = PageViewState(shown: first, style: style) }
      }
    }
  }

  /// True if the container changes what it shows in its next layout.
  func waitsForLayout(_ id: ControllerID) -> Bool { navigations[id]?.waits != nil }
}

extension Simulator {
  /// What a container has inside from the start.
  func fillContainer(_ id: ControllerID) -> [Work] {
    let kind = declaration(id).kind
    let members = kind.content
    switch kind {
    case .plain:
      return []
    case .navigation:
      return members.flatMap { member -> [Work] in
        [.create(member), .willMove(member, to: id, .containerAdopts), .setParent(id, member)]
          + (member == members.last ? [] : [.settleInto(member, id)])
      }
    case .tabBar, .split:
      return members.flatMap { adopt($0, into: id) }
    case .page:
      return members.prefix(1).flatMap { adopt($0, into: id) }
    }
  }

  private func adopt(_ member: ControllerID, into id: ControllerID) -> [Work] {
    [
      .create(member), .willMove(member, to: id, .containerAdopts), .setParent(id, member),
      .didMove(member, to: id, .containerAdopts),
    ]
  }

  /// `viewDidLoad` of the container's class.
  mutating func containerDidLoad(_ id: ControllerID) {
    switch declaration(id).kind {
    case .plain, .navigation, .tabBar, .page: break
    case .split: schedule([.arrangeSplit(id)])
    }
  }

  /// `viewWillAppear:` of the container's class.
  mutating func containerWillAppear(_ id: ControllerID, animated: Bool) {
    switch declaration(id).kind {
    case .plain: break
    case .navigation: navigationWillAppear(id, animated: animated)
    case .tabBar: schedule(showSelected(id) + [.forwardBegin(id, appearing: true, animated: animated)])
    case .page: schedule(showPage(id) + [.forwardBegin(id, appearing: true, animated: animated)])
    case .split: schedule([.arrangeSplit(id), .forwardBegin(id, appearing: true, animated: animated)])
    }
  }

  /// What `viewDidAppear:` of the container's class does after the children have been told.
  func containerDidAppear(_ id: ControllerID) -> [Work] {
    guard let top = hierarchy.lastChild(of: id), containers.navigations[id] != nil else { return [] }
    return [
      .settleInto(top, id),
      .delegateShows(id, .navigationDidShow, top, animated: hierarchy[id].isAnimated),
    ]
  }

  /// A message to the container's delegate, if it has one.
  mutating func tellDelegate(_ id: ControllerID, _ callback: Callback, _ argument: Argument) {
    guard declaration(id).hasDelegate else { return }
    send(.delegate(id), callback, argument, .delegateMessages)
  }
}
