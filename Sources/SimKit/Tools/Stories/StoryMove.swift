extension StoryApp {
  struct Move: Hashable, Sendable {
    let action: Action
    /// How unlikely it is, beside the length of its story.
    let cost: Int
    /// Whether it belongs to long stories, too.
    let isCommon: Bool
    /// The greatest number of a spare controller in it; 0 for none. Spare controllers are used in their order.
    let spare: Int
    /// The words of the action, and those of its values that a log can tell.
    let told: [Value]
    /// Whether the next action comes before its transition is over.
    let isHasty: Bool
    let segue: Segue?

    init(_ action: Action, _ marks: Marks = [], spare: Int = 0, isHasty: Bool = false) {
      self.action = action
      self.isHasty = isHasty
      self.spare = spare
      segue = nil
      cost = StoryCost.move(action, isUnlikely: marks.contains(.unlikely))
      isCommon = !marks.contains(.uncommon)
      told = [.text(action.form.firstWords), .flag(isHasty)] + action.toldValues
    }

    /// A segue, or its unwinding, that is as likely as the move that it makes.
    init(_ action: Action, by segue: Segue, like move: Move) {
      self.action = action
      self.segue = segue
      (isHasty, spare, cost, isCommon) = (false, move.spare, move.cost, move.isCommon)
      told = [.text(action.form.firstWords), .text(segue.kind.name), .controller(segue.destination)]
    }

    /// Whether it is as likely as a move can be.
    var isUsual: Bool { isCommon && cost <= StoryCost.move }
    /// The place among the actions that most apps have, the commonest first; nil for all others.
    var usualPlace: Int? {
      guard !isHasty else { return nil }
      return switch action {
      case .launch(_, held: nil): 0
      case .launch: 4
      case .push: 1
      case .pop(_, to: .previous, _): 1
      case .performSegue where segue?.kind == .push: 1
      case .present, .dismiss, .performSegue, .unwind: 2
      case .select: 3
      case .rotate: 4
      case .enterBackground, .enterForeground: 5
      default: nil
      }
    }
    /// Whether another action often comes before its transition is over.
    var isInterrupted: Bool {
      switch action {
      case .push(_, _, true), .pop(_, _, true), .present(_, _, true, _), .dismiss(_, true, _): true
      default: false
      }
    }
    var isEnd: Bool { action.endOfGesture != nil }
    var isBegin: Bool {
      switch action {
      case .beginPop, .beginTurn, .beginDismissal: true
      default: false
      }
    }
    /// Whether it takes back what another has shown, or ends a gesture.
    var isReturn: Bool {
      switch action {
      case .pop, .dismiss, .unwind: true
      default: isEnd
      }
    }
  }

  /// The rank of a move among others.
  struct Marks: OptionSet {
    let rawValue: UInt8
    /// A less likely way to make a move.
    static let unlikely = Marks(rawValue: 1)
    /// No part of long stories.
    static let uncommon = Marks(rawValue: 2)
  }
}

extension Segue {
  /// An animated segue of no file, called by what it does: `push detail`.
  init(_ source: ControllerID, to destination: ControllerID, _ kind: Kind, in controllers: [ControllerDeclaration]) {
    let name = kind.name + " " + controllers[destination.int].name
    self.init(identifier: name, source: source, destination: destination, kind: kind, animated: true, line: 0)
  }
}

extension Action {
  /// The values that a log can tell: not the container that holds a controller, and not whether it is animated.
  fileprivate var toldValues: [Value] {
    switch self {
    case .launch(_, let held): held.map { [.orientation($0)] } ?? []
    case .push(let id, _, _), .present(let id, _, _, _), .select(let id, _, _), .removeWhole(let id, _):
      [.controller(id)]
    case .transition(let one, let other, _, _, _): [.controller(one), .controller(other)]
    default: values.filter { $0 != .present && $0 != .nothing }
    }
  }
}
