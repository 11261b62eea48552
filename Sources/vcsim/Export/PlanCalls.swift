import SimKit

/// The driver of an action on a device, and the call: a member of its step, `"call": {"push": {"controller": "b", "on": "nav", …}}`.
enum Drive {
  /// The player's own code.
  case code(JSONObject)
  /// The computer that the simulator runs on, with `simctl`.
  case host(JSONObject)
  /// A UI test: taps, drags, and turns of the device.
  case finger(JSONObject)
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

  var call: JSONObject {
    switch self {
    case .code(let call), .host(let call), .finger(let call): call
    case .nothing: Self.none
    }
  }

  static var none: JSONObject { ["none": JSONObject([:])] }
}

/// The drivers and the calls of the actions of a scenario.
struct PlanCalls {
  let scenario: Scenario

  /// The methods that the player calls as a container of the app would, with `animated` as their only argument at most.
  private static let sendable: [Callback] = [
    .loadView, .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
    .didReceiveMemoryWarning,
  ]

  /// - Parameters:
  ///   - next: The actions that follow: the completion of an animation, or the end of a gesture.
  func drive(_ action: Action, before next: [Action]) -> Drive {
    switch action {
    // MARK: The app
    case .launch(let id, let held):
      (held ?? scenario.header.heldIn) == .portrait ? code("launch", id) : finger("launch", id)
    case .launchWithoutRoot: code("launch")
    case .setRoot(let id): code("set_root", id)
    case .showWindow(let id): code("show_window", id)
    case .hideWindow(let id, let isRetained): code("hide_window", id, ["retained": isRetained])
    case .memoryWarning: code("memory_warning")
    case .requestGeometry(let mask): code("request_geometry", ["orientations": mask.names])
    case .attemptRotation: code("attempt_rotation")
    case .enterBackground: host("background")
    case .enterForeground: host("foreground")
    case .endApp: host("end_app")
    case .relaunch: host("relaunch")
    case .changeInterfaceStyle: host("change_interface_style")
    case .rotate(let orientation): finger("rotate", ["to": orientation.name])
    // MARK: A controller
    case .create(let id): code("create", id)
    case .release(let id): code("release", id)
    case .loadView(let id): code("load_view", id)
    case .unloadView(let id): code("unload_view", id, ["only_outside_window": false])
    case .unloadViewOutsideWindow(let id): code("unload_view", id, ["only_outside_window": true])
    case .layout(let id, let now): code("layout", id, ["now": now])
    case .setNeedsUpdateConstraints(let id): code("update_constraints", id)
    case .setNeedsUpdateProperties(let id): code("update_properties", id)
    case .setFrame(let id, let frame): code("set_frame", id, ["frame": [frame.x, frame.y] + frame.size.sides])
    case .setTraits(let id, let traits):
      code(
        "set_traits", id,
        ["horizontal": traits?.horizontal?.name, "vertical": traits?.vertical?.name, "is_overridden": traits != nil])
    case .setContentSize(let id, let size): code("set_content_size", id, ["size": size.sides])
    case .updateOrientations(let id): code("update_orientations", id)
    case .setEditing(let id, let editing, let animated):
      code("set_editing", id, ["editing": editing, "animated": animated])
    case .takeView(let id, let other): code("take_view", id, ["of": name(other)])
    case .change(_, .performsSegues): .nothing("the player has no storyboard")
    case .change(let id, .style(let style)): code("set_style", id, ["style": style.name])
    case .change(let id, let change): code("change", id, ["answers": Self.answers(change)])
    case .send(let callback, let id, let animated):
      Self.sendable.contains(callback)
        ? code("send", ["selector": callback.selector, "controller": name(id), "animated": animated])
        : .nothing("its arguments are objects that only UIKit makes")
    // MARK: Presentations
    case .present(let id, let source, let animated, let completion):
      code("present", id, ["from": name(source), "animated": animated, "completion": completion])
    case .readPresentationController(let id): code("read_presentation_controller", id)
    case .dismiss(let id, let animated, let completion):
      code("dismiss", id, ["animated": animated, "completion": completion])
    case .tapOutside(let id): finger("tap_outside", id)
    case .dragSheet(let id, let detent): finger("drag_sheet", id, ["to": detent.name])
    case .beginDismissal(let id): finger("begin_dismissal", id, ["finishes": Self.finishes(next)])
    // MARK: Containment
    case .addChild(let id, let parent): code("add_child", id, ["to": name(parent)])
    case .removeFromParent(let id): code("remove_from_parent", id)
    case .willMove(let id, let parent): code("will_move", id, ["to": parent.map(name)])
    case .didMove(let id, let parent): code("did_move", id, ["to": parent.map(name)])
    case .addView(let id, let parent): code("add_view", id, ["to": name(parent)])
    case .addViewToWindow(let id): code("add_view_to_window", id)
    case .removeView(let id): code("remove_view", id)
    case .beginAppearance(let id, let appearing, let animated):
      code("begin_appearance", id, ["appearing": appearing, "animated": Self.word(animated)])
    case .endAppearance(let id): code("end_appearance", id)
    case .transition(let from, let to, let container, let milliseconds, let completion):
      code(
        "transition",
        [
          "from": name(from), "to": name(to), "container": name(container), "milliseconds": milliseconds,
          "completion": completion,
        ])
    case .addWhole(let id, let parent): code("add", id, ["to": name(parent)])
    case .removeWhole(let id, let parent): code("remove", id, ["from": name(parent)])
    // MARK: Containers
    case .push(let id, let navigation, let animated):
      code("push", id, ["on": name(navigation), "animated": animated])
    case .pop(let navigation, let target, let animated):
      code(
        "pop",
        ["navigation": name(navigation), "to": controller(target), "to_root": target == .root, "animated": animated])
    case .setStack(let navigation, let members, let animated):
      code("set_stack", ["navigation": name(navigation), "controllers": members.map(name), "animated": animated])
    case .setBarHidden(let navigation, let hidden, let animated):
      code("set_bar_hidden", ["navigation": name(navigation), "hidden": hidden, "animated": animated])
    case .setToolbarHidden(let navigation, let hidden, let animated):
      code("set_toolbar_hidden", ["navigation": name(navigation), "hidden": hidden, "animated": animated])
    case .beginPop(let navigation):
      finger("begin_pop", ["navigation": name(navigation), "finishes": Self.finishes(next)])
    case .beginTurn(let pages, let page):
      finger(
        "begin_turn",
        [
          "pages": name(pages), "to": name(page), "forward": (index(of: page, in: pages) ?? 1) > 0,
          "finishes": Self.finishes(next),
        ])
    case .select(let id, let tabs, false): code("select", id, ["tabs": name(tabs)])
    case .select(let id, let tabs, true):
      finger("tap_tab", id, ["tabs": name(tabs), "index": index(of: id, in: tabs) ?? 0])
    case .setTabs(let tabs, let members, let animated):
      code("set_tabs", ["tabs": name(tabs), "controllers": members.map(name), "animated": animated])
    case .turnPage(let pages, let page, let animated):
      code("turn_page", ["pages": name(pages), "to": name(page), "animated": animated])
    case .setDisplayMode(let split, let mode):
      code("set_display_mode", ["split": name(split), "mode": mode?.number ?? 0])
    case .setColumnWidth(let split, let points): code("set_column_width", ["split": name(split), "points": points])
    case .showColumn(let column, let split, let shows):
      code("show_column", ["split": name(split), "column": column.name, "shows": shows])
    case .setColumn(let column, let split, let id):
      code("set_column", ["split": name(split), "column": column.name, "controller": name(id)])
    case .show(let id, let source, let asDetail): code("show", id, ["from": name(source), "as_detail": asDetail])
    // MARK: Time
    case .wait(let milliseconds): code("wait", ["milliseconds": milliseconds])
    case .runRoutine(_, let block), .together(let block): code("run", ["block": block.number])
    case .animate(let milliseconds, let block):
      code("animate", ["milliseconds": milliseconds, "block": block.number, "then": Self.then(next)])
    case .alongside(let block): code("alongside", ["block": block.number, "then": Self.then(next)])
    case .after(let milliseconds, let block):
      code("after", ["milliseconds": milliseconds, "block": block.number])
    case .then(_, ofCall: false), .waitUntilIdle: code("none")
    case .cancelDismissal, .finishDismissal, .cancelPop, .finishPop, .cancelTurn, .finishTurn: finger("lift")
    // MARK: What nothing performs
    case .then(_, ofCall: true): .nothing("the player doesn't wait for the completion of a call")
    case .killApp: .nothing("only a swipe in the app switcher tells the app so")
    case .openScene, .changeScene: .nothing("the player has one scene")
    case .disconnectScene: .nothing("the system decides when it takes a scene away")
    case .changeDelegate: .nothing("the player's application delegate has no such method")
    case .resizeWindow: .nothing("only the user resizes a window")
    case .setStatusBar: .nothing("apps with view controllers can't set it after iOS 8")
    case .open: .nothing("the player's app has no URL scheme")
    case .beginInterruption, .endInterruption: .nothing("only the system interrupts an app")
    case .beginCall, .endCall: .nothing("no call can be placed")
    case .setVariable: .nothing("the player keeps no state of the app: each variable has its first value")
    case .tapMore: .nothing("the player taps the tabs of controllers")
    case .showMaster: .nothing("the bar button is the app's to place")
    case .beginSearch, .typeSearch, .endSearch: .nothing("the search bar is the app's to place")
    case .presentNil, .pushNil: .nothing("Swift can't pass nil here")
    case .setPages: .nothing("the call raises an exception")
    case .performSegue, .unwind: .nothing("the player has no storyboard")
    }
  }

  private func code(_ name: String, _ values: JSONObject = [:]) -> Drive { .code([name: values]) }

  private func code(_ name: String, _ id: ControllerID, _ values: JSONObject = [:]) -> Drive {
    .code([name: ["controller": self.name(id)] + values])
  }

  private func host(_ name: String) -> Drive { .host([name: JSONObject([:])]) }

  private func finger(_ name: String, _ values: JSONObject = [:]) -> Drive { .finger([name: values]) }

  private func finger(_ name: String, _ id: ControllerID, _ values: JSONObject = [:]) -> Drive {
    .finger([name: ["controller": self.name(id)] + values])
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
    // Their calls are others.
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
    if case .then(let block, ofCall: false)? = next.first { block.number } else { nil }
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
