/// All controllers and views of a scenario, and how they hang together.
struct Hierarchy: Hashable, Sendable {
  private(set) var controllers: [Controller]
  var views: ViewTree
  private(set) var family: Forest
  /// `window.rootViewController`
  var root: ControllerID?
  /// The roots of the windows in front of that one, the front one last.
  var windows: [ControllerID] = []
  /// The roots of the windows that the app has hidden and retains.
  var hiddenWindows: [ControllerID] = []
  private var births = 0
  /// The controllers that have been made, in the order in which they were.
  private(set) var existing: [ControllerID] = []
  /// Some parent has given a child other traits than its own.
  private(set) var hasOverriddenTraits = false
  /// The parent of each controller that has left the children of a container, until `didMoveToParentViewController:`.
  private(set) var formerParents: [ControllerID: ControllerID] = [:]

  init(_ declarations: [ControllerDeclaration]) {
    controllers = declarations.map { Controller($0) }
    views = ViewTree(controllers: declarations.count)
    family = Forest(count: declarations.count)
  }

  subscript(id: ControllerID) -> Controller {
    get { controllers[id.int] }
    _modify { yield &controllers[id.int] }
  }

  mutating func makeExist(_ id: ControllerID) {
    births += 1
    existing.append(id)
    controllers[id.int].begin()
    endFormerParent(of: id)
    controllers[id.int].birth = births
  }

  mutating func endExistence(of id: ControllerID) {
    controllers[id.int].exists = false
    existing.removeAll { $0 == id }
  }

  // MARK: Parents and children

  func parent(of id: ControllerID) -> ControllerID? { family.parent(of: id.int).map { ControllerID($0) } }
  func children(of id: ControllerID) -> [ControllerID] { family.children(of: id.int).map { ControllerID($0) } }
  func hasChildren(_ id: ControllerID) -> Bool { family.hasChildren(id.int) }
  func lastChild(of id: ControllerID) -> ControllerID? { family.lastChild(of: id.int).map { ControllerID($0) } }
  /// The children, the last first: in the order in which the stack takes works for them.
  func childrenFromLast(of id: ControllerID) -> some Sequence<ControllerID> {
    family.childrenFromLast(of: id.int).lazy.map { ControllerID($0) }
  }
  /// For `setParent`, which looks for circles.
  mutating func append(_ child: ControllerID, to parent: ControllerID) {
    endFormerParent(of: child)
    family.append(child.int, to: parent.int)
  }
  /// `parentViewController`: also of a controller that has left the children and hasn't got didMove yet.
  func parentViewController(of id: ControllerID) -> ControllerID? {
    parent(of: id) ?? (formerParents.isEmpty ? nil : formerParents[id])
  }
  /// The child is out of the container's list, and the container its parent until didMove.
  mutating func takeOut(_ child: ControllerID) {
    let parent = parent(of: child)
    clearParent(of: child)
    formerParents[child] = parent
  }
  mutating func endFormerParent(of child: ControllerID) { if !formerParents.isEmpty { formerParents[child] = nil } }
  /// Ends the former parent through which `child`, the new child of `parent`, is also above it. Otherwise the way up is a circle.
  mutating func endFormerParents(from parent: ControllerID, to child: ControllerID) {
    guard !formerParents.isEmpty else { return }
    var current = parent
    var last: ControllerID?
    while current != child {
      if self.parent(of: current) == nil { last = current }
      guard let above = parentViewController(of: current) else { return }
      current = above
    }
    if let last { endFormerParent(of: last) }
  }
  /// Ends what the parent gave the child.
  mutating func clearParent(of child: ControllerID) {
    family.remove(child.int)
    self[child].overridingTraits = nil
  }

  mutating func overrideTraits(of child: ControllerID, _ traits: TraitOverride?) {
    self[child].overridingTraits = traits
    if traits != nil { hasOverriddenTraits = true }
  }
  func isAtOrAbove(_ ancestor: ControllerID, _ id: ControllerID) -> Bool { family.isAtOrAbove(ancestor.int, id.int) }

  /// The roots of the windows that are shown, the front one last.
  var roots: [ControllerID] { (root.map { [$0] } ?? []) + windows }

  func isRoot(_ id: ControllerID) -> Bool { root == id || windows.contains(id) || hiddenWindows.contains(id) }

  func isFree(_ id: ControllerID) -> Bool { parent(of: id) == nil && self[id].presenter == nil && !isRoot(id) }

  /// The controller below `id`, and below no other.
  func bottom(of id: ControllerID) -> ControllerID {
    var current = id
    while let below = parent(of: current) ?? self[current].presenter { current = below }
    return current
  }

