/// Light and dark appearance, iOS 13: a trait whose changes every controller in the window gets.
extension Simulator {
  /// The user changes the style of the interface. All that is drawn by it is laid out again.
  mutating func changeInterfaceStyle() {
    guard rules.holds(.styleToldParentFirst) else {
      fail(.notYet("interface styles", since: RuleID.styleToldParentFirst.facts.since))
      return
    }
    let all = controllersInWindow
    schedule(tellOfStyle(all, .styleToldParentFirst) + all.map { .setNeedsLayout($0) })
  }

  /// In the background the system takes a picture of the app in the other style as well, for its app switcher.
  mutating func showOtherStyle() {
    guard rules.holds(.styleFlipsInBackground) else { return }
    let all = controllersInWindow
    schedule(tellOfStyle(all, .styleFlipsInBackground) + tellOfStyle(all, .styleFlipsInBackground))
  }

  private func tellOfStyle(_ controllers: [ControllerID], _ rule: RuleID) -> [Work] {
    controllers.map { .send(.controller($0), .traitCollectionDidChange, .traits(traits(of: $0)), rule) }
  }

  /// All whose views are in the window, parents first.
  private var controllersInWindow: [ControllerID] {
    var all: [ControllerID] = []
    for root in hierarchy.presentations where hierarchy.isInWindow(root) {
      hierarchy.views.walk(ViewID(of: root)) { controller in
        all.append(controller)
        return true
      }
    }
    return all
  }
}
