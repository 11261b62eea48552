/// `UIPageViewController`: shows one page; the pages are its children only while they are shown or turned.
struct PageViewState: Hashable, Sendable {
  /// Nil until a page is set.
  var shown: ControllerID?
  let style: PageStyle
  var turn = Turn.none
  /// The neighbours of the page that is shown have been handed over for a scroll.
  var knowsNeighbours = false

  /// Whether a page is being turned.
  enum Turn: Hashable, Sendable {
    case none
    /// The new page is shown as far as the container is concerned.
    case animating
    /// A finger holds the page that is to come.
    case following(to: ControllerID)
  }
}

extension PageViewState {
  /// One page takes the place of another, or would have.
  struct Change: Hashable, Sendable {
    var from: ControllerID
    var to: ControllerID
    var animated: Bool
    var byGesture: Bool
    /// False for a gesture that was cancelled.
    var finished: Bool
  }
}

/// What a page view controller does next.
enum PageStep: Hashable, Sendable {
  /// `setViewControllers:direction:animated:completion:`
  case turn(to: ControllerID, animated: Bool)
  case beginGesture(to: ControllerID)
  case endGesture(finished: Bool)
  case ending(PageViewState.Change)
  /// A page goes, and is a child no longer, unless the app's code has turned back to it meanwhile.
  case leave(ControllerID, RuleID)
  case forget(ControllerID)
}

extension Containers {
  subscript(page id: ControllerID) -> PageViewState? {
    get { if case .page(let state)? = self[id] { state } else { nil } }
    set { self[id] = newValue.map { .page($0) } }
  }
}

extension Simulator {
  mutating func perform(_ step: PageStep, of pages: ControllerID) {
    switch step {
    case .turn(let next, let animated): turnPage(pages, to: next, animated: animated)
    case .beginGesture(let next): beginTurnGesture(pages, to: next)
    case .endGesture(let finished): endTurnGesture(pages, finished: finished)
    case .ending(let change): turnEnding(pages, change)
    case .leave(let page, let rule):
      if containers[page: pages]?.shown != page {
        schedule([.detach(page, rule), .endIf(page, appeared: false, rule)])
      }
    case .forget(let page):
      if containers[page: pages]?.shown != page {
        schedule([.willMove(page, to: nil, .containerAdopts), .removeFromParent(page)])
      }
    }
  }

  /// A page is set when the view has been loaded, as apps do it; it appears in the container's view at once, wherever that is.
  func showFirst(_ page: ControllerID, in pages: ControllerID) -> [Work] {
    let isNew = hierarchy.parent(of: page) != pages
    let rule = RuleID.pageShowsFirst
    return (isNew ? [.addChild(page, to: pages)] : []) + [
      .load(page), .fill(page, pages), .begin(page, appearing: true, animated: false, rule),
      .attach(page, to: pages, rule), .endIf(page, appeared: true, rule),
    ] + (isNew ? [.didMove(page, to: pages, .containerAdopts)] : [])
  }

  /// `setViewControllers:direction:animated:completion:`
  private mutating func turnPage(_ pages: ControllerID, to next: ControllerID, animated: Bool) {
    if animated, rules.holds(.pageTurnsOnce), let state = containers[page: pages], state.style == .scroll,
      state.turn == .animating
    {
      report(.turnsWhileTurning)
      return
    }
    guard let state = mayTurn(pages, to: next) else { return }
    guard let shown = state.shown else {
      // The first page comes without a transition: at once where there is a view, else with it.
      containers[page: pages]?.shown = next
      schedule([.create(next)] + (hierarchy.isLoaded(pages) ? showFirst(next, in: pages) : []))
      return
    }
    guard shown != next else { return }
    switch hierarchy[pages].appearance {
    case .disappeared, .disappearing:
      containers[page: pages]?.shown = next
      schedule([
        .begin(shown, appearing: false, animated: false, .pageTurnOrder),
        .detach(shown, .pageTurnOrder), .endIf(shown, appeared: false, .pageTurnOrder),
        .removeFromParent(shown), .addChild(next, to: pages), .didMove(next, to: pages, .containerAdopts),
      ])
      return
    case .appearing, .appeared: break
    }
    containers[page: pages]?.turn = .animating
    containers[page: pages]?.shown = next
    containers[page: pages]?.knowsNeighbours = false
    if animated { containerTransitionBegins() }
    let change = PageViewState.Change(
      from: shown, to: next, animated: animated, byGesture: false, finished: true)
    let ending = Work.container(pages, .page(.ending(change)))
    schedule(
      beginTurn(pages, from: shown, to: next, animated: animated)
        + (animated ? Work.after(rules.navigationDuration, [ending]) : Work.afterLayout([ending])))
  }

  private mutating func beginTurnGesture(_ pages: ControllerID, to next: ControllerID) {
    guard let state = mayTurn(pages, to: next), state.shown != next else { return }
    guard let shown = state.shown, hierarchy[pages].appearance == .appeared else {
      fail(.notOnScreen(scenario.name(of: pages)))
      return
    }
    containers[page: pages]?.turn = .following(to: next)
    containerTransitionBegins()
    let report: [Work] =
      rules.holds(.pageDelegateHearsBeginning) && scenario.controllers[pages.int].hasDelegate
      ? [.send(.delegate(pages), .pageWillTransition, .shown(next, animated: true), .pageDelegateHearsBeginning)]
      : []
    schedule(askForNeighbours(of: pages, state) + report + beginTurn(pages, from: shown, to: next, animated: true))
  }

