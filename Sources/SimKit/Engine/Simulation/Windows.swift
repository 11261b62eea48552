/// The roots of windows: they are set, shown, hidden and closed.
enum WindowStep: Hashable, Sendable {
  /// The window must have a root at the end of the launch: the delegate has had its chance to give it one.
  case lookForRoot
  case setRoot(ControllerID)
  case installRoot(ControllerID, RuleID)
  case rootArrives(ControllerID, Transition, RuleID)
  case rootAppears(ControllerID, Transition, RuleID)
  case closeWindows(ControllerID?)
}

extension Simulator {
  @inline(__always)
  mutating func perform(_ step: WindowStep) {
    switch step {
    case .lookForRoot: lookForRoot()
    case .setRoot(let id): setRoot(id)
    case .installRoot(let id, let rule): installRoot(id, rule)
    case .rootArrives(let id, let arrival, let rule): rootArrives(id, arrival, rule)
    case .rootAppears(let id, let arrival, let rule): rootAppears(id, arrival, rule)
    case .closeWindows(let scene): closeWindows(of: scene)
    }
  }

  private mutating func lookForRoot() {
    if hierarchy.root == nil {
      report(Trouble(rules.holds(.rootRequired) ? .rootRequired : .noRootAtLaunch))
    } else {
      schedule(enterScene())
    }
  }

  /// `window.rootViewController = root`. A window that is on screen shows it at once.
  mutating func setRoot(_ root: ControllerID) {
    if hierarchy.root == root { return }
    let isPresented = hierarchy[root].presenter != nil
    if isPresented, rules.holds(.rootIsAddedByWindow) { report(Trouble(.rootIsAddedByHand, root)) }
    guard permits(objection(toRooting: root)) else { return }
    let old = hierarchy.root
    if let old { hierarchy[old].isPresentedRoot = false }
    hierarchy[root].isPresentedRoot = isPresented
    var works: [Work] = [.create(root), .load(root)]
    if let old {
      works +=
        earlyEnds(in: old) + [.detach(old, .window, .rootReplaced)] + dropPresentations(above: old, .rootReplaced)
    }
    hierarchy.root = root
    works.append(.window(.installRoot(root, .launchOrder)))
    if let old { works.append(.release(old)) }
    schedule(works)
  }

  /// `makeKeyAndVisible` of a window with this root: it is in front of the others.
  mutating func showWindow(of root: ControllerID) {
    let isThere = hierarchy.window(of: root) == root && scene(of: root) == nil
    guard isThere ? hierarchy.windows.last != root : permits(objection(toRooting: root)) else { return }
    let isHidden = hierarchy.hiddenWindows.contains(root)
    removeWindow(of: root)
    hierarchy.windows.append(root)
    followFront()
    guard isThere else { return schedule([.create(root), .load(root), .window(.installRoot(root, .secondWindow))]) }
    let back = isHidden ? visible(inWindowOf: root).filter { !hierarchy.hasSuperview($0) } : []
    schedule(
      back.flatMap { [.fillWindow($0), .attach($0, to: nil, .window, .secondWindow)] } + [.rotation(.attempt(.update))])
  }

  /// The app hides a window, and retains or releases it. The controllers of another decide about orientations then.
  mutating func hideWindow(of root: ControllerID, isRetained: Bool) {
    guard hierarchy.window(of: root) == root, scene(of: root) == nil else { return }
    let leaving: [Work] =
      isRetained
      ? visible(inWindowOf: root).filter { hierarchy.views.superview(of: $0.view) == .window }
        .map { .detach($0, .window, .secondWindow) }
      : close(root, .secondWindow)
    schedule(leaving + Work.afterLayout([.rotation(.attempt(.update))]))
    removeWindow(of: root)
    followFront()
    if isRetained { hierarchy.hiddenWindows.append(root) }
  }

  private func visible(inWindowOf root: ControllerID) -> [ControllerID] {
    hierarchy.visible([root] + hierarchy.chain(above: root))
  }

  private mutating func removeWindow(of root: ControllerID) {
    hierarchy.windows.removeAll { $0 == root }
    hierarchy.hiddenWindows.removeAll { $0 == root }
  }

