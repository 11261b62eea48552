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
    for (number, step) in recording.steps.enumerated() {
      let before = number == 0 ? recording.rows[step.heading].snapshot : recording.snapshot(afterStep: number - 1)
      text += line(threads(before), style.step + shortened(recording.text(of: step), width - gutter) + style.reset)
      for row in recording.lines(of: step) { text += line(threads(row.snapshot, row), words(row)) }
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
        text +=
          String(repeating: "│ ", count: place) + style.step + shortened(names[place], width - 2 * place) + style.reset
          + "\n"
      }
    } else {
      var line = "From left to right:"
      for (place, name) in names.prefix(drawn).enumerated() {
        let word = " " + shortened(name, width - 2) + (place == drawn - 1 ? "" : ",")
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
    case .warning: return style.warning + shortened(row.text, room) + style.reset
    case .exception: return style.exception + shortened(row.text, room) + style.reset
    case .remark: return style.gap + shortened(row.text, room) + style.reset
    case .step, .note: return row.text
    case .call:
      let lead = String(repeating: "  ", count: row.event.depth)
      guard showsBounds, let bounds = row.bounds, let message = row.line.message else {
        return shortened(lead + row.text, room)
      }
      let text = lead + message.receiver + " " + message.words(without: [.bounds])
      return shortened(text, room - bounds.text().count - 2) + "  " + style.mark(bounds.judgement) + bounds.text()
        + style.reset
    }
  }

  private func line(_ threads: String, _ words: String) -> String {
    var text = threads + words
    while text.last == " " { text.removeLast() }
    return text + "\n"
  }

  private func shortened(_ text: String, _ room: Int) -> String {
    guard text.count > room else { return text }
    return String(text.prefix(max(1, room - 1))) + "…"
  }

  // MARK: With the hierarchy

  /// The trace, with the hierarchy as it stands when each action is over; what an action leaves as it was is not said again.
  package var textWithTrees: String {
    var text = ""
    var before: [String] = []
    for (number, step) in recording.steps.enumerated() {
      text += (number == 0 ? "" : "\n") + style.step + recording.text(of: step) + style.reset + "\n"
      for row in recording.lines(of: step) {
        switch row.event.content {
        case .call: text += "  " + words(row) + "\n"
        case .gap, .remark, .warning, .exception, .step, .note: text += "  " + row.text + "\n"
        }
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
