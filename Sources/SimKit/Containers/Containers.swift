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
      start(ControllerID(index), as: declaration.kind)
    }
  }

  /// The state of a container that has just been made.
  mutating func start(_ id: ControllerID, as kind: ControllerKind) {
    switch kind {
    case .plain, .split: break
    case .navigation: navigations[id] = NavigationState()
    case .tabBar(let members): tabs[id] = TabBarState(selected: members.first)
    case .page(let members, let style):
      if let first = members.first { pages[id] = PageViewState(shown: first, style: style) }
    }
  }

  /// True if the container changes what it shows in its next layout.
  func waitsForLayout(_ id: ControllerID) -> Bool { navigations[id]?.waits != nil }
}

extension Simulator {
  /// Where a container of the system puts the view that it shows; other containers give all the room they have.
  ///
  /// Up to iOS 6 bars take room away; later views lie under them.
  func contentFrame(of id: ControllerID) -> Rect {
    let size = bounds(of: id)
    guard !screen.liesUnderStatusBar, !size.isEmpty else { return Rect(x: 0, y: 0, size: size) }
    switch declaration(id).kind {
    case .plain, .split, .page:
      return Rect(x: 0, y: 0, size: size)
    case .navigation:
      let bar = containers.navigations[id]?.hidesBar == true ? 0 : navigationBarHeight
      return Rect(0, bar, size.width, max(0, size.height - bar))
    case .tabBar:
      return Rect(0, 0, size.width, max(0, size.height - 49))
    }
  }

  private var navigationBarHeight: Int {
    screen.device.idiom == .phone && application.interface.isLandscape ? 32 : 44
  }

  /// The layout of a container of the system fits in what it shows.
  mutating func fitContent(of id: ControllerID) {
    switch declaration(id).kind {
    case .plain: return
    case .split(let master, let detail): fitSplit(id, master: master, detail: detail)
    case .navigation, .tabBar, .page:
      let frame = contentFrame(of: id)
      for child in hierarchy.shownChildren(of: id) where hierarchy.views[ViewID(of: child)].frame != frame {
        setFrame(child, frame)
      }
    }
  }

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
    case .tabBar: show(containers.tabs[id]?.selected, in: id, animated: animated, .tabShowsSelected)
    case .page: show(containers.pages[id]?.shown, in: id, animated: animated, .pageShowsFirst)
    case .split: schedule([.arrangeSplit(id), .forwardBegin(id, appearing: true, animated: animated)])
    }
  }

  /// A child that is not shown yet comes with the container's own appearance; one that is hears of it.
  private mutating func show(_ child: ControllerID?, in id: ControllerID, animated: Bool, _ rule: RuleID) {
    guard let child, hierarchy.parent(of: child) == id, !hierarchy.isShown(child, in: id) else {
      schedule([.forwardBegin(id, appearing: true, animated: animated)])
      return
    }
    schedule([
      .load(child), .fill(child, id), .attach(child, to: id, rule),
      .beginShown(child, in: id, animated: animated, rule),
    ])
  }

  /// What `viewDidAppear:` of the container's class does after the children have been told.
  func containerDidAppear(_ id: ControllerID) -> [Work] {
    guard let top = hierarchy.lastChild(of: id), containers.navigations[id] != nil else { return [] }
    // After its first appearance UIKit lays a navigation controller out once more.
    let isFirst = policy.pushBegins == .atLayout && containers.navigations[id]?.settled.contains(top) == false
    return (isFirst ? [.act(.layout(id, now: false), line: line)] : []) + [
      .settleInto(top, id),
      .delegateShows(id, .navigationDidShow, top, animated: hierarchy[id].isAnimated),
    ]
  }

  /// A message to the container's delegate, if it has one.
  mutating func tellDelegate(_ id: ControllerID, _ callback: Callback, _ argument: Argument) {
    guard declaration(id).hasDelegate, callback.facts.modes.contains(mode) else { return }
    send(.delegate(id), callback, argument, .delegateMessages)
  }
}
