/// The answer of UIKit instead of what a line asks for, before the line is played: the player prints it, the search passes over such lines,
/// and lint finds those that do nothing. Questions of mechanisms, which UIKit's own calls reach too, are in `Preconditions`.
extension Simulator {
  func objection(to action: Action) -> Trouble? {
    if let alert = alertInVain(in: action) { return Trouble(.alertAsController, alert) }
    let answer = answer(to: action)
    // No finger looks for what the version lacks.
    if let what = answer?.refusal, what == .absentEvent || what == .absentFeature { return answer }
    switch action.doer {
    case .finger(let touch): if let obstacle = obstacle(to: touch), !isByCode(action, obstacle) { return obstacle }
    case .lift(let id): if finger != id { return Trouble(.gestureOver, id) }
    case .code, .system: break
    }
    return answer
  }

  /// What the version lacks, or else what the state of the app makes of the action, as if a finger reached its place.
  private func answer(to action: Action) -> Trouble? {
    switch action {
    case .setRoot(let id): hierarchy.root == id ? .already("%1 is the root", id) : nil
    case .showWindow(let id):
      hierarchy.windows.last == id && scene(of: id) == nil ? .already("the window of %1 is in front", id) : nil
    case .hideWindow(let id, _) where hierarchy.window(of: id) != id || scene(of: id) != nil:
      .already("%1 is not the root of another window", id)
    case .hideWindow(let id, let isRetained):
      isRetained && hierarchy.hiddenWindows.contains(id) ? .already("the window of %1 is hidden", id) : nil
    case .enterBackground: application.isInBackground ? .already("the app is in the background") : nil
    case .enterForeground: application[scene: nil].state == .background ? nil : .already("the app is in the foreground")
    case .relaunch: application.isLaunched && !application.isInBackground ? .already("the app is running") : nil
    case .disconnectScene: usesScenes ? toDisconnecting(nil) : .already("the app uses no scenes")
    case .openScene(let root): lacks(.sceneConnects, "a scene") ?? toOpeningScene(of: root)
    case .changeScene(let change, let root): toChange(change, ofScene: root)
    case .setStatusBar(let orientation, _):
      lacks(.statusBarRotates, "a status bar that the app rotates") ?? toStatusBar(orientation)
    case .beginInterruption: toInterruption
    case .endInterruption: application.state == .interrupted ? nil : .already("no interruption is in progress")
    case .open(.link): lacks(.linkContinues, "a universal link")
    case .beginCall: toCall(isUp: true)
    case .endCall: toCall(isUp: false)
    case .rotate(let orientation): toRotation(orientation)
    case .attemptRotation: waiting ?? toAttempt()
    case .updateOrientations(let id):
      lacks(.orientationsAreUpdated, "setNeedsUpdateOfSupportedInterfaceOrientations", of: id) ?? waiting ?? toAttempt()
    case .requestGeometry where !rules.holds(.geometryIsRequested):
      Trouble(.absentMethod, words: ["UIWindowScene", "requestGeometryUpdateWithPreferences:errorHandler:"])
    case .requestGeometry: waiting
    case .resizeWindow(let size): lacks(.windowIsResized, "a part of the screen") ?? waiting ?? toResizing(size)
    case .changeInterfaceStyle:
      lacks(.styleToldParentFirst, "the dark style")
        ?? (controllersInWindow.isEmpty ? Trouble(.idle, saying: "no controller's view is in the window") : nil)

    case .setVariable(let setting): scenario.value(setting).map { has($0) } == true ? .already(setting + " holds") : nil
    case .create(let id): hierarchy[id].exists ? .already("%1 exists", id) : nil
    case .release(let id):
      hierarchy[id].heldByUIKitOnly && (!isUnretained(id) || hierarchy[id].wasReleased)
        ? .already("the app doesn't retain %1", id) : nil
    case .loadView(let id):
      hierarchy[id].exists && hierarchy.isLoaded(id) ? .already("the view of %1 is loaded", id) : nil
    case .unloadViewOutsideWindow(let id) where hierarchy.isInWindow(id):
      .already("the view of %1 is in the window", id)
    case .unloadView(let id), .unloadViewOutsideWindow(let id):
      hierarchy.isLoaded(id) ? nil : .already("the view of %1 isn't loaded", id)
    case .changeDelegate(let mask):
      application.delegate == mask ? .already("the app's delegate returns these orientations") : nil
    case .change(let id, let change):
      hierarchy[id].answers.with(change) == hierarchy[id].answers ? .already("%1 has this value", id) : nil
    case .layout(let id, let now):
      !hierarchy.isLoaded(id) || (now && !isSystemContainer(id))
        ? nil : toLayout(of: id, isPending: !now && hierarchy.views[id.view].needsLayout)
    case .setNeedsUpdateConstraints(let id):
      hierarchy.isLoaded(id) ? toLayout(of: id, isPending: hierarchy.views[id.view].marks[.needsConstraints]) : nil
    case .setNeedsUpdateProperties(let id):
      lacks(.propertiesBeforeLayout, "setNeedsUpdateProperties", of: id)
        ?? toLayout(of: id, isPending: !hierarchy.views[id.view].marks[.hasProperties])
    case .setTraits(let id, let traits):
      lacks(.overriddenTraitsStay, "setOverrideTraitCollection:forChildViewController:", of: hierarchy.parent(of: id))
        ?? toTraits(traits, of: id)
    case .setContentSize(let id, let size):
      hierarchy[id].contentSize == size ? .already("%1 has this content size", id) : nil
    case .takeView(let id, let owner) where id == owner:
      hierarchy.isLoaded(id) ? .already("%1 has this view", id) : nil
    case .takeView: rules.holds(.viewHasOneController) ? nil : Trouble(.viewOfTwo)
    case .send(let callback, let id, _): objection(toSending: callback, to: id)
    case .readPresentationController(let id): toPresentationController(id)

    case .present(let id, let source, _, _): toPresentingByApp(id, from: source)
    case .dismiss(let id, _, _): toDismissal(id)
    case .tapOutside(let id): toTapOutside(id)
    case .beginDismissal(let id): lacks(.dragOrder, "an interactive dismissal") ?? toDrag(of: id)
    case .cancelDismissal(let id), .finishDismissal(let id): toEndOfDrag(of: id)
    case .dragSheet(let id, let detent): lacks(.detentsOfSheets, "a sheet with detents") ?? toDetent(detent, of: id)
    case .unwind(let source, let id, _):
      lacks(.unwindOrder, "an unwind segue") ?? (source == id ? Trouble(.sameTwice, source) : nil)
        ?? (hierarchy[source].exists ? nil : notThere(source))

    case .removeFromParent(let id): hierarchy.parent(of: id) == nil ? .already("%1 has no parent", id) : nil
    case .removeWhole(let id, _): hierarchy[id].exists ? nil : notThere(id)
    case .addView(let child, let parent): toAdding(child, to: parent.view)
    case .addViewToWindow(let id): toAdding(id, to: .window)
    case .removeView(let id): hierarchy.hasSuperview(id) ? nil : .already("the view of %1 is in no other view", id)
    case .beginAppearance(let id, let appearing, _):
      isOnScreen(id) == appearing ? .already("%1 is " + hierarchy[id].appearance.name, id) : nil

    case .pop(let nav, let target, _): toPop(nav, target)
    case .setStack(let nav, let stack, _):
      hierarchy[nav].exists && hierarchy.children(of: nav) == stack ? .already("%1 has these children", nav) : nil
    case .setTabs(let tabs, let members, _):
      // The order of the tabs changes nothing. A tab that was removed may be a child until the end of the turn.
      objection(toTabbing: members) == nil && Set(members) == Set(containers[tabs]?.asked(tabs, self) ?? [])
        && containers[tabBar: tabs]?.selected.map { members.contains($0) } ?? members.isEmpty
        ? .already("%1 has these children", tabs) : nil
    case .setBarHidden(let nav, let hidden, _):
      containers[navigation: nav]?.hidesBar == hidden
        ? .already("the bar of %1 is \(hidden ? "hidden" : "shown")", nav) : nil
    case .setToolbarHidden(let nav, let hidden, _):
      containers[navigation: nav]?.showsToolbar == !hidden
        ? .already("the toolbar of %1 is \(hidden ? "hidden" : "shown")", nav) : nil
    case .beginPop(let nav): lacks(.popGesture, "the pop gesture") ?? toSwipeBack(in: nav)
    case .setDisplayMode(let split, to: let mode):
      lacks(.splitDisplayModes, "setPreferredDisplayMode:", of: split)
        ?? (containers[split: split].map { $0.preferred == mode } == true
          ? .already("%1 prefers this display mode", split) : nil)
    case .setColumnWidth(let split, _): lacks(.splitColumnWidth, "setPreferredPrimaryColumnWidthFraction:", of: split)
    case .show(let id, from: let source, let asDetail):
      lacks(.showInContainer, asDetail ? "showDetailViewController:sender:" : "showViewController:sender:", of: source)
        ?? toShowing(id, from: source, asDetail)
    case .tapMore(let tabs) where !hasMore(tabs):
      Trouble(.idle, tabs, saying: "%1 has a place for each of its tabs")
    case .tapMore(let tabs):
      containers[tabBar: tabs]?.selected == nil ? .already("%1 shows the More list", tabs) : nil
    case .select(let id, let tabs, let byUser): toSelecting(id, in: tabs, byUser: byUser)
    case .beginSearch(let search, let source, _):
      lacksSearch ?? (search == source ? Trouble(.sameTwice, search) : nil)
        ?? (hierarchy[search].presentation != nil ? .already("%1 is active", search) : nil)
    case .typeSearch(let search):
      lacksSearch
        ?? (declaration(search).hasDelegate ? nil : Trouble(.idle, search, saying: "%1 has no searchResultsUpdater"))
    case .endSearch(let search, _):
      lacksSearch ?? (hierarchy[search].presentation == nil ? .already("%1 isn't active", search) : nil)
    case .turnPage(let pages, let next, let animated) where isShown(next, in: pages):
      animated ? Trouble(.turnsToShown, pages, next) : .already("%1 shows %2", pages, next)
    case .beginTurn(let pages, let next) where isShown(next, in: pages): .already("%1 shows %2", pages, next)
    case .beginTurn(let pages, _):
      hierarchy[pages].appearance == .appeared && settledState(of: pages)?.shown != nil
        ? nil : Trouble(.touchOffScreen, pages)
    case .showMaster(let split, let shows): toButton(of: split, shows)
    case .showColumn(let column, let split, let shows):
      lacks(.splitColumns, shows ? "showColumn:" : "hideColumn:", of: split) ?? toShownColumn(column, of: split, shows)
    case .setColumn(let column, let split, let child):
      lacks(.splitColumns, "setViewController:forColumn:", of: split)
        ?? (containers[split: split].flatMap { column == .compact ? $0.compact : $0.content[column] } == child
          ? .already("%1 is in this column", child) : nil)

    case .then(let block, let ofCall):
      ofCall || transitions.animations.last != nil
        ? toLines(block) : Trouble(.idle, saying: "the animation above it didn't begin")
    case .alongside(let block):
      lacks(.coordinatorRunsAlongside, "transitionCoordinator", of: nil)
        ?? (coordinated == nil
          ? Trouble(.messageToNil, saying: "no transition with a coordinator is in progress") : toLines(block))
    case .transition(let from, let to, _, _, _) where from == to: Trouble(.sameTwice, from)
    case .transition(let from, let to, in: let parent, _, completion: false):
      objection(toTransitionFrom: from, to: to, in: parent) == nil && stays(to, notReplacing: from, in: parent)
        ? .already("%1 is shown, and %2 isn't", to, from) : nil
    case .launch, .launchWithoutRoot, .endApp, .killApp, .memoryWarning, .open, .setFrame, .setEditing, .presentNil,
      .addChild, .willMove, .didMove, .endAppearance, .transition, .addWhole, .push, .pushNil, .cancelPop, .finishPop,
      .cancelTurn, .finishTurn, .turnPage, .setPages, .performSegue, .wait, .waitUntilIdle, .runRoutine, .together,
      .animate, .after:
      nil
    }
  }

