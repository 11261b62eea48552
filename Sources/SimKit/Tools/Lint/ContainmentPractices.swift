/// How far a child has come in the steps of being added or removed.
struct ContainmentSteps {
  /// `addChildViewController:` without its `didMoveToParentViewController:` yet.
  var adding: Step?
  /// `willMoveToParentViewController:nil` without its `removeFromParentViewController` yet.
  var removing: Step?
  /// The view was added to a view before the controller became a child.
  var viewFirst: Step?
  /// The step that sent didMove before the view was added.
  var movedFirst: Step?
  /// The step that removed the view before willMove.
  var viewOutFirst: Step?
  /// The step that removed the controller before its view.
  var leftFirst: Step?
  /// The line that made it a child whose view has never been in its parent's.
  var unseen: Step?

  struct Step {
    let line: Int
    /// The virtual time in milliseconds.
    let time: Int
    /// In the story itself, or in code that runs later: in no callback.
    let isOutside: Bool
    /// In which step of the story.
    let number: Int
    let parent: ControllerID

    init(_ call: AppCall, number: Int, parent: ControllerID) {
      line = call.line
      time = call.time
      isOutside = call.caller == nil
      self.number = number
      self.parent = parent
    }
  }
}

/// Adding: addChildViewController:, the view, didMoveToParentViewController:. Removing: willMoveToParentViewController:nil,
/// the view, removeFromParentViewController. Parents do it, with children of their own.
extension Practices {
  mutating func seeContainment(_ call: AppCall) {
    let parent = call.found?.parent
    switch call.action {
    case .addChild(let child, let target):
      seeWhose(child, target, call)
      guard systemKind(target) == nil else { return }
      seeAdd(child, target, call)
    case .addWhole(let child, let target):
      seeWhose(child, target, call)
      seeAgain(child, target, call)
      containment[child] = ContainmentSteps()
    case .addView(let child, let target):
      seeOwn(child, call)
      seeView(child, target, call)
    case .didMove(let child, let target?):
      seeForeign(target, call)
      if systemKind(target) == nil { seeDidMove(child, target, call) }
    case .willMove(_, let target?):
      if !seeForeign(target, call) {
        report(
          .stepTwice, call.line, "addChildViewController: sends willMoveToParentViewController: itself",
          "remove this line", fix: .removal)
      }
    case .didMove(_, nil):
      if !seeForeign(parent, call) {
        report(
          .stepTwice, call.line, "removeFromParentViewController sends didMoveToParentViewController:nil itself",
          "remove this line", fix: .removal)
      }
    case .willMove(let child, nil):
      if !seeForeign(parent, call) { seeWillLeave(child, call) }
    case .removeView(let child): seeViewOut(child, call)
    case .removeFromParent(let child):
      seeOwn(child, call)
      if !seeForeign(parent, call) { seeRemove(child, call) }
    case .removeWhole(let child, let target):
      seeWhose(child, target, call)
      containment[child] = nil
    case .transition(let from, let to, let target, _, _):
      seeForeign(target, call)
      containment[to]?.unseen = nil
      containment[from]?.unseen = nil
    case .beginAppearance, .endAppearance: seeForeign(parent, call)
    default: break
    }
  }

  mutating func endContainment(_ app: Snapshot) {
    for (child, steps) in containment.ordered(by: { $0.key.int }) {
      let stands = app.controllers[child.int]
      if let step = steps.adding, stands.parent == step.parent { reportNoDidMove(child, step) }
      if let step = steps.removing, stands.parent != nil {
        report(
          .stepLeftOut, step.line,
          "'\(name(child))' gets willMoveToParentViewController: with nil, but is never removed",
          "removeFromParentViewController is missing: remove child \(name(child))",
          fix: .lineBelow("remove child \(name(child))"))
      }
      if let step = steps.viewFirst { reportNonChild(child, step) }
      if let step = steps.leftFirst, stands.superview == step.parent {
        report(
          .viewWithoutController, step.line, "the view of '\(name(child))' stays in that of '\(name(step.parent))'",
          "remove it first: remove view of \(name(child))", fix: .lineAbove("remove view of \(name(child))"))
      }
      if let step = steps.viewOutFirst, steps.removing == nil, systemKind(step.parent) == nil,
        stands.parent == step.parent, stands.superview == nil
      {
        report(
          .controllerWithoutView, step.line,
          "'\(name(child))' stays a child of '\(name(step.parent))', and its view has left",
          "remove the child too, or bring its view back")
      }
      if let step = steps.unseen, stands.parent == step.parent, stands.superview == nil {
        report(
          .controllerWithoutView, step.line,
          "'\(name(child))' is a child of '\(name(step.parent))', and its view is never shown",
          "add its view, or leave the child out until it is shown")
      }
    }
  }

  private func step(_ call: AppCall, _ parent: ControllerID) -> ContainmentSteps.Step {
    ContainmentSteps.Step(call, number: step, parent: parent)
  }

  /// Whether an act belongs to the change of an earlier step: no time has passed, and the code is one step's, or the story's own.
  private func isOneChange(_ early: ContainmentSteps.Step, _ call: AppCall) -> Bool {
    early.time == call.time && (early.number == step || (early.isOutside && call.caller == nil))
  }

  // MARK: Whose business it is

  private mutating func seeWhose(_ child: ControllerID, _ target: ControllerID, _ call: AppCall) {
    seeOwn(child, call)
    seeForeign(target, call)
  }

