/// Light and dark appearance, iOS 13: a trait whose changes every controller in the window gets.
extension Simulator {
  /// The system takes a picture of a scene in the background in the other style as well, for its app switcher.
  mutating func showOtherStyle(_ scene: ControllerID?) {
    guard rules.holds(.styleFlipsInBackground) else { return }
    flipStyle(of: controllersInWindow.filter { self.scene(of: $0) == scene }, .styleFlipsInBackground)
  }

  mutating func flipStyle(of all: [ControllerID], _ rule: RuleID) {
    schedule(
      all.map { .send(.controller($0), .traitCollectionDidChange, .traits(traits(of: $0)), rule) }
        + all.map { .setNeedsLayout($0) })
  }

  var controllersInWindow: [ControllerID] {
    presentations.filter { hierarchy.isInWindow($0) }.flatMap { hierarchy.controllersInView(of: $0) }
  }
}
