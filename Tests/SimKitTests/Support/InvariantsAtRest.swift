@testable import SimKit

extension Invariants {
  /// Plays a story, and looks whenever the app is idle.
  mutating func watch(_ simulator: inout Simulator) {
    var checker = InvariantChecker(simulator.scenario)
    while simulator.playNext(into: &self, watching: &checker) {
      // The process has ended, and with it whatever was there.
      if simulator.application.hasEnded { forgetAll() }
      guard simulator.outcome == nil, simulator.isIdle, simulator.finger == nil else { continue }
      if !simulator.application.hasEnded { rests(simulator) }
    }
    // The checker that users have finds nothing either.
    for found in checker.violations { violate(found.text) }
    atRest(simulator)
  }

  /// What must hold at the end of a story.
  private mutating func atRest(_ simulator: Simulator) {
    guard simulator.outcome == .finished else { return }
    if !simulator.isIdle { violate("the app is not idle at the end") }
    rests(simulator)
  }

  /// What holds whenever the app is idle without a finger on it, also before the end.
  private mutating func rests(_ simulator: Simulator) {
    if simulator.hierarchy.views.hasDirtyLayout { violate("layout is left dirty") }
    for (id, turn) in turning where simulator.hierarchy.isInWindow(id) {
      // What has left takes its children along.
      if sequence(first: id, next: { simulator.hierarchy.parent(of: $0) }).contains(where: { hasLeft($0) }) { continue }
      violate("\(scenario.name(of: id)) is left after \(turn)")
    }
    let ids = scenario.controllers.indices.map { ControllerID($0) }
    atRest(
      simulator.snapshot,
      kept: Set(ids.filter { simulator.hierarchy[$0].isKept || simulator.transitions.isLeaving($0) }),
      inContext: Set(ids.filter { simulator.isInContext($0) }))
    guard simulator.finger == nil else { return }
    for (id, callback) in appearance where callback == .viewWillAppear || callback == .viewWillDisappear {
      // The app put it, or a container of it, into a second place: it is at neither.
      let above = sequence(first: id) { simulator.hierarchy.parent(of: $0) }
      if above.contains(where: { code.touched.contains($0) }) { continue }
      violate("\(scenario.name(of: id)) is left after \(callback.selector)")
    }
  }

  /// A view on screen has a size, and a controller without an owner is deallocated.
  private mutating func atRest(_ snapshot: Snapshot, kept: Set<ControllerID>, inContext: Set<ControllerID>) {
    guard !snapshot.isInBackground else { return }
    for (index, controller) in snapshot.controllers.enumerated() where controller.exists {
      let id = ControllerID(index)
      let name = scenario.name(of: id)
      let parent = controller.parent
      let isRoot = snapshot.root == id || snapshot.windows.contains(id)
      let isManaged = isRoot || controller.presenter != nil
      // What the app has put into a view that it added to the window by hand is as small as that view.
      let isInside = superviews(of: id, in: snapshot).contains { addedToWindow.contains($0) }
      // UIKit makes a view in the current context as large as the context: one that the app has put on screen by hand may
      // have no size. The root always has one.
      let context = controller.presenter.flatMap { $0 == snapshot.root ? nil : snapshot.controllers[$0.int] }
      let isMovedContext = controller.presenter.map { isMovedByApp($0) } == true
      let isInEmptyContext = inContext.contains(id) && (isMovedContext || context?.bounds.isEmpty == true)
      // What the app's code moves by hand is as small as what it is put into.
      if isManaged, controller.isInWindow, controller.bounds.isEmpty, !framedByApp.contains(id), !isMovedByApp(id),
        !isInside, !isInEmptyContext, !replaced.contains(id)
      {
        violate("\(name) is empty on screen")
      }
      let isHeld =
        parent != nil || controller.presenter != nil || isRoot
        || controller.superview != nil
        || controller.isInWindow || snapshot.controllers.contains { $0.presenter == id }
        || !scenario.controllers[index].heldByUIKitOnly
      // A split view keeps whom its collapsing has put aside, and a transition whom it removes.
      if !isHeld, !kept.contains(id), appearance[id] == .viewDidDisappear, !leaksPresentations {
        violate("\(name) is not released")
      }
    }
  }

  private func superviews(of id: ControllerID, in snapshot: Snapshot) -> [ControllerID] {
    var found: [ControllerID] = []
    var next = snapshot.controllers[id.int].superview
    while let above = next {
      found.append(above)
      next = snapshot.controllers[above.int].superview
    }
    return found
  }

  /// Whether a root is replaced, in a version in which its presentations are never deallocated.
  private var leaksPresentations: Bool {
    guard RuleBook.rule(.rootReplacedLeaks).modes.contains(mode) else { return false }
    return scenario.code.contains { if case .setRoot = $0 { true } else { false } }
  }
}
