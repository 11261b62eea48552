/// The trace of a page: a gutter with a thread for each controller beside one column of text, or two such for two runs. One line of
/// the trace is one row; actions fold.
struct ReportTrace {
  private let alignment: RunAlignment
  /// The number of the view in the page, from 0.
  private let number: Int
  private let measures: ReportMeasures
  private let colors: [String]
  private let threads: [LaneThreads]
  /// For each run and row: whether the controller sees another size, or another judgement, than in its line before.
  private let isNew: [[Bool]]
  /// For each row of the page the row of the picture at which it begins: the words of a warning take several.
  private let tops: [Int]
  /// The longer side of the screen: signs of bounds are drawn to its scale.
  private let screen: Int

  /// More actions than these are folded at first.
  static let mostOpenActions = 30

  private var lanes: [Recording.Lane] { measures.lanes }
  private var runs: [Recording] { measures.runs }
  private var isComparison: Bool { measures.isComparison }
  private var isSolo: Bool { measures.isSolo }

  init(_ alignment: RunAlignment, _ measures: ReportMeasures, number: Int) {
    self.alignment = alignment
    self.measures = measures
    self.number = number
    let (runs, lanes) = (measures.runs, measures.lanes)
    let colors = alignment.left.laneColors(lanes)
    self.colors = colors
    let device = alignment.left.scenario.header.device(in: alignment.left.mode).screen
    screen = max(1, device.width, device.height)
    var rows: [[Int?]] = runs.map { _ in [] }
    var tops: [Int] = []
    for step in alignment.steps {
      for row in [step.heading] + step.rows {
        tops.append(rows[0].count)
        rows[0].append(row.left)
        if runs.count > 1 { rows[1].append(row.right) }
        let rest = [Int?](repeating: nil, count: Self.height(of: row, runs) - 1)
        for side in rows.indices { rows[side] += rest }
      }
    }
    self.tops = tops + [rows[0].count]
    isNew = runs.map { Self.changes($0) }
    threads = zip(runs, rows).map { LaneThreads($0, lanes: lanes, colors: colors, rows: $1) }
  }

  /// How many rows high a row of the page is. The words of a warning or an exception are shown whole.
  private static func height(of row: RunAlignment.Row, _ runs: [Recording]) -> Int {
    let places = zip(runs, [row.left, row.right]).compactMap { run, place in place.map { run.rows[$0] } }
    let lengths = places.map { one in
      switch one.event.content {
      case .warning, .exception: one.text.utf8.count
      case .call, .step, .note, .remark, .gap: 0
      }
    }
    let longest = lengths.max() ?? 0
    return longest <= 60 ? 1 : longest <= 150 ? 2 : 3
  }

  private static func changes(_ run: Recording) -> [Bool] {
    var last: [ControllerID: JudgedBounds] = [:]
    return run.rows.map { row in
      guard case .call(let call) = row.event.content, let id = call.receiver.controller, let bounds = row.bounds else {
        return false
      }
      defer { last[id] = bounds }
      return last[id] != bounds
    }
  }

  /// What stands before the first action: the names of the lanes.
  var opening: String {
    var classes = ["trace", isComparison ? "two" : "one"]
    if isSolo { classes.append("solo") }
    if measures.hasManyLanes { classes.append("many") }
    if measures.isDense { classes.append("dense") }
    let count = max(1, lanes.count)
    let head = isSolo ? 2 : 1 + min(11, measures.nameWidth - 1) * 39 / 100
    let style =
      "--lp:\(Self.decimal(measures.pitch))rem;--nl:\(count);--who:\(measures.nameWidth)ch;--hh:\(head + 1)rem"
      + (alignment.rowCount > 9_999 ? ";--nw:4.2rem" : alignment.rowCount > 999 ? ";--nw:3.6rem" : "")
    return "<div class=\"\(classes.joined(separator: " "))\" data-view=\"\(number)\" style=\"\(style)\">\n" + heads
  }

  private func name(_ lane: Recording.Lane) -> String { measures.name(lane) }

  var actions: [String] {
    var row = 0
    return alignment.steps.enumerated().map { index, step in
      defer { row += 1 + step.rows.count }
      return action(step, index, from: row)
    }
  }

