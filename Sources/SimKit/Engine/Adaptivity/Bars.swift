/// Insets that the bars of navigation and tab bar controllers add to the views between them.
extension Simulator {
  func navigationContent(
    in size: Size, _ state: NavigationState, showing child: ControllerID?, _ interface: Orientation
  ) -> Rect {
    let isLow = screen.device.idiom == .phone && interface.isLandscape
    let bar = isLow ? NavigationState.lowBarHeight : NavigationState.barHeight
    let top = state.hidesBar ? 0 : bar
    let bottom = state.showsToolbar && !(child.map { hidesBottomBar($0) } ?? false) ? bar : 0
    return Rect(0, top, size.width, max(0, size.height - top - bottom))
  }

  func tabBarContent(in size: Size, showing child: ControllerID?) -> Rect {
    let bar = child.map { stackHidesBottomBar($0) } == true ? 0 : TabBarState.barHeight
    return Rect(0, 0, size.width, max(0, size.height - bar))
  }

  private func hidesBottomBar(_ id: ControllerID) -> Bool {
    declaration(id).hidesBottomBarWhenPushed && rules.holds(.bottomBarHides)
  }

  func stackHidesBottomBar(_ id: ControllerID) -> Bool {
    containers[navigation: id] != nil && hierarchy.childrenFromLast(of: id).contains { hidesBottomBar($0) }
  }

  /// A tab bar above the stack goes with who hides it, and comes back when they have left.
  mutating func followBottomBar(_ nav: ControllerID, leaving: [ControllerID]) {
    guard let tabs = hierarchy.parent(of: nav),
      stackHidesBottomBar(nav) || leaving.contains(where: { hidesBottomBar($0) })
    else { return }
    fitContent(of: tabs)
  }
}
