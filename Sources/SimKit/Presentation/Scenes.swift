/// The scene of an app that has scenes, iOS 13: its delegate gets the callbacks that the application's delegate got before.
extension Simulator {
  var usesScenes: Bool { scenario.header.usesScenes(by: rules) }

  /// A callback about the life of the app: to the application's delegate, or to that of its scene.
  func life(_ ofApp: Callback, _ rule: RuleID, _ ofScene: Callback, _ sceneRule: RuleID) -> Work {
    usesScenes ? .send(.scene, ofScene, .none, sceneRule) : .send(.app, ofApp, .none, rule)
  }

  /// The one scene of the app is connected when the app has launched.
  mutating func connectScene() -> [Work] {
    guard usesScenes else { return [] }
    // The system remembers the configuration of a session.
    let asks: [Work] = application.hasSession ? [] : [.send(.app, .configurationForConnecting, .none, .sceneConnects)]
    application.hasSession = true
    let connect: [Work] = asks + [.send(.scene, .sceneWillConnect, .none, .sceneConnects)]
    return connect + (rules.holds(.sceneEntersBeforeLoad) ? enterScene() : [])
  }

  /// The scene enters the foreground once in a launch: when its root is loaded and about to appear, or before.
  mutating func enterScene() -> [Work] {
    guard usesScenes, !application.hasSceneEntered, !isConnectingScene else { return [] }
    application.hasSceneEntered = true
    let rule: RuleID = rules.holds(.sceneEntersBeforeLoad) ? .sceneEntersBeforeLoad : .sceneEntersAfterLoad
    return [.send(.scene, .sceneWillEnterForeground, .none, rule)]
  }

  /// Whether the scene's delegate gets the scene: the scene enters the foreground after that, also with a root that the delegate sets.
  private var isConnectingScene: Bool {
    messages.frames.contains { $0.caller == Caller(receiver: .scene, callback: .sceneWillConnect) }
  }

  mutating func disconnectScene() {
    guard usesScenes, application.isInBackground, application.isConnected else { return fail(.notInBackground) }
    application.isConnected = false
    schedule([.send(.scene, .sceneDidDisconnect, .none, .sceneDisconnects), .closeWindows])
  }

  /// The windows go with their scene.
  mutating func closeWindows() {
    let roots = (hierarchy.root.map { [$0] } ?? []) + hierarchy.windows
    schedule(roots.flatMap { close($0, .sceneDisconnects) })
    application.lastRoot = hierarchy.root ?? application.lastRoot
    (hierarchy.root, hierarchy.windows) = (nil, [])
  }

  /// The user comes back to a scene that was taken away: it is connected again, and shows another window.
  mutating func reconnectScene() {
    application.isConnected = true
    application.hasSceneEntered = false
    application.state = .inactive
    let root: [Work] = application.lastRoot.map { [.setRoot($0)] } ?? []
    schedule(connectScene() + root + [.becomeActive])
  }
}