  /// What stands behind the last action.
  static let ending = "</div>\n"

  /// Hundredths as CSS writes them.
  private static func decimal(_ hundredths: Int) -> String {
    "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }

  // MARK: The names of the lanes

  private var heads: String {
    var text = "<div class=\"heads\" aria-hidden=\"true\">" + names("sl")
    if isComparison {
      let (left, right) = (runs[0].mode.words, runs[1].mode.words)
      text += "<strong class=\"va\">\(left)<span> and \(right)</span></strong><strong class=\"vb\">\(right)</strong>"
      text += names("sr")
    }
    return text + "</div>\n"
  }

  private func names(_ side: String) -> String {
    var text = "<span class=\"names \(side)\">"
    var shown = -1_000
    for (place, lane) in lanes.enumerated() {
      // Of many lanes only the root and its branches have names, as far apart as letters are high.
      let isNear = measures.hasManyLanes && ((place - shown) * measures.pitch < 94 || !isBranch(lane))
      if !isNear { shown = place }
      text +=
        "<b class=\"\(colors[place])\(isNear ? " more" : "")\" style=\"--x:\(place)\">\(MarkupText.escaped(name(lane)))</b>"
    }
    return text + "</span>"
  }

  private func isBranch(_ lane: Recording.Lane) -> Bool {
    guard case .controller(let id) = lane, let parent = runs[0].firstParents[id.int] else { return true }
    return runs[0].firstParents[parent.int] == nil
  }

  // MARK: Actions

  private func action(_ step: RunAlignment.Step, _ index: Int, from row: Int) -> String {
    let isOpen = alignment.steps.count <= Self.mostOpenActions || index == 0
    var text =
      "<details class=\"act\"\(isOpen ? " open" : "") style=\"--n:\(tops[row + 1 + step.rows.count] - tops[row + 1])\">\n"
    text +=
      "<summary id=\"r\(number)-\(row + 1)\"\(places(step.heading))><span class=\"no\"><i class=\"chevron\"></i>\(index + 1)</span>"
    text += gutterOfHeading(0, step, row)
    text += "<h3>\(MarkupText.escaped(step.text))</h3><span class=\"facts\">\(facts(step))</span>"
    if isComparison { text += gutterOfHeading(1, step, row) }
    text += "</summary>\n"
    guard !step.rows.isEmpty else { return text + "</details>\n" }
    text += "<div class=\"rows\">"
    for side in runs.indices {
      let from = 2 * tops[row + 1]
      let to = 2 * tops[row + 1 + step.rows.count]
      text +=
        "<svg class=\"life \(side == 0 ? "sl" : "sr")\" aria-hidden=\"true\" viewBox=\"0 0 \(100 * max(1, lanes.count)) \(to - from)\" "
        + "preserveAspectRatio=\"none\">\(threads[side].figures(from: from, to: to))</svg>"
    }
    text += "<ol aria-label=\"Action \(index + 1): \(MarkupText.escaped(step.text))\">\n"
    var callers: [Int] = []
    var turn: Int?
    for (offset, one) in step.rows.enumerated() {
      text += item(one, row + 2 + offset, &callers, &turn)
    }
    return text + "</ol></div>\n</details>\n"
  }

  /// The lanes beside a heading: open, they run on; folded, the upper half shows how all stood before, the lower half after.
  private func gutterOfHeading(_ side: Int, _ step: RunAlignment.Step, _ row: Int) -> String {
    let end = 2 * tops[row + 1 + step.rows.count]
    let after = step.rows.isEmpty ? "" : threads[side].figures(from: end - 1, to: end)
    return
      "<span class=\"g \(side == 0 ? "sl" : "sr")\">"
      + "<svg class=\"life\" aria-hidden=\"true\" viewBox=\"0 0 \(100 * max(1, lanes.count)) 2\" "
      + "preserveAspectRatio=\"none\"><g class=\"before\">\(threads[side].figures(from: 2 * tops[row], to: 2 * tops[row] + 2))</g>"
      + "<g class=\"after\" transform=\"translate(0 1)\">\(after)</g></svg></span>"
  }

  private func facts(_ step: RunAlignment.Step) -> String {
    guard !step.rows.isEmpty else { return "no callback" }
    let lines = step.rows.count == 1 ? "1 line" : "\(step.rows.count) lines"
    if isComparison {
      guard step.differences > 0 else { return "same · \(lines)" }
      return
        "<b class=\"diff\">\(step.differences == 1 ? "1 difference" : "\(step.differences) differences")</b>"
        + "<span class=\"worth\"> · \(lines)</span>"
    }
    var counts = [0, 0, 0]
    var spoken: [Int] = []
    for row in step.rows {
      guard let place = row.left else { continue }
      if let judgement = runs[0].rows[place].bounds?.judgement { counts[Int(judgement.rawValue)] += 1 }
      if let lane = runs[0].column(of: runs[0].rows[place]), !spoken.contains(lane), spoken.count < 5 {
        spoken.append(lane)
      }
    }
    var text = "<span class=\"spoken\">"
    for lane in spoken { text += "<b class=\"\(colors[lane])\">\(MarkupText.escaped(name(lanes[lane])))</b> " }
    text += "</span><span class=\"count\">\(lines)<span class=\"worth\">"
    for judgement in [BoundsJudgement.empty, .stale, .final] where counts[Int(judgement.rawValue)] > 0 {
      text += " <i class=\"sign \(judgement.name)\" style=\"--w:9;--h:13\"></i>\(counts[Int(judgement.rawValue)])"
    }
    return text + "</span></span>"
  }

  // MARK: Rows

  /// Which rows of the runs it is, where that does not follow from its number.
  private func places(_ row: RunAlignment.Row) -> String {
    guard isComparison else { return "" }
    return " data-a=\"\(row.left.map { String($0) } ?? "")\" data-b=\"\(row.right.map { String($0) } ?? "")\""
  }

  private func item(_ one: RunAlignment.Row, _ id: Int, _ callers: inout [Int], _ turn: inout Int?) -> String {
    let old = one.left.map { runs[0].rows[$0] }
    let new = one.right.map { runs[1].rows[$0] }
    guard let row = old ?? new else { return "" }
    let run = old == nil ? runs[1] : runs[0]
    let column = run.lane(of: row).flatMap { lane in lanes.firstIndex { $0 == lane } }
    var classes: [String] = []
    var style = ""
    if let column { classes.append(colors[column]) }
    switch row.event.content {
    case .remark: classes.append("gap")
    case .gap:
      classes.append("gap")
      turn = nil
    case .warning, .exception:
      classes.append("trouble")
      let height = Self.height(of: one, runs)
      if height > 1 { style += "--u:\(height);" }
    case .call(let call):
      classes.append("f-" + call.callback.family.name)
      // An animation's row says already that a turn of the run loop ends.
      if let turn, turn != row.snapshot.turn { classes.append("pass") }
      turn = row.snapshot.turn
      if measures.isLengthy(row, run) { classes.append("lengthy") }
      let width = one.left.map { measures.widths[0][$0] } ?? one.right.map { measures.widths[1][$0] } ?? 0
      if width > ReportMeasures.longest.small {
        classes.append(width > ReportMeasures.longest.any ? "wordy verbose" : "wordy")
      }
      let depth = row.event.depth
      if depth > 0 { style += "--d:\(min(depth, 12));" }
      callers.removeLast(max(0, callers.count - depth))
      if depth > 0, let caller = callers.last, caller != column { style += "--k:\(caller);" }
      while callers.count < depth { callers.append(callers.last ?? column ?? 0) }
      callers.append(column ?? 0)
    case .step, .note: break
    }
    switch one.mark {
    case .same: break
    case .onlyLeft: classes.append("alone left")
    case .onlyRight: classes.append("alone right")
    case .changed: classes.append("changed")
    case .moved: classes.append(one.left == nil ? "moved right" : "moved left")
    }
    if let column { style += "--x:\(column)" }
    var text =
      "<li id=\"r\(number)-\(id)\"\(places(one)) class=\"\(classes.joined(separator: " "))\""
      + "\(style.isEmpty ? "" : " style=\"\(style)\"")><span class=\"no\">\(id)</span>"
    text += side(one.left, 0, one)
    guard isComparison else { return text + "</li>\n" }
    text += mark(one) + side(one.right, 1, one)
    return text + "</li>\n"
  }

