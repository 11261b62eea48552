extension Screen {
  func surroundings(of frame: Rect, in orientation: Orientation) -> Surroundings {
    Surroundings(
      interface: orientation, insets: insets(in: orientation).inside(frame, in: fullBounds(in: orientation)))
  }

  /// What the status bar, a rounded screen, and its indicator need. The heights at the bottom are those of the first rounded phone.
  func insets(in orientation: Orientation) -> Insets {
    if let roundedTop {
      return orientation.isLandscape
        ? Insets(left: roundedTop, bottom: 21, right: roundedTop) : Insets(top: roundedTop, bottom: 34)
    }
    // A phone hides its status bar in landscape.
    return Insets(top: device.idiom == .phone && orientation.isLandscape ? 0 : statusBar)
  }
}

extension Simulator {
  /// `safeAreaInsets` of a controller's view in the window: what is left of the window's, and of the bars of the containers.
  func safeArea(of id: ControllerID) -> Insets { surroundings(of: id).insets }

  func surroundings(of id: ControllerID) -> Surroundings {
    let frame = hierarchy.views[id.view].frame
    guard let parent = hierarchy.superview(of: id) else { return screen.surroundings(of: frame, in: interface(of: id)) }
    return surroundings(of: frame, in: parent, of: bounds(of: parent), surroundings(of: parent))
  }

  /// What a view lies in whose superview has this size and lies in these surroundings, now or as announced.
  func surroundings(of frame: Rect, in id: ControllerID, of size: Size, _ around: Surroundings) -> Surroundings {
    let bars = containerBars(of: id, of: size, in: around.interface)
    var inner = around
    inner.insets.top += bars.top
    inner.insets.bottom += bars.bottom
    inner.insets = inner.insets.inside(frame, in: size)
    return inner
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
    guard rules.holds(.insetsBeforeLayout), safeArea(of: child) != hierarchy[child].told.safeArea else { return }
    hierarchy.views.setNeedsLayout(child.view)
  }
}
