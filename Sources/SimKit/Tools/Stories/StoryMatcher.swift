/// Compares a log with the lines of stories: which class is which controller, and what differs then.
struct StoryMatcher: Sendable {
  struct Fit: Sendable {
    let cost: Int
    /// The receiver of each lane; nil for a lane that is no receiver of the story.
    let roles: [UInt8?]
  }

  /// The rest of the story may be cut off by the end of the log.
  var isOpenEnd = true
  /// The log may begin in the middle of the story's first action.
  var isOpenStart = false
  private let log: LogLanes
  private var numbers: [[UInt16]: Int] = [:]
  private var known: [Int: Int] = [:]
  private var laneSums: [Int] = []
  private var counts = [Int](repeating: 0, count: 256)
  /// How many lines have been compared with one another.
  private var work = 0
  /// The work to try a receiver for a lane, in lines that are compared.
  private static let assignmentWork = 16
  /// After so many, no further assignment is tried.
  private let mostWork: Int
  var isCutShort: Bool { work >= mostWork }

  /// - Parameter work: How many lines are compared with one another at most, beside some for each line of the log.
  init(_ log: LogLanes, most work: Int) {
    self.log = log
    mostWork = work + 1_000 * log.lines.count
    laneSums = log.lanes.map { lane in
      lane.lines.reduce(0) { $0 + StoryCost.unexplained(log.lines[$1].callback) }
    }
  }

  /// The cheapest way to have the story's receivers be those of the log; nil if it costs more than a limit.
  /// - Parameters:
  ///   - lines: The lines of the story.
  ///   - limit: What is dearer is of no use.
  ///   - fixed: Receivers of lanes that are known already.
  ///   - forms: The kinds of the receivers, by their numbers; empty if no lane needs one.
  mutating func fit(_ lines: [StoryLine], below limit: Int, fixed: [UInt8?] = [], forms: [StoryForm] = []) -> Fit? {
    guard least(lines) < limit else { return nil }
    var search = Search(fixed: fixed, limit: limit, laneCount: log.lanes.count, forms: forms)
    var places = [Int](repeating: -1, count: 256)
    for (place, line) in lines.enumerated() {
      if places[Int(line.role)] < 0 {
        places[Int(line.role)] = search.roles.count
        search.roles.append((line.role, line.kind, []))
      }
      search.roles[places[Int(line.role)]].lines.append(place)
    }
    search.order = log.lanes.indices.filter { !log.lanes[$0].lines.isEmpty }.sorted {
      laneSums[$0] > laneSums[$1]
    }
    search.rest = Array(repeating: 0, count: search.order.count + 1)
    search.ids = search.roles.map { number(of: $0.lines.map { lines[$0] }) }
    for (place, lane) in search.order.enumerated().reversed() {
      var least = laneSums[lane]
      for role in search.roles.indices where search.roles[role].kind == log.lanes[lane].kind {
        least = min(least, laneCost(lane, search.ids[role], search.roles[role].lines.map { lines[$0] }))
      }
      search.rest[place] = search.rest[place + 1] + least
    }
    assign(0, 0, &search, lines)
    return search.best
  }

  /// The least that the log can cost with these lines: its callbacks that they have fewer times.
  mutating func least(_ lines: [StoryLine]) -> Int {
    for line in lines { counts[Int(line.callback.rawValue)] += 1 }
    var least = 0
    for line in log.lines {
      if counts[Int(line.callback.rawValue)] == 0 {
        least += StoryCost.unexplained(line.callback)
      } else {
        counts[Int(line.callback.rawValue)] -= 1
      }
    }
    for line in lines { counts[Int(line.callback.rawValue)] = 0 }
    return least
  }

  private struct Search {
    let fixed: [UInt8?]
    var limit: Int
    var best: Fit?
    var roles: [(role: UInt8, kind: StoryLine.Kind, lines: [Int])] = []
    var ids: [Int] = []
    var order: [Int] = []
    /// The least that the lanes from a place on cost.
    var rest: [Int] = []
    var chosen: [UInt8?]
    var taken: [Bool] = Array(repeating: false, count: 256)
    /// More are not tried.
    var steps = 4000

    let forms: [StoryForm]

    init(fixed: [UInt8?], limit: Int, laneCount: Int, forms: [StoryForm]) {
      self.fixed = fixed
      self.forms = forms
      self.limit = limit
      chosen = Array(repeating: nil, count: laneCount)
      for (place, role) in fixed.enumerated() {
        chosen[place] = role
        if let role { taken[Int(role)] = true }
      }
    }
  }

