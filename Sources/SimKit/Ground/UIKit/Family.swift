/// The subject of a callback; `--family` selects by it.
public enum Family: String, CaseIterable, Hashable, Sendable {
  case application, creation, loading, appearance, layout, rotation, orientation, size, containment, memory
  case presentation, segue, restoration, delegate, constraints, editing, completion, trouble

  /// The word for it after `family`.
  public var name: String { rawValue }

  /// The first version of iOS with callbacks of this family.
  var first: Mode { self == .size ? .ios8 : .ios5 }

  /// A line for help and `explain`.
  public var summary: String { Self.summaries[name] ?? "" }

  private static let summaries = Dictionary(
    uniqueKeysWithValues: TextSection.rows(in: TextFiles.families).map { (String($0[0]), String($0[1])) })
}
