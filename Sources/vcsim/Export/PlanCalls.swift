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

/// The call of an action, as a member of its step: `"call": {"push": {"controller": "b", "on": "nav", …}}`.
struct PlanCalls {
  let scenario: Scenario

  /// - Parameters:
  ///   - next: The actions that follow: the completion of an animation, or the end of a gesture.
  func object(_ action: Action, before next: [Action]) -> JSONObject {
    switch action {
    // MARK: The app
    case .launch(let id, _): call("launch", id)
    case .launchWithoutRoot: call("launch")
    case .setRoot(let id): call("set_root", id)
    case .showWindow(let id): call("show_window", id)
    case .hideWindow(let id, let isRetained): call("hide_window", id, ["retained": isRetained])
    case .memoryWarning: call("memory_warning")
    case .requestGeometry(let mask): call("request_geometry", ["orientations": mask.names])
    case .attemptRotation: call("attempt_rotation")
    case .enterBackground: call("background")
    case .enterForeground: call("foreground")
    case .endApp: call("end_app")
    case .relaunch: call("relaunch")
    case .changeInterfaceStyle: call("change_interface_style")
    case .rotate(let orientation): call("rotate", ["to": orientation.name])
    // MARK: A controller
    case .create(let id): call("create", id)
    case .release(let id): call("release", id)
    case .loadView(let id): call("load_view", id)
    case .unloadView(let id): call("unload_view", id, ["only_outside_window": false])
    case .unloadViewOutsideWindow(let id): call("unload_view", id, ["only_outside_window": true])
    case .layout(let id, let now): call("layout", id, ["now": now])
    case .setNeedsUpdateConstraints(let id): call("update_constraints", id)
    case .setNeedsUpdateProperties(let id): call("update_properties", id)
    case .setFrame(let id, let frame): call("set_frame", id, ["frame": [frame.x, frame.y] + frame.size.sides])
    case .setTraits(let id, let traits):
      call(
        "set_traits", id,
        [
          "horizontal": traits?.horizontal?.name, "vertical": traits?.vertical?.name, "is_overridden": traits != nil,
        ])
    case .setContentSize(let id, let size): call("set_content_size", id, ["size": size.sides])
    case .updateOrientations(let id): call("update_orientations", id)
    case .setEditing(let id, let editing, let animated):
      call("set_editing", id, ["editing": editing, "animated": animated])
    case .takeView(let id, let other): call("take_view", id, ["of": name(other)])
    case .change(let id, .style(let style)): call("set_style", id, ["style": style.name])
    case .change(let id, let change): call("change", id, ["answers": Self.answers(change)])
    case .send(let callback, let id, let animated):
      call("send", ["selector": callback.selector, "controller": name(id), "animated": animated])
    // MARK: Presentations
    case .present(let id, let source, let animated, let completion):
      call("present", id, ["from": name(source), "animated": animated, "completion": completion])
    case .readPresentationController(let id): call("read_presentation_controller", id)
    case .dismiss(let id, let animated, let completion):
      call("dismiss", id, ["animated": animated, "completion": completion])
    case .tapOutside(let id): call("tap_outside", id)
    case .dragSheet(let id, let detent): call("drag_sheet", id, ["to": detent.name])
    case .beginDismissal(let id): call("begin_dismissal", id, ["finishes": Self.finishes(next)])
    // MARK: Containment
    case .addChild(let id, let parent): call("add_child", id, ["to": name(parent)])
    case .removeFromParent(let id): call("remove_from_parent", id)
    case .willMove(let id, let parent): call("will_move", id, ["to": parent.map(name)])
    case .didMove(let id, let parent): call("did_move", id, ["to": parent.map(name)])
    case .addView(let id, let parent): call("add_view", id, ["to": name(parent)])
    case .addViewToWindow(let id): call("add_view_to_window", id)
    case .removeView(let id): call("remove_view", id)
    case .beginAppearance(let id, let appearing, let animated):
      call("begin_appearance", id, ["appearing": appearing, "animated": Self.word(animated)])
    case .endAppearance(let id): call("end_appearance", id)
    case .transition(let from, let to, let container, let milliseconds, let completion):
      call(
        "transition",
        [
          "from": name(from), "to": name(to), "container": name(container), "milliseconds": milliseconds,
          "completion": completion,
        ])
    case .addWhole(let id, let parent): call("add", id, ["to": name(parent)])
    case .removeWhole(let id, let parent): call("remove", id, ["from": name(parent)])
    // MARK: Containers
    case .push(let id, let navigation, let animated):
      call("push", id, ["on": name(navigation), "animated": animated])
    case .pop(let navigation, let target, let animated):
      call(
        "pop",
        [
          "navigation": name(navigation), "to": controller(target), "to_root": target == .root,
          "animated": animated,
        ])
    case .setStack(let navigation, let members, let animated):
      call(
        "set_stack", ["navigation": name(navigation), "controllers": members.map(name), "animated": animated])
    case .setBarHidden(let navigation, let hidden, let animated):
      call("set_bar_hidden", ["navigation": name(navigation), "hidden": hidden, "animated": animated])
    case .setToolbarHidden(let navigation, let hidden, let animated):
      call("set_toolbar_hidden", ["navigation": name(navigation), "hidden": hidden, "animated": animated])
    case .beginPop(let navigation):
      call("begin_pop", ["navigation": name(navigation), "finishes": Self.finishes(next)])
    case .beginTurn(let pages, let page):
      call(
        "begin_turn",
        [
          "pages": name(pages), "to": name(page), "forward": (index(of: page, in: pages) ?? 1) > 0,
          "finishes": Self.finishes(next),
        ])
    case .select(let id, let tabs, false): call("select", id, ["tabs": name(tabs)])
    case .select(let id, let tabs, true):
      call("tap_tab", id, ["tabs": name(tabs), "index": index(of: id, in: tabs) ?? 0])
    case .setTabs(let tabs, let members, let animated):
      call("set_tabs", ["tabs": name(tabs), "controllers": members.map(name), "animated": animated])
    case .turnPage(let pages, let page, let animated):
      call("turn_page", ["pages": name(pages), "to": name(page), "animated": animated])
    case .setDisplayMode(let split, let mode):
      call("set_display_mode", ["split": name(split), "mode": mode?.number ?? 0])
    case .setColumnWidth(let split, let points): call("set_column_width", ["split": name(split), "points": points])
    case .showColumn(let column, let split, let shows):
      call("show_column", ["split": name(split), "column": column.name, "shows": shows])
    case .setColumn(let column, let split, let id):
      call("set_column", ["split": name(split), "column": column.name, "controller": name(id)])
    case .show(let id, let source, let asDetail): call("show", id, ["from": name(source), "as_detail": asDetail])
    // MARK: Time
    case .wait(let milliseconds): call("wait", ["milliseconds": milliseconds])
    case .runRoutine(_, let block), .together(let block): call("run", ["block": block.number])
    case .animate(let milliseconds, let block):
      call("animate", ["milliseconds": milliseconds, "block": block.number, "then": Self.then(next)])
    case .alongside(let block): call("alongside", ["block": block.number, "then": Self.then(next)])
    case .after(let milliseconds, let block):
      call("after", ["milliseconds": milliseconds, "block": block.number])
    case .then, .waitUntilIdle: call("none")
    case .cancelDismissal, .finishDismissal, .cancelPop, .finishPop, .cancelTurn, .finishTurn: call("lift")
    // Nothing performs these: a step says so, and has no call.
    case .killApp, .disconnectScene, .openScene, .changeScene, .setVariable, .open, .changeDelegate, .resizeWindow,
      .setStatusBar, .beginInterruption, .endInterruption, .beginCall, .endCall, .showMaster, .presentNil, .pushNil,
      .setPages, .performSegue, .unwind, .beginSearch, .typeSearch, .endSearch:
      call("none")
    }
  }

