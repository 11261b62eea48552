/// The hierarchy at one moment as an indented tree: children below their parents, presented controllers below their presenters.
package enum TreeText {
  package static func text(of snapshot: Snapshot, in scenario: Scenario) -> String {
    let lines = lines(of: snapshot, in: scenario)
    return lines.isEmpty ? "(nothing has been made yet)\n" : lines.map { $0 + "\n" }.joined()
  }

  /// Returns a line for each controller that was created.
  package static func lines(of snapshot: Snapshot, in scenario: Scenario) -> [String] {
    let all = snapshot.controllers.indices.filter { snapshot.controllers[$0].exists }
    var lines: [String] = []
    var told: Set<Int> = []
    // A stack of the lines to come, the next one last: hierarchies may be deep.
    var open: [(index: Int, prefix: String, isLast: Bool, label: String)] = []
    func children(of index: Int) -> [(index: Int, label: String)] {
      let id = ControllerID(index)
      return all.filter { snapshot.controllers[$0].parent == id }.map { ($0, "") }
        + all.filter { snapshot.controllers[$0].presenter == id }.map { ($0, "presents ") }
    }
    func tell(_ root: Int, _ label: String) {
      open.append((root, "", true, label))
      var isFirst = true
      while let (index, prefix, isLast, label) = open.popLast() {
        guard told.insert(index).inserted else { continue }
        let branch = isFirst ? "" : prefix + (isLast ? "└─ " : "├─ ")
        lines.append(branch + label + describe(index, snapshot, scenario))
        let inner = isFirst ? "" : prefix + (isLast ? "   " : "│  ")
        isFirst = false
        let below = children(of: index)
        for (place, child) in below.enumerated().reversed() {
          open.append((child.index, inner, place == below.count - 1, child.label))
        }
      }
    }
    for root in (snapshot.root.map { [$0] } ?? []) + snapshot.windows { tell(root.int, "window ") }
    let tops = all.filter { snapshot.controllers[$0].parent == nil && snapshot.controllers[$0].presenter == nil }
    for index in tops + all where !told.contains(index) { tell(index, "") }
    return lines
  }

  private static func describe(_ index: Int, _ snapshot: Snapshot, _ scenario: Scenario) -> String {
    let controller = snapshot.controllers[index]
    var text = scenario.controllers[index].name + "  " + controller.appearance.name
    guard controller.isLoaded else { return text + "  not loaded" }
    text += "  \(controller.bounds.width)x\(controller.bounds.height)"
    return controller.isInWindow ? text : text + "  not in the window"
  }
}