  mutating func close(_ root: ControllerID, _ rule: RuleID) -> [Work] {
    [.detach(root, .window, rule)] + dropPresentations(above: root, rule) + [.release(root)]
  }

  /// A root that goes takes along what it presents.
  private mutating func dropPresentations(above id: ControllerID, _ rule: RuleID) -> [Work] {
    let dropped = Array(hierarchy.chain(above: id))
    guard !dropped.isEmpty else { return [] }
    // A modal transition of theirs ends here, and with it the disappearance of the controllers that it removes.
    let modal = modal(inWindowOf: id)
    if let modal { transitions.end(modal.id) }
    // A controller that was about to come turns back. If its view is in the window, removing it does that.
    let coming = dropped.filter { !hierarchy.isInWindow($0) }
    let back = transitions.next(animated: false)
    // In iOS 8 and later, a presentation under a root that is replaced is never deallocated.
    if rule == .rootReplaced, rules.holds(.rootReplacedLeaks) { for id in dropped { hierarchy[id].isKept = true } }
    let leaving = ([id] + dropped).filter { hierarchy[$0].appearance == .disappearing } + coming
    return coming.map { .begin($0, appearing: false, back, .window, rule) }
      + leaving.map { .end($0, nil, rule) }
      + dropped.reversed().flatMap {
        [.detach($0, .window, rule), .presentation(.dismissed($0)), .release($0)]
      }
      + (modal == nil ? [] : [.rotation(.lookAtDevice)])
  }

  /// The root's view comes into the window: questions, the frame, `viewWillAppear:`, and after this turn's layout `viewDidAppear:`.
  private mutating func installRoot(_ root: ControllerID, _ rule: RuleID) {
    // The app's code may have set another while this one was loaded, or hidden the window.
    guard hierarchy.isRoot(root), !hierarchy.hiddenWindows.contains(root) else { return }
    let asked = rules.holds(.questionsAtLaunch) ? [application.interface, application.held] : []
    let arrival = transitions.next(animated: false)
    schedule(
      asked.map { .ask(ios5Question(root, about: $0, .questionsAtLaunch)) }
        + [.fillWindow(root), .begin(root, appearing: true, arrival, .window, rule)] + enterScene(scene(of: root))
        + [.window(.rootArrives(root, arrival, rule))])
  }

  /// The app's code may have put another controller over the root before its view is in the window, or replaced it.
  private mutating func rootArrives(_ root: ControllerID, _ arrival: Transition, _ rule: RuleID) {
    let out: RuleID = rule == .launchOrder ? .rootReplaced : rule
    let turnsBack: [Work] = [
      .begin(root, appearing: false, arrival, .window, out), .end(root, arrival, out), .release(root),
    ]
    guard hierarchy.isRoot(root), !hierarchy.hiddenWindows.contains(root) else {
      if hierarchy[root].appearance == .appearing { schedule(turnsBack) }
      return
    }
    guard let presented = hierarchy[root].presented, hierarchy[presented].covers else {
      return schedule(
        [.attach(root, to: nil, .window, rule), .rotation(.attempt(.launch))]
          + Work.afterLayout([.window(.rootAppears(root, arrival, rule))]))
    }
    if hierarchy[root].appearance == .appearing, modal(inWindowOf: root) == nil || isOnScreen(presented) {
      // A presentation covered the root before it became the root, so it stays out of sight.
      schedule(turnsBack)
    } else if hierarchy[root].appearance.isInTransition {
      schedule([.attach(root, to: nil, .window, rule)])
    }
  }

  /// If the app becomes active first, the root appears later. What was presented over it in the turn of the launch has
  /// begun by then, and its own appearance never ends.
  private mutating func rootAppears(_ root: ControllerID, _ arrival: Transition, _ rule: RuleID) {
    guard application[scene: scene(of: root)].state != .inactive || rules.holds(.appearsBeforeActive) else {
      runLoop.waitForLayout([.window(.rootAppears(root, arrival, rule))])
      return
    }
    if rules.holds(.presentInLaterTurn), !isOnScreen(root), hierarchy[root].presented != nil {
      report(Trouble(.unbalancedAppearance, root))
    } else {
      schedule([.end(root, arrival, rule)])
    }
  }
}
