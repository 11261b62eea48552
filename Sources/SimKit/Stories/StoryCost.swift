/// The price of each difference between a story and a log, in thousandths of a line.
enum StoryCost {
  static let line = 1000

  /// A line of the log that the story doesn't print.
  static func unexplained(_ callback: Callback) -> Int { unexplained[Int(callback.rawValue)] }

  /// A line of the story that the log doesn't have.
  /// - Parameter isLogged: Whether the receiver logs the callback elsewhere.
  static func missing(_ line: StoryLine, isLogged: Bool) -> Int {
    line.isOptional ? 0 : missing[Int(line.callback.rawValue)] / (isLogged ? 1 : 2)
  }

  private static let unexplained = prices(ofLayout: 120)
  private static let missing = prices(ofLayout: 250)

  /// By the numbers of the callbacks: a search asks for them millions of times.
  private static func prices(ofLayout layout: Int) -> [Int] {
    var prices = [Int](repeating: 0, count: 256)
    for callback in Callback.allCases {
      prices[Int(callback.rawValue)] = callback.family == .layout ? layout : weight(callback)
    }
    return prices
  }

  private static func weight(_ callback: Callback) -> Int {
    switch callback.family {
    case .creation: 200
    case .orientation: 250
    case .size: 500
    case .constraints: 120
    default: line
    }
  }

  /// Animated in one, and not in the other.
  static let otherAnimation = 350
  /// A log may end before its story: each missing line below the last costs this part of it.
  static func afterTheEnd(_ cost: Int) -> Int { cost / 25 }

  /// A line that only comes at another moment is no line too many and another missing.
  static func total(lanes: Int, alignment: Int) -> Int { lanes + (alignment - lanes) / 5 }

  // MARK: How unlikely a story is

  static let launch = 150
  static let move = 300
  /// A log that doesn't say so is hardly of a pad.
  static let pad = 250
  /// A usual callback that the story sends, and the log never has.
  static let neverLogged = 40
  /// A controller that would have had lines, and isn't in the log.
  static let notLogged = 50
  /// The log begins with a return.
  static let beginsBack = 50
  /// A controller that returns loads its view: it was covered before it was ever shown.
  static let loadsAtReturn = 300
  /// The log begins inside a gesture: its end is no consequence of a beginning.
  static let beginsInside = 300
  /// The story ends inside a gesture.
  static let endsInside = 100
  /// A class has two roles.
  static let twoRoles = 150
  /// Something is left out between two pieces of a log.
  static let gap = 500
  /// A class without the name of a container, as one of UIKit's.
  static let plainContainer = 250

  /// A move of a story; another way to make it may be less likely.
  static func move(_ action: Action, isUnlikely: Bool) -> Int {
    if case .setRoot = action { return 460 }
    // A gesture that has begun ends one way or the other.
    return action.endOfGesture != nil ? 100 : isUnlikely ? move + 60 : move
  }

  // MARK: What makes no difference

  /// Two stories print the log as well as each other.
  static let tie = 35
  /// The most that two such stories differ in how likely they are.
  static let tiedLikelihood = 220
  /// Each place by which an action is less common than a launch: a push and a pop before a presentation and its dismissal, also where
  /// these leave a controller out that the log lacks.
  static let lessCommon = 60
  /// A story in another app.
  static let sameElsewhere = 200
  /// A story in another version.
  static let sameVersion = 250
}