  /// An unwind segue whose source no finger can reach is performed by the app's code.
  private func isByCode(_ action: Action, _ obstacle: Trouble) -> Bool {
    if case .unwind = action { obstacle.refusal == .touchOffScreen } else { false }
  }

  // MARK: Fingers

  private func toTapOutside(_ id: ControllerID) -> Trouble? {
    guard let presentation = hierarchy[id].presentation, presentation.style == .popover || isSheet(presentation) else {
      return Trouble(.nothingOutside, id)
    }
    if let cover = hierarchy[id].presented, !endsByTapOutside { return Trouble(.touchCovered, id, cover) }
    // In iOS 13 and later, a tap is a swipe that the user finishes.
    guard presentation.style == .popover, endsByTapOutside else { return toDrag(of: id) }
    return declaration(id).isModalInPopover ? .already("%1 is modal in its popover", id) : nil
  }

  private func toDrag(of id: ControllerID) -> Trouble? {
    guard let presentation = hierarchy[id].presentation else { return Trouble(.swipesNothing, id) }
    return isSheet(presentation) && declaration(id).isModalInPresentation && !declaration(id).hasDelegate
      ? Trouble(.idle, id, saying: "%1 is modal in its presentation") : nil
  }

  private func toEndOfDrag(of id: ControllerID) -> Trouble? {
    guard isDragged(id), let finger = transitions.finger else { return nil }
    guard let dismissal = finger.drives else { return Trouble(.idle, id, saying: "%1 has stayed where it is") }
    return transitions[dismissal]?.modal == nil
      ? Trouble(.idle, id, saying: "the gesture ended when %1 was removed") : nil
  }

