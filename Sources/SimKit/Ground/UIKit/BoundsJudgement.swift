/// Whether the bounds that a callback sees can be relied upon.
public enum BoundsJudgement: String, CaseIterable, Hashable, Sendable {
  /// There is no view, or it has no area.
  case empty
  /// They change again before the step is over.
  case stale
  /// They are those that the view has when the step is over.
  case final

  /// The word for it in traces and reports: `empty`, `stale`, `final`.
  public var name: String { rawValue }

  init(_ geometry: Geometry, changesLater: Bool) {
    self = !geometry.isLoaded || geometry.bounds.isEmpty ? .empty : changesLater ? .stale : .final
  }
}
