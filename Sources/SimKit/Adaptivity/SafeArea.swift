extension Screen {
  /// Whether the device is an iPhone without a home button.
  var isRounded: Bool { device.idiom == .phone && device.screen.height >= device.screen.width * 2 }

  /// Returns the insets that the status bar, a rounded screen, and its indicator need in the whole window. The heights
  /// beside the status bar's are those of the first rounded phone; traces tell only whether they change.
  func insets(in orientation: Orientation) -> Insets {
    if isRounded {
      return orientation.isLandscape
        ? Insets(left: 44, bottom: 21, right: 44) : Insets(top: 44, bottom: 34)
    }
    // A phone hides its status bar in landscape.
    return Insets(top: device.idiom == .phone && orientation.isLandscape ? 0 : statusBar)
  }
}

extension Simulator {
  /// `safeAreaInsets` of a controller's view in the window: what is left of the window's, and of the bars of the containers.
  func safeArea(of id: ControllerID) -> Insets {
    var chain = [id]
    while let above = hierarchy.views.superview(of: ViewID(of: chain[chain.count - 1]))?.controller {
      chain.append(above)
    }
    let outermost = chain[chain.count - 1]
    let fills = bounds(of: outermost) == screen.fullBounds(in: application.interface)
    var insets = fills ? screen.insets(in: application.interface) : Insets()
    for (child, parent) in zip(chain.dropLast(), chain.dropFirst()).reversed() {
      let bars = containerBars(of: parent)
      insets.top += bars.top
      insets.bottom += bars.bottom
      insets = insets.inside(hierarchy.views[ViewID(of: child)].frame, in: bounds(of: parent))
    }
    return insets
  }

  /// The margins of a view keep a distance from the safe area at its sides.
  private func margins(of id: ControllerID, _ safeArea: Insets) -> Insets {
    let side = bounds(of: id).width >= Self.wideFrom ? 20 : 16
    var margins = safeArea
    margins.left += side
    margins.right += side
    return margins
  }

  /// From this width on the margins of a view are 20 points and no longer 16. No record has it: it is inferred.
  private static let wideFrom = 414

  /// `viewLayoutMarginsDidChange` and `viewSafeAreaInsetsDidChange`, in the layout that follows the change.
  mutating func tellInsets(_ id: ControllerID) -> [Work] {
    guard rules.holds(.insetsBeforeLayout) else { return [] }
    let safeArea = safeArea(of: id)
    let margins = margins(of: id, safeArea)
    var works: [Work] = []
    let isShown = scenario.header.showsInsets
    if isShown, hierarchy[id].told.margins != margins {
      works.append(.send(.controller(id), .viewLayoutMarginsDidChange, .none, .insetsBeforeLayout))
    }
    if isShown, hierarchy[id].told.safeArea != safeArea {
      works.append(.send(.controller(id), .viewSafeAreaInsetsDidChange, .none, .insetsBeforeLayout))
    }
    hierarchy[id].told.margins = margins
    hierarchy[id].told.safeArea = safeArea
    return works
  }

  /// A child whose insets have changed, by a bar that came or went, is laid out.
  mutating func followInsets(_ child: ControllerID) {
    guard rules.holds(.insetsBeforeLayout), safeArea(of: child) != hierarchy[child].told.safeArea
    else { return }
    hierarchy.views.setNeedsLayout(ViewID(of: child))
  }
}
