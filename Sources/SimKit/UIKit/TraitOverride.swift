/// The size classes that a container gives a child, instead of its own: `setOverrideTraitCollection:forChildViewController:`,
/// iOS 8.
package struct TraitOverride: Hashable, Sendable {
  /// Nil: the parent's.
  package var horizontal: Traits.SizeClass?
  /// Nil: the parent's.
  package var vertical: Traits.SizeClass?

  /// The traits of a child whose parent has these traits.
  func applied(to traits: Traits) -> Traits {
    Traits(horizontal: horizontal ?? traits.horizontal, vertical: vertical ?? traits.vertical)
  }
}
