/// The trace of a page: a gutter with a lane for each controller beside one column of text, and the size that each callback sees, in
/// one run or in two. One line of the trace is one row; actions fold.
struct ReportTrace {
  private let alignment: RunAlignment
  let rowCount: Int
  /// The number of the view in the page, from 0.
  private let number: Int
  private let measures: ReportMeasures
  private let colors: [String]
  /// The lanes of the left run: what only the right one has draws its mark upon them.
  private let threads: LaneThreads
  /// For each run and row: whether the controller sees another size, or another judgment, than in its line before.
  private let isNew: [[Bool]]
  private let screen: Int

  /// More actions than these are folded at first.
  static let mostOpenActions = 30

  private var lanes: [FollowedRun.Lane] { measures.lanes }
  private var runs: [FollowedRun] { measures.runs }
  private var isComparison: Bool { measures.isComparison }
  private var isSolo: Bool { measures.isSolo }

  init(_ alignment: RunAlignment, number: Int) {
    self.alignment = alignment
    measures = ReportMeasures(alignment)
    self.number = number
    let (runs, lanes) = (measures.runs, measures.lanes)
    let colors = alignment.left.laneColors(lanes)
    self.colors = colors
    screen = alignment.left.longerSide
    rowCount = alignment.rows.count
    isNew = runs.map { Self.changes($0) }
    threads = LaneThreads(Lanes(runs[0], lanes, colors: colors, rows: alignment.rows.map { $0.left }))
  }

  private static func changes(_ run: FollowedRun) -> [Bool] {
    var last: [ControllerID: JudgedBounds] = [:]
    return run.rows.map { row in
      guard case .call(let call) = row.event.content, let id = call.receiver.controller, let bounds = row.bounds else {
        return false
      }
      defer { last[id] = bounds }
      return last[id] != bounds
    }
  }

  /// The names of the lanes, before the first action.
  var opening: String {
    var classes = [isComparison ? "two" : "one"]
    if isSolo { classes.append("solo") }
    if measures.hasManyLanes { classes.append("many") }
    if lanes.count <= ReportMeasures.fewLanes { classes.append("few") }
    if measures.fitsColumns { classes.append("columns") }
    let room = LanesMarkup.Room(
      lanes: max(1, lanes.count), pitch: measures.pitch, wallPitch: measures.wallPitch, nameWidth: measures.nameWidth,
      heads: isSolo ? 3 : 2 + min(11, measures.nameWidth - 1) * 39 / 100, rows: rowCount)
    return LanesMarkup.opening(classes, number: number, room, heads: heads)
  }

  private func name(_ lane: FollowedRun.Lane) -> String { runs[0].name(of: lane) }

  var actions: [String] {
    var row = 0
    return alignment.steps.enumerated().map { index, step in
      defer { row += 1 + step.rows.count }
      return action(step, index, from: row)
    }
  }

  // MARK: The names of the lanes

  private var heads: String {
    var text = "<span class=\"names\">"
    var shown = -1_000
    for (place, lane) in lanes.enumerated() {
      // With many lanes, only the root and its branches have names, as far apart as letters are high.
      let isNear = measures.hasManyLanes && ((place - shown) * measures.pitch < 94 || !isBranch(lane))
      if !isNear { shown = place }
      text += LanesMarkup.head(name(lane), place: place, color: colors[place] + (isNear ? " more" : ""))
    }
    text += "</span>"
    for (run, name) in zip(runs, ["va", "vb"]) where isComparison {
      text += "<strong class=\"\(name)\">\(run.mode.words)</strong>"
    }
    return text
  }

  private func isBranch(_ lane: FollowedRun.Lane) -> Bool {
    guard case .controller(let id) = lane, let parent = runs[0].firstParents[id.int] else { return true }
    return runs[0].firstParents[parent.int] == nil
  }

  // MARK: Actions

  private func action(_ step: RunAlignment.Step, _ index: Int, from row: Int) -> String {
    let isTall = step.rows.map { measures.isTall($0) }
    var text = ""
    var callers: [Int] = []
    var turn: Int?
    for (offset, aligned) in step.rows.enumerated() {
      var lanes = ""
      if isTall[offset] || offset == 0 || isTall[offset - 1] {
        let count = isTall[offset] ? 1 : isTall[offset...].prefix { !$0 }.count
        lanes = picture(rows: row + 1 + offset..<row + 1 + offset + count, isTall: isTall[offset])
      }
      text += item(aligned, row + 2 + offset, lanes, isTall[offset], &callers, &turn)
    }
    // A tall row may have two lines.
    let action = LanesMarkup.Action(
      index: index, row: row + 1, title: step.text, classes: isComparison && step.differences == 0 ? ["same"] : [],
      isOpen: alignment.steps.count <= Self.mostOpenActions || index == 0, count: step.rows.count,
      height: isTall.reduce(0) { $0 + ($1 ? 2 : 1) }, attributes: places(step.heading),
      gutter: gutterOfHeading(step, row), facts: facts(step))
    return action.markup(number: number, rows: text)
  }

