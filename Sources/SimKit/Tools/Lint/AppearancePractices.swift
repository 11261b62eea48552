/// The calls of children's appearance callbacks: UIKit's own, or those of a container by begin and end.
extension Practices {
  /// Remembers what is needed at the end, and finds calls that are UIKit's.
  mutating func seeAppearance(_ call: AppCall) {
    switch call.action {
    case .addChild(let child, _), .addWhole(let child, _): appearances[child] = (call.line, false)
    case .beginAppearance(let child, _, _), .endAppearance(let child): appearances[child]?.isDriven = true
    case .send(let callback, let id, _) where callback.family == .appearance:
      appearances[id]?.isDriven = true
      report(
        .callsAppearance, call.line, "UIKit calls \(callback.selector), and no app does",
        "begin and end the appearance, and they call it: begin appearance of \(name(id)) appearing")
    case .addViewToWindow(let id):
      report(
        .besideRoot, call.line, "the view of '\(name(id))' is in the window beside that of the root",
        "present it, add it to the root, or make it the root: set root \(name(id))")
    default: break
    }
  }

  /// Children that are visible, whose container forwards nothing and has called nothing.
  mutating func endAppearance(_ app: Snapshot) {
    for (child, (line, isDriven)) in appearances.ordered(by: { $0.value.line }) where !isDriven {
      let stands = app.controllers[child.int]
      guard let parent = stands.parent, systemKind(parent) == nil, stands.isInWindow, stands.superview == parent,
        !scenario.controllers[parent.int].forwardsAppearance(under: rules)
      else { continue }
      report(
        .forwardsNothing, line, "'\(name(parent))' forwards no appearance, and begins none for '\(name(child))'",
        "begin and end it: begin appearance of \(name(child)) appearing; or let UIKit forward")
    }
  }
}
