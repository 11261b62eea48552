import UIKit

extension Vcsim {
  /// The window, the controllers, and who else drives the app: what a plan is played on.
  @MainActor final class Stage: PlayerStage {
    private(set) var window: UIWindow?
    var windows: [String: UIWindow] = [:]
    let cast: Cast
    let idle = Idle()
    var placed: Set<String> = []
    private weak var scene: UIWindowScene?
    private let plan: Plan
    private var works = 0
    private let log = Recorder.shared
    private lazy var performer = Performer(stage: self)

    init(_ plan: Plan, usesClassesOfApp: Bool) {
      self.plan = plan
      cast = Cast(plan, usesClassesOfApp: usesClassesOfApp)
    }

    /// Makes the window of a scene; without a scene, one as before iOS 13.
    func makeWindow(of scene: UIWindowScene?) {
      self.scene = scene
      window = makeWindow()
    }

    func makeWindow() -> UIWindow {
      scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds)
    }

    func removeWindow() {
      for one in allWindows { one.isHidden = true }
      (window, windows) = (nil, [:])
    }

    // MARK: PlayerStage

    var allWindows: [UIWindow] { (window.map { [$0] } ?? []) + windows.values }
    var isToldAnimated: Bool { log.told.last ?? false }
    func controller(_ name: String) throws -> UIViewController { try cast.controller(name) }
    func release(_ name: String) { cast.release(name) }
    func change(_ name: String, to answers: Plan.Answers) throws { try cast.change(name, to: answers) }
    func prepareToPresent(_ name: String, _ controller: UIViewController) throws {
      cast.prepareToPresent(name, controller)
    }
    func workBegins() { works += 1 }
    func workEnds() { works -= 1 }

    func run(block: Int) {
      guard plan.blocks.indices.contains(block) else { return log.say("x block \(block): the plan has none") }
      for step in plan.blocks[block] { attempt(step) }
    }

    func run(block: Int, after milliseconds: Int) {
      workBegins()
      DispatchQueue.main.asyncAfter(deadline: .now() + Double(milliseconds) / 1000) {
        MainActor.assumeIsolated {
          self.run(block: block)
          self.workEnds()
        }
      }
    }

    func completed(_ name: String, _ selector: String) { log.say("> \(name) 0x0 \(selector)") }

    func send(_ selector: String, to controller: UIViewController, animated: Bool) throws {
      switch selector {
      case "loadView": controller.loadView()
      case "viewDidLoad": controller.viewDidLoad()
      case "viewWillAppear:": controller.viewWillAppear(animated)
      case "viewIsAppearing:": controller.viewIsAppearing(animated)
      case "viewDidAppear:": controller.viewDidAppear(animated)
      case "viewWillDisappear:": controller.viewWillDisappear(animated)
      case "viewDidDisappear:": controller.viewDidDisappear(animated)
      case "didReceiveMemoryWarning": controller.didReceiveMemoryWarning()
      default: throw Refusal("the player can't call \(selector)")
      }
    }

    /// Posting the notification reaches no controller; this private method is what the simulator's menu ends in.
    func warnOfMemory() throws {
      let method = NSSelectorFromString("_performMemoryWarning")
      guard UIApplication.shared.responds(to: method) else { throw Refusal("no way is known in this version") }
      log.say("# by=private")
      UIApplication.shared.perform(method)
    }

    // MARK: Steps

    /// Performs a step that code drives, or says why it isn't performed.
    func attempt(_ step: Plan.Step) {
      guard step.drive == .code, let call = step.call else {
        return log.say("x \(step.text): \(step.why ?? "code cannot do it here")")
      }
      do { try performer.perform(call) } catch {
        log.say("x \(step.text): \(error)")
      }
    }

    /// Idle: nothing of the player's own is left, nothing moves, no layout waits, and for six frames and a tenth of a second no
    /// callback came. A pushed controller's transition begins at the next layout only, so that the first frames never count.
    func becomesIdle() async -> Bool {
      let start = CACurrentMediaTime()
      var isLate = false
      await idle.frames { [self] frame in
        let now = CACurrentMediaTime()
        isLate = now - start > 8
        return isLate || frame >= 6 && works == 0 && !Idle.isMoving(allWindows) && now - log.lastCallback > 0.1
      }
      return !isLate
    }

    static func interfaceOrientation(_ orientation: Plan.Orientation) -> UIInterfaceOrientation {
      switch orientation {
      case .portrait: .portrait
      case .portraitUpsideDown: .portraitUpsideDown
      case .landscapeLeft: .landscapeLeft
      case .landscapeRight: .landscapeRight
      }
    }
  }
}
