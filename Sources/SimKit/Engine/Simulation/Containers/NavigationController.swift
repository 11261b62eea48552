/// `UINavigationController`: its stack is the list of its children; it shows the last.
struct NavigationState: Hashable, Sendable {
  /// The navigation bar, and the toolbar, in points (e2-geometry-nav-phone-4-01).
  static let barHeight = 44
  /// The same on a phone in landscape.
  static let lowBarHeight = 32

  var shown: ControllerID?
  /// A change of the stack that waits for the container's layout, or for its appearance.
  var pending: Change?
  /// The content size of the controller that it showed before.
  var contentSize: Size?
  var hidesBar = false
  var showsToolbar = false

  struct Change: Hashable, Sendable {
    var animated: Bool
    /// The controllers that have left the stack, the topmost first.
    var leaving: [ControllerID]
  }

  func works(at moment: ContainerMoment, _ nav: ControllerID, _ app: Simulator) -> [Work] {
    switch moment {
    case .created: app.firstStack(of: nav)
    case .willAppear: [.navigation(nav, .appear)]
    case .didAppear: app.navigationDidAppear(nav)
    case .didDisappear: app.navigationDidDisappear(nav)
    case .layout: pending == nil ? [] : [.navigation(nav, .show)]
    // The stack is the list of the children.
    case .childrenChanged: [.navigation(nav, .stackChanged(animated: false, leaving: 0))]
    case .unwinds(let child, let animated): [.navigation(nav, .pop(.controller(child), animated: animated))]
    case .gets(let child, asDetail: false, let animated):
      [.navigation(nav, .push(child, animated: animated, isShown: true))]
    case .restored(let stack, _) where !stack.isEmpty:
      [.navigation(nav, .setStack(count: stack.count, animated: false))] + stack.map { .member($0) }
    case .loaded, .willResize, .gets, .restored: []
    }
  }
}

extension Work {
  /// The end of a controller that has left the stack.
  static func popped(_ id: ControllerID) -> [Work] { [.didMove(id, to: nil, .popDidMove), .release(id)] }
}

enum NavigationStep: Hashable, Sendable {
  case push(ControllerID, animated: Bool, isShown: Bool = false)
  case pop(PopTarget, animated: Bool)
  case setStack(count: Int, animated: Bool)
  case setBarHidden(Bool)
  case setToolbarHidden(Bool)
  case stackChanged(animated: Bool, leaving: Int)
  case appear
  case show
  case comeFirst(ControllerID, animated: Bool)
  case leave(Transition)
  case reveal(Transition)
  case settle(ControllerID)
  /// The same if the container has appeared: its code ended that before the controller was in place.
  case settleLate(ControllerID)
  case beginGesture
  case endGesture(finished: Bool)
}

extension Simulator {
  mutating func perform(_ step: NavigationStep, of nav: ControllerID) {
    switch step {
    case .push(let id, let animated, let isShown): push(id, on: nav, animated: animated, isShown: isShown)
    case .pop(let target, let animated): pop(nav, to: target, animated: animated)
    case .setStack(let count, let animated): setStack(nav, to: takeMembers(count), animated: animated)
    case .setBarHidden(let hidden): changeBars(of: nav) { $0.hidesBar = hidden }
    case .setToolbarHidden(let hidden): changeBars(of: nav) { $0.showsToolbar = !hidden }
    case .stackChanged(let animated, let count): stackChanged(nav, animated: animated, leaving: takeMembers(count))
    case .appear: navigationWillAppear(nav)
    case .show: navigate(nav)
    case .comeFirst(let top, let animated): comeFirst(top, in: nav, animated: animated)
    case .leave(let transition): leave(transition)
    case .reveal(let transition): reveal(transition)
    case .settle(let child): settle(child, into: nav)
    case .settleLate(let child): settleLate(child, into: nav)
    case .beginGesture: beginPopGesture(nav)
    case .endGesture(let finished): endPopGesture(nav, finished: finished)
    }
  }

  /// The container's next layout gives the child its new room, without a size transition.
  private mutating func changeBars(of nav: ControllerID, _ change: (inout NavigationState) -> Void) {
    guard var state = containers[navigation: nav] else { return }
    change(&state)
    if state != containers[navigation: nav] { hierarchy.views.setNeedsLayout(nav.view) }
    containers[navigation: nav] = state
  }

