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

  package var html: String {
    let title = MarkupText.escaped(chapters.map { $0.title }.joined(separator: ", "))
    var header = "<header>\n<h1>\(title)</h1>\n"
    var main = "<main id=\"trace\">\n\(ReportPage.legend)"
    for (number, chapter) in chapters.enumerated() {
      let facts = "<p class=\"facts name\">\(Self.facts(chapter.threads))</p>\n"
      main += "<section class=\"chapter\" id=\"g\(number)\">\n"
      if chapters.count == 1 {
        header += facts
      } else {
        main += "<h2 class=\"title\">\(MarkupText.escaped(chapter.title))</h2>\n" + facts
      }
      main += StepTrace(chapter.threads, number).html + "</section>\n"
    }
    let views = chapters.map { "[\(StepTrace.data($0.threads))]" }.joined(separator: ",")
    return ReportPage.document(
      title: chapters.map { $0.title }.joined(separator: ", "), style: TextFiles.steps, foot: "",
      body: "<body class=\"one\(chapters.reduce(0) { $0 + $1.threads.rows.count } < 70 ? " short" : "")\">\n",
      header: header + "</header>\n", main: main + "</main>\n",
      data: "<script type=\"application/json\" id=\"data\">{\"views\":[\(views)],\"rules\":[]}</script>\n", tail: "")
  }

  private static func facts(_ threads: StepThreads) -> String {
    let calls = threads.rows.count { $0.column != nil }
    return (calls == 1 ? "1 callback" : "\(calls) callbacks") + " of "
      + (threads.receivers.count == 1 ? "1 receiver" : "\(threads.receivers.count) receivers")
  }
}

/// The rows of a log or a stored trace, as `ReportTrace` draws those of a run.
private struct StepTrace {
  private let threads: StepThreads
  private let number: Int
  private let lanes: LaneThreads
  private var count: Int { max(1, threads.receivers.count) }

  init(_ threads: StepThreads, _ number: Int) {
    self.threads = threads
    self.number = number
    lanes = LaneThreads(
      threads.rows.map { $0.states }, end: threads.end, colors: threads.receivers.indices.map { Self.color($0) })
  }

  private static func color(_ column: Int) -> String { "c\(column % 8)" }

  var html: String {
    let rem = ReportMeasures.decimal(ReportMeasures.pitch(count)) + "rem"
    let longest = threads.receivers.map { $0.count }.max() ?? 0
    let width = min(12, longest) + 1
    let classes = [
      "trace one", count > ReportMeasures.mostNamedLanes ? "many" : count <= ReportMeasures.fewLanes ? "few" : "",
    ]
    var text =
      "<div class=\"\(classes.joined(separator: " "))\" data-view=\"\(number)\" style=\"--lp:\(rem);--nl:\(count);"
      + "--who:\(width)ch;--hh:\(2 + min(24, longest) * 39 / 100)rem;--wp:\(rem);--pp:\(ReportMeasures.printPitch(count))px\">\n"
      + "<div class=\"heads\" aria-hidden=\"true\"><span class=\"names\">"
    for (place, name) in threads.receivers.enumerated() {
      text += "<b class=\"\(Self.color(place))\" style=\"--x:\(place)\">\(MarkupText.escaped(name.visible))</b>"
    }
    text += "</span></div>\n"
    let headings = threads.rows.indices.filter { threads.rows[$0].heading != nil }
    for (index, start) in headings.enumerated() {
      let end = index + 1 < headings.count ? headings[index + 1] : threads.rows.count
      text += "<details class=\"act\(end - start > 38 ? "" : " brief")\" open style=\"--n:\(end - start - 1)\">\n"
      text += "<summary id=\"r\(number)-\(start + 1)\"><span class=\"no\"><i class=\"chevron\"></i>\(index + 1)</span>"
      text +=
        "<span class=\"g\">\(picture(start))</span><h3>\(MarkupText.escaped((threads.rows[start].heading ?? "").visible))</h3>"
      text += "<span class=\"facts\">\(end - start - 1) \(end - start == 2 ? "line" : "lines")</span></summary>\n"
      if end > start + 1 { text += "<ol class=\"rows\">\n" + (start + 1..<end).map { row($0) }.joined() + "</ol>\n" }
      text += "</details>\n"
    }
    return text + "</div>\n"
  }

