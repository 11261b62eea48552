/// `UIPageViewController`: shows one page; the pages are its children only while they are shown or turned.
struct PageViewState: Hashable, Sendable {
  var shown: ControllerID
  let style: PageStyle
  var turn: Turn?

  /// A page that is being turned.
  struct Turn: Hashable, Sendable {
    var to: ControllerID
    var byGesture: Bool
  }
}

extension Simulator {
  /// `setViewControllers:direction:animated:completion:`
  mutating func turnPage(_ pages: ControllerID, to next: ControllerID, animated: Bool) {
    guard let state = mayTurn(pages, to: next) else { return }
    guard state.shown != next else { return }
    switch hierarchy[pages].appearance {
    case .disappeared, .disappearing:
      containers.pages[pages]?.shown = next
      schedule([
        .detach(state.shown, .pageTurnOrder), .endIf(state.shown, appeared: false, .pageTurnOrder),
        .removeFromParent(state.shown), .addChild(next, to: pages), .didMove(next, to: pages, .containerAdopts),
      ])
      return
    case .appearing, .appeared: break
    }
    containers.pages[pages]?.turn = PageViewState.Turn(to: next, byGesture: false)
    let ending = finishedTurn(pages, state, to: next)
    schedule(
      beginTurn(pages, state, to: next, animated: animated)
        + [animated ? .after(policy.navigationDuration, ending) : .afterLayout(ending)])
    containers.pages[pages]?.shown = next
  }

  mutating func beginTurnGesture(_ pages: ControllerID, to next: ControllerID) {
    guard let state = mayTurn(pages, to: next), state.shown != next else { return }
    guard hierarchy[pages].appearance == .appeared else {
      fail(.impossible("'\(scenario.name(of: pages))' is not on screen"))
      return
    }
    containers.pages[pages]?.turn = PageViewState.Turn(to: next, byGesture: true)
    schedule(
      [.delegateShows(pages, .pageWillTransition, next, animated: true)]
        + beginTurn(pages, state, to: next, animated: true))
  }

  mutating func endTurnGesture(_ pages: ControllerID, finished: Bool) {
    guard let state = containers.pages[pages], let turn = state.turn, turn.byGesture else {
      fail(.impossible("no turn of '\(scenario.name(of: pages))' has begun"))
      return
    }
    let ending = finished ? finishedTurn(pages, state, to: turn.to) : cancelledTurn(pages, state, to: turn.to)
    if finished { containers.pages[pages]?.shown = turn.to }
    let report: [Work] =
      declaration(pages).hasDelegate
      ? [.send(.delegate(pages), .pageDidFinish, .completed(finished), .delegateMessages)] : []
    schedule([.after(policy.navigationDuration / 2, ending + report)])
  }

  private mutating func mayTurn(_ pages: ControllerID, to next: ControllerID) -> PageViewState? {
    guard let state = containers.pages[pages] else { return nil }
    guard state.turn == nil else {
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
      .removeFromParent(state.shown), .turnEnded(pages),
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
    return dids + [.willMove(next, to: nil, .containerAdopts), .removeFromParent(next), .turnEnded(pages)]
  }
}
