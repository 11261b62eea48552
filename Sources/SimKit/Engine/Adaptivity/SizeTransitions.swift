/// The window changes its size, as the interface turns or the app gets another part of the screen: what iOS 8 and later tell of it.
extension Simulator {
  @inline(__always)
  mutating func perform(_ step: SizeStep) {
    switch step {
    case .forward(let id, let callback, let argument): forwardSizeTransition(id, callback, argument)
    case .turnedBack(let id, let old): turnedBack(id, from: old)
    case .setWindow(let size): screen = screen.sharing(size, of: screen.whole.fullBounds(in: application.interface))
    case .resizeWindow(let size): resizeWindow(to: size)
    case .requestGeometry(let wanted): requestGeometry(wanted)
    case .showOrientation(let orientation): showOrientation(orientation)
    case .setCallBar(let height): screen.callBar = height
    case .fitWindow: fitWindow()
    case .turnStatusBar(let orientation): application.statusBar = orientation
    }
  }

  /// Controllers on screen and covered ones get the new size; then the window has it, presentations adapt, and all is laid out.
  mutating func windowTransition(
    to next: Screen, in target: Orientation, _ rule: RuleID, changing: [Work], animated: Bool
  ) -> [Work] {
    let visible = presentationsInWindow
    let newTraits = next.traits(in: target)
    let adapting = adaptations(to: newTraits)
    var works: [Work] =
      newTraits.horizontal == windowTraits.horizontal
      ? [] : presentations.flatMap { adaptationQuestions(of: $0, in: newTraits) }
    // A controller that is presented without covering its presenter turns along, once its view is there.
    let filling = fillingWindow.filter { hierarchy[$0].presentation == nil || hierarchy.isInWindow($0) }
    for id in presentations where !standsApart(id) {
      if filling.contains(id) {
        works += transition(of: id, to: next, in: target, rule)
      } else if !visible.contains(id) {
        works += newSize(of: id, in: target, on: next, .coveredPresenterToldSizes)
      }
    }
    let change = changing + adapting.map { .presentation(.adapt($0.id, $0.style)) } + [.layoutPass]
    return works + (animated ? Work.animated(change) : change)
  }

  private mutating func transition(of id: ControllerID, to next: Screen, in target: Orientation, _ rule: RuleID)
    -> [Work]
  {
    let traits = traits(of: id, inWindow: next.traits(in: target))
    return
      (traits == self.traits(of: id)
      ? [] : [.rotationCallback(id, .willTransitionToTraitCollection, .traits(traits), rule)])
      + newSize(of: id, in: target, on: next, rule)
  }

  /// A sheet that keeps its size gets none. What fills the window does, also with the size that it has (size-rotate180-9-01).
  private mutating func newSize(
    of id: ControllerID, in target: Orientation, on next: Screen, insteadOf old: Size? = nil, _ rule: RuleID
  ) -> [Work] {
    let frame = windowFrame(of: id, in: target, on: next)
    let size = frame.size
    let keeps = hierarchy[id].presentation?.style.isSheet == true && size == (old ?? bounds(of: id))
    if keeps, hierarchy[id].presentation?.style == .popover || !rules.holds(.sheetToldSameSize) { return [] }
    hierarchy[id].told.around = next.surroundings(of: frame, in: target)
    return [.rotationCallback(id, .viewWillTransitionToSize, .size(size), keeps ? .sheetToldSameSize : rule)]
  }

  /// The frame that a controller that is not a child will have in a window that stands like this.
  private func windowFrame(of id: ControllerID, in orientation: Orientation, on screen: Screen) -> Rect {
    guard let presentation = hierarchy[id].presentation else { return screen.fullFrame(in: orientation) }
    // A presentation in a context has the frame of the context.
    if presentation.style.staysInContext { return windowFrame(of: presentation.presenter, in: orientation, on: screen) }
    let style = adaptedStyle(of: id, in: screen.traits(in: orientation))
    return sheetFrame(of: id, style, in: orientation, on: screen)
  }

