/// One scenario of a page: its runs, the tables of bounds, the lanes, the text.
struct ReportChapter {
  private let runs: [Recording]
  private let source: Source
  private let marks: RunDifference
  /// The place of the chapter in the page, from 0.
  private let number: Int
  /// The place of its first run among all runs of the page.
  private let firstRun: Int

  init(_ chapter: ReportPage.Chapter, number: Int, firstRun: Int) {
    runs = chapter.runs
    source = chapter.source
    marks = RunDifference(chapter.runs)
    self.number = number
    self.firstRun = firstRun
  }

  var html: String { heading + ReportTables.bounds(runs) + steps + scenario }

  private var heading: String {
    var text = "<p class=\"runs\">"
    for run in runs {
      let header = run.scenario.header
      let device = "\(header.device.idiom.name) \(header.device.screen.width)x\(header.device.screen.height)"
      text +=
        "<span class=\"run\">\(MarkupText.escaped(run.caseName)) <small>\(device), held \(header.heldIn.name)</small></span> "
    }
    text += "</p>\n"
    if runs.count > 1 {
      text += "<p>\(marks.summary.isEmpty ? "The runs are the same." : MarkupText.escaped(marks.summary))</p>\n"
    }
    if let first = runs.first, !first.scenario.header.sources.isEmpty {
      text += "<p>" + first.scenario.header.sources.map { MarkupText.escaped($0) }.joined(separator: "<br>") + "</p>\n"
    }
    return text
  }

  // MARK: Lanes

  private var steps: String {
    let all = runs.map { $0.steps }
    let count = all.map { $0.count }.max() ?? 0
    var text = ""
    for number in 0..<count {
      let owner = runs.indices.first { number < all[$0].count } ?? 0
      let statement = runs[owner].scenario.story[all[owner][number].statement]
      text += "<section class=\"step\" id=\"g\(self.number)-step-\(number + 1)\">\n"
      text +=
        "<h2><span class=\"number\">\(number + 1)</span> <code>\(MarkupText.escaped(statement.text))</code></h2>\n"
      text += "<div class=\"cases\">\n"
      for place in runs.indices {
        text += lanes(
          of: place, number < all[place].count ? Array(runs[place].lines(of: all[place][number])) : nil, step: number)
      }
      text += "</div>\n</section>\n"
    }
    return text
  }

  private func lanes(of place: Int, _ rows: [Recording.Row]?, step: Int) -> String {
    let run = runs[place]
    let lanes = run.lanes
    var text = "<div class=\"case\" style=\"--lanes:\(max(1, lanes.count))\">\n"
    if runs.count > 1 { text += "<h3>\(MarkupText.escaped(run.mode.name))</h3>\n" }
    text += "<div class=\"heads\" aria-hidden=\"true\">"
    for lane in lanes { text += "<span>\(MarkupText.escaped(run.name(of: lane)))</span>" }
    text += "</div>\n"
    guard let rows else { return text + "<p>The app has ended before.</p>\n</div>\n" }
    guard !rows.isEmpty else { return text + "<p>Nothing follows.</p>\n</div>\n" }
    text += "<ol class=\"lanes\">\n"
    let base = run.steps[step].lines.lowerBound
    var turn: Int?
    for (offset, row) in rows.enumerated() {
      // An animation's band says already that a turn ends.
      if !Self.isGap(row), let turn, turn != row.snapshot.turn, offset > 0, !Self.isGap(rows[offset - 1]) {
        text += "<li class=\"turn\"><span>next turn of the run loop</span></li>\n"
      }
      turn = row.snapshot.turn
      text += item(row, run, place, base + offset, lanes, mark: marks.marks[place][step][offset])
    }
    return text + "</ol>\n</div>\n"
  }

  private func item(
    _ row: Recording.Row, _ run: Recording, _ place: Int, _ index: Int, _ lanes: [Recording.Lane],
    mark: RunDifference.Mark
  ) -> String {
    let identity = "id=\"c\(firstRun + place)-\(index)\" data-case=\"\(firstRun + place)\" data-row=\"\(index)\""
    var classes: [String] = []
    if let name = mark.name { classes.append(name) }
    guard case .call(let call) = row.event.content, let lane = run.lane(of: row),
      let column = lanes.firstIndex(of: lane)
    else {
      if case .gap(let duration) = row.event.content {
        return "<li \(identity) class=\"gap\"><span>\(duration) ms, then a new turn</span></li>\n"
      }
      return "<li \(identity) class=\"trouble\">\(MarkupText.escaped(row.text))</li>\n"
    }
    classes.append("call")
    classes.append("f-" + call.callback.family.name)
    let style = "grid-column:\(column + 1);--depth:\(row.event.depth)"
    var text = "<li \(identity) class=\"\(classes.joined(separator: " "))\" style=\"\(style)\">"
    text += "<span class=\"who\">\(MarkupText.escaped(run.name(of: lane)))</span> "
    text += "<span class=\"what\">\(MarkupText.escaped(Recording.message(of: row)))</span>"
    if let bounds = row.bounds {
      text += " <span class=\"bounds \(bounds.judgement.name)\">\(bounds.text(by: "×"))</span>"
    }
    if let words = mark.words { text += " <span class=\"mark\">\(words)</span>" }
    return text + "</li>\n"
  }

  private static func isGap(_ row: Recording.Row) -> Bool {
    if case .gap = row.event.content { true } else { false }
  }

  // MARK: The scenario itself

  private var scenario: String {
    var text = "<section class=\"source\"><h2>The scenario</h2>\n<pre>"
    for line in 1...max(1, source.lineCount) {
      text += "<span id=\"g\(number)-line-\(line)\">\(MarkupText.escaped(source.text(ofLine: line)))</span>\n"
    }
    return text + "</pre>\n</section>\n"
  }
}