  /// One run's part of a row: gutter, words, bounds, rule; the right run's gutter stands at its end.
  private func side(_ place: Int?, _ side: Int, _ one: RunAlignment.Row) -> String {
    let name = side == 0 ? "sl" : "sr"
    let row = place.map { runs[side].rows[$0] }
    var gutter = "<span class=\"g \(name)\">"
    if let row, case .call(let call) = row.event.content {
      gutter += "<svg aria-hidden=\"true\"><use href=\"#\(LaneSign(call.callback).name)\"/></svg>"
    }
    gutter += "</span>"
    let words: String
    if let row, let place {
      words = self.words(row, place, side, name)
    } else {
      words = "<span class=\"none \(name)\"><span>\(absence(of: one)) on \(runs[side].mode.words)</span></span>"
    }
    return side == 0 ? gutter + words : words + gutter
  }

  /// What to say of a row in the run that has none.
  private func absence(of one: RunAlignment.Row) -> String {
    if one.mark == .moved { return "elsewhere" }
    switch (one.left.map { runs[0].rows[$0] } ?? one.right.map { runs[1].rows[$0] })?.event.content {
    case .warning, .exception: return "not printed"
    case .gap: return "no time passes"
    case .call, .step, .note, .remark, nil: return "not called"
    }
  }

