/// The application and its window, as far as controllers feel them.
struct Application: Hashable, Sendable {
  var isLaunched = false
  /// The scene of the launch.
  var scene = Scene(root: nil)
  /// The scenes that were opened since.
  var others: [Scene] = []
  var scenes: [Scene] { [scene] + others }
  /// That of the first scene which isn't in the background.
  var state: State {
    scene.state != .background ? scene.state : others.first { $0.state != .background }?.state ?? .background
  }
  var isInBackground: Bool { state == .background }
  /// Whether the process has ended, and no other was launched since.
  var hasEnded = false
  var saved = SavedState()
  /// The system remembers the session of the first scene.
  var hasSession = false
  /// That scene is there, and whose view filled its window when it was taken away.
  var isConnected = true
  var lastRoot: ControllerID?
  /// The URL or the link that launches the app.
  var opened: Opened?
  /// The alerts that are shown while they are no controllers, the last in front.
  var alertViews: [ControllerID] = []
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
  /// The value that the delegate returns, if it implements the method.
  var delegate: OrientationMask?
  /// The places of the values that the app's own variables have.
  var variables: [Int]

  /// `UIApplication.State`, and the reason why the app is inactive.
  enum State: UInt8, Hashable, Sendable {
    /// The app hasn't become active since its launch.
    case inactive
    case active
    /// An alert of the system, a call, or Control Center is in front of the app.
    case interrupted
    /// The user gives the app's window another size.
    case resizing
    case background
  }

  init(_ scenario: Scenario, on idiom: Device.Idiom) {
    let header = scenario.header
    variables = scenario.variables.map { _ in 0 }
    held = header.heldIn
    let ofIdiom = idiom == .phone ? header.phoneOrientations : header.padOrientations
    listed = (ofIdiom ?? header.appOrientations)?.mask
    firstListed = (ofIdiom ?? header.appOrientations)?.first ?? .portrait
    delegate = header.delegateOrientations
  }

  /// The scene whose window has a root: the first, if no other has.
  subscript(scene root: ControllerID?) -> Scene {
    get { others.first { $0.root == root } ?? scene }
    set {
      if let place = others.firstIndex(where: { $0.root == root }) {
        others[place] = newValue
      } else {
        scene = newValue
      }
    }
  }

  mutating func set(_ state: State, of scenes: [Scene]) {
    for scene in scenes { self[scene: scene.root].state = state }
  }
}

/// The state that an app saves when it enters the background.
struct SavedState: Hashable, Sendable {
  struct Controller: Hashable, Sendable {
    var id: ControllerID
    var presenter: ControllerID?
    /// The children of a UIKit container that can be found again.
    var children: [ControllerID]
    var selected: ControllerID?
  }

  var root: ControllerID?
  /// Parents first.
  var controllers: [Controller] = []
}

