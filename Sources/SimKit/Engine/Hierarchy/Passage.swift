/// Names a transition: what comes and what goes in one change of the screen. A number is used once in a run.
struct Transition: Hashable, Sendable {
  let number: Int32
  /// The lowest place that no transition in progress had when it got its name. Runs that stand alike have different numbers, and the
  /// same places: the hash is of these.
  let place: UInt8
  /// How a member begins that joins it.
  var isAnimated: Bool

  static func == (left: Transition, right: Transition) -> Bool { left.number == right.number }
  func hash(into hasher: inout Hasher) {
    hasher.combine(place)
    hasher.combine(isAnimated)
  }

  /// No transition of a run has this name.
  static let none = Transition(number: 0, place: 0, isAnimated: false)
}

/// A value on which nothing depends that comes: states that differ in it are equal.
@propertyWrapper struct History<Value: Sendable>: Hashable, Sendable {
  var wrappedValue: Value

  static func == (left: Self, right: Self) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}

/// The source of an appearance transition. That decides how the change goes on to others.
enum Cause: UInt8, Hashable, Sendable {
  /// The app's code calls the method of this controller.
  case app
  /// The view enters or leaves the window by itself.
  case window
  /// The parent appears or disappears.
  case parent
  /// The container shows the controller, or shows another.
  case container
  /// The controller is presented or dismissed, or presents.
  case presentation

  /// Whether the cause also reaches the controller that is presented in the child's context.
  var reachesContext: Bool {
    switch self {
    case .parent, .container: true
    case .app, .window, .presentation: false
    }
  }
}

/// How a controller comes or goes as a member of a transition, or how it last did.
struct Passage: Hashable, Sendable {
  /// The transition that the passage belongs to, or belonged to.
  var transition = Transition.none
  var cause = Cause.app
  fileprivate(set) var appearance = AppearanceState.disappeared
  /// The *did* says so.
  var isAnimated = false
  var movement: Movement?
  /// What its callbacks differ by from those of others.
  private(set) var note: Note?
  /// A move whose *did* was sent during the transition, iOS 26.
  var moveTold: Controller.Move?
  /// The transition of its parent in which its view came into the window.
  var joins: Transition?

  enum Note: UInt8, Hashable, Sendable {
    /// `viewIsAppearing:` is still to be sent.
    case owesIsAppearing
    /// The controller that goes was on screen without a callback.
    case followsSilence
  }

  var owesIsAppearing: Bool {
    get { note == .owesIsAppearing }
    set { if newValue != owesIsAppearing { note = newValue ? .owesIsAppearing : nil } }
  }

  mutating func begin(appearing: Bool, in transition: Transition, _ cause: Cause) {
    note = isSilent ? .followsSilence : nil
    self.transition = transition
    self.cause = cause
    appearance = appearing ? .appearing : .disappearing
    isAnimated = transition.isAnimated
  }

  /// The controller is on screen and got no callback.
  static let silent = Passage(appearance: .appeared)
  private var isSilent: Bool { appearance == .appeared && transition == .none }
  /// Who sends its callbacks: a source may say nothing of them.
  func rule(_ rule: RuleID) -> RuleID { note == .followsSilence ? .popoverPresenterUntold : rule }

  var appearing: Bool { appearance == .appearing || appearance == .appeared }
  /// Whether the controller got the *did*, or never began a transition.
  var isOver: Bool { !appearance.isInTransition }

  mutating func end() { appearance = appearing ? .appeared : .disappeared }
}
