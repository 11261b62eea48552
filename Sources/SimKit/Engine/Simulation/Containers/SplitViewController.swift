/// `UISplitViewController`: its columns side by side, one of them alone, or, in iOS 8 and later in a compact width, stacked.
struct SplitState: Hashable, Sendable {
  var content: SplitContent
  /// `preferredDisplayMode`; nil is automatic.
  var preferred: SplitDisplayMode?
  var arrangement = Arrangement.unborn
  /// How wide the app wants every column but the secondary one; nil is automatic.
  var columnWidth: Int?
  var compact: ControllerID?

  enum Arrangement: Hashable, Sendable {
    /// Nothing has been shown yet; all of them are children of the split view controller.
    case unborn
    /// All of them are its children, and the mode says which are on screen. It was chosen for a wide interface, or for a tall one.
    case separate(SplitDisplayMode, isWide: Bool)
    /// The primary controller is the only child. The others are on its stack, or are kept.
    case collapsed
    /// Collapsed, and the compact column is on screen: all are children.
    case compact
  }

  var isStacked: Bool { arrangement == .collapsed || arrangement == .compact }

  var shownColumns: [SplitColumn] {
    switch arrangement {
    case .unborn: []
    case .collapsed: [.primary]
    case .compact: [.compact]
    case .separate(let mode, _): columns(in: mode)
    }
  }

  var shownMembers: [ControllerID] { shownColumns.compactMap { $0 == .compact ? compact : content[$0] } }

  var members: [ControllerID] { content.members + (compact.map { [$0] } ?? []) }

  /// Returns the columns of a mode. With three columns, the supplementary one is first.
  func columns(in mode: SplitDisplayMode) -> [SplitColumn] {
    switch mode {
    case .secondaryOnly: [.secondary]
    case .oneBesideSecondary, .oneOverSecondary:
      [content[.supplementary] == nil ? .primary : .supplementary, .secondary]
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      content[.supplementary] == nil ? [.primary, .secondary] : [.primary, .supplementary, .secondary]
    }
  }

  // MARK: Geometry

  private static let divider = 1

  /// Returns the frame of a column, with this width for each but the secondary one.
  func frame(of column: SplitColumn, in size: Size, width: Int) -> Rect {
    let whole = Rect(x: 0, y: 0, size: size)
    guard case .separate(let mode, _) = arrangement else { return whole }
    // The secondary column is behind the others.
    let place = shownColumns.firstIndex(of: column) ?? 0
    let left = min(place * (width + Self.divider), size.width)
    guard column == .secondary else { return Rect(left, 0, width, size.height) }
    switch mode {
    case .secondaryOnly, .oneOverSecondary, .twoOverSecondary: return whole
    case .oneBesideSecondary, .twoBesideSecondary: return Rect(left, 0, size.width - left, size.height)
    case .twoDisplaceSecondary: return Rect(left, 0, max(0, size.width - width - Self.divider), size.height)
    }
  }

  // MARK: Moments

  /// A child in none of its columns is in its view as it would be in any other.
  func shows(_ child: ControllerID) -> Bool { shownMembers.contains(child) || !members.contains(child) }

  func works(at moment: ContainerMoment, _ id: ControllerID, _ app: Simulator) -> [Work] {
    switch moment {
    case .created: app.declaration(id).kind.content.flatMap { app.adopt($0, into: id) }
    case .willAppear: [.split(id, .arrange), .appearance(id, .forwardBegin)]
    case .willResize(let size): arrangement == .unborn ? [] : [.split(id, .resize(to: size))]
    case .layout: app.needsArranging(id, self) ? [.split(id, .arrange)] : []
    case .gets(let child, let asDetail, let animated):
      [.split(id, .show(child, asDetail: asDetail, animated: animated))]
    case .loaded, .didAppear, .didDisappear, .childrenChanged, .unwinds, .restored: []
    }
  }
}

enum SplitStep: Hashable, Sendable {
  case arrange
  /// Arranges for the size that it is about to have.
  case resize(to: Size)
  /// Brings the columns on screen that the arrangement shows, and takes the others away.
  case display(animated: Bool)
  case reveal(ControllerID, Transition)
  case settle(ControllerID, Transition, RuleID)
  /// The questions before it have been answered: the columns are stacked, or taken from the stack.
  case stack
  case unstack(SplitDisplayMode, isWide: Bool)
  case showMaster(Bool)
  case change(SplitDisplayMode)
  case prefer(SplitDisplayMode?)
  /// `preferredPrimaryColumnWidthFraction`
  case setColumnWidth(Int)
  case showColumn(SplitColumn, Bool)
  case setColumn(SplitColumn, ControllerID)
  case replace(SplitColumn, by: ControllerID)
  case show(ControllerID, asDetail: Bool, animated: Bool)
  case place(ControllerID, asDetail: Bool, animated: Bool)
}

