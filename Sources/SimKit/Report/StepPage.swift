/// A log or a stored trace as the page of a report, without what only a run knows: sizes, moments, and rules.
package struct StepPage: Sendable {
  /// A log or a trace with what it is called.
  package struct Chapter: Sendable {
    package var title: String
    package var steps: [TraceStep]

    package init(title: String, steps: [TraceStep]) {
      self.title = title
      self.steps = steps
    }
  }

  private let chapters: [(title: String, threads: StepThreads)]

  package init(_ chapters: [Chapter]) { self.chapters = chapters.map { ($0.title.visible, StepThreads($0.steps)) } }

  /// How many lines it has.
  package var lineCount: Int { chapters.reduce(0) { $0 + $1.threads.rows.count } }

  /// The page in pieces, of which none is long.
  package var pieces: [String] {
    let title = chapters.map { $0.title }.joined(separator: ", ").markup
    var header = "<header>\n<h1>\(title)</h1>\n"
    var main: [String] = []
    for (number, chapter) in chapters.enumerated() {
      let facts = "<p class=\"facts name\">\(Self.facts(chapter.threads))</p>\n"
      main.append("<section class=\"chapter\" id=\"g\(number)\">\n")
      if chapters.count == 1 {
        header += facts
      } else {
        main.append("<h2 class=\"title\">\(chapter.title.markup)</h2>\n" + facts)
      }
      main += StepTrace(chapter.threads, number).pieces + ["</section>\n"]
    }
    return ReportPage.document(
      title: chapters.map { $0.title }.joined(separator: ", "), style: TextFiles.steps, foot: "",
      body: "<body class=\"one\(lineCount < 70 ? " short" : "")\">\n",
      header: header + "</header>\n", main: main,
      data: ReportData.script { json in
        json.list("views", chapters) { json, chapter in json.list { StepTrace.put(chapter.threads.lanes, to: &$0) } }
        json.put("rules", [Int]())
        let lines = chapters.flatMap { $0.threads.rows.compactMap { $0.line?.message?.callback } }
        ReportData.put(spellings: lines, to: &json)
      }, tail: "")
  }

  private static func facts(_ threads: StepThreads) -> String {
    let calls = threads.rows.count { $0.column != nil }
    return ReportText.counted(calls, "callback") + " of " + ReportText.counted(threads.lanes.columns.count, "receiver")
  }
}

/// The rows of a log or a stored trace, as `ReportTrace` draws those of a run.
private struct StepTrace {
  private let threads: StepThreads
  private let number: Int
  private let lanes: LaneThreads
  private var columns: [Lanes.Column] { threads.lanes.columns }
  private var count: Int { max(1, columns.count) }

  init(_ threads: StepThreads, _ number: Int) {
    self.threads = threads
    self.number = number
    lanes = LaneThreads(threads.lanes)
  }

  /// The names of the lanes, and each action.
  var pieces: [String] {
    let rem = ReportMeasures.decimal(ReportMeasures.pitch(count)) + "rem"
    let longest = columns.map { $0.name.count }.max() ?? 0
    let width = min(12, longest) + 1
    let classes = [
      "trace one", count > ReportMeasures.mostNamedLanes ? "many" : count <= ReportMeasures.fewLanes ? "few" : "",
    ]
    var text =
      "<div class=\"\(classes.joined(separator: " "))\" data-view=\"\(number)\" style=\"--lp:\(rem);--nl:\(count);"
      + "--who:\(width)ch;--hh:\(2 + min(24, longest) * 39 / 100)rem;--wp:\(rem);--pp:\(ReportMeasures.printPitch(count))px\">\n"
      + "<div class=\"heads\" aria-hidden=\"true\"><span class=\"names\">"
    for (place, column) in columns.enumerated() {
      text += "<b class=\"\(column.color)\" style=\"--x:\(place)\">\(column.name.visible.markup)</b>"
    }
    var pieces = [text + "</span></div>\n"]
    let headings = threads.rows.indices.filter { threads.rows[$0].heading != nil }
    for (index, start) in headings.enumerated() {
      let end = index + 1 < headings.count ? headings[index + 1] : threads.rows.count
      var text = "<details class=\"act\(end - start > 38 ? "" : " brief")\" open style=\"--n:\(end - start - 1)\">\n"
      text += "<summary id=\"r\(number)-\(start + 1)\"><span class=\"no\"><i class=\"chevron\"></i>\(index + 1)</span>"
      text += "<span class=\"g\">\(picture(start))</span><h3>\((threads.rows[start].heading ?? "").visible.markup)</h3>"
      text += "<span class=\"facts\">\(ReportText.counted(end - start - 1, "line"))</span></summary>\n"
      if end > start + 1 { text += "<ol class=\"rows\">\n" + (start + 1..<end).map { row($0) }.joined() + "</ol>\n" }
      pieces.append(text + "</details>\n")
    }
    return pieces + ["</div>\n"]
  }

