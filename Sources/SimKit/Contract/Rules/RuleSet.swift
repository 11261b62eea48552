/// The rules that hold in a version, one bit for each: what a version does where versions differ.
///
/// The mechanisms ask whether a rule holds and never compare version numbers. It is made once a run.
struct RuleSet: Hashable, Sendable {
  private var bits: BitSet
  // Each run asks for all of them.
  private static let modes = RuleID.allCases.map { $0.modes }

  init(_ mode: Mode) {
    let modes = Self.modes
    bits = BitSet(count: modes.count)
    for place in modes.indices where modes[place].contains(mode) { bits.flip(place) }
    guard mode.minor != nil else { return }
    for rule in RuleID.allCases where holds(rule) {
      if let begins = rule.begins, begins.major == mode.major, begins > mode { bits.flip(rule.place) }
    }
  }

  @inline(__always)
  func holds(_ rule: RuleID) -> Bool { bits.contains(rule.place) }

  /// The same rules, but this one holds where it did not, or the other way round.
  func flipping(_ rule: RuleID) -> RuleSet {
    var copy = self
    copy.bits.flip(rule.place)
    return copy
  }
}

/// A set of numbers below a bound, one bit for each.
struct BitSet: Hashable, Sendable {
  private var words: [UInt64]

  init(count: Int) { words = Array(repeating: 0, count: (count + 63) / 64) }

  var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  @inline(__always)
  func contains(_ number: Int) -> Bool { words[number >> 6] & 1 << UInt64(number & 63) != 0 }

  mutating func insert(_ number: Int) { words[number >> 6] |= 1 << UInt64(number & 63) }

  mutating func removeAll() { for place in words.indices { words[place] = 0 } }

  /// Whether a number in it, above another one, is as wanted; the numbers are asked in their order.
  @inline(__always)
  func contains(above bound: Int = -1, where isWanted: (Int) -> Bool) -> Bool {
    let first = bound + 1
    var place = first >> 6
    guard place < words.count else { return false }
    var rest = words[place] & (UInt64.max << UInt64(first & 63))
    while true {
      while rest != 0 {
        if isWanted(place << 6 + rest.trailingZeroBitCount) { return true }
        rest &= rest - 1
      }
      place += 1
      if place == words.count { return false }
      rest = words[place]
    }
  }

  mutating func flip(_ number: Int) { words[number >> 6] ^= 1 << UInt64(number & 63) }
}

extension Device.Idiom {
  /// The supported orientations of an app that lists none, and in iOS 6 and later of a controller without the method (`standard-by-idiom`).
  var standardMask: OrientationMask {
    switch self {
    case .phone: .allButUpsideDown
    case .pad: .all
    }
  }
}

extension RuleSet {
  /// The callbacks of a child whose view is added while its parent is appearing.
  enum LateChild: UInt8, Hashable, Sendable {
    /// Only the *did*, together with the parent.
    case didWithParent
    /// The child's *will* and *did* at once, and the *did* once more with the parent.
    case atOnceAndWithParent
    /// The child's *will* and *did* at once.
    case atOnce
  }

  var lateChild: LateChild {
    if holds(.lateChildDidOnly) || holds(.lateChildWithParent) { return .didWithParent }
    return holds(.lateChildDidTwice) ? .atOnceAndWithParent : .atOnce
  }

  /// The supported orientations of a controller without the method (`UIViewController`'s own value).
  func standardMask(_ idiom: Device.Idiom) -> OrientationMask {
    holds(.standardByIdiom) ? idiom.standardMask : .portrait
  }

  /// The device of a scenario that names none: the smallest phone that ran the version.
  var smallestPhone: Device {
    if holds(.smallestPhone667) { return Device(idiom: .phone, screen: Size(375, 667)) }
    return holds(.smallestPhone568) ? Device(idiom: .phone, screen: Size(320, 568)) : .phone
  }

  // MARK: Milliseconds

  /// How long an animated presentation or dismissal takes.
  var modalDuration: Int { holds(.modalTakes400) ? 400 : 500 }

  /// How long an animated push, pop or page turn takes.
  var navigationDuration: Int { holds(.navigationTakes350) ? 350 : 500 }

  /// The duration of the rest of a push, pop, or page turn after the gesture. Inferred: half.
  var gestureDuration: Int { navigationDuration / 2 }

  /// How long a turn of the interface takes. No record has a figure: all of them are inferred.
  func rotationDuration(_ idiom: Device.Idiom, halfTurn: Bool) -> Int {
    let quarter = idiom == .pad ? 400 : 300
    return halfTurn ? quarter * 2 : quarter
  }
}

extension FieldKey {
  /// The rule of the versions that have the property; nil for all.
  package var rule: RuleID? {
    switch self {
    case .traitCollection: .traitsInLayout
    case .safeAreaInsets: .insetsBeforeLayout
    case .transitionCoordinator: .coordinatorRunsAlongside
    default: nil
    }
  }
}