  private func toSwipeBack(in nav: ControllerID) -> Trouble? {
    guard hierarchy[nav].appearance == .appeared else { return Trouble(.touchOffScreen, nav) }
    if canSwipeBack(in: nav) { return nil }
    return Trouble(isSwiped(nav) ? .touchInOtherTransition : .popsNothing, nav)
  }

  private func toButton(of id: ControllerID, _ shows: Bool) -> Trouble? {
    guard let arrangement = containers[split: id]?.arrangement else { return nil }
    let hasModes = rules.holds(.splitDisplayModes)
    guard case .separate(_, let isWide) = arrangement, hasModes || !isWide else {
      return Trouble(hasModes ? .splitButtonCollapsed : .splitButtonHidden, id)
    }
    return toShownColumn(.primary, of: id, shows)
  }

  // MARK: Code

  private func toTraits(_ traits: TraitOverride?, of id: ControllerID) -> Trouble? {
    guard hierarchy.parent(of: id) != nil else { return Trouble(.traitsOfNoChild, id) }
    guard hierarchy[id].overridingTraits == traits else { return nil }
    return .already(traits == nil ? "no traits of %1 are overridden" : "%1 has these traits", id)
  }

  private func toPresentingByApp(_ id: ControllerID, from source: ControllerID) -> Trouble? {
    if isShownAsAlertView(id) { return .already("%1 is shown", id) }
    guard !rules.holds(.alertIsPresented) || rules.holds(.popoverHoldsRoot) else { return nil }
    if scenario.isAlert(source), !rules.holds(.alertIsPresented) { return Trouble(.presentsFromAlert, source) }
    // A popover controller shows its content beside what the same controller presents.
    guard rules.holds(.popoverHoldsRoot), screen.device.idiom == .pad, !scenario.isAlert(id),
      let other = hierarchy[hierarchy.outermost(of: source)].presented, other != id,
      style(of: id) == .popover || style(of: other) == .popover
    else { return nil }
    return Trouble(.popoverBesideOther)
  }

