/// The insets that bars and the edges of the screen cause in a view: the safe area, and the margins that follow it
/// (iOS 11).
struct Insets: Hashable, Sendable {
  var top = 0
  var left = 0
  var bottom = 0
  var right = 0

  /// Returns the part of the insets that remains for a view with this frame in a view of this size.
  func inside(_ frame: Rect, in size: Size) -> Insets {
    Insets(
      top: max(0, top - frame.y), left: max(0, left - frame.x),
      bottom: max(0, bottom - (size.height - frame.y - frame.size.height)),
      right: max(0, right - (size.width - frame.x - frame.size.width)))
  }
}
