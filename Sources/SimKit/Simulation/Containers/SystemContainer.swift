/// The questions of the engine to a UIKit container. A kind answers in its own file, and only what it does differently.
///
/// The containers are built from what a custom container has: children, their views, begin and end of appearance transitions.
protocol SystemContainer {
  /// The controller whose view is in the container's, in a container that shows one at a time.
  var shown: ControllerID? { get }
  /// The controllers that it retains beside its children.
  var kept: [ControllerID] { get }
  /// Whether it shows other children with other traits.
  var followsTraits: Bool { get }
  /// Whether it has a place for this child now.
  func shows(_ child: ControllerID) -> Bool
  func works(at moment: ContainerMoment, _ id: ControllerID, _ app: Simulator) -> [Work]
  /// Returns the room between its bars for this child.
  func room(in size: Size, for child: ControllerID?, _ app: Simulator) -> Rect
  /// Returns the frame of a child in a container of this size, or nil if the container does not place the child.
  func frame(of child: ControllerID, in size: Size, _ app: Simulator) -> Rect?
  /// Returns the child that it shows in front, and whose supported orientations it asks for in vain.
  func front(_ id: ControllerID, _ app: Simulator) -> ControllerID?
  /// Returns the children that it queries, iOS 5.
  func asked(_ id: ControllerID, _ app: Simulator) -> [ControllerID]
}

extension SystemContainer {
  var shown: ControllerID? { nil }
  var kept: [ControllerID] { [] }
  var followsTraits: Bool { false }
  func shows(_ child: ControllerID) -> Bool { shown == child }
  func works(at moment: ContainerMoment, _ id: ControllerID, _ app: Simulator) -> [Work] { [] }
  func room(in size: Size, for child: ControllerID?, _ app: Simulator) -> Rect { Rect(x: 0, y: 0, size: size) }
  /// In iOS 6 and earlier, bars reduce the available size; later views extend under them.
  func frame(of child: ControllerID, in size: Size, _ app: Simulator) -> Rect? {
    app.rules.holds(.barsTakeRoom) ? room(in: size, for: child, app) : Rect(x: 0, y: 0, size: size)
  }
  func front(_ id: ControllerID, _ app: Simulator) -> ControllerID? { nil }
  /// A child that was removed may be one until the end of the turn.
  func asked(_ id: ControllerID, _ app: Simulator) -> [ControllerID] {
    app.hierarchy.children(of: id).filter { app.hierarchy[$0].move != .fromParent }
  }
}

/// A moment at which a container may have something to do.
enum ContainerMoment {
  /// The container has been created, and gets what it contains.
  case created
  /// The code of its class in `viewDidLoad` and `viewWillAppear:`, and, after that of the children, in `viewDidAppear:` and
  /// `viewDidDisappear:`.
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
  /// `showViewController:sender:`, or `showDetailViewController:sender:` as the detail, hands over this controller. A container
  /// that does nothing leaves that to the containers above.
  case gets(ControllerID, asDetail: Bool, animated: Bool)
  /// The container is decoded, with the children that it had, and may not exist yet.
  case restored(children: [ControllerID], selected: ControllerID?)
}

/// A question to a container of any kind: a separate type, because Embedded Swift has no `any SystemContainer`.
protocol ContainerQuestion {
  associatedtype Answer
  func put(to container: some SystemContainer, _ id: ControllerID, _ app: Simulator) -> Answer
}

private struct Works: ContainerQuestion {
  let moment: ContainerMoment
  func put(to container: some SystemContainer, _ id: ControllerID, _ app: Simulator) -> [Work] {
    container.works(at: moment, id, app)
  }
}

private struct Shows: ContainerQuestion {
  let child: ControllerID
  func put(to container: some SystemContainer, _ id: ControllerID, _ app: Simulator) -> Bool { container.shows(child) }
}

private struct Facts: ContainerQuestion {
  func put(
    to container: some SystemContainer, _ id: ControllerID, _ app: Simulator
  ) -> (kept: [ControllerID], followsTraits: Bool) {
    (container.kept, container.followsTraits)
  }
}

private struct Frame: ContainerQuestion {
  let child: ControllerID
  let size: Size
  func put(to container: some SystemContainer, _ id: ControllerID, _ app: Simulator) -> Rect? {
    container.frame(of: child, in: size, app)
  }
}

private struct Room: ContainerQuestion {
  let size: Size
  func put(to container: some SystemContainer, _ id: ControllerID, _ app: Simulator) -> Rect {
    container.room(in: size, for: container.shown, app)
  }
}

private struct Front: ContainerQuestion {
  func put(to container: some SystemContainer, _ id: ControllerID, _ app: Simulator) -> ControllerID? {
    container.front(id, app)
  }
}

private struct Asked: ContainerQuestion {
  func put(to container: some SystemContainer, _ id: ControllerID, _ app: Simulator) -> [ControllerID] {
    container.asked(id, app)
  }
}

