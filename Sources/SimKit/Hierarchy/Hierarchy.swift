/// All controllers and views of a scenario, and how they hang together.
struct Hierarchy: Hashable, Sendable {
  private(set) var controllers: [Controller]
  var views: ViewTree
  private var family: Forest
  /// `window.rootViewController`
  var root: ControllerID?
  private var births = 0
  /// Some parent has given a child other traits than its own.
  private(set) var hasOverriddenTraits = false

  init(_ declarations: [ControllerDeclaration]) {
    controllers = declarations.map { declaration in
      var controller = Controller()
      controller.supports = declaration.supports
      controller.supportsOld = declaration.supportsOld
      controller.supportsNew = declaration.supportsNew
      controller.answersAsTop = declaration.answersAsTop
      controller.autorotates = declaration.autorotates
      controller.collapsesSecondary = declaration.collapsesSecondary
      controller.prefers = declaration.prefers
      controller.style = declaration.style
      controller.heldByUIKitOnly = declaration.heldByUIKitOnly
      controller.contentSize = declaration.contentSize
      return controller
    }
    views = ViewTree(controllers: declarations.count)
    family = Forest(count: declarations.count)
  }

  subscript(id: ControllerID) -> Controller {
    get { controllers[id.int] }
    _modify { yield &controllers[id.int] }
  }

  mutating func makeExist(_ id: ControllerID) {
    births += 1
    controllers[id.int].begin()
    controllers[id.int].birth = births
  }

  /// The controllers that have been made, in the order in which they were.
  var existingByBirth: [ControllerID] {
    controllers.indices.filter { controllers[$0].exists }
      .ordered { controllers[$0].birth }
      .map { ControllerID($0) }
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
  mutating func setParent(_ parent: ControllerID, of child: ControllerID) { family.append(child.int, to: parent.int) }
  /// What the parent gave the child ends with it.
  mutating func clearParent(of child: ControllerID) {
    family.remove(child.int)
    self[child].overridingTraits = nil
  }

  /// The parent gives a child other traits than its own; nil takes that back.
  mutating func overrideTraits(of child: ControllerID, _ traits: TraitOverride?) {
    self[child].overridingTraits = traits
    if traits != nil { hasOverriddenTraits = true }
  }
  func isAtOrAbove(_ ancestor: ControllerID, _ id: ControllerID) -> Bool {
    family.isAtOrAbove(ancestor.int, id.int)
  }

  /// The controller at the top of the containment chain of `id`.
  func outermost(of id: ControllerID) -> ControllerID {
    var current = id
    while let parent = parent(of: current) { current = parent }
    return current
  }

  // MARK: Views

  func isLoaded(_ id: ControllerID) -> Bool { views[ViewID(of: id)].isLoaded }
  func isInWindow(_ id: ControllerID) -> Bool { views[ViewID(of: id)].isInWindow }
  func hasSuperview(_ id: ControllerID) -> Bool { views.superview(of: ViewID(of: id)) != nil }

  /// The controllers whose views lie directly in the view of `id`.
  func controllersOfSubviews(_ id: ControllerID) -> [ControllerID] {
    views.subviews(of: ViewID(of: id)).compactMap { $0.controller }
  }

  /// True if the child's view lies in its parent's; one that is not loaded lies nowhere.
  func isShown(_ child: ControllerID, in parent: ControllerID) -> Bool {
    views.isIn(ViewID(of: child), ViewID(of: parent))
  }

  /// The children whose views lie in the view of `id`, in their order.
  func shownChildren(of id: ControllerID) -> [ControllerID] {
    children(of: id).filter { isShown($0, in: id) }
  }

  // MARK: Presentation

  /// The root and what is presented one over the other, up to `top`.
  func presentations(upTo top: ControllerID) -> [ControllerID] {
    var result = [top]
    while let presenter = self[result[0]].presenter { result.insert(presenter, at: 0) }
    return result
  }

  /// The root and all that is presented over it.
  var presentations: [ControllerID] { root.map { [$0] + chain(above: $0) } ?? [] }

  /// Those on the screen: from the last that covers what is below.
  func visible(_ presentations: [ControllerID]) -> [ControllerID] {
    let first = presentations.lastIndex { self[$0].presentation?.covers ?? true }
    return first.map { Array(presentations[$0...]) } ?? presentations
  }

  /// Who decides how the interface stands: the topmost that fills the window.
  func decider(_ presentations: [ControllerID]) -> ControllerID? {
    presentations.last { self[$0].presentation?.fillsWindow ?? true }
  }

  /// The controllers presented one over the other, from the one that `id` presents.
  func chain(above id: ControllerID) -> PresentationChain {
    PresentationChain(controllers: controllers, following: self[id].presented)
  }

  /// Whom a controller presents.
  func presented(by id: ControllerID) -> ControllerID? { controllers[id.int].presented }

  /// The last of them; nil for one that presents nobody.
  func top(above id: ControllerID) -> ControllerID? { chain(above: id).reduce(nil as ControllerID?) { $1 } }
}

/// Controllers presented one over the other.
struct PresentationChain: Sequence, IteratorProtocol {
  fileprivate let controllers: [Controller]
  fileprivate var following: ControllerID?

  mutating func next() -> ControllerID? {
    guard let id = following else { return nil }
    following = controllers[id.int].presented
    return id
  }
}
