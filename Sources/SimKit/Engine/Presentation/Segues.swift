/// Segues: the destination is made, the source prepared, and the kind of the segue decides what follows.
extension Simulator {
  mutating func perform(_ place: Int, _ step: SegueStep) {
    switch step {
    case .prepared: prepare(place, scenario.segues[place])
    case .performed: carryOut(scenario.segues[place])
    case .embedded: embed(scenario.segues[place])
    }
  }

  private mutating func prepare(_ place: Int, _ segue: Segue) {
    // The loading of the source's view performs its embed segues.
    guard segue.kind != .embed || hierarchy.isLoaded(segue.source) else {
      if offers(.embedBeforeLoad, "an embed segue") { schedule([.load(segue.source)]) }
      return
    }
    let isHere = segue.kind == .embed && hierarchy.parent(of: segue.destination) == segue.source
    guard isHere || renew(segue.destination) else { return }
    schedule([
      .create(segue.destination), .send(.controller(segue.source), .prepareForSegue, .none, .segueOrder),
      .segue(place, .performed),
    ])
  }

  /// A segue makes a new controller each time; the one that was there before is the app's own affair.
  private mutating func renew(_ id: ControllerID) -> Bool {
    guard hierarchy.isFree(id) else {
      fail(.notNew(scenario.name(of: id)))
      return false
    }
    var open = [id]
    while let current = open.popLast() {
      // The storyboard re-creates its own children with it; other children go on without it.
      for child in hierarchy.children(of: current) {
        hierarchy.clearParent(of: child)
        let isInside = declaration(current).kind.content.contains(child)
        if isInside, !hierarchy.isRoot(child), hierarchy[child].presenter == nil {
          open.append(child)
        } else {
          stack.append(.release(child))
        }
      }
      hierarchy.endExistence(of: current)
    }
    return true
  }

  private mutating func carryOut(_ segue: Segue) {
    let (source, destination) = (segue.source, segue.destination)
    guard permits(objection(toPerforming: segue)) else { return }
    switch segue.kind {
    case .push:
      guard let nav = navigationController(of: source) else { return }
      tell(nav, .navigation(nav, .push(destination, animated: segue.animated)))
    case .show, .showDetail:
      show(destination, from: source, asDetail: segue.kind == .showDetail, animated: segue.animated)
    case .modal, .popover: present(destination, from: source, animated: segue.animated, completion: false)
    case .embed:
      guard offers(.embedBeforeLoad, "an embed segue") else { return }
      schedule(embedding(destination, in: source))
    case .custom: break
    }
  }

  /// `navigationController`
  func navigationController(of id: ControllerID) -> ControllerID? {
    hierarchy.first(upFrom: id) { $0 != id && containers[navigation: $0] != nil }
  }

  // MARK: Embedding

  /// The embed segues of a controller are performed while its view is made.
  func embedSegues(of id: ControllerID) -> [Work] {
    guard rules.holds(.embedBeforeLoad) else { return [] }
    return scenario.segues.indices.filter { scenario.segues[$0].source == id && scenario.segues[$0].kind == .embed }
      .map { .segue($0, .embedded) }
  }

  /// Embeds a segue's destination, as a new controller if the one before isn't in use.
  private mutating func embed(_ segue: Segue) {
    let (child, parent) = (segue.destination, segue.source)
    if hierarchy[child].exists, hierarchy.isFree(child) { _ = renew(child) }
    schedule(
      [.create(child), .send(.controller(parent), .prepareForSegue, .none, .embedBeforeLoad)]
        + embedding(child, in: parent))
  }

  private func embedding(_ child: ControllerID, in parent: ControllerID) -> [Work] {
    [
      .load(child), .addChild(child, to: parent), .fill(child, parent),
      .attach(child, to: parent, .window, .viewEntersWindow), .didMove(child, to: parent, .embedBeforeLoad),
    ]
  }
}