extension Simulator {
  /// The app starts, with a window that has this root, or none.
  mutating func launch(_ root: ControllerID?, held: Orientation? = nil) {
    guard !application.isLaunched else { return fail(.alreadyLaunched) }
    application.isLaunched = true
    application.hasEnded = false
    if let held { application.held = held }
    application.interface = firstOrientation()
    // The main storyboard's objects exist before the delegate gets any message.
    let isRestored = !restoreState().isEmpty
    let made = root.map { declaration($0).isFromStoryboard && !isRestored ? [Work.create($0)] : [] } ?? []
    let opening = usesScenes ? [] : application.opened.map { message(of: $0) } ?? []
    application.opened = nil
    let will: [Work] =
      rules.holds(.willFinishFirst) ? [.send(.app, .willFinishLaunching, .none, .willFinishFirst)] : []
    let did = Work.send(.app, .didFinishLaunching, .none, .launchOrder)
    let showing = root.map { tellOfPart($0) + [.setRoot($0)] } ?? [.lookForRoot]
    schedule(made + will + restoreState() + [did] + opening + connectScene() + showing + [.becomeActive(nil)])
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

  /// The delegate has had its chance to give the window a root.
  mutating func lookForRoot() {
    if hierarchy.root == nil { report(.noRootAtLaunch) } else { schedule(enterScene()) }
  }

  /// The app becomes active when its window has been laid out; whether that is before the root's viewDidAppear:, or
  /// after, differs between versions.
  mutating func becomeActive(_ scene: ControllerID?) {
    runLoop.waitForLayout(
      [.activated(scene)] + enterScene(scene)
        + life(.didBecomeActive, .becomesActive, .sceneDidBecomeActive, .sceneActive, in: [application[scene: scene]]))
  }

  mutating func activated(_ scene: ControllerID?) {
    if application[scene: scene].state == .inactive { application[scene: scene].state = .active }
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
    guard hierarchy.isFree(root) else { return fail(.rootIsTaken(scenario.name(of: root))) }
    let old = hierarchy.root
    var works: [Work] = [.create(root), .load(root)]
    if let old { works += [.detach(old, .window, .rootReplaced)] + dropPresentations(above: old, .rootReplaced) }
    hierarchy.root = root
    works.append(.installRoot(root, .launchOrder))
    if let old { works.append(.letGo(old)) }
    schedule(works)
  }

  /// `makeKeyAndVisible` of a window with this root: it is in front of the others.
  mutating func showWindow(of root: ControllerID) {
    let isThere = hierarchy.window(of: root) == root && scene(of: root) == nil
    guard isThere || hierarchy.isFree(root) else { return fail(.rootIsTaken(scenario.name(of: root))) }
    let isHidden = hierarchy.hiddenWindows.contains(root)
    removeWindow(of: root)
    hierarchy.windows.append(root)
    guard isThere else { return schedule([.create(root), .load(root), .installRoot(root, .secondWindow)]) }
    let back = isHidden ? visible(inWindowOf: root).filter { !hierarchy.hasSuperview($0) } : []
    schedule(back.flatMap { [.fillWindow($0), .attach($0, to: nil, .window, .secondWindow)] } + [.rotate(.update)])
  }

  /// The app hides a window, and retains or releases it. The controllers of another decide about orientations then.
  mutating func hideWindow(of root: ControllerID, isRetained: Bool) {
    guard hierarchy.window(of: root) == root, scene(of: root) == nil else { return }
    let leaving: [Work] =
      isRetained
      ? visible(inWindowOf: root).filter { hierarchy.views.superview(of: ViewID(of: $0)) == .window }
        .map { .detach($0, .window, .secondWindow) }
      : close(root, .secondWindow)
    schedule(leaving + Work.afterLayout([.rotate(.update)]))
    removeWindow(of: root)
    if isRetained { hierarchy.hiddenWindows.append(root) }
  }

  private func visible(inWindowOf root: ControllerID) -> [ControllerID] {
    hierarchy.visible([root] + hierarchy.chain(above: root))
  }

  private mutating func removeWindow(of root: ControllerID) {
    hierarchy.windows.removeAll { $0 == root }
    hierarchy.hiddenWindows.removeAll { $0 == root }
  }

  /// A window goes, with its root and what that presents.
  mutating func close(_ root: ControllerID, _ rule: RuleID) -> [Work] {
    [.detach(root, .window, rule)] + dropPresentations(above: root, rule) + [.letGo(root)]
  }

  /// A root that goes takes along what it presents.
  mutating func dropPresentations(above id: ControllerID, _ rule: RuleID) -> [Work] {
    let dropped = Array(hierarchy.chain(above: id))
    guard !dropped.isEmpty else { return [] }
    // A modal transition of theirs ends here, and with it the disappearance of the controllers that it removes.
    let modal = modal(inWindowOf: id)
    if let modal { transitions.endModal(modal.id) }
    // A controller that was about to come turns back. If its view is in the window, removing it does that.
    let coming = dropped.filter { !hierarchy.isInWindow($0) }
    let back = transitions.next(animated: false)
    let leaving = ([id] + dropped).filter { hierarchy[$0].appearance == .disappearing } + coming
    return coming.map { .begin($0, appearing: false, back, .window, rule) } + leaving.map { .endDisappearing($0, rule) }
      + dropped.reversed().flatMap { [.detach($0, .window, rule), .dismissed($0), .letGo($0)] as [Work] }
      + (modal == nil ? [] : [.lookAtDevice])
  }

  /// The root's view comes into the window: questions, the frame, `viewWillAppear:`, and `viewDidAppear:` after the
  /// layout of this turn.
  mutating func installRoot(_ root: ControllerID, _ rule: RuleID) {
    // The app's code may have set another while this one was loaded, or hidden the window.
    guard hierarchy.isRoot(root), !hierarchy.hiddenWindows.contains(root) else { return }
    let asked = rules.holds(.questionsAtLaunch) ? [application.interface, application.held] : []
    let arrival = transitions.next(animated: false)
    schedule(
      asked.map { .ask(ios5Question(root, about: $0, .questionsAtLaunch)) }
        + [.fillWindow(root), .begin(root, appearing: true, arrival, .window, rule)] + enterScene(scene(of: root))
        + [.rootArrives(root, arrival, rule)])
  }

  /// The app's code may have put another controller over the root before its view is in the window, or replaced it.
  mutating func rootArrives(_ root: ControllerID, _ arrival: Transition, _ rule: RuleID) {
    let out: RuleID = rule == .launchOrder ? .rootReplaced : rule
    let turnsBack: [Work] = [
      .begin(root, appearing: false, arrival, .window, out), .end(root, arrival, out), .letGo(root),
    ]
    guard hierarchy.isRoot(root), !hierarchy.hiddenWindows.contains(root) else {
      if hierarchy[root].appearance == .appearing { schedule(turnsBack) }
      return
    }
    guard let presented = hierarchy[root].presented, hierarchy[presented].presentation?.covers == true else {
      schedule(
        [.attach(root, to: nil, .window, rule), .rotate(.launch)]
          + Work.afterLayout([.rootAppears(root, arrival, rule)]))
      return
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
  mutating func rootAppears(_ root: ControllerID, _ arrival: Transition, _ rule: RuleID) {
    guard application[scene: scene(of: root)].state != .inactive || rules.holds(.appearsBeforeActive) else {
      runLoop.waitForLayout([.rootAppears(root, arrival, rule)])
      return
    }
    if rules.holds(.presentInLaterTurn), !isOnScreen(root), hierarchy[root].presented != nil {
      report(.unbalancedAppearance(root))
    } else {
      schedule([.end(root, arrival, rule)])
    }
  }

  // MARK: Background

  mutating func enterBackground(_ scenes: [Scene]) {
    let leaving = scenes.filter { $0.state != .background }
    guard !leaving.isEmpty else { return }
    schedule(leaveForeground(leaving, .sceneBackground))
    let pictures = leaving.map { Work.showOtherStyle($0.root) }
    runLoop.waitForLayout(encodeState() + picturesInBothOrientations + pictures)
    runLoop.waitForLayout(pictures)
  }

  mutating func leaveForeground(_ scenes: [Scene], _ rule: RuleID) -> [Work] {
    let leaving = scenes.filter { $0.state != .background }
    application.set(.background, of: leaving)
    return resigningActive(leaving, .backgroundOrder, .sceneBackground)
      + life(.didEnterBackground, .backgroundOrder, .sceneDidEnterBackground, rule, in: leaving)
  }

  /// - Parameter opened: What brings the app to the front; nil if the user does.
  mutating func enterForeground(_ scene: ControllerID? = nil, opening opened: Opened? = nil) {
    guard application[scene: scene].state == .background else { return }
    application[scene: scene].state = .active
    guard scene != nil || application.isConnected else { return reconnectScene() }
    let opening = opened.map { message(of: $0) } ?? []
    let back = [application[scene: scene]]
    let messages =
      life(.willEnterForeground, .backgroundOrder, .sceneWillEnterForeground, .sceneBackground, in: back) + opening
      + life(.didBecomeActive, .backgroundOrder, .sceneDidBecomeActive, .sceneBackground, in: back)
    schedule(
      (rules.holds(.rotationBeforeForeground) ? [.rotate(.foreground)] + messages : messages + [.rotate(.device)])
        + [.lookAtDevice])
  }

  // MARK: URLs and links

  /// The system brings the app to the front, by launching it if it has to, and hands it over. A new scene finds it in the options
  /// of its connection.
  mutating func open(_ opened: Opened) {
    if !application.isLaunched {
      guard let root = application.lastRoot else { return fail(.notLaunched) }
      application.opened = opened
      launch(root)
    } else if application.scene.state == .background {
      enterForeground(opening: opened)
    } else {
      schedule(message(of: opened))
    }
  }

  private func message(of opened: Opened) -> [Work] {
    switch opened {
    case .url where usesScenes: [.send(.scene(nil), .sceneOpensURL, .none, .sceneOpens)]
    case .link where usesScenes: [.send(.scene(nil), .sceneContinuesActivity, .none, .sceneOpens)]
    case .url where rules.holds(.urlOpensWithOptions): [.ask(Question(.app, .openURLWithOptions, .urlOpensWithOptions))]
    case .url: [.ask(Question(.app, .openURLFromApplication, .urlOpens))]
    case .link: [.ask(Question(.app, .continueActivity, .linkContinues))]
    }
  }

  // MARK: Interruptions

  /// Returns the work of an app that resigns active, in its own words or in those of its scenes; an interrupted app and an
  /// app whose window is being resized have resigned before.
  func resigningActive(_ scenes: [Scene], _ rule: RuleID, _ sceneRule: RuleID) -> [Work] {
    let active = scenes.filter { $0.state == .active || $0.state == .inactive }
    return cancelledGestures(in: active) + life(.willResignActive, rule, .sceneWillResignActive, sceneRule, in: active)
  }

  /// The app is inactive, and stays in the foreground.
  mutating func beginInterruption() {
    let scenes = application.scenes.filter { $0.state == .active || $0.state == .resizing }
    schedule(resigningActive(scenes, .interruption, .sceneInterruption))
    application.set(.interrupted, of: scenes)
  }

  /// The interruption, or the change of the window's size, is over.
  mutating func activeAgain(after state: Application.State, _ rule: RuleID) {
    let scenes = application.scenes.filter { $0.state == state }
    application.set(.active, of: scenes)
    schedule(life(.didBecomeActive, rule, .sceneDidBecomeActive, .sceneInterruption, in: scenes))
  }

  // MARK: Memory

  /// `didReceiveMemoryWarning` of `UIViewController`, iOS 5: a view without superview is released.
  mutating func unloadAfterWarning(_ id: ControllerID) {
    guard hierarchy.isLoaded(id), !hierarchy.views[ViewID(of: id)].isLoading, !hierarchy.hasSuperview(id) else {
      return
    }
    schedule([
      .send(.controller(id), .viewWillUnload, .none, .memoryUnloads),
      .unload(id),
      .send(.controller(id), .viewDidUnload, .none, .memoryUnloads),
    ])
  }
}
