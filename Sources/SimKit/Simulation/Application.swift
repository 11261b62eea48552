/// The application and its window, as far as controllers feel them.
struct Application: Hashable, Sendable {
  var isLaunched = false
  var isInBackground = false
  /// It has become active since it was launched.
  var isActive = false
  /// It was ended in the background.
  var hasEnded = false
  /// What it has saved there.
  var saved = SavedState()
  /// The scene has entered the foreground for the first time.
  var hasSceneEntered = false
  /// The system remembers the session of the scene.
  var hasSession = false
  /// The scene is there, and whose view filled its window when it was taken away.
  var isConnected = true
  var lastRoot: ControllerID?
  /// How the interface stands; the status bar turns with it.
  var interface = Orientation.portrait { didSet { statusBar = interface } }
  /// `statusBarOrientation`
  var statusBar = Orientation.portrait
  /// How the device is held, in terms of the interface.
  var held: Orientation
  /// The Info.plist's orientations.
  let listed: OrientationMask?
  /// The first of them.
  let firstListed: Orientation
  /// What the delegate answers, where it does.
  var delegate: OrientationMask?

  init(_ header: Header, on idiom: Device.Idiom) {
    held = header.heldIn
    let ofIdiom = idiom == .phone ? header.phoneOrientations : header.padOrientations
    listed = (ofIdiom ?? header.appOrientations)?.mask
    firstListed = (ofIdiom ?? header.appOrientations)?.first ?? .portrait
    delegate = header.delegateOrientations
  }
}

/// What an app saves of itself when it goes to the background.
struct SavedState: Hashable, Sendable {
  struct Controller: Hashable, Sendable {
    var id: ControllerID
    /// Who presents it.
    var presenter: ControllerID?
    /// What it holds that can be found again, for a container of the system.
    var children: [ControllerID]
    /// The tab that was selected.
    var selected: ControllerID?
  }

  var root: ControllerID?
  /// Parents first.
  var controllers: [Controller] = []
}

extension Simulator {
  mutating func launch(_ root: ControllerID, held: Orientation?) {
    guard !application.isLaunched else {
      fail(.alreadyLaunched)
      return
    }
    application.isLaunched = true
    if let held { application.held = held }
    application.interface = firstOrientation()
    // The main storyboard's objects are there before the delegate is told anything.
    let isRestored = !restoreState().isEmpty
    let made: [Work] = scenario.controllers[root.int].isFromStoryboard && !isRestored ? [.create(root)] : []
    schedule(made + finishLaunching + connectScene() + tellOfPart(root) + [.setRoot(root), .becomeActive])
  }

  /// The app is launched in a part of a pad's screen.
  private mutating func tellOfPart(_ root: ControllerID) -> [Work] {
    guard let part = scenario.header.window, screen.device.idiom == .pad, rules.holds(.windowIsResized) else {
      return []
    }
    screen = screen.sharing(part, of: screen.fullBounds(in: application.interface))
    guard rules.holds(.sizeBeforeLoad) else { return [] }
    let size = screen.fullBounds(in: application.interface)
    return [.create(root), .send(.controller(root), .viewWillTransitionToSize, .size(size), .sizeBeforeLoad)]
  }

  mutating func launchWithoutRoot() {
    guard !application.isLaunched else {
      fail(.alreadyLaunched)
      return
    }
    application.isLaunched = true
    application.interface = firstOrientation()
    schedule(finishLaunching + connectScene() + [.lookForRoot, .becomeActive])
  }

  /// `application:willFinishLaunchingWithOptions:` is sent to a delegate that implements it: where the scenario names it.
  private var finishLaunching: [Work] {
    let will: [Work] =
      isNamed(.app, .willFinishLaunching) && rules.holds(.willFinishFirst)
      ? [.send(.app, .willFinishLaunching, .none, .willFinishFirst)] : []
    return will + restoreState() + [.send(.app, .didFinishLaunching, .none, .launchOrder)]
  }

  /// The delegate has had its chance to give the window a root.
  mutating func lookForRoot() {
    if hierarchy.root == nil { report(.noRootAtLaunch) }
  }

  /// The app becomes active when its window has been laid out; whether that is before the root is told that it has
  /// appeared, or after, changed with the versions.
  mutating func becomeActive() {
    let message: Work =
      usesScenes
      ? .send(.scene, .sceneDidBecomeActive, .none, .sceneActive) : .send(.app, .didBecomeActive, .none, .becomesActive)
    runLoop.waitForLayout([.activated] + enterScene() + [message])
  }

  private var appearsBeforeActive: Bool {
    rules.holds(.appearsBeforeActive8) || rules.holds(.appearsBeforeActive11)
  }

  /// The orientation in which the window is born.
  private func firstOrientation() -> Orientation {
    let listed = application.listed ?? .all
    if rules.holds(.launchInFirstListed) { return application.firstListed }
    let wanted = rules.holds(.launchInPortrait) ? .portrait : application.held
    guard rules.holds(.launchInListed), !listed.contains(wanted) else { return wanted }
    return listed.orientations.first ?? .portrait
  }

  /// `window.rootViewController = root`. A window that is on screen shows it at once.
  mutating func setRoot(_ root: ControllerID) {
    if hierarchy.root == root { return }
    guard hierarchy.parent(of: root) == nil, hierarchy[root].presenter == nil else {
      fail(.rootIsTaken(scenario.name(of: root)))
      return
    }
    let old = hierarchy.root
    var works: [Work] = [.create(root), .load(root)]
    if let old { works += [.detach(old, .rootReplaced)] + dropPresentations(above: old, .rootReplaced) }
    hierarchy.root = root
    works.append(.installRoot(root))
    if let old { works.append(.letGo(old)) }
    schedule(works)
  }