extension Simulator {
  @inline(__always)
  private func reply<Question: ContainerQuestion>(_ id: ControllerID, _ question: Question) -> Question.Answer? {
    containers[id]?.answer(question, id, self)
  }

  /// Containers of the system forward from inside their own methods.
  func isSystemContainer(_ id: ControllerID) -> Bool { containers.contains(id) }

  func container(_ id: ControllerID, at moment: ContainerMoment) -> [Work] { reply(id, Works(moment: moment)) ?? [] }

  /// As `container(_:at:)`, for a container that is decoded and may not exist yet.
  func containerRestores(_ children: [ControllerID], selected: ControllerID?, in id: ControllerID) -> [Work] {
    ContainerState(declaration(id), under: rules)?.answer(
      Works(moment: .restored(children: children, selected: selected)), id, self) ?? []
  }

  func containerShows(_ child: ControllerID, in id: ControllerID) -> Bool { reply(id, Shows(child: child)) ?? true }

  func containerFollowsTraits(_ id: ControllerID) -> Bool { reply(id, Facts())?.followsTraits ?? false }

  func containerKeeps(_ id: ControllerID) -> [ControllerID] { reply(id, Facts())?.kept ?? [] }

  /// A message to a UIKit container, which is created first if it doesn't exist yet, with its arguments: one
  /// controller, or as many as the step says.
  mutating func tell(
    _ id: ControllerID, _ step: ContainerStep, making others: [ControllerID] = [], handing members: [ControllerID] = []
  ) {
    schedule([.create(id)] + others.map { .create($0) } + [.container(id, step)] + members.map { .member($0) })
  }

  mutating func tellDelegate(_ id: ControllerID, _ callback: Callback, _ argument: Argument) {
    guard scenario.controllers[id.int].hasDelegate else { return }
    send(.delegate(id), callback, argument, .delegateMessages)
  }

  /// Returns what places a child that becomes one with the container's own class. The app may have shown the container by then.
  func adopt(_ member: ControllerID, into id: ControllerID) -> [Work] {
    [
      .create(member), .child(member, .leaveParent), .willMove(member, to: id, .containerAdopts),
      .child(member, .setParent(id)),
      .didMove(member, to: id, .containerAdopts), .message(.superCall(id, .viewWillAppear, .none)),
    ]
  }

  /// A child that is not shown yet comes with the container's own appearance; a shown child gets the change.
  func comesAlong(_ child: ControllerID?, with id: ControllerID, _ rule: RuleID) -> [Work] {
    guard let child, hierarchy.parent(of: child) == id, !holdsPlace(child, in: id) else {
      return [.appearance(id, .forwardBegin)]
    }
    return [
      .load(child), .fill(child, id), .attach(child, to: id, .container, rule),
      .begin(child, appearing: true, hierarchy[id].passage.transition, .container, rule),
      .appearance(id, .forwardBegin),
      // The child ends with the container, and at once if the app's code has ended the container's transition.
      .end(child, hierarchy[id].passage.transition, rule),
    ]
  }

  // MARK: Layout

  func containerFrame(of child: ControllerID, in id: ControllerID, of size: Size) -> Rect? {
    reply(id, Frame(child: child, size: size)) ?? nil
  }

  /// Returns the insets that the bars of a UIKit container add to the views under them.
  func containerBars(of id: ControllerID) -> Insets {
    let size = bounds(of: id)
    guard let room = reply(id, Room(size: size)) else { return Insets() }
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
    for child in places where hierarchy.presented(by: child) != nil {
      if !hierarchy.isShown(child, in: id), presentedInPlace(of: child) != nil { fit(child, in: id, of: size) }
      fillContexts(above: child)
    }
  }

  private mutating func fit(_ child: ControllerID, in id: ControllerID, of size: Size) {
    if let frame = containerFrame(of: child, in: id, of: size) { setFrame(child, frame) }
    hierarchy.views[ViewID(of: child)].hasFixedWidth = isNarrowColumn(child, of: id)
  }

  // MARK: Rotation

  /// The children that a container queries, iOS 5. A subclass that returns its own value queries none.
  func askedChildren(_ id: ControllerID) -> [ControllerID] {
    let answers = hierarchy[id].answers
    guard answers.supports == nil, answers.ios5Supports == nil else { return [] }
    return reply(id, Asked()) ?? (scenario.controllers[id.int].asksChildren ? hierarchy.children(of: id) : [])
  }

  /// The child that a container shows in front: a navigation controller's top, the selected tab.
  func topChild(of id: ControllerID) -> ControllerID? {
    (reply(id, Front()) ?? nil) ?? hierarchy.shownChildren(of: id).last
  }

  /// The child whose `supportedInterfaceOrientations` a container calls in vain.
  func visibleChild(of id: ControllerID) -> ControllerID? {
    let answers = hierarchy[id].answers
    guard answers.supports == nil, answers.ios6Supports == nil else { return nil }
    return reply(id, Front()) ?? nil
  }
}
