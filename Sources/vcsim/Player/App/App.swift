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
      let plan = try Plan(json: Data(contentsOf: URL(fileURLWithPath: option("--plan") ?? "")))
      let first = option("--from").flatMap { Int($0) } ?? 0
      Recorder.shared.copyLines(to: NSHomeDirectory() + "/Documents/player.log", isContinued: first > 0)
      let stage = Stage(plan, usesClassesOfApp: false)
      let story = Story(plan, stage)
      story.begin(at: first, in: "app")
      play = { scene in
        stage.makeWindow(of: scene)
        Task {
          await story.play(from: first)
          exit(0)
        }
      }
    } catch {
      Recorder.shared.say("x no plan: \(error)")
      exit(2)
    }
  }

  /// With scenes the story begins when the first one connects, so that the launch is a real one.
  static func begin(_ scene: UIWindowScene?) {
    play?(scene)
    play = nil
  }

  private func record(_ selector: String) { Recorder.shared.record(self, selector, skipped: ()) {} }

  @objc(application:didFinishLaunchingWithOptions:)
  func didFinishLaunching(_ application: UIApplication, _ options: NSDictionary?) -> Bool {
    Recorder.shared.name(self, "app")
    Self.prepare()
    record("application:didFinishLaunchingWithOptions:")
    if Bundle.main.object(forInfoDictionaryKey: "UIApplicationSceneManifest") == nil { Self.begin(nil) }
    return true
  }

  @objc(applicationDidBecomeActive:) func didBecomeActive(_ application: UIApplication) {
    record("applicationDidBecomeActive:")
  }
  @objc(applicationWillResignActive:) func willResignActive(_ application: UIApplication) {
    record("applicationWillResignActive:")
  }
  @objc(applicationDidEnterBackground:) func didEnterBackground(_ application: UIApplication) {
    record("applicationDidEnterBackground:")
  }
  @objc(applicationWillEnterForeground:) func willEnterForeground(_ application: UIApplication) {
    record("applicationWillEnterForeground:")
  }
  @objc(applicationWillTerminate:) func willTerminate(_ application: UIApplication) {
    record("applicationWillTerminate:")
  }
  @objc(applicationDidReceiveMemoryWarning:) func didReceiveMemoryWarning(_ application: UIApplication) {
    record("applicationDidReceiveMemoryWarning:")
  }
}

/// The delegate of the app's scene; the Info.plist names it.
@objc(VcsimSceneDelegate) final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  private func record(_ selector: String) { Recorder.shared.record(self, selector, skipped: ()) {} }

  @objc(scene:willConnectToSession:options:)
  func willConnect(_ scene: UIScene, _ session: UISceneSession, _ options: UIScene.ConnectionOptions) {
    Recorder.shared.name(self, "scene")
    record("scene:willConnectToSession:options:")
    App.begin(scene as? UIWindowScene)
  }

  @objc(sceneDidBecomeActive:) func didBecomeActive(_ scene: UIScene) { record("sceneDidBecomeActive:") }
  @objc(sceneWillResignActive:) func willResignActive(_ scene: UIScene) { record("sceneWillResignActive:") }
  @objc(sceneDidEnterBackground:) func didEnterBackground(_ scene: UIScene) { record("sceneDidEnterBackground:") }
  @objc(sceneWillEnterForeground:) func willEnterForeground(_ scene: UIScene) { record("sceneWillEnterForeground:") }
  @objc(sceneDidDisconnect:) func didDisconnect(_ scene: UIScene) { record("sceneDidDisconnect:") }
}
