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

    /// Whether the log cannot tell it from another, which is less likely.
    func fits(asWellAs other: Found) -> Bool {
      abs(other.cost - cost) <= StoryCost.tie && other.total - total <= StoryCost.tiedLikelihood
    }
  }

  let log: LogLanes
  let library: StoryLibrary
  private let shapes: [StoryShape]
  private var matcher: StoryMatcher

  /// - Parameters:
  ///   - shapes: The windows of the library, as the log would show them.
  ///   - isOpenEnd: The log may end before the story.
  init(_ log: LogLanes, _ library: StoryLibrary, _ shapes: [StoryShape], isOpenEnd: Bool = true) {
    self.log = log
    self.library = library
    self.shapes = shapes
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

  /// A shape whose lines have two receivers as one, or none as one.
  private struct Candidate {
    let bound: Int
    let prior: Int
    let shape: Int
  }

  /// The best windows of the library.
  mutating func windows() -> [Found] {
    var best = Int.max / 2
    var fits: [(fit: StoryMatcher.Fit, shape: Int)] = []
    for one in candidates() {
      guard one.bound < best + Self.margin, !isCutShort else { break }
      let (shape, limit) = (shapes[one.shape], best + Self.margin - one.prior)
      guard let fit = matcher.fit(shape.lines, below: limit, forms: shape.forms) else { continue }
      best = min(best, fit.cost + one.prior)
      fits.append((fit, one.shape))
    }
    var found: [Found] = []
    for (fit, number) in fits { found += cast(fit, number, nil, below: best + Self.margin) }
    return Self.sorted(found)
  }

  /// The best windows in which a class has two roles: two of its objects, which the log doesn't tell apart.
  /// - Parameter limit: The cost of the best story in which each class has one role.
  mutating func windowsOfTwins(below limit: Int) -> [Found] {
    let lanes = log.lanes.indices.filter { log.lanes[$0].mayBeSeveral(log.lines) }
    guard !lanes.isEmpty else { return [] }
    var best = limit
    var fits: [(fit: StoryMatcher.Fit, shape: Int, twin: (UInt8, UInt8))] = []
    for one in candidates() {
      let prior = one.prior + StoryCost.twoRoles
      guard one.bound + StoryCost.twoRoles < best + Self.margin, !isCutShort else { break }
      let shape = shapes[one.shape]
      var roles: [UInt8] = []
      for line in shape.lines where line.kind == .controller && !roles.contains(line.role) { roles.append(line.role) }
      for (place, first) in roles.enumerated() {
        for second in roles[(place + 1)...] {
          let lines = shape.lines.map { line in
            line.role == second ? StoryLine(role: first, callback: line.callback, isAnimated: line.isAnimated) : line
          }
          guard let fit = matcher.fit(lines, below: best + Self.margin - prior, forms: shape.forms),
            lanes.contains(where: { fit.roles[$0] == first })
          else { continue }
          best = min(best, fit.cost + prior)
          fits.append((fit, one.shape, (first, second)))
        }
      }
    }
    var found: [Found] = []
    for (fit, number, twin) in fits { found += cast(fit, number, twin, below: best + Self.margin) }
    return Self.sorted(found)
  }

  private static func sorted(_ found: [Found]) -> [Found] {
    found.sorted { ($0.total, $0.play.moves.count) < ($1.total, $1.play.moves.count) }
  }

  /// The shapes, the most promising first.
  private func candidates() -> [Candidate] {
    var counts = [Int](repeating: 0, count: 256)
    for line in log.lines { counts[Int(line.callback.rawValue)] += 1 }
    var candidates: [Candidate] = []
    for (number, shape) in shapes.enumerated() {
      var least = Int.max
      for member in shape.members { least = min(least, basicCost(member.window)) }
      candidates.append(Candidate(bound: Self.bound(shape, counts) + least, prior: least, shape: number))
    }
    return candidates.sorted { ($0.bound, $0.shape) < ($1.bound, $1.shape) }
  }

  /// The windows of a shape with the log's classes in their roles.
  private func cast(
    _ fit: StoryMatcher.Fit, _ number: Int, _ twin: (first: UInt8, second: UInt8)?, below limit: Int
  ) -> [Found] {
    guard fit.cost < limit else { return [] }
    var found: [Found] = []
    for member in shapes[number].members.prefix(Self.mostMembers) {
      let basic = basicCost(member.window) + (twin == nil ? 0 : StoryCost.twoRoles)
      guard fit.cost + basic < limit else { continue }
      if let one = cast(member.window, modes: member.modes, fit, basic, twin) { found.append(one) }
    }
    return found
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

  /// A window with the log's classes in its roles; nil if a container would be another controller as well.
  private func cast(
    _ window: StoryWindow, modes: UInt32, _ fit: StoryMatcher.Fit, _ basic: Int, _ twin: (first: UInt8, second: UInt8)?
  ) -> Found? {
    let mode = modes.trailingZeroBitCount
    let roles = library.roles(of: window, mode: mode, log.callbacks)
    var play = play(window)
    let app = library.apps[play.app]
    play.roles = fit.roles.map { role in role.map { roles[Int($0)] } }
    if let twin {
      let (first, second) = (roles[Int(twin.first)], roles[Int(twin.second)])
      let arePlain = [first, second].allSatisfy { Int($0) < app.roles.count && app.roles[Int($0)].form == .controller }
      guard arePlain else { return nil }
      play.twins = [StoryPlay.Twin(role: second, first: first)]
    }
    let actions = library.way(to: window.path)[window.start...].map { path in
      play.merged(Array(library.lines[library.segments[path][mode] ?? 0..<0]))
    }
    let cost = play.castCost(app, log, actions)
    return Found(play: play, cost: fit.cost, total: fit.cost + basic + cost, mode: library.modes[mode])
  }
}
