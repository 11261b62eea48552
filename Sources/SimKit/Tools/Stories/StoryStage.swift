/// An app of the library in one version, ready to be played: what is the same for all its stories.
struct StoryStage: Sendable {
  /// The facts about an app's making, and of its device, that a log may show.
  struct Setting: Hashable, Sendable {
    /// The views come from storyboards, and UIKit alone retains the controllers.
    var isArchived = false
    var hasScenes = false
    var isPad = false
    /// UIKit alone retains the controllers, because the log shows that some are created again.
    var areCreatedAgain = false
    /// Containers, or presentations, have delegates that log.
    var hasContainerDelegates = false
    var hasPresentationDelegates = false
    /// Page view controllers ask data sources.
    var asksForPages = false
    /// Layout follows from constraints.
    var usesConstraints = false
    /// UIKit complains in the log: the stories of its texts count, too.
    var hasTrouble = false
    /// The log has what opens a URL or a link.
    var opensURLs = false
    /// The log has what segues send.
    var hasSegues = false
    /// The log has a launch after another.
    var isLaunchedAgain = false
    /// The log has what the end of the app sends.
    var isKilled = false
    /// The log has changes of margins or safe areas.
    var showsInsets = false
    /// The callbacks of the log that few classes have.
    var rare: Set<Callback> = []
  }

  let app: StoryApp
  let setting: Setting
  /// Launched, and nothing else.
  private(set) var launched: StoryState
  private(set) var opening: [StoryLine] = []
  /// For each move, whether one of its controllers has a style that the version lacks.
  private var areLater: [Bool] = []

  /// Nil for an app that the version doesn't have.
  init?(_ app: StoryApp, _ setting: Setting, mode: Mode) {
    self.app = app
    self.setting = setting
    var scenario = Scenario()
    if setting.isPad || app.needsPad { scenario.header.device = .pad }
    scenario.header.hasSceneManifest = setting.hasScenes
    scenario.header.showsInsets = setting.showsInsets
    scenario.controllers = app.controllers
    for place in scenario.controllers.indices {
      setting.apply(to: &scenario.controllers[place])
      guard app.controllers[place].kind.container == nil else { continue }
      scenario.controllers[place].statedView = setting.isArchived ? .storyboard(nil) : .nib(nil)
      scenario.controllers[place].answers.supports = app.controllers[place].answers.supports ?? .all
    }
    scenario.hooks = app.hooks
    scenario.segues = app.segues
    scenario.story = ([app.launch] + app.moves).map { move in
      var statement = Statement(move.action)
      statement.withoutWaiting = move.isHasty
      return statement
    }
    launched = StoryState(simulator: Simulator(scenario, mode: mode))
    guard let lines = launched.play(0, setting) else { return nil }
    opening = lines
    let rules = launched.simulator.rules
    let later = app.controllers.indices.filter { place in
      app.controllers[place].answers.style?.introduced.map { !rules.holds($0) } ?? false
    }
    areLater = app.moves.map { move in !later.isEmpty && move.action.controllers.contains { later.contains($0.int) } }
  }

  /// Plays a move; nil if the app, as it stands, cannot do it, or if it has no effect.
  func played(_ move: Int, after state: StoryState) -> (state: StoryState, lines: [StoryLine])? {
    guard app.moves[move].spare <= state.usedSpares + 1, !areLater[move] else { return nil }
    // UIKit's answer, without making its text.
    if !setting.hasTrouble, state.simulator.objection(to: app.moves[move].action) != nil { return nil }
    var next = state
    // The story begins with the launch.
    guard let lines = next.play(move + 1, setting) else { return nil }
    next.usedSpares = max(state.usedSpares, app.moves[move].spare)
    return (next, lines)
  }
}

extension StoryStage.Setting {
  /// Whether nothing but UIKit retains the controllers.
  var isHeldByUIKitOnly: Bool { isArchived || areCreatedAgain }

