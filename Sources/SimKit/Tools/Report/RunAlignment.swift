/// The rows of a page: those of one run, or of two runs of one story, aligned inside each action.
struct RunAlignment {
  enum Mark: Hashable {
    case same
    case onlyLeft
    case onlyRight
    /// In both, with other values or bounds.
    case changed
    /// In both, at another place of the action.
    case moved
  }

  /// A row: the indices among the rows of the left run and of the right one.
  struct Pairing {
    var left: Int?
    var right: Int?
    var mark: Mark
    /// A row that has moved counts once.
    var differs: Bool { mark != .same && (mark != .moved || left != nil) }
  }

  struct Step {
    /// The rows of the statement itself.
    var heading: Pairing
    var rows: [Pairing]
    var text: String
    var differences: Int { rows.count { $0.differs } }
  }

  /// The left run, and the right one if there are two.
  let runs: [FollowedRun]
  private(set) var steps: [Step] = []

  var left: FollowedRun { runs[0] }
  var right: FollowedRun? { runs.count > 1 ? runs[1] : nil }

  init(_ left: FollowedRun, _ right: FollowedRun? = nil) {
    runs = [left] + (right.map { [$0] } ?? [])
    for number in 0..<max(left.steps.count, right?.steps.count ?? 0) {
      let old = number < left.steps.count ? left.steps[number] : nil
      let new = right.flatMap { number < $0.steps.count ? $0.steps[number] : nil }
      let heading = Pairing(left: old?.heading, right: new?.heading, mark: .same)
      let text = old.map { left.text(of: $0) } ?? new.flatMap { step in right.map { $0.text(of: step) } } ?? ""
      let rows = right == nil ? (old?.lines ?? 0..<0).map { Pairing(left: $0, mark: .same) } : aligned(old, new)
      steps.append(Step(heading: heading, rows: rows, text: text))
    }
  }

  var rows: [Pairing] { steps.flatMap { [$0.heading] + $0.rows } }

  private func aligned(_ old: FollowedRun.Step?, _ new: FollowedRun.Step?) -> [Pairing] {
    guard runs.count > 1 else { return [] }
    let (before, after) = (old?.lines ?? 0..<0, new?.lines ?? 0..<0)
    let oldLines = before.map { runs[0].rows[$0].line.subject }
    let newLines = after.map { runs[1].rows[$0].line.subject }
    var rows = ShortestEdit.between(oldLines, newLines).map { edit in
      switch edit {
      case .removed(let place): return Pairing(left: before.lowerBound + place, mark: .onlyLeft)
      case .inserted(let place): return Pairing(right: after.lowerBound + place, mark: .onlyRight)
      case .both(let old, let new):
        let (left, right) = (before.lowerBound + old, after.lowerBound + new)
        return Pairing(
          left: left, right: right, mark: isSame(runs[0].rows[left], runs[1].rows[right]) ? .same : .changed)
      }
    }
    markMoved(&rows)
    return rows
  }

  private func isSame(_ left: FollowedRun.Moment, _ right: FollowedRun.Moment) -> Bool {
    left.line.content == right.line.content && left.bounds == right.bounds
  }

  /// Marks rows as moved that only one side has here and the other side has elsewhere in the action.
  private func markMoved(_ rows: inout [Pairing]) {
    var waiting: [TraceLine.Content: [Int]] = [:]
    for (place, row) in rows.enumerated() where row.mark == .onlyRight {
      if let index = row.right { waiting[runs[1].rows[index].line.content, default: []].append(place) }
    }
    for (place, row) in rows.enumerated() where row.mark == .onlyLeft {
      guard let index = row.left, case .call = runs[0].rows[index].event.content else { continue }
      guard let partner = waiting[runs[0].rows[index].line.content]?.first else { continue }
      waiting[runs[0].rows[index].line.content]?.removeFirst()
      rows[place].mark = .moved
      rows[partner].mark = .moved
    }
  }

  var summary: String {
    let kinds = [
      (Mark.onlyLeft, "only on \(left.mode.words)"), (.onlyRight, "only on \(right?.mode.words ?? "")"),
      (.changed, "with other values"), (.moved, "at another place"),
    ]
    var text = ""
    for (mark, words) in kinds {
      let count = steps.reduce(0) { $0 + $1.rows.count { $0.mark == mark && $0.differs } }
      guard count > 0 else { continue }
      text += text.isEmpty ? "\(count.counted("callback")) \(words)" : ", \(count) \(words)"
    }
    return text.isEmpty ? "no difference" : text
  }
}

extension Mode {
  /// As people write it: `iOS 5`.
  package var words: String { "iOS " + number }
}
