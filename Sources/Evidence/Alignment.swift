import SimKit

/// Lines of a record and lines of a trace, aligned in order.
package struct Alignment {
  /// A line of the record, with the names in the trace that its receiver may have.
  package struct Wanted {
    package let receivers: [String]
    /// More than one for `init`, which says of no initializer that it isn't the other.
    package let callbacks: [Callback]
    package let line: RecordLine
    /// The place among the lines of the record.
    package let place: Int
    /// The steps of the trace that do what the record states; nil if all.
    package let steps: Set<Int>?
  }

  /// A line of the trace that the source would have logged.
  package struct Line {
    package let step: Int
    package let receiver: String
    package let callback: Callback
    package let line: TraceLine
    /// The source may have left it out.
    package let isOpen: Bool
    /// The app's code sends it where the source has UIKit send it: no line of the record.
    package let isForeign: Bool
  }

  private(set) var matches: [(wanted: Int, line: Int)] = []
  private(set) var differences: [Difference] = []
  private(set) var notComparable: [String] = []

  /// The actions whose lines were found; nil if no line was.
  package var steps: ClosedRange<Int>? {
    guard let first = matches.first, let last = matches.last else { return nil }
    return lines[first.line].step...lines[last.line].step
  }

  private let wanted: [Wanted]
  private let lines: [Line]
  private var values: ValueComparison
  /// The most actions that the lines may be of; nil if all.
  private let mostActions: Int?

  package init(_ wanted: [Wanted], _ lines: [Line], _ values: ValueComparison, mostActions: Int?) {
    self.mostActions = mostActions
    self.wanted = wanted
    self.lines = lines
    self.values = values
    let window = bestWindow()
    matches = align(window)
    compareValues()
    explain(window)
  }

  // MARK: Alignment

  private static let worth = 100

  /// What it costs that a line of the trace is that of the record; nil if it is another. A pair is a gain.
  private func cost(_ line: Int, _ place: Int) -> Int? {
    let (one, other) = (wanted[place], lines[line])
    guard !other.isForeign, one.steps?.contains(other.step) ?? true, one.callbacks.contains(other.callback),
      one.receivers.contains(other.receiver)
    else {
      return nil
    }
    // Among repeats the one with the published values is meant.
    return -Self.worth
      + one.line.values.count {
        if case .differs = values.compare($0, with: other.line) { true } else { false }
      }
  }

  /// The consecutive actions whose lines fit best: as few as possible are only in the record, then only in the trace.
  private func bestWindow() -> Range<Int> {
    var best: (cost: Int, range: Range<Int>) = (Int.max, 0..<0)
    let starts = lines.indices.filter { line in
      (line == 0 || lines[line - 1].step != lines[line].step)
        && wanted.contains { $0.steps?.contains(lines[line].step) ?? true }
    }
    for start in starts {
      var row = [Int](repeating: 0, count: wanted.count + 1)
      for end in start..<lines.count {
        CheapestWay.advance(&row, overRow: { _ in 0 }, overColumn: { _ in 0 }, pair: { cost(end, $0) })
        guard end + 1 == lines.count || lines[end + 1].step != lines[end].step else { continue }
        // No other action pays for a line that a source leaves open.
        if let mostActions, actions(start...end) > mostActions { break }
        let gain = -row[wanted.count]
        let matched = (gain + Self.worth - 1) / Self.worth
        let unlike = (wanted.count - matched) * 400 + (end + 1 - start - matched) * 100 + matched * Self.worth - gain
        if unlike < best.cost { best = (unlike, start..<(end + 1)) }
      }
    }
    return best.range
  }

  /// How many actions the lines are of.
  private func actions(_ range: ClosedRange<Int>) -> Int {
    1 + range.dropFirst().count { lines[$0].step != lines[$0 - 1].step }
  }

  private func align(_ window: Range<Int>) -> [(wanted: Int, line: Int)] {
    let way = CheapestWay(
      rows: window.count, columns: wanted.count, overRow: { _ in 0 }, overColumn: { _ in 0 },
      pair: { cost(window.lowerBound + $0, $1) })
    return way.pairs(window.count, isEarly: true).map { ($0.column, window.lowerBound + $0.row) }
  }

  // MARK: What differs

  private mutating func compareValues() {
    for (place, line) in matches {
      for value in wanted[place].line.values where value.key != "phase" {
        switch values.settle(value, with: lines[line].line) {
        case .same: break
        case .differs(let actual):
          differences.append(.value(wanted[place].line, key: value.key, actual: actual))
        case .notComparable:
          let words = "values of \(value.key)"
          if !notComparable.contains(words) { notComparable.append(words) }
        }
      }
    }
  }

  private mutating func explain(_ window: Range<Int>) {
    let found = Set(matches.map(\.wanted))
    let used = Set(matches.map(\.line))
    var missing = wanted.indices.filter { !found.contains($0) }
    var extra = window.filter { !used.contains($0) }
    // Repeats first: a group that follows itself is the same group once more.
    let keys = wanted.map { Self.key($0.receivers.first ?? "?", $0.callbacks[0]) }
    let own = lines.map { Self.key($0.receiver, $0.callback) }
    if missing.isEmpty { extra.removeAll { lines[$0].isOpen } }
    let foreign = extra.filter { lines[$0].isForeign }
    differences += foreign.map { .sentByApp(lines[$0].line) }
    extra.removeAll { foreign.contains($0) }
    // The same line of another action is no repeat.
    let isOther = missing.contains { place in extra.contains { isTwin($0, of: place) } && wanted[place].steps != nil }
    if !missing.isEmpty || !extra.isEmpty, foreign.isEmpty, !isOther,
      Self.collapsed(keys) == Self.collapsed(Array(own[window]))
    {
      differences += missing.map { .repeated(wanted[$0].line, nil) }
      differences += extra.map { .repeated(nil, lines[$0].line) }
      return
    }
    for place in missing {
      guard let twin = extra.first(where: { isTwin($0, of: place) }) else { continue }
      differences.append(.moved(wanted[place].line, lines[twin].line))
      missing.removeAll { $0 == place }
      extra.removeAll { $0 == twin }
    }
    differences += missing.map { .missing(wanted[$0].line) }
    differences += extra.filter { !lines[$0].isOpen }.map { .extra(lines[$0].line) }
  }

  /// Whether a line of the trace is the record's, apart from its place and its action.
  private func isTwin(_ line: Int, of place: Int) -> Bool {
    wanted[place].receivers.contains(lines[line].receiver) && wanted[place].callbacks.contains(lines[line].callback)
  }

  private static func key(_ receiver: String, _ callback: Callback) -> String { receiver + " " + callback.selector }

  /// Without groups of lines that follow themselves.
  private static func collapsed(_ lines: [String]) -> [String] {
    var result: [String] = []
    for line in lines {
      result.append(line)
      var length = 1
      while length * 2 <= result.count {
        if result.suffix(length) == result.dropLast(length).suffix(length) {
          result.removeLast(length)
          length = 1
        } else {
          length += 1
        }
      }
    }
    return result
  }
}
