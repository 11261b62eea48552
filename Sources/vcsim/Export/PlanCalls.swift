import SimKit

/// Writes what an action does as a member of its step: `"call": {"push": {"controller": "b", "on": "nav", …}}`.
struct PlanCalls {
  private let scenario: Scenario

  init(_ scenario: Scenario) { self.scenario = scenario }

  /// - Parameters:
  ///   - next: The actions that follow: the completion of an animation, or the end of a gesture.
  func put(_ action: Action, before next: [Action], _ json: inout JSONWriter) {
    json.object("call") { json in
      switch action {
      case .launch, .launchWithoutRoot, .setRoot, .memoryWarning, .requestGeometry, .attemptRotation, .enterBackground,
        .showWindow, .hideWindow, .enterForeground, .endApp, .relaunch, .changeInterfaceStyle, .rotate:
        putApp(action, &json)
      case .create, .release, .loadView, .unloadView, .unloadViewOutsideWindow, .layout, .setNeedsUpdateConstraints,
        .setNeedsUpdateProperties, .setFrame, .setTraits, .setContentSize, .updateOrientations, .setEditing, .takeView,
        .change, .send:
        putController(action, &json)
      case .present, .readPresentationController, .dismiss, .tapOutside, .beginDismissal, .dragSheet:
        putPresentation(action, before: next, &json)
      case .addChild, .removeFromParent, .willMove, .didMove, .addView, .addViewToWindow, .removeView, .beginAppearance,
        .endAppearance, .transition, .addWhole, .removeWhole:
        putContainment(action, &json)
      case .push, .pop, .setStack, .setBarHidden, .setToolbarHidden, .beginPop, .beginTurn, .select, .setTabs,
        .turnPage, .setDisplayMode, .setColumnWidth, .showColumn, .setColumn, .show:
        putContainer(action, before: next, &json)
      case .wait(let milliseconds): json.object("wait") { $0.put("milliseconds", milliseconds) }
      case .runRoutine(_, let block), .together(let block): json.object("run") { $0.put("block", block.number) }
      case .animate(let milliseconds, let block):
        json.object("animate") { json in
          json.put("milliseconds", milliseconds)
          json.put("block", block.number)
          putThen(next, &json)
        }
      case .alongside(let block):
        json.object("alongside") { json in
          json.put("block", block.number)
          putThen(next, &json)
        }
      case .after(let milliseconds, let block):
        json.object("after") { json in
          json.put("milliseconds", milliseconds)
          json.put("block", block.number)
        }
      case .then, .waitUntilIdle: json.object("none") { _ in }
      case .cancelDismissal, .finishDismissal, .cancelPop, .finishPop, .cancelTurn, .finishTurn:
        json.object("lift") { _ in }
      // Nothing performs these: a step says so, and has no call.
      case .killApp, .disconnectScene, .openScene, .changeScene, .setVariable, .open, .changeDelegate, .resizeWindow,
        .setStatusBar,
        .beginInterruption,
        .endInterruption,
        .beginCall, .endCall, .showMaster, .presentNil, .pushNil, .setPages, .performSegue, .unwind,
        .beginSearch, .typeSearch, .endSearch:
        json.object("none") { _ in }
      }
    }
  }

  private func name(_ id: ControllerID) -> String { scenario.name(of: id) }

  private func putThen(_ next: [Action], _ json: inout JSONWriter) {
    if case .then(let block)? = next.first { json.put("then", block.number) }
  }

  private func putApp(_ action: Action, _ json: inout JSONWriter) {
    switch action {
    case .launch(let id, _): json.object("launch") { $0.put("controller", name(id)) }
    case .launchWithoutRoot: json.object("launch") { _ in }
    case .setRoot(let id): json.object("set_root") { $0.put("controller", name(id)) }
    case .showWindow(let id): put("show_window", id, &json)
    case .hideWindow(let id, let isRetained):
      json.object("hide_window") { json in
        json.put("controller", name(id))
        json.put("retained", isRetained)
      }
    case .memoryWarning: json.object("memory_warning") { _ in }
    case .requestGeometry(let mask): json.object("request_geometry") { $0.list("orientations", mask.names) }
    case .attemptRotation: json.object("attempt_rotation") { _ in }
    case .enterBackground: json.object("background") { _ in }
    case .enterForeground: json.object("foreground") { _ in }
    case .endApp: json.object("end_app") { _ in }
    case .relaunch: json.object("relaunch") { _ in }
    case .changeInterfaceStyle: json.object("change_interface_style") { _ in }
    case .rotate(let orientation): json.object("rotate") { $0.put("to", orientation.name) }
    default: break
    }
  }

