/// The columns of a split view controller: in compact width they are stacked, and taken apart again; one by one they
/// are shown, hidden and filled. All are changes of the tree of controllers; the callbacks follow from that.
extension Simulator {
  mutating func collapse(_ id: ControllerID, _ state: SplitState) {
    let isCompact = topColumn(of: id, state) == .compact
    containers[split: id]?.arrangement = isCompact ? .compact : .collapsed
    let isReported = state.arrangement != .unborn || rules.holds(.columnsToldAtFirst)
    var works = columnsAtFirst(id, state, [topColumn(of: id, state)])
    if works.isEmpty || !isCompact { works = questionsBeforeStacking(id, state) + works }
    works.append(.split(id, isCompact ? .display(animated: false) : .stack))
    if isReported, state.content.hasColumnStyle {
      works += Work.afterLayout([.tellDelegate(id, .splitDidCollapse, .none)])
    }
    schedule(works)
  }

  mutating func expand(_ id: ControllerID, _ state: SplitState, isWide: Bool) {
    let mode = standardMode(state, isWide: isWide)
    var works = questionsBeforeUnstacking(id, state, mode)
    works.append(.split(id, .unstack(mode, isWide: isWide)))
    if state.content.hasColumnStyle { works += Work.afterLayout([.tellDelegate(id, .splitDidExpand, .none)]) }
    schedule(works)
  }

  /// Tells the delegate of the columns with which the split view controller appears for the first time.
  func columnsAtFirst(_ id: ControllerID, _ state: SplitState, _ columns: [SplitColumn]) -> [Work] {
    let rule = RuleID.columnsToldAtFirst
    guard state.arrangement == .unborn, state.content.hasColumnStyle, rules.holds(rule) else { return [] }
    return columns.map { .tellDelegate(id, .splitWillShowColumn, .column($0), rule) }
  }

  // MARK: Collapsing

  private func questionsBeforeStacking(_ id: ControllerID, _ state: SplitState) -> [Work] {
    guard !state.content.hasColumnStyle else {
      return asks(
        id, .splitTopColumn, .column(state.compact == nil ? .secondary : .compact), .column(topColumn(of: id, state)),
        .splitColumnsStack)
    }
    let primary = declaration(id).collapsesInto
    return asks(id, .splitPrimaryForCollapsing, .none, .controller(primary), .splitCollapses)
      + handsOver(primary, to: id)
      + asks(
        id, .splitCollapseSecondary, .shown(state.content.secondary, animated: nil),
        .yes(hierarchy[id].answers.collapsesSecondary), .splitCollapses)
  }

  /// The delegate may hand over another primary controller.
  private func handsOver(_ primary: ControllerID?, to id: ControllerID) -> [Work] {
    guard let primary, declaration(id).hasDelegate else { return [] }
    return [.create(primary), .split(id, .replace(.primary, by: primary))]
  }

  /// The columns above the primary one go on its stack, up to the one that the delegate wants on top.
  mutating func stackColumns(_ id: ControllerID, _ state: SplitState) {
    guard state.arrangement == .collapsed else { return }
    let rule = RuleID.splitCollapses
    var works: [Work] = []
    for column in [SplitColumn.supplementary, .secondary] {
      guard let child = state.content[column], hierarchy.parent(of: child) == id else { continue }
      hierarchy[child].isKept = true
      works +=
        goesOnStack(column, of: id, state)
        ? Work.leaving(child, rule) + [.addChild(child, to: state.content.primary)]
        : [.willMove(child, to: nil, rule)] + Work.leaving(child, rule) + [.child(child, .leaveParent)]
    }
    schedule(works + [.split(id, .display(animated: false))])
  }

  /// A plain primary controller does nothing with what it is handed.
  private func goesOnStack(_ column: SplitColumn, of id: ControllerID, _ state: SplitState) -> Bool {
    guard containers[navigation: state.content.primary] != nil else { return false }
    guard state.content.hasColumnStyle else {
      return !(declaration(id).hasDelegate && hierarchy[id].answers.collapsesSecondary)
    }
    return column.rawValue <= topColumn(of: id, state).rawValue
  }

  /// The delegate's answer, else the compact column where there is one, else the secondary one.
  private func topColumn(of id: ControllerID, _ state: SplitState) -> SplitColumn {
    let answer = declaration(id).hasDelegate ? declaration(id).topColumn : nil
    return answer ?? (state.compact == nil ? .secondary : .compact)
  }

  // MARK: Expanding

  private func questionsBeforeUnstacking(_ id: ControllerID, _ state: SplitState, _ mode: SplitDisplayMode) -> [Work] {
    guard state.content.hasColumnStyle else {
      return asks(id, .splitPrimaryForExpanding, .none, .controller(declaration(id).expandsInto), .splitExpands)
        + asks(id, .splitSeparateSecondary, .none, .controller(declaration(id).separates), .splitExpands)
    }
    return asks(id, .splitModeForExpanding, .displayMode(mode), .displayMode(mode), .splitColumnsStack)
  }