  private func words(_ row: Recording.Row, _ place: Int, _ side: Int, _ name: String) -> String {
    guard case .call(let call) = row.event.content else {
      if case .gap(let duration) = row.event.content {
        return "<span class=\"t \(name)\"><span>\(duration) ms later</span></span>"
      }
      return "<span class=\"t \(name)\">\(MarkupText.escaped(row.text))</span>"
    }
    let selector = call.callback.selector
    let who = MarkupText.escaped(self.name(runs[side].lane(of: row) ?? .app))
    let part = ReportMeasures.part(call.receiver)
    var text = "<span class=\"t \(name)\">"
    if isSolo {
      // With one controller its name says nothing, but read aloud the line stays whole.
      text += "<b class=\"vh\">\(who)</b> " + (part.isEmpty ? "" : "<small>\(part)</small> ")
    } else {
      text += "<b>\(who)" + (part.isEmpty ? "" : "<small>.\(part)</small>") + "</b> "
    }
    // Long lines go over two, in smaller letters.
    text +=
      "<span>\(measures.isLengthy(row, runs[side]) ? ReportText.breakable(selector) : MarkupText.escaped(selector))</span>"
    let values = (row.line.message?.words(without: [.bounds]) ?? "").dropFirst(selector.count + 1)
    if !values.isEmpty { text += " <em>\(MarkupText.escaped(String(values)))</em>" }
    text += "</span>"
    if let bounds = row.bounds {
      let (size, judgement) = (bounds.size, bounds.judgement)
      let isNew = isNew[side][place] ? " new" : ""
      text += "<span class=\"b \(name) \(judgement.name)\(isNew)\">" + sign(size, judgement)
      text += "<span>\(size.width)×\(size.height)</span> <small>\(judgement.name)</small></span>"
    } else {
      text += "<span class=\"b \(name)\"></span>"
    }
    return text + (isComparison ? "" : "<span class=\"u\">\(call.rule.rawValue)</span>")
  }

  /// The shape of the view, to the scale of the screen.
  private func sign(_ size: Size, _ judgement: BoundsJudgement) -> String {
    ReportSign.html(size, judgement, screen: screen)
  }

  private func mark(_ row: RunAlignment.Row) -> String {
    let (sign, words): (String, String)
    switch row.mark {
    case .same: return "<span class=\"m\"></span>"
    case .onlyLeft: (sign, words) = ("◀", "only \(runs[0].mode.words)")
    case .onlyRight: (sign, words) = ("▶", "only \(runs[1].mode.words)")
    case .changed: (sign, words) = ("≠", "differs")
    case .moved: (sign, words) = ("⇅", "elsewhere")
    }
    return "<span class=\"m\"><i>\(sign)</i> <small>\(words)</small></span>"
  }
}
