/// `UISplitViewController`: master and detail side by side; up to iOS 7 the master is hidden in portrait.
struct SplitState: Hashable, Sendable {
  let master: ControllerID
  let detail: ControllerID
  var place = Place.none

  /// Where the master is.
  enum Place: Hashable, Sendable {
    /// Nothing has been shown yet.
    case none
    case beside
    case hidden
    /// Shown over the detail by its bar button, up to iOS 7.
    case over
  }

  /// The width of the master's column, and the line between it and the detail, up to iOS 7 and as the default later.
  private static let column = 320
  private static let divider = 1

  func masterFrame(in size: Size) -> Rect { Rect(0, 0, min(Self.column, size.width), size.height) }

  func detailFrame(in size: Size) -> Rect {
    switch place {
    case .none, .hidden, .over: return Rect(x: 0, y: 0, size: size)
    case .beside:
      let left = min(Self.column + Self.divider, size.width)
      return Rect(left, 0, size.width - left, size.height)
    }
  }
}

/// What a split view controller does next.
enum SplitStep: Hashable, Sendable {
  /// Shows what belongs on screen as the interface stands.
  case arrange
  /// The bar button shows the master over the detail, or hides it.
  case showMaster(Bool)
}

extension Containers {
  subscript(split id: ControllerID) -> SplitState? {
    get { if case .split(let state)? = self[id] { state } else { nil } }
    set { self[id] = newValue.map { .split($0) } }
  }
}

extension Simulator {
  mutating func perform(_ step: SplitStep, of id: ControllerID) {
    switch step {
    case .arrange: arrange(id)
    case .showMaster(let shows): showMaster(id, shows)
    }
  }

  /// True if the interface has turned since the split view was arranged.
  func needsArranging(_ state: SplitState) -> Bool {
    switch (state.place, hidesMaster) {
    case (.beside, false), (.hidden, true), (.over, true): false
    case (.none, _), (.beside, true), (.hidden, false), (.over, false): true
    }
  }

  /// Shows what belongs on screen in the orientation in which the interface stands, or is about to at a launch.
  private mutating func arrange(_ id: ControllerID) {
    guard let state = containers[split: id], mayArrange(id) else { return }
    let (master, detail) = (state.master, state.detail)
    let place: SplitState.Place = hidesMaster ? (state.place == .over ? .over : .hidden) : .beside
    containers[split: id]?.place = place
    var works: [Work] = []
    switch (state.place, place) {
    case (.none, .hidden): works.append(.tellDelegate(id, .splitWillHide, .shown(master, animated: nil)))
    // Away from a rotation the delegate is not told.
    case (.beside, .hidden) where transitions.turnsFrom != nil:
      works.append(.tellDelegate(id, .splitWillHide, .shown(master, animated: nil)))
    case (.hidden, .beside) where transitions.turnsFrom != nil, (.over, .beside) where transitions.turnsFrom != nil:
      works.append(.tellDelegate(id, .splitWillShow, .shown(master, animated: nil)))
    case (.none, _), (.beside, _), (.hidden, _), (.over, _): break
    }
    if place == .beside {
      works += comes(master, into: id)
    } else if place == .hidden, hierarchy.isShown(master, in: id) {
      // A master that was on its way out with the container goes by itself.
      works += [.detach(master, .splitHidesMaster), .endIf(master, appeared: false, .splitHidesMaster)]
    }
    schedule(works + comes(detail, into: id))
  }

  private func comes(_ child: ControllerID, into id: ControllerID) -> [Work] {
    hierarchy.isShown(child, in: id)
      ? [] : [.load(child), .fill(child, id), .attach(child, to: id, .splitShowsBoth)]
  }

  /// What vcsim does not know about split views of iOS 8 and later it says, and does not make up.
  private mutating func mayArrange(_ id: ControllerID) -> Bool {
    guard !rules.holds(.splitHidesMaster) else { return true }
    let name = scenario.name(of: id)
    if screen.traits(in: application.interface).horizontal == .compact {
      fail(.notSimulated("'\(name)' is collapsed: a split view in compact width, iOS 8 and later"))
      return false
    }
    if !application.interface.isLandscape {
      fail(.notSimulated("'\(name)' hides its primary controller: a split view in portrait, iOS 8 and later"))
      return false
    }
    return true
  }

  private var hidesMaster: Bool {
    rules.holds(.splitHidesMaster) && !(comingOrientation ?? application.interface).isLandscape
  }

  /// At a launch the interface is about to turn to where the device is held, as far as the root allows it.
  private var comingOrientation: Orientation? {
    guard let root = hierarchy.root, !hierarchy.isInWindow(root) else { return nil }
    let held = application.held
    let allows =
      rules.holds(.masksBeforeRotation)
      ? newMask(root).contains(held) && applicationMask.contains(held) : oldAnswer(root, held)
    return allows ? held : nil
  }

  /// Where the split view puts a child when it has this size; nil for a controller that is none of its two.
  func splitFrame(of child: ControllerID, _ state: SplitState, in size: Size) -> Rect? {
    switch child {
    case state.master: state.masterFrame(in: size)
    case state.detail: state.detailFrame(in: size)
    default: nil
    }
  }

  /// The bar button of the detail shows the master over it, or hides it again.
  private mutating func showMaster(_ id: ControllerID, _ shows: Bool) {
    guard let state = containers[split: id] else { return }
    guard rules.holds(.splitHidesMaster) else {
      fail(.notSimulated("the display modes of '\(scenario.name(of: id))': a split view, iOS 8 and later"))
      return
    }
    guard hierarchy.isInWindow(id), state.place != .beside else {
      fail(.masterHasNoButton(scenario.name(of: id)))
      return
    }
    containers[split: id]?.place = shows ? .over : .hidden
    schedule(shows ? comes(state.master, into: id) : [.detach(state.master, .splitHidesMaster)])
  }
}
