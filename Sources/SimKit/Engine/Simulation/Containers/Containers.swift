/// The UIKit containers, a case for each kind. This file is their table: with a case here and in `Work`, and its row in each
/// switch, a kind is there. What it does is in its own file; nothing else in the engine has to know it.
///
/// The containers are built from what a custom container has: children, their views, begin and end of appearance transitions.
enum ContainerState: Hashable, Sendable {
  case navigation(NavigationState)
  case tabBar(TabBarState)
  case page(PageViewState)
  case split(SplitState)
  case search(SearchState)

  /// The state of a container that has just been made; nil for other controllers.
  init?(_ declaration: ControllerDeclaration, under rules: RuleSet) {
    switch declaration.kind {
    case .plain, .container, .alert: return nil
    case .navigation: self = .navigation(NavigationState())
    case .tabBar(let members): self = .tabBar(TabBarState(selected: members.first))
    case .split(let content): self = .split(SplitState(content: content, preferred: declaration.displayMode))
    // Earlier versions don't have the class: it is a controller of the app's there.
    case .search(let results):
      guard rules.holds(.searchIsPresented) else { return nil }
      self = .search(SearchState(results: results))
    case .page(let members, let style):
      self = .page(PageViewState(shown: members.first, style: style ?? (rules.holds(.pagesScroll) ? .scroll : .curl)))
    }
  }

  func works(at moment: ContainerMoment, _ id: ControllerID, _ app: Simulator) -> [Work] {
    switch self {
    case .navigation(let state): state.works(at: moment, id, app)
    case .tabBar(let state): state.works(at: moment, id, app)
    case .page(let state): state.works(at: moment, id, app)
    case .split(let state): state.works(at: moment, id, app)
    case .search(let state): state.works(at: moment, id, app)
    }
  }

  /// The controller whose view is in the container's, in a container that shows one at a time.
  var shown: ControllerID? {
    switch self {
    case .navigation(let state): state.shown
    case .tabBar(let state): state.selected
    case .page(let state): state.shown
    case .search(let state): state.results
    case .split: nil
    }
  }

  func shows(_ child: ControllerID) -> Bool {
    if case .split(let state) = self { state.shows(child) } else { shown == child }
  }

  /// Returns the room between its bars for this child.
  func room(in size: Size, for child: ControllerID?, _ interface: Orientation, _ app: Simulator) -> Rect {
    switch self {
    case .navigation(let state): app.navigationContent(in: size, state, showing: child, interface)
    case .tabBar: app.tabBarContent(in: size, showing: child)
    case .page, .split, .search: Rect(x: 0, y: 0, size: size)
    }
  }

  /// Returns the frame of a child in a container of this size, or nil if the container does not place the child. Opaque
  /// bars reduce the available size; views extend under translucent ones.
  func frame(
    of child: ControllerID, in size: Size, endingAtBars: Bool, _ interface: Orientation, _ app: Simulator
  ) -> Rect? {
    if case .split(let state) = self { return app.splitFrame(of: child, state, in: size) }
    return endingAtBars ? room(in: size, for: child, interface, app) : Rect(x: 0, y: 0, size: size)
  }

  /// Returns the child that it shows in front, and whose supported orientations it asks for in vain.
  func front(_ id: ControllerID, _ app: Simulator) -> ControllerID? {
    switch self {
    case .navigation: app.hierarchy.lastChild(of: id)
    case .tabBar(let state): app.hierarchy.children(of: id).first { $0 == state.selected }
    case .page, .split, .search: nil
    }
  }

  /// Returns the children that it queries, iOS 5. A child that was removed may be one until the end of the turn.
  func asked(_ id: ControllerID, _ app: Simulator) -> [ControllerID] {
    switch self {
    case .navigation: app.hierarchy.lastChild(of: id).map { [$0] } ?? []
    case .page(let state): app.hierarchy.children(of: id).filter { $0 == state.shown }
    case .tabBar, .split, .search: app.hierarchy.children(of: id).filter { app.hierarchy[$0].move != .fromParent }
    }
  }
}

extension Containers {
  subscript(navigation id: ControllerID) -> NavigationState? {
    get { if case .navigation(let state)? = self[id] { state } else { nil } }
    set { self[id] = newValue.map { .navigation($0) } }
  }
  subscript(tabBar id: ControllerID) -> TabBarState? {
    get { if case .tabBar(let state)? = self[id] { state } else { nil } }
    set { self[id] = newValue.map { .tabBar($0) } }
  }
  subscript(page id: ControllerID) -> PageViewState? {
    get { if case .page(let state)? = self[id] { state } else { nil } }
    set { self[id] = newValue.map { .page($0) } }
  }
  subscript(split id: ControllerID) -> SplitState? {
    get { if case .split(let state)? = self[id] { state } else { nil } }
    set { self[id] = newValue.map { .split($0) } }
  }
  subscript(search id: ControllerID) -> SearchState? {
    get { if case .search(let state)? = self[id] { state } else { nil } }
    set { self[id] = newValue.map { .search($0) } }
  }
}

struct Containers: Hashable, Sendable {
  private var states: [ContainerState] = []
  /// The index of each controller's state; negative for controllers that are no UIKit containers.
  private var places: [Int32]

  init(controllers: Int) { places = Array(repeating: -1, count: controllers) }

  /// The order in which they were created doesn't count.
  func hash(into hasher: inout Hasher) {
    for id in places.indices where places[id] >= 0 {
      hasher.combine(id)
      hasher.combine(states[Int(places[id])])
    }
  }

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
