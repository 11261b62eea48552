/// `UIPageViewController`: shows one page; the pages are its children only while they are shown or turned.
struct PageViewState: Hashable, Sendable {
  /// Nil until a page is set.
  var shown: ControllerID?
  let style: PageStyle
  /// The neighbors of the page that is shown have been handed over for a scroll.
  var knowsNeighbors = false

  func works(at moment: ContainerMoment, _ pages: ControllerID, _ app: Simulator) -> [Work] {
    switch moment {
    case .created: (style == .scroll ? [.page(pages, .scroll)] : []) + (shown.map { [.create($0)] } ?? [])
    case .loaded: shown.map { app.showFirst($0, in: pages) } ?? []
    case .willAppear: app.comesAlong(shown, with: pages, .pageShowsFirst)
    // A gesture ends when its view has left the screen.
    case .didDisappear: app.transitions.gesture(in: pages).map { [.due($0.id)] } ?? []
    case .didAppear, .willResize, .layout, .childrenChanged, .unwinds, .gets, .restored: []
    }
  }
}

enum PageStep: Hashable, Sendable {
  case turn(to: ControllerID, animated: Bool)
  case beginGesture(to: ControllerID)
  case endGesture(finished: Bool)
  /// The page that is set before there is a view comes with it.
  case showFirst(ControllerID)
  /// The next page has been loaded. It begins to appear, the current page begins to disappear, and the view is exchanged.
  case come(ControllerID, Transition)
  /// The current page goes, unless the turn has been ended when the next one was told that it appears.
  case go(ControllerID, Transition)
  /// A page whose turn is taken back goes, unless the app's code has turned to it in the meantime.
  case goBack(ControllerID, Transition)
  /// A page goes, and is a child no longer, unless the app's code has turned back to it.
  case leave(ControllerID, Transition, RuleID)
  case forget(ControllerID)
  case remove(ControllerID)
  /// The pages are to scroll, iOS 6.
  case scroll
}

extension Simulator {
  mutating func perform(_ step: PageStep, of pages: ControllerID) {
    switch step {
    case .turn(let next, let animated): turnPage(pages, to: next, animated: animated)
    case .beginGesture(let next): beginTurnGesture(pages, to: next)
    case .endGesture(let finished): endTurnGesture(pages, finished: finished)
    case .showFirst(let page): placeFirst(page, in: pages)
    case .come(let page, let transition): come(page, to: pages, transition)
    case .go(let page, let transition): go(page, transition)
    case .goBack(let page, let transition): goBack(page, of: pages, transition)
    case .leave(let page, let transition, let rule): leave(page, of: pages, transition, rule)
    case .forget(let page): forget(page, of: pages)
    case .remove(let page): remove(page, from: pages)
    case .scroll: _ = offers(.pagesScroll, "a page view controller that scrolls")
    }
  }

  /// A container that was deallocated in the turn has no pages.
  private mutating func forget(_ page: ControllerID, of pages: ControllerID) {
    guard containers[page: pages]?.shown != page else { return }
    guard hierarchy.parent(of: page) == pages else { return schedule([.release(page)]) }
    schedule([.willMove(page, to: nil, .containerAdopts), .page(pages, .remove(page))])
  }

  /// The app's code may have turned back to it when it was told that it goes: then the move is off.
  private mutating func remove(_ page: ControllerID, from pages: ControllerID) {
    if containers[page: pages]?.shown != page { return schedule([.child(page, .removeFromParent)]) }
    if hierarchy[page].move == .fromParent { hierarchy[page].move = nil }
  }

  /// A page is set when the view has been loaded, as apps do it; it appears in the container's view at once, wherever that is.
  func showFirst(_ page: ControllerID, in pages: ControllerID) -> [Work] {
    (hierarchy.parent(of: page) == pages ? [] : [.addChild(page, to: pages)])
      + [.load(page), .page(pages, .showFirst(page)), .didMove(page, to: pages, .containerAdopts)]
  }

  /// The controller's code may have set another page while its view was loaded.
  private mutating func placeFirst(_ page: ControllerID, in pages: ControllerID) {
    guard containers[page: pages]?.shown == page else { return }
    let rule = RuleID.pageShowsFirst
    let arrival = transitions.next(animated: false)
    schedule([
      .fill(page, pages), .begin(page, appearing: true, arrival, .window, rule),
      .attach(page, to: pages, .container, rule), .end(page, arrival, rule),
    ])
  }

