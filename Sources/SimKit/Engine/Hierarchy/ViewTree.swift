/// Names a view: the window is view 0, and the view of controller `n` is view `n + 1`.
///
/// The simulation knows no other views. A controller's view keeps its name when it is released and loaded again.
struct ViewID: Hashable, Sendable {
  let index: Int32
  init(_ index: Int) { self.index = Int32(index) }
  static let window = ViewID(0)
  var int: Int { Int(index) }
  /// Nil for the window.
  var controller: ControllerID? { index == 0 ? nil : ControllerID(Int(index) - 1) }
}

extension ControllerID {
  var view: ViewID { ViewID(int + 1) }
}

/// The window and the views: frames, bounds, which view is in which, and what needs layout.
struct ViewTree: Hashable, Sendable {
  struct View: Hashable, Sendable {
    fileprivate(set) var state = State()
    /// The notes of mechanisms about it.
    var marks = Marks()
    /// In the coordinates of the superview.
    fileprivate(set) var frame = Rect.zero
    /// The size of the bounds; differs from the frame's for a root view that is rotated, in iOS 7 and earlier.
    fileprivate(set) var bounds = Size.zero
    /// How far it is from the window, for a view in the window.
    fileprivate(set) var depth = 0
    /// Grows with each insertion into a superview: sorts subviews without counting them.
    fileprivate(set) var place = 0
    /// The size with which it was last laid out; nil before the first time.
    var laidOutAt: Size?
    var isLoaded: Bool { state.contains(.isLoaded) }
    var isInWindow: Bool { state.contains(.isInWindow) }
    var needsLayout: Bool { state.contains(.needsLayout) }
    var needsVisit: Bool { state.contains(.needsVisit) }
    /// Whether a layout lays out the view itself: a forced one passes over a view that is being laid out.
    var needsOwnLayout: Bool { needsLayout && !marks.contains(.isLayingOut) }
  }

  struct State: OptionSet, Hashable, Sendable {
    let rawValue: UInt8
    static let isLoaded = State(rawValue: 1)
    static let isInWindow = State(rawValue: 2)
    static let needsLayout = State(rawValue: 4)
    /// The view's controller gets a callback in the next layout pass, even if the view needs no layout.
    static let needsVisit = State(rawValue: 8)
    /// The view has no autoresizing mask.
    static let keepsSize = State(rawValue: 16)
    /// The view is in the list of those that wait for the next layout pass.
    static let isListed = State(rawValue: 32)
  }

  struct Marks: OptionSet, Hashable, Sendable {
    let rawValue: UInt8
    /// A column of a split view: its superview's width does not change its own.
    static let hasFixedWidth = Marks(rawValue: 1)
    /// `viewWillLayoutSubviews` was sent and `layoutSubviews` wasn't.
    static let isLayingOut = Marks(rawValue: 2)
    static let isLoading = Marks(rawValue: 4)
    /// The app has set its frame.
    static let hasOwnFrame = Marks(rawValue: 8)
    static let needsConstraints = Marks(rawValue: 16)
    /// The properties are up to date, iOS 26.
    static let hasProperties = Marks(rawValue: 32)

    subscript(mark: Marks) -> Bool {
      get { contains(mark) }
      set { if newValue { insert(mark) } else { remove(mark) } }
    }
  }

  private(set) var views: [View]
  private(set) var forest: Forest
  private var insertions = 0
  /// The views in the window that wait for layout, as they were marked.
  private var waiting: [ViewID] = []
  /// The controllers whose views have changed their sizes since the last event.
  private var resized: [ControllerID] = []

  init(controllers: Int) {
    views = Array(repeating: View(), count: controllers + 1)
    forest = Forest(count: controllers + 1)
    views[0].state = [.isLoaded, .isInWindow]
  }

  subscript(id: ViewID) -> View {
    get { views[id.int] }
    _modify { yield &views[id.int] }
  }

  func superview(of id: ViewID) -> ViewID? { forest.parent(of: id.int).map { ViewID($0) } }
  func subviews(of id: ViewID) -> [ViewID] { forest.children(of: id.int).map { ViewID($0) } }
  func isIn(_ id: ViewID, _ ancestor: ViewID) -> Bool { forest.isAtOrAbove(ancestor.int, id.int) }

  // MARK: Loading

  mutating func load(_ id: ViewID, frame: Rect, keepsSize: Bool = false) {
    views[id.int].state.formUnion(keepsSize ? [.isLoaded, .needsLayout, .keepsSize] : [.isLoaded, .needsLayout])
    if !keepsSize { views[id.int].state.remove(.keepsSize) }
    views[id.int].frame = frame
    setBounds(id, frame.size)
    list(id)
  }

