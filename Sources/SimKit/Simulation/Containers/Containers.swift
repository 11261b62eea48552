/// The UIKit containers, a case for each kind. This file is their table: with a case in each of the two enums here, and its row in the
/// three switches, a kind is there. What it does is in its own file; nothing else in the engine has to know it.
enum ContainerState: Hashable, Sendable {
  case navigation(NavigationState)
  case tabBar(TabBarState)
  case page(PageViewState)
  case split(SplitState)
  case search(SearchState)

  /// The state of a container that has just been made; nil for other controllers.
  init?(_ declaration: ControllerDeclaration, under rules: RuleSet) {
    switch declaration.kind {
    case .plain, .alert: return nil
    case .navigation: self = .navigation(NavigationState())
    case .tabBar(let members): self = .tabBar(TabBarState(selected: members.first))
    case .split(let content): self = .split(SplitState(content, preferred: declaration.displayMode))
    case .search(let results): self = .search(SearchState(results: results))
    case .page(let members, let style):
      self = .page(PageViewState(shown: members.first, style: style ?? (rules.holds(.pagesScroll) ? .scroll : .curl)))
    }
  }

  /// Puts a question to the container, whatever its kind.
  @inline(__always)
  func answer<Question: ContainerQuestion>(_ question: Question, _ id: ControllerID, _ app: Simulator)
    -> Question.Answer
  {
    switch self {
    case .navigation(let state): question.put(to: state, id, app)
    case .tabBar(let state): question.put(to: state, id, app)
    case .page(let state): question.put(to: state, id, app)
    case .split(let state): question.put(to: state, id, app)
    case .search(let state): question.put(to: state, id, app)
    }
  }
}

/// The next step of a UIKit container; each kind's steps are in its own file.
enum ContainerStep: Hashable, Sendable {
  case navigation(NavigationStep)
  case tabBar(TabBarStep)
  case page(PageStep)
  case split(SplitStep)
  case search(SearchStep)
}

extension Simulator {
  mutating func perform(_ step: ContainerStep, of id: ControllerID) {
    switch step {
    case .navigation(let step): perform(step, of: id)
    case .tabBar(let step): perform(step, of: id)
    case .page(let step): perform(step, of: id)
    case .split(let step): perform(step, of: id)
    case .search(let step): perform(step, of: id)
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
