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

  private init(_ major: Int) { self.major = major }

  public static let ios5 = Mode(5)
  public static let ios6 = Mode(6)
  public static let ios7 = Mode(7)
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

  public static func < (left: Mode, right: Mode) -> Bool { left.major < right.major }
}

/// A range of iOS versions, as a rule or an `expect on` states it.
public struct ModeRange: Hashable, Sendable {
  public let first: Mode
  /// Nil when it has no end.
  public let last: Mode?

  public init(_ first: Mode, through last: Mode?) {
    self.first = first
    self.last = last
  }

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
