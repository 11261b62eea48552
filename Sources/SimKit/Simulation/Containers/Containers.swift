/// The state of the UIKit containers, a case for each kind.
///
/// They are built from what a custom container has: children, their views, begin and end of appearance transitions.
/// Another kind is one more case here and in `ContainerStep`, and one more file beside this one; the compiler asks for
/// the rest below. Nothing else in the engine names a container.
enum ContainerState: Hashable, Sendable {
  case navigation(NavigationState)
  case tabBar(TabBarState)
  case page(PageViewState)
  case split(SplitState)

  /// The state of a container that has just been made; nil for other controllers.
  init?(_ declaration: ControllerDeclaration) {
    switch declaration.kind {
    case .plain, .alert: return nil
    case .navigation: self = .navigation(NavigationState())
    case .tabBar(let members): self = .tabBar(TabBarState(selected: members.first))
    case .split(let content): self = .split(SplitState(content, preferred: declaration.displayMode))
    case .page(let members, let style):
      self = .page(PageViewState(shown: members.first, style: style))
    }
  }
}

/// The next step of a UIKit container; each kind's steps are in its own file.
enum ContainerStep: Hashable, Sendable {
  case navigation(NavigationStep)
  case tabBar(TabBarStep)
  case page(PageStep)
  case split(SplitStep)
}

struct Containers: Hashable, Sendable {
  private var states: [ContainerState] = []
  /// The index of each controller's state; negative for controllers that are no UIKit containers.
  private(set) var places: [Int32]

  init(controllers: Int) { places = Array(repeating: -1, count: controllers) }

  func contains(_ id: ControllerID) -> Bool { places[id.int] >= 0 }

  /// The state stays once it is there: a re-created controller is of the same kind.
  subscript(id: ControllerID) -> ContainerState? {
    get { contains(id) ? states[Int(places[id.int])] : nil }
    set {
      guard let newValue else { return }
      if contains(id) {
        states[Int(places[id.int])] = newValue
      } else {
        places[id.int] = Int32(states.count)
        states.append(newValue)
      }
    }
  }
}

extension Simulator {
  mutating func perform(_ step: ContainerStep, of id: ControllerID) {
    switch step {
    case .navigation(let step): perform(step, of: id)
    case .tabBar(let step): perform(step, of: id)
    case .page(let step): perform(step, of: id)
    case .split(let step): perform(step, of: id)
    }
  }

  /// Containers of the system forward from inside their own methods.
  func isSystemContainer(_ id: ControllerID) -> Bool { containers.contains(id) }

  // MARK: What is inside

  /// Returns the work that fills a container at the start.
  func fillContainer(_ id: ControllerID) -> [Work] {
    let members = scenario.controllers[id.int].kind.content
    switch containers[id] {
    case nil: return []
    case .navigation: return firstStack(members, of: id)
    case .tabBar, .split: return members.flatMap { adopt($0, into: id) }
    case .page(let state): return state.shown.map { [.create($0)] } ?? []
    }
  }

  private func adopt(_ member: ControllerID, into id: ControllerID) -> [Work] {
    [
      .create(member), .leaveParent(member), .willMove(member, to: id, .containerAdopts), .setParent(id, member),
      .didMove(member, to: id, .containerAdopts),
    ]
  }

  /// A child has come or gone by a call of containment.
  func childrenChanged(of id: ControllerID) -> [Work] {
    switch containers[id] {
    case nil, .tabBar, .page, .split: []
    // The stack is the list of the children.
    case .navigation: [.container(id, .navigation(.stackChanged(animated: false, leaving: 0)))]
    }
  }

  /// How a container shows the child that an unwinding goes to.
  func containerUnwinds(to child: ControllerID, in id: ControllerID, animated: Bool) -> [Work] {
    switch containers[id] {
    case nil, .page, .split: []
    case .navigation: [.container(id, .navigation(.pop(.controller(child), animated: animated)))]
    case .tabBar: [.container(id, .tabBar(.select(child, byUser: false)))]
    }
  }

