/// What runs of one story have not in common: each is held against the first.
struct RunDifference {
  enum Mark: Hashable {
    case none
    /// Only in this run.
    case alone
    /// Elsewhere in the other run.
    case moved
    /// With other values in the other run.
    case changed

    /// The class of the line in a page.
    var name: String? {
      switch self {
      case .none: nil
      case .alone: "alone"
      case .moved: "moved"
      case .changed: "changed"
      }
    }

    /// For those who do not see colours.
    var words: String? {
      switch self {
      case .none: nil
      case .alone: "only here"
      case .moved: "other place"
      case .changed: "other values"
      }
    }
  }

  /// For each run, step and row.
  private(set) var marks: [[[Mark]]]
  private(set) var summary = ""

  init(_ runs: [Recording]) {
    let steps = runs.map { run in run.steps.map { step in run.lines(of: step).map { $0.line } } }
    marks = steps.map { run in run.map { step in step.map { _ in Mark.none } } }
    guard runs.count > 1 else { return }
    var (alone, moved, changed) = (0, 0, 0)
    for other in 1..<runs.count {
      for step in 0..<max(steps[0].count, steps[other].count) {
        guard step < steps[0].count, step < steps[other].count else { continue }
        let (left, right) = Self.compare(steps[0][step], steps[other][step])
        if other == 1 { marks[0][step] = left }
        marks[other][step] = right
        alone += left.count { $0 == .alone } + right.count { $0 == .alone }
        moved += right.count { $0 == .moved }
        changed += right.count { $0 == .changed }
      }
    }
    var parts: [String] = []
    if alone > 0 { parts.append("\(alone) only on one side") }
    if moved > 0 { parts.append("\(moved) moved") }
    if changed > 0 { parts.append("\(changed) with other values") }
    summary = parts.joined(separator: ", ")
  }

  private static func compare(_ old: [TraceLine], _ new: [TraceLine]) -> ([Mark], [Mark]) {
    var left = old.map { _ in Mark.none }
    var right = new.map { _ in Mark.none }
    var (x, y) = (0, 0)
    for (isRemoval, isInsertion) in TraceDifference.edits(old.map { $0.content }, new.map { $0.content }) {
      if isRemoval { left[x] = .alone }
      if isInsertion { right[y] = .alone }
      if !isInsertion { x += 1 }
      if !isRemoval { y += 1 }
    }
    pair(old, new, &left, &right, .moved) { $0.content }
    pair(old, new, &left, &right, .changed) { $0.subject }
    return (left, right)
  }

  /// What is alone on both sides and says the same.
  private static func pair(
    _ old: [TraceLine], _ new: [TraceLine], _ left: inout [Mark], _ right: inout [Mark], _ mark: Mark,
    by key: (TraceLine) -> TraceLine.Content
  ) {
    for (place, line) in old.enumerated() where left[place] == .alone {
      guard let other = new.indices.first(where: { right[$0] == .alone && key(new[$0]) == key(line) }) else { continue }
      left[place] = mark
      right[other] = mark
    }
  }
}