  /// Makes the top of the stack the secondary controller. Columns come back as what they were.
  mutating func unstackColumns(_ id: ControllerID, _ state: SplitState, _ mode: SplitDisplayMode, isWide: Bool) {
    guard state.arrangement != .compact else {
      containers[split: id]?.arrangement = .separate(mode, isWide: isWide)
      return schedule([.split(id, .display(animated: false))])
    }
    var content = state.content
    let stack = hierarchy.children(of: content.primary)
    if declaration(id).hasDelegate, let separated = declaration(id).separates {
      content = content.with(separated, in: .secondary)
    } else if !content.hasColumnStyle, containers[navigation: content.primary] != nil, stack.count > 1,
      let top = stack.last
    {
      content = content.with(top, in: .secondary)
    }
    containers[split: id]?.content = content
    containers[split: id]?.arrangement = .separate(mode, isWide: isWide)
    var works: [Work] = []
    for column in [SplitColumn.supplementary, .secondary] {
      // The app may have taken a kept controller into another container, or presented it.
      guard let child = content[column], hierarchy.parent(of: child) == content.primary || hierarchy.isFree(child)
      else { continue }
      hierarchy[child].isKept = false
      works +=
        Work.leaving(child, .splitExpands) + [.addChild(child, to: id), .didMove(child, to: id, .containerAdopts)]
    }
    for old in state.content.members where !content.members.contains(old) {
      hierarchy[old].isKept = false
      works.append(.release(old))
    }
    schedule(works + [.split(id, .display(animated: false))] + handsOver(declaration(id).expandsInto, to: id))
  }

  // MARK: The delegate

  func asks(
    _ id: ControllerID, _ callback: Callback, _ argument: Argument, _ answer: Answer, _ rule: RuleID
  ) -> [Work] {
    guard declaration(id).hasDelegate else { return [] }
    return Work.ask(Question(.delegate(id), callback, about: argument, rule), answering: answer)
  }

  // MARK: Showing

  /// `showViewController:sender:` and `showDetailViewController:sender:` of a split view controller.
  mutating func ask(_ id: ControllerID, toShow child: ControllerID, asDetail: Bool, animated: Bool) {
    // A segue gets here where the app's code could not.
    guard offers(.showInContainer, "showing in a split view controller") else { return }
    let callback: Callback = asDetail ? .splitShowDetail : .splitShow
    schedule(
      asks(id, callback, .shown(child, animated: nil), .yes(false), .showInContainer)
        + [.split(id, .place(child, asDetail: asDetail, animated: animated))])
  }

  /// In regular width it takes the place of the controller in its column. A collapsed split view hands it to the
  /// primary controller, which pushes it; a primary controller that can't push presents it.
  mutating func place(_ child: ControllerID, in id: ControllerID, _ state: SplitState, asDetail: Bool, animated: Bool) {
    let primary = state.content.primary
    guard state.arrangement == .collapsed else {
      let column: SplitColumn = asDetail ? .secondary : .primary
      schedule([.split(id, state.content.hasColumnStyle ? .setColumn(column, child) : .replace(column, by: child))])
      return
    }
    schedule(
      containers[navigation: primary] != nil
        ? [.navigation(primary, .push(child, animated: animated))]
        : [.presentation(.askToPresent(child, from: id, animated: animated, completion: false))])
  }

  /// Another controller in a column: the old one leaves, then the new one comes.
  mutating func replace(_ column: SplitColumn, of id: ControllerID, _ state: SplitState, by child: ControllerID) {
    guard let old = state.content[column], old != child, isInNoColumn(child, of: id, state) else { return }
    containers[split: id]?.content = state.content.with(child, in: column)
    // Only a column that another display mode brings appears without callbacks.
    let isSeen = hierarchy[id].appearance == .appeared && state.shownColumns.contains(column)
    let comes: [Work] =
      isSeen ? [.load(child), .fill(child, id), .attach(child, to: id, .container, .splitShowsBoth)] : []
    // UIKit may be calling willMove on the old one: then it becomes a child nevertheless, in no column.
    let goes = hierarchy.parent(of: old) == id ? Work.taken(old, .showInContainer) : []
    schedule(
      goes + [.addChild(child, to: id), .didMove(child, to: id, .containerAdopts)] + comes
        + [.split(id, .display(animated: false)), .release(old)])
  }

  /// The columns get their new frames in the next layout, without a size transition.
  mutating func setColumnWidth(_ width: Int, of id: ControllerID) {
    containers[split: id]?.columnWidth = width
    hierarchy.views.setNeedsLayout(id.view)
  }

  // MARK: One column, iOS 14

  /// `showColumn:` and `hideColumn:`. While the columns are stacked, the stack is changed; beside the compact column none is seen.
  mutating func showColumn(_ column: SplitColumn, of id: ControllerID, _ state: SplitState, _ shows: Bool) {
    guard mayUse(column, of: id, state) else { return }
    switch state.arrangement {
    case .collapsed: bringUp(column, state, shows)
    case .unborn: report(Trouble(.columnUnborn, id))
    case .compact: break
    case .separate(let mode, let isWide):
      guard state.shownColumns.contains(column) != shows else { return }
      let next = shows ? nextMode(showing: column, state, isWide) : nextMode(hiding: column, mode)
      schedule([.split(id, .change(next))])
    }
  }