  /// The lanes beside some rows, which are equally high, or beside a tall one.
  private func picture(rows: Range<Int>, isTall: Bool) -> String {
    threads.element(
      from: 2 * rows.lowerBound, to: 2 * rows.upperBound, style: isTall ? "" : " style=\"--s:\(rows.count)\"")
  }

  /// The lanes beside a heading: open, they run on; folded, the upper half shows how all stood before, the lower half after.
  private func gutterOfHeading(_ step: RunAlignment.Step, _ row: Int) -> String {
    let end = 2 * (row + 1 + step.rows.count)
    let after = step.rows.isEmpty ? "" : threads.figures(from: end - 1, to: end)
    let figures =
      "<g class=\"before\">\(threads.figures(from: 2 * row, to: 2 * row + 2))</g>"
      + "<g class=\"after\" transform=\"translate(0 1)\">\(after)</g>"
    return LaneThreads.element(lanes: lanes.count, height: 2, figures)
  }

  private func facts(_ step: RunAlignment.Step) -> String {
    guard !step.rows.isEmpty else { return "no callback" }
    let lines = step.rows.count.counted("line")
    if isComparison {
      guard step.differences > 0 else { return "same · \(lines)" }
      return
        "<b class=\"diff\">\(step.differences.counted("difference"))</b>"
        + "<span class=\"worth\"> · \(lines)</span>"
    }
    var counts: [BoundsJudgement: Int] = [:]
    var spoken: [Int] = []
    for row in step.rows {
      guard let place = row.left else { continue }
      if let judgement = runs[0].rows[place].bounds?.judgement { counts[judgement, default: 0] += 1 }
      if let lane = runs[0].column(of: runs[0].rows[place]), !spoken.contains(lane), spoken.count < 5 {
        spoken.append(lane)
      }
    }
    var text = "<span class=\"spoken\">"
    for lane in spoken { text += "<b class=\"\(colors[lane])\">\(name(lanes[lane]).markup)</b> " }
    text += "</span><span class=\"count\">\(lines)<span class=\"worth\">"
    for judgement in BoundsJudgement.allCases {
      guard let count = counts[judgement] else { continue }
      text += " <i class=\"sign \(judgement.name)\" style=\"--w:9;--h:13\"></i>\(count)"
    }
    return text + "</span></span>"
  }

  // MARK: Rows

  /// Which rows of the runs it is, where that does not follow from its number.
  private func places(_ row: RunAlignment.Pairing) -> String {
    guard isComparison else { return "" }
    return " data-a=\"\(row.left.map { String($0) } ?? "")\" data-b=\"\(row.right.map { String($0) } ?? "")\""
  }