extension Simulator {
  mutating func perform(_ step: SplitStep, of id: ControllerID) {
    guard let state = containers[split: id] else { return }
    switch step {
    case .arrange: arrange(id, state, isWide: isWide(id))
    case .resize(let size): resize(id, state, to: size)
    case .display(let animated): display(id, state, animated: animated)
    case .reveal(let child, let change): reveal(child, in: id, state, change)
    case .settle(let child, let change, let rule): settle(child, in: id, state, change, rule)
    case .stack: stackColumns(id, state)
    case .unstack(let mode, let isWide): unstackColumns(id, state, mode, isWide: isWide)
    case .showMaster(let shows): showMaster(id, state, shows)
    case .change(let mode): change(id, state, to: mode, isWide: isWide(id), animated: true)
    case .prefer(let mode): prefer(mode, id, state)
    case .setColumnWidth(let width): setColumnWidth(width, of: id)
    case .showColumn(let column, let shows): showColumn(column, of: id, state, shows)
    case .setColumn(let column, let child): setColumn(column, of: id, state, to: child)
    case .replace(let column, let child): replace(column, of: id, state, by: child)
    case .show(let child, let asDetail, let animated): ask(id, toShow: child, asDetail: asDetail, animated: animated)
    case .place(let child, let asDetail, let animated):
      place(child, in: id, state, asDetail: asDetail, animated: animated)
    }
  }

  // MARK: The arrangement

  /// Returns true if its horizontal size class collapses it; on screen, the size class that was announced last counts.
  func isCompact(_ id: ControllerID) -> Bool {
    guard rules.holds(.splitCollapses) else { return false }
    let announced = hierarchy.isInWindow(id) ? announcedTraits(of: id) : nil
    return (announced ?? traits(of: id)).horizontal == .compact
  }

  /// Returns the announced traits; a controller that came after the announcement uses its parent's.
  private func announcedTraits(of id: ControllerID) -> Traits? {
    if let own = hierarchy[id].told.announced { return own }
    guard let parent = hierarchy.parent(of: id), let announced = hierarchy[parent].told.announced else { return nil }
    return traits(of: id, below: announced)
  }

  /// Whether it is wider than tall; in iOS 7 and earlier whether the interface is in landscape, or is about to be at a launch.
  func isWide(_ id: ControllerID) -> Bool {
    guard rules.holds(.splitDisplayModes) else { return comingOrientation(of: id).isLandscape }
    // Inside another container it is about to get its place there.
    let place = hierarchy.parent(of: id).flatMap { containerFrame(of: id, in: $0, of: bounds(of: $0)) }
    let size = place?.size ?? bounds(of: id)
    return size.width > size.height
  }

  /// At a launch the interface is about to turn to where the device is held, as far as the root allows it.
  private func comingOrientation(of id: ControllerID) -> Orientation {
    let root = hierarchy.bottom(of: id)
    guard hierarchy.isRoot(root), !hierarchy.isInWindow(root) else { return application.interface }
    let held = application.held
    let allows =
      rules.holds(.masksBeforeRotation)
      ? mask(of: root).contains(held) && applicationMask.contains(held) : ios5Answer(root, held)
    return allows ? held : application.interface
  }

  func standardMode(_ state: SplitState, isWide: Bool) -> SplitDisplayMode {
    let automatic: SplitDisplayMode = isWide ? .oneBesideSecondary : .secondaryOnly
    return rules.holds(.splitDisplayModes) ? state.preferred ?? automatic : automatic
  }

  /// Whether the split view collapses or expands, or another mode is due, with the size and the traits that it has now.
  func needsArranging(_ id: ControllerID, _ state: SplitState) -> Bool {
    switch state.arrangement {
    case .unborn: true
    case .collapsed, .compact: !isCompact(id)
    case .separate(_, let wasWide): isCompact(id) || isWide(id) != wasWide
    }
  }

  func isCollapsed(_ id: ControllerID?) -> Bool { id.flatMap { containers[split: $0] }?.arrangement == .collapsed }

  /// Returns the frame of a child in a split view of this size, or nil for a controller that is in none of its columns.
  func splitFrame(of child: ControllerID, _ state: SplitState, in size: Size) -> Rect? {
    let width = state.columnWidth.map { min($0, size.width) } ?? columnWidth(in: size)
    let column = child == state.compact ? .compact : state.content.column(of: child)
    return column.map { state.frame(of: $0, in: size, width: width) }
  }

  /// Whether the child is a column other than the secondary one, side by side with it.
  func isNarrowColumn(_ child: ControllerID, of id: ControllerID) -> Bool {
    guard let state = containers[split: id], case .separate = state.arrangement else { return false }
    return state.content.column(of: child).map { $0 != .secondary } ?? false
  }

