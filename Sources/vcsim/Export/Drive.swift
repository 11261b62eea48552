import SimKit

/// The driver of an action on a device.
enum Drive {
  /// The player's own code.
  case code
  /// The computer that the simulator runs on, with `simctl`.
  case host
  /// A UI test: taps, drags, and turns of the device.
  case finger
  /// Nothing does, and why.
  case nothing(String)

  var name: String {
    switch self {
    case .code: "code"
    case .host: "host"
    case .finger: "finger"
    case .nothing: "nothing"
    }
  }

  /// Returns who performs an action of a case.
  init(_ action: Action, in one: Case) {
    switch action {
    case .launch(_, let held): self = (held ?? one.scenario.header.heldIn) == .portrait ? .code : .finger
    case .send(let callback, _, _):
      self = Self.sendable.contains(callback) ? .code : .nothing("its arguments are objects that only UIKit makes")
    case .select(_, _, let byUser): self = byUser ? .finger : .code
    case .enterBackground, .enterForeground, .endApp, .relaunch, .changeInterfaceStyle: self = .host
    case .rotate, .tapOutside, .beginDismissal, .cancelDismissal, .finishDismissal, .dragSheet, .beginPop, .cancelPop,
      .finishPop, .beginTurn, .cancelTurn, .finishTurn:
      self = .finger
    case .killApp: self = .nothing("only a swipe in the app switcher tells the app so")
    case .openScene, .changeScene: self = .nothing("the player has one scene")
    case .disconnectScene: self = .nothing("the system decides when it takes a scene away")
    case .changeDelegate: self = .nothing("the player's application delegate has no such method")
    case .resizeWindow: self = .nothing("only the user resizes a window")
    case .setStatusBar: self = .nothing("apps with view controllers can't set it after iOS 8")
    case .open: self = .nothing("the player's app has no URL scheme")
    case .beginInterruption, .endInterruption: self = .nothing("only the system interrupts an app")
    case .beginCall, .endCall: self = .nothing("no call can be placed")
    case .setVariable: self = .nothing("the player keeps no state of the app: each variable has its first value")
    case .showMaster: self = .nothing("the bar button is the app's to place")
    case .beginSearch, .typeSearch, .endSearch: self = .nothing("the search bar is the app's to place")
    case .presentNil, .pushNil: self = .nothing("Swift can't pass nil here")
    case .setPages: self = .nothing("the call raises an exception")
    case .performSegue, .unwind, .change(_, .performsSegues): self = .nothing("the player has no storyboard")
    // The compiler asks in `PlanCalls` for the call of a new action.
    default: self = .code
    }
  }

  /// The methods that the player calls as a container of the app would, with `animated` as their only argument at most.
  private static let sendable: [Callback] = [
    .loadView, .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
    .didReceiveMemoryWarning,
  ]
}
