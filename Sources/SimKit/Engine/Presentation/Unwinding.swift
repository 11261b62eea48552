/// An unwind segue: who is asked for its action, in which order, and what brings the app back to the controller that has it.
extension Simulator {
  private struct Search {
    var works: [Work] = []
    var asked: Set<ControllerID> = []
    var isFound = false
  }

  mutating func unwind(_ source: ControllerID, to destination: ControllerID, animated: Bool) {
    guard hierarchy[source].exists else { return }
    let search = [Work.presentation(.unwind(source, to: destination, animated: animated))]
    // The app's code performs the segue where no finger is, without a query.
    guard hierarchy.isInWindow(source) else { return schedule(search) }
    schedule(Work.ask(Question(.controller(source), .shouldPerformSegue, .segueAskedByUser), ifYes: search))
  }

  /// The search, and after it what the destination that was found makes necessary. Without a destination nothing happens.
  mutating func searchAndUnwind(_ source: ControllerID, to destination: ControllerID, animated: Bool) {
    let search = rules.holds(.unwindAsksPath) ? pathSearch(source, destination) : upwardSearch(source, destination)
    guard search.isFound else {
      if search.works.isEmpty {
        report(Trouble(.idle, source, saying: "no controller above %1 is asked for the action"))
      }
      return schedule(search.works)
    }
    var works = search.works
    // The container makes the segue that the source prepares.
    if !rules.holds(.unwindAsksPath), let container = hierarchy.parent(of: destination) {
      works.append(.send(.controller(container), .segueForUnwinding, .none, .unwindAsksUpward))
    }
    works.append(.send(.controller(source), .prepareForSegue, .none, .unwindOrder))
    works.append(.send(.controller(destination), .unwindAction, .none, .unwindOrder))
    let presenter = presenterToDismiss(from: source, to: destination)
    if let presenter { works.append(.presentation(.askToDismiss(presenter, animated: animated))) }
    // Every container on the way unwinds, whether the search has asked it or not. If it shows the way already, it stays as it is.
    for (container, next) in containersOnTheWay(to: destination) {
      if rules.holds(.unwindAsksPath), search.asked.contains(container) {
        works.append(.send(.controller(container), .unwindForSegue, .shown(next, animated: nil), .unwindAsksPath))
      }
      works += self.container(container, at: .unwinds(to: next, animated: animated && presenter == nil))
    }
    schedule(works)
  }

  /// The containers above a controller, the outermost first, each with its child on the way.
  private func containersOnTheWay(to id: ControllerID) -> [(ControllerID, ControllerID)] {
    let way = Array(sequence(first: id) { hierarchy.parent(of: $0) })
    return zip(way.dropFirst(), way).reversed()
  }

  /// The presenter that is left when all between it and the source are dismissed; nil when nothing has to be dismissed.
  private func presenterToDismiss(from source: ControllerID, to destination: ControllerID) -> ControllerID? {
    let home = hierarchy.outermost(of: destination)
    var outermost = hierarchy.outermost(of: source)
    var presenter: ControllerID?
    var passed: Set<ControllerID> = []
    while outermost != home, let next = hierarchy[outermost].presenter, passed.insert(next).inserted {
      presenter = next
      outermost = hierarchy.outermost(of: next)
    }
    return presenter
  }

  // MARK: Who is asked, iOS 9 and later

  /// Each controller is asked for the children that the search may go on in, and, when there are none, whether it has the action.
  private func pathSearch(_ source: ControllerID, _ destination: ControllerID) -> Search {
    var levels = [[Query.children(source), .action(source)]]
    var current = source
    var passed: Set = [source]
    while let next = above(current), passed.insert(next).inserted {
      let isPresenter = hierarchy[current].presentation?.source == next
      // Above a UIKit container the presenter comes before the source that it has presented.
      if isPresenter, current == source, let parent = hierarchy.parent(of: next), isSystemContainer(parent) {
        levels[0] = [.children(next), .action(next)] + levels[0]
      } else {
        levels.append(insideOut(next, without: current))
      }
      current = next
    }
    let repeats = rules.holds(.unwindWalkRepeats)
    var search = Search()
    for last in levels.indices where !repeats || last > 0 || levels.count == 1 {
      for query in levels[(repeats ? 0 : last)...last].joined() {
        // As many works cannot be carried out.
        guard search.works.count <= budget.limits.works else { return search }
        switch query {
        case .children(let id):
          search.works.append(.send(.controller(id), .allowedChildrenForUnwinding, .none, .unwindAsksPath))
          search.asked.insert(id)
        case .action(let id): ask(id, whether: destination, in: &search)
        }
        if search.isFound { return search }
      }
    }
    return search
  }

  /// Returns the next controller of the search: the presenter of the controller, or its parent. The app may have moved
  /// a presenter into what it presented since: then the search returns to a controller that it has visited.
  private func above(_ id: ControllerID) -> ControllerID? {
    guard let presentation = hierarchy[id].presentation else { return hierarchy.parent(of: id) }
    // If the source was deallocated, the controller that presented for it is asked instead.
    let source = hierarchy[presentation.source]
    return source.exists && source.birth == presentation.sourceBirth ? presentation.source : presentation.presenter
  }

  /// A controller is asked first for its children, and after what is in it whether it has the action.
  private enum Query {
    case children(ControllerID)
    case action(ControllerID)
  }

  /// The queries of a container and of all in it that the search has not come from; the last child of a stack first.
  private func insideOut(_ container: ControllerID, without child: ControllerID) -> [Query] {
    var result: [Query] = []
    var open = [Query.children(container)]
    while let query = open.popLast() {
      result.append(query)
      guard case .children(let id) = query else { continue }
      open.append(.action(id))
      let inside = hierarchy.children(of: id).filter { $0 != child }.map { Query.children($0) }
      // The next to be taken is the last of the list.
      if case .navigation? = containers[id] { open += inside } else { open += inside.reversed() }
    }
    return result
  }

  // MARK: Who is asked, iOS 6 to 8

  /// Upward from the source: a container is asked for the child with the action, any other controller whether it has the action
  /// itself. On iOS 8 the search begins at the root, and ends there; a custom container does not look inside.
  private func upwardSearch(_ source: ControllerID, _ destination: ControllerID) -> Search {
    var search = Search()
    var current = above(source)
    var beginsAtRoot = false
    if rules.holds(.unwindAsksRoot), let root = hierarchy.window(of: source) ?? hierarchy.root,
      !hierarchy.children(of: root).isEmpty
    {
      current = root
      beginsAtRoot = true
    }
    while let id = current {
      guard let container = hierarchy.children(of: id).isEmpty ? hierarchy.parent(of: id) : id else {
        ask(id, whether: destination, in: &search)
        if search.isFound { return search }
        current = above(id)
        continue
      }
      guard search.asked.insert(container).inserted else { return search }
      search.works.append(.send(.controller(container), .viewControllerForUnwinding, .none, .unwindAsksUpward))
      if isSystemContainer(container) || !beginsAtRoot {
        for case .children(let child) in insideOut(container, without: source).dropFirst() {
          ask(child, whether: destination, in: &search)
          if search.isFound { return search }
        }
      }
      if container == destination {
        search.isFound = true
        return search
      }
      current = beginsAtRoot ? nil : above(container)
    }
    return search
  }

  private func ask(_ id: ControllerID, whether destination: ControllerID, in search: inout Search) {
    search.isFound = id == destination
    let question = Question(.controller(id), .canPerformUnwind, .unwindOrder)
    search.works += Work.ask(question, answering: .yes(search.isFound))
  }
}
