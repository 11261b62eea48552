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

  package var lineCount: Int { chapters.reduce(0) { $0 + $1.threads.rows.count } }

  package var pieces: [String] {
    let data = ReportData.script { json in
      json.list("views", chapters) { json, chapter in json.list { StepTrace.put(chapter.threads.lanes, to: &$0) } }
      json.put("rules", [Int]())
      let lines = chapters.flatMap { $0.threads.rows.compactMap { $0.line?.message?.callback } }
      ReportData.put(spellings: lines, to: &json)
    }
    let page = PageMarkup(
      title: chapters.map { $0.title }.joined(separator: ", "), classes: ["one"] + (lineCount < 70 ? ["short"] : []),
      style: TextFiles.steps,
      chapters: chapters.enumerated().map { number, chapter in
        let facts = Self.facts(chapter.threads)
        return PageMarkup.Chapter(
          title: chapter.title, summary: facts, subject: "<p class=\"facts name\">\(facts)</p>\n",
          content: ["<h2 class=\"vh\">The trace</h2>\n"] + StepTrace(chapter.threads, number).pieces)
      }, data: data)
    return page.pieces
  }

  private static func facts(_ threads: StepThreads) -> String {
    let calls = threads.rows.count { $0.column != nil }
    return calls.counted("callback") + " of " + threads.lanes.columns.count.counted("receiver")
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
    let longest = columns.map { $0.name.count }.max() ?? 0
    let pitch = ReportMeasures.pitch(count)
    let size = count > ReportMeasures.mostNamedLanes ? ["many"] : count <= ReportMeasures.fewLanes ? ["few"] : []
    let room = LanesMarkup.Room(
      lanes: count, pitch: pitch, wallPitch: pitch, nameWidth: min(12, longest) + 1,
      heads: 2 + min(24, longest) * 39 / 100, rows: threads.rows.count)
    let names = columns.enumerated().map { LanesMarkup.head($1.name.visible, place: $0, color: $1.color) }
    let heads = "<span class=\"names\">\(names.joined())</span>"
    var pieces = [LanesMarkup.opening(["one"] + size, number: number, room, heads: heads)]
    let headings = threads.rows.indices.filter { threads.rows[$0].heading != nil }
    for (index, start) in headings.enumerated() {
      let rows = start + 1..<(index + 1 < headings.count ? headings[index + 1] : threads.rows.count)
      // All rows are tall.
      let action = LanesMarkup.Action(
        index: index, row: start + 1, title: (threads.rows[start].heading ?? "").visible, count: rows.count,
        height: 2 * rows.count, gutter: picture(start), facts: rows.count.counted("line"))
      pieces.append(action.markup(number: number, rows: rows.map { row($0) }.joined()))
    }
    return pieces + [LanesMarkup.ending]
  }

  private func picture(_ place: Int) -> String { lanes.element(from: 2 * place, to: 2 * place + 2) }

  private func row(_ place: Int) -> String {
    let row = threads.rows[place]
    func markup(_ classes: [String], style: String, _ sign: Callback?, _ cells: String) -> String {
      LanesMarkup.row(
        place + 1, number: number, ["tall"] + classes, style: style, lanes: picture(place), sign: sign, cells: cells)
    }
    guard let column = row.column, let message = row.line?.message else {
      if case .gap(let duration)? = row.line?.content {
        return markup(["gap"], style: "", nil, LanesMarkup.words(ofGap: duration))
      }
      return markup(["trouble"], style: "", nil, "<span class=\"t\">\((row.line?.text ?? "").visible.markup)</span>")
    }
    let name = message.owner.visible
    let part = String(message.receiver.visible.dropFirst(name.count).drop { $0 == "." })
    let values = message.words(without: []).dropFirst(message.callback.selector.count + 1)
    let words = LanesMarkup.words(
      name, part, message.callback,
      values: values.isEmpty ? "" : " <em>\(ReportText.listed(String(values).visible))</em>")
    return markup(
      [columns[column].color, "f-\(message.callback.family.name)"],
      style: "--d:\(min(row.line?.depth ?? 0, 12));--x:\(column)", message.callback,
      words + "<span class=\"b\"></span><span class=\"u\"></span>")
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
  struct StepLine {
    /// The lane of the line's subject.
    var column: Int?
    /// Nil for an action.
    var line: TraceLine?
    /// The words of an action.
    var heading: String?
  }

  private(set) var rows: [StepLine] = []
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
      rows.append(StepLine(heading: step.text))
      for line in step.lines {
        let column = line.message.flatMap { places[$0.owner] }
        if let column, let message = line.message {
          states[column] = Self.state(after: message.callback, before: states[column])
          lanes.set(states[column], of: column, at: rows.count)
        }
        rows.append(StepLine(column: column, line: line))
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
