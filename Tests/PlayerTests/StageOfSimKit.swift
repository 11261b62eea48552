import Foundation

@testable import SimKit

/// The app around the performer: the controllers of a scenario, as objects of the UIKit of this test.
@MainActor final class StageOfSimKit: PlayerStage {
  /// How many completion blocks were called.
  static var completions = 0

  private let scenario: Scenario
  private var controllers: [String: UIViewController] = [:]
  var window: UIWindow?
  var windows: [String: UIWindow] = [:]
  var allWindows: [UIWindow] { window.map { [$0] } ?? [] }
  var placed: Set<String> = []
  /// `animated` as the callback was told is an action of its own: the stage says when it's asked for.
  private(set) var isAskedWhatWasTold = false
  var isToldAnimated: Bool {
    isAskedWhatWasTold = true
    return true
  }

  init(_ scenario: Scenario) { self.scenario = scenario }

  /// The actions that a call amounts to.
  func actions(of call: Plan.Call) throws -> [Action] {
    isAskedWhatWasTold = false
    if case .launch = call {
      window = UIWindow(isVisible: false)
    } else if window == nil {
      window = UIWindow(isVisible: true)
    }
    if case .alongside = call { window?.rootViewController = UIViewController(ControllerID(0)) }
    if case .hideWindow(let name, _) = call, windows[name] == nil {
      windows[name] = makeWindow()
      windows[name]?.rootViewController = try controller(name)
    }
    Wire.calls = []
    try Performer(stage: self).perform(call)
    let placed = Set(placed.compactMap { scenario.controller(named: $0) })
    return Wire.actions(Wire.calls, placed: placed).map { action in
      if case .hideWindow(let id, _) = action {
        return .hideWindow(of: id, isRetained: windows[scenario.name(of: id)] != nil)
      }
      guard isAskedWhatWasTold, case .beginAppearance(let id, let appearing, _) = action else { return action }
      return .beginAppearance(id, appearing: appearing, animated: .asTold)
    }
  }

  func makeWindow() -> UIWindow { UIWindow(isVisible: nil) }

  func controller(_ name: String) throws -> UIViewController {
    guard let id = scenario.controller(named: name) else { throw Refusal("no controller \(name)") }
    Wire.calls.append(.made(id))
    if let known = controllers[name] { return known }
    let made: UIViewController =
      switch scenario.controllers[id.int].kind {
      case .navigation: UINavigationController(id)
      case .tabBar: UITabBarController(id)
      case .split: UISplitViewController(id)
      case .page: UIPageViewController(id)
      // Nothing here asks more of any other.
      default: UIViewController(id)
      }
    controllers[name] = made
    return made
  }

  func release(_ name: String) { if let id = scenario.controller(named: name) { Wire.send(.release(id)) } }
  func run(block: Int) { Wire.send(.together(BlockID(block))) }
  func run(block: Int, after milliseconds: Int) { Wire.send(.after(milliseconds, BlockID(block))) }
  func warnOfMemory() throws { Wire.send(.memoryWarning) }
  func prepareToPresent(_ name: String, _ controller: UIViewController) throws {}
  func workBegins() {}
  func workEnds() {}
  func completed(_ name: String, _ selector: String) { Self.completions += 1 }

  func send(_ selector: String, to controller: UIViewController, animated: Bool) throws {
    guard let callback = Callback(spelling: selector) else { throw Refusal("no callback \(selector)") }
    Wire.send(.send(callback, to: controller.id, animated: animated))
  }

  func change(_ name: String, to answers: Plan.Answers) throws {
    guard let id = scenario.controller(named: name) else { throw Refusal("no controller \(name)") }
    func orientation(_ one: Plan.Orientation) -> Orientation { Orientation.allCases.first { $0.name == one.rawValue }! }
    if let all = answers.supports {
      Wire.send(.change(id, .supports(all.reduce(into: []) { $0.formUnion(OrientationMask(orientation($1))) })))
    }
    if let answer = answers.autorotates { Wire.send(.change(id, .autorotates(answer))) }
    if let one = answers.prefers { Wire.send(.change(id, .prefers(orientation(one)))) }
    if let answer = answers.collapsesSecondary { Wire.send(.change(id, .collapsesSecondary(answer))) }
  }
}