  private func picture(_ place: Int) -> String { lanes.element(from: 2 * place, to: 2 * place + 2) }

  private func row(_ place: Int) -> String {
    let row = threads.rows[place]
    let start = "<li id=\"r\(number)-\(place + 1)\" class=\"tall "
    let gutter = "<span class=\"no\">\(place + 1)</span><span class=\"g\">\(picture(place))"
    guard let column = row.column, let message = row.line?.message else {
      var (kind, text) = ("trouble", (row.line?.text ?? "").visible)
      if case .gap(let duration)? = row.line?.content { (kind, text) = ("gap", "\(duration) ms later") }
      return start + "\(kind)\">\(gutter)</span><span class=\"t\">\(text.markup)</span></li>\n"
    }
    let name = message.owner.visible
    let part = message.receiver.visible.dropFirst(name.count)
    let values = message.words(without: []).dropFirst(message.callback.selector.count + 1)
    return start + "\(columns[column].color) f-\(message.callback.family.name)\" "
      + "style=\"--d:\(min(row.line?.depth ?? 0, 12));--x:\(column)\">\(gutter)"
      + "<svg aria-hidden=\"true\"><use href=\"#\(LaneSign(message.callback).name)\"/></svg></span>"
      + "<span class=\"t\"><b>\(name.markup)"
      + (part.isEmpty ? "" : "<small>\(String(part).markup)</small>") + "</b> "
      + "<span>\(ReportText.breakable(message.callback.selector))</span>"
      + (values.isEmpty ? "" : " <em>\(ReportText.listed(String(values).visible))</em>")
      + "</span><span class=\"b\"></span><span class=\"u\"></span></li>\n"
  }

  /// Puts the data of a run as `ReportData` does, as far as a trace has it.
  static func put(_ lanes: Lanes, to json: inout JSONWriter) {
    var changes = [[(column: Int, state: LaneState)]](repeating: [], count: lanes.rowCount)
    for (place, column) in lanes.columns.enumerated() {
      for stay in column.states where stay.row > 0 { changes[stay.row].append((place, stay.value)) }
    }
    json.object { json in
      json.put("name", "")
      json.put("mode", "the log")
      json.put("screen", [320, 480])
      json.put("controllers", lanes.columns.map { $0.name.visible })
      json.put("lanes", Array(lanes.columns.indices))
      json.put("colors", lanes.columns.map { $0.color })
      json.put("expected", [Int]())
      json.list("rows", changes) { json, changes in
        json.list { json in
          for number in [0, 0, 0, -1] { json.put(number) }
          json.put("portrait")
          json.object { json in
            for (column, state) in changes {
              json.key(escaping: String(column))
              json.put([Int(state.rawValue), 0, -1, -1, 0, 0, 0])
            }
          }
        }
      }
    }
  }
}

/// A log or a stored trace beside the threads of its receivers: what can be drawn without a scenario.
///
/// The state of a controller follows from its callbacks; before the first it's unknown.
struct StepThreads {
  /// A line of a picture.
  struct Row {
    /// The lane of the line's subject.
    var column: Int?
    /// Nil for an action.
    var line: TraceLine?
    /// The words of an action.
    var heading: String?
  }

  private(set) var rows: [Row] = []
  /// The receivers, in the order in which they are spoken of.
  private(set) var lanes: Lanes

  /// - Parameter steps: The lines of a trace, or of a log read as one.
  init(_ steps: [TraceStep]) {
    var places: [String: Int] = [:]
    var columns: [Lanes.Column] = []
    for step in steps {
      for case let message? in step.lines.map({ $0.message }) where places[message.owner] == nil {
        places[message.owner] = columns.count
        columns.append(Lanes.Column(message.owner, color: "c\(columns.count % 8)"))
      }
    }
    lanes = Lanes(columns)
    var states = [LaneState](repeating: .absent, count: columns.count)
    for column in columns.indices { lanes.set(.absent, of: column, at: 0) }
    for step in steps {
      rows.append(Row(heading: step.text))
      for line in step.lines {
        let column = line.message.flatMap { places[$0.owner] }
        if let column, let message = line.message {
          states[column] = Self.state(after: message.callback, before: states[column])
          lanes.set(states[column], of: column, at: rows.count)
        }
        rows.append(Row(column: column, line: line))
      }
    }
    lanes.rowCount = rows.count
  }

  private static func state(after callback: Callback, before: LaneState) -> LaneState {
    switch callback {
    case .viewWillAppear, .viewIsAppearing: .appearing
    case .viewDidAppear: .appeared
    case .viewWillDisappear: .disappearing
    case .viewDidDisappear, .loadView, .viewDidLoad: .loaded
    case .viewDidUnload: .unloaded
    case .dealloc: .absent
    default: before == .absent ? .unloaded : before
    }
  }
}
