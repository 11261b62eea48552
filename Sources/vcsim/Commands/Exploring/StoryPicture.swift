import SimKit

/// A run over time: a turn of the run loop unfolds, with a column for each line; a rest is as wide as it lasts. Some lines are marked.
struct StoryPicture {
  private let run: FollowedRun
  /// The lanes of controllers.
  private let lanes: [(id: ControllerID, column: Lanes.Column)]
  /// The marked rows.
  let marked: [Int]
  /// The left edge of each row, and the right edge of the last one.
  private var edges: [Int] = []

  private let left = 112
  private let width = 960
  private let high = 30
  private let top = 58
  private var bottom: Int { top + high * lanes.count }

  init(_ run: FollowedRun, marking isMarked: (TraceEvent) -> Bool) {
    self.run = run
    marked = run.rows.indices.filter { isMarked(run.rows[$0].event) }
    lanes = zip(run.lanes, Lanes(run).columns).compactMap { lane, column in
      if case .controller(let id) = lane { (id, column) } else { nil }
    }
    let rests = run.rows.map { row in if case .gap(let time) = row.event.content { time } else { 0 } }
    let (time, columns) = (rests.reduce(0, +), max(1, rests.count { $0 == 0 }))
    let column = max(3, min(19, (width - left) * (time == 0 ? 3 : 2) / 3 / columns))
    let room = max(0, width - left - column * columns)
    edges = [left]
    for rest in rests {
      edges.append(edges[edges.count - 1] + (rest == 0 ? column : min(rest * 2, room * rest / time)))
    }
  }

  private func middle(_ row: Int) -> Int { (edges[row] + edges[row + 1]) / 2 }
  private func height(_ lane: Int) -> Int { top + high * lane + high / 2 }

  var svg: String {
    let end = run.rows.last?.event.time ?? 0
    var text =
      "<svg class=\"story\" viewBox=\"0 0 \(max(width, edges[edges.count - 1] + 4)) \(bottom + 22)\" role=\"img\" "
    text += "aria-label=\"Time, \(run.steps.count) actions, \(end) ms\">\n"
    for (row, one) in run.rows.enumerated() {
      guard case .gap(let time) = one.event.content, case let wide = edges[row + 1] - edges[row] else { continue }
      text += "<rect class=\"rest\" x=\"\(edges[row])\" y=\"\(top)\" width=\"\(wide)\" height=\"\(bottom - top)\"/>"
      if wide > 40 { text += label("\(time) ms", middle(row), bottom + 15, "") }
    }
    for (place, lane) in lanes.enumerated() {
      let column = lane.column
      text += "\n<g class=\"\(column.color)\">" + label(column.name, left - 8, height(place) + 4, "name")
      let ends = column.states.dropFirst().map { $0.row } + [run.rows.count]
      for (stay, end) in zip(column.states, ends) {
        text += drawing(stay.value, edges[stay.row], edges[end], height(place))
      }
      text += "</g>"
    }
    return text + "\n" + flags + marks + "</svg>\n"
  }

  private func label(_ text: String, _ x: Int, _ y: Int, _ name: String) -> String {
    "<text class=\"\(name)\" x=\"\(x)\" y=\"\(y)\">\(PlainPage.escaped(text))</text>"
  }

  /// How much of a controller with a view is on screen, from one place to another.
  private func drawing(_ state: LaneState, _ a: Int, _ b: Int, _ y: Int) -> String {
    switch state {
    case .absent, .unloaded: ""
    case .loaded: "<path class=\"off\" d=\"M\(a) \(y)H\(b)\"/>"
    case .appearing: "<path class=\"way\" d=\"M\(a) \(y - 1)L\(b) \(y - 7)V\(y + 7)L\(a) \(y + 1)z\"/>"
    case .appeared: "<path d=\"M\(a) \(y - 7)H\(b)V\(y + 7)H\(a)z\"/>"
    case .disappearing: "<path class=\"way\" d=\"M\(a) \(y - 7)L\(b) \(y - 1)V\(y + 1)L\(a) \(y + 7)z\"/>"
    }
  }

  // MARK: Actions and marks

  /// The verb of each action, in one of two lines.
  private var flags: String {
    var text = ""
    var ends = [0, 0]
    for step in run.steps {
      let word = run.text(of: step).split(separator: " ").first.map(String.init) ?? ""
      let (wide, at) = (word.count * 8 + 14, middle(step.heading))
      let line = at - 8 > ends[0] ? 0 : 1
      let x = max(2, min(max(at - 8, ends[line] + 2), width - wide - 2))
      ends[line] = x + wide
      text += "<path class=\"stem\" d=\"M\(at) \(line * 24 + 24)V\(bottom)\"/>"
      text += "<rect class=\"flag\" x=\"\(x)\" y=\"\(line * 24 + 2)\" width=\"\(wide)\" height=\"21\" rx=\"5\"/>"
      text += label(word, x + 7, line * 24 + 17, "flag")
    }
    return text
  }

