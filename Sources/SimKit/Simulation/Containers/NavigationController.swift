/// `UINavigationController`: its stack is the list of its children; it shows the last.
struct NavigationState: Hashable, Sendable {
  /// The navigation bar, and the toolbar, in points (e2-geometry-nav-phone-4-01).
  static let barHeight = 44
  /// The same on a phone in landscape.
  static let lowBarHeight = 32

  /// Whose view is in the container's view.
  var shown: ControllerID?
  /// A change of the stack that waits for the container's layout, or for its appearance.
  var pending: Change?
  var activity = Activity.none
  /// What the controller that it showed before has asked for.
  var contentSize: Size?
  var hidesBar = false
  var showsToolbar = false

  struct Change: Hashable, Sendable {
    var animated: Bool
    /// Who has left the stack, the topmost first.
    var leaving: [ControllerID]
  }

  /// One controller takes the place of another.
  struct Transition: Hashable, Sendable {
    var from: ControllerID
    var to: ControllerID
    var isPop: Bool
    var animated: Bool
    /// Another transition ran when it began.
    var isNested: Bool
  }

  /// The animated transitions under way.
  enum Activity: Hashable, Sendable {
    case none
    /// More than one when they are nested.
    case animating(Int)
    /// A finger holds the top controller; other transitions may have been begun meanwhile.
    case following(Gesture, besides: Int)
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
}

extension NavigationState.Transition {
  var rule: RuleID { isPop ? .popOrder : .pushOrder }
}

/// What a navigation controller does next.
enum NavigationStep: Hashable, Sendable {
  case push(ControllerID, animated: Bool)
  case pop(PopTarget, animated: Bool)
  /// `setViewControllers:animated:`
  case setStack(count: Int, animated: Bool)
  case setBarHidden(Bool)
  case setToolbarHidden(Bool)
  /// The stack is another than before; these have left it.
  case stackChanged(animated: Bool, leaving: Int)
  /// Shows the controller on top.
  case show
  /// The controller that takes the place of another comes.
  case reveal(ControllerID, animated: Bool, RuleID)
  /// One controller has taken the place of another.
  case ending(NavigationState.Transition)
  /// The finger has let go without a pop, and what it had revealed is hidden again.
  case gestureCancelled(NavigationState.Gesture)
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
    case .setStack(let count, let animated): setStack(nav, to: takeMembers(count), animated: animated)
    case .setBarHidden(let hidden):
      // The container's next layout gives the child its new room, without a size transition.
      containers[navigation: nav]?.hidesBar = hidden
      hierarchy.views.setNeedsLayout(ViewID(of: nav))
    case .setToolbarHidden(let hidden):
      containers[navigation: nav]?.showsToolbar = !hidden
      hierarchy.views.setNeedsLayout(ViewID(of: nav))
    case .stackChanged(let animated, let count):
      stackChanged(nav, animated: animated, leaving: takeMembers(count))
    case .show: navigate(nav)
    case .reveal(let to, let animated, let rule): reveal(to, in: nav, animated: animated, rule)
    case .ending(let transition): navigationEnding(nav, transition)
    case .gestureCancelled(let gesture): gestureCancelled(nav, gesture)
    case .settle(let child): settle(child, into: nav)
    case .beginGesture: beginPopGesture(nav)
    case .endGesture(let finished): endPopGesture(nav, finished: finished)
    }
  }

  func firstStack(_ members: [ControllerID], of nav: ControllerID) -> [Work] {
    members.flatMap { member -> [Work] in
      [.create(member), .leaveParent(member), .willMove(member, to: nav, .containerAdopts), .setParent(nav, member)]
        + (member == members.last ? [] : [.container(nav, .navigation(.settle(member)))])
    }
  }

  // MARK: Showing the top

  mutating func navigationWillAppear(_ nav: ControllerID, animated: Bool) {
    let top = hierarchy.lastChild(of: nav)
    if let top, containers[navigation: nav]?.shown == top, holdsPlace(top, in: nav) {
      schedule([
        .forwardBegin(nav, appearing: true, animated: animated),
        .tellDelegate(nav, .navigationWillShow, .shown(top, animated: animated)),
      ])
      return
    }
    containers[navigation: nav]?.pending = NavigationState.Change(animated: animated, leaving: [])
    show(nav, atLayout: rules.holds(.rootAtLayout))
    if let shown = containers[navigation: nav]?.shown, shown != top {
      // One that was on its way out with the container does not come back with it.
      schedule([.detach(shown, .pushOrder), .endIf(shown, appeared: false, .pushOrder)])
      containers[navigation: nav]?.shown = nil
    }
  }

  /// Shows the top now, or in the container's next layout.
  mutating func show(_ nav: ControllerID, atLayout: Bool) {
    if atLayout {
      hierarchy.views.setNeedsLayout(ViewID(of: nav))
    } else {
      schedule([.container(nav, .navigation(.show))])
    }
  }

  /// What `viewDidAppear:` does after the children have been told.
  func navigationDidAppear(_ nav: ControllerID) -> [Work] {
    // One that was brought on screen comes with the layout that follows, from iOS 7 on, and has not come yet.
    guard let top = hierarchy.lastChild(of: nav), holdsPlace(top, in: nav) else { return [] }
    // After its first appearance UIKit lays a navigation controller out once more.
    let isFirst = rules.holds(.navigationLaysOutAgain) && hierarchy[top].move == .toParent
    return (isFirst ? [.setNeedsLayout(nav)] : []) + [
      .container(nav, .navigation(.settle(top))),
      .tellDelegate(nav, .navigationDidShow, .shown(top, animated: hierarchy[nav].isAnimated)),
    ]
  }

  /// Replaces what is shown by the controller on top. Since that was asked for, the container may have left the screen.
  private mutating func navigate(_ nav: ControllerID) {
    guard let state = containers[navigation: nav], let change = state.pending else { return }
    guard isOnScreen(nav) else {
      changeUnseen(nav)
      return
    }
    containers[navigation: nav]?.pending = nil
    let farewell: [Work] = change.leaving.flatMap { [.didMove($0, to: nil, .popDidMove), .letGo($0)] as [Work] }
    guard let top = hierarchy.lastChild(of: nav), top != state.shown || !holdsPlace(top, in: nav) else {
      // It may have been taken from the stack and put back: then it has come to stay again.
      schedule(farewell + (hierarchy.lastChild(of: nav).map { [.container(nav, .navigation(.settle($0)))] } ?? []))
      return
    }
    containers[navigation: nav]?.shown = top
    guard let shown = left(by: nav, state), shown != top else {
      schedule(showFirst(top, of: nav, change) + farewell)
      return
    }
    let transition = NavigationState.Transition(
      from: shown, to: top, isPop: change.leaving.contains(shown), animated: change.animated,
      isNested: state.activity != .none)
    // What is on top says how large a popover shows the container; one that says nothing changes nothing.
    if let size = hierarchy[shown].contentSize { containers[navigation: nav]?.contentSize = size }
    let sheet = hierarchy.outermost(of: nav)
    // Those between are in the array that the pop has returned, and go with it at the end of the turn.
    let middle = change.leaving.filter { $0 != shown }
    var works = beginning(from: shown, to: top, in: nav, animated: change.animated, transition.rule)
    works.append(.fitSheet(sheet))
    if !middle.isEmpty {
      works += Work.afterLayout(middle.flatMap { [.didMove($0, to: nil, .popDidMove), .letGo($0)] as [Work] })
    }
    let ending = Work.container(nav, .navigation(.ending(transition)))
    if change.animated {
      containers[navigation: nav]?.animationBegins()
      containerTransitionBegins()
      works += Work.after(rules.navigationDuration, [ending])
    } else if rules.holds(.unanimatedEndsInLayout) {
      works += [.tellAllIsAppearing(in: top), ending]
    } else {
      works += Work.afterLayout([ending])
    }
    schedule(works)
  }

  /// Who leaves for another one: who is shown, or is just coming, unless another container has it by now. In the place of one
  /// that the app's code has taken away before it came, the one that was leaving for it.
  private func left(by nav: ControllerID, _ state: NavigationState) -> ControllerID? {
    if let shown = state.shown,
      holdsPlace(shown, in: nav)
        || (hierarchy[shown].appearance == .appearing && (hierarchy.parent(of: shown) ?? nav) == nav)
    {
      return shown
    }
    return hierarchy.controllersOfSubviews(nav).last { hierarchy[$0].appearance == .disappearing }
  }

  func beginning(
    from: ControllerID, to: ControllerID, in nav: ControllerID, animated: Bool, _ rule: RuleID
  ) -> [Work] {
    [
      .load(to), .fill(to, nav),
      .begin(from, appearing: false, animated: animated, rule),
      .container(nav, .navigation(.reveal(to, animated: animated, rule))),
    ]
  }

  /// The new one comes, unless what the app did while the old one went has put another on top.
  private mutating func reveal(_ to: ControllerID, in nav: ControllerID, animated: Bool, _ rule: RuleID) {
    guard let state = containers[navigation: nav], state.shown == to || state.gesture?.to == to,
      hierarchy.parent(of: to) == nav
    else { return }
    schedule([
      .beginInside(to, in: nav, animated: animated, rule),
      .tellDelegate(nav, .navigationWillShow, .shown(to, animated: animated)), .attach(to, to: nav, rule),
    ])
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
      if rules.holds(.rootShownTwice) {
        works.append(.tellDelegate(nav, .navigationDidShow, .shown(top, animated: change.animated)))
      }
    case .appeared, .disappeared, .disappearing:
      works += Work.afterLayout([
        .endInside(top, in: nav, rule), .container(nav, .navigation(.settle(top))),
        .tellDelegate(nav, .navigationDidShow, .shown(top, animated: change.animated)),
      ])
    }
    return works
  }

  /// The end of a transition: the old view goes, unless another transition has brought it back meanwhile. UIKit says so
  /// if the stack has moved on. A container that is itself on its way takes the one it shows along.
  private mutating func navigationEnding(_ nav: ControllerID, _ transition: NavigationState.Transition) {
    animationEnds(transition, of: nav)
    guard let state = containers[navigation: nav] else { return }
    let (from, to, rule) = (transition.from, transition.to, transition.rule)
    let isExpected = state.shown == to
    if !isExpected { report(.unexpectedNavigationState) }
    var works: [Work] = state.shown == from ? [] : [.detach(from, rule)]
    if hierarchy[nav].appearance != .appeared {
      if state.shown != from { works.append(.endIf(from, appeared: false, rule)) }
    } else if transition.isNested || !isExpected {
      works += [from, to].filter { hierarchy[$0].exists }.map { .end($0, rule) }
    } else {
      works += [.endIf(from, appeared: false, rule), .endIf(to, appeared: true, rule)]
    }
    // One that comes with its container has come when that has.
    let comesAlong = hierarchy[nav].appearance == .appearing && hierarchy.lastChild(of: nav) == to
    if !comesAlong { works.append(.container(nav, .navigation(.settle(to)))) }
    if transition.isPop { works.append(.didMove(from, to: nil, .popDidMove)) }
    if isExpected, !comesAlong {
      works.append(.tellDelegate(nav, .navigationDidShow, .shown(to, animated: transition.animated)))
    }
    schedule(works + [.letGo(from), .lookAtDevice])
  }

  private mutating func animationEnds(_ transition: NavigationState.Transition, of nav: ControllerID) {
    guard transition.animated else { return }
    containers[navigation: nav]?.animationEnds()
    containerTransitionEnds()
  }

  /// `didMoveToParentViewController:` for a child that has come to stay.
  private mutating func settle(_ child: ControllerID, into nav: ControllerID) {
    guard hierarchy[child].move == .toParent else { return }
    schedule([.didMove(child, to: nav, .pushDidMove)])
  }
}
