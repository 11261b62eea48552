extension ViewTree {
  /// Sorts views of the window as a walk of the tree meets them: superviews first, subviews in their order.
  ///
  /// Mostly they are so already, and neighbors are compared. Else a few are compared with each other, and many are met on one walk
  /// over their superviews: the cost follows what is sorted, and not the size of the tree.
  func inTreeOrder(_ ids: [ViewID]) -> [ViewID] {
    if zip(ids, ids.dropFirst()).allSatisfy({ comesBefore($0, $1) }) { return ids }
    return ids.count <= 16 ? ids.sorted { comesBefore($0, $1) } : walked(ids)
  }

  private func comesBefore(_ a: ViewID, _ b: ViewID) -> Bool {
    var (left, right) = (a, b)
    while self[left].depth > self[right].depth, let above = superview(of: left) { left = above }
    while self[right].depth > self[left].depth, let above = superview(of: right) { right = above }
    // If one is an ancestor of the other, the ancestor is first.
    if left == right { return self[a].depth < self[b].depth }
    while let leftAbove = superview(of: left), let rightAbove = superview(of: right), leftAbove != rightAbove {
      (left, right) = (leftAbove, rightAbove)
    }
    return self[left].place < self[right].place
  }

  private func walked(_ ids: [ViewID]) -> [ViewID] {
    var below: [ViewID: [ViewID]] = [:]
    var isOnTheWay: Set<ViewID> = []
    for id in ids {
      var current = id
      while current != .window, isOnTheWay.insert(current).inserted, let above = superview(of: current) {
        below[above, default: []].append(current)
        current = above
      }
    }
    let wanted = Set(ids)
    var result: [ViewID] = []
    var open: [ViewID] = [.window]
    while let id = open.popLast() {
      if wanted.contains(id) { result.append(id) }
      open += (below[id] ?? []).ordered { -self[$0].place }
    }
    return result
  }
}