  private func nextMode(showing column: SplitColumn, _ state: SplitState, _ isWide: Bool) -> SplitDisplayMode {
    let (one, two): (SplitDisplayMode, SplitDisplayMode) =
      isWide ? (.oneBesideSecondary, .twoBesideSecondary) : (.oneOverSecondary, .twoOverSecondary)
    return state.columns(in: one).contains(column) ? one : two
  }

  /// The primary of three leaves the supplementary one where it is; the secondary column always stays.
  private func nextMode(hiding column: SplitColumn, _ mode: SplitDisplayMode) -> SplitDisplayMode {
    switch (column, mode) {
    case (.secondary, _), (.compact, _): mode
    case (.primary, .twoBesideSecondary), (.primary, .twoDisplaceSecondary): .oneBesideSecondary
    case (.primary, .twoOverSecondary): .oneOverSecondary
    case (.primary, _), (.supplementary, _): .secondaryOnly
    }
  }

  /// The controller that stands for a column while the columns are stacked.
  func stackedTarget(of column: SplitColumn, _ state: SplitState) -> ControllerID? {
    let columns = state.content.members
    let own = hierarchy.children(of: state.content.primary).last { !columns.contains($0) }
    return column == .primary ? own : state.content[column]
  }

  /// Pushes the column, or pops to it; a hidden one is popped if it is on top.
  private mutating func bringUp(_ column: SplitColumn, _ state: SplitState, _ shows: Bool) {
    let nav = state.content.primary
    let stack = hierarchy.children(of: nav)
    guard let target = stackedTarget(of: column, state) else { return }
    if !shows {
      if stack.last == target, column != .primary { schedule([.navigation(nav, .pop(.previous, animated: true))]) }
    } else if stack.contains(target) {
      schedule([.navigation(nav, .pop(.controller(target), animated: true))])
    } else {
      schedule([.navigation(nav, .push(target, animated: true))])
    }
  }

  /// `setViewController:forColumn:`
  mutating func setColumn(_ column: SplitColumn, of id: ControllerID, _ state: SplitState, to child: ControllerID) {
    if column == .compact, state.content.hasColumnStyle { return setCompact(id, state, to: child) }
    guard mayUse(column, of: id, state), let old = state.content[column], old != child,
      isInNoColumn(child, of: id, state, otherThan: old),
      permits(column == .primary && state.arrangement == .collapsed ? Trouble(.primaryWhileCollapsed, id) : nil)
    else { return }
    if containers[navigation: child] == nil, rules.holds(.splitColumnPushes) {
      return schedule([.navigation(old, .push(child, animated: false))])
    }
    guard state.arrangement == .collapsed else { return schedule([.split(id, .replace(column, by: child))]) }
    // On the stack it takes the place of the other; a kept controller appears when the columns are taken apart.
    containers[split: id]?.content = state.content.with(child, in: column)
    hierarchy[child].isKept = true
    hierarchy[old].isKept = false
    let stack = hierarchy.children(of: state.content.primary)
    guard stack.contains(old) else { return schedule([.release(old)]) }
    let next = stack.map { $0 == old ? child : $0 }
    let handOver = Work.navigation(state.content.primary, .setStack(count: next.count, animated: false))
    schedule([handOver] + next.map { .member($0) })
  }

  /// The compact column is shown as it is: UIKit puts no navigation controller around it.
  private mutating func setCompact(_ id: ControllerID, _ state: SplitState, to child: ControllerID) {
    guard mayShow(id, state), state.compact != child, isInNoColumn(child, of: id, state) else { return }
    guard permits(state.arrangement == .collapsed ? Trouble(.compactWhileStacked, id) : nil) else { return }
    containers[split: id]?.compact = child
    let old = state.compact.map { Work.taken($0, .splitCompactColumn) + [.release($0)] } ?? []
    schedule(
      [.create(id)] + old + [.addChild(child, to: id), .didMove(child, to: id, .containerAdopts)]
        + (state.arrangement == .compact ? [.split(id, .display(animated: false))] : []))
  }

  /// A controller is, or is in, one column at the most.
  private mutating func isInNoColumn(
    _ child: ControllerID, of id: ControllerID, _ state: SplitState, otherThan old: ControllerID? = nil
  ) -> Bool {
    let isThere = state.content.members.contains { $0 != old && hierarchy.isAtOrAbove($0, child) }
    return permits(isThere ? Trouble(.columnTwice, child, id) : nil)
  }

  private mutating func mayUse(_ column: SplitColumn, of id: ControllerID, _ state: SplitState) -> Bool {
    let isThere = state.content.hasColumnStyle && state.content[column] != nil
    return permits(isThere ? nil : Trouble(.columnNotThere, id, words: [column.name])) && mayShow(id, state)
  }
}

extension Work {
  /// The controller in a column makes way for another.
  fileprivate static func taken(_ id: ControllerID, _ rule: RuleID) -> [Work] {
    [.willMove(id, to: nil, .containerAdopts), .detach(id, .container, rule), .child(id, .leaveParent)]
  }
}