  private func putController(_ action: Action, _ json: inout JSONWriter) {
    switch action {
    case .create(let id): put("create", id, &json)
    case .release(let id): put("release", id, &json)
    case .loadView(let id): put("load_view", id, &json)
    case .unloadView(let id): put("unload_view", id, &json) { $0.put("only_outside_window", false) }
    case .unloadViewOutsideWindow(let id): put("unload_view", id, &json) { $0.put("only_outside_window", true) }
    case .layout(let id, let now): put("layout", id, &json) { $0.put("now", now) }
    case .setNeedsUpdateConstraints(let id): put("update_constraints", id, &json)
    case .setNeedsUpdateProperties(let id): put("update_properties", id, &json)
    case .setFrame(let id, let frame):
      put("set_frame", id, &json) {
        $0.list("frame", numbers: [frame.x, frame.y, frame.size.width, frame.size.height])
      }
    case .setTraits(let id, let traits):
      put("set_traits", id, &json) { json in
        if let horizontal = traits?.horizontal { json.put("horizontal", horizontal.name) }
        if let vertical = traits?.vertical { json.put("vertical", vertical.name) }
        json.put("is_overridden", traits != nil)
      }
    case .setContentSize(let id, let size):
      put("set_content_size", id, &json) { $0.list("size", numbers: [size.width, size.height]) }
    case .updateOrientations(let id): put("update_orientations", id, &json)
    case .setEditing(let id, let editing, let animated):
      put("set_editing", id, &json) { json in
        json.put("editing", editing)
        json.put("animated", animated)
      }
    case .takeView(let id, let other): put("take_view", id, &json) { $0.put("of", name(other)) }
    case .change(let id, .style(let style)): put("set_style", id, &json) { $0.put("style", style.name) }
    case .change(let id, let change):
      put("change", id, &json) { json in json.object("answers") { Self.put(change, &$0) } }
    case .send(let callback, let id, let animated):
      json.object("send") { json in
        json.put("selector", callback.selector)
        json.put("controller", name(id))
        json.put("animated", animated)
      }
    default: break
    }
  }

  private static func put(_ change: Change, _ json: inout JSONWriter) {
    switch change {
    case .supports(let mask): json.list("supports", mask.names)
    case .autorotates(let answer): json.put("autorotates", answer)
    case .prefers(let orientation): json.put("prefers", orientation.name)
    case .collapsesSecondary(let answer): json.put("collapses_secondary", answer)
    // The player has no storyboard.
    case .performsSegues, .style: break
    }
  }

  private func put(
    _ key: StaticString, _ id: ControllerID, _ json: inout JSONWriter, _ more: (inout JSONWriter) -> Void = { _ in }
  ) {
    json.object(key) { json in
      json.put("controller", name(id))
      more(&json)
    }
  }

  private func putPresentation(_ action: Action, before next: [Action], _ json: inout JSONWriter) {
    switch action {
    case .present(let id, let source, let animated, let completion):
      put("present", id, &json) { json in
        json.put("from", name(source))
        json.put("animated", animated)
        json.put("completion", completion)
      }
    case .readPresentationController(let id): put("read_presentation_controller", id, &json)
    case .dismiss(let id, let animated, let completion):
      put("dismiss", id, &json) { json in
        json.put("animated", animated)
        json.put("completion", completion)
      }
    case .tapOutside(let id): put("tap_outside", id, &json)
    case .dragSheet(let id, let detent): put("drag_sheet", id, &json) { $0.put("to", detent.name) }
    case .beginDismissal(let id):
      put("begin_dismissal", id, &json) { $0.put("finishes", Self.finishes(next)) }
    default: break
    }
  }

