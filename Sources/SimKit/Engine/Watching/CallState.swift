/// The state of the app that the line of a call shows. It is read only for calls that are printed.
extension Simulator {
  /// Whether only a filter that names the callback shows it: few classes have it, and the scenario doesn't say that this one does.
  @inline(__always)
  func isQuiet(_ receiver: Receiver, _ callback: Callback) -> Bool {
    guard callback.isRare, !messages.hasHooks(receiver, callback) else { return false }
    guard callback.isOverridden, let id = receiver.controller else { return true }
    return scenario.controllers[id.int].overrides == nil
  }

  func movement(of id: ControllerID, in callback: Callback) -> Movement? {
    switch callback {
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
      hierarchy[id].passage.movement
    default: nil
    }
  }

  /// Returns the view's state as the receiver's code would see it now.
  @inline(__always)
  func geometry(of receiver: Receiver) -> Geometry? {
    guard let id = receiver.controller else { return nil }
    let view = hierarchy.views[id.view]
    var geometry = Geometry(
      bounds: view.bounds, frame: view.frame, orientation: interface(of: id), isLoaded: view.isLoaded,
      isAnimating: messages.animations > 0)
    if scenario.header.readsPlaces, case .controller = receiver { geometry.place = place(of: id) }
    return geometry
  }

  private func place(of id: ControllerID) -> ControllerPlace {
    let isInWindow = hierarchy.isInWindow(id)
    var place = ControllerPlace(parent: hierarchy.parentViewController(of: id), isInWindow: isInWindow)
    var isMember = false
    var current: ControllerID? = id
    while let at = current {
      place.presenting = place.presenting ?? hierarchy[at].presenter
      place.presented = place.presented ?? hierarchy[at].presented
      let passage = hierarchy[at].passage
      isMember = isMember || (!passage.isOver && passage.transition.isAnimated) || transitions.isAnimating(in: at)
      current = hierarchy.parentViewController(of: at)
      guard let container = current else { break }
      let kind = scenario.controllers[container.int].kind.container
      if kind == .navigation { place.navigation = place.navigation ?? container }
      if kind == .tabBar { place.tabBar = place.tabBar ?? container }
      if kind == .split { place.split = place.split ?? container }
    }
    if rules.holds(.traitsInLayout) { place.traits = traits(of: id) }
    if rules.holds(.insetsBeforeLayout) {
      // Only a view in a window has insets.
      let insets = isInWindow ? safeArea(of: id) : Insets()
      place.safeArea = Rect(insets.top, insets.left, insets.bottom, insets.right)
    }
    if rules.holds(.coordinatorRunsAlongside) {
      place.hasCoordinator = isMember || (transitions.turn != nil && rules.holds(.sizesOrder))
    }
    return place
  }
}