  private mutating func assign(_ place: Int, _ cost: Int, _ search: inout Search, _ lines: [StoryLine]) {
    search.steps -= 1
    work += Self.assignmentWork
    guard search.steps > 0, !isCutShort, cost + search.rest[place] < search.limit else { return }
    guard place < search.order.count else {
      let total = wholeCost(lines, search.chosen)
      if total < search.limit {
        search.limit = total
        search.best = Fit(cost: total, roles: search.chosen)
      }
      return
    }
    let lane = search.order[place]
    if let known = search.chosen[lane] {
      let role = search.roles.firstIndex { $0.role == known }
      let own = role.map { laneCost(lane, search.ids[$0], search.roles[$0].lines.map { lines[$0] }) }
      return assign(place + 1, cost + (own ?? laneSums[lane]), &search, lines)
    }
    var options: [(cost: Int, role: UInt8?)] = [(laneSums[lane], nil)]
    for (number, role) in search.roles.enumerated()
    where role.kind == log.lanes[lane].kind && !search.taken[Int(role.role)]
      && log.lanes[lane].allows(role.role, search.forms)
    {
      options.append((laneCost(lane, search.ids[number], role.lines.map { lines[$0] }), role.role))
    }
    for option in options.sorted(by: { $0.cost < $1.cost }) {
      if let role = option.role { search.taken[Int(role)] = true }
      search.chosen[lane] = option.role
      assign(place + 1, cost + option.cost, &search, lines)
      search.chosen[lane] = nil
      if let role = option.role { search.taken[Int(role)] = false }
    }
  }

  // MARK: Lanes

  private mutating func number(of lines: [StoryLine]) -> Int {
    let code = lines.map {
      UInt16($0.callback.rawValue) << 3 | ($0.isOptional ? 4 : 0) | ($0.isAnimated.map { $0 ? 1 : 2 } ?? 0)
    }
    if let known = numbers[code] { return known }
    numbers[code] = numbers.count
    return numbers.count - 1
  }

  /// The distance of a lane of the log from one of the story, if the log may end before it.
  private mutating func laneCost(_ lane: Int, _ id: Int, _ lines: @autoclosure () -> [StoryLine]) -> Int {
    let key = id * log.lanes.count + lane
    if let cost = known[key] { return cost }
    let own = log.lanes[lane].lines.map { log.lines[$0] }
    let cost = distance(own, lines(), isOpen: isOpenEnd).cost
    known[key] = cost
    return cost
  }

  /// Lines that are in the wrong lane are told apart by their roles; in one lane all fit.
  private mutating func distance(
    _ own: [LogLanes.Line], _ lines: [StoryLine], roles: [UInt8?]? = nil, end: Int = .max, numbers: [Int] = [],
    isOpen: Bool
  ) -> (cost: Int, end: Int) {
    work += own.count * lines.count
    let isOpenStart = isOpenStart
    let unexplained = { StoryCost.unexplained(own[$0].callback) }
    var row = CheapestWay.start(own.count, unexplained)
    var ends: [(cost: Int, rest: Int)] = [(row[own.count], 0)]
    for (place, line) in lines.enumerated() {
      var missing = missingCost(line, own, roles)
      if let number = numbers.isEmpty ? nil : numbers[place], number >= end { missing = StoryCost.afterTheEnd(missing) }
      CheapestWay.advance(
        &row, overRow: { $0 == 0 && isOpenStart ? StoryCost.afterTheEnd(missing) : missing },
        overColumn: unexplained,
        pair: { column in
          let other = own[column]
          guard other.callback == line.callback, roles.map({ $0[other.lane] == line.role }) ?? true else { return nil }
          let differs = other.isAnimated.map { $0 != (line.isAnimated ?? $0) } ?? false
          return differs ? StoryCost.otherAnimation : 0
        })
      ends.append((row[own.count], missing))
    }
    guard isOpen else { return (row[own.count], lines.count) }
    var best = (cost: row[own.count], end: lines.count)
    var rest = 0
    for place in stride(from: lines.count, through: 1, by: -1) {
      rest += StoryCost.afterTheEnd(ends[place].rest)
      if ends[place - 1].cost + rest <= best.cost { best = (ends[place - 1].cost + rest, place - 1) }
    }
    return best
  }

  private func missingCost(_ line: StoryLine, _ own: [LogLanes.Line], _ roles: [UInt8?]?) -> Int {
    let lane = roles.map { $0.firstIndex { $0 == line.role } } ?? own.first?.lane
    let isLogged = lane.map { log.lanes[$0].callbacks.contains(line.callback) } ?? true
    return StoryCost.missing(line, isLogged: isLogged)
  }

  // MARK: The whole

  /// The cost of a story for which class is which controller is settled.
  mutating func wholeCost(_ lines: [StoryLine], _ roles: [UInt8?]) -> Int {
    var isMapped = [Bool](repeating: false, count: 256)
    for role in roles { if let role { isMapped[Int(role)] = true } }
    let seen = lines.filter { isMapped[Int($0.role)] }
    let whole = distance(log.lines, seen, roles: roles, isOpen: isOpenEnd)
    var lanes = 0
    for lane in log.lanes.indices {
      guard let role = roles[lane] else {
        lanes += laneSums[lane]
        continue
      }
      let places = seen.indices.filter { seen[$0].role == role }
      let own = log.lanes[lane].lines.map { log.lines[$0] }
      if own.isEmpty {
        for place in places {
          let missing = StoryCost.missing(
            seen[place], isLogged: log.lanes[lane].callbacks.contains(seen[place].callback))
          lanes += place >= whole.end ? StoryCost.afterTheEnd(missing) : missing
        }
        continue
      }
      lanes += distance(own, places.map { seen[$0] }, end: whole.end, numbers: places, isOpen: false).cost
    }
    return StoryCost.total(lanes: min(lanes, whole.cost), alignment: whole.cost)
  }
}