  func firstStack(of nav: ControllerID) -> [Work] {
    let members = declaration(nav).kind.content
    return members.flatMap { member -> [Work] in
      if case .navigation = declaration(member).kind {
        return [.create(member), .message(.warn(.plain(.pushesNavigation)))]
      }
      return Work.joining(member, nav) + (member == members.last ? [] : [.navigation(nav, .settle(member))])
    }
  }

  // MARK: Showing the top

  private mutating func navigationWillAppear(_ nav: ControllerID) {
    let (top, animated) = (hierarchy.lastChild(of: nav), hierarchy[nav].passage.isAnimated)
    if let top, containers[navigation: nav]?.shown == top, holdsPlace(top, in: nav) {
      schedule([
        .appearance(nav, .forwardBegin),
        .tellDelegate(nav, .navigationWillShow, .shown(top, animated: animated)),
      ])
      return
    }
    let leaving = containers[navigation: nav]?.pending?.leaving ?? []
    containers[navigation: nav]?.pending = NavigationState.Change(animated: animated, leaving: leaving)
    show(nav, atLayout: rules.holds(.rootAtLayout))
    if let shown = containers[navigation: nav]?.shown, shown != top {
      // A controller that was disappearing with the container doesn't come back with it.
      if holdsPlace(shown, in: nav) { schedule(Work.leaving(shown, .pushOrder)) }
      containers[navigation: nav]?.shown = nil
    }
  }

  mutating func show(_ nav: ControllerID, atLayout: Bool) {
    if atLayout {
      hierarchy.views.setNeedsLayout(nav.view)
    } else {
      schedule([.navigation(nav, .show)])
    }
  }

  /// Returns the work of `viewDidAppear:` after that of the children.
  func navigationDidAppear(_ nav: ControllerID) -> [Work] {
    // A controller that was brought on screen appears in the layout that follows, in iOS 7 and later, and hasn't appeared yet.
    guard let top = hierarchy.lastChild(of: nav), holdsPlace(top, in: nav) else { return [] }
    // After its first appearance UIKit lays a navigation controller out once more.
    let isFirst = rules.holds(.navigationLaysOutAgain) && hierarchy[top].move == .toParent
    let layout: [Work] = isFirst ? [.setNeedsLayout(nav)] : []
    // A controller that a push or a pop brings has appeared when that ends.
    if transitions.isComing(top) { return layout }
    return layout + [
      .navigation(nav, .settle(top)),
      .tellDelegate(nav, .navigationDidShow, .shown(top, animated: hierarchy[nav].passage.isAnimated)),
    ]
  }

  /// Off screen no finger holds the gesture, and no layout comes that a change of the stack could wait for.
  func navigationDidDisappear(_ nav: ControllerID) -> [Work] {
    (transitions.gesture(in: nav).map { [.due($0.id)] } ?? [])
      + (containers[navigation: nav]?.pending == nil ? [] : Work.afterLayout([.navigation(nav, .show)]))
  }

