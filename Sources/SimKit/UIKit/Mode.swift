/// The iOS version that is simulated.
///
/// `ios5` stands for the last release of iOS 5 (5.1), `ios6` for 6.1, and so on: rules speak of major versions.
public struct Mode: Hashable, Comparable, Sendable {
  /// The major version of iOS.
  public let major: Int

  /// Nil for a version that vcsim does not simulate.
  public init?(major: Int) {
    guard Mode.all.contains(where: { $0.major == major }) else { return nil }
    self.major = major
  }

  /// The version of this name, `ios5` for one; nil for a name that is none.
  public init?(name: String) {
    guard let mode = Mode.all.first(where: { $0.name == name }) else { return nil }
    self = mode
  }

  private init(_ major: Int) { self.major = major }

  /// The first version with containers of one's own, and the last that asks each controller whether it turns.
  public static let ios5 = Mode(5)
  /// The first version that asks for supported orientations.
  public static let ios6 = Mode(6)
  /// The last version whose window does not turn.
  public static let ios7 = Mode(7)
  /// Size callbacks and trait collections.
  public static let ios8 = Mode(8)
  /// iOS 9, in its last release.
  public static let ios9 = Mode(9)
  /// iOS 10, in its last release.
  public static let ios10 = Mode(10)
  /// iOS 11, in its last release.
  public static let ios11 = Mode(11)
  /// iOS 12, in its last release.
  public static let ios12 = Mode(12)
  /// Scenes, and sheets that do not cover.
  public static let ios13 = Mode(13)
  /// iOS 14, in its last release.
  public static let ios14 = Mode(14)
  /// iOS 15, in its last release.
  public static let ios15 = Mode(15)
  /// iOS 16, in its last release.
  public static let ios16 = Mode(16)
  /// iOS 17, in its last release.
  public static let ios17 = Mode(17)
  /// iOS 18, in its last release.
  public static let ios18 = Mode(18)
  /// The version after 18. Its records come from Mac Catalyst; what they do not show is carried on from iOS 18.
  public static let ios26 = Mode(26)

  /// What `run` uses when neither the file nor the command line names one.
  public static let standard = ios6

  /// The versions that can be simulated, the oldest first. Apple gave the one after 18 the number 26.
  public static let all: [Mode] = (5...18).map { Mode($0) } + [ios26]

  /// The version before it; nil for the first.
  public var previous: Mode? { Mode.all.last { $0 < self } }

  /// The word for it in scenarios, traces and on the command line: `ios5`.
  public var name: String { "ios\(major)" }

  /// True if the left version is the older one.
  public static func < (left: Mode, right: Mode) -> Bool { left.major < right.major }
}

/// A range of iOS versions, as a rule or an `expect on` states it.
public struct ModeRange: Hashable, Sendable {
  /// The version that it begins with.
  public let first: Mode
  /// Nil when it has no end.
  public let last: Mode?

  /// The versions from the first to the last, both included; all later ones where the last is nil.
  public init(_ first: Mode, through last: Mode?) {
    self.first = first
    self.last = last
  }

  /// True if the version lies in it.
  public func contains(_ mode: Mode) -> Bool {
    mode >= first && (last.map { mode <= $0 } ?? true)
  }

  /// From the earlier beginning to the later end.
  func joined(with other: ModeRange) -> ModeRange {
    guard let last, let end = other.last else { return ModeRange(min(first, other.first), through: nil) }
    return ModeRange(min(first, other.first), through: max(last, end))
  }

  /// `ios5`, `ios5-ios7`, `ios6+`.
  public var name: String {
    guard let last else { return first.name + "+" }
    return last == first ? first.name : first.name + "-" + last.name
  }
}
