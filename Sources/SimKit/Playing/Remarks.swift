extension Simulator {
  /// Tells the reader why a line has no effect. Every action that UIKit ignores comes here.
  mutating func remark(_ reason: String) { emit(.remark(.noEffect(reason), line: line)) }

  /// Tells the reader why an action has no effect, or why the trace doesn't show it.
  mutating func remark(on action: Action) {
    if let reason = noEffect(of: action) {
      remark(reason)
    } else if let words = unseen(of: action) {
      emit(.remark(.unseen(words), line: line))
    }
  }

  /// Why an action has no effect in the app's current state, or nil if it has one.
  private func noEffect(of action: Action) -> String? {
    switch action {
    case .setRoot(let id): hierarchy.root == id ? "\(quoted(id)) is the root" : nil
    case .showWindow(let id):
      hierarchy.windows.last == id && scene(of: id) == nil ? "the window of \(quoted(id)) is in front" : nil
    case .hideWindow(let id, let isRetained):
      hierarchy.window(of: id) != id || scene(of: id) != nil
        ? "\(quoted(id)) is not the root of another window"
        : isRetained && hierarchy.hiddenWindows.contains(id) ? "the window of \(quoted(id)) is hidden" : nil
    case .enterBackground: application.isInBackground ? "the app is in the background" : nil
    case .enterForeground: application[scene: nil].state == .background ? nil : "the app is in the foreground"
    case .changeScene(let change, let root): ofChange(change, ofScene: root)
    case .setStatusBar(let orientation, _): ofStatusBar(to: orientation)
    case .beginInterruption: ofInterruption
    case .endInterruption: application.state == .interrupted ? nil : "no interruption is in progress"
    case .beginCall: ofCall(isUp: true)
    case .endCall: ofCall(isUp: false)
    case .rotate(let orientation): ofRotation(to: orientation)
    case .attemptRotation, .updateOrientations: waiting ?? ofAttempt()
    case .requestGeometry: waiting
    case .resizeWindow(let size):
      waiting
        ?? (screen.sharing(size, of: screen.whole.fullBounds(in: application.interface)) == screen
          ? "the window has this size" : nil)

    case .setVariable(let setting): scenario.value(setting).map { has($0) } ?? false ? "\(setting) holds" : nil
    case .create(let id): hierarchy[id].exists ? "\(quoted(id)) exists" : nil
    case .release(let id):
      hierarchy[id].heldByUIKitOnly && (!isUnretained(id) || hierarchy[id].wasReleased)
        ? "the app doesn't retain \(quoted(id))" : nil
    case .loadView(let id): hierarchy[id].exists && hierarchy.isLoaded(id) ? "the view of \(quoted(id)) is loaded" : nil
    case .unloadView(let id): hierarchy.isLoaded(id) ? nil : notLoaded(id)
    case .unloadViewOutsideWindow(let id):
      !hierarchy.isLoaded(id)
        ? notLoaded(id)
        : hierarchy.isInWindow(id) ? "the view of \(quoted(id)) is in the window" : nil
    case .changeDelegate(let mask): application.delegate == mask ? "the app's delegate returns these orientations" : nil
    case .change(let id, let change):
      hierarchy[id].answers.with(change) == hierarchy[id].answers ? "\(quoted(id)) has this value" : nil
    case .layout(let id, let now):
      !hierarchy.isLoaded(id) || (now && !isSystemContainer(id))
        ? nil : ofLayout(of: id, isPending: !now && hierarchy.views[id.view].needsLayout)
    case .setNeedsUpdateConstraints(let id):
      !hierarchy.isLoaded(id) ? nil : ofLayout(of: id, isPending: hierarchy.views[id.view].needsConstraints)
    case .setNeedsUpdateProperties(let id): ofLayout(of: id, isPending: !hierarchy.views[id.view].hasProperties)
    case .beginDismissal(let id):
      declaration(id).isModalInPresentation && !declaration(id).hasDelegate
        ? "\(quoted(id)) is modal in its presentation" : nil
    case .cancelDismissal(let id), .finishDismissal(let id): ofEndOfDrag(of: id)
    case .setContentSize(let id, let size):
      hierarchy[id].contentSize == size ? "\(quoted(id)) has this content size" : nil
    case .readPresentationController(let id): ofPresentationController(id)

    case .unwind(let source, let id, _): [source, id].first { !hierarchy[$0].exists }.map { notThere($0) }
    case .present(let id, _, _, _): isShownAsAlertView(id) ? "\(quoted(id)) is shown" : nil
    case .dismiss(let id, _, _): ofDismissal(id)
    case .tapOutside(let id):
      declaration(id).isModalInPopover && endsByTapOutside ? "\(quoted(id)) is modal in its popover" : nil
    case .dragSheet(let id, let detent):
      rules.holds(.detentsOfSheets) && hierarchy[id].presentation != nil && self.detent(of: id) == detent
        ? "\(quoted(id)) is at this detent" : nil

    case .removeFromParent(let id): hierarchy.parent(of: id) == nil ? "\(quoted(id)) has no parent" : nil
    case .removeWhole(let id, _): hierarchy[id].exists ? nil : notThere(id)
    case .addView(let child, let parent): ofAdding(child, to: parent.view)
    case .addViewToWindow(let id): ofAdding(id, to: .window)
    case .removeView(let id): hierarchy.hasSuperview(id) ? nil : "the view of \(quoted(id)) is in no other view"
    case .beginAppearance(let id, let appearing, _): ofBeginning(id, appearing)

    case .pop(let nav, let target, _): ofPop(nav, target)
    case .setStack(let nav, let stack, _):
      hierarchy[nav].exists && hierarchy.children(of: nav) == stack ? "\(quoted(nav)) has these children" : nil
    // The order of the tabs changes nothing. A tab that was removed may be a child until the end of the turn.
    case .setTabs(let tabs, let members, _):
      Set(members) == Set(containers[tabs]?.asked(tabs, self) ?? []) ? "\(quoted(tabs)) has these children" : nil
    case .setBarHidden(let nav, let hidden, _):
      containers[navigation: nav]?.hidesBar == hidden
        ? "the bar of \(quoted(nav)) is \(hidden ? "hidden" : "shown")" : nil
    case .setToolbarHidden(let nav, let hidden, _):
      containers[navigation: nav]?.showsToolbar == !hidden
        ? "the toolbar of \(quoted(nav)) is \(hidden ? "hidden" : "shown")" : nil
    case .setTraits(let id, let traits):
      hierarchy.parent(of: id) != nil && hierarchy[id].overridingTraits == traits
        ? (traits == nil ? "no traits of \(quoted(id)) are overridden" : "\(quoted(id)) has these traits") : nil
    case .setDisplayMode(let split, to: let mode):
      containers[split: split].map { $0.preferred == mode } == true ? "\(quoted(split)) prefers this display mode" : nil
    case .show(let id, from: let source, let asDetail): ofShowing(id, from: source, asDetail)
    case .select(let id, let tabs, let byUser):
      containers[tabBar: tabs]?.selected == id
        && !(byUser && (declaration(tabs).hasDelegate || popsByTap(id)))
        ? "\(quoted(id)) is selected" : nil
    case .beginSearch(let search, _, _): hierarchy[search].presentation != nil ? "\(quoted(search)) is active" : nil
    case .typeSearch(let search):
      declaration(search).hasDelegate ? nil : "\(quoted(search)) has no searchResultsUpdater"
    case .endSearch(let search, _): hierarchy[search].presentation == nil ? "\(quoted(search)) isn't active" : nil
    case .turnPage(let pages, let next, _), .beginTurn(let pages, let next):
      containers[page: pages].map { $0.shown == next } == true && !transitions.isExchanging(in: pages)
        ? "\(quoted(pages)) shows \(quoted(next))" : nil
    case .showMaster(let split, let shows): rules.holds(.splitDisplayModes) ? ofColumn(.primary, of: split, shows) : nil
    case .showColumn(let column, let split, let shows): ofColumn(column, of: split, shows)
    case .setColumn(let column, let split, let child):
      containers[split: split].flatMap { column == .compact ? $0.compact : $0.content[column] } == child
        ? "\(quoted(child)) is in this column" : nil

    case .changeInterfaceStyle: controllersInWindow.isEmpty ? "no controller's view is in the window" : nil
    case .then(let block): transitions.animations.last == nil ? "the animation above it didn't begin" : ofLines(block)
    case .alongside(let block):
      coordinated == nil ? "no transition with a coordinator is in progress" : ofLines(block)
    default: nil
    }
  }

  /// Lines below a line may be for other versions or devices.
  private func ofLines(_ block: BlockID) -> String? {
    hasLine(block) ? nil : "no line below it is for this version and device"
  }

  /// A custom action counts as a line: it may run itself.
  private func hasLine(_ block: BlockID) -> Bool {
    scenario.blocks[block.int].statements.contains { statement in
      guard statement.counts(in: mode, on: screen.device) else { return false }
      switch statement.content {
      case .action(.together(let below)), .action(.after(_, let below)): return hasLine(below)
      default: return true
      }
    }
  }

  /// Why the trace doesn't show what an action brings about, or nil if it does.
  private func unseen(of action: Action) -> String? {
    func hidden(_ id: ControllerID, _ callback: Callback) -> String? {
      guard isQuiet(.controller(id), callback), scenario.header.filter.callbacks?.contains(callback) != true else {
        return nil
      }
      return "\(callback.selector) of \(quoted(id)); 'overrides \(callback.selector)' shows it"
    }
    switch action {
    case .create(let id): return declaration(id).isFromStoryboard ? nil : hidden(id, .initWithNibName)
    case .setNeedsUpdateProperties(let id): return hidden(id, .updateProperties)
    case .present(let id, _, _, _), .dismiss(let id, _, _):
      return scenario.isAlert(id) ? "\(quoted(id)) is an alert, and has no callbacks" : nil
    case .push(_, on: let nav, animated: true), .pop(let nav, _, animated: true):
      return rules.holds(.animatorAnimates) && declaration(nav).hasAnimator
        ? "the animator of \(quoted(nav)); vcsim animates only presentations with one" : nil
    default: return nil
    }
  }

  private func ofChange(_ change: SceneChange, ofScene root: ControllerID) -> String? {
    let isInBackground = application[scene: root].state == .background
    return switch change {
    case .background: isInBackground ? "the scene of \(quoted(root)) is in the background" : nil
    case .foreground: isInBackground ? nil : "the scene of \(quoted(root)) is in the foreground"
    case .disconnect, .close: nil
    }
  }

  private var ofInterruption: String? {
    switch application.state {
    case .active, .resizing: nil
    case .inactive: "the app hasn't become active"
    case .interrupted: "an interruption is in progress"
    case .background: "the app is in the background"
    }
  }

  /// Only other versions do what the rule says.
  private func applies(_ rule: RuleID) -> String { rule.rawValue + " applies in " + rule.modes.name }

  private func quoted(_ id: ControllerID) -> String { "'" + scenario.name(of: id) + "'" }

  private func notLoaded(_ id: ControllerID) -> String { "the view of \(quoted(id)) isn't loaded" }

  private func notThere(_ id: ControllerID) -> String { "\(quoted(id)) doesn't exist" }

  /// A view's needs are met when it is laid out, by a controller that exists.
  private func ofLayout(of id: ControllerID, isPending: Bool) -> String? {
    if !hierarchy.isInWindow(id) { return "it waits for the view of \(quoted(id)) to enter the window" }
    if !hierarchy[id].exists { return notThere(id) }
    return isPending ? "the view of \(quoted(id)) waits for this already" : nil
  }

  /// The reason why a rotation or another size of the window waits, or nil if it need not.
  private var waiting: String? {
    if application.isInBackground { return "it waits for the app to enter the foreground" }
    if let finger = finger { return "it waits for the end of the gesture on \(quoted(finger))" }
    if let modal = transitions.modals.first {
      return "it waits for the \(modal.presents ? "presentation" : "dismissal") of \(quoted(modal.controller))"
    }
    if transitions.turn != nil { return "it waits for the end of the rotation" }
    return transitions.isIdle ? nil : "it waits for the end of a container's transition"
  }

  private func ofRotation(to orientation: Orientation) -> String? {
    if let waiting { return waiting }
    if application.held == orientation { return "the device is in this orientation" }
    if presentations.isEmpty {
      let needsRoot = !rules.holds(.rotationNeedsNoRoot)
      return needsRoot ? applies(.rotationNeedsNoRoot) : "no controller decides about orientations"
    }
    return application.interface == orientation ? "the interface is in this orientation" : nil
  }

  /// iOS 5 queries no controller about the orientation that the interface has.
  private func ofAttempt() -> String? {
    guard hierarchy.decider(presentations) != nil else { return "no window has a root view controller" }
    return (sharesScreen || rules.holds(.questionsBeforeRotation)) && application.held == application.interface
      ? "the interface is in the orientation of the device" : nil
  }

  private func ofStatusBar(to orientation: Orientation) -> String? {
    guard rules.holds(.statusBarRotates) else { return applies(.statusBarRotates) }
    if application.statusBar == orientation { return "the status bar is in this orientation" }
    return rules.holds(.statusBarNeedsNoMask) && hierarchy.decider(presentations) == nil
      ? "no controller decides about orientations" : nil
  }

  private func ofCall(isUp: Bool) -> String? {
    guard rules.holds(.callLowersView) else { return applies(.callLowersView) }
    guard hasCallBar else { return "the device shows no in-call status bar" }
    if application.interface.isLandscape { return "the status bar keeps its height in landscape" }
    return (screen.callBar > 0) == isUp ? (isUp ? "a call is in progress" : "no call is in progress") : nil
  }

  private func ofPresentationController(_ id: ControllerID) -> String? {
    guard rules.holds(.presentationControllerKept) else { return applies(.presentationControllerKept) }
    return hierarchy[id].presentation != nil || hierarchy[id].styleRead != nil
      ? "\(quoted(id)) has its presentation controller" : nil
  }

  private func ofDismissal(_ id: ControllerID) -> String? {
    if scenario.isAlert(id), !rules.holds(.alertIsPresented) {
      return isShownAsAlertView(id) ? nil : "\(quoted(id)) isn't shown"
    }
    return dismisser(for: id) == nil ? "\(quoted(id)) neither presents nor is presented" : nil
  }

  private func popsByTap(_ id: ControllerID) -> Bool {
    containers[navigation: id] != nil && hierarchy.children(of: id).count > 1
  }

  private func ofEndOfDrag(of id: ControllerID) -> String? {
    guard let drag = transitions.drag, drag.controller == id else { return nil }
    guard let dismissal = drag.dismissal else { return "\(quoted(id)) has stayed where it is" }
    return transitions.modal(dismissal) == nil ? "the gesture ended when \(quoted(id)) was removed" : nil
  }

  private func ofAdding(_ id: ControllerID, to view: ViewID) -> String? {
    hierarchy.isLoaded(id) && hierarchy.views.superview(of: id.view) == view
      ? "the view of \(quoted(id)) is there" : nil
  }

  private func ofBeginning(_ id: ControllerID, _ appearing: Bool) -> String? {
    let state = hierarchy[id].appearance
    let isOnTheWay = state == .appearing || state == .appeared
    return isOnTheWay == appearing ? "\(quoted(id)) is \(state.name)" : nil
  }

  private func ofPop(_ nav: ControllerID, _ target: PopTarget) -> String? {
    guard hierarchy[nav].exists else { return nil }
    let stack = hierarchy.children(of: nav)
    switch target {
    case .previous, .root: return stack.count > 1 ? nil : "\(quoted(nav)) shows its root"
    case .controller(let id): return stack.last == id ? "\(quoted(id)) is on top" : nil
    }
  }

  private func ofShowing(_ id: ControllerID, from source: ControllerID, _ asDetail: Bool) -> String? {
    var container = source
    while containers[split: container] == nil {
      guard containers[navigation: container] == nil || asDetail,
        let above = hierarchy.parentViewController(of: container)
      else { return nil }
      container = above
    }
    let column: SplitColumn = asDetail ? .secondary : .primary
    guard let state = containers[split: container], state.arrangement != .collapsed, state.content[column] == id else {
      return nil
    }
    return "\(quoted(container)) shows \(quoted(id))"
  }

  private func ofColumn(_ column: SplitColumn, of id: ControllerID, _ shows: Bool) -> String? {
    guard let state = containers[split: id] else { return nil }
    switch state.arrangement {
    case .unborn: return nil
    case .collapsed: return ofStackedColumn(column, of: id, state, shows)
    case .compact: return "\(quoted(id)) shows its compact column"
    case .separate:
      if column == .secondary, !shows { return "the secondary column of \(quoted(id)) is always shown" }
      return state.shownColumns.contains(column) == shows
        ? "the \(column.name) column of \(quoted(id)) is \(shows ? "shown" : "hidden")" : nil
    }
  }

  /// Only the column on top is popped, and none of a stack is pushed again.
  private func ofStackedColumn(_ column: SplitColumn, of id: ControllerID, _ state: SplitState, _ shows: Bool)
    -> String?
  {
    guard let target = stackedTarget(of: column, state) else { return nil }
    let isOnTop = hierarchy.children(of: state.content.primary).last == target
    if shows { return isOnTop ? "\(quoted(id)) shows its \(column.name) column" : nil }
    return isOnTop && column != .primary
      ? nil : "the columns of \(quoted(id)) are stacked, and the \(column.name) column is not on top of another"
  }
}