  private func picture(_ place: Int) -> String {
    "<svg class=\"life\" aria-hidden=\"true\" viewBox=\"0 0 \(100 * count) 2\" preserveAspectRatio=\"none\">"
      + "\(lanes.figures(from: 2 * place, to: 2 * place + 2))</svg>"
  }

  private func row(_ place: Int) -> String {
    let row = threads.rows[place]
    let start = "<li id=\"r\(number)-\(place + 1)\" class=\"tall "
    let gutter = "<span class=\"no\">\(place + 1)</span><span class=\"g\">\(picture(place))"
    guard let column = row.column, let message = row.line?.message else {
      var (kind, text) = ("trouble", (row.line?.text ?? "").visible)
      if case .gap(let duration)? = row.line?.content { (kind, text) = ("gap", "\(duration) ms later") }
      return start + "\(kind)\">\(gutter)</span><span class=\"t\">\(MarkupText.escaped(text))</span></li>\n"
    }
    let name = message.owner.visible
    let part = message.receiver.visible.dropFirst(name.count)
    let values = message.words(without: []).dropFirst(message.callback.selector.count + 1)
    return start + "\(Self.color(column)) f-\(message.callback.family.name)\" "
      + "style=\"--d:\(min(row.line?.depth ?? 0, 12));--x:\(column)\">\(gutter)"
      + "<svg aria-hidden=\"true\"><use href=\"#\(LaneSign(message.callback).name)\"/></svg></span>"
      + "<span class=\"t\"><b>\(MarkupText.escaped(name))"
      + (part.isEmpty ? "" : "<small>\(MarkupText.escaped(String(part)))</small>") + "</b> "
      + "<span>\(ReportText.breakable(message.callback.selector))</span>"
      + (values.isEmpty ? "" : " <em>\(ReportText.listed(String(values).visible))</em>")
      + "</span><span class=\"b\"></span><span class=\"u\"></span></li>\n"
  }

  /// The data of a run as `ReportData` writes it, as far as a trace has it.
  static func data(_ threads: StepThreads) -> String {
    let names = threads.receivers.map { MarkupText.json($0.visible) }.joined(separator: ",")
    let columns = threads.receivers.indices
    var rows: [String] = []
    for place in threads.rows.indices {
      let before = place == 0 ? threads.receivers.map { _ in LaneState.absent } : threads.rows[place].states
      let after = place + 1 < threads.rows.count ? threads.rows[place + 1].states : threads.end
      let changes = columns.filter { before[$0] != after[$0] }.map { "\"\($0)\":[\(after[$0].rawValue),0,-1,-1,0,0,0]" }
      rows.append("[0,0,0,-1,\"portrait\",{\(changes.joined(separator: ","))}]")
    }
    return "{\"name\":\"\",\"mode\":\"the log\",\"screen\":[320,480],\"controllers\":[\(names)],"
      + "\"lanes\":[\(columns.map { "\($0)" }.joined(separator: ","))],"
      + "\"colors\":[\(columns.map { "\"\(color($0))\"" }.joined(separator: ","))],\"expected\":[],\"rows\":["
      + rows.joined(separator: ",") + "]}"
  }
}

/// A log or a stored trace beside the threads of its receivers: what can be drawn without a scenario.
///
/// The state of a controller follows from its callbacks; before the first it's unknown.
struct StepThreads {
  /// A line of a picture.
  struct Row {
    /// The state of each receiver above the line.
    var states: [LaneState]
    /// The lane of the line's subject.
    var column: Int?
    /// Nil for an action.
    var line: TraceLine?
    /// The words of an action.
    var heading: String?
  }

  /// In the order in which they are spoken of.
  let receivers: [String]
  private(set) var rows: [Row] = []
  /// The state of each receiver at the end.
  private(set) var end: [LaneState]

  /// - Parameter steps: The lines of a trace, or of a log read as one.
  init(_ steps: [TraceStep]) {
    var columns: [String: Int] = [:]
    var names: [String] = []
    for step in steps {
      for case let message? in step.lines.map({ $0.message }) where columns[message.owner] == nil {
        columns[message.owner] = names.count
        names.append(message.owner)
      }
    }
    receivers = names
    end = [LaneState](repeating: .absent, count: names.count)
    for step in steps {
      rows.append(Row(states: end, heading: step.text))
      for line in step.lines {
        let column = line.message.flatMap { columns[$0.owner] }
        rows.append(Row(states: end, column: column, line: line))
        if let column, let message = line.message {
          end[column] = Self.state(after: message.callback, before: end[column])
        }
      }
    }
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