  /// Rings with numbers, each joined with the one before.
  private var marks: String {
    var text = ""
    var before: (x: Int, y: Int)?
    for (number, row) in marked.enumerated() {
      let x = middle(row)
      guard let lane = lane(at: row), case let y = height(lane) else {
        text += "<path class=\"mark\" d=\"M\(x) \(top)V\(bottom)\"/>" + label("\(number + 1)", x, top - 3, "mark")
        continue
      }
      if let before {
        text +=
          "<path class=\"mark\" d=\"M\(before.x) \(before.y - 9)Q\((before.x + x) / 2) \(min(before.y, y) - 36) \(x) \(y - 9)\"/>"
      }
      text +=
        "<circle class=\"mark\" cx=\"\(x)\" cy=\"\(y)\" r=\"9\"/>" + label("\(number + 1)", x, y + high / 2 + 6, "mark")
      before = (x, y)
    }
    return text
  }

  // MARK: The lines

  /// The lines of the run, from the action after the launch on, or from an earlier one with a mark.
  var rows: String {
    let first = min(marked.first ?? run.rows.count, run.steps.dropFirst().first?.heading ?? 0)
    let start = run.steps.last { $0.heading <= first }?.heading ?? 0
    return run.rows.indices.dropFirst(start).map { row in
      let one = run.rows[row]
      let text = PlainPage.escaped(line(one))
      if let number = marked.firstIndex(of: row) { return "<mark>\(text) <b>\(number + 1)</b></mark>" }
      if case .step = one.event.content { return "<b>\(text)</b>" }
      return text
    }.joined(separator: "\n")
  }

  private func line(_ row: FollowedRun.Moment) -> String {
    switch row.event.content {
    case .step, .note: row.text
    case .gap(let time): "  -- +\(time)ms"
    case .call, .remark, .warning, .exception: String(repeating: " ", count: 2 + 2 * row.event.depth) + row.text
    }
  }

  // MARK: The states of a controller

  /// The lane of the first mark that has one.
  private var subject: Lanes.Column? {
    marked.lazy.compactMap { row in lane(at: row).map { lanes[$0].column } }.first
  }

  private func lane(at row: Int) -> Int? {
    run.lane(of: run.rows[row]).flatMap { lane in lanes.firstIndex { lane == .controller($0.id) } }
  }

  /// The states of a controller with a view, and their places in the picture.
  private static let places: [(state: LaneState, name: String, x: Int, y: Int)] = [
    (.loaded, "off", 120, 205), (.appearing, "appears", 35, 120), (.appeared, "on", 120, 35),
    (.disappearing, "leaves", 205, 120),
  ]

  /// The four states of the controller that the story is about, with its way through them.
  var way: String? {
    guard let subject else { return nil }
    let places = Self.places
    // The numbers of places.
    var way = [0]
    for stay in subject.states {
      if let place = places.firstIndex(where: { $0.state == stay.value }), place != way.last { way.append(place) }
    }
    let steps = zip(way, way.dropFirst()).enumerated().grouped { [$0.element.0, $0.element.1] }
    let name = PlainPage.escaped(subject.name)
    let words = way.map { places[$0].name }.joined(separator: ", ")
    var text =
      "<svg class=\"way\" viewBox=\"0 0 240 240\" role=\"img\" aria-label=\"\(name): \(words)\">"
    for step in steps {
      let (a, b) = (places[step[0].element.0], places[step[0].element.1])
      // A way back is beside the way there.
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      let (x, y) = ((a.x + b.x) / 2 + dy / 4, (a.y + b.y) / 2 - dx / 4)
      text += "<path d=\"M\(a.x) \(a.y)Q\(x) \(y) \(b.x) \(b.y)\"/>"
      let middle = "\((a.x + 2 * x + b.x) / 4) \((a.y + 2 * y + b.y) / 4)"
      let turn = [[225, 270, 315], [180, 0, 0], [135, 90, 45]][dy.signum() + 1][dx.signum() + 1]
      text += "<path class=\"head\" d=\"M-5-5 5 0-5 5z\" transform=\"translate(\(middle)) rotate(\(turn))\"/>"
      text += label(step.map { "\($0.offset + 1)" }.joined(separator: " "), x, y + 4, "mark")
    }
    for (_, name, x, y) in places {
      text += "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"26\"/>" + label(name, x, y + 4, "")
    }
    return "<figure><figcaption>What \(name) went through</figcaption>\(text)</svg></figure>\n"
  }
}
