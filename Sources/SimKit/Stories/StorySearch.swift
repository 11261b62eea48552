/// Looks for the stories that would print a log.
struct StorySearch: Sendable {
  /// A story with its cost.
  struct Found: Sendable {
    var play: StoryPlay
    /// The price of what differs.
    var cost: Int
    /// The same, and how unlikely the story is.
    var total: Int
    /// A version in which it is so.
    var mode: Mode
    /// Which actions print which lines of the log, if it was taken in pieces.
    var pieces: [(lines: Range<Int>, actions: Range<Int>)] = []
  }

  let log: LogLanes
  let library: StoryLibrary
  private let modes: [Mode]
  private(set) var theatre: StoryTheatre
  private var matcher: StoryMatcher

  /// - Parameter isOpenEnd: The log may end before the story.
  init(_ log: LogLanes, _ library: StoryLibrary, modes: [Mode], isOpenEnd: Bool = true) {
    self.modes = modes
    self.log = log
    self.library = library
    theatre = StoryTheatre(library.apps, library.setting)
    matcher = StoryMatcher(log, most: Self.mostWork)
    matcher.isOpenEnd = isOpenEnd
  }

  /// Stories that cost this much more than the best are of no use.
  static let margin = 700
  private static let mostMembers = 4000
  /// The likeliest stories come first, and a log of a few objects takes a fourth of it.
  private static let mostWork = 8_000_000

  /// There are stories with which the log was not compared.
  var isCutShort: Bool { matcher.isCutShort }

  /// The best windows of the library.
  mutating func windows() -> [Found] {
    let shapes = library.shapes(of: log.callbacks, in: modes)
    var counts = [Int](repeating: 0, count: 256)
    for line in log.lines { counts[Int(line.callback.rawValue)] += 1 }
    var bounds: [(bound: Int, prior: Int, shape: Int)] = []
    for (number, shape) in shapes.enumerated() {
      var least = Int.max
      for member in shape.members { least = min(least, basicCost(member.window)) }
      bounds.append((Self.bound(shape, counts) + least, least, number))
    }
    bounds.sort { ($0.bound, $0.shape) < ($1.bound, $1.shape) }
    var best = Int.max / 2
    var fits: [(fit: StoryMatcher.Fit, shape: Int)] = []
    for one in bounds {
      guard one.bound < best + Self.margin, !isCutShort else { break }
      let limit = best + Self.margin - one.prior
      guard let fit = matcher.fit(shapes[one.shape].lines, below: limit) else { continue }
      best = min(best, fit.cost + one.prior)
      fits.append((fit, one.shape))
    }
    var found: [Found] = []
    for (fit, number) in fits where fit.cost < best + Self.margin {
      for member in shapes[number].members.prefix(Self.mostMembers) {
        let basic = basicCost(member.window)
        guard fit.cost + basic < best + Self.margin else { continue }
        found.append(cast(member.window, modes: member.modes, fit, basic))
      }
    }
    return found.sorted { ($0.total, $0.play.moves.count) < ($1.total, $1.play.moves.count) }
  }

  /// The least that a log can cost with a shape: its callbacks that the shape has fewer times.
  private static func bound(_ shape: StoryShape, _ counts: [Int]) -> Int {
    var left = counts
    for line in shape.lines { left[Int(line.callback.rawValue)] -= 1 }
    var bound = 0
    for callback in Callback.allCases {
      let more = left[Int(callback.rawValue)]
      if more > 0 { bound += more * StoryCost.unexplained(callback) }
    }
    return bound
  }

  private func basicCost(_ window: StoryWindow) -> Int {
    let path = library.paths[window.path]
    return play(window).basicCost(library.apps[path.app])
  }

  private func play(_ window: StoryWindow) -> StoryPlay {
    let way = library.way(to: window.path)
    return StoryPlay(
      app: library.paths[window.path].app, moves: way.dropFirst().map { library.paths[$0].move }, start: window.start,
      roles: [])
  }

  /// A window with the log's classes in its roles.
  private func cast(_ window: StoryWindow, modes: UInt32, _ fit: StoryMatcher.Fit, _ basic: Int) -> Found {
    let mode = modes.trailingZeroBitCount
    let roles = library.roles(of: window, mode: mode, log.callbacks)
    var play = play(window)
    play.roles = fit.roles.map { role in role.map { roles[Int($0)] } }
    let actions = library.way(to: window.path)[window.start...].map { path in
      Array(library.lines[library.segments[path][mode] ?? 0..<0])
    }
    let cost = play.castCost(library.apps[play.app], log, actions)
    return Found(play: play, cost: fit.cost, total: fit.cost + basic + cost, mode: library.modes[mode])
  }
}