  func apply(to declaration: inout ControllerDeclaration) {
    if isHeldByUIKitOnly { declaration.statedHold = true }
    let isContainer = declaration.kind.container != nil
    if isContainer ? hasContainerDelegates : hasPresentationDelegates { declaration.hasDelegate = true }
    if asksForPages, case .page(_, nil) = declaration.kind { declaration.hasDataSource = true }
    if usesConstraints, !isContainer { declaration.usesConstraints = true }
  }
}

/// An app in the middle of a story.
struct StoryState: Sendable {
  var simulator: Simulator
  /// How many of the spare controllers the story has used.
  var usedSpares = 0

  /// Plays a line of the story until the app is idle; nil if it has no effect, or ends the app.
  mutating func play(_ statement: Int, _ setting: StoryStage.Setting) -> [StoryLine]? {
    var (sink, watcher) = (StorySink(setting: setting, doubts: StorySink.doubts(in: simulator.mode)), NoWatcher())
    if simulator.scenario.story[statement].withoutWaiting {
      simulator.playTurn(ofStatement: statement, into: &sink, watching: &watcher)
      while simulator.outcome == nil, let due = simulator.runLoop.nextDue, due <= simulator.runLoop.now {
        simulator.playDue(into: &sink, watching: &watcher)
      }
    } else {
      simulator.playToRest(statement, into: &sink, watching: &watcher)
    }
    return simulator.outcome == nil && !sink.isRefused ? sink.lines : nil
  }
}

/// A line of a simulated story: a number for the receiver, the callback, and whether it is animated.
struct StoryLine: Hashable, Sendable {
  /// A controller is its index; 64 more for its view, 128 for its delegates; 254 is the app's delegate, 255 the scene's.
  let role: UInt8
  let callback: Callback
  /// Nil for what has no such value.
  let isAnimated: Bool?
  /// Whether records contradict each other on the line, or none shows it: a log may lack it.
  var isOptional = false

  func of(_ role: UInt8) -> StoryLine {
    StoryLine(role: role, callback: callback, isAnimated: isAnimated, isOptional: isOptional)
  }

  static let app: UInt8 = 254
  static let scene: UInt8 = 255

  /// The receivers that a log cannot mistake for each other.
  enum Kind: UInt8, Sendable { case controller, view, delegate, block, app, scene }

  static func kind(of callback: Callback) -> Kind {
    switch callback.family {
    case .application: callback.isOfScene ? .scene : .app
    case .delegate, .presentation: .delegate
    case .completion: .block
    default: callback.isOfView ? .view : callback == .supportedOrientationsForWindow ? .app : .controller
    }
  }

  var kind: Kind { Self.kind(of: callback) }
}

private struct StorySink: EventSink {
  let setting: StoryStage.Setting
  /// Whether a line of each rule is doubtful in the version.
  let doubts: [Bool]
  var showsViews: Bool { false }
  var lines: [StoryLine] = []
  /// UIKit complains, or nothing happens.
  var isRefused = false

  mutating func receive(_ event: TraceEvent) {
    switch event.content {
    case .call(let call):
      guard !call.isQuiet || setting.rare.contains(call.callback), let role = Self.role(of: call) else { return }
      var animated: Bool?
      if case .animated(let value) = call.argument { animated = value }
      lines.append(
        StoryLine(role: role, callback: call.callback, isAnimated: animated, isOptional: doubts[call.rule.place]))
    case .warning where setting.hasTrouble: break
    case .remark(.reply, _), .warning, .exception: isRefused = true
    case .step, .note, .remark, .gap: break
    }
  }

  private static let allDoubts = Mode.all.map { mode in RuleID.allCases.map { Rule.isDoubtful($0, in: mode) } }

  static func doubts(in mode: Mode) -> [Bool] { allDoubts[Mode.all.firstIndex(of: mode.whole) ?? 0] }

  private static func role(of call: Call) -> UInt8? {
    let block: UInt8 = call.callback.family == .completion ? 192 : 0
    switch call.receiver {
    case .controller(let id): return UInt8(id.int) + block
    case .view(let id): return UInt8(id.int) + 64
    case .delegate(let id): return UInt8(id.int) + 128
    case .presentation, .animator: return nil
    case .app: return StoryLine.app
    case .scene: return StoryLine.scene
    }
  }
}
