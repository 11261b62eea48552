/// The application and its window, as far as controllers feel them.
struct Application: Hashable, Sendable {
  var process = Process.notLaunched
  var isLaunched: Bool { process == .running }
  /// Whether the process has ended, and no other was launched since.
  var hasEnded: Bool { process == .ended }
  /// The scene of the launch, and those that were opened since.
  var scenes = [Scene(root: nil)]
  var hasSeveralScenes: Bool { scenes.count > 1 }
  /// That of the first scene which isn't in the background.
  var state: State { scenes.first { $0.state != .background }?.state ?? .background }
  var isInBackground: Bool { state == .background }
  /// The state that the app saved when it entered the background, parents first.
  var saved: [SavedController] = []
  var firstScene = FirstScene.unknown
  /// Whose view filled the window when the process ended or that scene was taken away.
  var lastRoot: ControllerID?
  /// The URL or the link that launches the app.
  var opened: Opened?
  /// The alerts that are shown while they are no controllers, the last in front.
  var alertViews: [ControllerID] = []
  /// How the window in front stands; the status bar turns with it.
  var interface = Orientation.portrait { didSet { statusBar = interface } }
  /// The windows behind it that stand otherwise, iOS 9.
  var apart: [WindowApart] = []
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

  enum Process: UInt8, Hashable, Sendable {
    case notLaunched
    case running
    case ended
  }

  enum FirstScene: UInt8, Hashable, Sendable {
    /// It was never connected, or its session was discarded.
    case unknown
    /// The system remembers its session.
    case remembered
    case connected
  }

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
    get { scenes[scenes.firstIndex { $0.root == root } ?? 0] }
    set { scenes[scenes.firstIndex { $0.root == root } ?? 0] = newValue }
  }

  mutating func set(_ state: State, of scenes: [Scene]) {
    for scene in scenes { self[scene: scene.root].state = state }
  }
}

/// A window that hasn't turned with the one in front.
struct WindowApart: Hashable, Sendable {
  let root: ControllerID
  let interface: Orientation
}

struct SavedController: Hashable, Sendable {
  var id: ControllerID
  var presenter: ControllerID?
  /// Whether the code of a custom container encodes it, or a controller that it is in.
  var isOfApp: Bool
  /// The children of a UIKit container that can be found again.
  var children: [ControllerID]
  var selected: ControllerID?
}

enum ApplicationStep: Hashable, Sendable {
  /// A scene becomes active, by its root; nil for the first, and for an app without scenes.
  case becomeActive(ControllerID?)
  case activated(ControllerID?)
  /// The user has released the border of the window.
  case activeAgain
  /// The delegate lets the app save its state.
  case encodeState
  case showOtherStyle(ControllerID?)
  /// The process has ended, with all that was in it.
  case ends
}

extension Simulator {
  @inline(__always)
  mutating func perform(_ step: ApplicationStep) {
    switch step {
    case .becomeActive(let scene): becomeActive(scene)
    case .activated(let scene): activated(scene)
    case .encodeState: encodeState()
    case .activeAgain: activeAgain(after: .resizing, .windowIsResized)
    case .showOtherStyle(let scene): showOtherStyle(scene)
    case .ends: appEnds()
    }
  }

  mutating func launch(_ root: ControllerID?, held: Orientation? = nil) {
    if let root, scenario.isAlert(root) {
      report(Trouble(.alertAsController, root))
      return launch(nil, held: held)
    }
    application.process = .running
    guard adoptsScenes() else { return }
    if let held { application.held = held }
    application.interface = firstOrientation()
    // The main storyboard's objects exist before the delegate gets any message.
    let restoring = restoreState()
    let made = root.map { declaration($0).isFromStoryboard && restoring.isEmpty ? [Work.create($0)] : [] } ?? []
    let opening = usesScenes ? [] : application.opened.map { message(of: $0) } ?? []
    application.opened = nil
    let will: [Work] = rules.holds(.willFinishFirst) ? [.send(.app, .willFinishLaunching, .none, .willFinishFirst)] : []
    let did = Work.send(.app, .didFinishLaunching, .none, .launchOrder)
    let showing = root.map { tellOfPart($0) + [.window(.setRoot($0))] } ?? [.window(.lookForRoot)]
    schedule(
      made + will + restoring + [did] + opening + connectScene() + showing + [.application(.becomeActive(nil))])
  }