  private func call(_ name: String, _ values: JSONObject = [:]) -> JSONObject { [name: values] }

  private func call(_ name: String, _ id: ControllerID, _ values: JSONObject = [:]) -> JSONObject {
    call(name, ["controller": self.name(id)] + values)
  }

  private func name(_ id: ControllerID) -> String { scenario.name(of: id) }

  private func controller(_ target: PopTarget) -> String? {
    if case .controller(let id) = target { name(id) } else { nil }
  }

  /// The place of a controller among those that a container has from the start.
  private func index(of id: ControllerID, in container: ControllerID) -> Int? {
    scenario.controllers[Int(container.index)].kind.content.firstIndex(of: id)
  }

  private static func answers(_ change: Change) -> JSONObject {
    switch change {
    case .supports(let mask): ["supports": mask.names]
    case .autorotates(let answer): ["autorotates": answer]
    case .prefers(let orientation): ["prefers": orientation.name]
    case .collapsesSecondary(let answer): ["collapses_secondary": answer]
    // The player has no storyboard.
    case .performsSegues, .style: [:]
    }
  }

  private static func word(_ animated: Animated) -> String {
    switch animated {
    case .no: "no"
    case .yes: "yes"
    case .asTold: "told"
    }
  }

  /// The block that runs after an animation.
  private static func then(_ next: [Action]) -> Int? {
    if case .then(let block)? = next.first { block.number } else { nil }
  }

  /// Whether the gesture that begins is finished, not canceled.
  private static func finishes(_ next: [Action]) -> Bool {
    for action in next {
      switch action {
      case .finishDismissal, .finishPop, .finishTurn: return true
      case .cancelDismissal, .cancelPop, .cancelTurn: return false
      default: continue
      }
    }
    return true
  }
}

extension OrientationMask {
  /// The words for the orientations in it.
  var names: [String] { orientations.map(\.name) }
}

extension BlockID {
  /// The block's index in the plan's `blocks`.
  var number: Int { Int(index) }
}

extension SplitDisplayMode {
  /// The value of `UISplitViewController.DisplayMode`; `automatic` is 0.
  var number: Int { Int(rawValue) + 1 }
}
