/// The kinds of controllers that stories have.
package enum StoryForm: String, CaseIterable, Sendable {
  case controller, nav, tabs, pages, split, container

  /// The words of a declaration.
  var words: String {
    switch self {
    case .controller: ""
    case .nav: "is navigation of"
    case .tabs: "is tab bar of"
    case .pages: "is page view of"
    case .split: "is split of"
    case .container: "is container"
    }
  }
}

/// A small app whose stories are compared with logs: its controllers, and all that can happen to it.
package struct StoryApp: Sendable {
  /// An action of a story.
  struct Move: Hashable, Sendable {
    /// The line of the scenario.
    let text: String
    /// How unlikely it is, beside the length of its story.
    let cost: Double
    /// Whether it belongs to long stories, too.
    let isCommon: Bool
    /// The greatest number of a spare controller in it; 0 for none. Spare controllers are used in their order.
    let spare: Int
    /// Whether it begins a gesture.
    let isBegin: Bool
    /// Whether it ends a gesture.
    let isEnd: Bool
    /// Whether it takes back what another has shown, or ends a gesture.
    let isReturn: Bool

    init(_ text: String, cost: Double, isCommon: Bool, spare: Int) {
      self.text = text
      self.cost = cost
      self.isCommon = isCommon
      self.spare = spare
      isBegin = text.hasPrefix("begin ")
      isEnd = text.hasPrefix("cancel ") || text.hasPrefix("finish ")
      isReturn = isEnd || text.hasPrefix("pop ") || text.hasPrefix("dismiss ")
    }

    /// Whether it is as likely as a move can be.
    var isUsual: Bool { isCommon && cost <= 0.30 }
  }

  /// A controller of the app.
  struct Role: Sendable {
    let name: String
    let form: StoryForm
    let members: [String]
    /// The words behind the members: `curl`.
    let manner: [String]
    /// Options beside those that all have.
    let options: [String]
    /// The app's code in its viewDidLoad.
    let hooks: [String]

    init(
      _ name: String, _ form: StoryForm = .controller, _ members: [String] = [], manner: [String] = [],
      options: [String] = [], hooks: [String] = []
    ) {
      self.name = name
      self.form = form
      self.members = members
      self.manner = manner
      self.options = options
      self.hooks = hooks
    }

    /// Whether it is one of UIKit's containers.
    var isContainer: Bool { !members.isEmpty }

    /// The declaration.
    var line: String {
      (["controller", name] + (form == .controller ? [] : [form.words]) + members + manner).joined(separator: " ")
    }
  }

  /// The launched controller, in words: `in a tab bar`.
  let place: String
  /// How unusual the app is.
  let cost: Double
  /// The controller that is launched.
  let root: String
  /// The words behind the launch: ` held landscapeRight`.
  let held: String
  /// How many moves follow the launch in the library.
  let depth: Int
  let moves: [Move]
  let roles: [Role]

  /// The line of the launch.
  var launch: String { "launch " + root + held }

  /// How many controllers an app has in reserve for pushes and presentations.
  static let spares = 6

  /// The name of a spare controller, from 1.
  static func spare(_ number: Int) -> String { number == 1 ? "other" : "other\(number)" }

  /// All apps, the most usual first.
  /// - Parameter isPad: Whether the log is known to be of a pad.
  static func all(isPad: Bool) -> [StoryApp] { kinds.map { StoryApp($0, isPad: isPad) } }

  private init(_ kind: Kind, isPad: Bool) {
    place = kind.place
    cost = kind.cost + (kind.root == Self.padRoot && !isPad ? Self.padCost : 0)
    root = kind.root
    held = kind.held.isEmpty ? "" : " held " + kind.held
    depth = kind.isRare ? 1 : 2
    var moves: [Move] = []
    for line in kind.moves + (kind.isForStyles ? Self.styled : []) + Self.general {
      for move in Self.filled(line, root: kind.root) where !moves.contains(move) {
        moves.append(move)
      }
    }
    self.moves = moves
    let plain = kind.controllers.map { Role($0) } + (1...Self.spares).map { Role(Self.spare($0)) }
    roles = plain + (kind.isForStyles ? Self.stylish : []) + kind.containers
  }

  /// The root of the apps that exist on a pad.
  private static let padRoot = "split"
  /// A log that doesn't say so is hardly of a pad.
  private static let padCost = 0.25
  /// Whether the stories are those of a pad.
  var needsPad: Bool { root == Self.padRoot }

  /// An app before its moves are spelled out.
  private struct Kind {
    let place: String
    let cost: Double
    let root: String
    var controllers: [String] = []
    var containers: [Role] = []
    /// Whether it shows the styles of presentations.
    var isForStyles = false
    /// How the device is held at the launch, if it isn't in portrait.
    var held = ""
    /// Whether only the shortest stories of it are in the library.
    var isRare = false
    var moves: [String] = []
  }

  /// The lines of a row: `~` marks an uncommon move, `?` a less likely way to make a move; `{1}` and `{2}` are two spare
  /// controllers, `{root}` is what was launched.
  private static func filled(_ line: String, root: String) -> [Move] {
    var marks = 0
    var rest = Substring(line)
    var cost = 0.30
    var isCommon = true
    while let first = rest.first, first == "~" || first == "?" {
      if first == "~" { isCommon = false } else { cost += 0.06 }
      rest.removeFirst()
      marks += 1
    }
    if rest.hasPrefix("set root") { cost = 0.46 }
    // A gesture that has begun ends one way or the other.
    if rest.hasPrefix("cancel ") || rest.hasPrefix("finish ") { cost = 0.10 }
    let words = rest.split(separator: " ").map { String($0) }
    let hasOne = words.contains("{1}")
    let hasTwo = words.contains("{2}")
    var moves: [Move] = []
    for one in 1...(hasOne ? spares : 1) {
      for two in 1...(hasTwo ? spares : 1) where !hasTwo || one != two {
        let text = words.map { word -> String in
          switch word {
          case "{1}": spare(one)
          case "{2}": spare(two)
          case "{root}": root
          default: word
          }
        }
        let last = max(hasOne ? one : 0, hasTwo ? two : 0)
        moves.append(Move(text.joined(separator: " "), cost: cost, isCommon: isCommon, spare: last))
      }
    }
    return moves
  }

  /// Controllers that are presented in other styles than the version's own.
  private static let stylish = [
    Role("cover", options: ["style fullScreen"]), Role("over", options: ["style overFullScreen"]),
    Role("form", options: ["style formSheet"]),
  ]
  private static let styled = ["cover", "over", "form"].flatMap {
    ["?present \($0) from {root} animated", "?~present \($0) from {root}", "dismiss \($0) animated", "?dismiss \($0)"]
  }

  /// The moves of each app.
  private static let general = [
    "present {1} from {root} animated", "?present {1} from {root}", "?present {2} from {1} animated",
    "dismiss {1} animated", "?dismiss {1}", "~begin dismissal of {1}", "~cancel dismissal of {1}",
    "~finish dismissal of {1}", "~set root {1}", "?~rotate landscapeRight", "?~rotate portrait", "background",
    "foreground", "?~memory warning",
  ]

  private static let inNavigation = [
    "push {1} on nav animated", "?push {1} on nav", "pop nav animated", "?pop nav", "?~pop nav to root animated",
    "begin pop of nav", "cancel pop of nav", "finish pop of nav", "?~set stack of nav to {1} animated",
  ]

  private static let turns = [
    "turn book to second animated", "?turn book to second", "turn book to home animated", "?~turn book to third",
    "begin turn of book to second", "cancel turn of book", "finish turn of book",
  ]

  private static let kinds = [
    Kind(place: "", cost: 0, root: "home", controllers: ["home"], isForStyles: true),
    Kind(
      place: "in a navigation controller", cost: 0.01, root: "nav", controllers: ["home"],
      containers: [Role("nav", .nav, ["home"])], isForStyles: true, moves: inNavigation),
    Kind(
      place: "in a tab bar", cost: 0.04, root: "tabs", controllers: ["home", "second", "third"],
      containers: [Role("tabs", .tabs, ["home", "second", "third"])],
      moves: ["tap second in tabs", "tap home in tabs", "tap third in tabs"]),
    Kind(
      place: "in a navigation controller in a tab bar", cost: 0.07, root: "tabs", controllers: ["home", "second"],
      containers: [
        Role("nav", .nav, ["home"]), Role("nav2", .nav, ["second"]), Role("tabs", .tabs, ["nav", "nav2"]),
      ],
      moves: inNavigation + ["tap nav2 in tabs", "tap nav in tabs"]),
    Kind(
      place: "behind a navigation controller that is presented", cost: 0.08, root: "home",
      controllers: ["home", "inner"], containers: [Role("nav", .nav, ["inner"])],
      moves: ["present nav from home animated", "?present nav from home", "dismiss nav animated"] + inNavigation),
    Kind(
      place: "with children", cost: 0.10, root: "box", containers: [Role("box", .container)],
      moves: ["add {1} to box", "remove {1} from box", "~transition {1} to {2} in box"]),
    Kind(
      place: "in a custom container", cost: 0.10, root: "box", controllers: ["home"],
      containers: [Role("box", .container, hooks: ["add home to box"])],
      moves: [
        "add {1} to box", "remove {1} from box", "remove home from box", "add home to box",
        "~transition home to {1} in box",
      ]),
    Kind(
      place: "in a custom container of several", cost: 0.11, root: "box", controllers: ["home", "second", "third"],
      containers: [
        Role("box", .container, hooks: ["add child second to box", "add child third to box", "add home to box"])
      ],
      moves: [
        "transition home to second in box", "transition second to third in box", "?~transition second to home in box",
      ]),
    Kind(
      place: "in a page view controller", cost: 0.12, root: "book", controllers: ["home", "second", "third"],
      containers: [Role("book", .pages, ["home", "second", "third"])], moves: turns),
    Kind(
      place: "in a page view controller that curls", cost: 0.13, root: "book",
      controllers: ["home", "second", "third"],
      containers: [Role("book", .pages, ["home", "second", "third"], manner: ["curl"])], isRare: true, moves: turns),
    Kind(
      place: "in a split view controller", cost: 0.12, root: "split", controllers: ["home", "second"],
      containers: [Role("split", .split, ["home", "second"])],
      moves: ["~show master of split", "~hide master of split"]),
    // Launches in landscape. Most logs show nothing of it: their price keeps them out of the answers of these.
    Kind(place: "", cost: 0.25, root: "home", controllers: ["home"], held: "landscapeRight", isRare: true),
    Kind(
      place: "in a navigation controller", cost: 0.26, root: "nav", controllers: ["home"],
      containers: [Role("nav", .nav, ["home"])], held: "landscapeRight", isRare: true, moves: inNavigation),
    Kind(
      place: "of a controller that supports landscape only", cost: 0.27, root: "home",
      containers: [Role("home", options: ["supports landscape"])], isRare: true),
    Kind(
      place: "in a split view controller of three columns", cost: 0.14, root: "split",
      controllers: ["home", "second", "third"],
      containers: [Role("split", .split, ["home", "second", "third"])], held: "landscapeRight", isRare: true,
      moves: ["~show column primary of split", "~hide column primary of split"]),
  ]
}
