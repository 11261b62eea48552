/// `UISearchController`: a presentation over the controller that is searched, with the results inside.
struct SearchState: Hashable, Sendable {
  /// Nil if the searched controller shows the results.
  let results: ControllerID?
  /// UIKit itself presents or dismisses it, and calls its delegate at the end.
  var owesEnd = false
  var hasText = false

  func works(at moment: ContainerMoment, _ search: ControllerID, _ app: Simulator) -> [Work] {
    switch moment {
    case .created: results.map { app.adopt($0, into: search) } ?? []
    case .willAppear:
      app.comesAlong(results, with: search, .searchIsPresented)
        + (app.transitions.modal(of: search)?.presents == true ? app.message(.updateSearchResults, of: search) : [])
    case .didAppear, .didDisappear: [.search(search, .settled)]
    case .loaded, .willResize, .layout, .childrenChanged, .unwinds, .gets, .restored: []
    }
  }
}

enum SearchStep: Hashable, Sendable {
  case created
  /// The user taps the search bar in the view of a controller, or the app's code sets `active`.
  case begin(from: ControllerID)
  /// The delegate may have presented the search controller itself.
  case present(from: ControllerID)
  /// UIKit has called its own method to present or dismiss it.
  case called
  /// The search controller has appeared or disappeared.
  case settled
  case type
  case end
}

extension Simulator {
  mutating func perform(_ step: SearchStep, of search: ControllerID) {
    switch step {
    // A version without search controllers says so as soon as the app makes one.
    case .created: _ = offers(.searchIsPresented, "a search controller")
    case .begin(let source): beginSearch(search, from: source)
    case .present(let source): presentSearch(search, from: source)
    case .called: containers[search: search]?.owesEnd = transitions.moves(search, over: hierarchy[search].presenter)
    case .settled: searchSettled(search)
    case .type: typeSearch(search)
    case .end: endSearch(search)
    }
  }

  private mutating func beginSearch(_ search: ControllerID, from source: ControllerID) {
    guard hierarchy[search].presenter == nil else { return }
    schedule(message(.presentSearch, of: search) + [.search(search, .present(from: source))])
  }

  private mutating func presentSearch(_ search: ControllerID, from source: ControllerID) {
    guard hierarchy[search].presenter == nil else { return }
    let presents = Work.presentation(.askToPresent(search, from: source, animated: true, completion: false))
    schedule(message(.willPresentSearch, of: search) + [presents, .search(search, .called)])
  }

  private mutating func searchSettled(_ search: ControllerID) {
    guard containers[search: search]?.owesEnd == true else { return }
    containers[search: search]?.owesEnd = false
    schedule(message(hierarchy[search].presenter == nil ? .didDismissSearch : .didPresentSearch, of: search))
  }

  private mutating func typeSearch(_ search: ControllerID) {
    containers[search: search]?.hasText = true
    schedule(message(.updateSearchResults, of: search))
  }

  /// The search bar is empty after a search.
  private mutating func endSearch(_ search: ControllerID) {
    guard let presenter = hierarchy[search].presenter else { return }
    let update = containers[search: search]?.hasText == true ? message(.updateSearchResults, of: search) : []
    containers[search: search]?.hasText = false
    schedule(
      message(.willDismissSearch, of: search) + update
        + [.presentation(.askToDismiss(presenter, animated: true)), .search(search, .called)])
  }

  fileprivate func message(_ callback: Callback, of search: ControllerID) -> [Work] {
    [.tellDelegate(search, callback, .none, .searchIsPresented)]
  }
}

extension Transitions {
  /// Whether a modal transition in progress presents a controller, or dismisses it to its presenter.
  fileprivate func moves(_ id: ControllerID, over presenter: ControllerID?) -> Bool {
    modals.contains { $0.presents ? $0.controller == id : $0.returning == presenter }
  }
}
