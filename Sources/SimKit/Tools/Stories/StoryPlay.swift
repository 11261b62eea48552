/// A story with the log's classes in its roles.
struct StoryPlay: Hashable, Sendable {
  /// The place of its app in the library.
  let app: Int
  var moves: [Int]
  /// The first action that the log shows: 0 is the launch.
  let start: Int
  /// The receiver that each lane of the log is; nil for none.
  var roles: [UInt8?]
  /// A role that the class of another role has, too: two objects of a class, which the log doesn't tell apart.
  var twin: Twin?

  struct Twin: Hashable, Sendable {
    let role: UInt8
    let first: UInt8

    /// The lines as the log can tell their receivers apart.
    func merging(_ lines: [StoryLine]) -> [StoryLine] {
      lines.map { $0.role == role ? $0.of(first) : $0 }
    }
  }
}

/// Plays stories in any version.
struct StoryTheatre: Sendable {
  let apps: [StoryApp]
  let setting: StoryStage.Setting
  private var stages: [Int: StoryStage] = [:]

  init(_ apps: [StoryApp], _ setting: StoryStage.Setting) {
    self.apps = apps
    self.setting = setting
  }

  mutating func stage(_ app: Int, _ mode: Mode) -> StoryStage? {
    let key = app << 8 | mode.major
    if let known = stages[key] { return known }
    let stage = StoryStage(apps[app], setting, mode: mode)
    stages[key] = stage
    return stage
  }

  /// The lines of each action from the first that counts on, and the app at the end; nil if the version has no such story.
  mutating func lines(_ play: StoryPlay, _ mode: Mode) -> (actions: [[StoryLine]], end: StoryState)? {
    guard let stage = stage(play.app, mode) else { return nil }
    var state = stage.launched
    var actions = [stage.opening]
    for move in play.moves {
      guard let (next, lines) = stage.played(move, after: state) else { return nil }
      state = next
      actions.append(lines)
    }
    return (actions[play.start...].map { play.twin?.merging($0) ?? $0 }, state)
  }
}

extension StoryPlay {
  /// The lane of the log that a controller is.
  func lane(of role: Int) -> Int? {
    let own = twin.flatMap { Int($0.role) == role ? $0.first : nil } ?? UInt8(role)
    return roles.firstIndex { $0 == own }
  }

  /// The actions that the log shows.
  private func shown(_ app: StoryApp) -> ArraySlice<StoryApp.Move> {
    ([app.launch] + moves.map { app.moves[$0] })[start...]
  }

  /// Their lines with the log's classes in them; `launch` without the controller, of which a log says little.
  func words(_ app: StoryApp, _ log: LogLanes) -> [String] {
    var cast = app.controllers
    for role in cast.indices { if let lane = lane(of: role) { cast[role].name = log.lanes[lane].name } }
    return shown(app).map { move in
      if case .launch(_, let held) = move.action { return "launch" + (held.map { " held " + $0.name } ?? "") }
      if let segue = move.segue, case .performSegue = move.action {
        return "segue from \(cast[segue.source.int].name) to \(cast[segue.destination.int].name) (\(segue.kind.name))"
      }
      // How long a transition lasts where nothing is said goes without saying.
      let values = move.action.values.map { $0 == .number(Action.defaultTransitionDuration) ? .nothing : $0 }
      return move.action.form.line(values, in: cast) + (move.isHasty ? " without waiting" : "")
    }
  }

  /// The parts that a log can tell, or nearly: the lanes of the controllers, -1 for those that log nothing.
  func key(_ app: StoryApp) -> [[Value]] {
    shown(app).map { move in
      move.told.flatMap { value -> [Value] in
        switch value {
        case .controller(let id): [.number(lane(of: id.int) ?? -1)]
        case .controllers(let ids): ids.map { .number(lane(of: $0.int) ?? -1) }
        default: [value]
        }
      }
    }
  }

  /// The count of actions and apps in it that few apps have: gestures, turned pages, custom containers.
  func rarity(_ app: StoryApp) -> Int {
    // A gesture that has begun ends: its end is no rarer.
    shown(app).reduce(app.isEveryday ? 0 : 1) { $0 + ($1.usualPlace == nil && !$1.isEnd ? 1 : 0) }
  }

  /// How common its actions are, from launches and pushes to the background; less is commoner.
  func commonness(_ app: StoryApp) -> Int { shown(app).reduce(0) { $0 + ($1.usualPlace ?? 0) } }

  /// How unlikely the story is, whatever the log has.
  func basicCost(_ app: StoryApp) -> Int {
    var cost = app.cost
    if start == 0 { cost += StoryCost.launch }
    for move in moves[max(0, start - 1)...] { cost += app.moves[move].cost }
    if start > 0 {
      let first = app.moves[moves[start - 1]]
      if first.isReturn { cost += first.isEnd ? StoryCost.beginsInside : StoryCost.beginsBack }
      // The shorter way to the same place.
      cost += 3 * (start - 1)
    }
    if let last = moves.last, app.moves[last].isBegin { cost += StoryCost.endsInside }
    return cost
  }

  /// How unlikely it is that these classes have these roles, and that the log lacks what it lacks.
  func castCost(_ app: StoryApp, _ log: LogLanes, _ actions: [[StoryLine]]) -> Int {
    var cost = 0
    for (lane, role) in roles.enumerated() {
      guard let role, log.lanes[lane].kind == .controller, log.lanes[lane].form == nil else { continue }
      let isContainer = app.controllers[Int(role)].kind.container != nil
      if isContainer != Self.isContainer(log.lanes[lane].name) {
        cost += isContainer ? StoryCost.plainContainer : StoryCost.plainContainer / 2
      }
    }
    let mapped = Set(roles.compactMap { $0 })
    var speaking: Set<UInt8> = []
    var unlogged: Set<Callback> = []
    for line in actions.joined() where line.kind == .controller {
      if mapped.contains(line.role) {
        if Self.usual.contains(line.callback), !log.callbacks.contains(line.callback) { unlogged.insert(line.callback) }
      } else if log.callbacks.contains(line.callback), app.controllers[Int(line.role)].kind.container == nil {
        speaking.insert(line.role)
      }
    }
    if start > 0, app.moves[moves[start - 1]].isReturn, !log.callbacks.contains(.viewDidUnload),
      actions.first?.contains(where: { $0.callback == .viewDidLoad && mapped.contains($0.role) }) ?? false
    {
      cost += StoryCost.loadsAtReturn
    }
    return cost + StoryCost.neverLogged * unlogged.count + StoryCost.notLogged * speaking.count
  }

  private static let usual: Set<Callback> = [
    .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
  ]

  private static let endings = [
    "nav", "navigation", "navigationcontroller", "navcontroller", "navigationviewcontroller", "navvc", "tabbar",
    "tabbarcontroller", "tabs", "tabcontroller", "splitviewcontroller", "splitcontroller", "pageviewcontroller",
    "pagecontroller",
  ]

  /// Whether a class is called as UIKit's containers are.
  private static func isContainer(_ name: String) -> Bool {
    let bytes = name.utf8.reversed().drop { $0 == UInt8(ascii: "#") || ASCII.isDigit($0) }.reversed()
    let name = String(decoding: ASCII.lowered(bytes), as: UTF8.self)
    return endings.contains { name.hasSuffix($0) }
  }
}
