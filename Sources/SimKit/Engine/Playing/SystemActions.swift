/// Actions of the system and of the user.
extension Simulator {
  mutating func turnDevice(to orientation: Orientation) {
    if application.held != orientation { schedule([.rotation(.attempt(.device))]) }
    application.held = orientation
  }

  /// The user taps the app's icon: the app is launched again, and shows what it has saved, or comes to the front.
  mutating func relaunch() {
    guard !application.isLaunched else { return enterForeground() }
    launch(application.saved.first?.id ?? application.lastRoot)
    runLoop.waitForLayout(
      application.saved.compactMap { saved in
        saved.presenter.map { .presentation(.askToPresent(saved.id, from: $0, animated: false, completion: false)) }
      })
  }

  /// The delegate first, then every controller there is, in the order in which they were made.
  mutating func warnOfMemory() {
    schedule(
      [.send(.app, .appDidReceiveMemoryWarning, .none, .memoryDelegateFirst)]
        + hierarchy.existing.map { .send(.controller($0), .didReceiveMemoryWarning, .none, .memoryByCreation) })
  }

  func toDetent(_ detent: SheetDetent, of id: ControllerID) -> Trouble? {
    guard let presentation = hierarchy[id].presentation, isSheet(presentation), presentation.style != .popover,
      declaration(id).detents.contains(detent), screen.traits(in: application.interface).vertical == .regular
    else { return Trouble(.detentNotThere, id, words: [detent.name]) }
    return self.detent(of: id) == detent ? .already("%1 is at this detent", id) : nil
  }

  mutating func dragSheet(_ id: ControllerID, to detent: SheetDetent) {
    guard self.detent(of: id) != detent else { return }
    hierarchy[id].detent = detent
    let message = Work.tellDelegate(id, .sheetDidChangeDetent, .none, .detentsOfSheets)
    schedule(Work.animated([.fillWindow(id), .layoutPass]) + Work.after(rules.gestureDuration, [message]))
  }

  /// The scene that a line names by the root of its window; nil for the first.
  func scene(named root: ControllerID) -> ControllerID? {
    root == (hierarchy.root ?? application.lastRoot) ? nil : root
  }

  mutating func change(_ change: SceneChange, of root: ControllerID) {
    guard usesScenes else { return }
    let scene = scene(named: root)
    switch change {
    case .background: enterBackground([application[scene: scene]])
    case .foreground: enterForeground(scene)
    case .disconnect: disconnectScene(scene)
    case .close: disconnectScene(scene, isClosed: true)
    }
  }

  // MARK: What is in the way of a line about a scene

  func toDisconnecting(_ scene: ControllerID?) -> Trouble? {
    guard scene != nil || !lacksScene else { return .already("the scene is not connected") }
    return application[scene: scene].state == .background ? nil : Trouble(.sceneInFront)
  }

  func toOpeningScene(of root: ControllerID) -> Trouble? {
    guard usesScenes, scenario.header.hasSeveralScenes, screen.device.idiom == .pad else {
      return Trouble(.sceneRefused)
    }
    return hierarchy.isFree(root) ? nil : Trouble(.rootTaken, root)
  }

  func toChange(_ change: SceneChange, ofScene root: ControllerID) -> Trouble? {
    guard usesScenes else { return .already("the app uses no scenes") }
    let scene = scene(named: root)
    if scene == nil, lacksScene, change != .foreground { return .already("the scene is not connected") }
    let isInBackground = application[scene: scene].state == .background
    return switch change {
    case .background: isInBackground ? .already("the scene of %1 is in the background", root) : nil
    case .foreground: isInBackground ? nil : .already("the scene of %1 is in the foreground", root)
    case .disconnect: toDisconnecting(scene)
    case .close: nil
    }
  }
}
