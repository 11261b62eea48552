/// The state of a controller between off screen and on screen.
///
/// `begin` goes to one of the states in the middle and sends a *will*, `end` leaves it and sends a *did*. From a state
/// in the middle the opposite `begin` is legal: that is how a transition is canceled.
public enum AppearanceState: UInt8, CaseIterable, Hashable, Sendable {
  case disappeared
  case appearing
  case appeared
  case disappearing

  /// The word for it in reports: `appearing`, `appeared`, `disappearing`, `disappeared`.
  public var name: String {
    switch self {
    case .disappeared: "disappeared"
    case .appearing: "appearing"
    case .appeared: "appeared"
    case .disappearing: "disappearing"
    }
  }

  var isInTransition: Bool { self == .appearing || self == .disappearing }
}
