/// A run beside the threads of its controllers, time downwards, one line of the trace one line: for eyes, not for files.
package struct LanesText {
  private let recording: Recording
  private let style: TraceStyle
  private let showsBounds: Bool
  private let width: Int
  /// How many lanes are drawn; the threads of the others would leave no room for the words.
  private let drawn: Int

  /// - Parameters:
  ///   - recording: What is shown.
  ///   - style: The marks of a terminal.
  ///   - showsBounds: Each callback has the bounds that it saw, and whether they are final.
  ///   - width: The columns of the terminal: longer lines are shortened. Nil for any width.
  package init(_ recording: Recording, style: TraceStyle = TraceStyle(), showsBounds: Bool = false, width: Int? = nil) {
    self.recording = recording
    self.style = style
    self.showsBounds = showsBounds
    self.width = max(40, width ?? Int.max)
    drawn = min(recording.lanes.count, width.map { max(1, $0 / 4) } ?? Int.max)
  }

  package var text: String {
    var text = heads
    for step in recording.steps {
      let words = style.step + recording.text(of: step).shortened(to: width - gutter) + style.reset
      text += (threads(recording.rows[step.heading].snapshot) + words).withoutSpacesAtEnd + "\n"
      for row in recording.lines(of: step) {
        text += (threads(row.snapshot, row) + self.words(row)).withoutSpacesAtEnd + "\n"
      }
    }
    return text
  }

  // MARK: The gutter

  private var gutter: Int { 2 * drawn + 1 }

  /// The names, each above its lane; many names are in a line.
  private var heads: String {
    let names = recording.lanes.map { recording.name(of: $0) }
    var text = ""
    if drawn <= 12 {
      for place in 0..<drawn {
        let name = names[place].shortened(to: width - 2 * place)
        text += String(repeating: "│ ", count: place) + style.step + name + style.reset + "\n"
      }
    } else {
      var line = "From left to right:"
      for (place, name) in names.prefix(drawn).enumerated() {
        let word = " " + name.shortened(to: width - 2) + (place == drawn - 1 ? "" : ",")
        if line.count + word.count > width {
          text += line + "\n"
          line = " "
        }
        line += word
      }
      text += line + "\n"
    }
    if drawn < names.count { text += "and \(names.count - drawn) more: --only chooses\n" }
    return text
  }

  private func threads(_ snapshot: Snapshot, _ row: Recording.Row? = nil) -> String {
    let own = row.flatMap { recording.column(of: $0) }
    var text = ""
    for (place, lane) in recording.lanes.prefix(drawn).enumerated() {
      if place == own, let row, case .call(let call) = row.event.content {
        text += LaneSign(call.callback).character
      } else {
        text += recording.state(of: lane, at: snapshot).character
      }
      text += " "
    }
    return text + " "
  }

  // MARK: The words

  private func words(_ row: Recording.Row) -> String {
    let room = width - gutter
    switch row.event.content {
    case .gap(let duration): return style.gap + "-- \(duration) ms" + style.reset
    case .warning: return style.warning + row.text.shortened(to: room) + style.reset
    case .exception: return style.exception + row.text.shortened(to: room) + style.reset
    case .remark: return style.gap + row.text.shortened(to: room) + style.reset
    case .step, .note: return row.text
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
  ///   - style: What the cells show, and whether in color.
  ///   - width: The columns of the terminal; nil for any.
  package init(_ steps: [TraceStep], style: TraceStyle = TraceStyle(), width: Int? = nil) {
    self.steps = steps
    self.style = style
    self.width = max(40, width ?? Int.max)
  }

  /// The numbers of receivers and lines if there are too many to draw; else nil. Each line has a sign for each
  /// receiver.
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
    let receivers = threads.receivers
    // More threads than half the width leave no room for the words.
    let drawn = min(receivers.count, width / 4)
    let room = max(8, width - 2 * drawn - 1)
    var text = ""
    for place in 0..<drawn {
      text += String(repeating: "│ ", count: place) + style.step + receivers[place] + style.reset + "\n"
    }
    if drawn < receivers.count { text += "and \(receivers.count - drawn) more\n" }
    for row in threads.rows {
      var signs = row.states.prefix(drawn).map { $0.character }
      if let column = row.column, column < drawn, let message = row.line?.message {
        signs[column] = LaneSign(message.callback).character
      }
      text += (signs.map { $0 + " " }.joined() + " " + words(row, room)).withoutSpacesAtEnd + "\n"
    }
    return text
  }

  private func words(_ row: StepThreads.Row, _ room: Int) -> String {
    if let heading = row.heading { return style.step + heading.shortened(to: room) + style.reset }
    guard let line = row.line else { return "" }
    let words = (String(repeating: "  ", count: line.depth) + line.text).shortened(to: room)
    return line.message == nil ? style.warning + words + style.reset : words
  }
}