  /// Whether the container has a place for this child now.
  func containerShows(_ child: ControllerID, in id: ControllerID) -> Bool {
    switch containers[id] {
    case nil: true
    // A child in none of its columns is in its view as it would be in any other.
    case .split(let state): state.shown.contains(child) || !state.members.contains(child)
    case .navigation(let state): state.shown == child
    case .tabBar(let state): state.selected == child
    case .page(let state): state.shown == child
    }
  }

  /// How a container shows a controller that is handed to it by `showViewController:sender:`, or by
  /// `showDetailViewController:sender:` as the detail; nil if it leaves that to the containers above.
  func containerShows(new id: ControllerID, in container: ControllerID, asDetail: Bool, animated: Bool) -> [Work]? {
    switch containers[container] {
    case nil, .tabBar, .page: nil
    case .navigation: asDetail ? nil : [.container(container, .navigation(.push(id, animated: animated)))]
    case .split: [.container(container, .split(.show(id, asDetail: asDetail, animated: animated)))]
    }
  }

  /// Returns the work of a container that is decoded: its stack is the saved one, and so is the selected tab.
  func containerRestores(_ children: [ControllerID], selected: ControllerID?, in id: ControllerID) -> [Work] {
    let declared = declaration(id).kind.content
    // The container may not exist yet.
    switch ContainerState(declaration(id)) {
    case nil, .split, .page: return []
    case .navigation:
      guard !children.isEmpty else { return [] }
      let step = NavigationStep.setStack(count: children.count, animated: false)
      return [.container(id, .navigation(step))] + children.map { .member($0) }
    case .tabBar:
      guard let selected, declared.contains(selected) else { return [] }
      return [.container(id, .tabBar(.select(selected, byUser: false)))]
    }
  }

  /// Releases the controllers that a container keeps beside its children.
  mutating func containerLetsGo(_ id: ControllerID) -> [ControllerID] {
    switch containers[id] {
    case nil, .navigation, .tabBar, .page: return []
    case .split(let state): return letGoOfColumns(state)
    }
  }

  // MARK: Appearance

  /// Returns the work in `viewDidLoad` of the container.
  func containerDidLoad(_ id: ControllerID) -> [Work] {
    switch containers[id] {
    case nil, .navigation, .tabBar, .split: []
    case .page(let state): state.shown.map { showFirst($0, in: id) } ?? []
    }
  }

  /// `viewWillAppear:` of the container's class.
  mutating func containerWillAppear(_ id: ControllerID) {
    switch containers[id] {
    case nil: break
    case .navigation: navigationWillAppear(id)
    case .tabBar(let state): show(state.selected, in: id, .tabShowsSelected)
    case .page(let state): show(state.shown, in: id, .pageShowsFirst)
    case .split: schedule([.container(id, .split(.arrange)), .forwardBegin(id)])
    }
  }

  /// A child that is not shown yet comes with the container's own appearance; a shown child gets the change.
  private mutating func show(_ child: ControllerID?, in id: ControllerID, _ rule: RuleID) {
    guard let child, hierarchy.parent(of: child) == id, !holdsPlace(child, in: id) else {
      schedule([.forwardBegin(id)])
      return
    }
    schedule([
      .load(child), .fill(child, id), .attach(child, to: id, .container, rule),
      .begin(child, appearing: true, hierarchy[id].passage.transition, .container, rule),
    ])
  }

  /// Returns the work of `viewDidAppear:` in the container's class after that of the children.
  func containerDidAppear(_ id: ControllerID) -> [Work] {
    switch containers[id] {
    case nil, .tabBar, .page, .split: []
    case .navigation: navigationDidAppear(id)
    }
  }

  /// Returns the work of `viewDidDisappear:` in the container's class after that of the children.
  func containerDidDisappear(_ id: ControllerID) -> [Work] {
    switch containers[id] {
    case nil, .tabBar, .split: []
    case .page: pageViewDidDisappear(id)
    case .navigation: navigationDidDisappear(id)
    }
  }

  /// A message to the container's delegate, if it has one.
  mutating func tellDelegate(_ id: ControllerID, _ callback: Callback, _ argument: Argument) {
    guard scenario.controllers[id.int].hasDelegate else { return }
    send(.delegate(id), callback, argument, .delegateMessages)
  }

  // MARK: Layout