  /// Behind a sheet from which a controller is presented full screen, the others stay in the window: they rotate with the interface.
  mutating func turningBehind(_ id: ControllerID, to target: Orientation) -> [Work] {
    guard rules.holds(.sizesOrder), target != application.interface, let presenter = hierarchy[id].presenter
    else { return [] }
    let staying = fillingWindow.filter { $0 != id && $0 != presenter }
    return staying.flatMap { transition(of: $0, to: screen, in: target, .sizesOrder) } + staying.map { .fillWindow($0) }
  }

  /// The controllers whose size follows the interface when a presenter comes back: all that are visible then.
  func comingBack(with id: ControllerID) -> [ControllerID] {
    let own = hierarchy.presentations(upTo: id, onScreen: true)
    if hierarchy.windows.isEmpty { return own }
    return fillingWindow.filter { hierarchy.window(of: $0) != hierarchy.window(of: id) } + own
  }

  /// A dismissal has turned the interface to an orientation that the presenter supports.
  private mutating func turnedBack(_ id: ControllerID, from old: Orientation) {
    guard rules.holds(.sizesAfterDismissal), application.interface != old else { return }
    let back = hierarchy.parent(of: id) == nil ? comingBack(with: id) : [id]
    // They have their new frames already.
    schedule(
      back.flatMap {
        newSize(
          of: $0, in: application.interface, on: screen, insteadOf: windowFrame(of: $0, in: old, on: screen).size,
          .sizesAfterDismissal)
      })
  }

  /// `UIViewController`'s own implementation tells the children. A child whose own traits stay the same gets no change.
  private mutating func forwardSizeTransition(_ id: ControllerID, _ callback: Callback, _ argument: Argument) {
    // A split view controller that comes back collapses or expands first, and its columns get their traits then.
    if callback == .willTransitionToTraitCollection, containers[split: id] != nil, !hierarchy.isInWindow(id) { return }
    defer { if case .size = argument { hierarchy[id].told.around = nil } }
    for child in hierarchy.childrenFromLast(of: id) {
      for presented in presented(inPlaceOf: child, in: id).reversed() {
        guard let told = announcement(argument, to: presented, inPlaceOf: child, in: id) else { continue }
        stack.append(.rotationCallback(presented, callback, told, .contextGoesWithChild))
      }
      let isCovered = isCovered(child, argument)
      guard isCovered || hierarchy.isShown(child, in: id),
        let told = announcement(argument, to: child, inPlaceOf: child, in: id)
      else { continue }
      // The announced size may be that beside the primary column, which covers the child.
      var rule = RuleID.sizesParentFirst
      if case .size(let size) = argument, announcedColumn(of: child, in: id, of: size) != nil {
        rule = .splitAnnouncesBeside
      }
      stack.append(.rotationCallback(child, callback, told, isCovered ? .coveredChildrenToldSizes : rule))
    }
  }

  /// A covered child gets a size, too, which its view takes when it comes back.
  private func isCovered(_ child: ControllerID, _ argument: Argument) -> Bool {
    if case .size = argument { return hierarchy.isLoaded(child) && !hierarchy.isInWindow(child) }
    return false
  }

  /// Returns the announcement that a parent's announcement causes for a child, or nil if nothing changes for it.
  private mutating func announcement(
    _ argument: Argument, to shown: ControllerID, inPlaceOf child: ControllerID, in id: ControllerID
  ) -> Argument? {
    switch argument {
    case .size(let size):
      let around = hierarchy[id].told.around ?? surroundings(of: id)
      let future = futureFrame(of: shown, inPlaceOf: child, in: id, of: size, around)
      hierarchy[shown].told.around = surroundings(of: future, in: id, of: size, around)
      return future.size == bounds(of: shown) ? nil : .size(future.size)
    case .traits(let traits):
      let future = self.traits(of: shown, below: traits)
      // A controller that was off screen has older traits.
      let known = hierarchy[shown].told.announced ?? self.traits(of: shown)
      return future == known ? nil : .traits(future)
    default: return argument
    }
  }

  /// The frame that a child will have when its parent has this size: where its container puts it, or grown with the parent.
  private func futureFrame(
    of shown: ControllerID, inPlaceOf child: ControllerID, in id: ControllerID, of size: Size, _ around: Surroundings
  ) -> Rect {
    if let frame = announcedColumn(of: child, in: id, of: size) { return frame }
    if let frame = containerFrame(of: child, in: id, of: size, around) { return frame }
    var frame = hierarchy.views[shown.view].frame
    frame.size = hierarchy.views.grown(shown.view, from: bounds(of: id), to: size)
    return frame
  }

