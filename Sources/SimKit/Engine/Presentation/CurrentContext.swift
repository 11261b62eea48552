/// Presentations in the current context: the presented view takes the place that the context's view has.
///
/// In a container that place is the child's: what the container does with its child it does with the controller
/// presented there, so that a presentation leaves the screen with the tab that it covers, and comes back with it.
extension Simulator {
  /// The controller presented in the place of `id`; nil if `id` has no place in a container, or is just coming back to it.
  func presentedInPlace(of id: ControllerID) -> ControllerID? {
    guard let presented = hierarchy[id].presented, isInContext(presented),
      !hierarchy.isRoot(context(below: presented))
    else { return nil }
    for modal in transitions.modals {
      if let presenter = modal.returning, hierarchy.chain(above: presenter).contains(presented) { return nil }
    }
    return presented
  }

  /// The controller in whose place all those stand that are presented there one over the other.
  func context(below presented: ControllerID) -> ControllerID {
    var context = presented
    while let presentation = hierarchy[context].presentation, presentation.style.staysInContext {
      context = presentation.presenter
    }
    return context
  }

  /// The visible controllers presented in the place of a child, the lowest first: rotations and sizes reach them with the child.
  func presented(inPlaceOf child: ControllerID, in parent: ControllerID) -> [ControllerID] {
    guard hierarchy[child].presented != nil else { return [] }
    return sequence(first: child) { presentedInPlace(of: $0) }.dropFirst().filter { hierarchy.isShown($0, in: parent) }
  }

  /// Forwards the container's change of `id` to the controller presented in its place, after `id` itself.
  mutating func forward(_ id: ControllerID, _ cause: Cause, _ work: (ControllerID) -> Work) {
    guard cause.reachesContext, let presented = presentedInPlace(of: id) else { return }
    stack.append(work(presented))
  }

  /// Whether it is presented inside the view of a controller below it.
  func isInContext(_ id: ControllerID) -> Bool { hierarchy[id].presentation?.style.staysInContext == true }

  /// Whether the place of `id` is taken: its own view is out of it.
  func isCovered(_ id: ControllerID) -> Bool { presentedInPlace(of: id).map { hierarchy[$0].covers } ?? false }

  /// Whether the child's view, or that of the controller presented in its place, is in the parent's view.
  func holdsPlace(_ child: ControllerID, in parent: ControllerID) -> Bool {
    if hierarchy.isShown(child, in: parent) { return true }
    return presentedInPlace(of: child).map { holdsPlace($0, in: parent) } ?? false
  }

  /// The presenting controller: the outermost container that fills the window; for the current context the nearest that defines one.
  func presenter(for source: ControllerID, _ style: ModalStyle) -> ControllerID {
    guard style.staysInContext else { return outermostInWindow(of: source) }
    return hierarchy.first(upFrom: source) { declaration($0).definesPresentationContext }
      ?? hierarchy.outermost(of: source)
  }

  /// A controller presented in the place of a child fills no window, so the containers of that child present instead.
  private func outermostInWindow(of source: ControllerID) -> ControllerID {
    var outermost = hierarchy.outermost(of: source)
    while case let context = context(below: outermost), hierarchy.parent(of: context) != nil {
      outermost = hierarchy.outermost(of: context)
    }
    return outermost
  }

  /// The view in which a view presented in the current context has its place; nil: the window. A context off screen has none.
  func contextView(_ presentation: Controller.Presentation) -> ControllerID? {
    guard presentation.style.staysInContext, hierarchy.isInWindow(presentation.presenter) else { return nil }
    return hierarchy.superview(of: presentation.presenter)
  }

  mutating func fillContexts(above child: ControllerID) {
    var below = child
    while let presented = presentedInPlace(of: below) {
      fillContext(presented, below)
      below = presented
    }
  }

  mutating func fillContext(_ id: ControllerID, _ presenter: ControllerID) {
    let view = hierarchy.views[presenter.view]
    // A context that has never been on screen has no size to give, and one inside the presented view would grow with it without end.
    guard hierarchy.isInWindow(presenter) || !view.bounds.isEmpty, !hierarchy.isShown(presenter, in: id) else {
      return fillScreen(id)
    }
    hierarchy.views.setFrame(id.view, view.frame, bounds: view.bounds)
  }
}
