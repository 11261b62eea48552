/// Effects that a trace doesn't show, and blocks without a line.
extension Simulator {
  func unseen(of action: Action) -> String? {
    func hidden(_ id: ControllerID, _ callback: Callback) -> String? {
      guard isQuiet(.controller(id), callback), scenario.header.filter.callbacks?.contains(callback) != true else {
        return nil
      }
      return "\(callback.selector) of \(quoted(id)); 'overrides \(callback.selector)' shows it"
    }
    switch action {
    case .create(let id): return declaration(id).isFromStoryboard ? nil : hidden(id, .initWithNibName)
    case .setNeedsUpdateProperties(let id): return hidden(id, .updateProperties)
    case .present(let id, _, _, _), .dismiss(let id, _, _):
      return scenario.isAlert(id) ? "\(quoted(id)) is an alert, and has no callbacks" : nil
    case .setStatusBar(let target, _) where rules.holds(.statusBarRotates) && !rules.holds(.statusBarNeedsNoMask):
      let callback = Callback.willChangeStatusBarOrientation
      guard target != application.statusBar, scenario.header.filter.callbacks?.contains(callback) != true else {
        return nil
      }
      return "the rotation of the status bar, of which UIKit tells only the app's delegate; "
        + "'callbacks \(callback.selector)' shows it"
    case .rotate where presentations.isEmpty: return "the rotation of the interface; the window has no root to get it"
    case .push(_, on: let nav, animated: true), .pop(let nav, _, animated: true):
      return rules.holds(.animatorAnimates) && declaration(nav).hasAnimator
        ? "the animator of \(quoted(nav)); vcsim animates only presentations with one" : nil
    default: return nil
    }
  }

  /// Lines below a line may be for other versions or devices.
  func toLines(_ block: BlockID) -> Trouble? {
    hasLine(block) ? nil : Trouble(.idle, saying: "no line below it is for this version and device")
  }

  /// A custom action counts as a line: it may run itself.
  private func hasLine(_ block: BlockID) -> Bool {
    scenario.blocks[block.int].statements.contains { statement in
      guard statement.counts(in: mode, on: screen.device) else { return false }
      switch statement.content {
      case .action(.together(let below)), .action(.after(_, let below)): return hasLine(below)
      default: return true
      }
    }
  }
}