  /// Returns whether the version launches the app; says first what it thinks of one without scenes. Inferred: nothing comes before.
  private mutating func adoptsScenes() -> Bool {
    guard scenario.header.lacksSceneManifest else { return true }
    if rules.holds(.scenesRequired) { return report(Trouble(.noScenes)) }
    if rules.holds(.sceneDictionaryText) { report(Trouble(.noSceneDictionary, words: ["(no name)"])) }
    if rules.holds(.sceneAdoptionText) { report(Trouble(.scenesRequiredSoon)) }
    return true
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

  /// When its window has been laid out: whether that is before or after the root's viewDidAppear: differs between versions.
  private mutating func becomeActive(_ scene: ControllerID?) {
    runLoop.waitForLayout(
      [.application(.activated(scene))] + enterScene(scene)
        + life(.didBecomeActive, .becomesActive, .sceneDidBecomeActive, .sceneActive, in: [application[scene: scene]]))
  }

  private mutating func activated(_ scene: ControllerID?) {
    if application[scene: scene].state == .inactive { application[scene: scene].state = .active }
  }

  private func firstOrientation() -> Orientation {
    let listed = application.listed ?? .all
    if rules.holds(.launchInFirstListed) { return application.firstListed }
    let wanted = rules.holds(.launchInPortrait) ? .portrait : application.held
    guard rules.holds(.launchInListed), !listed.contains(wanted) else { return wanted }
    return listed.orientations.first ?? .portrait
  }

  // MARK: Background

  mutating func enterBackground(_ scenes: [Scene]) {
    let leaving = scenes.filter { $0.state != .background }
    guard !leaving.isEmpty else { return }
    let messages = leaveForeground(leaving, .sceneBackground)
    schedule(messages + (application.isInBackground ? earlyEnds() : []))
    let pictures = leaving.map { Work.application(.showOtherStyle($0.root)) }
    runLoop.waitForLayout(saveState() + picturesInBothOrientations + pictures)
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
    guard scene != nil || !lacksScene else { return reconnectScene() }
    let opening = opened.map { message(of: $0) } ?? []
    let back = [application[scene: scene]]
    // A scene gets the URL before it enters the foreground.
    let isFirst = usesScenes && opened == .url
    let messages =
      (isFirst ? opening : [])
      + life(.willEnterForeground, .backgroundOrder, .sceneWillEnterForeground, .sceneBackground, in: back)
      + (isFirst ? [] : opening)
      + life(.didBecomeActive, .backgroundOrder, .sceneDidBecomeActive, .sceneBackground, in: back)
    schedule(
      (rules.holds(.rotationBeforeForeground)
        ? [.rotation(.attempt(.foreground))] + messages : messages + [.rotation(.attempt(.device))])
        + [.rotation(.lookAtDevice)])
  }

  // MARK: URLs and links

  /// The system launches the app or brings it to the front, and hands it over. A new scene finds it in the options of its connection.
  mutating func open(_ opened: Opened) {
    if !application.isLaunched {
      guard let root = application.lastRoot else { return }
      application.opened = opened
      launch(root)
    } else if application[scene: nil].state == .background {
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

  /// An interrupted app, and an app whose window is being resized, have resigned active before.
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

  mutating func activeAgain(after state: Application.State, _ rule: RuleID) {
    let scenes = application.scenes.filter { $0.state == state }
    application.set(.active, of: scenes)
    schedule(life(.didBecomeActive, rule, .sceneDidBecomeActive, .sceneInterruption, in: scenes))
  }

  // MARK: Memory

  /// `didReceiveMemoryWarning` of `UIViewController`, iOS 5: a view without superview is released.
  mutating func unloadAfterWarning(_ id: ControllerID) {
    guard hierarchy.isLoaded(id), !hierarchy.views[id.view].marks[.isLoading], !hierarchy.hasSuperview(id) else {
      return
    }
    schedule([
      .send(.controller(id), .viewWillUnload, .none, .memoryUnloads),
      .life(id, .unload),
      .send(.controller(id), .viewDidUnload, .none, .memoryUnloads),
    ])
  }
}
