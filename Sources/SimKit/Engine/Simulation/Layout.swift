/// Layout comes at the end of a turn, or when it is forced: from the window down, a superview before its subviews.
enum LayoutStep: Hashable, Sendable {
  case view(ViewID, now: Bool = false)
  case content(ControllerID)
  case own(ControllerID)
  case subviews(ViewID)
}

extension Simulator {
  @inline(__always)
  mutating func perform(_ step: LayoutStep) {
    switch step {
    case .view(let view, let now): layOut(view, now: now)
    case .content(let id): layOutContent(of: id)
    case .own(let id): layOutSelf(id)
    case .subviews(let view): layOut(hierarchy.views.takeWaiting(below: view))
    }
  }

  mutating func layOut(_ views: [ViewID]) {
    for view in views.reversed() { stack.append(.layout(.view(view))) }
  }

  private mutating func layOut(_ view: ViewID, now: Bool) {
    let isSeen = hierarchy.views[view].isInWindow
    guard let id = view.controller, isSeen || (now && hierarchy.isLoaded(id) && !isSystemContainer(id)) else { return }
    let start = stack.count
    if isSeen {
      push(tellTraits(id))
      push(tellInsets(id))
    }
    if hierarchy.views[view].needsOwnLayout, !updatesConstraintsLate(view) { push(updateConstraints(id)) }
    if isSeen {
      push(isAppearing(id))
      push(updateProperties(id))
    }
    // The app's code in these callbacks may lay the view out.
    guard stack.count == start else {
      stack.append(.layout(.content(id)))
      return scheduleStack(from: start)
    }
    layOutContent(of: id)
  }

  /// Lays out a view that needs it, then its subviews. A forced layout passes over a view that is being laid out.
  private mutating func layOutContent(of id: ControllerID) {
    let view = id.view
    let start = stack.count
    if hierarchy.views[view].needsOwnLayout {
      hierarchy.views.endNeedsLayout(view)
      let constraints = updatesConstraintsLate(view) ? updateConstraints(id) : []
      hierarchy.views[view].marks[.isLayingOut] = true
      hierarchy.views[view].laidOutAt = hierarchy.views[view].bounds
      stack.append(.send(.controller(id), .viewWillLayoutSubviews, .none, .layoutOrder))
      push(constraints)
      push(container(id, at: .layout))
      stack.append(.layout(.own(id)))
      stack.append(.send(.controller(id), .viewDidLayoutSubviews, .none, .layoutOrder))
    }
    stack.append(.layout(.subviews(view)))
    scheduleStack(from: start)
  }

  /// Returns what a controller gets before `viewIsAppearing:`, and that itself, where no layout comes in between.
  mutating func visit(_ id: ControllerID) -> [Work] { tellTraits(id) + tellInsets(id) + isAppearing(id) }

  /// `viewIsAppearing:` comes once in an appearance, at the latest in the layout that follows its beginning.
  private mutating func isAppearing(_ id: ControllerID) -> [Work] {
    hierarchy.views.endVisit(id.view)
    let passage = hierarchy[id].passage
    hierarchy[id].passage.owesIsAppearing = false
    guard passage.owesIsAppearing, passage.appearance == .appearing else { return [] }
    return [.send(.controller(id), .viewIsAppearing, .animated(passage.isAnimated), .isAppearingOnce)]
  }

  // MARK: Properties, iOS 26

  /// `updateProperties` comes before the first layout, and when it was asked for, whether layout follows or not.
  private mutating func updateProperties(_ id: ControllerID) -> [Work] {
    guard rules.holds(.propertiesBeforeLayout), !hierarchy.views[id.view].marks[.hasProperties] else { return [] }
    hierarchy.views[id.view].marks[.hasProperties] = true
    return [.send(.controller(id), .updateProperties, .none, .propertiesBeforeLayout)]
  }

  /// Whether constraints are updated after `viewWillLayoutSubviews`, at all but the first layout.
  private func updatesConstraintsLate(_ view: ViewID) -> Bool {
    rules.holds(.constraintsAfterWillLayout) && hierarchy.views[view].laidOutAt != nil
  }

  /// Constraints are updated when that was asked for, and, where they are used, for each new size.
  private mutating func updateConstraints(_ id: ControllerID) -> [Work] {
    let isNewSize = hierarchy.views[id.view].laidOutAt != hierarchy.views[id.view].bounds
    let isDue =
      hierarchy.views[id.view].marks[.needsConstraints] || (scenario.controllers[id.int].usesConstraints && isNewSize)
    guard rules.holds(.constraintsBeforeLayout), isDue else { return [] }
    hierarchy.views[id.view].marks[.needsConstraints] = false
    return [.send(.controller(id), .updateViewConstraints, .none, .constraintsBeforeLayout)]
  }

  /// `layoutSubviews` serves all that asked for layout up to now, also from `viewWillLayoutSubviews`; only what a container was
  /// asked to show in the middle of its change waits for the next pass.
  private mutating func layOutSelf(_ id: ControllerID) {
    hierarchy.views[id.view].marks[.isLayingOut] = false
    if container(id, at: .layout).isEmpty {
      hierarchy.views.endNeedsLayout(id.view)
    } else if hierarchy.views[id.view].needsLayout {
      // A pass in the meantime may have passed over it.
      hierarchy.views.setNeedsLayout(id.view)
    }
    fitContent(of: id)
    send(.view(id), .layoutSubviews, .none, .layoutOrder)
  }
}
