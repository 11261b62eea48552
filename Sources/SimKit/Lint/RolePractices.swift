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
        case .presented:
          "the scenario never presents '\(declared)'"
            + (entry.statement == "has animator" ? ", and the animation of a push or a pop isn't simulated" : "")
        case .parent: "'\(declared)' never gets a child"
        }
      findings.append(
        LintFinding(
          .idleOption, line: line.number, range: range(ofLine: line.number),
          "'\(entry.statement)' has no effect: \(never)",
          help: "remove the line, or use the controller in the story"))
    }
  }
}

/// The controllers that a scenario presents, and those that it gives children.
private struct Roles {
  private var presented: Set<ControllerID> = []
  private var parents: Set<ControllerID> = []

  init(of scenario: Scenario) {
    for (place, declaration) in scenario.controllers.enumerated() {
      if !declaration.kind.content.isEmpty { parents.insert(ControllerID(place)) }
      if declaration.replaces != nil { presented.insert(ControllerID(place)) }
    }
    for segue in scenario.segues {
      presented.insert(segue.destination)
      if segue.kind == .embed { parents.insert(segue.source) }
    }
    for action in scenario.code {
      switch action {
      case .present(let id, _, _, _), .show(let id, _, _), .beginSearch(let id, _, _): presented.insert(id)
      case .addChild(_, let parent), .addWhole(_, let parent), .transition(_, _, let parent, _, _):
        parents.insert(parent)
      case .push(_, let parent, _), .setStack(let parent, _, _), .setTabs(let parent, _, _): parents.insert(parent)
      case .turnPage(let parent, _, _): parents.insert(parent)
      default: break
      }
    }
  }

  func has(_ id: ControllerID, _ role: Grammar.Role) -> Bool {
    switch role {
    case .presented: presented.contains(id)
    case .parent: parents.contains(id)
    }
  }
}
