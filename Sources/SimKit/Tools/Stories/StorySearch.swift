/// Looks for the stories that would print a log.
struct StorySearch: Sendable {
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
  ///   - isOpenStart: It may begin in the middle of an action.
  init(
    _ log: LogLanes, _ library: StoryLibrary, _ shapes: [StoryShape], isOpenEnd: Bool = true, isOpenStart: Bool = false
  ) {
    self.log = log
    self.library = library
    self.shapes = shapes
    matcher = StoryMatcher(log, most: Self.mostWork)
    matcher.isOpenEnd = isOpenEnd
    matcher.isOpenStart = isOpenStart
  }

  /// Stories that cost this much more than the best are of no use.
  static let margin = 700
  private static let mostMembers = 4000
  /// The likeliest stories come first, and a log of a few objects takes a fourth of it.
  private static let mostWork = 8_000_000

  var isCutShort: Bool { matcher.isCutShort }

  /// A shape whose lines have two receivers as one, or none as one.
  private struct Candidate {
    let bound: Int
    let prior: Int
    let shape: Int
  }

  mutating func windows() -> [Found] { windows(below: Int.max / 2, price: 0) { [($0.lines, nil)] } }

  /// The best windows in which a class has two roles: two of its objects, which the log doesn't tell apart.
  /// - Parameter limit: The cost of the best story in which each class has one role.
  mutating func windowsOfTwins(below limit: Int) -> [Found] {
    windows(below: limit, price: StoryCost.twoRoles) { shape in
      var roles: [UInt8] = []
      for line in shape.lines where line.kind == .controller && !roles.contains(line.role) { roles.append(line.role) }
      return roles.enumerated().flatMap { place, first in
        roles[(place + 1)...].map { second in
          let twin = StoryPlay.Twin(role: second, first: first)
          return (twin.merging(shape.lines), twin)
        }
      }
    }
  }

  /// - Parameters:
  ///   - price: The price of what `variants` does to the lines of a shape.
  private mutating func windows(
    below limit: Int, price: Int, _ variants: (StoryShape) -> [(lines: [StoryLine], twin: StoryPlay.Twin?)]
  ) -> [Found] {
    let several = log.lanes.indices.filter { log.lanes[$0].mayBeSeveral(log.lines) }
    guard price == 0 || !several.isEmpty else { return [] }
    var best = limit
    var fits: [(fit: StoryMatcher.Fit, shape: Int, twin: StoryPlay.Twin?)] = []
    for one in candidates() {
      guard one.bound + price < best + Self.margin, !isCutShort else { break }
      for (lines, twin) in variants(shapes[one.shape]) {
        let before = best + Self.margin - one.prior - price
        guard let fit = matcher.fit(lines, below: before, forms: shapes[one.shape].forms),
          twin.map({ twin in several.contains { fit.roles[$0] == twin.first } }) ?? true
        else { continue }
        best = min(best, fit.cost + one.prior + price)
        fits.append((fit, one.shape, twin))
      }
    }
    return fits.flatMap { cast($0.fit, $0.shape, $0.twin, below: best + Self.margin) }
      .sorted { ($0.total, $0.play.moves.count) < ($1.total, $1.play.moves.count) }
  }

  /// The shapes, the most promising first.
  private mutating func candidates() -> [Candidate] {
    var candidates: [Candidate] = []
    for (number, shape) in shapes.enumerated() {
      var least = Int.max
      for member in shape.members { least = min(least, basicCost(member.window)) }
      candidates.append(Candidate(bound: matcher.least(shape.lines) + least, prior: least, shape: number))
    }
    return candidates.sorted { ($0.bound, $0.shape) < ($1.bound, $1.shape) }
  }

  /// The windows of a shape with the log's classes in their roles.
  private func cast(_ fit: StoryMatcher.Fit, _ number: Int, _ twin: StoryPlay.Twin?, below limit: Int) -> [Found] {
    guard fit.cost < limit else { return [] }
    var found: [Found] = []
    for member in shapes[number].members.prefix(Self.mostMembers) {
      let basic = basicCost(member.window) + (twin == nil ? 0 : StoryCost.twoRoles)
      guard fit.cost + basic < limit else { continue }
      if let one = cast(member.window, modes: member.modes, fit, basic, twin) { found.append(one) }
    }
    return found
  }

  private func basicCost(_ window: StoryWindow) -> Int {
    let play = play(window)
    return play.basicCost(library.apps[play.app])
  }

  private func play(_ window: StoryWindow) -> StoryPlay {
    let way = library.way(to: window.path)
    return StoryPlay(
      app: library.paths[window.path].app, moves: way.dropFirst().map { library.paths[$0].move }, start: window.start,
      roles: [])
  }

  /// A window with the log's classes in its roles; nil if a container would be another controller as well.
  private func cast(
    _ window: StoryWindow, modes: UInt32, _ fit: StoryMatcher.Fit, _ basic: Int, _ twin: StoryPlay.Twin?
  ) -> Found? {
    let mode = modes.trailingZeroBitCount
    let roles = library.roles(of: window, mode: mode, log.callbacks)
    var play = play(window)
    let app = library.apps[play.app]
    play.roles = fit.roles.map { role in role.map { roles[Int($0)] } }
    if let twin {
      let (first, second) = (roles[Int(twin.first)], roles[Int(twin.role)])
      guard [first, second].allSatisfy({ app.controllers[Int($0)].kind == .plain }) else { return nil }
      play.twin = StoryPlay.Twin(role: second, first: first)
    }
    let actions = library.way(to: window.path)[window.start...].map { path in
      let lines = Array(library.lines[library.segments[path][mode] ?? 0..<0])
      return play.twin?.merging(lines) ?? lines
    }
    let cost = play.castCost(app, log, actions)
    return Found(play: play, cost: fit.cost, total: fit.cost + basic + cost, mode: library.modes[mode])
  }
}