  private mutating func seeOwn(_ child: ControllerID, _ call: AppCall) {
    guard doer(of: call) == child else { return }
    report(
      .childAddsItself, call.line, "'\(name(child))' moves itself: parents add and remove children, not the other way",
      "put the line into a method of the parent, and call that")
  }

  @discardableResult
  private mutating func seeForeign(_ target: ControllerID?, _ call: AppCall) -> Bool {
    guard let target, let kind = systemKind(target) else { return false }
    report(
      .foreignContainer, call.line, "'\(name(target))' is \(kind.noun), which manages its own children",
      "say it by \(kind.operations)")
    return true
  }

  // MARK: Adding

  private mutating func seeAgain(_ child: ControllerID, _ target: ControllerID, _ call: AppCall) {
    // A reloaded view needs its children's views again.
    guard call.found?.parent == target, systemKind(target) == nil, call.caller?.callback != .viewDidLoad else { return }
    report(
      .stepTwice, call.line, "'\(name(child))' is a child of '\(name(target))' already",
      "add it once, in viewDidLoad; other callbacks are called again")
  }

  private mutating func seeAdd(_ child: ControllerID, _ target: ControllerID, _ call: AppCall) {
    seeAgain(child, target, call)
    let step = step(call, target)
    if let open = containment[child]?.adding, open.parent == call.found?.parent { reportNoDidMove(child, open) }
    if let early = containment[child]?.viewFirst, early.parent == target {
      report(
        .stepOutOfOrder, early.line, "the view of '\(name(child))' is added before '\(name(child))' is a child",
        "addChildViewController: comes first: add child \(name(child)) to \(name(target))")
    }
    var steps = ContainmentSteps()
    steps.adding = step
    if call.found?.superview != target { steps.unseen = step }
    containment[child] = steps
  }

  private mutating func reportNoDidMove(_ child: ControllerID, _ step: ContainmentSteps.Step) {
    let missing = "did move \(name(child)) to \(name(step.parent))"
    report(
      .stepLeftOut, step.line, "'\(name(child))' is never told that it has moved to '\(name(step.parent))'",
      "didMoveToParentViewController: is missing: \(missing)", fix: .lineBelow(missing))
  }

  private mutating func seeView(_ child: ControllerID, _ target: ControllerID, _ call: AppCall) {
    // That is an exception.
    guard child != target else { return }
    containment[child, default: ContainmentSteps()].unseen = nil
    if call.found?.parent == nil {
      let now = step(call, target)
      containment[child]?.viewFirst = now
    } else if call.found?.parent != target {
      reportNonChild(child, step(call, target))
    } else if let moved = containment[child]?.movedFirst, isOneChange(moved, call) {
      report(
        .stepOutOfOrder, moved.line, "'\(name(child))' gets didMoveToParentViewController: before its view is added",
        "didMoveToParentViewController: comes last")
    }
  }

  private mutating func reportNonChild(_ child: ControllerID, _ step: ContainmentSteps.Step) {
    report(
      .viewWithoutController, step.line,
      "the view of '\(name(child))' is in the view of '\(name(step.parent))', which isn't its parent",
      "make it a child first: add child \(name(child)) to \(name(step.parent))")
  }

  private mutating func seeDidMove(_ child: ControllerID, _ target: ControllerID, _ call: AppCall) {
    if call.found?.parent != target {
      report(
        .stepOutOfOrder, call.line, "'\(name(child))' is not a child of '\(name(target))' yet",
        "didMoveToParentViewController: comes last")
    } else if call.found?.isMoving == false {
      report(.stepTwice, call.line, "'\(name(child))' already got it", "remove this line", fix: .removal)
    } else if call.found?.superview != target {
      let now = step(call, target)
      containment[child]?.movedFirst = now
    }
    containment[child]?.adding = nil
  }

  // MARK: Removing

  private mutating func seeWillLeave(_ child: ControllerID, _ call: AppCall) {
    guard let parent = call.found?.parent else { return }
    if containment[child]?.removing != nil {
      report(.stepTwice, call.line, "'\(name(child))' already got it", "remove this line", fix: .removal)
    }
    if let early = containment[child]?.viewOutFirst, isOneChange(early, call) {
      report(
        .stepOutOfOrder, early.line,
        "the view of '\(name(child))' is removed before '\(name(child))' gets willMoveToParentViewController: with nil",
        "willMoveToParentViewController:nil comes first")
    }
    let now = step(call, parent)
    containment[child, default: ContainmentSteps()].removing = now
  }

  private mutating func seeViewOut(_ child: ControllerID, _ call: AppCall) {
    if let parent = call.found?.parent, call.found?.superview == parent, containment[child]?.removing == nil {
      let now = step(call, parent)
      containment[child, default: ContainmentSteps()].viewOutFirst = now
    }
    if let early = containment[child]?.leftFirst {
      report(
        .stepOutOfOrder, early.line, "'\(name(child))' leaves its parent before its view is taken out",
        "removeFromParentViewController comes last")
      containment[child]?.leftFirst = nil
    }
  }

  private mutating func seeRemove(_ child: ControllerID, _ call: AppCall) {
    guard let parent = call.found?.parent else { return }
    if let open = containment[child]?.adding { reportNoDidMove(child, open) }
    if containment[child]?.removing == nil {
      report(
        .stepLeftOut, call.line, "'\(name(child))' is not told that it will leave",
        "willMoveToParentViewController:nil is missing: will move \(name(child)) to nil",
        fix: .lineAbove("will move \(name(child)) to nil"))
    }
    containment[child] = ContainmentSteps()
    let now = step(call, parent)
    if call.found?.superview == parent { containment[child]?.leftFirst = now }
  }
}
