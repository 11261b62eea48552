/// What the engine has to know of a container of the system beside what it does.
extension Simulator {
  /// Containers of the system forward from inside their own methods.
  func isSystemContainer(_ id: ControllerID) -> Bool {
    switch declaration(id).kind {
    case .plain: false
    case .navigation, .tabBar, .split, .page: true
    }
  }

  /// The children that a container of the system asks, iOS 5. A subclass that answers itself asks nobody.
  func askedChildren(_ id: ControllerID) -> [ControllerID] {
    let controller = hierarchy[id]
    guard controller.supports == nil, controller.supportsOld == nil else { return [] }
    switch declaration(id).kind {
    case .plain: return []
    case .navigation: return hierarchy.lastChild(of: id).map { [$0] } ?? []
    case .tabBar, .split: return hierarchy.children(of: id)
    case .page: return hierarchy.children(of: id).filter { $0 == containers.pages[id]?.shown }
    }
  }

  /// The child whose `supportedInterfaceOrientations` a container calls in vain.
  func visibleChild(of id: ControllerID) -> ControllerID? {
    guard hierarchy[id].supports == nil, hierarchy[id].supportsNew == nil else { return nil }
    switch declaration(id).kind {
    case .plain, .split, .page: return nil
    case .navigation: return hierarchy.lastChild(of: id)
    case .tabBar: return hierarchy.children(of: id).first { $0 == containers.tabs[id]?.selected }
    }
  }
}