  /// The width of every column but the secondary one: on a pad 320 points, on a phone two fifths. No record has either.
  private func columnWidth(in size: Size) -> Int {
    screen.device.idiom == .phone && rules.holds(.splitDisplayModes) ? (size.width * 2 + 4) / 5 : min(320, size.width)
  }

  // MARK: Arranging

  /// Collapses or expands, or takes the mode of a wide or a tall interface. What the user has brought over the detail stays there.
  private mutating func arrange(_ id: ControllerID, _ state: SplitState, isWide: Bool) {
    guard mayShow(id, state) else { return }
    let animated = rules.holds(.splitDisplayModes) && transitions.turn != nil
    switch (state.arrangement, isCompact(id)) {
    case (.unborn, true), (.separate, true): collapse(id, state)
    // The view may have been loaded again.
    case (.collapsed, true), (.compact, true): schedule([.split(id, .display(animated: false))])
    case (.collapsed, false), (.compact, false): expand(id, state, isWide: isWide)
    case (.separate(let mode, isWide), false): change(id, state, to: mode, isWide: isWide, animated: animated)
    case (.separate, false), (.unborn, false):
      change(id, state, to: standardMode(state, isWide: isWide), isWide: isWide, animated: animated)
    }
  }

  /// Out of the window no traits are announced: it collapses and expands when it comes back.
  private mutating func resize(_ id: ControllerID, _ state: SplitState, to size: Size) {
    guard hierarchy.isInWindow(id) || state.isStacked == isCompact(id) else { return }
    arrange(id, state, isWide: size.width > size.height)
  }

  /// Changes the mode: the delegate gets its message, then the columns appear and disappear.
  mutating func change(
    _ id: ControllerID, _ state: SplitState, to mode: SplitDisplayMode, isWide: Bool, animated: Bool
  ) {
    containers[split: id]?.arrangement = .separate(mode, isWide: isWide)
    schedule(modeMessages(of: id, state, mode) + [.split(id, .display(animated: animated))])
  }

  private func modeMessages(of id: ControllerID, _ state: SplitState, _ mode: SplitDisplayMode) -> [Work] {
    let master = Argument.shown(state.content.primary, animated: nil)
    let (before, after) = (state.shownColumns, state.columns(in: mode))
    guard rules.holds(.splitDisplayModes) else {
      // Outside a rotation the delegate gets the first arrangement only.
      let isReported = state.arrangement == .unborn ? !after.contains(.primary) : transitions.turn != nil
      guard isReported, before != after || isOver(state) else { return [] }
      return [.tellDelegate(id, after.contains(.primary) ? .splitWillShow : .splitWillHide, master)]
    }
    guard case .separate(let current, _) = state.arrangement, current != mode else {
      return columnsAtFirst(id, state, SplitColumn.allCases.filter { after.contains($0) })
    }
    var works: [Work] = [.tellDelegate(id, .splitWillChangeMode, .displayMode(mode))]
    if state.content.hasColumnStyle {
      works += before.filter { !after.contains($0) }.map { .tellDelegate(id, .splitWillHideColumn, .column($0)) }
      works += after.filter { !before.contains($0) }.map { .tellDelegate(id, .splitWillShowColumn, .column($0)) }
    }
    return works
  }

  private func isOver(_ state: SplitState) -> Bool {
    if case .separate(.oneOverSecondary, _) = state.arrangement { true } else { false }
  }

  private mutating func display(_ id: ControllerID, _ state: SplitState, animated: Bool) {
    let shown = state.shownMembers
    let stays = shown.filter { holdsPlace($0, in: id) }
    if stays.contains(where: { hierarchy.views[$0.view].frame != contentFrame(of: $0, in: id) }) {
      hierarchy.views.setNeedsLayout(id.view)
    }
    let change = transitions.next(animated: animated && hierarchy.isInWindow(id))
    let members = state.members.filter { hierarchy.parent(of: $0) == id && hierarchy[$0].move != .fromParent }
    let works = members.flatMap { child -> [Work] in
      guard shown.contains(child) else { return holdsPlace(child, in: id) ? goes(child, from: id, change) : [] }
      return isOut(child, of: id) ? [.load(child), .split(id, .reveal(child, change))] : []
    }
    // Columns that move with the interface end with its turn.
    guard change.isAnimated, !works.isEmpty, transitions.turn == nil else { return schedule(works) }
    transitions.begin(change, .columns(of: id))
    schedule(works + Work.after(modeDuration, [.due(change)]))
  }

  /// Whether a column has to come. A child that disappears with the container comes back with it.
  private func isOut(_ child: ControllerID, of id: ControllerID) -> Bool {
    !holdsPlace(child, in: id)
      || (hierarchy[child].appearance == .disappearing && hierarchy[child].passage.cause == .container)
  }