  /// A rotation to an orientation begins: the pages may get another spine.
  func askForSpine(_ id: ControllerID, in orientation: Orientation?) -> [Work] {
    guard let orientation, containers[page: id]?.style == .curl else { return [] }
    return [.tellDelegate(id, .pageSpineLocation, .orientation(orientation), .spineFollowsOrientation)]
  }

  /// `setViewControllers:direction:animated:completion:`
  private mutating func turnPage(_ pages: ControllerID, to next: ControllerID, animated: Bool) {
    let again = Work.page(pages, .turn(to: next, animated: animated))
    guard admits(.turnPage(to: next, animated: animated), at: pages, [again]), let state = settledState(of: pages)
    else { return }
    guard let shown = state.shown else {
      // The first page comes without a transition: at once where there is a view, else with it.
      containers[page: pages]?.shown = next
      if hierarchy.isLoaded(pages) { schedule(showFirst(next, in: pages)) }
      return
    }
    guard shown != next else { return }
    guard isOnScreen(pages) else {
      let change = transitions.next(animated: animated)
      containers[page: pages]?.shown = next
      // If the page has appeared, in a view that isn't on screen yet, the next one appears there, too.
      let coming: [Work] =
        hierarchy[shown].appearance == .appeared
        ? showFirst(next, in: pages) : [.addChild(next, to: pages), .page(pages, .come(next, change))]
      schedule(
        [
          .begin(shown, appearing: false, change, .container, .pageTurnOrder),
          .detach(shown, .container, .pageTurnOrder), .end(shown, change, .pageTurnOrder),
        ] + coming + [.page(pages, .forget(shown))])
      return
    }
    containers[page: pages]?.shown = next
    containers[page: pages]?.knowsNeighbors = false
    let change = transitions.begin(.page, in: pages, from: shown, to: next, animated: animated)
    let ending = Work.due(change.id)
    schedule(
      beginTurn(change)
        + (animated ? Work.after(rules.navigationDuration, [ending]) : Work.afterLayout([ending])))
  }

  private mutating func beginTurnGesture(_ pages: ControllerID, to next: ControllerID) {
    guard admits(.turnGesture, at: pages, [.page(pages, .beginGesture(to: next))]), let state = settledState(of: pages),
      let shown = state.shown, shown != next, hierarchy[pages].appearance == .appeared
    else { return }
    let asking = askForNeighbors(of: pages, state)
    // The data source creates the page when it is asked for it.
    guard hierarchy[next].exists else {
      return schedule(asking + [.create(next), .page(pages, .beginGesture(to: next))])
    }
    let change = transitions.begin(.page, in: pages, from: shown, to: next, animated: true, finger: pages)
    let rule = RuleID.pageDelegateHearsBeginning
    let message = Work.tellDelegate(pages, .pageWillTransition, .shown(next, animated: true), rule)
    schedule(asking + (rules.holds(rule) ? [message] : []) + beginTurn(change))
  }

  /// The first scroll asks for both neighbors; they are kept.
  private mutating func askForNeighbors(of pages: ControllerID, _ state: PageViewState) -> [Work] {
    guard state.style == .scroll, !state.knowsNeighbors, let shown = state.shown else { return [] }
    containers[page: pages]?.knowsNeighbors = true
    return askForNeighbor(of: shown, in: pages, after: true) + askForNeighbor(of: shown, in: pages, after: false)
  }

  /// Behind a scroll that was carried through the one beyond the new page is asked for.
  private func askForOneBeyond(_ change: Exchange, in pages: ControllerID) -> [Work] {
    guard containers[page: pages]?.style == .scroll else { return [] }
    let members = declaration(pages).kind.content
    let (from, to) = (members.firstIndex { $0 == change.from }, members.firstIndex(of: change.to))
    return askForNeighbor(of: change.to, in: pages, after: (to ?? members.count) > (from ?? 0))
  }

  /// The data source answers with the page that is declared before or behind.
  private func askForNeighbor(of page: ControllerID, in pages: ControllerID, after: Bool) -> [Work] {
    guard declaration(pages).hasDataSource else { return [] }
    let members = declaration(pages).kind.content
    let place = members.firstIndex(of: page).map { after ? $0 + 1 : $0 - 1 }
    let neighbor = place.flatMap { members.indices.contains($0) ? members[$0] : nil }
    let question = Question(
      .delegate(pages), after ? .pageAfter : .pageBefore, about: .shown(page, animated: nil), .pageAsksSource)
    return Work.ask(question, answering: .controller(neighbor))
  }