  /// Whether the container shows other children with other traits.
  func containerFollowsTraits(_ id: ControllerID) -> Bool {
    switch containers[id] {
    case nil, .navigation, .tabBar, .page: false
    case .split: true
    }
  }

  /// Returns the changes of the container when it gets a new size, before its children get theirs.
  func containerWillResize(_ id: ControllerID, to size: Size) -> [Work] {
    switch containers[id] {
    case nil, .navigation, .tabBar, .page: []
    case .split(let state): state.arrangement == .unborn ? [] : [.container(id, .split(.resize(to: size)))]
    }
  }

  /// Returns the changes of the container in its own layout, before its `layoutSubviews`.
  @inline(__always)
  func containerChangesInLayout(_ id: ControllerID) -> [Work] {
    switch containers[id] {
    case nil, .tabBar, .page: []
    case .navigation(let state): state.pending == nil ? [] : [.container(id, .navigation(.show))]
    case .split(let state): needsArranging(id, state) ? [.container(id, .split(.arrange))] : []
    }
  }

  /// Returns the frame of a child in a UIKit container of this size, or nil if the container does not place the child.
  ///
  /// In iOS 6 and earlier, bars reduce the available size; later views extend under them.
  func containerFrame(of child: ControllerID, in id: ControllerID, of size: Size) -> Rect? {
    switch containers[id] {
    case nil: nil
    case .split(let state): splitFrame(of: child, state, in: size)
    case .navigation(let state):
      rules.holds(.barsTakeRoom)
        ? navigationContent(in: size, state, showing: child) : Rect(x: 0, y: 0, size: size)
    case .tabBar:
      rules.holds(.barsTakeRoom) && !stackHidesBottomBar(child)
        ? TabBarState.content(in: size) : Rect(x: 0, y: 0, size: size)
    case .page: Rect(x: 0, y: 0, size: size)
    }
  }

  /// Returns the insets that the bars of a UIKit container add to the views under them.
  func containerBars(of id: ControllerID) -> Insets {
    let size = bounds(of: id)
    switch containers[id] {
    case nil, .page, .split: return Insets()
    case .navigation(let state):
      let content = navigationContent(in: size, state, showing: state.shown)
      return Insets(top: content.y, bottom: max(0, size.height - content.y - content.size.height))
    case .tabBar(let state):
      if let selected = state.selected, stackHidesBottomBar(selected) { return Insets() }
      return Insets(bottom: max(0, size.height - TabBarState.content(in: size).size.height))
    }
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
    hierarchy.views.setFixedWidth(ViewID(of: child), isNarrowColumn(child, of: id))
  }

  // MARK: Rotation

  /// The children that a UIKit container queries, iOS 5. A subclass that returns its own value queries none.
  func askedChildren(_ id: ControllerID) -> [ControllerID] {
    let controller = hierarchy[id]
    guard controller.answers.supports == nil, controller.answers.supportsOld == nil else { return [] }
    switch containers[id] {
    case nil: return scenario.controllers[id.int].asksChildren ? hierarchy.children(of: id) : []
    case .navigation: return hierarchy.lastChild(of: id).map { [$0] } ?? []
    // A tab that was removed is a child until the end of the turn.
    case .tabBar, .split: return hierarchy.children(of: id).filter { hierarchy[$0].move != .fromParent }
    case .page(let state): return hierarchy.children(of: id).filter { $0 == state.shown }
    }
  }

  /// The child that a container shows in front: a navigation controller's top, the selected tab.
  func topChild(of id: ControllerID) -> ControllerID? {
    switch containers[id] {
    case nil, .page, .split: hierarchy.shownChildren(of: id).last
    case .navigation: hierarchy.lastChild(of: id)
    case .tabBar(let state): hierarchy.children(of: id).first { $0 == state.selected }
    }
  }

  /// The child whose `supportedInterfaceOrientations` a container calls in vain.
  func visibleChild(of id: ControllerID) -> ControllerID? {
    guard hierarchy[id].answers.supports == nil, hierarchy[id].answers.supportsNew == nil else { return nil }
    switch containers[id] {
    case nil, .split, .page: return nil
    case .navigation: return hierarchy.lastChild(of: id)
    case .tabBar(let state): return hierarchy.children(of: id).first { $0 == state.selected }
    }
  }
}
