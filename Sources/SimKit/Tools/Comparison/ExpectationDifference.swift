/// The difference between the lines of a step and an `expect`: the compared lines, side by side, and no more.
///
/// The lines are laid along the pattern so that as few as possible have no partner: what `...` may stand for costs
/// nothing. What is left on one side is then sought on the other, first with the same words, then about the same subject.
struct ExpectationDifference {
  private(set) var lines: [ComparedLine] = []
  /// The line of the file to look at first; nil when all has a partner.
  private(set) var place: Int?

  private indirect enum Item {
    case line(LinePattern, at: Int)
    case any
    case not(LinePattern)
  }

  private enum Step: UInt8 {
    case start, together, missing, unexpected, covered, over
  }

  /// A class, because rows are many, large, and moved about.
  private final class PairedLine {
    let pattern: LinePattern?
    /// The position of the pattern in the file.
    var at: Int?
    var line: TraceLine?
    var isCovered: Bool
    /// A forbidden line accounts for nothing.
    let isForbidden: Bool
    /// Shown in the place of a pattern that is elsewhere.
    var kind: ComparedLine.Kind?
    var isGone = false

    init(
      pattern: LinePattern? = nil, at: Int? = nil, line: TraceLine? = nil, isCovered: Bool = false,
      isForbidden: Bool = false
    ) {
      self.pattern = pattern
      self.at = at
      self.line = line
      self.isCovered = isCovered
      self.isForbidden = isForbidden
    }
  }

  private let ignoresOthers: Bool
  private static let limit = 16_000_000
  /// A pattern whose line is there is worth so many unexpected lines: what comes too early before a `...` is no
  /// reason to call the lines after it moved. A line that is farther away has moved.
  private static let worth = 12

  init(_ expectation: Expectation, _ lines: [TraceLine]) {
    let (pattern, lines) = expectation.compared(lines)
    ignoresOthers = expectation.words.ignoresUnstatedValues
    let items = items(pattern, lines)
    guard (items.count + 1) * (lines.count + 1) <= Self.limit else {
      let literal = items.compactMap { item -> TraceLine? in
        if case .line(let pattern, _) = item { TraceLine(pattern.content, depth: 0) } else { nil }
      }
      self.lines = TraceDifference.compare(literal, lines)
      place = expectation.block.line
      return
    }
    let rows = rows(items, lines)
    pairMoved(rows)
    pairChanged(rows)
    show(rows, expectation.block)
  }

  // MARK: What is laid along what

  /// The pattern as a sequence: lines in any order are in the order of the trace.
  private func items(_ pattern: [ExpectedLine], _ lines: [TraceLine]) -> [Item] {
    var places: [TraceLine.Content: [Int]] = [:]
    for (place, line) in lines.enumerated().reversed() { places[line.subject, default: []].append(place) }
    var result: [Item] = []
    for line in pattern {
      switch line.content {
      case .line(let pattern): result.append(.line(pattern, at: line.line))
      case .anyLines: result.append(.any)
      case .not(let pattern): result.append(.not(pattern))
      case .anyOrder(let group):
        var order: [(place: Int, item: Item)] = []
        for member in group {
          guard case .line(let pattern) = member.content else { continue }
          let subject = pattern.subject
          let free = places[subject]?.lastIndex { pattern.fits(lines[$0], ignoringOthers: ignoresOthers) }
          let place = free.flatMap { places[subject]?.remove(at: $0) } ?? lines.count
          order.append((place, .line(pattern, at: member.line)))
        }
        result += order.ordered { $0.place }.map { $0.item }
      }
    }
    return result
  }

