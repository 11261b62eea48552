/// Follows a log that is longer than the stories of the library: action by action, from where its beginning leads.
struct StoryContinuation: Sendable {
  /// A story so far, and the app at its end.
  private struct Way: Sendable {
    var found: StorySearch.Found
    var state: StoryState

    /// How many of its actions the log shows.
    var actionCount: Int { found.play.moves.count + 1 - found.play.start }
  }

  /// How many stories are followed side by side.
  private static let width = 8
  /// If the best goes on as badly, two actions are tried for one piece.
  private static let unsatisfying = 500
  /// The search ends after so many pieces.
  private static let mostPieces = 300
  /// The search ends after so many pieces in a row in which no action fits.
  private static let mostIdle = 12
  /// The search ends after so many actions that have been tried.
  private static let mostTries = 100_000
  /// The work for one piece.
  private static let mostWork = 500_000
  /// There are stories with which the log was not compared.
  private(set) var isCutShort = false

  private var tries = 0
  private let log: LogLanes
  private var theatre: StoryTheatre
  private let library: StoryLibrary
  private let shapes: [StoryShape]

  init(_ log: LogLanes, _ theatre: StoryTheatre, _ library: StoryLibrary, _ shapes: [StoryShape]) {
    self.log = log
    self.theatre = theatre
    self.library = library
    self.shapes = shapes
  }

  /// The best stories of a log in pieces, of which the library tells the first.
  mutating func stories(_ pieces: [Range<Int>], atFirst count: Int) -> [StorySearch.Found] {
    let head = 0..<pieces[count - 1].upperBound
    var search = StorySearch(log.part(head), library, shapes, isOpenEnd: false)
    var ways: [Way] = []
    for found in search.windows() where ways.count < 3 * Self.width {
      guard let (actions, end) = theatre.lines(found.play, found.mode) else { continue }
      var found = found
      found.pieces = [(head, 0..<actions.count)]
      ways.append(Way(found: found, state: end))
    }
    isCutShort = search.isCutShort
    var idle = 0
    for piece in pieces[count...].prefix(Self.mostPieces) {
      ways = next(ways, piece)
      let isSkipped = ways.first?.found.pieces.last?.actions.isEmpty ?? true
      idle = isSkipped ? idle + 1 : 0
      if idle == Self.mostIdle || tries >= Self.mostTries {
        isCutShort = true
        break
      }
    }
    isCutShort = isCutShort || pieces.count - count > Self.mostPieces
    return ways.map { $0.found }
  }

  private mutating func next(_ ways: [Way], _ piece: Range<Int>) -> [Way] {
    var matcher = StoryMatcher(log.part(piece), most: Self.mostWork)
    matcher.isOpenEnd = piece.upperBound == log.lines.count
    let skipped = log.lines[piece].reduce(0) { $0 + StoryCost.unexplained($1.callback) }
    var result = ways.map { way -> Way in
      var way = way
      way.found.cost += skipped
      way.found.total += skipped
      way.found.pieces.append((piece, way.actionCount..<way.actionCount))
      return way
    }
    let least = ways.map { $0.found.total }.min() ?? 0
    var best = least + skipped
    for way in ways { tryMoves(way, piece, &matcher, nil, &best, &result) }
    if best > least + Self.unsatisfying {
      for way in ways.prefix(1) {
        guard let stage = theatre.stage(way.found.play.app, way.found.mode) else { continue }
        for (number, move) in stage.app.moves.enumerated() where move.isCommon {
          guard let (state, lines) = stage.played(number, after: way.state) else { continue }
          var further = way
          further.state = state
          further.found.play.moves.append(number)
          tryMoves(further, piece, &matcher, (lines, move.cost), &best, &result)
        }
      }
    }
    isCutShort = isCutShort || matcher.isCutShort
    result.sort { $0.found.total < $1.found.total }
    return Array(result.prefix(Self.width))
  }

  /// - Parameter before: The lines and the cost of a first action for this piece, which the way has taken already.
  private mutating func tryMoves(
    _ way: Way, _ piece: Range<Int>, _ matcher: inout StoryMatcher, _ before: (lines: [StoryLine], cost: Int)?,
    _ best: inout Int, _ result: inout [Way]
  ) {
    guard let stage = theatre.stage(way.found.play.app, way.found.mode) else { return }
    let first = way.found.pieces.last?.actions.upperBound ?? 0
    let forms = stage.app.forms
    for (number, move) in stage.app.moves.enumerated() where before == nil || move.isCommon {
      tries += 1
      guard let (state, lines) = stage.played(number, after: way.state) else { continue }
      let prior = way.found.total + (before?.cost ?? 0) + move.cost
      let all = ((before?.lines ?? []) + lines).filter { log.callbacks.contains($0.callback) }
      let limit = best + Self.unsatisfying - prior
      guard let fit = matcher.fit(all, below: limit, fixed: way.found.play.roles, forms: forms) else { continue }
      var next = way
      next.state = state
      next.found.play.moves.append(number)
      next.found.play.roles = fit.roles
      next.found.cost += fit.cost
      next.found.total = prior + fit.cost
      next.found.pieces.append((piece, first..<next.actionCount))
      best = min(best, next.found.total)
      result.append(next)
    }
  }
}

extension LogLanes {
  /// The log in pieces, cut where a transition is over and another line begins something.
  func pieces() -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var first = 0
    var open: Set<Int> = []
    var isOver = false
    for (place, line) in lines.enumerated() {
      if isOver, open.isEmpty, Self.begins(line.callback) {
        pieces.append(first..<place)
        first = place
        isOver = false
      }
      switch line.callback {
      case .viewWillAppear, .viewWillDisappear, .willRotate: open.insert(line.lane)
      case .viewDidAppear, .viewDidDisappear, .didRotate:
        open.remove(line.lane)
        isOver = true
      case .didEnterBackground, .didReceiveMemoryWarning, .viewWillTransitionToSize, .sceneDidEnterBackground:
        isOver = true
      default: break
      }
    }
    if first < lines.count { pieces.append(first..<lines.count) }
    return pieces
  }

  private static func begins(_ callback: Callback) -> Bool {
    switch callback {
    case .didFinishLaunching, .initWithCoder, .loadView, .viewDidLoad, .viewWillAppear, .viewWillDisappear,
      .willMoveToParent, .willRotate, .viewWillTransitionToSize, .willTransitionToTraitCollection, .willResignActive,
      .willEnterForeground, .appDidReceiveMemoryWarning, .sceneWillResignActive, .sceneWillEnterForeground:
      true
    default: false
    }
  }
}
