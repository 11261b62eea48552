/// `UISplitViewController`: master and detail side by side; up to iOS 7 the master is hidden in portrait.
struct SplitState: Hashable, Sendable {
  let master: ControllerID
  let detail: ControllerID
}

/// What a split view controller does next.
enum SplitStep: Hashable, Sendable {
  /// Shows what belongs on screen as the interface stands.
  case arrange
  /// The bar button shows the master over the detail, or hides it.
  case showMaster(Bool)
}

extension Simulator {
  mutating func perform(_ step: SplitStep, of id: ControllerID) {
    guard case .split(let state)? = containers[id] else { return }
    switch step {
    case .arrange: arrange(id, state)
    case .showMaster(let shows): showMaster(id, state, shows)
    }
  }

  /// Shows what belongs on screen in the orientation in which the interface stands.
  private mutating func arrange(_ id: ControllerID, _ state: SplitState) {
    let (master, detail) = (state.master, state.detail)
    let hides = hidesMaster(id, master)
    var works: [Work] = []
    if hides {
      // A master that was on its way out with the container goes by itself.
      if hierarchy.isShown(master, in: id) {
        works += [.detach(master, .splitHidesMaster), .endIf(master, appeared: false, .splitHidesMaster)]
      }
    } else {
      works += [.load(master), .attach(master, to: id, .splitShowsBoth)]
    }
    works += [.load(detail), .attach(detail, to: id, .splitShowsBoth)]
    schedule(works)
  }

  /// Side by side, or the detail alone.
  mutating func fitSplit(_ id: ControllerID, _ state: SplitState) {
    let (master, detail) = (state.master, state.detail)
    let size = bounds(of: id)
    let showsMaster = hierarchy.isShown(master, in: id) && !hidesMasterNow
    let column = showsMaster ? min(320, size.width) : 0
    if hierarchy.isShown(master, in: id) { setFrame(master, Rect(0, 0, min(320, size.width), size.height)) }
    guard hierarchy.isShown(detail, in: id) else { return }
    let left = showsMaster ? min(column + 1, size.width) : 0
    setFrame(detail, Rect(left, 0, size.width - left, size.height))
  }

  private var hidesMasterNow: Bool { rules.holds(.splitHidesMaster) && !application.interface.isLandscape }

  /// True if the master has no place now; the delegate is asked and told, up to iOS 7.
  private mutating func hidesMaster(_ id: ControllerID, _ master: ControllerID) -> Bool {
    guard hidesMasterNow else {
      if rules.holds(.splitHidesMaster), hierarchy.isInWindow(id), !hierarchy.isShown(master, in: id) {
        tellDelegate(id, .splitWillShow, .shown(master, animated: nil))
      }
      return false
    }
    if hierarchy.isShown(master, in: id) || !hierarchy.isInWindow(id) {
      tellDelegate(id, .splitWillHide, .shown(master, animated: nil))
    }
    return true
  }

  /// The bar button of the detail shows the master over it, or hides it again.
  private mutating func showMaster(_ id: ControllerID, _ state: SplitState, _ shows: Bool) {
    let master = state.master
    guard hierarchy[id].exists else { return }
    guard hierarchy.isInWindow(id), !application.interface.isLandscape else {
      fail(.impossible("the master of '\(scenario.name(of: id))' comes and goes by its button in portrait only"))
      return
    }
    schedule(shows ? [.load(master), .attach(master, to: id, .splitShowsBoth)] : [.detach(master, .splitHidesMaster)])
  }
}