  private func toSelecting(_ id: ControllerID, in tabs: ControllerID, byUser: Bool) -> Trouble? {
    if containers[tabs]?.asked(tabs, self).contains(id) == false {
      return byUser ? Trouble(.tabNotThere, id, tabs) : nil
    }
    return containers[tabBar: tabs]?.selected == id && !(byUser && (declaration(tabs).hasDelegate || popsByTap(id)))
      ? .already("%1 is selected", id) : nil
  }

  private func isShown(_ page: ControllerID, in pages: ControllerID) -> Bool {
    containers[page: pages].map { $0.shown == page } == true && !transitions.isExchanging(in: pages)
  }

  private func stays(_ to: ControllerID, notReplacing from: ControllerID, in parent: ControllerID) -> Bool {
    hierarchy.isShown(to, in: parent) && hierarchy[to].passage.isOver && isOnScreen(to) == isOnScreen(parent)
      && !hierarchy.hasSuperview(from) && (hierarchy[from].appearance == .disappeared || !isOnScreen(parent))
  }

  // MARK: What is so already, or waits

  private var toInterruption: Trouble? {
    switch application.state {
    case .active, .resizing: nil
    case .inactive: .already("the app hasn't become active")
    case .interrupted: .already("an interruption is in progress")
    case .background: .already("the app is in the background")
    }
  }