  private mutating func endTurnGesture(_ pages: ControllerID, finished: Bool) {
    guard let gesture = transitions.gesture(in: pages) else { return }
    transitions.liftFinger(finishes: finished)
    if finished { containers[page: pages]?.shown = gesture.to }
    schedule(Work.after(rules.gestureDuration, [.due(gesture.id)]))
  }

  func settledState(of pages: ControllerID) -> PageViewState? {
    guard var state = containers[page: pages] else { return nil }
    // Another container may have taken the page.
    if let shown = state.shown, let parent = hierarchy.parent(of: shown), parent != pages { state.shown = nil }
    return state
  }

  private func beginTurn(_ change: Exchange) -> [Work] {
    [
      .addChild(change.to, to: change.container), .load(change.to),
      .page(change.container, .come(change.to, change.id)),
    ]
  }

  /// The page comes without a turn if it is the one to show: while it was loaded, the app's code may have ended the turn by another, or
  /// have brought a container on screen that wasn't when its page was turned.
  private mutating func come(_ page: ControllerID, to pages: ControllerID, _ transition: Transition) {
    guard let from = transitions[transition]?.exchange?.from else {
      guard hierarchy.parent(of: page) == pages else { return }
      return schedule(isOnScreen(pages) ? showFirst(page, in: pages) : [.didMove(page, to: pages, .containerAdopts)])
    }
    schedule([
      .fill(page, pages), .begin(page, appearing: true, transition, .container, .pageTurnOrder),
      .page(pages, .go(from, transition)), .attach(page, to: pages, .container, .pageTurnOrder),
    ])
  }

  private mutating func go(_ page: ControllerID, _ transition: Transition) {
    guard transitions[transition] != nil else { return }
    schedule([.begin(page, appearing: false, transition, .container, .pageTurnOrder)])
  }

  private mutating func goBack(_ page: ControllerID, of pages: ControllerID, _ transition: Transition) {
    guard containers[page: pages]?.shown != page else { return }
    schedule([.begin(page, appearing: false, transition, .container, .pageTurnCancelled)])
  }

  private mutating func leave(_ page: ControllerID, of pages: ControllerID, _ change: Transition, _ rule: RuleID) {
    guard containers[page: pages]?.shown != page else { return }
    schedule([.detach(page, .container, rule), .end(page, change, rule)])
  }

  /// The turn is over. A container that is not on screen by then, or is itself in a transition, takes the page that stays along.
  mutating func turnEnding(_ change: Exchange, finished: Bool) {
    let (pages, transition) = (change.container, change.id)
    let byFinger = transitions.driver(of: transition) != .animation
    transitions.end(transition)
    guard let style = containers[page: pages]?.style, let from = change.from else { return }
    let (stays, goes) = finished ? (change.to, from) : (from, change.to)
    let rule: RuleID = finished ? .pageTurnOrder : .pageTurnCancelled
    var works: [Work]
    if finished {
      // A scroll ends with the new page first, a curl with the old one.
      let (new, old) = (Work.end(stays, transition, rule), Work.page(pages, .leave(goes, transition, rule)))
      works = (style == .scroll ? [new, old] : [old, new]) + [.didMove(stays, to: pages, .containerAdopts)]
    } else if hierarchy[pages].appearance == .appeared {
      works = takingBack(change, to: from, style)
    } else {
      works = [.page(pages, .leave(goes, transition, rule)), .end(stays, transition, rule)]
    }
    works += [.page(pages, .forget(goes)), .release(stays)]
    if byFinger { works.append(.tellDelegate(pages, .pageDidFinish, .completed(finished))) }
    if finished, byFinger { works += askForOneBeyond(change, in: pages) }
    schedule(works + [.rotation(.lookAtDevice)])
  }

  private mutating func takingBack(_ change: Exchange, to shown: ControllerID, _ style: PageStyle) -> [Work] {
    let (pages, next, rule) = (change.container, change.to, RuleID.pageTurnCancelled)
    let way = transitions.next(animated: true)
    // The app may have taken its view away: then it has left.
    let back: [Work] =
      hasPlaceToReturn(shown, to: pages)
      ? [.begin(shown, appearing: true, way, .container, rule), .appearance(shown, .tellAllIsAppearing)] : []
    // The container may have left by then, and the page with it.
    let come: [Work] = [.end(shown, way, rule), .end(shown, change.id, rule)]
    let away = Work.page(pages, .goBack(next, way))
    // The app may have turned to it when the other came back: then it has come.
    let gone: [Work] = [.page(pages, .leave(next, way, rule)), .end(next, change.id, rule)]
    switch style {
    case .scroll: return back + come + [away] + gone
    case .curl: return [away] + back + gone + come
    }
  }
}
