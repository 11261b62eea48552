/// A scene, iOS 13: a place that holds windows. An app without scenes is one.
struct Scene: Hashable, Sendable {
  /// The root of its window; nil for the scene of the launch, which has all other windows.
  let root: ControllerID?
  var state = Application.State.inactive
  /// Whether the scene has entered the foreground since it was connected.
  var hasEntered = false
}

/// Scenes, iOS 13: their delegates get the callbacks that the application's delegate got before.
extension Simulator {
  var usesScenes: Bool { scenario.header.usesScenes(by: rules) }

  /// Whether the first scene was taken away.
  var lacksScene: Bool { usesScenes && application.firstScene != .connected }

  /// A callback about the life of the app: to the application's delegate, or to those of scenes. A closure would copy the simulator.
  func life(_ ofApp: Callback, _ rule: RuleID, _ ofScene: Callback, _ sceneRule: RuleID, in scenes: [Scene]) -> [Work] {
    var works: [Work] = []
    for scene in scenes {
      works.append(
        usesScenes
          ? .send(.scene(scene.root), ofScene, .none, scene.root == nil ? sceneRule : .severalScenes)
          : .send(.app, ofApp, .none, rule))
    }
    return works
  }

  func scene(of id: ControllerID) -> ControllerID? {
    guard application.hasSeveralScenes, let window = hierarchy.window(of: id) else { return nil }
    return application[scene: window].root
  }

  /// The first scene is connected when the app has launched, another when it is opened.
  mutating func connectScene(_ scene: ControllerID? = nil) -> [Work] {
    guard usesScenes else { return [] }
    let rule: RuleID = scene == nil ? .sceneConnects : .severalScenes
    // The system remembers the configuration of a session.
    let isKnown = scene == nil && application.firstScene == .remembered
    let asks: [Work] = isKnown ? [] : [.send(.app, .configurationForConnecting, .none, rule)]
    if scene == nil { application.firstScene = .connected }
    let connect: [Work] = asks + [.send(.scene(scene), .sceneWillConnect, .none, rule)]
    return connect + (rules.holds(.sceneEntersBeforeLoad) ? enterScene(scene) : [])
  }

  /// A scene enters the foreground once in a launch: when its root is loaded and about to appear, or before.
  mutating func enterScene(_ scene: ControllerID? = nil) -> [Work] {
    guard usesScenes, !application[scene: scene].hasEntered, !isConnecting(scene) else { return [] }
    application[scene: scene].hasEntered = true
    let rule: RuleID = rules.holds(.sceneEntersBeforeLoad) ? .sceneEntersBeforeLoad : .sceneEntersAfterLoad
    return life(.willEnterForeground, rule, .sceneWillEnterForeground, rule, in: [application[scene: scene]])
  }

  /// Whether the scene's delegate gets the scene: the scene enters the foreground after that, also with a root that the delegate sets.
  private func isConnecting(_ scene: ControllerID?) -> Bool {
    messages.frames.contains { $0.caller == Caller(receiver: .scene(scene), callback: .sceneWillConnect) }
  }

  /// A new scene with a window that has this root comes to the front, beside those that are there.
  mutating func openScene(of root: ControllerID) {
    // Behind the windows of the first scene: the front window is one of these.
    hierarchy.windows.insert(root, at: application.scenes.count - 1)
    application.scenes.append(Scene(root: root))
    let (rule, first) = (RuleID.firstSceneResigns, application.scenes.filter { $0.root == nil && $0.state == .active })
    let resigns = rules.holds(rule) ? life(.willResignActive, rule, .sceneWillResignActive, rule, in: first) : []
    let returns = rules.holds(rule) ? life(.didBecomeActive, rule, .sceneDidBecomeActive, rule, in: first) : []
    schedule(
      resigns + connectScene(root) + [
        .create(root), .load(root), .window(.installRoot(root, .severalScenes)), .application(.becomeActive(root)),
      ] + Work.afterLayout(returns))
  }

  /// The system takes a scene in the background away, or the user closes it: then UIKit discards its session.
  mutating func disconnectScene(_ scene: ControllerID? = nil, isClosed: Bool = false) {
    guard usesScenes, scene != nil || !lacksScene else { return }
    let rule: RuleID = scene == nil && !isClosed ? .sceneDisconnects : .severalScenes
    let leaving = leaveForeground([application[scene: scene]], rule)
    let discarding: [Work] = isClosed ? [.send(.app, .didDiscardScenes, .none, rule)] : []
    if scene == nil { application.firstScene = isClosed ? .unknown : .remembered }
    schedule(
      leaving + [.send(.scene(scene), .sceneDidDisconnect, .none, rule)] + discarding + [.window(.closeWindows(scene))])
  }

  mutating func closeWindows(of scene: ControllerID?) {
    var roots = scene.map { [$0] } ?? []
    if scene == nil {
      roots = (hierarchy.root.map { [$0] } ?? []) + hierarchy.windows.suffix(from: application.scenes.count - 1)
      roots += hierarchy.hiddenWindows
      hierarchy.hiddenWindows = []
      application.lastRoot = hierarchy.root ?? application.lastRoot
      hierarchy.root = nil
    }
    schedule(roots.flatMap { close($0, scene == nil ? .sceneDisconnects : .severalScenes) })
    hierarchy.windows.removeAll { roots.contains($0) }
    application.scenes.removeAll { $0.root != nil && $0.root == scene }
  }

  /// The user comes back to a scene that was taken away: it is connected again, and shows another window.
  mutating func reconnectScene() {
    application.scenes[0] = Scene(root: nil)
    let root: [Work] = application.lastRoot.map { [.window(.setRoot($0))] } ?? []
    schedule(connectScene() + root + [.application(.becomeActive(nil))])
  }
}
