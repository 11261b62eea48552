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
        }
      findings.append(
        LintFinding(
          .idleOption, line: line.number, range: range(ofLine: line.number),
          "'\(entry.statement)' has no effect: \(never)",
          help: "remove the line, or use the controller in the story"))
    }
  }
}

/// The roles of controllers in a scenario.
private struct Roles {
  private var presented: Set<ControllerID> = []
  private var presenting: Set<ControllerID> = []
  private var parents: Set<ControllerID> = []
  private var stacked: Set<ControllerID> = []
  private var sources: Set<ControllerID> = []
  private var containers: Set<ControllerID> = []

  init(of scenario: Scenario) {
    for (place, declaration) in scenario.controllers.enumerated() {
      if !declaration.kind.content.isEmpty { parents.insert(ControllerID(place)) }
      if let kind = declaration.kind.container {
        containers.insert(ControllerID(place))
        if kind == .navigation { stacked.formUnion(declaration.kind.content) }
      }
      if declaration.replaces != nil { presented.insert(ControllerID(place)) }
    }
    for segue in scenario.segues {
      presented.insert(segue.destination)
      presenting.insert(segue.source)
      stacked.insert(segue.destination)
      sources.insert(segue.source)
      if segue.kind == .embed { parents.insert(segue.source) }
    }
    for action in scenario.code {
      switch action {
      case .present(let id, let source, _, _):
        presented.insert(id)
        presenting.insert(source)
      case .beginSearch(let id, _, _): presented.insert(id)
      case .show(let id, let source, _):
        presented.insert(id)
        presenting.insert(source)
        stacked.insert(id)
      case .addChild(_, let parent), .addWhole(_, let parent), .transition(_, _, let parent, _, _):
        parents.insert(parent)
      case .push(let id, let parent, _):
        parents.insert(parent)
        stacked.insert(id)
      case .setStack(let parent, let ids, _):
        parents.insert(parent)
        stacked.formUnion(ids)
      case .setTabs(let parent, _, _): parents.insert(parent)
      case .turnPage(let parent, _, _): parents.insert(parent)
      default: break
      }
    }
  }

  func has(_ id: ControllerID, _ role: Grammar.Role) -> Bool {
    switch role {
    case .presented: presented.contains(id)
    case .presentedOrPresenting: presented.contains(id) || presenting.contains(id)
    case .parent: parents.contains(id)
    case .delegating: presented.contains(id) || containers.contains(id)
    case .stacked: stacked.contains(id)
    case .segueSource: sources.contains(id)
    }
  }
}