  private func notThere(_ id: ControllerID) -> Trouble { Trouble(.messageToNil, id, saying: "%1 doesn't exist") }

  /// A view's needs are met when it is laid out, by a controller that exists.
  private func toLayout(of id: ControllerID, isPending: Bool) -> Trouble? {
    if !hierarchy.isInWindow(id) { return .later("when the view of %1 enters the window", id) }
    if !hierarchy[id].exists { return notThere(id) }
    return isPending ? .already("the view of %1 waits for this already", id) : nil
  }

  /// The end of what a rotation or another size of the window waits for; nil if neither need wait.
  private var waiting: Trouble? {
    if application.isInBackground { return .later("when the app enters the foreground") }
    for running in transitions.running where running.holdsInterface { return end(of: running) }
    return nil
  }

  private func toRotation(_ orientation: Orientation) -> Trouble? {
    if let waiting { return waiting }
    if application.held == orientation { return .already("the device is in this orientation") }
    if presentations.isEmpty {
      let decides = rules.holds(.masksBeforeRotation)
      return decides ? nil : Trouble(.idle, saying: "no controller decides about orientations")
    }
    return application.interface == orientation
      ? Trouble(.idle, saying: "the interface is in this orientation") : nil
  }

  private func toResizing(_ size: Size) -> Trouble? {
    let whole = screen.whole.fullBounds(in: application.interface)
    if screen.sharing(size, of: whole) == screen { return .already("the window has this size") }
    return application.hasSeveralScenes ? Trouble(.resizesOneScene) : nil
  }

  /// iOS 5 queries no controller about the orientation that the interface has.
  private func toAttempt() -> Trouble? {
    guard decider(presentations) != nil else { return .already("no window has a root view controller") }
    return (sharesScreen || rules.holds(.questionsBeforeRotation)) && application.held == application.interface
      ? .already("the interface is in the orientation of the device") : nil
  }

  private func toStatusBar(_ orientation: Orientation) -> Trouble? {
    if application.statusBar == orientation { return .already("the status bar is in this orientation") }
    return rules.holds(.statusBarNeedsNoMask) && decider(presentations) == nil
      ? Trouble(.idle, saying: "no controller decides about orientations") : nil
  }