  private func rows(_ items: [Item], _ lines: [TraceLine]) -> [PairedLine] {
    let width = lines.count + 1
    var steps = [Step](repeating: .start, count: (items.count + 1) * width)
    var before = [Int](0..<width)
    for place in 1..<max(width, 1) where place < width { steps[place] = .unexpected }
    var forbidden = [Bool](repeating: false, count: lines.count)
    var bySubject: [TraceLine.Content: [TraceLine]] = [:]
    for line in lines { bySubject[line.subject, default: []].append(line) }
    for (number, item) in items.enumerated() {
      var costs = [Int](repeating: 0, count: width)
      let row = (number + 1) * width
      if case .not(let pattern) = item {
        for (place, line) in lines.enumerated() where pattern.fits(line, ignoringOthers: ignoresOthers) {
          forbidden[place] = true
        }
      }
      var loss = 1
      if case .line(let pattern, _) = item,
        bySubject[pattern.subject]?.contains(where: { pattern.fits($0, ignoringOthers: ignoresOthers) }) == true
      {
        loss = Self.worth
      }
      for place in 0..<width {
        let (cost, step) = cheapest(item, place, lines, before, costs, forbidden, loss)
        costs[place] = cost
        steps[row + place] = step
      }
      before = costs
    }
    return wayBack(items, lines, steps, width, forbidden)
  }

  private func cheapest(
    _ item: Item, _ place: Int, _ lines: [TraceLine], _ before: [Int], _ costs: [Int], _ forbidden: [Bool], _ loss: Int
  ) -> (Int, Step) {
    var best: (cost: Int, step: Step)
    switch item {
    case .line(let pattern, _):
      best = (before[place] + loss, .missing)
      if place > 0 {
        if costs[place - 1] + 1 < best.cost { best = (costs[place - 1] + 1, .unexpected) }
        if before[place - 1] <= best.cost, !forbidden[place - 1],
          pattern.fits(lines[place - 1], ignoringOthers: ignoresOthers)
        {
          best = (before[place - 1], .together)
        }
      }
    case .any:
      best = (before[place], .over)
      if place > 0 {
        let cost = costs[place - 1] + (forbidden[place - 1] ? 1 : 0)
        if cost < best.cost { best = (cost, forbidden[place - 1] ? .unexpected : .covered) }
      }
    case .not:
      best = (before[place], .over)
      if place > 0, costs[place - 1] + 1 < best.cost { best = (costs[place - 1] + 1, .unexpected) }
    }
    return best
  }

  private func wayBack(
    _ items: [Item], _ lines: [TraceLine], _ steps: [Step], _ width: Int, _ forbidden: [Bool]
  ) -> [PairedLine] {
    var rows: [PairedLine] = []
    var (number, place) = (items.count, lines.count)
    while number > 0 || place > 0 {
      switch steps[number * width + place] {
      case .together, .missing:
        guard case .line(let pattern, let at) = items[number - 1] else { break }
        let row = PairedLine(pattern: pattern, at: at)
        if steps[number * width + place] == .together {
          place -= 1
          row.line = lines[place]
        }
        number -= 1
        rows.append(row)
      case .unexpected:
        place -= 1
        rows.append(PairedLine(line: lines[place], isForbidden: forbidden[place]))
      case .covered:
        place -= 1
        rows.append(PairedLine(line: lines[place], isCovered: true))
      case .over, .start: number -= 1
      }
    }
    return rows.reversed()
  }

  // MARK: What has a partner elsewhere

  private func pairMoved(_ rows: [PairedLine]) {
    var free = places(of: rows) { $0.pattern == nil && $0.line != nil && !$0.isForbidden }
    for place in rows.indices where rows[place].line == nil {
      guard let pattern = rows[place].pattern, let candidates = free[pattern.subject] else { continue }
      // Prefers a line that nothing else accounts for.
      let fitting = candidates.indices.filter {
        pattern.fits(rows[candidates[$0]].line!, ignoringOthers: ignoresOthers)
      }
      guard let chosen = fitting.first(where: { !rows[candidates[$0]].isCovered }) ?? fitting.first else { continue }
      let other = candidates[chosen]
      free[pattern.subject]?.remove(at: chosen)
      let between = rows[min(place, other)..<max(place, other)].count { $0.pattern != nil && $0.line != nil }
      rows[other].kind = .moved(by: other > place ? max(1, between) : -max(1, between))
      rows[other].isCovered = false
      rows[other].at = rows[place].at
      rows[place].isGone = true
    }
  }

