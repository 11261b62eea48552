/// `UIPageViewController`: shows one page; the pages are its children only while they are shown or turned.
struct PageViewState: Hashable, Sendable {
  var shown: ControllerID
  let style: PageStyle
  var turn = Turn.none

  /// Whether a page is being turned.
  enum Turn: Hashable, Sendable {
    case none
    /// The new page is shown as far as the container is concerned.
    case animating
    /// A finger holds the page that is to come.
    case following(to: ControllerID)
  }
}

/// What a page view controller does next.
enum PageStep: Hashable, Sendable {
  /// `setViewControllers:direction:animated:completion:`
  case turn(to: ControllerID, animated: Bool)
  case beginGesture(to: ControllerID)
  case endGesture(finished: Bool)
  case ended
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
    case .ended: containers[page: pages]?.turn = .none
    }
  }

  /// `setViewControllers:direction:animated:completion:`
  private mutating func turnPage(_ pages: ControllerID, to next: ControllerID, animated: Bool) {
    guard let state = mayTurn(pages, to: next) else { return }
    guard state.shown != next else { return }
    switch hierarchy[pages].appearance {
    case .disappeared, .disappearing:
      containers[page: pages]?.shown = next
      schedule([
        .detach(state.shown, .pageTurnOrder), .endIf(state.shown, appeared: false, .pageTurnOrder),
        .removeFromParent(state.shown), .addChild(next, to: pages), .didMove(next, to: pages, .containerAdopts),
      ])
      return
    case .appearing, .appeared: break
    }
    containers[page: pages]?.turn = .animating
    let ending = finishedTurn(pages, state, to: next)
    schedule(
      beginTurn(pages, state, to: next, animated: animated)
        + [animated ? .after(policy.navigationDuration, ending) : .afterLayout(ending)])
    containers[page: pages]?.shown = next
  }

  private mutating func beginTurnGesture(_ pages: ControllerID, to next: ControllerID) {
    guard let state = mayTurn(pages, to: next), state.shown != next else { return }
    guard hierarchy[pages].appearance == .appeared else {
      fail(.impossible("'\(scenario.name(of: pages))' is not on screen"))
      return
    }
    containers[page: pages]?.turn = .following(to: next)
    schedule(
      [.tellDelegate(pages, .pageWillTransition, .shown(next, animated: true))]
        + beginTurn(pages, state, to: next, animated: true))
  }

  private mutating func endTurnGesture(_ pages: ControllerID, finished: Bool) {
    guard let state = containers[page: pages], case .following(let next) = state.turn else {
      fail(.impossible("no turn of '\(scenario.name(of: pages))' has begun"))
      return
    }
    let ending = finished ? finishedTurn(pages, state, to: next) : cancelledTurn(pages, state, to: next)
    containers[page: pages]?.turn = .animating
    if finished { containers[page: pages]?.shown = next }
    let report: [Work] =
      declaration(pages).hasDelegate
      ? [.send(.delegate(pages), .pageDidFinish, .completed(finished), .delegateMessages)] : []
    schedule([.after(policy.navigationDuration / 2, ending + report)])
  }

  private mutating func mayTurn(_ pages: ControllerID, to next: ControllerID) -> PageViewState? {
    guard let state = containers[page: pages] else { return nil }
    guard state.turn == .none else {
      fail(.impossible("a page of '\(scenario.name(of: pages))' is being turned"))
      return nil
    }
    return state
  }

  private func beginTurn(_ pages: ControllerID, _ state: PageViewState, to next: ControllerID, animated: Bool) -> [Work]
  {
    let rule = RuleID.pageTurnOrder
    return [
      .addChild(next, to: pages), .load(next), .fill(next, pages),
      .begin(next, appearing: true, animated: animated, rule),
      .begin(state.shown, appearing: false, animated: animated, rule), .attach(next, to: pages, rule),
    ]
  }

  /// A scroll ends with the new page first, a curl with the old one.
  private func finishedTurn(_ pages: ControllerID, _ state: PageViewState, to next: ControllerID) -> [Work] {
    let rule = RuleID.pageTurnOrder
    let new: [Work] = [.endIf(next, appeared: true, rule)]
    let old: [Work] = [.detach(state.shown, rule), .endIf(state.shown, appeared: false, rule)]
    let dids: [Work]
    switch state.style {
    case .scroll: dids = new + old
    case .curl: dids = old + new
    }
    return dids + [
      .didMove(next, to: pages, .containerAdopts), .willMove(state.shown, to: nil, .containerAdopts),
      .removeFromParent(state.shown), .container(pages, .page(.ended)),
    ]
  }

  private func cancelledTurn(_ pages: ControllerID, _ state: PageViewState, to next: ControllerID) -> [Work] {
    let rule = RuleID.pageTurnCancelled
    let back = Work.begin(state.shown, appearing: true, animated: true, rule)
    let away = Work.begin(next, appearing: false, animated: true, rule)
    let dids: [Work]
    switch state.style {
    case .scroll:
      dids = [
        back, .endIf(state.shown, appeared: true, rule), away, .detach(next, rule),
        .endIf(next, appeared: false, rule),
      ]
    case .curl:
      dids = [
        away, back, .detach(next, rule), .endIf(next, appeared: false, rule),
        .endIf(state.shown, appeared: true, rule),
      ]
    }
    return dids + [
      .willMove(next, to: nil, .containerAdopts), .removeFromParent(next), .container(pages, .page(.ended)),
    ]
  }
}
