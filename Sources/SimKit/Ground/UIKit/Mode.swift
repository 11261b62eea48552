/// The iOS version that is simulated.
///
/// `ios5` stands for the last release of iOS 5 (5.1), `ios6` for 6.1, and so on: most rules speak of major versions. `ios18.4` is that
/// release: what began later in iOS 18 doesn't hold in it.
public struct Mode: Hashable, Comparable, Sendable {
  /// The major version of iOS.
  public let major: Int
  /// The number behind it; nil for the last release of the major version.
  public let minor: Int?

  /// Nil for a version that vcsim does not simulate.
  public init?(major: Int) {
    guard Mode.all.contains(where: { $0.major == major }) else { return nil }
    self.major = major
    minor = nil
  }

  /// The version of this name, `ios5` or `ios18.4` for one; nil for a name that is none.
  public init?(name: String) {
    guard name.hasPrefix("ios") else { return nil }
    let numbers = name.dropFirst(3).split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count <= 2, let major = numbers[0], let whole = Mode(major: major) else { return nil }
    self = whole
    if numbers.count == 2 {
      guard let minor = numbers[1], (0..<Self.minors).contains(minor) else { return nil }
      self.init(major, minor)
    }
    // A number with other signs in front is no name.
    guard self.name == name else { return nil }
  }

  private init(_ major: Int, _ minor: Int? = nil) {
    self.major = major
    self.minor = minor
  }

  /// No major version has had as many releases.
  private static let minors = 10

  /// The number of a version among all: those of `all` by their places, then the releases.
  var place: Int {
    let whole = Mode.all.firstIndex { $0.major == major } ?? 0
    return minor.map { Mode.all.count + whole * Self.minors + $0 } ?? whole
  }

  init(place: Int) {
    let release = place - Mode.all.count
    self = release < 0 ? Mode.all[place] : Mode(Mode.all[release / Self.minors].major, release % Self.minors)
  }

  /// The major version, in its last release.
  package var whole: Mode { Mode(major) }

  /// The first version with custom containers, and the last that asks each controller whether it rotates.
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
  /// The first version in which each app has a scene. No record shows its orders; they are carried on from iOS 26.
  public static let ios27 = Mode(27)

  /// The version of a scenario without a `mode` line. It never changes, so that old scenarios keep their meaning.
  public static let standard = ios6

  /// The versions that can be simulated, the oldest first. Apple gave the one after 18 the number 26.
  public static let all: [Mode] = (5...18).map { Mode($0) } + [ios26, ios27]

  /// The newest version that records show: what new scenarios begin with.
  public static let newest = ios26

  /// The version before it; nil for the first.
  public var previous: Mode? { Mode.all.last { $0.major < major } }

  /// The word for it in scenarios, traces and on the command line: `ios5`, `ios18.4`.
  public var name: String { "ios" + number }

  /// `5`, `18.4`
  package var number: String { minor.map { "\(major).\($0)" } ?? "\(major)" }

  /// Whether the left version is the older one. A major version comes before its releases.
  public static func < (left: Mode, right: Mode) -> Bool {
    left.major == right.major ? (left.minor ?? -1) < (right.minor ?? -1) : left.major < right.major
  }
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

  /// Whether the version is in the range.
  public func contains(_ mode: Mode) -> Bool {
    mode >= first && (last.map { mode <= $0 || mode.whole == $0 } ?? true)
  }

  /// `ios5`, `ios5-ios7`, `ios6+`.
  public var name: String {
    guard let last else { return first.name + "+" }
    return last == first ? first.name : first.name + "-" + last.name
  }
}

/// Versions of iOS: one range or several. A rule holds in such a set, and UIKit sends a callback in one.
public struct ModeSet: Hashable, Sendable {
  /// The bits of the major versions, also of those to come, if the range has no end.
  private var majors: UInt32 = 0

  /// The versions of all these ranges.
  public init(_ ranges: [ModeRange]) {
    for range in ranges { majors |= Self.majors(range.first.major, through: range.last?.major ?? Self.end) }
  }

  /// These versions. It has no end if the newest is one of them.
  init(of modes: [Mode]) {
    for mode in modes { majors |= 1 << UInt32(mode.major) }
    if let last = Mode.all.last, contains(last) { self = union(.from(last.major)) }
  }

  private init(majors: UInt32) { self.majors = majors }

  /// A version, by its major number, and all later ones.
  static func from(_ first: Int) -> ModeSet { ModeSet(majors: majors(first, through: end)) }

  static func only(_ range: ClosedRange<Int>) -> ModeSet {
    ModeSet(majors: majors(range.lowerBound, through: range.upperBound))
  }

  private static func majors(_ first: Int, through last: Int) -> UInt32 {
    ~0 &<< UInt32(first) & ~0 &>> UInt32(end - last)
  }

  /// Stands for all versions to come.
  private static let end = 31

  /// Whether the version is in the range.
  public func contains(_ mode: Mode) -> Bool { majors &>> UInt32(mode.major) & 1 == 1 }

  /// Whether the set contains no version.
  public var isEmpty: Bool { majors == 0 }

  /// The ranges that it consists of, the oldest first; between two of them is a version that isn't in it.
  public var ranges: [ModeRange] {
    let modes = Mode.all
    var ranges: [ModeRange] = []
    for (place, mode) in modes.enumerated() where contains(mode) {
      let isNewest = place == modes.count - 1
      guard isNewest || !contains(modes[place + 1]) else { continue }
      var first = place
      while first > 0, contains(modes[first - 1]) { first -= 1 }
      let hasNoEnd = isNewest && majors >> UInt32(Self.end) & 1 == 1
      ranges.append(ModeRange(modes[first], through: hasNoEnd ? nil : mode))
    }
    return ranges
  }

  func union(_ other: ModeSet) -> ModeSet { ModeSet(majors: majors | other.majors) }

  func intersection(_ other: ModeSet) -> ModeSet { ModeSet(majors: majors & other.majors) }

  /// `ios5`, `ios5-ios7`, `ios8, ios11+`; `no version` if it is empty.
  public var name: String { isEmpty ? "no version" : ranges.map { $0.name }.joined(separator: ", ") }
}