  /// The first scroll asks for both neighbours; they are kept.
  private mutating func askForNeighbours(of pages: ControllerID, _ state: PageViewState) -> [Work] {
    guard state.style == .scroll, !state.knowsNeighbours, let shown = state.shown else { return [] }
    containers[page: pages]?.knowsNeighbours = true
    return askForNeighbour(of: shown, in: pages, after: true) + askForNeighbour(of: shown, in: pages, after: false)
  }

  /// Behind a scroll that was carried through the one beyond the new page is asked for.
  private func askForOneBeyond(_ change: PageViewState.Change, in pages: ControllerID) -> [Work] {
    guard change.byGesture, change.finished, containers[page: pages]?.style == .scroll else { return [] }
    let members = scenario.controllers[pages.int].kind.content
    let (from, to) = (members.firstIndex(of: change.from), members.firstIndex(of: change.to))
    return askForNeighbour(of: change.to, in: pages, after: (to ?? members.count) > (from ?? 0))
  }

  /// The data source answers with the page that is declared before or behind.
  private func askForNeighbour(of page: ControllerID, in pages: ControllerID, after: Bool) -> [Work] {
    guard scenario.controllers[pages.int].hasDataSource, rules.holds(.pageAsksSource) else { return [] }
    let members = scenario.controllers[pages.int].kind.content
    let place = members.firstIndex(of: page).map { after ? $0 + 1 : $0 - 1 }
    let neighbour = place.flatMap { members.indices.contains($0) ? members[$0] : nil }
    let question = Question(
      .delegate(pages), after ? .pageAfter : .pageBefore, about: .shown(page, animated: nil), .pageAsksSource)
    return Work.ask(question, answering: .controller(neighbour))
  }

  private mutating func endTurnGesture(_ pages: ControllerID, finished: Bool) {
    guard let state = containers[page: pages], case .following(let next) = state.turn, let shown = state.shown else {
      fail(.noGesture(scenario.name(of: pages)))
      return
    }
    containers[page: pages]?.turn = .animating
    if finished { containers[page: pages]?.shown = next }
    let change = PageViewState.Change(
      from: shown, to: next, animated: true, byGesture: true, finished: finished)
    schedule(Work.after(rules.gestureDuration, [.container(pages, .page(.ending(change)))]))
  }

  private mutating func mayTurn(_ pages: ControllerID, to next: ControllerID) -> PageViewState? {
    guard let state = containers[page: pages] else { return nil }
    guard state.turn == .none else {
      fail(.pageIsTurning(scenario.name(of: pages)))
      return nil
    }
    return state
  }

  private func beginTurn(
    _ pages: ControllerID, from shown: ControllerID, to next: ControllerID, animated: Bool
  ) -> [Work] {
    let rule = RuleID.pageTurnOrder
    return [
      .addChild(next, to: pages), .load(next), .fill(next, pages),
      // Loading the page may have taken its container away.
      .beginInside(next, in: pages, animated: animated, rule),
      .begin(shown, appearing: false, animated: animated, rule), .attach(next, to: pages, rule),
    ]
  }

  /// The turn is over. A container that is not on screen by then, or is itself on its way, takes the page that stays along.
  private mutating func turnEnding(_ pages: ControllerID, _ change: PageViewState.Change) {
    guard let style = containers[page: pages]?.style else { return }
    if change.animated { containerTransitionEnds() }
    containers[page: pages]?.turn = .none
    let (stays, goes) = change.finished ? (change.to, change.from) : (change.from, change.to)
    let rule: RuleID = change.finished ? .pageTurnOrder : .pageTurnCancelled
    var works: [Work]
    if hierarchy[pages].appearance != .appeared {
      works = [.container(pages, .page(.leave(goes, rule)))]
    } else if change.finished {
      works = finished(change, of: pages, rule, style)
    } else {
      works = cancelled(change, of: pages, rule, style)
    }
    if change.finished { works.append(.didMove(stays, to: pages, .containerAdopts)) }
    works.append(.container(pages, .page(.forget(goes))))
    if change.byGesture { works.append(.tellDelegate(pages, .pageDidFinish, .completed(change.finished))) }
    works += askForOneBeyond(change, in: pages)
    schedule(works + [.lookAtDevice])
  }

  /// A scroll ends with the new page first, a curl with the old one.
  private func finished(
    _ change: PageViewState.Change, of pages: ControllerID, _ rule: RuleID, _ style: PageStyle
  ) -> [Work] {
    let new = Work.endIf(change.to, appeared: true, rule)
    let old = Work.container(pages, .page(.leave(change.from, rule)))
    switch style {
    case .scroll: return [new, old]
    case .curl: return [old, new]
    }
  }

  private func cancelled(
    _ change: PageViewState.Change, of pages: ControllerID, _ rule: RuleID, _ style: PageStyle
  ) -> [Work] {
    let (shown, next) = (change.from, change.to)
    // The app may have taken its view away: then it has left.
    let stays = holdsPlace(shown, in: pages)
    let back: [Work] =
      stays ? [.begin(shown, appearing: true, animated: true, rule), .tellAllIsAppearing(in: shown)] : []
    let come = Work.endIf(shown, appeared: stays, rule)
    let away = Work.begin(next, appearing: false, animated: true, rule)
    let gone = Work.container(pages, .page(.leave(next, rule)))
    switch style {
    case .scroll: return back + [come, away, gone]
    case .curl: return [away] + back + [gone, come]
    }
  }
}
