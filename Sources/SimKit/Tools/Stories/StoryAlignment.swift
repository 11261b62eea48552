/// A log beside the lines of a story: which are the same.
struct StoryAlignment: Sendable {
  /// For each line of the log, its line in the story; nil if the story doesn't print it there.
  private(set) var places: [Int?]
  /// The lines of the story that the log doesn't have, up to the log's end.
  private(set) var missing: [Int] = []

  /// - Parameters:
  ///   - lines: The lines of the story, of receivers that the log has and of others.
  ///   - roles: The receiver that each lane of the log is.
  init(_ log: LogLanes, _ lines: [StoryLine], _ roles: [UInt8?]) {
    let own = log.lines
    places = Array(repeating: nil, count: own.count)
    var lanes = [Int](repeating: -1, count: 256)
    for (lane, role) in roles.enumerated() { if let role { lanes[Int(role)] = lane } }
    let seen = lines.indices.filter { lanes[Int(lines[$0].role)] >= 0 && log.callbacks.contains(lines[$0].callback) }
    let prices = seen.map { place in
      let line = lines[place]
      let isLogged = log.lanes[lanes[Int(line.role)]].callbacks.contains(line.callback)
      return StoryCost.missing(line, isLogged: isLogged)
    }
    let way = CheapestWay(
      rows: seen.count, columns: own.count, overRow: { prices[$0] },
      overColumn: { StoryCost.unexplained(own[$0].callback) },
      pair: { row, column in
        let line = lines[seen[row]]
        return own[column].callback == line.callback && roles[own[column].lane] == line.role ? 0 : nil
      })
    var (end, rest, least) = (seen.count, 0, way.cost(seen.count))
    for place in seen.indices.reversed() {
      rest += StoryCost.afterTheEnd(prices[place])
      if way.cost(place) + rest <= least { (end, least) = (place, way.cost(place) + rest) }
    }
    var isFound = [Bool](repeating: false, count: end)
    for (row, column) in way.pairs(end, isEarly: false) {
      places[column] = seen[row]
      isFound[row] = true
    }
    missing = isFound.indices.filter { !isFound[$0] && !lines[seen[$0]].isOptional }.map { seen[$0] }
  }

  /// The alignment of a log with the actions of a story, piece by piece if it was found so.
  init(_ log: LogLanes, _ actions: [[StoryLine]], _ found: StorySearch.Found) {
    let whole = [(lines: log.lines.indices, actions: actions.indices)]
    places = Array(repeating: nil, count: log.lines.count)
    for (range, own) in found.pieces.isEmpty ? whole : found.pieces {
      let first = actions[..<own.lowerBound].reduce(0) { $0 + $1.count }
      let piece = StoryAlignment(log.part(range), Array(actions[own].joined()), found.play.roles)
      for (place, line) in zip(range, piece.places) { places[place] = line.map { $0 + first } }
      missing += piece.missing.map { $0 + first }
    }
  }
}