  private func pairChanged(_ rows: [PairedLine]) {
    var free = places(of: rows) { $0.pattern == nil && $0.line != nil && $0.kind == nil && !$0.isForbidden }
    // Which rows are fixed does not change below.
    let reaches = Self.reaches(in: rows)
    for place in rows.indices where rows[place].line == nil && !rows[place].isGone {
      guard case .message(let pattern)? = rows[place].pattern, let candidates = free[rows[place].pattern!.subject]
      else {
        continue
      }
      let near = reaches[place]
      guard
        let chosen = candidates.indices.first(where: {
          !rows[candidates[$0]].isCovered || near.contains(candidates[$0])
        })
      else { continue }
      let other = candidates[chosen]
      guard let line = rows[other].line, let message = line.message else { continue }
      free[rows[place].pattern!.subject]?.remove(at: chosen)
      let (from, to) = Self.compared(pattern, message, line, ignoresOthers)
      rows[other].kind = .changed(from: .message(from))
      rows[other].line = TraceLine(.message(to), depth: 0, rule: line.rule)
      rows[other].isCovered = false
      rows[other].at = rows[place].at
      rows[place].isGone = true
    }
  }

  private func places(of rows: [PairedLine], where condition: (PairedLine) -> Bool) -> [TraceLine.Content: [Int]] {
    var result: [TraceLine.Content: [Int]] = [:]
    for (place, row) in rows.enumerated() where condition(row) {
      if let line = row.line { result[line.subject, default: []].append(place) }
    }
    return result
  }

  /// For each row the rows from the pattern before that has its line to the one after.
  private static func reaches(in rows: [PairedLine]) -> [Range<Int>] {
    let fixed = rows.indices.filter { rows[$0].pattern != nil && rows[$0].line != nil }
    var next = 0
    return rows.indices.map { place in
      // A row that is itself fixed counts for neither side.
      let start = next > 0 ? fixed[next - 1] : 0
      if next < fixed.count, fixed[next] == place { next += 1 }
      return start..<(next < fixed.count ? fixed[next] : rows.count)
    }
  }

  /// Both sides with the values that are compared, and no others.
  private static func compared(
    _ pattern: MessagePattern, _ message: TraceMessage, _ line: TraceLine, _ ignoresOthers: Bool
  ) -> (from: TraceMessage, to: TraceMessage) {
    var from = TraceMessage(receiver: message.receiver, callback: message.callback)
    var to = from
    for key in FieldKey.allCases {
      let stated = pattern.fields.first { $0.key == key }
      guard let stated else {
        if !ignoresOthers, !pattern.allowsOthers, let value = message[key] { to.fields.append(Field(key, value)) }
        continue
      }
      let found = line.value(of: key)
      if let found { to.fields.append(Field(key, found)) }
      // A value that may be any is what it is.
      if let value = stated.value ?? found { from.fields.append(Field(key, value)) }
    }
    return (from, to)
  }

  // MARK: What is shown

  private mutating func show(_ rows: [PairedLine], _ block: ExpectBlock) {
    var last = block.line
    for row in rows where !row.isGone {
      if let kind = row.kind, let line = row.line {
        lines.append(ComparedLine(kind, line))
        place = place ?? row.at
      } else if let pattern = row.pattern, row.line == nil {
        lines.append(ComparedLine(.missing, TraceLine(.other(pattern.text), depth: 0)))
        place = place ?? row.at
      } else if let line = row.line, row.pattern != nil {
        lines.append(ComparedLine(.same, line))
        last = row.at ?? last
      } else if let line = row.line, row.isCovered {
        if case .skipped(let count)? = lines.last?.kind {
          lines[lines.count - 1].kind = .skipped(count + 1)
        } else {
          lines.append(ComparedLine(.skipped(1), TraceLine(.other("..."), depth: line.depth)))
        }
      } else if let line = row.line {
        lines.append(ComparedLine(.unexpected, line))
        place = place ?? last
      }
    }
  }
}

extension Expectation {
  /// The differences between lines and the block, and the line of the file to look at first.
  package func difference(_ lines: [TraceLine]) -> (lines: [ComparedLine], place: Int?) {
    let difference = ExpectationDifference(self, lines)
    return (difference.lines, difference.place)
  }
}
