/// A call or a touch whose precondition fails as the app is now: the row of the table, and what its words are about.
struct Trouble: Hashable, Sendable {
  let refusal: Refusal
  /// `%1`, `%2` … of the words; nil is nil.
  let ids: [ControllerID?]
  /// The operands behind them.
  let words: [String]
  /// The words, for a row that states none.
  let saying: String

  init(_ refusal: Refusal, _ ids: ControllerID?..., words: [String] = [], saying: String = "") {
    (self.refusal, self.ids, self.words, self.saying) = (refusal, ids, words, saying)
  }

  /// The state is as the call leaves it.
  static func already(_ saying: String, _ id: ControllerID? = nil, _ other: ControllerID? = nil) -> Trouble {
    Trouble(.already, id, other, saying: saying)
  }

  /// The call is made, and UIKit does what it asks for at another time.
  static func later(_ saying: String, _ id: ControllerID? = nil) -> Trouble { Trouble(.waits, id, saying: saying) }

  /// A method, or an event, that the version lacks.
  static func lacks(_ refusal: Refusal, _ rule: RuleID, _ what: String) -> Trouble {
    Trouble(refusal, words: [what, rule.modes.name])
  }

  func operands(_ name: (ControllerID) -> String) -> [String] { ids.map { $0.map(name) ?? "(null)" } + words }
}

/// A text of UIKit's that a mechanism prints later, in a work: without references, because works are copied with each line.
enum LaterText: Hashable, Sendable {
  case plain(Refusal)
  case about(Refusal, ControllerID, ControllerID? = nil)
  /// The text names the class.
  case ofClass(Refusal, ControllerID)
  case masks(Refusal, OrientationMask, OrientationMask)
  case orientation(Refusal, Orientation, OrientationMask)
  /// The text names a presented controller, its presenter, and the presenter's class.
  case presented(Refusal, ControllerID, by: ControllerID)

  func trouble(_ className: (ControllerID) -> String) -> Trouble {
    switch self {
    case .plain(let refusal): Trouble(refusal)
    case .about(let refusal, let id, nil): Trouble(refusal, id)
    case .about(let refusal, let id, let other?): Trouble(refusal, id, other)
    case .ofClass(let refusal, let id): Trouble(refusal, words: [className(id)])
    case .masks(let refusal, let wanted, let mask): Trouble(refusal, words: [wanted.words, mask.words])
    case .orientation(let refusal, let orientation, let mask): Trouble(refusal, words: [orientation.name, mask.words])
    case .presented(let refusal, let id, let presenter):
      Trouble(refusal, id, presenter, words: [className(presenter)])
    }
  }
}

extension OrientationMask {
  /// As UIKit's texts list them.
  var words: String { orientations.map { $0.name }.joined(separator: ", ") }
}