  /// The frame that a column would have beside the primary one, though that covers a part of it.
  private func announcedColumn(of child: ControllerID, in id: ControllerID, of size: Size) -> Rect? {
    guard rules.holds(.splitAnnouncesBeside), var state = containers[split: id],
      case .separate(.oneOverSecondary, let isWide) = state.arrangement
    else { return nil }
    state.arrangement = .separate(.oneBesideSecondary, isWide: isWide)
    return splitFrame(of: child, state, in: size)
  }

  // MARK: In the background

  /// The window turns for a picture in the other orientation, if the app supports both, and back.
  var picturesInBothOrientations: [Work] {
    let own = application.interface
    let other: Orientation = own.isLandscape ? .portrait : .landscapeLeft
    guard rules.holds(.picturesInBothOrientations), screen.device.idiom == .pad, transitions.isIdle,
      application.isInBackground, let front = decider(presentations),
      mask(of: front).intersection(applicationMask).isSuperset(of: [OrientationMask(own), OrientationMask(other)])
    else { return [] }
    return splitsOfOtherTabs.map { .load($0) } + [.size(.showOrientation(other)), .size(.showOrientation(own))]
  }

  /// The split view controllers in tabs that were never selected: UIKit loads them for the pictures.
  private var splitsOfOtherTabs: [ControllerID] {
    guard rules.holds(.picturesLoadSplits) else { return [] }
    return controllersInWindow.filter { containers[tabBar: $0] != nil }.flatMap { hierarchy.children(of: $0) }
      .filter { containers[split: $0] != nil && !hierarchy.isLoaded($0) }
  }

  private mutating func showOrientation(_ orientation: Orientation) {
    let changing: [Work] = [.rotation(.setInterface(orientation)), .size(.fitWindow)]
    schedule(
      windowTransition(to: screen, in: orientation, .picturesInBothOrientations, changing: changing, animated: false))
  }

  // MARK: A part of the screen

  /// The user gives the app another part of a pad's screen: the app is inactive during the change.
  mutating func resizeWindow(to size: Size) {
    let whole = screen.whole.fullBounds(in: application.interface)
    guard transitions.isIdle, !application.isInBackground else {
      transitions.windowWaits = size
      // The app resigns active for it.
      return schedule(cancelledGestures(in: application.scenes))
    }
    let next = screen.sharing(size, of: whole)
    guard next != screen else { return }
    transitions.turn = Turn(from: application.interface)
    let duration = rules.rotationDuration(screen.device.idiom, halfTurn: false)
    let resigning =
      application.state == .active
      ? life(.willResignActive, .windowIsResized, .sceneWillResignActive, .sceneInterruption, in: application.scenes)
      : []
    if application.state == .active { application.scenes[0].state = .resizing }
    schedule(
      resigning
        + windowTransition(
          to: next, in: application.interface, .windowIsResized,
          changing: [.size(.setWindow(size)), .size(.fitWindow)], animated: true)
        + Work.after(duration, [.rotation(.ended), .rotation(.lookAtDevice), .application(.activeAgain)]))
  }

  /// Those to be seen, and those unseen in the window: behind a sheet that presents full screen, only the sheet has left.
  private var presentationsInWindow: [ControllerID] {
    let visible = hierarchy.visible(presentations)
    return presentations.filter { visible.contains($0) || hierarchy.isInWindow($0) }
  }

  /// All these, except a controller that the app has moved into a custom container: that container sizes it, and sends it the change.
  var fillingWindow: [ControllerID] {
    presentationsInWindow.filter { id in
      hierarchy.parent(of: id).map { !hierarchy.isShown(id, in: $0) } ?? true
    }
  }

  mutating func fitWindow() {
    for id in fillingWindow {
      // A root's view that the app has put into another one grows with that one; a presentation fits in wherever its presenter lies.
      if !hierarchy.isRoot(id) || hierarchy.superview(of: id) == nil { fillWindow(id) }
      spreadTraits(below: id)
    }
  }
}