  /// Replaces what is shown by the controller on top. Since that was asked for, the container may have left the screen.
  private mutating func navigate(_ nav: ControllerID) {
    guard let state = containers[navigation: nav], let change = state.pending else { return }
    guard isOnScreen(nav), let top = hierarchy.lastChild(of: nav) else { return changeUnseen(nav) }
    containers[navigation: nav]?.pending = nil
    let popped = change.leaving.flatMap { Work.popped($0) }
    // The shown controller may have been removed from the stack and put back: then it stays.
    if top == state.shown, holdsPlace(top, in: nav),
      !hierarchy.isInWindow(top) || hierarchy[top].appearance != .disappeared
    {
      return schedule(popped + [.navigation(nav, .settle(top))])
    }
    containers[navigation: nav]?.shown = top
    guard let shown = left(by: nav, state), shown != top else {
      return schedule([.load(top), .navigation(nav, .comeFirst(top, animated: change.animated))] + popped)
    }
    let isNested = transitions.exchanges.contains { $0.container == nav && $0.id.isAnimated && !$0.isOfApp }
    let exchange = transitions.begin(
      change.leaving.contains(shown) ? .pop(isNested: isNested) : .push(isNested: isNested), in: nav, from: shown,
      to: top, animated: change.animated)
    // The top controller sets the size of a popover around the container; a controller without a size changes nothing.
    if let size = hierarchy[shown].contentSize { containers[navigation: nav]?.contentSize = size }
    let sheet = hierarchy.outermost(of: nav)
    // The controllers in between are in the array that the pop returns, and are released with it at the end of the turn.
    let middle = change.leaving.filter { $0 != shown }
    var works = beginning(exchange) + [.view(sheet, .fitSheet)]
    if !middle.isEmpty { works += Work.afterLayout(middle.flatMap { Work.popped($0) }) }
    let ending = Work.due(exchange.id)
    if isNested, rules.holds(.navigationBarBusy) { report(Trouble(.navigationBarBusy)) }
    if change.animated {
      works += Work.after(rules.navigationDuration, [ending])
    } else if rules.holds(.unanimatedEndsInLayout), transitions.exchanges.count(where: { $0.container == nav }) == 1 {
      works += [.appearance(top, .tellAllIsAppearing), ending]
    } else if rules.holds(.pushWaitsForStack), hierarchy[shown].appearance == .appearing {
      // The controller that it replaces was never seen: nothing waits for the layout.
      works.append(ending)
    } else {
      works += Work.afterLayout([ending])
    }
    schedule(works)
  }

  /// Returns the controller that is replaced: the one shown or just appearing, unless another container has it by now.
  /// If the app's code has removed that before it appeared, returns the controller that it was replacing.
  private func left(by nav: ControllerID, _ state: NavigationState) -> ControllerID? {
    if let shown = state.shown,
      holdsPlace(shown, in: nav)
        || (hierarchy[shown].appearance == .appearing && (hierarchy.parent(of: shown) ?? nav) == nav)
    {
      return shown
    }
    return hierarchy.controllersOfSubviews(nav).last { hierarchy[$0].appearance == .disappearing }
  }

  func beginning(_ exchange: Exchange) -> [Work] {
    let (nav, to) = (exchange.container, exchange.to)
    return [.load(to), .fill(to, nav), .navigation(nav, .leave(exchange.id)), .navigation(nav, .reveal(exchange.id))]
  }

  /// The rule of the callbacks. Records of gestures show that a finger pops in the same order.
  private func rule(of exchange: Exchange) -> RuleID {
    if !exchange.isPop { return .pushOrder }
    return transitions.driver(of: exchange.id) == .animation ? .popOrder : .popGesture
  }

  /// The old one goes, unless what the app did while the new one was loaded has brought it back to the top.
  private mutating func leave(_ transition: Transition) {
    guard let exchange = transitions[transition]?.exchange, let from = exchange.from,
      transitions.finger?.drives == transition || containers[navigation: exchange.container]?.shown != from
    else { return }
    let constraints: [Work] =
      rules.holds(.leavingUpdatesConstraints) && declaration(from).usesConstraints
      ? [.send(.controller(from), .updateViewConstraints, .none, .leavingUpdatesConstraints)] : []
    schedule([.begin(from, appearing: false, transition, .container, rule(of: exchange))] + constraints)
  }

  /// The new one comes, unless what the app did while the old one went has put another on top.
  private mutating func reveal(_ transition: Transition) {
    guard let exchange = transitions[transition]?.exchange else { return }
    let (nav, to, rule) = (exchange.container, exchange.to, rule(of: exchange))
    guard containers[navigation: nav]?.shown == to || transitions.gesture(in: nav)?.to == to,
      hierarchy.parent(of: to) == nav
    else { return }
    schedule([
      .begin(to, appearing: true, exchange.id, .container, rule),
      .tellDelegate(nav, .navigationWillShow, .shown(to, animated: exchange.id.isAnimated)),
      .attach(to, to: nav, .container, rule),
    ])
  }

