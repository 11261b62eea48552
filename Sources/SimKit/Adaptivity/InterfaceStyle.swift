/// Light and dark appearance, iOS 13: a trait whose changes every controller in the window gets.
extension Simulator {
  /// In the background the system takes a picture of the app in the other style as well, for its app switcher.
  mutating func flipStyle(_ rule: RuleID) {
    guard rules.holds(rule) else { return }
    let all = controllersInWindow
    schedule(
      all.map { .send(.controller($0), .traitCollectionDidChange, .traits(traits(of: $0)), rule) }
        + all.map { .setNeedsLayout($0) })
  }

  var controllersInWindow: [ControllerID] {
    presentations.filter { hierarchy.isInWindow($0) }.flatMap { hierarchy.controllersInView(of: $0) }
  }
}