  private func putContainment(_ action: Action, _ json: inout JSONWriter) {
    switch action {
    case .addChild(let id, let parent): put("add_child", id, &json) { $0.put("to", name(parent)) }
    case .removeFromParent(let id): put("remove_from_parent", id, &json)
    case .willMove(let id, let parent):
      put("will_move", id, &json) { json in if let parent { json.put("to", name(parent)) } }
    case .didMove(let id, let parent):
      put("did_move", id, &json) { json in if let parent { json.put("to", name(parent)) } }
    case .addView(let id, let parent): put("add_view", id, &json) { $0.put("to", name(parent)) }
    case .addViewToWindow(let id): put("add_view_to_window", id, &json)
    case .removeView(let id): put("remove_view", id, &json)
    case .beginAppearance(let id, let appearing, let animated):
      put("begin_appearance", id, &json) { json in
        json.put("appearing", appearing)
        switch animated {
        case .no: json.put("animated", "no")
        case .yes: json.put("animated", "yes")
        case .asTold: json.put("animated", "told")
        }
      }
    case .endAppearance(let id): put("end_appearance", id, &json)
    case .transition(let from, let to, let container, let milliseconds, let completion):
      json.object("transition") { json in
        json.put("from", name(from))
        json.put("to", name(to))
        json.put("container", name(container))
        json.put("milliseconds", milliseconds)
        json.put("completion", completion)
      }
    case .addWhole(let id, let parent): put("add", id, &json) { $0.put("to", name(parent)) }
    case .removeWhole(let id, let parent): put("remove", id, &json) { $0.put("from", name(parent)) }
    default: break
    }
  }

  private func putContainer(_ action: Action, before next: [Action], _ json: inout JSONWriter) {
    switch action {
    case .push(let id, let navigation, let animated):
      put("push", id, &json) { json in
        json.put("on", name(navigation))
        json.put("animated", animated)
      }
    case .pop(let navigation, let target, let animated):
      json.object("pop") { json in
        json.put("navigation", name(navigation))
        if case .controller(let id) = target { json.put("to", name(id)) }
        json.put("to_root", target == .root)
        json.put("animated", animated)
      }
    case .setStack(let navigation, let members, let animated):
      json.object("set_stack") { json in
        json.put("navigation", name(navigation))
        json.list("controllers", members.map(name))
        json.put("animated", animated)
      }
    case .setBarHidden(let navigation, let hidden, let animated):
      json.object("set_bar_hidden") { json in
        json.put("navigation", name(navigation))
        json.put("hidden", hidden)
        json.put("animated", animated)
      }
    case .setToolbarHidden(let navigation, let hidden, let animated):
      json.object("set_toolbar_hidden") { json in
        json.put("navigation", name(navigation))
        json.put("hidden", hidden)
        json.put("animated", animated)
      }
    case .beginPop(let navigation):
      json.object("begin_pop") { json in
        json.put("navigation", name(navigation))
        json.put("finishes", Self.finishes(next))
      }
    case .beginTurn(let pages, let page):
      json.object("begin_turn") { json in
        json.put("pages", name(pages))
        json.put("to", name(page))
        json.put("forward", isForward(page, of: pages))
        json.put("finishes", Self.finishes(next))
      }
    case .select(let id, let tabs, let byUser):
      let index = scenario.controllers[Int(tabs.index)].kind.content.firstIndex(of: id)
      json.object(byUser ? "tap_tab" : "select") { json in
        json.put("controller", name(id))
        json.put("tabs", name(tabs))
        if byUser { json.put("index", index ?? 0) }
      }
    case .setTabs(let tabs, let members, let animated):
      json.object("set_tabs") { json in
        json.put("tabs", name(tabs))
        json.list("controllers", members.map(name))
        json.put("animated", animated)
      }
    case .turnPage(let pages, let page, let animated):
      json.object("turn_page") { json in
        json.put("pages", name(pages))
        json.put("to", name(page))
        json.put("animated", animated)
      }
    case .setDisplayMode(let split, let mode):
      json.object("set_display_mode") { json in
        json.put("split", name(split))
        json.put("mode", mode?.number ?? 0)
      }
    case .setColumnWidth(let split, let points):
      json.object("set_column_width") { json in
        json.put("split", name(split))
        json.put("points", points)
      }
    case .showColumn(let column, let split, let shows):
      json.object("show_column") { json in
        json.put("split", name(split))
        json.put("column", column.name)
        json.put("shows", shows)
      }
    case .setColumn(let column, let split, let id):
      json.object("set_column") { json in
        json.put("split", name(split))
        json.put("column", column.name)
        json.put("controller", name(id))
      }
    case .show(let id, let source, let asDetail):
      put("show", id, &json) { json in
        json.put("from", name(source))
        json.put("as_detail", asDetail)
      }
    default: break
    }
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

  /// Whether a page comes after the first one of its page view controller.
  private func isForward(_ page: ControllerID, of pages: ControllerID) -> Bool {
    (scenario.controllers[Int(pages.index)].kind.content.firstIndex(of: page) ?? 1) > 0
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
