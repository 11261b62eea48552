import UIKit

/// The app that plays one plan: `--plan FILE`, and after it was ended `--from INDEX`.
@main @MainActor final class App: UIResponder, UIApplicationDelegate {
  private static var play: ((_ scene: UIWindowScene?) -> Void)?

  static func main() {
    NSSetUncaughtExceptionHandler { exception in
      print("[vcsim] !! \(exception.name.rawValue): \(exception.reason ?? "")")
      fflush(nil)
    }
    exit(UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(App.self)))
  }

  private static func option(_ name: String) -> String? {
    let words = ProcessInfo.processInfo.arguments
    guard let index = words.firstIndex(of: name), words.indices.contains(index + 1) else { return nil }
    return words[index + 1]
  }

  /// Reads the plan before the first callback is logged.
  private static func prepare() {
    do {
      let plan = try Vcsim.Plan(json: Data(contentsOf: URL(fileURLWithPath: option("--plan") ?? "")))
      let first = option("--from").flatMap { Int($0) } ?? 0
      Vcsim.Recorder.shared.copyLines(to: NSHomeDirectory() + "/Documents/player.log", isContinued: first > 0)
      let stage = Vcsim.Stage(plan, usesClassesOfApp: false)
      let story = Vcsim.PlayedStory(plan, stage)
      story.begin(at: first, in: "app")
      play = { scene in
        stage.makeWindow(of: scene)
        Task {
          await story.play(from: first)
          exit(0)
        }
      }
    } catch {
      Vcsim.Recorder.shared.say("x no plan: \(error)")
      exit(2)
    }
  }

  /// With scenes the story begins when the first one connects, so that the launch is a real one.
  static func begin(_ scene: UIWindowScene?) {
    play?(scene)
    play = nil
  }

  private func record(_ selector: String) { Vcsim.Recorder.shared.record(self, selector, skipped: ()) {} }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Vcsim.Recorder.shared.name(self, "app")
    Self.prepare()
    record("application:didFinishLaunchingWithOptions:")
    if Bundle.main.object(forInfoDictionaryKey: "UIApplicationSceneManifest") == nil { Self.begin(nil) }
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { record("applicationDidBecomeActive:") }
  func applicationWillResignActive(_ application: UIApplication) { record("applicationWillResignActive:") }
  func applicationDidEnterBackground(_ application: UIApplication) { record("applicationDidEnterBackground:") }
  func applicationWillEnterForeground(_ application: UIApplication) { record("applicationWillEnterForeground:") }
  func applicationWillTerminate(_ application: UIApplication) { record("applicationWillTerminate:") }
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    record("applicationDidReceiveMemoryWarning:")
  }
}

/// The delegate of the app's scene; the Info.plist names it.
@objc(VcsimSceneDelegate) final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  private func record(_ selector: String) { Vcsim.Recorder.shared.record(self, selector, skipped: ()) {} }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    Vcsim.Recorder.shared.name(self, "scene")
    record("scene:willConnectToSession:options:")
    App.begin(scene as? UIWindowScene)
  }

  func sceneDidBecomeActive(_ scene: UIScene) { record("sceneDidBecomeActive:") }
  func sceneWillResignActive(_ scene: UIScene) { record("sceneWillResignActive:") }
  func sceneDidEnterBackground(_ scene: UIScene) { record("sceneDidEnterBackground:") }
  func sceneWillEnterForeground(_ scene: UIScene) { record("sceneWillEnterForeground:") }
  func sceneDidDisconnect(_ scene: UIScene) { record("sceneDidDisconnect:") }
}
