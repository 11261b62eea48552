import SimKit

/// A run over time: a turn of the run loop unfolds, with a column for each line; a rest is as wide as it lasts. Some lines are marked.
struct StoryPicture {
  private let run: Recording
  /// The lanes of controllers, each with the class of its color.
  private let lanes: [(id: ControllerID, color: String)]
  /// The marked rows.
  let marked: [Int]
  /// The left edge of each row, and the right edge of the last one.
  private var edges: [Int] = []

  private let left = 112
  private let width = 960
  private let high = 30
  private let top = 58
  private var bottom: Int { top + high * lanes.count }

  init(_ run: Recording, marking isMarked: (TraceEvent) -> Bool) {
    self.run = run
    marked = run.rows.indices.filter { isMarked(run.rows[$0].event) }
    lanes = zip(run.lanes, run.laneColors(run.lanes)).compactMap { lane, color in
      if case .controller(let id) = lane { (id, color) } else { nil }
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
      text +=
        "\n<g class=\"\(lane.color)\">" + label(run.scenario.name(of: lane.id), left - 8, height(place) + 4, "name")
      for stay in stays(of: lane.id) { text += drawing(stay, height(place)) }
      text += "</g>"
    }
    return text + "\n" + flags + marks + "</svg>\n"
  }

  private func label(_ text: String, _ x: Int, _ y: Int, _ name: String) -> String {
    "<text class=\"\(name)\" x=\"\(x)\" y=\"\(y)\">\(PlainPage.escaped(text))</text>"
  }

  // MARK: Lanes

  /// How much of a controller is on screen, from a row to another.
  private typealias Stay = (state: State, from: Int, to: Int)

  /// The names of the states of a controller.
  enum State: String, CaseIterable {
    case off, appears, on, leaves

    /// Nil for one without a view.
    init?(_ controller: ControllerSnapshot) {
      guard controller.exists, controller.isLoaded else { return nil }
      switch controller.appearance {
      case .appearing: self = .appears
      case .appeared: self = .on
      case .disappearing: self = .leaves
      case .disappeared: self = .off
      }
    }
  }

  private func stays(of id: ControllerID) -> [Stay] {
    var stays: [Stay] = []
    for (row, one) in run.rows.enumerated() {
      guard let state = State(one.snapshot.controllers[Int(id.index)]) else { continue }
      if let last = stays.last, last.state == state, last.to == row {
        stays[stays.count - 1].to = row + 1
      } else {
        stays.append((state, row, row + 1))
      }
    }
    return stays
  }

  private func drawing(_ stay: Stay, _ y: Int) -> String {
    let (a, b) = (edges[stay.from], edges[stay.to])
    switch stay.state {
    case .off: return "<path class=\"off\" d=\"M\(a) \(y)H\(b)\"/>"
    case .appears: return "<path class=\"way\" d=\"M\(a) \(y - 1)L\(b) \(y - 7)V\(y + 7)L\(a) \(y + 1)z\"/>"
    case .on: return "<path d=\"M\(a) \(y - 7)H\(b)V\(y + 7)H\(a)z\"/>"
    case .leaves: return "<path class=\"way\" d=\"M\(a) \(y - 7)L\(b) \(y - 1)V\(y + 1)L\(a) \(y + 7)z\"/>"
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
      let lane = run.lane(of: run.rows[row]).flatMap { lane in lanes.firstIndex { lane == .controller($0.id) } }
      guard let lane, case let y = height(lane) else {
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

  private func line(_ row: Recording.Row) -> String {
    switch row.event.content {
    case .step, .note: row.text
    case .gap(let time): "  \(time) ms later"
    case .call, .remark, .warning, .exception: String(repeating: " ", count: 2 + 2 * row.event.depth) + row.text
    }
  }

  // MARK: The states of a controller

  /// The controller of the first mark that has one.
  private var subject: ControllerID? {
    marked.lazy.compactMap { row in
      if case .controller(let id)? = run.lane(of: run.rows[row]) { id } else { nil }
    }.first
  }

  /// The four states of the controller that the story is about, with its way through them.
  var way: String? {
    guard let id = subject else { return nil }
    var way: [State] = [.off]
    for stay in stays(of: id) where stay.state != way.last { way.append(stay.state) }
    let places: [(State, x: Int, y: Int)] = [
      (.off, 120, 205), (.appears, 35, 120), (.on, 120, 35), (.leaves, 205, 120),
    ]
    var steps: [(from: State, to: State, numbers: [Int])] = []
    for (number, (from, to)) in zip(way, way.dropFirst()).enumerated() {
      if let known = steps.firstIndex(where: { $0.from == from && $0.to == to }) {
        steps[known].numbers.append(number + 1)
      } else {
        steps.append((from, to, [number + 1]))
      }
    }
    let name = run.scenario.name(of: id)
    let words = way.map(\.rawValue).joined(separator: ", ")
    var text =
      "<svg class=\"way\" viewBox=\"0 0 240 240\" role=\"img\" aria-label=\"\(PlainPage.escaped(name)): \(words)\">"
    for step in steps {
      guard let a = places.first(where: { $0.0 == step.from }), let b = places.first(where: { $0.0 == step.to }) else {
        continue
      }
      // A way back is beside the way there.
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      let (x, y) = ((a.x + b.x) / 2 + dy / 4, (a.y + b.y) / 2 - dx / 4)
      text += "<path d=\"M\(a.x) \(a.y)Q\(x) \(y) \(b.x) \(b.y)\"/>"
      let middle = "\((a.x + 2 * x + b.x) / 4) \((a.y + 2 * y + b.y) / 4)"
      let turn = [[225, 270, 315], [180, 0, 0], [135, 90, 45]][dy.signum() + 1][dx.signum() + 1]
      text += "<path class=\"head\" d=\"M-5-5 5 0-5 5z\" transform=\"translate(\(middle)) rotate(\(turn))\"/>"
      text += label(step.numbers.map { "\($0)" }.joined(separator: " "), x, y + 4, "mark")
    }
    for (state, x, y) in places {
      text += "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"26\"/>" + label(state.rawValue, x, y + 4, "")
    }
    return "<figure><figcaption>What \(PlainPage.escaped(name)) went through</figcaption>\(text)</svg></figure>\n"
  }
}
