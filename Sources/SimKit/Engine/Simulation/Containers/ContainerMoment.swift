/// A moment at which a container may have something to do.
enum ContainerMoment {
  /// The container has been created, and gets what it contains.
  case created
  /// The code of its class in `viewDidLoad` and `viewWillAppear:`, and, after that of the children, in the two *did* callbacks.
  case loaded
  case willAppear
  case didAppear
  case didDisappear
  /// The container gets a new size, before its children get theirs.
  case willResize(to: Size)
  /// The layout of the container, before its `layoutSubviews`.
  case layout
  case childrenChanged
  case unwinds(to: ControllerID, animated: Bool)
  /// `showViewController:sender:`, or `showDetailViewController:sender:`. If a container does nothing, those above are asked.
  case gets(ControllerID, asDetail: Bool, animated: Bool)
  /// The container is decoded, with the children that it had, and may not exist yet.
  case restored(children: [ControllerID], selected: ControllerID?)
}

extension Simulator {
  /// Containers of the system forward from inside their own methods.
  func isSystemContainer(_ id: ControllerID) -> Bool { containers.contains(id) }

  /// What a UIKit container does at a moment: nothing after its dealloc, when its view may still be in a superview.
  func container(_ id: ControllerID, at moment: ContainerMoment) -> [Work] {
    hierarchy[id].exists ? containers[id]?.works(at: moment, id, self) ?? [] : []
  }

  func containerRestores(_ children: [ControllerID], selected: ControllerID?, in id: ControllerID) -> [Work] {
    let state = ContainerState(declaration(id), under: rules)
    return state?.works(at: .restored(children: children, selected: selected), id, self) ?? []
  }

  func containerShows(_ child: ControllerID, in id: ControllerID) -> Bool { containers[id]?.shows(child) ?? true }

  /// A message to a UIKit container, which is created first if it doesn't exist yet, as are the controllers that it gets.
  mutating func tell(
    _ id: ControllerID, _ work: Work, making others: [ControllerID] = [], handing members: [ControllerID] = []
  ) {
    schedule([.create(id)] + others.map { .create($0) } + [work] + members.map { .member($0) })
  }

  mutating func tellDelegate(_ id: ControllerID, _ callback: Callback, _ argument: Argument, _ rule: RuleID) {
    if declaration(id).hasDelegate { send(.delegate(id), callback, argument, rule) }
  }

  /// Returns what places a child that becomes one with the container's own class. The app may have shown the container by then.
  func adopt(_ member: ControllerID, into id: ControllerID) -> [Work] {
    Work.joining(member, id)
      + [.didMove(member, to: id, .containerAdopts), .message(.superCall(id, .viewWillAppear, .none))]
  }

  /// A child that is not shown yet comes with the container's own appearance; a shown child gets the change.
  func comesAlong(_ child: ControllerID?, with id: ControllerID, _ rule: RuleID) -> [Work] {
    guard let child, hierarchy.parent(of: child) == id, !holdsPlace(child, in: id) else {
      return [.appearance(id, .forwardBegin)]
    }
    return [.load(child), .appearance(child, .comeAlong(with: id, hierarchy[id].passage.transition, rule))]
  }

  /// While the child was loaded, the app's code may have had the container show another one, or none.
  mutating func comeAlong(_ child: ControllerID, with id: ControllerID, _ transition: Transition, _ rule: RuleID) {
    guard hierarchy.parent(of: child) == id, containerShows(child, in: id) else {
      return schedule([.appearance(id, .forwardBegin)])
    }
    schedule([
      .fill(child, id), .attach(child, to: id, .container, rule),
      .begin(child, appearing: true, transition, .container, rule),
      .appearance(id, .forwardBegin),
      // The child ends with the container, and at once if the app's code has ended the container's transition.
      .end(child, transition, rule),
    ])
  }

  /// Whether a child is on screen after a canceled gesture: in the container, or where the app has put its view.
  func hasPlaceToReturn(_ child: ControllerID, to id: ControllerID) -> Bool {
    holdsPlace(child, in: id) || hierarchy.isInWindow(child)
  }

  // MARK: Layout

  /// Returns the frame of a child in a container of this size, in its surroundings or in those that are announced.
  func containerFrame(
    of child: ControllerID, in id: ControllerID, of size: Size, _ around: Surroundings? = nil
  ) -> Rect? {
    let interface = around?.interface ?? interface(of: id)
    // Views end at opaque bars.
    let endsAtBars = declaration(id).translucentBar.map { !$0 } ?? rules.holds(.barsTakeRoom)
    guard let frame = containers[id]?.frame(of: child, in: size, endingAtBars: endsAtBars, interface, self)
    else { return nil }
    // Since iOS 7, bars begin at the edges of the screen: an opaque one takes what is unsafe there, too.
    guard declaration(id).translucentBar == false, !rules.holds(.barsTakeRoom) else { return frame }
    let insets = around?.insets ?? safeArea(of: id)
    let top = frame.y > 0 ? insets.top : 0
    let bottom = frame.y + frame.size.height < size.height ? insets.bottom : 0
    return Rect(
      x: frame.x, y: frame.y + top,
      size: Size(frame.size.width, max(0, frame.size.height - top - bottom)))
  }

  func containerBars(of id: ControllerID, of size: Size, in interface: Orientation) -> Insets {
    guard let state = containers[id] else { return Insets() }
    let room = state.room(in: size, for: state.shown, interface, self)
    return Insets(top: room.y, bottom: max(0, size.height - room.y - room.size.height))
  }

  /// Custom containers give their whole size.
  func contentFrame(of child: ControllerID, in id: ControllerID) -> Rect {
    let size = bounds(of: id)
    return containerFrame(of: child, in: id, of: size) ?? Rect(x: 0, y: 0, size: size)
  }

  /// The layout of a UIKit container resizes the shown child; that of any other controller forwards its insets.
  mutating func fitContent(of id: ControllerID) {
    let size = bounds(of: id)
    for child in hierarchy.shownChildren(of: id) {
      followInsets(child)
      fit(child, in: id, of: size)
    }
    // The place of a covered child keeps its frame. A stack can be long, and only its shown controller has a place.
    let places = containers[navigation: id].map { $0.shown.map { [$0] } ?? [] } ?? hierarchy.children(of: id)
    for child in places where hierarchy[child].presented != nil {
      if !hierarchy.isShown(child, in: id), presentedInPlace(of: child) != nil { fit(child, in: id, of: size) }
      fillContexts(above: child)
    }
  }

  private mutating func fit(_ child: ControllerID, in id: ControllerID, of size: Size) {
    if let frame = containerFrame(of: child, in: id, of: size) { setFrame(child, frame) }
    hierarchy.views[child.view].marks[.hasFixedWidth] = isNarrowColumn(child, of: id)
  }

  // MARK: Rotation

  /// The children that a container queries, iOS 5. A subclass that returns its own value queries none.
  func askedChildren(_ id: ControllerID) -> [ControllerID] {
    guard hierarchy[id].answers.ios5Mask == nil else { return [] }
    return containers[id]?.asked(id, self) ?? (declaration(id).asksChildren ? hierarchy.children(of: id) : [])
  }

  /// The child that a container shows in front: a navigation controller's top, the selected tab.
  func topChild(of id: ControllerID) -> ControllerID? {
    containers[id]?.front(id, self) ?? hierarchy.shownChildren(of: id).last
  }
}