  /// The root of the window that `id` is in; nil for the first window.
  func window(of id: ControllerID) -> ControllerID? {
    guard !windows.isEmpty || !hiddenWindows.isEmpty, case let bottom = bottom(of: id) else { return nil }
    return bottom != root && isRoot(bottom) ? bottom : nil
  }

  /// The controller at the top of the containment chain of `id`.
  func outermost(of id: ControllerID) -> ControllerID {
    var current = id
    while let parent = parentViewController(of: current) { current = parent }
    return current
  }

  /// The first wanted one among a controller, its parentViewController, and those above.
  @inline(__always)
  func first(upFrom id: ControllerID, where isWanted: (ControllerID) -> Bool) -> ControllerID? {
    var current: ControllerID? = id
    while let above = current, !isWanted(above) { current = parentViewController(of: above) }
    return current
  }

  // MARK: Views

  func isLoaded(_ id: ControllerID) -> Bool { views[id.view].isLoaded }
  func isInWindow(_ id: ControllerID) -> Bool { views[id.view].isInWindow }
  /// The controller in whose view its view is, or nil for the window and for none.
  @inline(__always)
  func superview(of id: ControllerID) -> ControllerID? { views.superview(of: id.view)?.controller }
  func hasSuperview(_ id: ControllerID) -> Bool { views.superview(of: id.view) != nil }

  /// The controllers whose views are at or below that of `id`, superviews first.
  func controllersInView(of id: ControllerID) -> Subtree { Subtree(forest: views.forest, top: id.view.int) }

  func controllersOfSubviews(_ id: ControllerID) -> [ControllerID] {
    views.subviews(of: id.view).compactMap { $0.controller }
  }

  /// Whether the child's view is in its parent's; a view that is not loaded is in none.
  func isShown(_ child: ControllerID, in parent: ControllerID) -> Bool { views.isIn(child.view, parent.view) }

  func shownChildren(of id: ControllerID) -> [ControllerID] {
    // A list of all children would be made for each message to one of many.
    var shown: [ControllerID] = []
    for child in family.children(of: id.int) where isShown(ControllerID(child), in: id) {
      shown.append(ControllerID(child))
    }
    return shown
  }

  // MARK: Presentation

  /// The root and what is presented one over the other, up to `top`; or what is on screen of them.
  func presentations(upTo top: ControllerID, onScreen: Bool = false) -> [ControllerID] {
    var result = [top]
    while !onScreen || !self[result[0]].covers, let presenter = self[result[0]].presenter {
      result.insert(presenter, at: 0)
    }
    return result
  }

  /// The controller at the bottom of a window without a root: the presenter of what covers the window, or the first view's.
  var firstInWindow: ControllerID? {
    let members = views.subviews(of: .window).compactMap { $0.controller }.filter { window(of: $0) == nil }
    return (members.first { self[$0].presenter != nil } ?? members.first).map { presentations(upTo: $0)[0] }
  }

  /// Returns the presentations on screen: in each window, from the last that hides those below.
  func visible(
    _ presentations: [ControllerID], hides: (Controller.Presentation) -> Bool = { $0.covers }
  ) -> [ControllerID] {
    var (shown, isHidden): ([ControllerID], Bool) = ([], false)
    for id in presentations.reversed() {
      if !isHidden { shown.append(id) }
      isHidden = self[id].presentation.map { isHidden || hides($0) } ?? false
    }
    return shown.reversed()
  }

  /// The controllers presented one over the other, from the one that `id` presents.
  func chain(above id: ControllerID) -> PresentationChain {
    PresentationChain(controllers: controllers, following: self[id].presented)
  }

  /// The last of them; nil if the controller presents nothing.
  func top(above id: ControllerID) -> ControllerID? { chain(above: id).reduce(nil as ControllerID?) { $1 } }
}

/// Controllers presented one over the other. As `Subtree`, it needs neither a list nor a closure.
struct PresentationChain: Sequence, IteratorProtocol {
  fileprivate let controllers: [Controller]
  fileprivate var following: ControllerID?

  mutating func next() -> ControllerID? {
    guard let id = following else { return nil }
    following = controllers[id.int].presented
    return id
  }
}

struct Subtree: Sequence, IteratorProtocol {
  private let forest: Forest
  private let top: Int
  private var node: Int?

  fileprivate init(forest: Forest, top: Int) { (self.forest, self.top, node) = (forest, top, top) }

  mutating func next() -> ControllerID? {
    guard let current = node else { return nil }
    node = forest.nextInWalk(after: current, below: top)
    return ControllerID(current - 1)
  }
}
