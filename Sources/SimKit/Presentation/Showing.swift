extension Simulator {
  /// `showViewController:sender:`, or `showDetailViewController:sender:`: the nearest container above that overrides
  /// how a controller is shown does so; without one the controller is presented.
  mutating func show(_ id: ControllerID, from source: ControllerID, asDetail: Bool, animated: Bool) {
    var current: ControllerID? = source
    while let container = current {
      let works = self.container(container, at: .gets(id, asDetail: asDetail, animated: animated))
      if !works.isEmpty { return schedule(works) }
      current = hierarchy.parentViewController(of: container)
    }
    schedule([.presentation(.askToPresent(id, from: source, animated: animated, completion: false))])
  }
}
