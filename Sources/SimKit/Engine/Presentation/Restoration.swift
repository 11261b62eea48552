/// State restoration, iOS 6: the state saved when the app enters the background, and re-created at a launch after it was ended there.
extension Simulator {
  /// The app goes to the background: every controller that can be found again by identifiers encodes its state.
  func saveState() -> [Work] {
    // With scenes, an activity of the scene has the state, and no controller encodes its own.
    guard rules.holds(.encodesInBackground), !usesScenes, let root = hierarchy.root,
      declaration(root).restorationIdentifier != nil
    else { return [] }
    let question = Question(.app, .shouldSaveState, .encodesInBackground)
    return Work.ask(question, ifYes: [.application(.encodeState)])
  }

  mutating func encodeState() {
    application.saved = savedControllers()
    schedule(
      [.send(.app, .willEncodeState, .none, .encodesInBackground)]
        + application.saved.map {
          .send(.controller($0.id), .encodeState, .none, $0.isOfApp ? .encodesOwnChildren : .encodesInBackground)
        })
  }

  /// The root and all below it, parents first. A controller without an identifier is left out with all below it, and so are
  /// the children of a custom container that doesn't encode them.
  private func savedControllers() -> [SavedController] {
    var result: [SavedController] = []
    var open: [(ControllerID, presenter: ControllerID?, isOfApp: Bool)] = []
    if let root = hierarchy.root { open.append((root, nil, false)) }
    while let (id, presenter, isOfApp) = open.popLast() {
      guard declaration(id).restorationIdentifier != nil else { continue }
      let encodes = declaration(id).encodesChildren
      let inside = isSystemContainer(id) || encodes ? hierarchy.children(of: id) : []
      result.append(
        SavedController(
          id: id, presenter: presenter, isOfApp: isOfApp,
          children: inside.filter { declaration($0).restorationIdentifier != nil },
          selected: containers[tabBar: id]?.selected))
      // The next to be taken is the last of the list.
      if let presented = hierarchy[id].presented { open.append((presented, presenter: id, isOfApp: isOfApp)) }
      open += inside.reversed().map { ($0, presenter: nil, isOfApp: isOfApp || encodes) }
    }
    return result
  }

  /// All are made before the first is decoded.
  private func decoding(_ all: [SavedController]) -> [Work] {
    func rule(_ controller: SavedController) -> RuleID {
      controller.isOfApp ? .encodesOwnChildren : .restoresBeforeLaunch
    }
    let strange = all.filter { hasStrangeClass($0.id) }
    let saved = all.filter { !strange.contains($0) }
    let warnings: [Work] = strange.map {
      .message(.warn(.ofClass(.restorationClassDoesNotConform, $0.id)))
    }
    let making: [Work] = saved.flatMap { controller -> [Work] in
      let ask: Work =
        declaration(controller.id).restoresByClass
        ? .send(.controller(controller.id), .restorationClassMakes, .none, rule(controller))
        : .send(.app, .appRestores, .shown(controller.id, animated: nil), rule(controller))
      return [ask, .create(controller.id)]
    }
    let decoding: [Work] = saved.flatMap { controller -> [Work] in
      [.load(controller.id), .send(.controller(controller.id), .decodeState, .none, rule(controller))]
        + containerRestores(controller.children, selected: controller.selected, in: controller.id)
    }
    let finished: [Work] = saved.map { .send(.controller($0.id), .finishedRestoring, .none, .restorationEnds) }
    return warnings + making + decoding + [.send(.app, .didDecodeState, .none, .restoresBeforeLaunch)] + finished
  }

  /// Whether the controller's restoration class lacks the method that creates it.
  private func hasStrangeClass(_ id: ControllerID) -> Bool {
    rules.holds(.restorationClassConforms) && declaration(id).restoresByClass
      && !overrides(.controller(id), .restorationClassMakes)
  }

  // MARK: The app ends and comes back

  /// The user swipes the app away. The only scene is disconnected and its session discarded, also in the background, where
  /// an app without scenes stays suspended. Only an app in front terminates.
  mutating func killApp() {
    let isInFront = !application.isInBackground
    var works = resigningActive(application.scenes, .backgroundOrder, .sceneBackground)
    if usesScenes, scenario.header.hasSeveralScenes {
      works = leaveForeground(application.scenes, .sceneKilled)
    } else if usesScenes {
      if !lacksScene { works.append(.send(.scene(nil), .sceneDidDisconnect, .none, .sceneKilled)) }
      works.append(.send(.app, .didDiscardScenes, .none, .sceneKilled))
      application.firstScene = .unknown
    } else if isInFront {
      works.append(.send(.app, .didEnterBackground, .none, .backgroundOrder))
      works += hierarchy.visible(presentations).filter { hierarchy[$0].appearance == .appeared }.flatMap {
        let end = transitions.next(animated: false)
        return [.begin($0, appearing: false, end, .window, .appKilled), .end($0, end, .appKilled)] as [Work]
      }
    }
    if isInFront { works.append(.send(.app, .willTerminate, .none, usesScenes ? .sceneKilled : .appKilled)) }
    schedule(works + [.application(.ends)])
  }

  mutating func appEnds() {
    let old = application
    let root = hierarchy.root ?? old.lastRoot
    application = Application(scenario, on: screen.device.idiom)
    application.saved = old.saved
    application.firstScene = old.firstScene == .unknown ? .unknown : .remembered
    application.lastRoot = root
    application.process = .ended
    hierarchy = Hierarchy(scenario.controllers)
    containers = Containers(controllers: scenario.controllers.count)
    transitions = Transitions()
    // The code that runs goes with the process.
    stopEverything()
    messages.endProcess()
    events.depth = 0
  }

  /// Returns the calls between the two messages of a launch.
  func restoreState() -> [Work] {
    guard !application.saved.isEmpty else { return [] }
    let question = Question(.app, .shouldRestoreState, .restoresBeforeLaunch)
    let warning: [Work] = rules.holds(.restorationIsSecure) ? [.message(.warn(.plain(.restoresInsecurely)))] : []
    return warning + Work.ask(question, ifYes: decoding(application.saved))
  }
}
