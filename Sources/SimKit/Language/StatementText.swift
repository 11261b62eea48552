/// Actions in their canonical form, as traces show them and as the parser reads them.
public enum StatementText {
  public static func text(of action: Action, in controllers: [ControllerDeclaration]) -> String {
    func name(_ id: ControllerID) -> String { controllers[id.int].name }
    func gesture(_ id: ControllerID) -> String {
      switch controllers[id.int].kind {
      case .page: "turn"
      case .plain, .navigation, .tabBar, .split: "pop"
      }
    }
    func flag(_ on: Bool, _ word: String) -> String { on ? " " + word : "" }
    func list(_ ids: [ControllerID]) -> String { ids.map(name).joined(separator: " ") }
    switch action {
    case .launch(let id, let held): return "launch \(name(id))" + (held.map { " held \($0.name)" } ?? "")
    case .launchWithoutRoot: return "launch nothing"
    case .presentNil(let source): return "present nil from \(name(source))"
    case .setRoot(let id): return "set root \(name(id))"
    case .enterBackground: return "background"
    case .enterForeground: return "foreground"
    case .memoryWarning: return "memory warning"
    case .rotate(let orientation): return "rotate \(orientation.name)"
    case .attemptRotation: return "attempt rotation"
    case .create(let id): return "create \(name(id))"
    case .release(let id): return "release \(name(id))"
    case .loadView(let id): return "load \(name(id))"
    case .unloadView(let id): return "unload \(name(id))"
    case .layout(let id, let now): return "layout \(name(id))" + flag(now, "now")
    case .setNeedsUpdateConstraints(let id): return "update constraints \(name(id))"
    case .setFrame(let id, let frame):
      return "frame \(name(id)) \(frame.x) \(frame.y) \(frame.size.width) \(frame.size.height)"
    case .change(let id, let change):
      switch change {
      case .supports(let mask): return "change \(name(id)) supports \(words(mask))"
      case .autorotates(let answer): return "change \(name(id)) autorotates \(answer ? "yes" : "no")"
      case .prefers(let orientation): return "change \(name(id)) prefers \(orientation.name)"
      }
    case .present(let id, let source, let animated, let completion):
      return "present \(name(id)) from \(name(source))" + flag(animated, "animated")
        + flag(completion, "with completion")
    case .dismiss(let id, let animated, let completion):
      return "dismiss \(name(id))" + flag(animated, "animated") + flag(completion, "with completion")
    case .addChild(let child, let parent): return "add child \(name(child)) to \(name(parent))"
    case .removeFromParent(let child): return "remove child \(name(child))"
    case .willMove(let child, let parent): return "will move \(name(child)) to \(parent.map(name) ?? "nil")"
    case .didMove(let child, let parent): return "did move \(name(child)) to \(parent.map(name) ?? "nil")"
    case .addView(let child, let parent): return "add view of \(name(child)) to \(name(parent))"
    case .removeView(let child): return "remove view of \(name(child))"
    case .beginAppearance(let id, let appearing, let animated):
      return "begin appearance of \(name(id)) \(appearing ? "appearing" : "disappearing")"
        + flag(animated, "animated")
    case .endAppearance(let id): return "end appearance of \(name(id))"
    case .transition(let from, let to, let parent, let duration, let completion):
      return "transition \(name(from)) to \(name(to)) in \(name(parent)) \(duration)ms"
        + flag(completion, "with completion")
    case .addWhole(let child, let parent): return "add \(name(child)) to \(name(parent))"
    case .removeWhole(let child, let parent): return "remove \(name(child)) from \(name(parent))"
    case .push(let id, let nav, let animated): return "push \(name(id)) on \(name(nav))" + flag(animated, "animated")
    case .pop(let nav, let target, let animated):
      switch target {
      case .previous: return "pop \(name(nav))" + flag(animated, "animated")
      case .root: return "pop \(name(nav)) to root" + flag(animated, "animated")
      case .controller(let id): return "pop \(name(nav)) to \(name(id))" + flag(animated, "animated")
      }
    case .setStack(let nav, let stack, let animated):
      return "set stack of \(name(nav)) to \(list(stack))" + flag(animated, "animated")
    case .setBarHidden(let nav, let hidden, let animated):
      return "\(hidden ? "hide" : "show") bar of \(name(nav))" + flag(animated, "animated")
    case .beginGesture(let id, let target):
      return target.map { "begin turn of \(name(id)) to \(name($0))" } ?? "begin pop of \(name(id))"
    case .cancelGesture(let id): return "cancel \(gesture(id)) of \(name(id))"
    case .finishGesture(let id): return "finish \(gesture(id)) of \(name(id))"
    case .select(let id, let tabs, let byUser): return "\(byUser ? "tap" : "select") \(name(id)) in \(name(tabs))"
    case .setTabs(let tabs, let members, let animated):
      return "set tabs of \(name(tabs)) to \(list(members))" + flag(animated, "animated")
    case .turnPage(let pages, let next, let animated):
      return "turn \(name(pages)) to \(name(next))" + flag(animated, "animated")
    case .showMaster(let id, let shows): return "\(shows ? "show" : "hide") master of \(name(id))"
    case .wait(let duration): return "wait \(duration)ms"
    case .waitUntilIdle: return "wait until idle"
    }
  }

  static func words(_ mask: OrientationMask) -> String {
    mask.isEmpty ? "none" : mask.orientations.map({ $0.name }).joined(separator: " ")
  }
}
