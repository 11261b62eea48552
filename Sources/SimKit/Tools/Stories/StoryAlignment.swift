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
    let width = own.count + 1
    var table = [Int](repeating: 0, count: width * (seen.count + 1))
    for (column, line) in own.enumerated() { table[column + 1] = table[column] + StoryCost.unexplained(line.callback) }
    func costOfMissing(_ row: Int) -> Int {
      let line = lines[seen[row]]
      let isLogged = log.lanes[lanes[Int(line.role)]].callbacks.contains(line.callback)
      return StoryCost.missing(line, isLogged: isLogged)
    }
    func fits(_ row: Int, _ column: Int) -> Bool {
      let line = lines[seen[row]]
      return own[column].callback == line.callback && roles[own[column].lane] == line.role
    }
    for row in seen.indices {
      let missing = costOfMissing(row)
      let (above, here) = (row * width, (row + 1) * width)
      table[here] = table[above] + missing
      for column in own.indices {
        var best = min(
          table[above + column + 1] + missing, table[here + column] + StoryCost.unexplained(own[column].callback))
        if fits(row, column) { best = min(best, table[above + column]) }
        table[here + column + 1] = best
      }
    }
    var (row, rest, least) = (seen.count, 0, table[seen.count * width + own.count])
    for place in stride(from: seen.count - 1, through: 0, by: -1) {
      rest += StoryCost.afterTheEnd(costOfMissing(place))
      if table[place * width + own.count] + rest <= least {
        (row, least) = (place, table[place * width + own.count] + rest)
      }
    }
    var column = own.count
    while row > 0 || column > 0 {
      let here = table[row * width + column]
      if row > 0, column > 0, fits(row - 1, column - 1), here == table[(row - 1) * width + column - 1] {
        row -= 1
        column -= 1
        places[column] = seen[row]
      } else if row > 0, here == table[(row - 1) * width + column] + costOfMissing(row - 1) {
        row -= 1
        if !lines[seen[row]].isOptional { missing.append(seen[row]) }
      } else {
        column -= 1
      }
    }
    missing.reverse()
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
