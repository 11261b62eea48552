extension Simulator {
  /// Performs the UIKit call of an action. Everything else follows from the mechanisms.
  mutating func act(_ action: Action, line: Int) {
    self.line = line
    guard isPossible(action) else { return }
    if let touch = action.touch, let obstacle = obstacle(to: touch) {
      return fail(.isCovered(scenario.name(of: touch.controller), by: obstacle))
    }
    if let reason = noEffect(of: action) {
      remark(reason)
    } else if let words = unseen(of: action) {
      emit(.remark(.unseen(words), line: line))
    }
    switch action {
    case .launch(let root, let held): launch(root, held: held)
    case .launchWithoutRoot: launch(nil)
    case .setRoot(let root): setRoot(root)
    case .showWindow(let root): showWindow(of: root)
    case .hideWindow(let root, let isRetained): hideWindow(of: root, isRetained: isRetained)
    case .enterBackground: enterBackground(application.scenes)
    case .enterForeground: enterForeground()
    case .disconnectScene: disconnectScene()
    case .openScene(let root): openScene(of: root)
    case .changeScene(let change, let root): self.change(change, of: root)
    case .endApp: endApp()
    case .killApp: killApp()
    case .relaunch: relaunch()
    case .memoryWarning: warnOfMemory()
    case .rotate(let orientation):
      if application.held != orientation { schedule([.rotate(.device)]) }
      application.held = orientation
    case .changeDelegate(let mask): application.delegate = mask
    case .changeInterfaceStyle: flipStyle(of: controllersInWindow, .styleToldParentFirst)
    case .resizeWindow(let size): resizeWindow(to: size)
    case .setStatusBar(let orientation, let animated): setStatusBar(to: orientation, animated: animated)
    case .beginInterruption: beginInterruption()
    case .open(let opened): open(opened)
    case .endInterruption: activeAgain(after: .interrupted, .interruption)
    case .beginCall: changeCallBar(isUp: true)
    case .endCall: changeCallBar(isUp: false)
    case .requestGeometry(let mask): requestGeometry(mask)
    case .attemptRotation: schedule([.rotate(.attempt)])

    case .create(let id): schedule([.create(id)])
    case .release(let id): release(id)
    case .loadView(let id): schedule([.load(id)])
    case .unloadView(let id): setViewToNil(id)
    case .unloadViewOutsideWindow(let id): if hierarchy.isLoaded(id), !hierarchy.isInWindow(id) { setViewToNil(id) }
    case .layout(let id, let now):
      hierarchy.views.setNeedsLayout(ViewID(of: id))
      schedule([.load(id)] + (now ? [.layOut(ViewID(of: id), now: true)] : []))
    case .setNeedsUpdateConstraints(let id):
      hierarchy.views[ViewID(of: id)].needsConstraints = true
      hierarchy.views.setNeedsLayout(ViewID(of: id))
      schedule([.load(id)])
    case .setNeedsUpdateProperties(let id):
      hierarchy.views[ViewID(of: id)].hasProperties = false
      hierarchy.views.setNeedsVisit(ViewID(of: id))
    case .setFrame(let id, let frame): schedule([.load(id), .setFrame(id, frame)])
    case .setTraits(let id, let traits): overrideTraits(of: id, traits)
    case .setContentSize(let id, let size): setContentSize(id, size)
    // UIKit queries again when the app's code has returned.
    case .updateOrientations: runLoop.waitForLayout([.rotate(.update)])
    case .setEditing(let id, let editing, let animated):
      schedule([
        .create(id), .send(.controller(id), .setEditing, .editing(editing, animated: animated), .editingIsACall),
      ])
    case .takeView(let id, let owner): takeView(id, of: owner)
    case .change(let id, let change): hierarchy[id].answers = hierarchy[id].answers.with(change)
    case .send(let callback, let id, let animated): sendByApp(callback, to: id, animated: animated)

    case .readPresentationController(let id):
      schedule([.create(id), .readPresentationController(id)])
    case .presentNil(let source): _ = permits(.present(nil, from: source, over: source))
    case .present(let id, let source, let animated, let completion):
      presentByApp(id, from: source, animated: animated, completion: completion)
    case .dismiss(let id, let animated, let completion):
      hideAlertView(id)
      dismiss(id, animated: animated, completion: completion)

    case .tapOutside(let id): tapOutside(id)
    case .beginDismissal(let id): beginDrag(of: id)
    case .cancelDismissal(let id): endDrag(of: id, finished: false)
    case .finishDismissal(let id): endDrag(of: id, finished: true)

    case .dragSheet(let id, let detent): dragSheet(id, to: detent)

    case .addChild(let child, let parent): schedule([.addChild(child, to: parent)])
    case .removeFromParent(let child): schedule([.removeFromParent(child)])
    case .willMove(let child, let parent): schedule([.create(child), .willMove(child, to: parent, .calledByApp)])
    case .didMove(let child, let parent): schedule([.create(child), .didMove(child, to: parent, .calledByApp)])
    case .addView(let child, let parent):
      schedule([.load(parent), .load(child), .attach(child, to: parent, .window, .viewEntersWindow)])
    case .addViewToWindow(let id): schedule([.load(id), .attach(id, to: nil, .window, .viewEntersWindow)])
    case .removeView(let child): schedule([.detach(child, .window, .viewLeavesWindow), .letGo(child)])
    case .beginAppearance(let id, let appearing, let animated):
      let transition = transitions.next(animated: animated == .yes || (animated == .asTold && isInAnimatedCallback))
      schedule([.create(id), .begin(id, appearing: appearing, transition, .app, .beginAndEnd)])
    case .endAppearance(let id): schedule([.create(id), .endUnchecked(id, .beginAndEnd)])
    case .transition(let from, let to, let parent, let duration, let completion):
      transition(from: from, to: to, in: parent, duration: duration, completion: completion)
    case .addWhole(let child, let parent):
      schedule([
        .addChild(child, to: parent), .load(parent), .load(child), .fillUnlessPlaced(child, parent),
        .attach(child, to: parent, .window, .viewEntersWindow), .didMove(child, to: parent, .calledByApp),
      ])
    case .removeWhole(let child, let parent): removeWhole(child, from: parent)

    case .push(let id, let nav, let animated):
      tell(nav, .navigation(.push(id, animated: animated)), making: [id])
    case .pushNil(let nav): _ = permits(.push(nil, on: nav))
    case .pop(let nav, let target, let animated): tell(nav, .navigation(.pop(target, animated: animated)))
    case .setStack(let nav, let stack, let animated):
      tell(nav, .navigation(.setStack(count: stack.count, animated: animated)), making: stack, handing: stack)
    case .setBarHidden(let nav, let hidden, _): tell(nav, .navigation(.setBarHidden(hidden)))
    case .setToolbarHidden(let nav, let hidden, _): tell(nav, .navigation(.setToolbarHidden(hidden)))
    case .beginPop(let nav): tell(nav, .navigation(.beginGesture))
    case .cancelPop(let nav): tell(nav, .navigation(.endGesture(finished: false)))
    case .finishPop(let nav): tell(nav, .navigation(.endGesture(finished: true)))
    case .beginTurn(let pages, let next): tell(pages, .page(.beginGesture(to: next)))
    case .cancelTurn(let pages): tell(pages, .page(.endGesture(finished: false)))
    case .finishTurn(let pages): tell(pages, .page(.endGesture(finished: true)))
    case .select(let id, let tabs, let byUser): tell(tabs, .tabBar(.select(id, byUser: byUser)))
    case .setTabs(let tabs, let members, _):
      tell(tabs, .tabBar(.setTabs(count: members.count)), making: members, handing: members)
    case .turnPage(let pages, let next, let animated): tell(pages, .page(.turn(to: next, animated: animated)))
    case .setPages(let pages, let next, let animated):
      _ = permits(.turn(pages, to: next, animated: animated))
    case .showMaster(let split, let shows): tell(split, .split(.showMaster(shows)))
    case .setDisplayMode(let split, let mode): tell(split, .split(.prefer(mode)))
    case .setColumnWidth(let split, let width): tell(split, .split(.setColumnWidth(width)))
    case .showColumn(let column, let split, let shows): tell(split, .split(.showColumn(column, shows)))
    case .setColumn(let column, let split, let id): tell(split, .split(.setColumn(column, id)), making: [id])
    case .beginSearch(let search, let source, _): tell(search, .search(.begin(from: source)), making: [source])
    case .typeSearch(let search): tell(search, .search(.type))
    case .endSearch(let search, _): tell(search, .search(.end))
    case .show(let id, let source, let asDetail):
      schedule([.create(source), .create(id), .show(id, from: source, asDetail: asDetail, animated: true)])

    case .performSegue(let identifier, let source, let byUser): performSegue(identifier, from: source, byUser: byUser)
    case .unwind(let source, let destination, let animated): unwind(source, to: destination, animated: animated)

    case .animate(let duration, let block): animate(duration, block)
    case .alongside(let block): runAlongside(block)
    case .then(let block): runThen(block)
    case .runRoutine(_, let block), .together(let block): runBlock(block)
    case .setVariable(let setting):
      if let value = scenario.value(setting) { application.variables[value.variable] = value.value }
    case .after(let delay, let block): schedule(Work.after(delay, [.runBlock(block)]))

    case .wait, .waitUntilIdle: break
    }
  }

  /// A line about one of several scenes, named by the root of its window.
  private mutating func change(_ change: SceneChange, of root: ControllerID) {
    let own = hierarchy.root ?? application.lastRoot
    let isOwn = root == own
    guard usesScenes, isOwn ? application.isConnected || change == .foreground : application[scene: root].root == root
    else { return fail(.noScene(scenario.name(of: root))) }
    let scene = isOwn ? nil : root
    switch change {
    case .background: enterBackground([application[scene: scene]])
    case .foreground: enterForeground(scene)
    case .disconnect: disconnectScene(scene)
    case .close: disconnectScene(scene, isClosed: true)
    }
  }

  /// The app's code runs after launch only, and time does not pass inside a callback.
  private mutating func isPossible(_ action: Action) -> Bool {
    if let (rule, what) = feature(of: action), !offers(rule, what) { return false }
    let fault: Fault.Kind?
    switch action {
    case .launch, .launchWithoutRoot, .relaunch, .open, .rotate, .runRoutine, .together, .setVariable: fault = nil
    // Objects may be there before the launch, and go with the process.
    case .create, .change: fault = application.hasEnded ? .notLaunched : nil
    case .wait, .waitUntilIdle: fault = messages.frames.isEmpty ? nil : .timeInCallback
    default: fault = application.isLaunched ? nil : .notLaunched
    }
    if let fault { fail(fault) }
    return fault == nil
  }

  /// The feature that an action needs: the rule whose versions have it, and its name.
  private func feature(of action: Action) -> (RuleID, String)? {
    switch action {
    case .open(.link): (.linkContinues, "open link")
    case .changeInterfaceStyle: (.styleToldParentFirst, "interface styles")
    case .resizeWindow: (.windowIsResized, "a part of the screen")
    case .requestGeometry: (.geometryIsRequested, "requestGeometryUpdate")
    case .updateOrientations: (.orientationsAreUpdated, "setNeedsUpdateOfSupportedInterfaceOrientations")
    case .setNeedsUpdateProperties: (.propertiesBeforeLayout, "setNeedsUpdateProperties")
    case .setTraits: (.overriddenTraitsStay, "an override of a child's traits")
    case .dragSheet: (.detentsOfSheets, "detents")
    case .setDisplayMode: (.splitDisplayModes, "a display mode")
    case .setColumnWidth: (.splitColumnWidth, "the width of columns")
    case .show: (.showInContainer, "showViewController:sender:")
    case .alongside: (.coordinatorRunsAlongside, "a transition coordinator")
    default: nil
    }
  }
}

