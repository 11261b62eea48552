/// The rules that hold in a version, one bit for each: what a version does where versions differ.
///
/// The mechanisms ask whether a rule holds and never compare version numbers. It is made once a run.
struct RuleSet: Hashable, Sendable {
  private var bits: SIMD4<UInt64> = .zero

  init(_ mode: Mode) {
    let modes = RuleBook.modes
    for place in modes.indices where modes[place].contains(mode) { bits[place >> 6] |= 1 << UInt64(place & 63) }
  }

  func holds(_ rule: RuleID) -> Bool { bits[rule.place >> 6] & mask(rule) != 0 }

  /// The same rules, but this one holds where it did not, or the other way round.
  func flipping(_ rule: RuleID) -> RuleSet {
    var copy = self
    copy.flip(rule)
    return copy
  }

  private mutating func flip(_ rule: RuleID) { bits[rule.place >> 6] ^= mask(rule) }

  private func mask(_ rule: RuleID) -> UInt64 { 1 << UInt64(rule.place & 63) }
}

extension Device.Idiom {
  /// What an app supports that lists nothing, and from iOS 6 on a controller that does not say (`standard-by-idiom`).
  var standardMask: OrientationMask {
    switch self {
    case .phone: .allButUpsideDown
    case .pad: .all
    }
  }
}

extension RuleSet {
  /// What a child gets whose view is added while its parent's appearance is under way.
  enum LateChild: UInt8, Hashable, Sendable {
    /// Only the *did*, together with the parent.
    case didWithParent
    /// Its own *will* and *did* at once, and the *did* once more with the parent.
    case atOnceAndWithParent
    /// Its own *will* and *did* at once.
    case atOnce
  }

  var lateChild: LateChild {
    if holds(.lateChildDidOnly) || holds(.lateChildWithParent) { return .didWithParent }
    return holds(.lateChildDidTwice) ? .atOnceAndWithParent : .atOnce
  }

  /// What a controller supports that does not say (`UIViewController`'s own answer).
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

  /// How long the rest of a push, pop or page turn takes when the finger lets go. That it is half is inferred.
  var gestureDuration: Int { navigationDuration / 2 }

  /// How long a turn of the interface takes. No record has a figure: all of them are inferred.
  func rotationDuration(_ idiom: Device.Idiom, halfTurn: Bool) -> Int {
    let quarter = idiom == .pad ? 400 : 300
    return halfTurn ? quarter * 2 : quarter
  }
}
