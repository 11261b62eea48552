/// The values that a controller's methods return, as they are declared, and as the app changes them while it runs.
package struct Answers: Hashable, Sendable {
  /// Nil: the default of the version and the device.
  package internal(set) var supports: OrientationMask?
  /// Only for `shouldAutorotateToInterfaceOrientation:`; wins over `supports` there.
  package internal(set) var supportsOld: OrientationMask?
  /// Only for `supportedInterfaceOrientations`; wins over `supports` there.
  package internal(set) var supportsNew: OrientationMask?
  /// Returns what the controller on top of it, or the visible child, returns.
  package internal(set) var answersAsTop = false
  package internal(set) var autorotates = true
  /// `shouldPerformSegueWithIdentifier:sender:`, iOS 6.
  package internal(set) var performsSegues = true
  package internal(set) var prefers: Orientation?
  /// The return value from `splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:`, iOS 8.
  package internal(set) var collapsesSecondary = false
  /// `modalPresentationStyle`; nil is the version's default.
  package internal(set) var style: ModalStyle?

  func with(_ change: Change) -> Answers {
    var changed = self
    switch change {
    case .supports(let mask):
      changed.supports = mask
      changed.supportsOld = nil
      changed.supportsNew = nil
      changed.answersAsTop = false
    case .autorotates(let answer): changed.autorotates = answer
    case .collapsesSecondary(let answer): changed.collapsesSecondary = answer
    case .performsSegues(let answer): changed.performsSegues = answer
    case .prefers(let orientation): changed.prefers = orientation
    case .style(let style): changed.style = style
    }
    return changed
  }
}