  /// A root that goes takes along what it presents.
  mutating func dropPresentations(above id: ControllerID, _ rule: RuleID) -> [Work] {
    let dropped = Array(hierarchy.chain(above: id))
    guard !dropped.isEmpty else { return [] }
    // A modal transition of theirs ends here, and with it the leaving of those that were on their way out.
    transitions.endModal()
    let leaving = ([id] + dropped).filter { hierarchy[$0].appearance == .disappearing }
    return leaving.map { .endIf($0, appeared: false, rule) }
      + dropped.reversed().flatMap { [.detach($0, rule), .dismissed($0), .letGo($0)] as [Work] }
  }

  /// The root's view comes into the window: questions, the frame, `viewWillAppear:`, and `viewDidAppear:` after the
  /// layout of this turn.
  mutating func installRoot(_ root: ControllerID) {
    // The app's code may have set another while this one was loaded.
    guard hierarchy.root == root else { return }
    var works: [Work] = []
    if rules.holds(.questionsAtLaunch) {
      works += [application.interface, application.held].map {
        .ask(oldQuestion(root, about: $0, .questionsAtLaunch))
      }
    }
    works += [
      .fillWindow(root),
      .begin(root, appearing: true, animated: false, .launchOrder),
    ]
    works += enterScene() + [.rootArrives(root)]
    schedule(works)
  }

  /// The app's code may have put another controller over the root before its view is in the window, or replaced it.
  mutating func rootArrives(_ root: ControllerID) {
    guard hierarchy.root == root else {
      if hierarchy[root].appearance == .appearing {
        schedule([
          .begin(root, appearing: false, animated: false, .rootReplaced), .end(root, .rootReplaced), .letGo(root),
        ])
      }
      return
    }
    let isCovered = hierarchy[root].presented.map { hierarchy[$0].presentation?.covers == true } ?? false
    guard isCovered else {
      schedule([.attach(root, to: nil, .launchOrder), .rotate(.launch)] + Work.afterLayout([.rootAppears(root)]))
      return
    }
    if hierarchy[root].appearance == .appearing, transitions.modal == nil {
      // It was covered before it became the root, and stays out of sight.
      schedule([.begin(root, appearing: false, animated: false, .rootReplaced), .end(root, .rootReplaced)])
    } else if hierarchy[root].appearance.isInTransition {
      schedule([.attach(root, to: nil, .launchOrder)])
    }
  }

  /// Where the app becomes active first, the root is told later. What was presented over it in the turn of the launch has begun
  /// by then, and its own appearance has no end any more.
  mutating func rootAppears(_ root: ControllerID) {
    guard application.isActive || appearsBeforeActive else {
      runLoop.waitForLayout([.rootAppears(root)])
      return
    }
    if rules.holds(.presentInLaterTurn), hierarchy[root].appearance != .appearing, hierarchy[root].presented != nil {
      report(.unbalancedAppearance(root))
    } else {
      schedule([.endIf(root, appeared: true, .launchOrder)])
    }
  }

  // MARK: Background

  mutating func enterBackground() {
    guard !application.isInBackground else { return }
    application.isInBackground = true
    schedule(
      usesScenes
        ? [
          .send(.scene, .sceneWillResignActive, .none, .sceneBackground),
          .send(.scene, .sceneDidEnterBackground, .none, .sceneBackground),
        ]
        : [
          .send(.app, .willResignActive, .none, .backgroundOrder),
          .send(.app, .didEnterBackground, .none, .backgroundOrder),
        ])
    runLoop.waitForLayout(encodeState() + [.showOtherStyle])
  }

  mutating func enterForeground() {
    guard application.isInBackground else { return }
    application.isInBackground = false
    guard application.isConnected else {
      reconnectScene()
      return
    }
    let messages: [Work] =
      usesScenes
      ? [
        .send(.scene, .sceneWillEnterForeground, .none, .sceneBackground),
        .send(.scene, .sceneDidBecomeActive, .none, .sceneBackground),
      ]
      : [
        .send(.app, .willEnterForeground, .none, .backgroundOrder),
        .send(.app, .didBecomeActive, .none, .backgroundOrder),
      ]
    schedule(rules.holds(.rotationBeforeForeground) ? [.rotate(.foreground)] + messages : messages + [.rotate(.device)])
  }

  // MARK: Memory

  /// The delegate first, then every controller there is, in the order in which they were made.
  mutating func warnOfMemory() {
    schedule(
      [.send(.app, .appDidReceiveMemoryWarning, .none, .memoryDelegateFirst)]
        + hierarchy.existingByBirth.map {
          .send(.controller($0), .didReceiveMemoryWarning, .none, .memoryByCreation)
        })
  }

  /// `didReceiveMemoryWarning` of `UIViewController`, iOS 5: a view without superview is released.
  mutating func unloadAfterWarning(_ id: ControllerID) {
    guard hierarchy.isLoaded(id), !hierarchy[id].isLoadingView, !hierarchy.hasSuperview(id) else { return }
    schedule([
      .send(.controller(id), .viewWillUnload, .none, .memoryUnloads),
      .unload(id),
      .send(.controller(id), .viewDidUnload, .none, .memoryUnloads),
    ])
  }
}
