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
    let drawn = min(receivers.count, width == Int.max ? receivers.count : width / 4)
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
      text += line(signs, words(row, drawn))
    }
    return text
  }

  private func words(_ row: StepThreads.Row, _ drawn: Int) -> String {
    if let heading = row.heading { return style.step + shortened(heading, drawn) + style.reset }
    guard let line = row.line else { return "" }
    let words = shortened(String(repeating: "  ", count: line.depth) + line.text, drawn)
    return line.message == nil ? style.warning + words + style.reset : words
  }

  private func line(_ threads: [String], _ words: String) -> String {
    var text = threads.map { $0 + " " }.joined() + " " + words
    while text.last == " " { text.removeLast() }
    return text + "\n"
  }

  private func shortened(_ text: String, _ drawn: Int) -> String {
    let room = width == Int.max ? Int.max : max(8, width - 2 * drawn - 1)
    return text.count > room ? String(text.prefix(room - 1)) + "…" : text
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
