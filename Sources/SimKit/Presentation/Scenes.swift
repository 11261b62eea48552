/// The scene of an app that has scenes, iOS 13: its delegate hears what the application's delegate heard before.
extension Simulator {
  var usesScenes: Bool { scenario.header.usesScenes && rules.holds(.scenesExist) }

  /// The one scene of the app is connected when the app has launched.
  mutating func connectScene() -> [Work] {
    guard usesScenes else { return [] }
    let connect: [Work] = [
      .send(.app, .configurationForConnecting, .none, .sceneConnects),
      .send(.scene, .sceneWillConnect, .none, .sceneConnects),
    ]
    return connect + (rules.holds(.sceneEntersBeforeLoad) ? enterScene() : [])
  }

  /// The scene enters the foreground once in a launch: when its root is loaded and about to appear, or before.
  mutating func enterScene() -> [Work] {
    guard usesScenes, !application.hasSceneEntered else { return [] }
    application.hasSceneEntered = true
    let rule: RuleID = rules.holds(.sceneEntersBeforeLoad) ? .sceneEntersBeforeLoad : .sceneEntersAfterLoad
    return [.send(.scene, .sceneWillEnterForeground, .none, rule)]
  }

  mutating func disconnectScene() {
    guard usesScenes, application.isInBackground else {
      fail(.notInBackground)
      return
    }
    schedule([.send(.scene, .sceneDidDisconnect, .none, .sceneDisconnects)])
  }
}
