/// Options without an effect, because the scenario never uses the controller that way.
extension Linter {
  /// An included file has declarations and no story: the files that include it use them.
  mutating func readRoles() {
    guard scenarios.contains(where: { !$0.story.isEmpty }) else { return }
    let roles = scenarios.map { Roles(of: $0) }
    var declared: String?
    for line in lines {
      guard let first = line.words.first else { continue }
      if line.indent == 0 { declared = first.text == "controller" && line.words.count > 1 ? line.words[1].text : nil }
      guard line.indent > 0, let declared, let entry = entry(of: line), let role = entry.role else { continue }
      let ids = scenarios.map { $0.controller(named: declared) }
      if zip(roles, ids).contains(where: { roles, id in id.map { roles.has($0, role) } ?? true }) { continue }
      let never =
        switch role {
        case .presented, .delegating:
          "the scenario never presents '\(declared)'"
            + (entry.statement == "has animator" ? ", and the animation of a push or a pop isn't simulated" : "")
        case .presentedOrPresenting: "the scenario never presents '\(declared)', nor another controller from it"
        case .parent: "'\(declared)' never gets a child"
        case .stacked: "'\(declared)' is never on the stack of a navigation controller"
        case .segueSource: "no segue begins at '\(declared)'"
        case .sized: "the scenario shows no popover and no form sheet"
        }
      add(
        .idleOption, line.number, "'\(entry.statement)' has no effect: \(never)",
        "remove the line, or use the controller in the story")
    }
  }
}

/// Return values of a presentation's delegate that UIKit calls for in no run.
extension Linter {
  /// Options that have an effect in the scenario's versions, but not in the width or the style that its steps bring about.
  mutating func readUnasked(_ runs: [LintRun]) {
    guard runs.allSatisfy({ $0.reached == $0.scenario.story.count }) else { return }
    for (place, declaration) in scenario.controllers.enumerated() {
      let id = ControllerID(place)
      if let adaptation = declaration.adaptation, !adaptation.byTraits,
        !runs.contains(where: { $0.asks(id, .adaptiveStyle) })
      {
        addUnasked(
          "adapts to", declaration, "UIKit never calls the delegate's method, for the width is never compact",
          "write: device phone, or remove the line")
      }
      if let other = declaration.replaces, !runs.contains(where: { $0.asks(other, .controllerForAdaptiveStyle) }) {
        addUnasked(
          "replaces", declaration, "the style of '\(scenario.name(of: other))' never changes",
          "present '\(scenario.name(of: other))' where its style adapts, or remove the line")
      }
    }
  }

  private mutating func addUnasked(
    _ option: String, _ declaration: ControllerDeclaration, _ reason: String, _ help: String
  ) {
    // The options of an included file are for several scenarios.
    guard let line = lineIfHere(of: option, in: declaration),
      !findings.contains(where: { $0.line == line && ($0.rule == .idleOption || $0.rule == .ofLaterVersion) })
    else { return }
    add(.idleOption, line, "'\(option)' has no effect: \(reason)", help)
  }
}

extension LintRun {
  /// Whether UIKit calls a method of the delegate of a controller's presentation.
  fileprivate func asks(_ id: ControllerID, _ callback: Callback) -> Bool {
    sent.contains(Caller(receiver: .delegate(id), callback: callback))
  }
}

private struct Roles {
  private var members: [Grammar.Role: Set<ControllerID>] = [:]
  /// Whether something is shown that takes the size of its content.
  private var fitsContent: Bool

  init(of scenario: Scenario) {
    fitsContent =
      scenario.controllers.contains { $0.answers.style?.fitsContent ?? false }
      || scenario.conditionalOptions.contains { $0.form.entry.statement == "style" }
      || scenario.segues.contains { $0.kind == .popover }
    for (place, declaration) in scenario.controllers.enumerated() {
      let (id, content) = (ControllerID(place), declaration.kind.content)
      if !content.isEmpty { add(id, .parent) }
      if declaration.kind.container != nil { add(id, .delegating) }
      if declaration.kind.container == .navigation { content.forEach { add($0, .stacked) } }
      if declaration.replaces != nil { present(id) }
    }
    for segue in scenario.segues {
      present(segue.destination, from: segue.source)
      add(segue.destination, .stacked)
      add(segue.source, .segueSource)
      if segue.kind == .embed { add(segue.source, .parent) }
    }
    for action in scenario.code {
      switch action {
      case .transition(_, _, let parent, _, _): add(parent, .parent)
      case .change(_, .style(let style)): fitsContent = fitsContent || style.fitsContent
      case .setContentSize(let id, _): add(id, .sized)
      default: break
      }
      if let (ids, place) = action.puts { for id in ids { put(id, place) } }
    }
  }

  private mutating func put(_ id: ControllerID, _ place: Action.Place) {
    switch place {
    case .root: break
    case .presented(let source): present(id, from: source)
    case .shown(let source):
      present(id, from: source)
      add(id, .stacked)
    case .child(let parent), .tab(let parent), .page(let parent), .column(let parent): add(parent, .parent)
    case .stack(let parent):
      add(parent, .parent)
      add(id, .stacked)
    }
  }

  private mutating func present(_ id: ControllerID, from source: ControllerID? = nil) {
    for role in [Grammar.Role.presented, .presentedOrPresenting, .delegating] { add(id, role) }
    if let source { add(source, .presentedOrPresenting) }
  }

  private mutating func add(_ id: ControllerID, _ role: Grammar.Role) { members[role, default: []].insert(id) }

  func has(_ id: ControllerID, _ role: Grammar.Role) -> Bool {
    members[role]?.contains(id) ?? false || (role == .sized && fitsContent)
  }
}
