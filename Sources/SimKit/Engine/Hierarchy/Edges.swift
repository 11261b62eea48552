/// Parents and presentations are recorded here alone, and never close a circle: every walk upward ends.
extension Hierarchy {
  /// Whether `ancestor` is `id`, or above it on any path over parents and presenters.
  func isAbove(_ ancestor: ControllerID, _ id: ControllerID) -> Bool {
    // Most controllers have nothing below them.
    guard hasChildren(ancestor) || self[ancestor].presented != nil else { return ancestor == id }
    var current = id
    var open: [ControllerID] = []
    // Ways part where a controller has both a parent and a presenter, and may meet again.
    var passed: Set<ControllerID> = []
    while current != ancestor {
      switch (parent(of: current), self[current].presenter) {
      case (let parent?, let presenter?):
        if passed.insert(current).inserted { open.append(presenter) }
        current = parent
      case (let above?, nil), (nil, let above?): current = above
      case (nil, nil):
        guard let other = open.popLast() else { return false }
        current = other
      }
    }
    return true
  }

  /// Makes `child`, which has no parent, the last child of `parent`. Returns false, and records nothing, for a circle.
  mutating func setParent(_ parent: ControllerID, of child: ControllerID) -> Bool {
    guard !isAbove(child, parent) else { return false }
    append(child, to: parent)
    endFormerParents(from: parent, to: child)
    return true
  }

  /// Records that `id`, which no controller presents, is presented. Returns false, and records nothing, for a circle.
  mutating func setPresentation(_ presentation: Controller.Presentation, of id: ControllerID) -> Bool {
    guard !isAbove(id, presentation.presenter) else { return false }
    self[presentation.presenter].presented = id
    self[id].presentation = presentation
    return true
  }
}