  private func toCall(isUp: Bool) -> Trouble? {
    if let absence = lacks(.callLowersView, "a call that lowers the view") { return absence }
    guard hasCallBar else { return .already("the device shows no in-call status bar") }
    if (screen.callBar > 0) == isUp { return .already(isUp ? "a call is in progress" : "no call is in progress") }
    return application.interface.isLandscape ? .later("when the interface is in portrait") : nil
  }

  private func toPresentationController(_ id: ControllerID) -> Trouble? {
    if let absence = lacks(.presentationControllerKept, "a presentation controller that is kept") { return absence }
    return hierarchy[id].presentation != nil || hierarchy[id].styleRead != nil
      ? .already("%1 has its presentation controller", id) : nil
  }

  private func toDismissal(_ id: ControllerID) -> Trouble? {
    if scenario.isAlert(id), !rules.holds(.alertIsPresented) {
      return isShownAsAlertView(id) ? nil : .already("%1 isn't shown", id)
    }
    guard dismisser(for: id) == nil else { return nil }
    // A collapsed split view controller keeps columns, too.
    let isColumn = scenario.controllers.indices.contains { place in
      containers[split: ControllerID(place)].map { $0.content.members.contains(id) || $0.compact == id } ?? false
    }
    return hierarchy[id].isKept && !isColumn
      ? Trouble(.dismissesOrphan, id) : .already("%1 neither presents nor is presented", id)
  }

  private func popsByTap(_ id: ControllerID) -> Bool {
    containers[navigation: id] != nil && hierarchy.children(of: id).count > 1
  }

  private func toPop(_ nav: ControllerID, _ target: PopTarget) -> Trouble? {
    guard hierarchy[nav].exists else { return nil }
    let stack = hierarchy.children(of: nav)
    switch target {
    case .previous, .root:
      if stack.count > 1 { return nil }
      return isSwiped(nav) ? Trouble(.stackUnderFinger, nav) : .already("%1 shows its root", nav)
    case .controller(let id): return stack.last == id ? .already("%1 is on top", id) : nil
    }
  }

  /// Whether a gesture has taken the top controller from the stack, and may put it back.
  private func isSwiped(_ nav: ControllerID) -> Bool {
    transitions.running.contains { $0.exchange?.container == nav && $0.driver == .finger(finishes: false) }
  }

  private func toShowing(_ id: ControllerID, from source: ControllerID, _ asDetail: Bool) -> Trouble? {
    let container = hierarchy.first(upFrom: source) {
      containers[split: $0] != nil || (containers[navigation: $0] != nil && !asDetail)
    }
    guard let container, let state = containers[split: container], state.arrangement != .collapsed else { return nil }
    return state.content[asDetail ? .secondary : .primary] == id ? .already("%1 shows %2", container, id) : nil
  }

  private func toShownColumn(_ column: SplitColumn, of id: ControllerID, _ shows: Bool) -> Trouble? {
    guard let state = containers[split: id] else { return nil }
    switch state.arrangement {
    case .unborn: return nil
    case .collapsed: return toStackedColumn(column, of: id, state, shows)
    case .compact: return .already("%1 shows its compact column", id)
    case .separate:
      if column == .secondary, !shows { return .already("the secondary column of %1 is always shown", id) }
      return state.shownColumns.contains(column) == shows
        ? .already("the \(column.name) column of %1 is \(shows ? "shown" : "hidden")", id) : nil
    }
  }

  /// Only the column on top is popped, and none of a stack is pushed again.
  private func toStackedColumn(
    _ column: SplitColumn, of id: ControllerID, _ state: SplitState, _ shows: Bool
  ) -> Trouble? {
    guard let target = stackedTarget(of: column, state) else { return nil }
    let isOnTop = hierarchy.children(of: state.content.primary).last == target
    if shows { return isOnTop ? .already("%1 shows its \(column.name) column", id) : nil }
    return isOnTop && column != .primary
      ? nil : .already("the columns of %1 are stacked, and the \(column.name) column is not on top of another", id)
  }
}