  private func item(
    _ aligned: RunAlignment.Pairing, _ id: Int, _ lanes: String, _ isTall: Bool, _ callers: inout [Int],
    _ turn: inout Int?
  ) -> String {
    let old = aligned.left.map { runs[0].rows[$0] }
    let new = aligned.right.map { runs[1].rows[$0] }
    guard let row = old ?? new else { return "" }
    let side = old == nil ? 1 : 0
    let column = runs[side].lane(of: row).flatMap { lane in measures.lanes.firstIndex { $0 == lane } }
    var classes: [String] = []
    var style = ""
    if let column { classes.append(colors[column]) }
    if isTall { classes.append("tall") }
    switch row.event.content {
    case .remark: classes.append("gap")
    case .gap:
      classes.append("gap")
      turn = nil
    case .warning, .exception: classes.append("trouble")
    case .call(let call):
      classes.append("f-" + call.callback.family.name)
      // An animation's row says already that a turn of the run loop ends.
      if let turn, turn != row.snapshot.turn { classes.append("pass") }
      turn = row.snapshot.turn
      let depth = row.event.depth
      if depth > 0 { style += "--d:\(min(depth, 12));" }
      callers.removeLast(max(0, callers.count - depth))
      if depth > 0, let caller = callers.last, caller != column { style += "--k:\(caller);" }
      while callers.count < depth { callers.append(callers.last ?? column ?? 0) }
      callers.append(column ?? 0)
    case .step, .note: break
    }
    switch aligned.mark {
    case .same: break
    case .onlyLeft: classes.append("alone left")
    case .onlyRight: classes.append("alone right")
    case .changed: classes.append("changed")
    case .moved: classes.append(aligned.left == nil ? "moved right" : "moved left")
    }
    if let old, let new, aligned.mark == .changed, old.bounds != new.bounds { classes.append("sized") }
    if let column { style += "--x:\(column)" }
    var cells: String
    var sign: Callback?
    if case .call(let call) = row.event.content {
      sign = call.callback
      cells = words(row, call, side, other: old == nil ? nil : new)
      cells +=
        isComparison
        ? sizes(old, new, of: aligned)
        : bounds(aligned.left, 0) + "<span class=\"u\">\(call.rule.rawValue)</span>"
    } else {
      cells = words(row)
      if isComparison, aligned.mark != .same {
        cells += "\(aligned.left == nil ? "" : "<span class=\"b\"></span>")\(absence(of: aligned))"
      }
    }
    return LanesMarkup.row(
      id, number: number, classes, style: style, attributes: places(aligned), lanes: lanes, sign: sign, cells: cells)
  }

  /// The cells of two versions; equal sizes are said once.
  private func sizes(_ old: FollowedRun.Moment?, _ new: FollowedRun.Moment?, of aligned: RunAlignment.Pairing) -> String
  {
    let left = aligned.left == nil ? absence(of: aligned) : bounds(aligned.left, 0)
    guard let old, let new, old.bounds == new.bounds else {
      return left + (aligned.right == nil ? absence(of: aligned) : bounds(aligned.right, 1))
    }
    return left
      + (old.bounds == nil ? "<span class=\"b\"></span>" : "<span class=\"b ditto\" aria-label=\"the same\">″</span>")
  }

  /// The cell of a run that does not have a row.
  private func absence(of aligned: RunAlignment.Pairing) -> String {
    let words: String
    switch (aligned.left.map { runs[0].rows[$0] } ?? aligned.right.map { runs[1].rows[$0] })?.event.content {
    case _ where aligned.mark == .moved: words = "⇅ elsewhere"
    case .warning, .exception: words = "not printed"
    case .gap: words = "no pause"
    case .call, .step, .note, .remark, nil: words = "not called"
    }
    let version = runs[aligned.left == nil ? 0 : 1].mode.words
    return "<span class=\"b none\"><span>\(words)<span class=\"vh\"> on \(version)</span></span></span>"
  }

  private func words(_ row: FollowedRun.Moment) -> String {
    if case .gap(let duration) = row.event.content { return LanesMarkup.words(ofGap: duration) }
    return "<span class=\"t\">\(row.text.markup)</span>"
  }

  /// Returns the text of a callback's row; `other` is the same call in the other run, which may have had other values.
  private func words(_ row: FollowedRun.Moment, _ call: Call, _ side: Int, other: FollowedRun.Moment?) -> String {
    let selector = call.callback.selector
    var text = ""
    func values(_ row: FollowedRun.Moment) -> String {
      String((row.line.message?.words(without: [.bounds]) ?? "").dropFirst(selector.count + 1))
    }
    let own = values(row)
    let others = other.map(values) ?? own
    if !own.isEmpty {
      let name = own != others ? " class=\"diff\"" : own.hasPrefix("animated=") ? " class=\"a\"" : ""
      text += " <em\(name)>\(ReportText.listed(own))</em>"
    }
    if own != others { text += " <em class=\"diff\">\(runs[1].mode.words): \(ReportText.listed(others))</em>" }
    let who = name(runs[side].lane(of: row) ?? .app)
    return LanesMarkup.words(who, call.receiver.part, call.callback, isSolo: isSolo, values: text)
  }

  private func bounds(_ place: Int?, _ side: Int) -> String {
    guard let place, let bounds = runs[side].rows[place].bounds else { return "<span class=\"b\"></span>" }
    let (size, judgement) = (bounds.size, bounds.judgement)
    return
      "<span class=\"b \(judgement.name)\(isNew[side][place] ? " new" : "")\">"
      + ReportSign.html(size, judgement, screen: screen)
      + "<span>\(size.width)×\(size.height)</span> <small>\(judgement.name)</small></span>"
  }
}
