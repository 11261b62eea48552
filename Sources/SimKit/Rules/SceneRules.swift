extension Rule {
  /// Scenes.
  static let scenes: [Rule] = [
    Rule(
      .scenesExist, from: 13,
      "An app with a scene manifest has its activity told to the scene's delegate and no longer to the application's.",
      evidence: "e2-scene-launch-13-02 e3-scene-hot-13-01"),
    Rule(
      .scenesRequired, from: 27,
      "Each app has a scene: one without a scene manifest that was built with the SDK of iOS 27 doesn't launch.",
      evidence: "e4-scene-required-27-01", changed: Release(0, 2)),
    Rule(
      .urlOpens, from: 5, through: 8,
      "Inferred: an app that opens a URL is asked to after application:didFinishLaunchingWithOptions:, or between "
        + "applicationWillEnterForeground: and applicationDidBecomeActive:.",
      sends: [.openURLFromApplication], changed: Release(0, 2)),
    Rule(
      .urlOpensWithOptions, from: 9,
      "Inferred: without a scene, an app that opens a URL gets application:openURL:options: after "
        + "application:didFinishLaunchingWithOptions:, or between applicationWillEnterForeground: and "
        + "applicationDidBecomeActive:. A claim says that a launch doesn't call it.",
      sends: [.openURLWithOptions], changed: Release(0, 2)),
    Rule(
      .linkContinues, from: 9,
      "Inferred: without a scene, a universal link is handed over where a URL is.",
      sends: [.continueActivity], changed: Release(0, 2)),
    Rule(
      .sceneOpens, from: 13,
      "A scene that is connected for a URL or a universal link finds it in the options of "
        + "scene:willConnectToSession:options:, and gets no other message for it. Inferred: a connected scene gets its "
        + "message before sceneDidBecomeActive:.",
      sends: [.sceneOpensURL, .sceneContinuesActivity],
      evidence: "e4-scene-url-cold-26-01 e4-scene-universal-cold-266-01", changed: Release(0, 2)),
    Rule(
      .sceneConnects, from: 13,
      "When the application has launched, its delegate is asked for the configuration of the new scene, and the "
        + "scene's delegate gets scene:willConnectToSession:options:. UIKit doesn't ask again for a restored "
        + "session.",
      sends: [.configurationForConnecting, .sceneWillConnect],
      evidence: "e3-scene-launch-timing-13-05 e3-scene-launch-cov-13-04 e2-scene-launch-13-02 "
        + "e3-scene-config-relaunch-13-01"),
    Rule(
      .sceneEntersAfterLoad, from: 13, through: 16,
      "At launch sceneWillEnterForeground: comes after the root's viewDidLoad and viewWillAppear:, and after "
        + "scene:willConnectToSession:options: has returned. For iOS 15 and 16 it is inferred.",
      sends: [.sceneWillEnterForeground],
      evidence:
        "e3-scene-launch-cov-13-04 e3-scene-launch-timing-13-05 e2-scene-launch-13-02 e3-scene-launch-code-13-06 "
        + "e3-scene-launch-code-13-07", changed: Release(0, 2)),
    Rule(
      .sceneEntersBeforeLoad, from: 17, "At launch sceneWillEnterForeground: comes before the root's view is loaded.",
      sends: [.sceneWillEnterForeground]),
    Rule(
      .sceneActive, from: 13,
      "At launch sceneDidBecomeActive: comes after the first layout and before the root's viewDidAppear:.",
      sends: [.sceneDidBecomeActive], evidence: "e3-scene-launch-cov-13-04 e2-scene-launch-13-02"),
    Rule(
      .sceneBackground, from: 13,
      "Going to the background and coming back notifies the scene's delegate only. Inferred: it gets the two steps "
        + "to the background in this order, as the application's delegate does.",
      sends: [.sceneWillResignActive, .sceneDidEnterBackground, .sceneWillEnterForeground, .sceneDidBecomeActive],
      evidence: "e3-scene-hot-13-01"),
    Rule(
      .sceneInterruption, from: 13,
      "An interruption, or a change of the window's size, makes a scene in front resign active, and its end makes it active again. "
        + "No controller gets a callback. The log is of an interruption in iOS 13 or later.",
      sends: [.sceneWillResignActive, .sceneDidBecomeActive], evidence: "e3-scene-control-center-kor-01",
      changed: Release(0, 2)),
    Rule(
      .sceneKilled, from: 13,
      "If the user swipes away the only scene of an app, UIKit disconnects it and discards its session, in front and in "
        + "the background. An app in front terminates then. If the app supports several scenes, the scene in front enters "
        + "the background instead. A list has that order for a phone, too, and a log shows both.",
      sends: [.sceneDidEnterBackground, .sceneDidDisconnect, .didDiscardScenes, .willTerminate],
      evidence: "e4-scene-kill-front-16-01 e3-scene-kill-switcher-13-01 e3-scene-kill-background-13-08 "
        + "e3-scene-kill-miya-13-01 e4-scene-disconnect-before-terminate-01 e3-scene-kill-kor-01 "
        + "e3-scene-kill-table-phone-13-01 e3-scene-kill-table-pad-single-13-01 e3-scene-kill-table-pad-multi-13-01",
      changed: Release(0, 2)),
    Rule(
      .sceneDisconnects, from: 13,
      "A scene that the system disconnects in the background gets sceneDidDisconnect:. The window is removed with "
        + "its root, which gets the callbacks of a disappearance. When the user comes back, the scene is connected "
        + "again and shows the root as at a launch.",
      sends: [.sceneDidDisconnect, .viewWillDisappear, .viewDidDisappear]),
    Rule(
      .severalScenes, from: 13,
      "Inferred: a scene that is opened beside the first is connected, and shows its root, as the first does at a launch. Each "
        + "scene becomes active, resigns active, and enters the background and the foreground for itself. The app is in the "
        + "background when all of its scenes are. If the user closes a scene, UIKit disconnects it and discards its session.",
      sends: [
        .configurationForConnecting, .sceneWillConnect, .sceneWillEnterForeground, .sceneDidBecomeActive,
        .sceneWillResignActive, .sceneDidEnterBackground, .sceneDidDisconnect, .didDiscardScenes, .viewWillAppear,
        .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
      ], changed: Release(0, 2)),
  ]
}
