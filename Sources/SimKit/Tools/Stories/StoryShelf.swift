/// The facts about the app and the versions that a log shows before any story is looked for.
struct StoryFrame: Hashable, Sendable {
  let setting: StoryStage.Setting
  /// The versions that send all of its callbacks.
  let modes: [Mode]
}

extension StoryFrame {
  /// - Parameter areCreatedAgain: Whether the log shows that some controllers are.
  init(_ log: DeviceLog, areCreatedAgain: Bool) {
    let callbacks = log.callbacks
    let archived: [Callback] = [.initWithCoder, .awakeFromNib, .dealloc]
    setting = StoryStage.Setting(
      isArchived: archived.contains { callbacks.contains($0) },
      hasScenes: callbacks.contains { $0.isOfScene }, isPad: LogScreen(log)?.device.idiom == .pad,
      areCreatedAgain: areCreatedAgain,
      hasContainerDelegates: callbacks.contains { $0.family == .delegate },
      hasPresentationDelegates: callbacks.contains { $0.family == .presentation },
      asksForPages: callbacks.contains(.pageAfter) || callbacks.contains(.pageBefore),
      usesConstraints: callbacks.contains { $0.family == .constraints },
      hasTrouble: log.entries.contains { if case .console = $0.content { true } else { false } },
      opensURLs: callbacks.contains { $0.isOfURLs },
      hasSegues: callbacks.contains { $0.family == .segue }, isLaunchedAgain: log.isLaunchedAgain,
      isKilled: callbacks.contains(.willTerminate) || callbacks.contains(.sceneDidDisconnect),
      showsInsets: callbacks.contains(.viewLayoutMarginsDidChange) || callbacks.contains(.viewSafeAreaInsetsDidChange),
      rare: callbacks.filter { $0.isRare })
    let stated = log.origin?.system.flatMap { RecordVersions($0) }?.exact
    modes = stated.map { [$0] } ?? log.modes
  }
}

extension DeviceLog {
  /// Whether the app is launched after it was on screen.
  fileprivate var isLaunchedAgain: Bool {
    let first = entries.firstIndex { entry in
      entry.call.map { $0.message.callback == .viewDidAppear || $0.message.callback == .didBecomeActive } ?? false
    }
    return entries[(first ?? entries.endIndex)...].contains { $0.call?.message.callback == .didFinishLaunching }
  }

  /// The versions that send all of its callbacks; all versions if none does.
  var modes: [Mode] {
    let callbacks = callbacks
    let own = Mode.all.filter { mode in callbacks.allSatisfy { $0.modes.contains(mode) } }
    return own.isEmpty ? Mode.all : own
  }
}

/// The stories of the library as a log would show them, and the ways to find the best of them.
struct StoryShelf: Sendable {
  /// The best stories of a log or a piece of it.
  struct Best: Sendable {
    var found: [StorySearch.Found] = []
    var isCutShort = false

    /// The price of what differs in the first; all of it if there is none.
    var cost: Int { found.first?.cost ?? Int.max / 4 }
    var total: Int { found.first?.total ?? Int.max / 4 }
  }

  let frame: StoryFrame
  let library: StoryLibrary
  let theatre: StoryTheatre
  private let shapes: [StoryShape]

  /// - Parameter hasForms: Whether the log states what some classes are.
  init(_ frame: StoryFrame, _ library: StoryLibrary, _ log: LogLanes, hasForms: Bool) {
    self.frame = frame
    self.library = library
    theatre = StoryTheatre(library.apps, library.setting)
    shapes = log.lines.isEmpty ? [] : library.shapes(of: log.callbacks, in: frame.modes, hasForms: hasForms)
  }

  /// Longer stories are tried if the best costs as much.
  private static let unsatisfying = 500
  /// Classes with two roles and pieces are tried if the best costs as much.
  private static let bad = 900
  /// The stories of a log of more transitions are longer than those of the library.
  private static let mostTransitions = 4
  /// A longer log isn't cut.
  private static let mostLines = 120
  /// A piece of fewer lines says nothing.
  private static let fewestLines = 3
  /// More places are not tried.
  private static let mostGaps = 6

  func best(_ log: LogLanes) -> Best {
    var best = Best()
    guard !log.lines.isEmpty else { return best }
    let transitions = log.pieces()
    let isShort = transitions.count <= Self.mostTransitions
    var search = StorySearch(log, library, shapes)
    if isShort { best.found = search.windows() }
    if transitions.count > 1, best.cost >= Self.unsatisfying {
      var continuation = StoryContinuation(log, theatre, library, shapes)
      let count = min(Self.mostTransitions, transitions.count) - 1
      best.found = Self.merged(best.found, continuation.stories(transitions, atFirst: count))
      best.isCutShort = continuation.isCutShort
    }
    if isShort, best.cost >= Self.bad {
      best.found = Self.merged(best.found, search.windowsOfTwins(below: best.total))
    }
    best.isCutShort = best.isCutShort || search.isCutShort
    // The log may begin as it may end: in the middle.
    if isShort, best.cost >= Self.unsatisfying {
      var search = StorySearch(log, library, shapes, isOpenStart: true)
      best.found = Self.merged(
        best.found,
        search.windows().map { found in
          var found = found
          found.total += StoryCost.beginsInside
          return found
        })
    }
    return best
  }

  private static func merged(_ one: [StorySearch.Found], _ other: [StorySearch.Found]) -> [StorySearch.Found] {
    (one + other).sorted { $0.total < $1.total }
  }

  /// The stories of two pieces of a log, if they explain it better than one story does; and where the second piece begins.
  func halves(of log: LogLanes, insteadOf best: Best) -> (left: Best, right: Best, place: Int)? {
    guard best.cost >= Self.bad, log.lines.count <= Self.mostLines else { return nil }
    var result: (left: Best, right: Best, place: Int)?
    var least = best.total
    let places = Self.fewestLines...max(Self.fewestLines, log.lines.count - Self.fewestLines)
    for place in log.gaps().filter({ places.contains($0) }).prefix(Self.mostGaps) {
      let left = self.best(log.part(0..<place))
      guard left.total + StoryCost.gap < least else { continue }
      let right = self.best(log.part(place..<log.lines.count))
      guard left.total + right.total + StoryCost.gap < least else { continue }
      least = left.total + right.total + StoryCost.gap
      result = (left, right, place)
    }
    return result
  }
}
