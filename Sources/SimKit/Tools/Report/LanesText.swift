/// A run beside the threads of its controllers, time downwards, one line of the trace one line: for eyes, not for files.
package struct LanesText {
  private let recording: FollowedRun
  private let style: TraceStyle
  private let showsBounds: Bool
  private let width: Int
  private let gutter: LaneGutter

  /// - Parameters:
  ///   - showsBounds: Each callback has the bounds that it saw, and whether they are final.
  ///   - width: The columns of the terminal: longer lines are shortened. Nil for any width.
  package init(_ recording: FollowedRun, style: TraceStyle = TraceStyle(), showsBounds: Bool = false, width: Int? = nil)
  {
    self.recording = recording
    self.style = style
    self.showsBounds = showsBounds
    self.width = max(40, width ?? Int.max)
    gutter = LaneGutter(Lanes(recording), style, drawn: width.map { max(1, $0 / 4) } ?? Int.max)
  }

  package var text: String {
    var text = gutter.heads(width: width, mostAbove: 12) + gutter.rest(": --only chooses")
    var gutter = gutter
    for (number, row) in recording.rows.enumerated() {
      var sign: (Int, LaneSign)?
      if case .call(let call) = row.event.content, let column = recording.column(of: row) {
        sign = (column, LaneSign(call.callback))
      }
      gutter.put(number, sign, words(row), to: &text)
    }
    return text
  }

  // MARK: The words

  private func words(_ row: FollowedRun.Moment) -> String {
    let room = width - gutter.width
    switch row.event.content {
    case .gap(let duration): return style.gap + "-- +\(duration)ms" + style.reset
    case .warning: return style.warning + row.text.shortened(to: room) + style.reset
    case .exception: return style.exception + row.text.shortened(to: room) + style.reset
    case .remark: return style.gap + row.text.shortened(to: room) + style.reset
    case .step, .note: return style.step + row.text.shortened(to: room) + style.reset
    case .call:
      let lead = String(repeating: "  ", count: row.event.depth)
      guard showsBounds, let bounds = row.bounds, let message = row.line.message else {
        return (lead + row.text).shortened(to: room)
      }
      let text = lead + message.receiver + " " + message.words(without: [.bounds])
      return text.shortened(to: room - bounds.text().count - 2) + "  " + style.mark(bounds.judgement) + bounds.text()
        + style.reset
    }
  }

  // MARK: With the hierarchy

  /// The trace, with the hierarchy as it stands when each action is over; what an action leaves as it was is not said again.
  package var textWithTrees: String {
    var text = ""
    var before: [String] = []
    for (number, step) in recording.steps.enumerated() {
      text += (number == 0 ? "" : "\n") + style.step + recording.text(of: step) + style.reset + "\n"
      for row in recording.lines(of: step) {
        if case .call = row.event.content { text += "  " + words(row) + "\n" } else { text += "  " + row.text + "\n" }
      }
      let tree = TreeText.lines(of: recording.snapshot(afterStep: number), in: recording.scenario)
      if tree == before {
        text += "\(style.gap)      | as before\(style.reset)\n"
      } else {
        for line in tree { text += "\(style.gap)      | \(line)\(style.reset)\n" }
      }
      before = tree
    }
    return text
  }
}

/// A log or a stored trace in a terminal, beside the threads of its receivers.
package struct StepLanes: Sendable {
  private let steps: [TraceStep]
  private let style: TraceStyle
  private let width: Int

  /// - Parameters:
  ///   - steps: The lines of a trace, or of a log read as one.
  ///   - width: The columns of the terminal; nil for any.
  package init(_ steps: [TraceStep], style: TraceStyle = TraceStyle(), width: Int? = nil) {
    self.steps = steps
    self.style = style
    self.width = max(40, width ?? Int.max)
  }

  /// The numbers of receivers and lines if they are too many to draw, else nil. Each line has a sign for each receiver.
  package static func excess(in steps: [TraceStep]) -> (receivers: Int, lines: Int)? {
    var receivers: Set<String> = []
    var lines = steps.count
    for step in steps {
      lines += step.lines.count
      for line in step.lines {
        if let owner = line.message?.owner { receivers.insert(owner) }
      }
    }
    return receivers.count > mostSigns / max(1, lines) ? (receivers.count, lines) : nil
  }

  private static let mostSigns = 4_000_000

  package var text: String {
    let threads = StepThreads(steps)
    // More threads than half the width leave no room for the words.
    var gutter = LaneGutter(threads.lanes, style, drawn: width / 4)
    let room = max(8, width - gutter.width)
    var text = gutter.heads(width: .max, mostAbove: .max) + gutter.rest("")
    for (number, row) in threads.rows.enumerated() {
      var sign: (Int, LaneSign)?
      if let column = row.column, let message = row.line?.message { sign = (column, LaneSign(message.callback)) }
      gutter.put(number, sign, words(row, room), to: &text)
    }
    return text
  }

  private func words(_ row: StepThreads.StepLine, _ room: Int) -> String {
    if let heading = row.heading { return style.step + heading.shortened(to: room) + style.reset }
    guard let line = row.line else { return "" }
    let words = (String(repeating: "  ", count: line.depth) + line.text).shortened(to: room)
    return line.message == nil ? style.warning + words + style.reset : words
  }
}

/// The gutter of lanes in a terminal: the names, and beside each row a sign for each lane.
private struct LaneGutter {
  private let columns: ArraySlice<Lanes.Column>
  /// How many columns are left out: their threads would leave no room for the words.
  private let hidden: Int
  private let style: TraceStyle
  /// The stay of each column at the last row.
  private var stays: [Int]

  init(_ lanes: Lanes, _ style: TraceStyle, drawn: Int) {
    columns = lanes.columns.prefix(drawn)
    hidden = lanes.columns.count - columns.count
    self.style = style
    stays = columns.map { _ in 0 }
  }

  var width: Int { 2 * columns.count + 1 }

  /// The names, each above its lane; more than `mostAbove` are in a line.
  func heads(width: Int, mostAbove: Int) -> String {
    var text = ""
    guard columns.count > mostAbove else {
      for (place, column) in columns.enumerated() {
        let name = column.name.shortened(to: width - 2 * place)
        text += String(repeating: "│ ", count: place) + style.step + name + style.reset + "\n"
      }
      return text
    }
    var line = "From left to right:"
    for (place, column) in columns.enumerated() {
      let word = " " + column.name.shortened(to: width - 2) + (place == columns.count - 1 ? "" : ",")
      if line.count + word.count > width {
        text += line + "\n"
        line = " "
      }
      line += word
    }
    return text + line + "\n"
  }

  /// The number of the columns that are left out, and how they are chosen.
  func rest(_ choice: String) -> String { hidden > 0 ? "and \(hidden) more\(choice)\n" : "" }

  /// Puts a row: the signs, and the words behind them. The rows come in their order.
  mutating func put(_ row: Int, _ own: (column: Int, sign: LaneSign)?, _ words: String, to text: inout String) {
    for place in columns.indices {
      let states = columns[place].states
      while stays[place] + 1 < states.count, states[stays[place] + 1].row <= row { stays[place] += 1 }
      if let own, own.column == place {
        text += own.sign.character
      } else {
        text += states[stays[place]].value.character
      }
      text += " "
    }
    text += " "
    text += words
    text.removeSpacesAtEnd()
    text += "\n"
  }
}