  /// The column comes, unless what the app did while it was loaded has hidden it.
  private mutating func reveal(_ child: ControllerID, in id: ControllerID, _ state: SplitState, _ change: Transition) {
    guard state.shownMembers.contains(child) else { return }
    let rule: RuleID = state.arrangement == .compact ? .splitCompactColumn : .splitShowsBoth
    let isSilent =
      rules.holds(.primaryComesUntold) && child == state.content.primary && !isSystemContainer(child)
      && hierarchy[id].appearance == .appeared && hierarchy[child].appearance == .disappeared
    if isSilent, !change.isAnimated { return schedule([.fill(child, id), .view(child, .reappearSilently)]) }
    // On screen in a transition, it has already forwarded to its children: it forwards to this one separately, and ends with it.
    let isLate = hierarchy.isInWindow(id) && hierarchy[id].appearance == .appearing
    var joined = hierarchy[hierarchy[id].appearance == .appearing ? id : child].passage.transition
    if change.isAnimated { joined = change } else { joined.isAnimated = false }
    // A child whose removal is being animated comes back, and its transition ends when that of the removal would have.
    let begins = change.isAnimated || isLate || hierarchy[child].appearance == .disappearing
    let settling = Work.split(id, .settle(child, change, rule))
    schedule(
      [.fill(child, id)] + (begins ? [.begin(child, appearing: true, joined, .container, rule)] : [])
        + [.attach(child, to: id, .container, rule)]
        + (change.isAnimated ? Work.after(modeDuration, [settling]) : [settling]))
  }

  private func goes(_ child: ControllerID, from id: ControllerID, _ change: Transition) -> [Work] {
    let rule: RuleID = rules.holds(.splitDisplayModes) ? .splitDisplayModes : .splitHidesMaster
    guard change.isAnimated else { return Work.leaving(child, rule) }
    // A child whose removal is being animated already ends with that.
    guard hierarchy[child].appearance != .disappearing else { return [] }
    return [.begin(child, appearing: false, change, .container, rule)]
      + Work.after(modeDuration, [.split(id, .settle(child, change, rule))])
  }

  /// Columns come and go with the turn of the interface, or as fast as a push. Both are inferred.
  private var modeDuration: Int {
    transitions.turn == nil ? rules.navigationDuration : rules.rotationDuration(screen.device.idiom, halfTurn: false)
  }

  /// The end of an animation, unless another has begun. The child may have been removed during it, perhaps without its view.
  private mutating func settle(
    _ child: ControllerID, in id: ControllerID, _ state: SplitState, _ change: Transition, _ rule: RuleID
  ) {
    let stays = hierarchy.parent(of: child) == id ? state.shownMembers.contains(child) : !holdsPlace(child, in: id)
    schedule((stays ? [] : [.detach(child, .container, rule)]) + [.end(child, change, rule), .release(child)])
  }

  /// Whether vcsim knows how split views do this; otherwise it says so instead of guessing.
  mutating func mayShow(_ id: ControllerID, _ state: SplitState) -> Bool {
    !state.content.hasColumnStyle || offers(.splitColumns, "a split view controller with columns")
  }

  // MARK: What the app and the user do

  /// The bar button of the detail, the button of the display mode, or a swipe.
  private mutating func showMaster(_ id: ControllerID, _ state: SplitState, _ shows: Bool) {
    guard rules.holds(.splitDisplayModes) else { return showMasterByBarButton(id, state, shows) }
    guard case .separate = state.arrangement, state.shownColumns.contains(.primary) != shows else { return }
    let answer = declaration(id).targetDisplayMode
    let automatic: SplitDisplayMode = shows ? (isWide(id) ? .oneBesideSecondary : .oneOverSecondary) : .secondaryOnly
    let mode = declaration(id).hasDelegate ? answer ?? automatic : automatic
    schedule(
      asks(id, .splitTargetMode, .none, .displayMode(answer), .splitButtonAsks)
        + [.split(id, .change(mode))])
  }

  private mutating func showMasterByBarButton(_ id: ControllerID, _ state: SplitState, _ shows: Bool) {
    // In a tall interface the master is hidden, or is above the detail.
    guard case .separate(_, isWide: false) = state.arrangement else { return }
    containers[split: id]?.arrangement = .separate(shows ? .oneOverSecondary : .secondaryOnly, isWide: false)
    schedule([.split(id, .display(animated: false))])
  }

  /// `preferredDisplayMode`: another mode is taken at once, without an animation.
  private mutating func prefer(_ mode: SplitDisplayMode?, _ id: ControllerID, _ state: SplitState) {
    containers[split: id]?.preferred = mode
    guard case .separate = state.arrangement, let preferred = containers[split: id] else { return }
    change(id, state, to: standardMode(preferred, isWide: isWide(id)), isWide: isWide(id), animated: false)
  }
}