  /// The view is released; its subviews are left without superview.
  mutating func unload(_ id: ViewID) {
    for child in forest.children(of: id.int) { remove(ViewID(child)) }
    let old = views[id.int]
    views[id.int] = View()
    views[id.int].place = old.place
    views[id.int].state = old.state.intersection(.isListed)
  }

  // MARK: Insertion and removal

  /// `[superview addSubview:view]`; the view has no superview.
  mutating func insert(_ id: ViewID, into superview: ViewID) {
    insertions += 1
    views[id.int].place = insertions
    forest.append(id.int, to: superview.int)
    if views[superview.int].isInWindow { setInWindow(id, true) }
    setNeedsLayout(superview)
  }

  /// `[view removeFromSuperview]`
  mutating func remove(_ id: ViewID) {
    forest.remove(id.int)
    views[id.int].marks.remove(.hasFixedWidth)
    if views[id.int].isInWindow { setInWindow(id, false) }
  }

  private mutating func setInWindow(_ id: ViewID, _ value: Bool) {
    var node: Int? = id.int
    while let current = node {
      if value {
        views[current].state.insert(.isInWindow)
        views[current].depth = (forest.parent(of: current).map { views[$0].depth } ?? 0) + 1
        if views[current].needsLayout || views[current].needsVisit { list(ViewID(current)) }
      } else {
        views[current].state.remove(.isInWindow)
      }
      node = forest.nextInWalk(after: current, below: id.int)
    }
  }

  // MARK: Geometry

  /// Subviews grow and shrink with it, as a controller's view (flexible width and height) does. What changes its size needs layout.
  mutating func setFrame(_ id: ViewID, _ frame: Rect, bounds: Size) {
    views[id.int].frame = frame
    if views[id.int].bounds == bounds { return }
    var changed = [(id, bounds)]
    while let (view, size) = changed.popLast() {
      let old = views[view.int].bounds
      setBounds(view, size)
      setNeedsLayout(view)
      for child in forest.childrenFromLast(of: view.int) where !views[child].state.contains(.keepsSize) {
        let grown = grown(ViewID(child), from: old, to: size)
        views[child].frame.size = grown
        if views[child].bounds != grown { changed.append((ViewID(child), grown)) }
      }
    }
  }

  /// The size that a view has when its superview has another, as its autoresizing mask says.
  func grown(_ id: ViewID, from old: Size, to size: Size) -> Size {
    let (own, view) = (views[id.int].frame.size, views[id.int])
    if view.state.contains(.keepsSize) { return own }
    let more = view.marks[.hasFixedWidth] ? 0 : size.width - old.width
    return Size(max(0, own.width + more), max(0, own.height + size.height - old.height))
  }

  private mutating func setBounds(_ id: ViewID, _ size: Size) {
    views[id.int].bounds = size
    if let controller = id.controller { resized.append(controller) }
  }

  var hasResized: Bool { !resized.isEmpty }

  mutating func takeResized() -> [ControllerID] {
    defer { resized.removeAll(keepingCapacity: true) }
    return resized
  }

  // MARK: Layout

  mutating func setNeedsLayout(_ id: ViewID) {
    guard id != .window else { return }
    views[id.int].state.insert(.needsLayout)
    list(id)
  }

  mutating func setNeedsVisit(_ id: ViewID) {
    views[id.int].state.insert(.needsVisit)
    list(id)
  }

  private mutating func list(_ id: ViewID) {
    guard views[id.int].isInWindow, !views[id.int].state.contains(.isListed) else { return }
    views[id.int].state.insert(.isListed)
    waiting.append(id)
  }

  private func isWaiting(_ id: ViewID) -> Bool {
    let view = views[id.int]
    return view.isInWindow && (view.needsLayout || view.needsVisit)
  }

  var hasDirtyLayout: Bool { waiting.contains { isWaiting($0) } }

  mutating func endNeedsLayout(_ id: ViewID) { views[id.int].state.remove(.needsLayout) }

  mutating func endVisit(_ id: ViewID) { views[id.int].state.remove(.needsVisit) }

  /// Takes the views in a view that wait for layout, superviews before their subviews, subviews in their order.
  mutating func takeWaiting(below id: ViewID = .window) -> [ViewID] {
    guard !waiting.isEmpty else { return [] }
    var (taken, left): ([ViewID], [ViewID]) = ([], [])
    for view in waiting {
      guard id == .window || (view != id && isWaiting(view) && isIn(view, id)) else {
        left.append(view)
        continue
      }
      views[view.int].state.remove(.isListed)
      if isWaiting(view) { taken.append(view) }
    }
    waiting = left
    return inTreeOrder(taken)
  }
}
