/// Faults: no app could do it, and the story cannot go on.
extension Simulator {
  /// Why a line is none of this story, or nil if it is: code runs after the launch only, and time does not pass inside a callback.
  func fault(of action: Action) -> Fault.Kind? {
    switch action {
    case .launch, .launchWithoutRoot: application.isLaunched ? .alreadyLaunched : nil
    case .relaunch, .open: application.isLaunched || application.lastRoot != nil ? nil : .notLaunched
    case .changeScene(_, let root): notLaunched ?? (hasScene(of: root) ? nil : .noScene(scenario.name(of: root)))
    case .resizeWindow(let size): notLaunched ?? (rules.holds(.windowIsResized) ? noSuchWindow(size) : nil)
    case .rotate, .runRoutine, .together, .setVariable: nil
    // Objects may be there before the launch, and go with the process.
    case .create, .change: application.hasEnded ? .notLaunched : nil
    case .wait, .waitUntilIdle: messages.frames.isEmpty ? nil : .timeInCallback
    default: notLaunched
    }
  }

  private var notLaunched: Fault.Kind? { application.isLaunched ? nil : .notLaunched }

  private func hasScene(of root: ControllerID) -> Bool {
    !usesScenes || scene(named: root).map { application[scene: $0].root == $0 } ?? true
  }

  private func noSuchWindow(_ size: Size) -> Fault.Kind? {
    let whole = screen.whole.fullBounds(in: application.interface)
    let isPad = screen.device.idiom == .pad
    return isPad && size.width <= whole.width && size.height <= whole.height
      ? nil : .noSuchWindow(size, within: whole, isPad: isPad)
  }
}

extension Simulator {
  /// An alert that a call takes for another controller: the grammar says which take both. Launched, it's no root: see `launch`.
  func alertInVain(in action: Action) -> ControllerID? {
    guard script.hasAlerts, action.controllers.contains(where: { scenario.isAlert($0) }) else { return nil }
    return action.noAlerts.first { scenario.isAlert($0) }
  }

  /// A method or an event that the version lacks: the app's code raises an exception, and no finger finds it.
  func absence(of action: Action) -> Trouble? {
    func lacks(_ rule: RuleID, _ what: @autoclosure () -> String) -> Trouble? {
      rules.holds(rule) ? nil : .lacks(.absentEvent, rule, what())
    }
    func lacks(_ rule: RuleID, _ receiver: ControllerID?, _ selector: String) -> Trouble? {
      guard !rules.holds(rule) else { return nil }
      return Trouble(.absentMethod, words: [receiver.map { className($0) } ?? "UIViewController", selector])
    }
    return switch action {
    case .open(.link): lacks(.linkContinues, "a universal link")
    case .changeInterfaceStyle: lacks(.styleToldParentFirst, "the dark style")
    case .resizeWindow: lacks(.windowIsResized, "a part of the screen")
    case .dragSheet: lacks(.detentsOfSheets, "a sheet with detents")
    case .beginPop: lacks(.popGesture, "the pop gesture")
    case .beginDismissal: lacks(.dragOrder, "an interactive dismissal")
    case .unwind: lacks(.unwindOrder, "an unwind segue")
    case .setStatusBar: lacks(.statusBarRotates, "a status bar that the app rotates")
    case .beginCall, .endCall: lacks(.callLowersView, "a call that lowers the view")
    case .openScene: lacks(.sceneConnects, "a scene")
    case .beginSearch, .typeSearch, .endSearch:
      rules.holds(.searchIsPresented) ? nil : .lacks(.absentFeature, .searchIsPresented, "a search controller")
    case .showColumn(_, let split, true): lacks(.splitColumns, split, "showColumn:")
    case .showColumn(_, let split, false): lacks(.splitColumns, split, "hideColumn:")
    case .setColumn(_, let split, _): lacks(.splitColumns, split, "setViewController:forColumn:")
    case .requestGeometry:
      rules.holds(.geometryIsRequested)
        ? nil
        : Trouble(.absentMethod, words: ["UIWindowScene", "requestGeometryUpdateWithPreferences:errorHandler:"])
    case .updateOrientations(let id):
      lacks(.orientationsAreUpdated, id, "setNeedsUpdateOfSupportedInterfaceOrientations")
    case .setNeedsUpdateProperties(let id): lacks(.propertiesBeforeLayout, id, "setNeedsUpdateProperties")
    case .setTraits(let id, _):
      lacks(.overriddenTraitsStay, hierarchy.parent(of: id), "setOverrideTraitCollection:forChildViewController:")
    case .setDisplayMode(let split, _): lacks(.splitDisplayModes, split, "setPreferredDisplayMode:")
    case .setColumnWidth(let split, _): lacks(.splitColumnWidth, split, "setPreferredPrimaryColumnWidthFraction:")
    case .show(_, let source, false): lacks(.showInContainer, source, "showViewController:sender:")
    case .show(_, let source, true): lacks(.showInContainer, source, "showDetailViewController:sender:")
    case .alongside: lacks(.coordinatorRunsAlongside, nil, "transitionCoordinator")
    case .launch, .launchWithoutRoot, .setRoot, .showWindow, .hideWindow, .enterBackground, .enterForeground, .endApp,
      .killApp, .relaunch, .disconnectScene, .changeScene, .memoryWarning, .rotate, .changeDelegate, .beginInterruption,
      .open, .endInterruption, .attemptRotation, .create, .release, .loadView, .unloadView, .unloadViewOutsideWindow,
      .layout, .setNeedsUpdateConstraints, .setFrame, .setContentSize, .setEditing, .takeView, .change, .send, .present,
      .readPresentationController, .presentNil, .dismiss, .tapOutside, .cancelDismissal, .finishDismissal, .addChild,
      .removeFromParent, .willMove, .didMove, .addView, .addViewToWindow, .removeView, .beginAppearance, .endAppearance,
      .transition, .addWhole, .removeWhole, .push, .pushNil, .pop, .setStack, .setBarHidden, .setToolbarHidden,
      .cancelPop, .finishPop, .beginTurn, .cancelTurn, .finishTurn, .select, .tapMore, .setTabs, .turnPage, .setPages,
      .showMaster, .performSegue, .wait, .waitUntilIdle, .runRoutine, .setVariable, .together, .animate, .then, .after:
      nil
    }
  }
}