/// Actions of the system and of the user, and what the app says of a child.
extension Simulator {
  /// Ends the app in the background, as the system does, without callbacks.
  mutating func endApp() {
    guard application.isInBackground else { return fail(.notInBackground) }
    appEnds()
  }

  /// The app is launched again, and shows what it has saved.
  mutating func relaunch() {
    guard application.hasEnded, let root = application.saved.root else { return fail(.nothingToRelaunch) }
    launch(root)
    if !application.saved.controllers.isEmpty { runLoop.waitForLayout([.restoration(.present)]) }
  }

  /// The delegate first, then every controller there is, in the order in which they were made.
  mutating func warnOfMemory() {
    schedule(
      [.send(.app, .appDidReceiveMemoryWarning, .none, .memoryDelegateFirst)]
        + hierarchy.existing.map { .send(.controller($0), .didReceiveMemoryWarning, .none, .memoryByCreation) })
  }

  /// Drags the sheet to a detent, then notifies its delegate.
  mutating func dragSheet(_ id: ControllerID, to detent: SheetDetent) {
    guard let presentation = hierarchy[id].presentation, isSheet(presentation), presentation.style != .popover,
      declaration(id).detents.contains(detent), screen.traits(in: application.interface).vertical == .regular
    else { return fail(.noDetent(detent.name, of: scenario.name(of: id))) }
    guard self.detent(of: id) != detent else { return }
    hierarchy[id].detent = detent
    let telling: [Work] =
      declaration(id).hasDelegate ? [.send(.delegate(id), .sheetDidChangeDetent, .none, .detentsOfSheets)] : []
    schedule(
      [.animating(true), .fillWindow(id), .layoutPass, .animating(false)] + Work.after(rules.gestureDuration, telling))
  }

  /// `setOverrideTraitCollection:forChildViewController:`; nil takes back what was given.
  mutating func overrideTraits(of id: ControllerID, _ traits: TraitOverride?) {
    guard hierarchy.parent(of: id) != nil else { return fail(.noParent(scenario.name(of: id))) }
    hierarchy.overrideTraits(of: id, traits)
    spreadTraits(below: id)
  }
}
