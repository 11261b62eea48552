/// An app of the library in one version, ready to be played: what is the same for all its stories.
struct StoryStage: Sendable {
  /// The facts about an app's making, and of its device, that a log may show.
  struct Setting: Hashable, Sendable {
    /// The views come from storyboards, and UIKit alone retains the controllers.
    var isArchived = false
    /// The app has a scene manifest.
    var hasScenes = false
    /// The device is a pad.
    var isPad = false
  }

  let app: StoryApp
  /// Launched, and nothing else.
  private(set) var launched: StoryState
  private(set) var opening: [StoryLine] = []

  /// Nil for an app that the version doesn't have.
  init?(_ app: StoryApp, _ setting: Setting, mode: Mode) {
    self.app = app
    var scenario = Scenario()
    if setting.isPad || app.needsPad { scenario.header.device = .pad }
    scenario.header.hasSceneManifest = setting.hasScenes
    scenario.controllers = app.controllers
    for place in scenario.controllers.indices {
      if setting.isArchived { scenario.controllers[place].statedHold = true }
      guard app.controllers[place].kind.container == nil else { continue }
      scenario.controllers[place].statedView = setting.isArchived ? .storyboard(nil) : .nib(nil)
      scenario.controllers[place].answers.supports = app.controllers[place].answers.supports ?? .all
    }
    scenario.hooks = app.hooks
    scenario.story = ([app.launch] + app.moves).map { Statement($0.action) }
    launched = StoryState(simulator: Simulator(scenario, mode: mode))
    guard let lines = launched.play(0) else { return nil }
    opening = lines
  }

  /// Whether a controller has a style that the version lacks.
  private func isLater(_ id: ControllerID) -> Bool {
    app.controllers[id.int].answers.style?.introduced.map { !launched.simulator.rules.holds($0) } ?? false
  }

  /// Plays a move; nil if the app, as it stands, cannot do it, or if it has no effect.
  func played(_ move: Int, after state: StoryState) -> (state: StoryState, lines: [StoryLine])? {
    guard app.moves[move].spare <= state.usedSpares + 1, !app.moves[move].action.controllers.contains(where: isLater)
    else { return nil }
    var next = state
    // The story begins with the launch.
    guard let lines = next.play(move + 1) else { return nil }
    next.usedSpares = max(state.usedSpares, app.moves[move].spare)
    return (next, lines)
  }
}

/// An app in the middle of a story.
struct StoryState: Sendable {
  var simulator: Simulator
  /// How many of the spare controllers the story has used.
  var usedSpares = 0

  /// Plays a line of the story until the app is idle; nil if it has no effect, or ends the app.
  mutating func play(_ statement: Int) -> [StoryLine]? {
    var (sink, watcher) = (StorySink(), NoWatcher())
    simulator.playToRest(statement, into: &sink, watching: &watcher)
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

/// Keeps the lines of a story.
private struct StorySink: EventSink {
  var showsViews: Bool { false }
  var lines: [StoryLine] = []
  /// UIKit complains, or nothing happens.
  var isRefused = false

  mutating func receive(_ event: TraceEvent) {
    switch event.content {
    case .call(let call):
      guard !call.isQuiet, let role = Self.role(of: call) else { return }
      var animated: Bool?
      if case .animated(let value) = call.argument { animated = value }
      lines.append(StoryLine(role: role, callback: call.callback, isAnimated: animated))
    case .remark(.reply, _), .warning, .exception: isRefused = true
    case .step, .note, .remark, .gap: break
    }
  }

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