  /// The first controller comes with the container's own appearance and ends with it; in a container that is on screen
  /// already it comes by itself. The app may have shown another while this one was loaded.
  private mutating func comeFirst(_ top: ControllerID, in nav: ControllerID, animated: Bool) {
    guard containers[navigation: nav]?.shown == top else { return }
    let rule = RuleID.navigationShowsRoot
    let comesAlong = hierarchy[nav].appearance == .appearing
    let arrival = comesAlong ? hierarchy[nav].passage.transition : transitions.next(animated: animated)
    var works: [Work] = [
      .fill(top, nav), .begin(top, appearing: true, arrival, .container, rule),
      .tellDelegate(nav, .navigationWillShow, .shown(top, animated: animated)),
      .attach(top, to: nav, .container, rule),
    ]
    let shown = Work.tellDelegate(nav, .navigationDidShow, .shown(top, animated: animated))
    if !comesAlong {
      works += Work.afterLayout([.end(top, arrival, rule), .navigation(nav, .settle(top)), shown])
    } else {
      works += (rules.holds(.rootShownTwice) ? [shown] : []) + [.navigation(nav, .settleLate(top))]
    }
    schedule(works)
  }

  /// The end of a transition: the old view goes, unless another transition has brought it back. UIKit says so if the
  /// stack has moved on. A container in a transition takes the shown controller along.
  mutating func navigationEnding(_ exchange: Exchange) {
    let (nav, transition, to) = (exchange.container, exchange.id, exchange.to)
    guard let state = containers[navigation: nav], let from = exchange.from else { return }
    if isOvertaken(exchange) { return schedule(Work.afterLayout([.due(transition)])) }
    let rule = rule(of: exchange)
    transitions.end(transition)
    let isExpected = state.shown == to
    if !isExpected { report(Trouble(.unexpectedNavigationState)) }
    var works: [Work] = state.shown == from || !holdsPlace(from, in: nav) ? [] : [.detach(from, .container, rule)]
    let isUnbalanced = hierarchy[nav].appearance == .appeared && (exchange.isNested || !isExpected)
    let movesFirst = exchange.isPop && rules.holds(.poppedMovesFirst) && !isUnbalanced
    if isUnbalanced {
      let own = [from, to].filter { hierarchy[$0].exists && (hierarchy.parent(of: $0) ?? nav) == nav }
      // The console has the text once (e4-warn-nested-pop-gesture-8-01).
      let over = own.filter { hierarchy[$0].passage.isOver }.dropFirst()
      works += own.filter { !over.contains($0) }.map { .appearance($0, .endUnchecked(rule)) }
    } else {
      works.append(.end(from, transition, rule))
      if movesFirst { works.append(.didMove(from, to: nil, .poppedMovesFirst)) }
      works.append(.end(to, transition, rule))
    }
    // A controller that appears with its container has appeared when the container has.
    let comesAlong = hierarchy[nav].appearance == .appearing && hierarchy.lastChild(of: nav) == to
    if !comesAlong { works.append(.navigation(nav, .settle(to))) }
    if exchange.isPop {
      if !movesFirst { works.append(.didMove(from, to: nil, .popDidMove)) }
    } else {
      hierarchy.endFormerParent(of: from)
    }
    if isExpected, !comesAlong {
      works.append(.tellDelegate(nav, .navigationDidShow, .shown(to, animated: transition.isAnimated)))
    }
    if rules.holds(.shownLaidOutAgain), isExpected {
      works.append(.setNeedsLayout(to))
      hierarchy.views[to.view].marks[.needsConstraints] = declaration(to).usesConstraints
    }
    schedule(works + [.release(from), .release(to), .rotation(.lookAtDevice)])
  }

  /// Whether the app has removed the new controller before its view came: then the layout that follows shows another one first.
  private func isOvertaken(_ exchange: Exchange) -> Bool {
    let view = hierarchy.views[exchange.container.view]
    return hierarchy.parent(of: exchange.to) != exchange.container && view.isInWindow && view.needsLayout
  }

  private mutating func settleLate(_ child: ControllerID, into nav: ControllerID) {
    if hierarchy[nav].appearance == .appeared { settle(child, into: nav) }
  }

  /// `didMoveToParentViewController:` for a child that has come to stay.
  private mutating func settle(_ child: ControllerID, into nav: ControllerID) {
    // A controller that is still coming gets it at the end of its push or pop.
    guard hierarchy[child].move == .toParent, !transitions.isComing(child) else { return }
    schedule([.didMove(child, to: nav, .pushDidMove)])
  }
}
